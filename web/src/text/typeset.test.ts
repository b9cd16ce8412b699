import { expect, test } from "vitest";

import { Typography, written } from "./typeset";

const english = new Typography({ quotes: "“ ”", percent: "%", units: "°C M€", tied: "" });
const polish = new Typography({ quotes: "„ ”", percent: " %", units: "°C", tied: "a i w" });

test("a minus is written before a number, and a hyphen stays in a word", () => {
  expect(english.typeset("at most -12 °C, two-step, 1-5, A-3")).toBe("at most −12\u00a0°C, two-step, 1-5, A-3");
  expect(written(-3)).toBe("−3");
  expect(written(undefined)).toBe("");
});

test("a number and its unit stay together", () => {
  expect(english.typeset("5 M€ and 3 cards, 2 M€uro")).toBe("5\u00a0M€ and 3 cards, 2 M€uro");
});

test("a per cent sign stands as the language puts it", () => {
  expect(english.typeset("8 % of 9%")).toBe("8% of 9%");
  expect(polish.typeset("8 % of 9%")).toBe("8\u00a0% of 9\u00a0%");
});

test("quotation marks and apostrophes are those of the language", () => {
  expect(english.typeset(`"Ants" ("Birds") isn't`)).toBe("“Ants” (“Birds”) isn’t");
  expect(polish.typeset(`karta "Mrówki".`)).toBe("karta „Mrówki”.");
});

test("a small word stays with the next one", () => {
  expect(polish.typeset("W domu i w lesie, dla")).toBe("W\u00a0domu i\u00a0w\u00a0lesie, dla");
});
