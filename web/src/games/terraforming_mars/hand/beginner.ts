/** The first cards of the beginner corporation, which a player looks at once before the game begins. */

import { isStrings, Stored } from "../../../lib/stored.svelte";
import { printed } from "../model/cards";
import type { Board, Model } from "../model/model";

/** Seats that are remembered, the newest last. */
const SIZE = 50;

const stored = new Stored<string[]>("valles-begun", [], (seats: unknown) => (isStrings(seats) ? seats : []));

export function hasStarted(seat: string): boolean {
  return stored.read().includes(seat);
}

export function markStarted(seat: string): void {
  stored.update((seats) => [...seats, seat].slice(-SIZE));
}

/** The first cards of somebody who has played none of them and done nothing yet; null for everybody else. */
export function cardsOfBeginner(model: Model, me: Board): string[] | null {
  const [corporation] = me.corporation === null ? me.dealt.cards : [me.corporation];
  const first = model.generation === 1 && me.played.length <= 1 && me.events.count === 0 && !me.passed;
  if (!first || corporation === undefined || printed(corporation).deck !== "beginner") return null;
  return me.corporation === null ? me.offered.cards : me.hand.cards;
}
