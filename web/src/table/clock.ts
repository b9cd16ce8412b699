/** The time of day, as the reader writes it. */

import { language } from "../text/say.svelte";

export function clock(time: number, seconds = false): string {
  return new Intl.DateTimeFormat(language(), {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(seconds ? { second: "2-digit" } : {}),
  }).format(time);
}
