/** The turn, and a long wait. */

import { expect, test, vi } from "vitest";

import type { Snapshot } from "../protocol";
import { isTurn, LONG, timeWait, waiting } from "./waiting.svelte";

const snapshot = (more: Partial<Snapshot>) =>
  ({ seat: "blue", over: false, question: null, unconfirmed: null, ...more }) as Snapshot;
const QUESTION = {} as Snapshot["question"];

test("it is my turn while something is asked of me, also whether my turn shall end", () => {
  expect(isTurn(snapshot({}))).toBe(false);
  expect(isTurn(snapshot({ question: QUESTION }))).toBe(true);
  expect(isTurn(snapshot({ unconfirmed: "blue" }))).toBe(true);
  expect(isTurn(snapshot({ unconfirmed: "green" }))).toBe(false);
  expect(isTurn(snapshot({ question: QUESTION, over: true }))).toBe(false);
  expect(isTurn(snapshot({ question: QUESTION, seat: null }))).toBe(false);
});

test("a wait is long after a minute, unless the turn comes before", () => {
  expect(LONG).toBe(60_000);
  vi.useFakeTimers();
  const stop = timeWait();
  vi.advanceTimersByTime(LONG - 1);
  stop();
  vi.advanceTimersByTime(LONG);
  expect(waiting.long).toBe(false);

  timeWait();
  vi.advanceTimersByTime(LONG);
  expect(waiting.long).toBe(true);
  vi.useRealTimers();
});
