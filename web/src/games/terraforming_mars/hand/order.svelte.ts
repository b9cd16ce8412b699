import { untrack } from "svelte";

import {
  keepPlaces,
  moveCard,
  ORDERS,
  readOrder,
  sortHand,
  storeOrder,
  type Facts,
  type Place,
  type StoredOrder,
} from "../model/order";

/** The order of the cards in a player's hand, stored for the seat of a table. */
export class HandOrder {
  /** True while somebody points at the hand: then no card moves. */
  frozen = $state(false);

  #stored = $state.raw<StoredOrder>({ order: "playable", mine: [], seen: null });
  #previous: string[] = [];
  /** The cards that nobody has looked at since they came. */
  readonly fresh: string[] = $derived.by(() => {
    const { seen } = this.#stored;
    return seen === null ? [] : this.hand().filter((id) => !seen.includes(id));
  });
  /** The kind of order and the turn for which the cards were sorted last. */
  #sortedFor = "";
  /** Cards move only when a turn begins, or another order is chosen. */
  readonly sorted: string[] = $derived.by(() => {
    const { order, mine } = this.#stored;
    const moment = [order, ...mine, this.turn()].join(" ");
    const keeps = this.frozen || (moment === this.#sortedFor && this.#previous.length > 0);
    this.#previous = keeps
      ? keepPlaces(this.#previous, this.hand())
      : sortHand(this.hand(), this.#stored, this.fresh, this.facts);
    if (!keeps) this.#sortedFor = moment;
    return this.#previous;
  });

  /** `name` is the seat of a table for which the order is stored, `turn` names the player's last turn. */
  constructor(
    private readonly name: string,
    private readonly hand: () => string[],
    private readonly facts: (id: string) => Facts,
    private readonly turn: () => string,
  ) {
    this.#stored = readOrder(name);
    // The cards of the first hand are not new.
    $effect(() => {
      const cards = this.hand();
      if (this.#stored.seen === null && cards.length > 0) untrack(() => this.#change({ seen: [...cards] }));
    });
  }

  get kind(): StoredOrder["order"] {
    return this.#stored.order;
  }

  /** Show the cards in the next kind of order. The one by hand begins with the cards as they lie. */
  next(): void {
    const { order, mine } = this.#stored;
    this.#change({
      order: ORDERS[(ORDERS.indexOf(order) + 1) % ORDERS.length]!,
      mine: mine.length > 0 ? mine : this.sorted,
    });
  }

  /** Move a card to a place among all cards of the hand. */
  move(id: string, place: number): void {
    this.#previous = moveCard(this.sorted, id, place);
    this.#change({ order: "mine", mine: this.#previous });
  }

  /** Mark a card as seen. */
  see(id: string): void {
    if (!this.fresh.includes(id)) return;
    const cards = this.hand();
    this.#change({ seen: [...(this.#stored.seen ?? []).filter((one) => cards.includes(one)), id] });
  }

  /** Return the place of a card of the hand, from 1 on, and moves from there; null for other cards. */
  placeOf(id: string): Place | null {
    const at = this.sorted.indexOf(id);
    return at < 0 ? null : { at: at + 1, of: this.sorted.length, move: (by) => this.move(id, at + by) };
  }

  #change(change: Partial<StoredOrder>): void {
    this.#stored = { ...this.#stored, ...change };
    storeOrder(this.name, this.#stored);
  }
}
