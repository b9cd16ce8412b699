/** Prices and reasons of the cards in hand. They stay as they were last known until the server has sent new ones. */

import type { Phrase } from "../../../protocol";
import { optionOf } from "../../../table/option";
import type { Selection } from "../../../table/selection.svelte";
import { printed } from "../model/cards";
import type { Facts } from "../model/order";
import { cardPrice } from "../model/words";

/** The use of a card to its player. */
export interface CardUse {
  /** True if it can be played now, or could in a turn. */
  playable: boolean;
  /** Null as long as nobody knows it. */
  price: number | null;
  /** The reason why it cannot be played; null if it can, or the reason is unknown. */
  reason: Phrase | null;
}

export class KnownCards {
  #kept: Record<string, CardUse> = {};
  readonly #uses: Record<string, CardUse> = $derived.by(
    () => (this.#kept = Object.fromEntries(this.hand().map((id) => [id, this.#useOf(id)]))),
  );

  constructor(
    private readonly selection: Selection,
    private readonly hand: () => string[],
  ) {}

  use(id: string): CardUse {
    return this.#uses[id] ?? this.#useOf(id);
  }

  /** Return what the order of a card depends on. */
  facts(id: string): Facts {
    const { cost, tags } = printed(id);
    const { playable, price } = this.use(id);
    return { playable, cost: price ?? cost, tags };
  }

  #useOf(id: string): CardUse {
    const { selection } = this;
    const option = optionOf("play", id);
    const kept = this.#kept[id];
    // Once the first snapshot is there, a question lists what can be played in a turn, with prices.
    if (kept && !selection.has(option) && !selection.isExplained)
      return { ...kept, playable: !selection.question?.begins && kept.playable };
    return {
      playable: selection.takes(option),
      price: cardPrice(selection, option) ?? kept?.price ?? null,
      reason: selection.reason(option),
    };
  }
}
