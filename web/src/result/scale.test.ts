/** Charts have round numbers, and labels on as many rounds as there is room for. */

import { expect, test } from "vitest";

import { labelled, ticks } from "./scale";

test("round numbers enclose the values", () => {
  expect(ticks([20, 85])).toEqual([20, 40, 60, 80, 100]);
  expect(ticks([-7, 12])).toEqual([-10, -5, 0, 5, 10, 15]);
  expect(ticks([3, 3])).toEqual([3, 4]);
  expect(ticks([0, 2])).toEqual([0, 1, 2]);
});

test("many rounds are labelled by the way", () => {
  const few = labelled(11, 600);
  const many = labelled(92, 600);
  expect([1, 2, 11].map(few)).toEqual([true, true, true]);
  expect([1, 5, 10, 11].map(many)).toEqual([false, true, true, false]);
});
