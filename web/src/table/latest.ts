/** Requests whose responses may come too late, or not at all. */

import { LOST } from "../lib/table.svelte";

/** Milliseconds before a request is sent again that was refused or lost, and how often it may be refused. */
const DELAY = 500;
const TRIES = 4;

/** Returns true as long as a response is current. */
export type IsLatest = () => boolean;

/** Separates current responses from stale ones. */
export class Latest {
  #number = 0;

  /** Return a check that is true until the next call of `begin` or `cancel`. */
  get check(): IsLatest {
    const number = this.#number;
    return () => number === this.#number;
  }

  /** Make all earlier responses stale, and return the check of a new one. */
  begin(): IsLatest {
    this.cancel();
    return this.check;
  }

  cancel(): void {
    this.#number++;
  }
}

/** Send a request until there is a response; return null if it is refused again and again, or stale by then. */
export async function latest<T>(request: () => Promise<T>, isLatest: IsLatest): Promise<T | null> {
  for (let refused = 0; refused < TRIES && isLatest();) {
    try {
      const response = await request();
      return isLatest() ? response : null;
    } catch (problem) {
      if (problem !== LOST) refused++;
      await new Promise((resolve) => setTimeout(resolve, DELAY));
    }
  }
  return null;
}
