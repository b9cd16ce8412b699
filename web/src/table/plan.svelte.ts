/** What a seat wants to do when it is asked: a few steps, in order. They live beside the game, never in its moves. */

import type { Phrase } from "../protocol";

/** So many steps can be planned. */
export const MOST = 3;

/** An option with what it says, which is told by the server only while it can be planned. */
interface Step {
  option: string;
  label: Phrase | null;
}

/** The plan of a seat, kept by this tab of the browser: a reload finds it again, closing the tab forgets it. */
export class Plan {
  #steps = $state.raw<Step[]>([]);
  #key = "";

  get steps(): Step[] {
    return this.#steps;
  }

  get next(): Step | null {
    return this.#steps[0] ?? null;
  }

  get full(): boolean {
    return this.#steps.length >= MOST;
  }

  has(option: string): boolean {
    return this.#steps.some((step) => step.option === option);
  }

  /** Plan for this seat of this table from now on; what was planned there before is found again. */
  follow(table: string, seat: string | null): void {
    const key = seat === null ? "" : `valles-plan-${table}-${seat}`;
    if (key === this.#key) return;
    this.#key = key;
    this.#steps = key ? kept(key) : [];
  }

  /** Plan the option after what is planned already, or no longer. */
  toggle(option: string, label: Phrase | null = null): void {
    if (this.has(option)) this.drop(option);
    else if (!this.full) this.#keep([...this.#steps, { option, label }]);
  }

  drop(option: string): void {
    this.#keep(this.#steps.filter((step) => step.option !== option));
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(steps: Step[]): void {
    this.#steps = steps;
    if (!this.#key) return;
    try {
      if (steps.length > 0) sessionStorage.setItem(this.#key, JSON.stringify(steps));
      else sessionStorage.removeItem(this.#key);
    } catch {
      // A browser that keeps nothing still knows the plan until the page is left.
    }
  }
}

function kept(key: string): Step[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? "[]") as Step[];
    return found.filter((step) => typeof step.option === "string").slice(0, MOST);
  } catch {
    return [];
  }
}
