import { describe, expect, it } from "vitest";
import { apart } from "./apart";

describe("places on a line", () => {
  it("stay where they are when there is room", () => {
    expect(apart([10, 60, 30], 16, 0, 100)).toEqual([10, 60, 30]);
  });

  it("stand side by side around the place that they share", () => {
    expect(apart([50, 50, 50], 16, 0, 100)).toEqual([34, 50, 66]);
  });

  it("keep their gap inside the bounds, in their order", () => {
    expect(apart([10, 100], 14, 0, 200)).toEqual([10, 100]);
    expect(apart([200, 198], 14, 0, 200)).toEqual([200, 186]);
  });

  it.each([[[0, 3, 5, 98]], [[0, 3, 5, 40, 60]], [[99, 98, 97, 60]]])(
    "%j never overlap nor leave the line",
    (places) => {
      const moved = apart(places, 16, 0, 100).sort((a, b) => a - b);
      expect(moved[0]).toBeGreaterThanOrEqual(0);
      expect(moved.at(-1)).toBeLessThanOrEqual(100);
      expect(moved.slice(1).every((place, at) => place - moved[at]! >= 16)).toBe(true);
    },
  );
});
