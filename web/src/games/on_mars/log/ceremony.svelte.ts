/** Announcements to everybody at the table: a finished mission, a new colony level, the end and the last round. */

import { untrack } from "svelte";
import type { Model } from "../model/model";

export type Ceremony =
  | { kind: "mission"; card: string; left: number }
  | { kind: "level"; level: number; left: number }
  | { kind: "end" }
  | { kind: "last" };

/** Milliseconds that one is shown. */
export const SHOWN = 4000;

/** The announcements of a step, in their order. */
export function between(before: Model, after: Model): Ceremony[] {
  const missions = before.missions.flatMap(({ card }, at): Ceremony[] =>
    card !== null && after.missions[at]?.card === null ? [{ kind: "mission", card, left: after.remaining }] : [],
  );
  return [
    ...missions,
    ...(after.level > before.level ? [{ kind: "level", level: after.level, left: after.remaining } as const] : []),
    ...(after.final && !before.final ? [{ kind: "end" } as const] : []),
    ...(before.final && after.round > before.round ? [{ kind: "last" } as const] : []),
  ];
}

export class Ceremonies {
  #queue = $state.raw<Ceremony[]>([]);
  #last: Model | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** True while something else is shown that must not be covered. */
  #held = $state(false);

  get now(): Ceremony | null {
    return this.#held ? null : (this.#queue[0] ?? null);
  }

  /** Wait with all announcements, or show them from now on. */
  hold(held: boolean): void {
    untrack(() => {
      if (held === this.#held) return;
      this.#held = held;
      if (held) clearTimeout(this.#timer);
      else if (this.#queue.length > 0) this.#wait();
    });
  }

  /** To be called in an effect with every view; the first one announces nothing. */
  follow(model: Model): void {
    untrack(() => {
      const before = this.#last;
      this.#last = model;
      if (!before || model.phase === null) return;
      const fresh = between(before, model);
      if (fresh.length === 0) return;
      this.#queue = [...this.#queue, ...fresh];
      if (!this.#held && this.#queue.length === fresh.length) this.#wait();
    });
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#queue = this.#queue.slice(1);
    if (this.#queue.length > 0) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), SHOWN);
  }
}
