import { expect, test } from "vitest";
import { isCut } from "./whole";

test("a line is cut if more than a pixel of it is out of view", () => {
  expect(isCut(19, 12, 90)).toBe(true);
  expect(isCut(19, 19, 90)).toBe(false);
  expect(isCut(19, 0, 90)).toBe(false);
});

test("the newest line is whole in a frame whose height is a fraction", () => {
  expect(isCut(19, 18.5, 89.5)).toBe(false);
});

test("a line that is higher than its frame is never cut", () => {
  expect(isCut(60, 40, 40)).toBe(false);
});
