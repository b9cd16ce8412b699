/** Oxygen and temperature with their units, as the language writes them. */

import { tell } from "../../../text/say.svelte";

export function percent(level: number): string {
  return tell("now-oxygen", { level });
}

/** The degrees come as they are printed, with their sign. */
export function degrees(level: string): string {
  return tell("now-temperature", { level });
}
