/** Views of any game are laid out by their shape alone. */

import { expect, test } from "vitest";

import { columnsOf, differs, isShort, within } from "./view";

test("texts, numbers and lists of them stand on one line", () => {
  expect([1, "r3c4", null, true, [], [1, 2]].every(isShort)).toBe(true);
  expect([{}, [[1]], [{}]].some(isShort)).toBe(false);
});

test("a list of things alike becomes a table", () => {
  expect(
    columnsOf([
      { seat: "blue", hand: [1] },
      { seat: "green", hand: [] },
    ]),
  ).toEqual(["seat", "hand"]);
  expect(columnsOf([{ seat: "blue" }, { other: 1 }])).toBeNull();
  expect(columnsOf([{ seat: { deep: 1 } }])).toBeNull();
  expect(columnsOf([])).toBeNull();
});

test("what would be different is found in the same place", () => {
  const next = { seats: [{ coins: 2 }] };
  expect(within(within(within(next, "seats"), 0), "coins")).toBe(2);
  expect(within(next, "none")).toBeUndefined();
  expect(differs(1, 2)).toBe(true);
  expect(differs([1], [1])).toBe(false);
  expect(differs(1, undefined)).toBe(false);
});
