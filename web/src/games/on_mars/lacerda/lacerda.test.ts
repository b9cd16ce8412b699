import { expect, test } from "vitest";

import type { Phrase } from "../../../protocol";
import { PRINTED } from "../model/printed";
import { BARE } from "../model/model";
import { deeds, headOf, stepsOf, wayOf } from "./lacerda";

const LACERDA = { key: "om-lacerda", count: 1, counted: false };
const PURPLE = { key: "seat-purple", count: 1, counted: false };

function line(key: string, seat: typeof PURPLE | null = null): Phrase {
  return { key: `om-log-${key}`, args: seat ? { seat } : {} };
}

const CARD = line("lacerda-card");
const ACTION = line("lacerda-research");
const REASON = line("lacerda-most-developed");
const RESULT = line("develop", LACERDA);

test("his turn is shown as card, action, reason and result, and ends where mine begins", () => {
  const log = [
    line("turn", PURPLE),
    line("action", PURPLE),
    line("turn", LACERDA),
    CARD,
    ACTION,
    REASON,
    RESULT,
    line("turn", PURPLE),
    line("pay", PURPLE),
  ];

  expect(deeds(log, 40)).toEqual([
    {
      kind: "turn",
      lines: [
        { line: 43, kind: "card", phrase: CARD },
        { line: 44, kind: "action", phrase: ACTION },
        { line: 45, kind: "reason", phrase: REASON },
        { line: 46, kind: "result", phrase: RESULT },
      ],
    },
  ]);
});

test("a turn, the journey after it and the next turn are shown together when I did not move between them", () => {
  const log = [
    line("turn", LACERDA),
    CARD,
    line("turn", PURPLE),
    line("turn", LACERDA),
    CARD,
    line("shuttle-colony"),
    line("travel-colony", LACERDA),
    line("space", LACERDA),
    line("round"),
    line("turn", LACERDA),
    CARD,
  ];

  expect(deeds(log, 0).map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["turn", 1],
    ["journey", 2],
    ["turn", 1],
  ]);
});

test("before his first move nothing is shown", () => {
  expect(deeds([line("turn", PURPLE), line("pay", PURPLE)], 0)).toEqual([]);
});

test("his turn is shown in few steps, each with its hex: his card, the path of his rover, the building", () => {
  const at = (key: string, hex: string, seat = LACERDA): Phrase => ({ key: `om-log-${key}`, args: { seat, hex } });
  const log = [
    line("turn", LACERDA),
    CARD,
    line("lacerda-no-upgrade"),
    at("lacerda-rover-tile", "E3"),
    at("tile", "E3"),
    at("lacerda-site", "D4"),
    at("construct", "D4"),
    at("crystal", "D5"),
  ];

  const steps = stepsOf(deeds(log, 0));

  expect(steps.map(({ lines, hex, drives, builds }) => [lines.length, hex, drives, builds])).toEqual([
    [2, null, false, false],
    [2, "e3", true, false],
    [2, "d4", false, true],
    [1, "d5", false, false],
  ]);
  expect(headOf(steps[2]!).phrase.key).toBe("om-log-construct");
});

test("the way of his rover is a shortest one, over the crystals that he took", () => {
  const hexes = PRINTED.hexes.map((hex, number) => ({ ...hex, number, ...BARE }));

  expect(wayOf(hexes, "g5", "g3", new Set())).toEqual(["g5", "g4", "g3"]);
  for (const taken of ["h4", "f4"]) {
    const way = wayOf(hexes, "g5", "h3", new Set([taken]));
    expect([way.length, way.includes(taken)]).toEqual([3, taken === "h4"]);
  }
});
