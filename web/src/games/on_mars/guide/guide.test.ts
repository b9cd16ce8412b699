import { expect, test } from "vitest";

import type { Phrase } from "../../../protocol";
import { STEPS, type ColonyScene } from "./guide";

const line = (key: string, seat = "purple"): Phrase => ({
  key,
  args: { seat: { key: `seat-${seat}`, count: 1, counted: false } },
});

function scene(lines: Phrase[], me: Partial<ColonyScene["me"]> = {}): ColonyScene {
  return {
    seat: "purple",
    moves: lines.length,
    lines: lines,
    end: lines.length,
    model: { solo: true },
    me: { space: 7, stands: true, ...me },
  };
}

function doneBy(now: ColonyScene): string[] {
  return STEPS.filter((step) => step.done(now, now)).map(({ id }) => id);
}

test("each step is recognized from the table, however it was done", () => {
  expect(doneBy(scene([], { space: null }))).toEqual([]);
  expect(doneBy(scene([]))).toEqual(["seat"]);
  expect(doneBy(scene([line("om-log-action")]))).toEqual(["seat", "action"]);
  expect(doneBy(scene([line("om-log-construct"), line("om-log-reward")]))).toEqual(["seat", "build", "benefit"]);
  expect(doneBy(scene([line("om-log-construct"), line("om-log-construct")]))).toContain("chain");
  expect(doneBy(scene([line("om-log-use")]))).toContain("executive");
  expect(doneBy(scene([line("om-log-lacerda-card")]))).toContain("lacerda");
  expect(doneBy(scene([line("om-log-blueprint")]))).toContain("tech");
});

test("a turn that was ended without an executive action is fine as well", () => {
  expect(doneBy(scene([line("om-log-action")], { stands: true }))).not.toContain("executive");
  expect(doneBy(scene([line("om-log-action")], { stands: false }))).toContain("executive");
});

test("there and back again are two journeys of one's own", () => {
  const there = [line("om-log-travel-orbit"), line("om-log-travel-colony", "green")];

  expect(doneBy(scene(there))).toContain("travel");
  expect(doneBy(scene(there))).not.toContain("return");
  expect(doneBy(scene([...there, line("om-log-travel-colony")]))).toContain("return");
});
