/** What the page asks of a game. Each folder beside this file answers for one, in its `index.ts` and `help.ts`. */

import type { Component } from "svelte";
import type { Answer, Phrase } from "../protocol";

export interface GamePage {
  /** What the keys of its own messages begin with. */
  prefix: string;
  /** Its picture in the lobby. */
  hero: Component;
  table: () => Promise<{ default: Component<{ table: never }> }>;
  cards: () => Promise<{ default: Gallery }>;
  /** What stands in the ledger below the heading of a section, besides its rules. */
  appendix?: { section: string; shown: () => Promise<{ default: Component }> };
  /** The drawing of each category of the score. */
  scored: Record<string, string>;
  /** The figures of a seat that are worth a curve in the result. */
  drawn: string[];
  /** The guided first game: how it is set up, against how many computers, and how long it takes. */
  first?: { options: Record<string, boolean | string>; opponents: number; steps: number; minutes: number };
  /** The automatic opponent of a game alone: the noun that names it, and the colour that it takes. */
  rival?: { noun: string; colour: (alone: string) => string };
}

/** A card as it is looked through. */
export interface Item {
  id: string;
  name: string;
  lines: string[];
  /** What a facet of the game says of it: `kind` is `event`. */
  facets: Record<string, string[]>;
  cost: number | null;
}

/** What cards can be narrowed down by. */
export interface Facet {
  id: string;
  values: { id: string; text: string; icon: string | null }[];
}

/** A line of the legend: a drawing, in a frame or beside a sign, and the message that explains it. */
export interface LegendRow {
  icon: string;
  frame?: "prod" | "any";
  sign?: string;
  says: string;
}

/** The cards of a game, to be looked through. */
export interface Gallery {
  items: () => Item[];
  facets: () => Facet[];
  /** Whether cards can be searched by their costs. */
  costs: boolean;
  /** What else is printed on a card, in words. */
  facts: (item: Item) => string[];
  legend: LegendRow[];
  face: Component<{ id: string; width: number }>;
}

export interface GameHelp {
  /** The topics with the rules of the ledger that they rest on; their texts are `page-help-…`. */
  topics: Record<string, readonly string[]>;
  /** What the ids of its rules begin with. */
  ledger: string;
  /** The topic about the end of the game. */
  end: string;
  /** What helps with a question, or with the answer to it that is picked. */
  topicOf: (asked: Phrase, picked: Answer | null) => string | null;
  /** What a symbol is for, in one line; nothing of drawings that are none. */
  symbol?: (drawing: string) => string;
}
