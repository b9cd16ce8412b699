import { expect, test } from "vitest";
import type { Phrase, Question } from "../../../protocol";
import { path } from "./question";

const CONSTRUCT: Phrase = {
  key: "om-log-action",
  args: { action: { key: "om-action-construct", count: 1, counted: false } },
};
const QUESTION: Question = {
  id: "1",
  prompt: { key: "om-ask-travel", args: {} },
  options: [],
  about: { building: "generator" },
  begins: false,
};

test("between turns the path names the phase, not the last action of the turn before", () => {
  expect(path(QUESTION, [CONSTRUCT], "colonization")).toHaveLength(2);
  expect(path(QUESTION, [CONSTRUCT], "shuttle")).toHaveLength(1);
  expect(path(QUESTION, [CONSTRUCT], "end")).toEqual([]);
});
