/** The table draws whatever map the view names: here one that is larger than Tharsis, of a box that does not exist. */

import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";

import BASIN from "../../../../../tests/terraforming_mars/later_box/basin.json";
import type { Selection } from "../../../table/selection.svelte";
import type { People } from "../../../table/people";
import { learn, speakIn } from "../../../text/say.svelte";
import Areas from "./Areas.svelte";
import Board from "./Board.svelte";
import Goals from "./Goals.svelte";
import { sizeOn } from "./geometry";
import choice from "./mapchoice";
import { milestones, modelOf, type Model } from "../model/model";
import { PRINTED, mapNamed, type GameMap } from "../model/printed";
import { areaWords, noun } from "../model/words";

/** In milliseconds, for a machine that has much else to do. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });

const level = (value: number) => ({ step: value, value, complete: false });
const unclaimed = (goals: { id: string }[]) => Object.fromEntries(goals.map(({ id }) => [id, null]));

/** A table on this map with a city on one of its areas. */
function table(map: GameMap, area: string): Model {
  return modelOf({
    viewer: "yellow",
    map: map.name,
    decks: [],
    generation: 1,
    phase: "action",
    first: "yellow",
    parameters: { oxygen: level(0), temperature: level(-30), oceans: level(0) },
    milestones: unclaimed(map.milestones),
    awards: unclaimed(map.awards),
    areas: { [area]: { tile: "city", owner: "yellow" } },
    players: [{ seat: "yellow" }],
  });
}

const people = { number: () => 1, name: () => "Ada" } as unknown as People;
const selection = {
  picked: null,
  plans: () => false,
  of: () => [],
  has: () => false,
  takes: () => false,
  reason: () => null,
  knownLabel: () => null,
} as unknown as Selection;
const model = () => table(BASIN as unknown as GameMap, "r6c10");
const props = () => ({ model: model(), next: null, people, selection });

/** The areas as they are drawn. */
let drawn = "";

beforeAll(async () => {
  await speakIn("en");
  await learn("terraforming_mars");
  PRINTED.maps.push(BASIN as unknown as GameMap);
  drawn = render(Areas, { props: props() }).body;
}, PATIENCE);

/** The areas that are drawn, in their order. */
function options(body: string): string[] {
  return [...body.matchAll(/data-option="space:(\w+)"/g)].map((match) => match[1]!);
}

test("every area of the map is drawn once, row by row, with its letter", () => {
  expect(options(drawn)).toEqual(BASIN.spaces.filter(({ row }) => row !== null).map(({ name }) => name));
  expect(drawn.match(/role="row"/g)).toHaveLength(9);
  expect([...drawn.matchAll(/class="letter[^>]*>(\w)</g)].map((match) => match[1])).toEqual([..."ABCDEFGHI"]);
});

test("the area in the middle has the focus at first", () => {
  const [focused] = drawn.match(/<g[^>]*tabindex="0"[^>]*>/) ?? [""];
  expect(drawn.match(/tabindex="0"/g)).toHaveLength(1);
  expect(options(focused)).toEqual(["r5c5"]);
});

test("neighbours lie side by side, on every map", () => {
  for (const { spaces } of PRINTED.maps)
    for (const { place, around } of spaces)
      for (const other of around.filter((number) => number >= 0)) {
        const [across, down] = spaces[other]!.place!;
        expect(Math.hypot(across - place![0], ((down - place![1]) * Math.sqrt(3)) / 2)).toBeCloseTo(1);
      }
});

test("areas of a larger map are smaller, and those of Tharsis as large as they can be", () => {
  const places = ({ spaces }: GameMap) => spaces.flatMap(({ place }) => (place ? [place] : []));
  expect(sizeOn(places(mapNamed("tharsis")))).toBeCloseTo(32.4);
  expect(sizeOn(places(mapNamed("basin")))).toBeLessThan(30);
});

test("an area with a price shows what it costs and what follows", () => {
  const priced = model().areas.find(({ price }) => price > 0)!;
  expect(areaWords(priced)).toEqual(["Area E6", "Land", "Costs 6\u00a0M€", "Place an ocean tile"]);
  expect(drawn).toMatch(/href="#mc-blank"[^>]*>.*?class="price[^>]*>6</);
});

test("the areas beside the map are those that it names", () => {
  const { body } = render(Board, { props: props() });
  expect(body.match(/class="cell moon/g)).toHaveLength(2);
});

test("a moon beside the map is called by its own name, wherever that stands in the name of its city", async () => {
  await speakIn("pl");
  const { body } = render(Board, { props: props() });
  await speakIn("en");
  for (const name of ["Fobos", "Ganimedes"]) expect(body).toMatch(new RegExp(`class="moonname[^>]*>${name}<`));
});

test("milestones and awards are those of the map", () => {
  const counted = { yellow: { "milestone-settler": 3 } };
  const [settler] = milestones(model(), counted).filter(({ id }) => id === "settler");
  expect(settler).toMatchObject({ id: "settler", owner: null, need: 5, counts: { yellow: 3 } });
  expect(noun("milestone-rim_settler")).toBe("Rim Settler");
  const { body } = render(Goals, { props: { model: model(), figures: counted, people, selection } });
  const goals = [...body.matchAll(/data-option="((?:milestone|award):\w+)"/g)].map((match) => match[1]);
  expect(goals).toEqual([
    ...BASIN.milestones.map(({ id }) => `milestone:${id}`),
    ...BASIN.awards.map(({ id }) => `award:${id}`),
  ]);
});

test("the picture of a map shows what is printed on it, and that of chance nothing", () => {
  const drawn = (value: string) => render(choice.picture, { props: { value } }).body;
  const [hellas, chance] = [drawn("hellas"), drawn("random")];
  expect(hellas.match(/class="hx/g)).toHaveLength(61);
  expect(hellas.match(/class="hx[^"]*sea/g)).toHaveLength(12);
  expect(hellas).toContain("polar");
  expect(drawn("elysium").match(/href="#volcano"/g)).toHaveLength(4);
  expect(chance.match(/class="hx/g)).toHaveLength(61);
  expect(chance).not.toMatch(/sea|polar|<use/);
});

test("the notes of a map have its goals, its prices and its volcanoes", () => {
  expect(choice.about("hellas")).toEqual([
    "Milestones: Diversifier, Tactician, Polar Explorer, Energizer and Rim Settler",
    "Awards: Cultivator, Magnate, Space Baron, Excentric and Contractor",
    "South Pole: Costs 6\u00a0M€ · Place an ocean tile",
  ]);
  expect(choice.about("elysium").at(-1)).toBe(
    "Volcanic areas: Hecates Tholus, Elysium Mons, Olympus Mons and Arsia Mons",
  );
  expect(choice.about("random")).toEqual(["Drawn when the game begins."]);
});

test("a map that the page does not know is named with those there are", () => {
  expect(() => mapNamed("atlantis")).toThrow("there is no map atlantis; there are elysium, hellas, tharsis, basin");
});
