import { expect, test } from "vitest";

import type { Phrase } from "../../protocol";
import { deeds } from "./lacerda";

const LACERDA = { key: "om-lacerda", count: 1, counted: false };
const PURPLE = { key: "seat-purple", count: 1, counted: false };

function line(key: string, seat: typeof PURPLE | null = null): Phrase {
  return { key: `om-log-${key}`, args: seat ? { seat } : {} };
}

const CARD = line("lacerda-card");
const ACTION = line("lacerda-research");
const REASON = line("lacerda-most-developed");
const RESULT = line("develop", LACERDA);

test("his turn is told as card, action, reason and result, and ends where mine begins", () => {
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
      steps: [
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

  expect(deeds(log, 0).map(({ kind, steps }) => [kind, steps.length])).toEqual([
    ["turn", 1],
    ["journey", 2],
    ["turn", 1],
  ]);
});

test("before he has moved there is nothing to tell", () => {
  expect(deeds([line("turn", PURPLE), line("pay", PURPLE)], 0)).toEqual([]);
});
