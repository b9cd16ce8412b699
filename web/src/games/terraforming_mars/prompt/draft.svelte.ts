/** Drafting: a card that is picked is kept after a few seconds, in which the pick can be changed or taken back. */

import type { Selection } from "../../../table/selection.svelte";
import { startCountdown } from "./countdown";

const QUESTION = "ask-draft";

export class Draft {
  /** Seconds until the picked card is kept; null where none is picked. */
  seconds = $state<number | null>(null);

  constructor(private readonly selection: Selection) {}

  /** To be called in an effect. */
  countDown(): (() => void) | undefined {
    const { selection } = this;
    const { picked, question, table } = selection;
    this.seconds = null;
    if (picked === null || question?.prompt.key !== QUESTION || table.connection !== "live" || selection.watched)
      return undefined;
    return startCountdown(
      (seconds) => (this.seconds = seconds),
      () => selection.sending,
      () => selection.commit(),
    );
  }
}
