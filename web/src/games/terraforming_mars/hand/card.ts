/** The use of a card in hand: its option, its price, and the reason why it cannot be played. */

import { optionOf } from "../../../table/option";
import type { Selection } from "../../../table/selection.svelte";
import { printed } from "../model/cards";
import type { Facts } from "../model/order";
import { cardPrice } from "../model/words";
import type { Phrase } from "../../../protocol";

/** Return the option of a card in hand: to be played, or to be chosen for something else. */
export function handOption(selection: Selection, id: string): string {
  return optionOf(selection.has(optionOf("card", id)) ? "card" : "play", id);
}

/** Return true if the card can be played or chosen now. */
export function canTake(selection: Selection, id: string): boolean {
  return selection.takes(handOption(selection, id));
}

/** Return the current price of a card; null if it is unknown. */
export function handPrice(selection: Selection, id: string): number | null {
  return cardPrice(selection, optionOf("play", id));
}

/** Return the points of a card where those alone count; null if it has none, or they are unknown. */
export function handPoints(selection: Selection, id: string): number | null {
  return selection.answer(optionOf("play", id))?.points || null;
}

/** Return the reason why a card cannot be played; null if it can, or the reason is unknown. */
export function reasonAgainst(selection: Selection, id: string): Phrase | null {
  return canTake(selection, id) ? null : selection.reason(optionOf("play", id));
}

/** Return the facts by which a hand is sorted. */
export function cardFacts(selection: Selection, id: string): Facts {
  const { cost, tags } = printed(id);
  return { playable: canTake(selection, id), cost: handPrice(selection, id) ?? cost, tags };
}
