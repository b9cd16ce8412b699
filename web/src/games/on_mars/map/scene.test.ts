/** The colony map: complexes, and the targets of answers. */

import { expect, test } from "vitest";

import { PRINTED } from "../model/printed";
import type { Selection } from "../../../table/selection.svelte";
import type { Option, Phrase } from "../../../protocol";
import { VOCABULARY } from "../model/option";
import { arrivals, cleared, complexes, covered, hexTargets } from "./scene";
import { BARE, type Hex, type Model } from "../model/model";
import type { Building, Seat } from "../public";

function map(changes: Record<string, Partial<Hex>>): Hex[] {
  return PRINTED.hexes.map((hex, number) => ({ ...hex, number, ...BARE, ...changes[hex.name] }));
}

function built(building: Building, owner: Seat | null = null): Partial<Hex> {
  return { building, owner };
}

function asking(places: Record<string, string>): Selection {
  const label: Phrase = { key: "om-option", args: {} };
  const answers = Object.entries(places).map(([option, to]): Option => {
    return { option, ...VOCABULARY.meaning(option)!, label, price: [], ends: false, unused: false, points: null, to };
  });
  return { answers } as unknown as Selection;
}

test("buildings of one type that touch are one complex, each hex once", () => {
  const hexes = map({
    g5: built("mine"),
    g6: built("mine"),
    h5: built("mine"),
    a1: built("mine"),
    g4: built("generator"),
  });

  const result = complexes(hexes);

  expect(result.map(({ building, hexes }) => [building, hexes.map(({ name }) => name).sort()])).toEqual([
    ["mine", ["g5", "g6", "h5"]],
  ]);
});

test("shelters of two colours are no complex", () => {
  expect(complexes(map({ g5: built("shelter", "blue"), g6: built("shelter", "green") }))).toEqual([]);
  expect(complexes(map({ g5: built("shelter", "blue"), g6: built("shelter", "blue") }))).toHaveLength(1);
});

test("a step leads to the hex that its answer names, from the hex on the other side", () => {
  const model = { hexes: map({}) } as Model;

  const result = hexTargets(model, asking({ "bot2:n": "g4", "rover:s": "g6", "hex:c3": "c3", done: "" }));

  expect(
    result.map(({ option, hex, step }) => [
      option,
      hex.name,
      step?.kind ?? null,
      step?.number ?? null,
      step?.from?.name ?? null,
    ]),
  ).toEqual([
    ["bot2:n", "g4", "bot", 2, "g5"],
    ["rover:s", "g6", "rover", null, "g5"],
    ["hex:c3", "c3", null, null, null],
  ]);
});

test("arrivals at a hex and removals from it are distinguished", () => {
  const [now] = map({ a1: { crystal: true, bots: [{ seat: "blue", number: 1 }] } });
  const [then] = map({ a1: { rovers: ["blue"], bots: [{ seat: "blue", number: 1 }] } });

  expect(arrivals(now!, then!)).toEqual([{ kind: "rover", seat: "blue", number: null }]);
  expect([cleared(now!, then!), covered(now!, then!)]).toEqual([true, false]);
  expect([cleared(then!, now!), covered(then!, now!)]).toEqual([false, true]);
});
