import { expect, test } from "vitest";

import type { Option } from "../../../protocol";
import { optionOf } from "../../../table/option";
import { PRINTED } from "../model/printed";
import { SPACES, spaceOf, targets } from "./laboratory";

function answer(kind: string, noun = "", more: Partial<Option> = {}): Option {
  const plain = { label: { key: "", args: {} }, price: [], ends: false, unused: false, points: null, to: "" };
  return { option: optionOf(kind, noun), kind, noun, ...plain, ...more };
}

test("every way of a technology leads to the next column, to a space that touches its own", () => {
  for (const { id, to } of PRINTED.lab) {
    const from = spaceOf(id);
    for (const end of to.map(spaceOf)) {
      expect(end.level).toBe(from.level + 1);
      expect(Math.hypot(end.x - from.x, end.y - from.y)).toBeCloseTo(Math.sqrt(3) * 25);
    }
  }
  expect(SPACES.length).toBe(13);
});

test("two technologies that can come to the same space share it, the upper one above", () => {
  const result = targets([
    answer("develop", "1b-2b"),
    answer("develop", "1a-2b"),
    answer("develop", "1a-2a"),
    answer("done"),
  ]);

  expect(result.map(({ option, part }) => [option, part])).toEqual([
    ["develop:1b-2b", "lower"],
    ["develop:1a-2b", "upper"],
    ["develop:1a-2a", "whole"],
  ]);
});

test("a new technology comes to the first column from nowhere", () => {
  expect(targets([answer("lab", "1b")])).toEqual([{ option: "lab:1b", to: spaceOf("1b"), from: null, part: "whole" }]);
});
