/** Views with the names that Python gives to what they hold. Run by the tests of each game's views in tests/page. */

import { expect, test } from "vitest";

import { decoded as onMars } from "./games/on_mars/view";
import { decoded as terraformingMars } from "./games/terraforming_mars/view";

interface Data {
  game: "terraforming_mars" | "on_mars";
  cases: { view: Record<string, unknown>; expected: Record<string, unknown> }[];
}

const DECODED = { terraforming_mars: terraformingMars, on_mars: onMars };
const path = import.meta.env.VITE_DATA as string | undefined;

test.skipIf(!path)("every view is named as Python names it", { timeout: 60_000 }, async () => {
  const { game, cases } = ((await import(/* @vite-ignore */ path!)) as { default: Data }).default;
  expect(cases.length).toBeGreaterThan(100);

  for (const { view, expected } of cases) expect(DECODED[game](view)).toEqual(expected);
});
