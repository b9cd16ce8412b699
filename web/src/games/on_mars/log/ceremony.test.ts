/** Announcements at the table, and their order. */

import { expect, test, vi } from "vitest";

import { between, Ceremonies, SHOWN } from "./ceremony.svelte";
import type { Model } from "../model/model";

function model(changes: Partial<Model>): Model {
  const missions = [
    { card: "mission_bots", left: 1, crystals: 1 },
    { card: "mission_techs", left: 4, crystals: 1 },
    { card: null, left: 0, crystals: 1 },
  ];
  return { level: 2, round: 4, remaining: 2, final: false, missions, ...changes } as Model;
}

test("a finished mission, a new level and the end are announced in this order", () => {
  const missions = [
    { card: null, left: 0, crystals: 1 },
    { card: "mission_techs", left: 4, crystals: 1 },
    { card: null, left: 0, crystals: 1 },
  ];

  expect(between(model({}), model({ level: 3, remaining: 0, final: true, missions }))).toEqual([
    { kind: "mission", card: "mission_bots", left: 0 },
    { kind: "level", level: 3, left: 0 },
    { kind: "end" },
  ]);
});

test("the round after the one in which the end was triggered is the last", () => {
  const ending = model({ final: true });

  expect(between(ending, model({ final: true, round: 5 }))).toEqual([{ kind: "last" }]);
  expect(between(ending, model({ final: true }))).toEqual([]);
});

test("nothing is announced where nothing changed, nor when a step is taken back", () => {
  expect(between(model({}), model({}))).toEqual([]);
  expect(between(model({ level: 3, final: true }), model({}))).toEqual([]);
});

test("announcements wait until what plays on the map is over", () => {
  vi.useFakeTimers();
  const ceremonies = new Ceremonies();
  ceremonies.follow(model({}));
  ceremonies.hold(true);
  ceremonies.follow(model({ level: 3 }));
  vi.advanceTimersByTime(2 * SHOWN);
  expect(ceremonies.now).toBeNull();

  ceremonies.hold(false);

  expect(ceremonies.now).toMatchObject({ kind: "level", level: 3 });
  vi.advanceTimersByTime(SHOWN);
  expect(ceremonies.now).toBeNull();
  vi.useRealTimers();
});
