/** Words of the game by their keys. */

import { say } from "../text/say.svelte";

export function noun(key: string, count = 1, counted = false): string {
  return say({ key, count, counted });
}

/** A signed number as it is printed. */
export function signed(number: number): string {
  return `${number > 0 ? "+" : number < 0 ? "−" : ""}${Math.abs(number)}`;
}
