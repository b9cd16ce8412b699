/** Who plays the beginner corporation looks at the first cards, and says that the game may begin; once a seat. */

import { printed } from "./cards";
import type { Board, Model } from "./model";

const KEY = "valles-begun";
/** Seats that are remembered, the newest last. */
const KEPT = 50;

function seats(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function begun(seat: string): boolean {
  return seats().includes(seat);
}

export function begin(seat: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...seats(), seat].slice(-KEPT)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The first cards of somebody who has played none of them and done nothing yet; null for everybody else. */
export function cardsOfBeginner(model: Model, me: Board): string[] | null {
  const [corporation] = me.corporation === null ? me.dealt.cards : [me.corporation];
  const first = model.generation === 1 && me.played.length <= 1 && me.events.count === 0 && !me.passed;
  if (!first || corporation === undefined || printed(corporation).deck !== "beginner") return null;
  return me.corporation === null ? me.offered.cards : me.hand.cards;
}
