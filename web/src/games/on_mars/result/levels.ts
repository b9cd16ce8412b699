/** The goal levels of the game alone, with how much of each is met. */

import { cardsOf } from "../../../data/cards.svelte";
import type { Card } from "../model/printed";

type Need = NonNullable<Card["needs"]>[number];

export interface Level {
  id: string;
  name: string;
  needs: { need: Need; have: number; met: boolean }[];
  met: number;
}

/** The levels with how much of each is met. */
export function levels(figures: Record<string, number>): Level[] {
  return cardsOf("on_mars")
    .filter(({ family }) => family === "solo_goal")
    .map(({ id, name, needs = [] }) => {
      const results = needs.map((need) => {
        const have = figures[need.figure] ?? 0;
        return { need, have, met: have >= need.least };
      });
      return { id, name, needs: results, met: results.filter(({ met }) => met).length };
    });
}

/** The level that lacks the least; none where all are reached. */
export function nearest(all: Level[]): Level | undefined {
  const lacking = (level: Level) => level.needs.length - level.met;
  return all.filter((level) => lacking(level) > 0).toSorted((one, other) => lacking(one) - lacking(other))[0];
}
