/** Sounds and news of a step. */

import { expect, test } from "vitest";

import { news } from "./news";
import type { Model } from "../model/model";
import { PRINTED, mapNamed } from "../model/printed";

const THARSIS = mapNamed("tharsis");
const NOTHING = Object.fromEntries(PRINTED.resources.map((resource) => [resource, 5]));

function player(seat: string, change: object = {}) {
  return {
    seat,
    resources: NOTHING,
    production: NOTHING,
    rating: 20,
    played: [],
    events: { cards: [], count: 0 },
    ...change,
  };
}

/** A table of two, seen by yellow. */
function table(
  change: {
    oxygen?: number;
    temperature?: number;
    tile?: Record<string, string>;
    mine?: object;
    other?: object;
    mayor?: string;
  } = {},
): Model {
  const level = (step: number) => ({ step, value: step, complete: false });
  return {
    viewer: "yellow",
    players: [player("yellow", change.mine), player("blue", change.other)],
    areas: THARSIS.spaces.map((space) => ({ ...space, tile: change.tile?.[space.name] ?? null })),
    parameters: { oxygen: level(change.oxygen ?? 0), temperature: level(change.temperature ?? 0), oceans: level(0) },
    milestones: { mayor: change.mayor ?? null },
    awards: {},
  } as unknown as Model;
}

const bare = THARSIS.spaces.find((space) => space.row !== null && Object.keys(space.bonus).length === 0)!.name;
const rich = THARSIS.spaces.find((space) => space.row !== null && Object.keys(space.bonus).length > 0)!.name;

test("a step that changes nothing has no sound", () => {
  expect(news(table(), table(), false)).toEqual({ sounds: [], regions: [], hits: [] });
});

test("a tile clicks; oceans and greeneries have their own sound, followed by that of a printed bonus", () => {
  expect(news(table(), table({ tile: { [bare]: "city" } }), false).sounds).toEqual([{ name: "tile" }]);
  expect(news(table(), table({ tile: { [bare]: "greenery" } }), false).sounds).toEqual([{ name: "greenery" }]);
  expect(news(table(), table({ tile: { [rich]: "ocean" } }), false).sounds).toEqual([
    { name: "ocean" },
    { name: "bonus" },
  ]);
});

test("a parameter sounds the higher, the further it has come", () => {
  const low = news(table(), table({ oxygen: 1 }), false).sounds[0]!;
  const high = news(table({ oxygen: 12 }), table({ oxygen: 13 }), false).sounds[0]!;

  expect(low.name).toBe("step");
  expect(high.height).toBeGreaterThan(low.height!);
});

test("a step at which the track gives something sounds twice", () => {
  const { step } = PRINTED.parameters.temperature.bonuses[0]!;

  expect(news(table({ temperature: step - 1 }), table({ temperature: step }), false).sounds[0]!.name).toBe("bonus");
  expect(news(table({ temperature: step }), table({ temperature: step + 1 }), false).sounds[0]!.name).toBe("step");
});

test("a claimed milestone has a sound, and marks the goals", () => {
  const result = news(table(), table({ mayor: "blue" }), false);

  expect(result.sounds).toEqual([{ name: "honour" }]);
  expect(result.regions).toEqual(["goals"]);
});

test("what somebody takes from me hits the cells that hold less", () => {
  const poorer = { resources: { ...NOTHING, plants: 2, steel: 9 }, production: { ...NOTHING, energy: 4 } };

  expect(news(table(), table({ mine: poorer }), true).hits).toEqual(["plants", "energy-production"]);
  expect(news(table(), table({ mine: poorer }), false).hits).toEqual([]);
});

test("each board that changes is a region of its own", () => {
  expect(news(table(), table({ other: { rating: 21 }, mine: { rating: 22 } }), false).regions).toEqual([
    "me",
    "seat-blue",
  ]);
});
