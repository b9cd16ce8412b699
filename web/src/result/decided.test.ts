import { expect, test } from "vitest";

import type { Chart, Phrase, Share } from "../protocol";
import { bestCards, lead, tieBreak } from "./decided";

const phrase = (key: string): Phrase => ({ key, args: {} });
const share = (card: string, points: number, how: Phrase | null = null): Share => ({
  what: phrase(card),
  points,
  how,
  card,
});

test("a card is listed once, with all its points", () => {
  const shares = {
    yellow: {
      rating: [share("", 20), share("ganymede", 4)],
      cards: [share("ganymede", 2, phrase("how")), share("ants", 5)],
    },
    blue: { rating: [], cards: [share("ants", 1), share("garden", -1)] },
  };

  const best = bestCards({ shares } as unknown as Chart);

  expect(best.map(({ seat, card, points }) => [seat, card, points])).toEqual([
    ["yellow", "ganymede", 6],
    ["yellow", "ants", 5],
    ["blue", "ants", 1],
  ]);
  expect(best[0]!.parts).toEqual([
    { kind: "rating", points: 4 },
    { kind: "cards", points: 2 },
  ]);
  expect(best[0]!.share.how).toEqual(phrase("how"));
});

test("a lead is explained by category", () => {
  const scores = { yellow: { rating: 40, cards: 3 }, blue: { rating: 38, cards: 9 } };

  expect(lead(scores, ["rating", "cards"], "yellow", "blue")).toEqual([
    { kind: "rating", ahead: 2 },
    { kind: "cards", ahead: -6 },
  ]);
});

test("only a tie shows its tie-break", () => {
  const tie_breaks = {
    a: [phrase("crystals-2"), phrase("cubes-1")],
    b: [phrase("crystals-2"), phrase("cubes-3")],
    c: [phrase("crystals-9"), phrase("cubes-9")],
  };
  const chart = { tie_breaks } as unknown as Chart;
  const totals = new Map([
    ["a", 60],
    ["b", 60],
    ["c", 50],
  ]);

  expect(tieBreak(chart, totals, "a")).toEqual(phrase("cubes-1"));
  expect(tieBreak(chart, totals, "c")).toBeNull();
});
