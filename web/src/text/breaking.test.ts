import { expect, test } from "vitest";

import { breakableName } from "./breaking";

test.each([
  ["Giovannantonio Bruni", "Gio-van-nan-to-nio Bruni"],
  ["Magdalena Wiśniewska", "Magdalena Wiśniewska"],
  ["Friedrich-Wilhelmine", "Friedrich-Wilhelmine"],
  ["Zażółcigęślajaźń", "Zażół-ci-gęś-la-jaźń"],
  ["Brzęczyszczykiewicz", "Brzę-czysz-czy-kie-wicz"],
  ["", ""],
])("%s is broken between syllables, and only where a word is too long for a line", (name, broken) => {
  expect(breakableName(name).replaceAll("\u00ad", "-")).toBe(broken);
});
