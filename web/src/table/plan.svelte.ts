/** The plan of a seat for its next turn: a few steps, in order. It lives beside the game, never in its moves. */

import { Stored } from "../lib/stored.svelte";
import type { Phrase } from "../protocol";

/** The most steps that can be planned. */
export const MOST = 3;

/** An option with its label, which the server sends only while it can be planned. */
interface Step {
  option: string;
  label: Phrase | null;
}

function parse(steps: Step[]): Step[] {
  return steps.filter((step) => typeof step.option === "string").slice(0, MOST);
}

/** The plan of a seat, kept by this tab of the browser: a reload finds it again, closing the tab forgets it. */
export class Plan {
  readonly #steps = new Stored<Step[]>(null, [], parse, "sessionStorage");

  get steps(): Step[] {
    return this.#steps.value;
  }

  get next(): Step | null {
    return this.steps[0] ?? null;
  }

  get full(): boolean {
    return this.steps.length >= MOST;
  }

  has(option: string): boolean {
    return this.steps.some((step) => step.option === option);
  }

  /** Plan for this seat of this table from now on; what was planned there before is found again. */
  follow(table: string, seat: string | null): void {
    this.#steps.open(seat === null ? null : `valles-plan-${table}-${seat}`);
  }

  /** Plan the option after what is planned already, or no longer. */
  toggle(option: string, label: Phrase | null = null): void {
    if (this.has(option)) this.drop(option);
    else if (!this.full) this.#steps.value = [...this.steps, { option, label }];
  }

  drop(option: string): void {
    this.#steps.value = this.steps.filter((step) => step.option !== option);
  }

  clear(): void {
    this.#steps.value = [];
  }
}
