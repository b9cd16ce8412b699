import { expect, test } from "vitest";

import { advanced, inFront, met, todo, unread } from "../../../guide/guide";
import type { Progress } from "../../../lib/guided.svelte";
import type { Phrase } from "../../../protocol";
import { STEPS, type MarsScene } from "./guide";

const line = (key: string, seat = "yellow"): Phrase => ({
  key,
  args: { seat: { key: `seat-${seat}`, count: 1, counted: false } },
});

function scene(lines: Phrase[], more: Partial<MarsScene> = {}): MarsScene {
  return {
    seat: "yellow",
    moves: lines.length,
    lines,
    end: lines.length,
    model: { generation: 1, phase: "action", solo: false },
    me: { corporation: "beginner_corporation", passed: false, rating_rose: false },
    prompt: "ask-action",
    questionId: String(lines.length),
    ...more,
  };
}

const PLAYED = [line("log-play")];
const LATER = { model: { generation: 2, phase: "action", solo: false } } as const;

function doneBy(now: MarsScene, before = now): string[] {
  return STEPS.filter((step) => step.done(now, before)).map(({ id }) => id);
}

test("each step is recognized from the table, however it was done", () => {
  expect(doneBy(scene([]))).toEqual([]);
  expect(doneBy(scene(PLAYED))).toEqual(["goal", "card"]);
  expect(doneBy(scene([line("log-standard"), line("log-tile"), line("log-rating")]))).toEqual([
    "goal",
    "track",
    "tile",
  ]);
  expect(doneBy(scene([line("log-pass")]))).toEqual(["pass"]);
  expect(doneBy(scene([], { ...LATER, model: { ...LATER.model, phase: "research" } }))).toEqual(["production"]);
  expect(doneBy(scene([], LATER))).toEqual(["production", "research"]);
});

test("what others do is no deed of mine", () => {
  expect(doneBy(scene([line("log-play", "blue"), line("log-rating", "blue"), line("log-tile", "blue")]))).toEqual([]);
});

test("a second action counts once its question is answered, also by ending the turn", () => {
  const before = scene(PLAYED, { prompt: "ask-second-action", questionId: "7" });

  expect(doneBy(before)).not.toContain("second");
  expect(doneBy(scene(PLAYED, { prompt: null, questionId: null }), before)).toContain("second");
  expect(doneBy(before, scene([]))).not.toContain("second");
});

test("a player who ignores the guide misses none of its steps", () => {
  // The generation is played to its end, and the guide has been folded all the time.
  const scenes = [
    scene([]),
    scene(PLAYED, { prompt: "ask-second-action", questionId: "b" }),
    scene([...PLAYED, line("log-pass")], { prompt: null, questionId: null }),
    scene([...PLAYED, line("log-pass"), line("log-buy")], LATER),
  ];
  let progress: Progress = { ticks: {}, read: [], later: [] };
  scenes.forEach((now, at) => (progress = advanced(progress, STEPS, now, scenes[at - 1] ?? now, false)));

  expect(todo(progress, STEPS).map(({ id }) => id)).toEqual(["track", "tile", "goals"]);
  const steps = [];
  for (let step = unread(progress, STEPS)[0]; step; step = unread(progress, STEPS)[0]) {
    steps.push(step.id);
    progress = met(progress, step.id);
  }
  expect(steps).toEqual(["goal", "card", "second", "pass", "production", "research"]);
  expect(inFront(progress, STEPS)?.id).toBe("track");
});

test("beginners read that their cards were free, the others that they choose and buy", () => {
  const goal = STEPS[0]!;
  const setup = scene([], {
    model: { generation: 1, phase: "setup", solo: false },
    me: { corporation: null, passed: false, rating_rose: false },
  });

  expect(goal.variant?.(scene([]))).toBe("-beginner");
  expect(goal.variant?.(setup)).toBe("-setup");
  expect(goal.variant?.(scene([], { me: { ...setup.me, corporation: "ecoline" } }))).toBe("");
});
