import { expect, test } from "vitest";

import type { Board } from "../model/model";
import { offerOf } from "./offer";

const pile = (...cards: string[]) => ({ cards, count: cards.length });

/** The offer of somebody who has answered so. */
function offer(answers: string[], piles: Partial<Board>) {
  const nothing = { dealt: pile(), offered: pile(), kept: pile(), preludes: pile() };
  return offerOf({ ...nothing, ...piles, answers } as Board);
}

test("at the start a corporation is taken by name, preludes and projects by yes or no", () => {
  const { cards, taken } = offer(["card:teractor", "no", "yes", "yes", "no"], {
    dealt: pile("teractor", "ecoline"),
    preludes: pile("donation", "loan"),
    offered: pile("ants", "birds", "fish"),
  });

  expect(cards).toEqual(["teractor", "ecoline", "donation", "loan", "ants", "birds", "fish"]);
  expect(taken).toEqual(["teractor", "loan", "ants"]);
});

test("in a draft one card is taken by name, and those of before stay in view", () => {
  const drafted = offer(["card:ants"], { offered: pile("ants", "birds"), kept: pile("fish") });

  expect(drafted).toEqual({ cards: ["ants", "birds"], taken: ["ants"], kept: ["fish"] });
});

test("a beginner takes everything that was dealt, without an answer", () => {
  const { taken } = offer([], { dealt: pile("beginner_corporation"), offered: pile("ants", "birds") });

  expect(taken).toEqual(["beginner_corporation", "ants", "birds"]);
});
