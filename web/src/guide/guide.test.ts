/** The guide follows deeds, in whatever order they are done. */

import { expect, test } from "vitest";

import type { Progress } from "../lib/guided.svelte";
import { advanced, inFront, looked, met, putOff, todo, unread, type Scene, type Step } from "./guide";

interface Deeds extends Scene {
  deeds: string[];
}

const STEPS: Step<Deeds>[] = ["goal", "card", "tile", "pass"].map((id) => ({
  id,
  tab: "",
  region: "",
  topic: "",
  done: ({ deeds }) => deeds.includes(id),
}));
const NOTHING: Progress = { ticks: {}, read: [], later: [] };

const scene = (moves: number, ...deeds: string[]): Deeds => ({ seat: "yellow", moves, lines: [], end: 0, deeds });
const ids = (steps: Step<Deeds>[]) => steps.map(({ id }) => id);

/** The progress after each of these scenes, with every text before somebody's eyes, as at a desk. */
function followed(...scenes: Deeds[]): Progress {
  let progress = NOTHING;
  scenes.forEach((now, at) => {
    const next = todo(progress, STEPS)[0];
    if (next && next === inFront(progress, STEPS)) progress = met(progress, next.id);
    progress = advanced(progress, STEPS, now, scenes[at - 1] ?? now, true);
  });
  return progress;
}

test("a step ends when its deed is done, and nothing else ends it", () => {
  const progress = followed(scene(0), scene(1, "goal"), scene(2, "goal"), scene(3, "goal"));

  expect(Object.keys(progress.ticks)).toEqual(["goal"]);
  expect(inFront(progress, STEPS)?.id).toBe("card");
});

test("a step that is done early is ticked at once and shown next; open steps keep their order", () => {
  const progress = followed(scene(0), scene(1, "goal", "tile"));

  expect(ids(unread(progress, STEPS))).toEqual(["tile"]);
  expect(inFront(progress, STEPS)?.id).toBe("tile");
  expect(ids(todo(progress, STEPS))).toEqual(["card", "pass"]);

  const later = advanced(progress, STEPS, scene(2, "goal", "tile", "card"), scene(1, "goal", "tile"), true);
  expect(ids(unread(later, STEPS))).toEqual(["card"]);
});

test("several steps at once are shown one after the other, and none is lost", () => {
  let progress = followed(scene(0), scene(1, "goal", "card", "tile", "pass"));
  const steps = [];
  for (let step = inFront(progress, STEPS); step; step = inFront(progress, STEPS)) {
    steps.push(step.id);
    progress = met(progress, step.id);
  }

  expect(steps).toEqual(["card", "tile", "pass"]);
});

test("steps that were done while the guide was folded are shown later", () => {
  const folded = advanced(NOTHING, STEPS, scene(1, "goal"), scene(0), false);
  const more = advanced(folded, STEPS, scene(2, "goal", "card"), scene(1, "goal"), false);

  expect(ids(unread(more, STEPS))).toEqual(["goal", "card"]);
});

test("what is taken back is open again, and only that", () => {
  const progress = followed(scene(0), scene(1, "goal"), scene(2, "goal", "card"));

  const undone = advanced(progress, STEPS, scene(1, "goal"), scene(2, "goal", "card"), true);

  expect(ids(todo(undone, STEPS))).toEqual(["card", "tile", "pass"]);
});

test("a step that is put off comes last; of several, the first one first", () => {
  const once = putOff(NOTHING, "goal");
  expect(ids(todo(once, STEPS))).toEqual(["card", "tile", "pass", "goal"]);
  const twice = putOff(once, "card");
  expect(ids(todo(twice, STEPS))).toEqual(["tile", "pass", "goal", "card"]);
  expect(ids(todo(putOff(twice, "goal"), STEPS))).toEqual(["tile", "pass", "card", "goal"]);
});

test("what was looked at is not taken back", () => {
  const progress = looked(followed(scene(0), scene(5, "goal")), "pass");

  expect(advanced(progress, STEPS, scene(1), scene(5, "goal"), true).ticks).toEqual({ pass: 0 });
});
