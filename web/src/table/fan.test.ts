import { describe, expect, it } from "vitest";
import { fanned } from "./fan";

describe("marks on a line", () => {
  it("stay where they are when there is room", () => {
    expect(fanned([10, 60, 30], 16, 0, 100)).toEqual([10, 60, 30]);
  });

  it("stand side by side around the place that they share", () => {
    expect(fanned([50, 50, 50], 16, 0, 100)).toEqual([34, 50, 66]);
  });

  it("never cover each other, nor leave the line", () => {
    const found = fanned([0, 3, 5, 98], 16, 0, 100).sort((a, b) => a - b);
    expect(found[0]).toBeGreaterThanOrEqual(0);
    expect(found.slice(1).every((place, at) => place - found[at]! >= 16)).toBe(true);
  });
});
