/** The cards of a game as they are looked through: what can be asked of them, what is asked, and what is left. */

import type { Facet, Gallery, Item } from "../games/game";
import { tell } from "../text/say.svelte";
import { sentences } from "../text/typeset";
import { matches, type Query } from "./search";

/** Return true if a value of the card is a stand-in. */
export function standsIn(item: Item): boolean {
  return item.facets["source"]?.includes("standin") ?? false;
}

/** Return the text of a card for screen readers: name, price, text, and more that is shown with it. */
export function cardLabel(item: Item, more = ""): string {
  const cost = item.cost === null ? "" : `${item.cost} M€`;
  const unsure = standsIn(item) ? tell("page-cards-standin-text") : "";
  return sentences([item.name, cost, ...item.lines, unsure, more].filter(Boolean));
}

export class CardList {
  words = $state("");
  picked = $state<Record<string, string[]>>({});
  from = $state<number | null>(null);
  to = $state<number | null>(null);

  constructor(readonly gallery: Gallery) {}

  readonly items: Item[] = $derived.by(() => this.gallery.items());
  readonly shown: Item[] = $derived(matches(this.items, this.query));
  readonly facets: Facet[] = $derived.by(() => this.gallery.facets());

  get query(): Query {
    return { words: this.words, picked: this.picked, from: this.from, to: this.to };
  }

  get costs(): boolean {
    return this.gallery.costs;
  }

  /** True if anything is filtered out. */
  get narrowed(): boolean {
    return (
      this.words.trim() !== "" ||
      this.from !== null ||
      this.to !== null ||
      Object.values(this.picked).some((values) => values.length > 0)
    );
  }

  isPicked(facet: string, value: string): boolean {
    return this.picked[facet]?.includes(value) ?? false;
  }

  toggle(facet: string, value: string): void {
    const now = this.picked[facet] ?? [];
    this.picked[facet] = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  }

  reset(): void {
    this.words = "";
    this.picked = {};
    this.from = this.to = null;
  }
}
