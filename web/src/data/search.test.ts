/** Search of cards by words and by what is printed on them. */

import { expect, test } from "vitest";

import type { Item } from "../games/game";
import { folded, matches, type Query } from "./search";

const ANY: Query = { words: "", picked: {}, from: null, to: null };
const item = (id: string, name: string, line: string, kind: string, cost: number | null): Item => ({
  id,
  name,
  lines: [line],
  facets: { kind: [kind] },
  cost,
});
const CARDS = [
  item("ants", "Ameisen", "Entferne 1 Mikrobe.", "active", 9),
  item("insects", "Insekten", "Erhöhe deine Pflanzenproduktion.", "automated", 9),
  item("plantation", "Plantage", "Lege ein Grünflächenplättchen.", "automated", 15),
  item("ecoline", "Ecoline", "Du beginnst mit 36 M€ und 3 Pflanzen.", "corporation", null),
];
const ids = (query: Partial<Query>) => matches(CARDS, { ...ANY, ...query }).map(({ id }) => id);

test("marks and capitals make no difference", () => {
  expect(folded("Grünfläche")).toBe("grunflache");
  expect(folded("MRÓWKI, Żółw i łoś")).toBe("mrowki, zolw i los");
  expect(ids({ words: "GRUNFLACHE" })).toEqual(["plantation"]);
  expect(ids({ words: "Erhöhe" })).toEqual(["insects"]);
});

test("names come before texts, and every word must be there", () => {
  expect(ids({ words: "p" })).toEqual(["plantation", "insects", "ecoline"]);
  expect(ids({ words: "3 pfl" })).toEqual(["ecoline"]);
});

test("any value of a facet will do, and all facets must", () => {
  expect(ids({ picked: { kind: ["active", "corporation"] } })).toEqual(["ants", "ecoline"]);
  expect(ids({ picked: { kind: ["automated"] }, words: "ameisen" })).toEqual([]);
  expect(ids({ picked: { kind: [] } })).toHaveLength(4);
});

test("a range of costs leaves out what has none", () => {
  expect(ids({ from: 10 })).toEqual(["plantation"]);
  expect(ids({ to: 9 })).toEqual(["ants", "insects"]);
});
