import { expect, test } from "vitest";

import type { Question } from "../../protocol";
import { STEPS, type Scene } from "./coach";

const QUIET: Scene = {
  model: { generation: 1, phase: "action", areas: [] } as unknown as Scene["model"],
  me: { seat: "yellow", rating: 20, passed: false } as Scene["me"],
  question: null,
};

function scene(model: object, me: object = {}, asked = ""): Scene {
  return {
    model: { ...QUIET.model, ...model },
    me: { ...QUIET.me, ...me },
    question: asked ? ({ asked: { key: asked, args: {} } } as unknown as Question) : null,
  };
}

const doneNow = (now: Scene) => STEPS.filter((step) => step.done(now, QUIET)).map(({ id }) => id);
const begun = (now: Scene) => STEPS.filter((step) => step.begins(now)).map(({ id }) => id);

test("a step is done by what the table shows", () => {
  expect(doneNow(QUIET)).toEqual(["setup"]);
  expect(doneNow(scene({ phase: "setup" }))).toEqual([]);
  expect(doneNow(scene({}, {}, "ask-second-action"))).toEqual(["setup", "action"]);
  expect(doneNow(scene({}, { rating: 21 }))).toEqual(["setup", "rating"]);
  expect(doneNow(scene({ areas: [{ tile: "ocean" }] }))).toEqual(["setup", "tile"]);
  expect(doneNow(scene({}, { passed: true }))).toEqual(["setup", "action", "pass"]);
});

test("production, research and the end come with the second generation; nothing passes over them unread", () => {
  expect(begun(QUIET)).not.toContain("production");
  expect(begun(scene({}, { passed: true }))).toContain("production");
  expect(begun(QUIET)).not.toContain("research");
  const research = scene({ generation: 2, phase: "research" });
  expect(begun(research)).toContain("research");
  expect(doneNow(research)).not.toContain("production");
  expect(doneNow(research)).not.toContain("research");
  expect(begun(research)).not.toContain("onward");
  expect(begun(scene({ generation: 2 }))).toContain("onward");
});
