/** Whose turn it is, for whoever looks elsewhere; and whether somebody has ever waited long. */

import type { Snapshot } from "../protocol";

/** After so many milliseconds a wait is long. */
export const LONG = 60_000;

/** Whether something is asked of the seat that looks at the table. */
export function isTurn({ seat, over, question, unconfirmed }: Snapshot): boolean {
  return seat !== null && !over && (question !== null || unconfirmed === seat);
}

let long = $state(false);

export const waiting = {
  /** Whether a wait on this page has been long. */
  get long(): boolean {
    return long;
  },
};

/** Note when the wait that begins now becomes long; what stops that. */
export function timeWait(): () => void {
  const timer = setTimeout(() => (long = true), LONG);
  return () => clearTimeout(timer);
}
