import { expect, test } from "vitest";

import { written, typeset } from "./typeset";

test("a minus is written before a number, and a hyphen stays in a word", () => {
  expect(typeset("at most -12 °C, two-step, 1-5, A-3")).toBe("at most −12\u00a0°C, two-step, 1-5, A-3");
  expect(written(-3)).toBe("−3");
});

test("a number and its unit stay together", () => {
  expect(typeset("5 M€ and 8 % of 3 cards")).toBe("5\u00a0M€ and 8\u00a0% of 3 cards");
  expect(written(undefined)).toBe("");
});
