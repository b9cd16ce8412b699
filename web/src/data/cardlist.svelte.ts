/** The cards of a game as they are looked through: what can be asked of them, what is asked, and what is left. */

import { cardsOf, type Game } from "./cards.svelte";
import type { Card as Project } from "./terraforming_mars";
import { BUILDINGS, type Card as Component } from "./on_mars";
import { name, tell } from "../text/say.svelte";
import { sentences } from "../text/typeset";
import { found, type Item, type Query } from "./search";

export interface Facet {
  id: string;
  values: { id: string; text: string; icon: string | null }[];
}

const dashed = (id: string) => id.replaceAll("_", "-");

const KINDS = ["automated", "active", "event", "corporation"];
const TAGS = ["building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city"];
const DECKS = ["base", "corporate_era", "beginner"];
const FAMILIES = [
  "blueprint",
  "scientist",
  "contract",
  "goal",
  "mission",
  "tech",
  "executive",
  "discovery",
  "research",
  "reward",
  "first_colonist_a",
  "first_colonist_b",
  "solo",
  "solo_goal",
];

function project(card: Project): Item {
  const tags = card.tags.length ? card.tags : ["none"];
  const cost = card.kind === "corporation" ? null : card.cost;
  return { ...card, cost, facets: { kind: [card.kind], tag: tags, deck: [card.deck] } };
}

function component(card: Component): Item {
  const shown = [card.building, card.works_in, card.scores, ...(card.buildings ?? [])].filter(
    (one) => one !== undefined,
  );
  const source = card.standin.length ? "standin" : "sure";
  return { ...card, cost: null, facets: { family: [card.family], building: shown, source: [source] } };
}

/** The words of a tag with a capital, as on a button. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a value of the card is a stand-in. */
export function standsIn(item: Item): boolean {
  return item.facets["source"]?.includes("standin") ?? false;
}

/** All that a screen reader says of a card: name, price, text, and more that is shown with it. */
export function spoken(item: Item, more = ""): string {
  const cost = item.cost === null ? "" : `${item.cost} M€`;
  const unsure = standsIn(item) ? tell("page-cards-standin-text") : "";
  return sentences([item.name, cost, ...item.lines, unsure, more].filter(Boolean));
}

export class CardList {
  words = $state("");
  picked = $state<Record<string, string[]>>({});
  from = $state<number | null>(null);
  to = $state<number | null>(null);

  constructor(readonly game: Game) {}

  readonly items: Item[] = $derived(this.#items());
  readonly shown: Item[] = $derived(found(this.items, this.query));
  readonly facets: Facet[] = $derived(this.#facets());

  get query(): Query {
    return { words: this.words, picked: this.picked, from: this.from, to: this.to };
  }

  get costs(): boolean {
    return this.game === "terraforming_mars";
  }

  /** Whether anything is left out. */
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

  #items(): Item[] {
    if (this.game === "on_mars") return cardsOf("on_mars").map(component);
    return cardsOf("terraforming_mars").map(project);
  }

  #facets(): Facet[] {
    if (this.game === "on_mars") {
      return [
        {
          id: "family",
          values: FAMILIES.map((id) => ({ id, text: tell(`page-cards-family-${dashed(id)}`), icon: null })),
        },
        {
          id: "building",
          values: Object.entries(BUILDINGS).map(([id, icon]) => ({ id, text: capital(name(`om-${id}`)), icon })),
        },
        {
          id: "source",
          values: ["sure", "standin"].map((id) => ({ id, text: tell(`page-cards-source-${id}`), icon: null })),
        },
      ];
    }
    const tags = TAGS.map((id) => ({ id, text: capital(name(`tag-${id}`)), icon: `tag-${id}` }));
    return [
      { id: "kind", values: KINDS.map((id) => ({ id, text: tell(`page-cards-kind-${id}`), icon: `kind-${id}` })) },
      { id: "tag", values: [...tags, { id: "none", text: tell("page-cards-tag-none"), icon: null }] },
      { id: "deck", values: DECKS.map((id) => ({ id, text: tell(`page-cards-deck-${dashed(id)}`), icon: null })) },
    ];
  }
}
