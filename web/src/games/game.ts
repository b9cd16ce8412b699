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
  /** How its log is written with icons; without it every line is a sentence. */
  log?: () => Promise<{ default: GameLog }>;
  /** The map as it was in the end. */
  map?: () => Promise<{ default: Component<{ view: never; people: never }> }>;
  /** What is said below a name in the result, as a corporation. */
  caption?: (view: Record<string, unknown>, seat: string) => string;
  /** What a game alone was about: how far its goals were reached. */
  alone?: () => Promise<{ default: Alone }>;
  /** The guided first game: how it is set up, against how many computers, and how long it takes. */
  first?: { options: Record<string, boolean | string>; opponents: number; steps: number; minutes: number };
  /** The options of a new table that are chosen by pictures, by their names. */
  pictures?: Record<string, () => Promise<{ default: PictureChoice }>>;
  /** The automatic opponent of a game alone: the noun that names it, and the colour that it takes. */
  rival?: { noun: string; colour: (alone: string) => string };
}

/** An option of a new table that is chosen by pictures. */
export interface PictureChoice {
  /** The picture of a value; it has no text. */
  picture: Component<{ value: string }>;
  /** What one has to know of it, a line each. */
  about: (value: string) => string[];
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

/** What the log asks about those at the table. */
export interface LogReader {
  name: (seat: string) => string;
  /** A line with names in place of seats. */
  named: (line: Phrase) => Phrase;
  /** The seat that a line is about. */
  subject: (line: Phrase) => string | null;
  /** The seat that did it to the one that a line is about. */
  culprit: (line: Phrase) => string | null;
}

/** A piece of a row of the log. */
export type LogPart =
  | { is: "text"; text: string }
  /** All that a row says, in words: it names who it is about. */
  | { is: "sentence"; text: string }
  /** A name that opens its card. */
  | { is: "card"; id: string; name: string }
  /** Money. */
  | { is: "coin"; text: string }
  /** So many of something; in the brown box if it is produced. */
  | { is: "icon"; icon: string; text: string; made?: boolean }
  /** A place on the map, which it lights, with what came there. */
  | { is: "place"; icon: string; space: string; name: string };

/** An action with all that came of it, in the order of the grammar of the log. */
export interface LogRow {
  /** Whose mark stands before it. */
  seat: string | null;
  /** The numbers of its lines. */
  lines: number[];
  parts: LogPart[];
  /** Whether it was done to the reader. */
  hit: boolean;
  /** Whether it is an action of its own, rather than something that came of another. */
  begins: boolean;
}

/** What somebody did to the reader, as often as it was done. */
export interface Hit {
  by: string;
  /** With which card, in its name; empty where it was none. */
  source: string;
  text: string;
  times: number;
}

export interface GameLog {
  rows: (lines: Phrase[], first: number, seat: string | null, reader: LogReader) => LogRow[];
  hits: (lines: Phrase[], reader: LogReader) => Hit[];
  /** Where on the page a place of the map is drawn, as a selector. */
  selector: (space: string) => string;
}

/** The goals of a game alone. */
export interface Alone {
  /** Whether it was won, and by what; and what is worth knowing besides. */
  title: (figures: Record<string, number>) => string;
  text: (figures: Record<string, number>) => string;
  goals: Component<{ figures: Record<string, number> }>;
}
