/** The time of day: the same form in every place, as all five languages write it. */

import { language } from "../text/say.svelte";

const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

export function clock(time: number, seconds = false): string {
  return new Intl.DateTimeFormat(language(), { ...TIME, ...(seconds ? { second: "2-digit" } : {}) }).format(time);
}

/** The same with the day. */
export function dayAndClock(time: number): string {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "short", ...TIME }).format(time);
}

/** The day alone, with its year. */
export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(time);
}
