/** Views with the names that Python gives to what they hold. Run by tests/page/test_on_mars_view.py. */

import { expect, test } from "vitest";

import { decoded } from "./view";

interface Case {
  view: Record<string, unknown>;
  expected: Record<string, unknown>;
}

const path = import.meta.env.VITE_DATA as string | undefined;

test.skipIf(!path)("every view is named as Python names it", { timeout: 60_000 }, async () => {
  const { cases } = ((await import(/* @vite-ignore */ path!)) as { default: { cases: Case[] } }).default;
  expect(cases.length).toBeGreaterThan(100);

  for (const { view, expected } of cases) expect(decoded(view)).toEqual(expected);
});
