/** What a box adds to the printed tables belongs to games with the box alone. */

import { render } from "svelte/server";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Selection } from "../../../table/selection.svelte";
import Projects from "./Projects.svelte";
import { awards, milestones, modelOf } from "../model/model";
import { boxesOf, PRINTED } from "../model/printed";

const MAP = PRINTED.maps[0]!;
const goal = { phrase: { key: "goal-tags", args: {} }, counted: { key: "tag-signal", count: 2, counted: false } };
const BOX = {
  name: "outposts",
  standard_projects: [{ id: "beacon_power", price: 12 }],
  parameters: { shield: { values: [0, 10], bonuses: [] } },
  milestones: [{ ...goal, id: "signaller", goal: 3 }],
  awards: [{ ...goal, id: "relayer" }],
} as unknown as (typeof PRINTED.boxes)[0];
beforeAll(() => {
  PRINTED.boxes.push(BOX);
  MAP.spaces.push({ ...MAP.spaces.at(-1)!, name: "dome_2", box: "outposts" });
});
afterAll(() => {
  PRINTED.boxes.pop();
  MAP.spaces.pop();
});

function model(...decks: string[]) {
  const view = { map: MAP.name, decks, areas: {}, milestones: { signaller: null }, awards: { relayer: "blue" } };
  return modelOf(view);
}

test("a space of a box is drawn where the box is played", () => {
  const names = (...decks: string[]) => model(...decks).areas.map(({ name }) => name);
  expect(names()).toHaveLength(63);
  expect(names("outposts").at(-1)).toBe("dome_2");
});

test("goals of a box stand behind those of the map", () => {
  const figures = { yellow: { "milestone-signaller": 2, "award-relayer": 4 } };
  expect(milestones(model(), figures)).toHaveLength(5);
  expect(milestones(model("outposts"), figures)[5]).toMatchObject({ id: "signaller", need: 3, counts: { yellow: 2 } });
  expect(awards(model("outposts"), figures)[5]).toMatchObject({ id: "relayer", owner: "blue", counts: { yellow: 4 } });
});

test("standard projects of a box are offered after the others where the box is played", () => {
  const idle = { has: () => false, takes: () => false, plans: () => false, reason: () => null, knownLabel: () => null };
  const selection = { ...idle, price: () => null } as unknown as Selection;
  const projects = (...decks: string[]) => {
    const { body } = render(Projects, { props: { model: model(...decks), selection } });
    return [...body.matchAll(/data-option="standard:(\w+)".*?class="coin[^>]*>([^<]+)</gs)].map((m) => m.slice(1));
  };
  expect(projects()).toHaveLength(6);
  expect(projects("outposts").at(-1)).toEqual(["beacon_power", "12"]);
});

test("a box of cards alone adds nothing to the tables", () => {
  expect(boxesOf(["outposts", "cards_alone"])).toEqual([BOX]);
});
