import { expect, test } from "vitest";

import type { Section } from "./ledger";
import { matches } from "./search";

const SECTIONS: Section[] = [
  {
    id: "TM-TILE",
    group: true,
    level: 2,
    title: "Tiles",
    blocks: [
      { kind: "text", text: ["Greenery in a text is no rule."] },
      {
        kind: "rule",
        id: "TM-TILE-17",
        text: ["Greenery beside an ", ["b", "own tile"], ", see ", ["rule", "TM-TILE-19", "TM-TILE-19"]],
      },
      { kind: "rule", id: "TM-TILE-23", text: ["No city beside a city."] },
    ],
  },
  {
    id: "open",
    group: false,
    level: 1,
    title: "Open",
    blocks: [{ kind: "list", ordered: true, items: [["Greenery"]] }],
  },
];

const ids = (words: string) =>
  matches(SECTIONS, words).flatMap(({ blocks }) =>
    blocks.map((block) => (block.kind === "rule" ? block.id : block.kind)),
  );

test("rules are found by every word, marked or not, and by their id", () => {
  expect(ids("greenery OWN")).toEqual(["TM-TILE-17"]);
  expect(ids("tm-tile-23")).toEqual(["TM-TILE-23"]);
  expect(ids("beside")).toEqual(["TM-TILE-17", "TM-TILE-23"]);
  expect(ids("greenery city")).toEqual([]);
});
