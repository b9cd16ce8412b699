/** Steps that leave no choice and change nothing: the page takes them, so that nobody has to say "done" alone. */

import type { Selection } from "../../../table/selection.svelte";
import { STOPS } from "../model/answers";

export class Forced {
  /** The number of moves when the table was seen last. */
  #moves: number | null = null;

  constructor(
    readonly selection: Selection,
    readonly moves: () => number,
  ) {}

  /** To be called whenever a snapshot comes. Whoever has undone a step, or comes from elsewhere, is asked. */
  follow(): void {
    const { selection } = this;
    const before = this.#moves;
    const now = this.moves();
    this.#moves = now;
    const [only, ...others] = selection.answers;
    if (before === null || now <= before || !only || others.length > 0) return;
    if (STOPS.has(only.kind) && !only.ends && only.kind !== "stay") selection.send([only.option]);
  }
}
