/** A press on an answer: at once where there is nothing to compare, else a pick with its price and consequences. */

import type { Selection } from "../../../table/selection.svelte";
import type { Placement, PublicView } from "../public";
import { costsShip, isDirect, needsGoal } from "./answers";
import { optionOf } from "../../../table/option";

/** Return the ways to pay for a main action where others stand, the usual one first. */
export function placementsOf({ table }: Selection, option: string): Placement[] {
  const { placements } = table.snapshot!.view as unknown as PublicView;
  return placements.filter(({ action }) => optionOf("action", action) === option);
}

/** Answer with an option, or pick it where a price has to be chosen or something cannot be got back. */
export function pressOption(selection: Selection, option: string): void {
  const answer = selection.answer(option);
  const ways = placementsOf(selection, option);
  if (ways.length > 1) selection.pickAll(ways[0]!.choices);
  else if (answer && isDirect(answer) && !needsGoal(answer) && !costsShip(answer)) void selection.press(option);
  else selection.pick(option);
}
