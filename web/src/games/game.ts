/** The interface between the page and a game. Each folder beside this file implements it, in `index.ts` and `help.ts`. */

import type { Component } from "svelte";
import type { Option, Phrase } from "../protocol";

export interface GamePage {
  /** The prefix of its own messages. */
  prefix: string;
  /** Its picture in the lobby. */
  hero: Component;
  table: () => Promise<{ default: Component<{ table: never }> }>;
  cards: () => Promise<{ default: Gallery }>;
  /** An appendix below the heading of a section of the ledger. */
  appendix?: { section: string; shown: () => Promise<{ default: Component }> };
  /** The drawing of each category of the score. */
  scored: Record<string, string>;
  /** The figures of a seat that are worth a curve in the result. */
  drawn: string[];
  /** The log with icons; without it every line is a sentence. */
  log?: () => Promise<{ default: GameLog }>;
  /** The map as it was in the end. */
  map?: () => Promise<{ default: Component<{ view: never; people: never }> }>;
  /** Return the line below a name in the result, as a corporation. */
  caption?: (view: Record<string, unknown>, seat: string) => string;
  /** The goals of a game alone, and how far they were reached. */
  alone?: () => Promise<{ default: Alone }>;
  /** The guided first game: how it is set up, against how many computers, and how long it takes. */
  first?: { options: Record<string, boolean | string>; opponents: number; minutes: number };
  /** The options of a new table that are chosen by pictures, by their names. */
  pictures?: Record<string, () => Promise<{ default: PictureChoice }>>;
  /** The automatic opponent of a game alone: the noun that names it, and the colour that it takes. */
  rival?: { noun: string; colour: (alone: string) => string };
}

/** An option of a new table that is chosen by pictures. */
export interface PictureChoice {
  /** The picture of a value; it has no text. */
  picture: Component<{ value: string }>;
  /** Return the facts about it, a line each. */
  about: (value: string) => string[];
}

/** A card as it is looked through. */
export interface Item {
  id: string;
  name: string;
  lines: string[];
  /** Its values in the facets of the game: `kind` is `event`. */
  facets: Record<string, string[]>;
  cost: number | null;
}

/** A filter for cards. */
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
  /** True if cards can be searched by their costs. */
  costs: boolean;
  /** Return the other print on a card, in words. */
  facts: (item: Item) => string[];
  legend: LegendRow[];
  face: Component<{ id: string; width: number }>;
  /** Return the printed values of a card that an owner of the game can report. */
  reported?: (item: Item) => PrintedValue[];
}

/** A value that is printed on a component, with what stands here in its place. */
export interface PrintedValue {
  id: string;
  name: string;
  here: unknown;
}

export interface GameHelp {
  /** The topics with the rules of the ledger that they rest on; their texts are `page-help-…`. */
  topics: Record<string, readonly string[]>;
  /** The prefix of its rules' ids. */
  ledger: string;
  /** The topic about the end of the game. */
  end: string;
  /** Return the topic of a question, or of the answer that is picked. */
  topicOf: (prompt: Phrase, picked: Option | null) => string | null;
  /** Explain a symbol in one line; empty for drawings that are none. */
  symbol?: (drawing: string) => string;
}

/** The people at the table, for the log. */
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
  /** The seat whose mark stands before it. */
  seat: string | null;
  /** The numbers of its lines. */
  lines: number[];
  parts: LogPart[];
  /** True if it was done to the reader. */
  hit: boolean;
  /** True if it is an action of its own, rather than something that came of another. */
  begins: boolean;
}

/** A loss that somebody caused the reader, and its count. */
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
  /** Return the selector of a place of the map. */
  selector: (space: string) => string;
}

/** The goals of a game alone. */
export interface Alone {
  /** The headline: a win or a loss, and by what; and the line below it. */
  title: (figures: Record<string, number>) => string;
  text: (figures: Record<string, number>) => string;
  goals: Component<{ figures: Record<string, number> }>;
}
