/** The log of Terraforming Mars in rows: an action with its price, what it brought, where, and what was hit. */

import { beforeAll, expect, test } from "vitest";

import type { LogPart } from "../../game";
import type { Arg, Noun, Phrase, Seat, TableInfo } from "../../../protocol";
import { loadCards } from "../../../data/cards.svelte";
import { People } from "../../../table/people";
import { learn, speakIn } from "../../../text/say.svelte";
import log from "./log";

const noun = (key: string, count = 1): Noun => ({ key, count, counted: count !== 1 });
const line = (key: string, args: Record<string, Arg>): Phrase => ({ key, args });
const of = (seat: string, key: string, args: Record<string, Arg> = {}) =>
  line(key, { seat: noun(`seat-${seat}`), ...args });

const seat = (colour: string, name: string): Seat => ({
  seat: colour,
  kind: "person",
  name,
  mine: false,
  bot: null,
  away: false,
  viewers: [],
  shown: false,
  level: null,
  deleted: false,
});
const people = new People({
  game: "terraforming_mars",
  seats: [seat("yellow", "Mira"), seat("blue", "Gusev")],
  features: {},
} as unknown as TableInfo);

beforeAll(async () => {
  await speakIn("en");
  await learn("terraforming_mars");
  await loadCards("terraforming_mars");
});

function shown(part: LogPart): string {
  if (part.is === "card") return part.name;
  if (part.is === "coin") return `(${part.text})`;
  if (part.is === "place") return `${part.icon}@${part.space}`;
  return part.is === "icon" ? `${part.icon} ${part.text}${part.made ? "/gen" : ""}`.trim() : part.text;
}

const rows = (lines: Phrase[], reader = "yellow") =>
  log.rows(lines, 10, reader, people).map((row) => ({ ...row, text: row.parts.map(shown).join(" | ") }));

test("an action is one row: card, price, stocks, place, tracks", () => {
  const result = rows([
    of("blue", "log-play", { card: noun("card-comet") }),
    of("blue", "log-pay", { what: noun("titanium", 2) }),
    of("blue", "log-pay", { what: noun("credits", 15) }),
    of("blue", "log-temperature", { degrees: -6 }),
    of("blue", "log-rating", { steps: 1, rating: 33 }),
    of("blue", "log-temperature", { degrees: -4 }),
    of("blue", "log-rating", { steps: 1, rating: 34 }),
    of("blue", "log-tile", { tile: noun("tile-ocean"), where: line("on-area", { space: "E5" }) }),
    of("blue", "log-gain", { what: [noun("plants", 2)] }),
    of("yellow", "log-production-up", { what: noun("credits", 1) }),
  ]);

  expect(result.map(({ text }) => text)).toEqual([
    "Comet | titanium 2 | (15) | plant +2 | tile-ocean@r5c5 | temperature −8 → −4\u00a0°C | tr 34",
    "mc +1/gen",
  ]);
  expect(result.map(({ seat, begins, hit, lines }) => [seat, begins, hit, lines.length])).toEqual([
    ["blue", true, false, 9],
    ["yellow", false, false, 1],
  ]);
});

test("what was done to the reader is a row of its own, and the same to others is part of the action", () => {
  const hit = of("yellow", "log-loss", {
    what: noun("plants", 3),
    by: noun("seat-blue"),
    source: noun("card-comet"),
    left: 7,
  });
  const lines = [of("blue", "log-play", { card: noun("card-comet") }), hit];

  expect(rows(lines).map(({ text, hit }) => [text, hit])).toEqual([
    ["Comet", false],
    ["You: | plant 10 → 7", true],
  ]);
  expect(rows(lines, "blue").map(({ text }) => text)).toEqual(["Comet | Mira | plant −3"]);
});

test("a repeated hit is listed once, with its player, its amount and what is left", () => {
  const bite = (left: number) =>
    of("yellow", "log-card-loss", {
      what: noun("microbes", 1),
      card: noun("card-tardigrades"),
      by: noun("seat-blue"),
      source: noun("card-ants"),
      left,
    });

  const [hit, ...others] = log.hits([bite(3), bite(2), bite(1)], people);

  expect(others).toEqual([]);
  expect(hit).toMatchObject({ by: "Gusev", source: "Ants", times: 3 });
  expect(hit!.text).toContain("(4 → 1)");
});

test("an unknown log line is a plain sentence, and no area is named by its coordinates", () => {
  const result = rows([line("log-generation", { generation: 3, seat: noun("seat-blue") })]);

  expect(result[0]!.text).toBe("Generation 3 begins; Gusev is the first player.");
});

test("a prelude that cannot be carried out shows what it brought, and cards that are turned up are named", () => {
  const result = rows([
    of("blue", "log-prelude-unplayable", { card: noun("card-huge-asteroid") }),
    of("blue", "log-gain", { what: [noun("credits", 15)] }),
    of("blue", "log-play", { card: noun("card-acquired-space-agency") }),
    of("blue", "log-reveal", { card: noun("card-ants") }),
    of("blue", "log-reveal-take", { card: noun("card-comet") }),
  ]);

  expect(result.map(({ text }) => text)).toEqual([
    "u-close | Huge Asteroid | (+15)",
    "Acquired Space Agency | u-eye | Ants | card + | Comet",
  ]);
});

test("what a lasting effect brings names its card, for each seat", () => {
  const result = rows([
    of("blue", "log-standard", { project: noun("standard-city") }),
    of("blue", "log-effect", { card: noun("card-tharsis-republic") }),
    of("yellow", "log-effect", { card: noun("card-rover-construction") }),
    of("blue", "log-gain", { what: [noun("credits", 3)] }),
    of("yellow", "log-gain", { what: [noun("credits", 2)] }),
  ]);

  expect(result[0]!.text).toMatch(/Tharsis Republic \| \(\+3\)$/);
  expect(result[1]!.text).toBe("Rover Construction | (+2)");
});
