/** Sounds and news of a step. */

import { expect, test } from "vitest";

import { PRINTED } from "../model/printed";
import { news } from "./news";
import type { Model } from "../model/model";

const STOCK = Object.fromEntries(PRINTED.resources.map((resource) => [resource, 3]));

function player(seat: string, change: object = {}) {
  return { seat, resources: STOCK, quarters: 4, crystals: 2, goal: null, ...change };
}

type Change = { hex?: object; row?: number; level?: number; remaining?: number; mine?: object; other?: object };

/** A table of two, seen by purple. */
function table(change: Change = {}): Model {
  return {
    viewer: "purple",
    players: [player("purple", change.mine), player("green", change.other)],
    hexes: PRINTED.hexes.map((hex, at) => ({ ...hex, building: null, upgrade: null, ...(at === 0 ? change.hex : {}) })),
    life_support: PRINTED.life_support.map((building, at) => ({ building, row: at === 0 ? (change.row ?? 1) : 1 })),
    level: change.level ?? 1,
    remaining: change.remaining ?? 9,
  } as unknown as Model;
}

const after = (change: Change, before: Change = {}) => news(table(before), table(change), false);

test("a step that changes nothing has no sound", () => {
  expect(after({})).toEqual({ sounds: [], regions: [], hits: [] });
});

test("a building and an upgrade click like a tile, and are seen on the map", () => {
  expect(after({ hex: { building: "mine" } })).toMatchObject({ sounds: [{ name: "tile" }], regions: ["board"] });
  expect(after({ hex: { upgrade: {} } }).sounds).toEqual([{ name: "tile" }]);
});

test("life support sounds the higher, the further it has come", () => {
  const [low] = after({ row: 2 }).sounds;
  const [high] = after({ row: 5 }, { row: 4 }).sounds;

  expect(low!.name).toBe("step");
  expect(high!.height).toBeGreaterThan(low!.height!);
});

test("a new colony level sounds twice", () => {
  expect(after({ level: 2 }).sounds).toMatchObject([{ name: "bonus" }]);
});

test("a mission and a private goal are honours", () => {
  expect(after({ remaining: 8 }).sounds).toEqual([{ name: "honour" }]);
  expect(after({ mine: { goal: 3 } }).sounds).toEqual([{ name: "honour" }]);
});

test("what somebody takes from me hits the cells that hold less", () => {
  const poorer = { resources: { ...STOCK, [PRINTED.resources[1]!]: 2 }, crystals: 1 };

  expect(news(table(), table({ mine: poorer }), true).hits).toEqual([PRINTED.resources[1], "crystals"]);
  expect(after({ mine: poorer }).hits).toEqual([]);
});

test("each board that changes is a region of its own", () => {
  expect(after({ mine: { quarters: 5 }, other: { quarters: 3 } }).regions).toEqual(["me", "seat-green"]);
});
