/** The printed tables of Terraforming Mars, made by tools/page_data.py from the game's own. */

import data from "../../../generated/terraforming_mars.json";
import type { Icon, Part } from "../../../icon";
import type { Noun, Phrase } from "../../../protocol";
import type { Award, Milestone, Parameters, Resource, Seat, Tag } from "../public";

export type Parameter = keyof Parameters;
type Kind = "automated" | "active" | "event" | "corporation" | "prelude";

/** A project card, a corporation or a prelude. */
export interface Card {
  /** Its number in states, from 1 on. */
  number: number;
  /** Its name in options: `play:ants`. */
  id: string;
  /** The number that is printed on it. */
  printed: string;
  kind: Kind;
  deck: string;
  cost: number;
  tags: Tag[];
  icons: Part[];
  /** The M€ that a corporation begins with, or that a prelude brings or takes. */
  credits: number;
  /** The price of each card that its player buys; of a corporation. */
  card_price?: number;
  /** The resource that it collects. */
  holds: string | null;
  /** True if it has an action. */
  acts: boolean;
  name: string;
  /** Its text, a sentence each. */
  lines: string[];
}

/** A space as it is printed. */
export interface Space {
  /** Its name in options: `space:r5c3`. */
  name: string;
  /** Row and column from 1 on; null off the map. */
  row: number | null;
  column: number | null;
  /** The areas to the right of the middle of the map, and the rows below it; null off the map. */
  place: [number, number] | null;
  /** The place of Mars that it is named after. */
  called: string | null;
  ocean: boolean;
  volcano: boolean;
  /** The only tile that may lie there: `ocean`, or the id of a card. */
  reserved: string | null;
  bonus: Partial<Record<Resource | "cards", number>>;
  /** The price of a tile there in M€, and what follows. */
  price: number;
  then: { icons: Icon[]; phrase: Phrase } | null;
  /** The numbers of the six neighbours clockwise from the upper left, -1 beyond the edge. */
  around: number[];
  /** The box that adds it; null for those of every game. */
  box: string | null;
}

/** The milestones and awards of a map or a box. */
interface Goals {
  /** Each with what it asks for, and what it counts in a word or two. */
  milestones: { id: Milestone; goal: number; phrase: Phrase; counted: Phrase | Noun }[];
  awards: { id: Award; phrase: Phrase; counted: Phrase | Noun }[];
}

/** A map with its areas and those beside it, and the milestones and awards that come with it. */
export interface GameMap extends Goals {
  /** Its name in views. */
  name: string;
  spaces: Space[];
}

/** What a box adds to the printed tables. */
interface Box extends Goals {
  name: string;
  standard_projects: StandardProject[];
  parameters: Record<string, Track>;
}

interface StandardProject {
  /** Its name in options: `standard:aquifer`. */
  id: string;
  price: number;
}

interface Track {
  /** The value at each step, the first one being the start. */
  values: number[];
  bonuses: { step: number; gives: string }[];
}

export interface Printed {
  game: "terraforming_mars";
  version: number;
  /** The colours, in the order in which they are given out. */
  seats: Seat[];
  /** The nouns of each kind of options. */
  vocabulary: Record<string, string[]>;
  resources: Resource[];
  production_floor: Record<Resource, number>;
  /** The resources that lie on cards. */
  holdings: string[];
  kinds: Kind[];
  tags: Tag[];
  decks: string[];
  /** The number of project cards; the corporations have the numbers behind them. */
  projects: number;
  maps: GameMap[];
  boxes: Box[];
  parameters: Record<Parameter, Track>;
  standard_projects: StandardProject[];
  milestone_price: number;
  milestone_points: number;
  milestones_claimable: number;
  /** Prices of the first, second and third that is funded. */
  award_prices: number[];
  /** Points of the first and second place. */
  award_points: number[];
  ocean_bonus: number;
  heat_a_step: number;
  /** The number of preludes that everybody keeps of those that are dealt. */
  preludes_kept: number;
  /** The M€ for one that cannot be played. */
  compensation: number;
  /** The terraform rating that wins alone, where that is the goal. */
  goal_rating: number;
}

declare module "../../../data/cards.svelte" {
  interface CardTypes {
    terraforming_mars: Card;
  }
}

export const PRINTED = data as unknown as Printed;

export function mapNamed(name: string): GameMap {
  const entry = PRINTED.maps.find((map) => map.name === name);
  if (!entry) throw new Error(`there is no map ${name}; there are ${PRINTED.maps.map((map) => map.name).join(", ")}`);
  return entry;
}

/** Return the boxes of a game that are more than cards. */
export function boxesOf(decks: string[]): Box[] {
  return PRINTED.boxes.filter(({ name }) => decks.includes(name));
}
