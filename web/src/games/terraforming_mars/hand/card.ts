/** The use of a card in hand: its option, its points, and whether it can be taken. */

import { optionOf } from "../../../table/option";
import type { Selection } from "../../../table/selection.svelte";

/** Return the option of a card in hand: to be played, or to be chosen for something else. */
export function handOption(selection: Selection, id: string): string {
  return optionOf(selection.has(optionOf("card", id)) ? "card" : "play", id);
}

/** Return true if the card can be played or chosen now. */
export function canTake(selection: Selection, id: string): boolean {
  return selection.takes(handOption(selection, id));
}

/** Return the points of a card where those alone count; null if it has none, or they are unknown. */
export function handPoints(selection: Selection, id: string): number | null {
  return selection.answer(optionOf("play", id))?.points || null;
}
