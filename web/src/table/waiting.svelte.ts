/** The turn, for a reader who looks elsewhere; and whether a wait has been long. */

import type { Snapshot } from "../protocol";

/** After so many milliseconds a wait is long. */
export const LONG = 60_000;

/** Return true if the seat of the reader has to answer or confirm. */
export function isTurn({ seat, over, question, unconfirmed }: Snapshot): boolean {
  return seat !== null && !over && (question !== null || unconfirmed === seat);
}

let long = $state(false);

export const waiting = {
  /** True if a wait on this page has been long. */
  get long(): boolean {
    return long;
  },
};

/** Start a timer for a long wait; return a function that stops it. */
export function timeWait(): () => void {
  const timer = setTimeout(() => (long = true), LONG);
  return () => clearTimeout(timer);
}
