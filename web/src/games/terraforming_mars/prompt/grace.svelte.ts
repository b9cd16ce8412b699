/**
 * Picks that nothing can undo once they are made, and that need no second press: they are committed after a few seconds,
 * in which they can be changed or taken back. These are cards of a draft, and the pass that ends a generation.
 */

import type { Selection } from "../../../table/selection.svelte";
import { PASS } from "../model/option";
import { startCountdown } from "./countdown";

const DRAFT = "ask-draft";

export class Grace {
  /** Seconds until the pick is committed; null where none is. */
  seconds = $state<number | null>(null);

  constructor(private readonly selection: Selection) {}

  /** To be called in an effect. */
  countDown(): (() => void) | undefined {
    const { selection } = this;
    const { picked, question, table } = selection;
    this.seconds = null;
    const isHeld = picked !== null && (question?.prompt.key === DRAFT || (picked === PASS && !selection.fits));
    if (!isHeld || table.connection !== "live" || selection.watched) return undefined;
    return startCountdown(
      (seconds) => (this.seconds = seconds),
      () => selection.sending,
      () => selection.commit(),
    );
  }
}
