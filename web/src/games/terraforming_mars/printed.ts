/** What is printed in Terraforming Mars, from the game's own tables; made by tools/page_data.py. */

import data from "../../generated/terraforming_mars.json";
import type { Award, Milestone, Parameters, Resource, Seat, Tag } from "./public";

/** What lies on cards. */
type Holding = "animals" | "microbes" | "sciences" | "fighters";
type StandardProject = "sell_patents" | "power_plant" | "asteroid" | "aquifer" | "greenery" | "city";
export type Parameter = keyof Parameters;
type Kind = "automated" | "active" | "event" | "corporation";
type Deck = "base" | "corporate_era" | "beginner";

/** A project card or a corporation. */
export interface Card {
  /** As the states number it: from 1 on. */
  number: number;
  /** As options name it: `play:ants`. */
  id: string;
  /** The number that is printed on it. */
  printed: string;
  kind: Kind;
  deck: Deck;
  cost: number;
  tags: Tag[];
  /** Icons, as src/valles/describe/icons.py lists them. */
  requirements: string[];
  points: string[];
  icons: string[];
  /** What a corporation begins with. */
  credits: number;
  /** What it collects. */
  holds: Holding | null;
  /** Whether it has an action. */
  acts: boolean;
  name: string;
  /** What it says, a sentence each. */
  lines: string[];
}

/** A space as it is printed. */
export interface Space {
  /** As options name it: `space:r5c3`. */
  name: string;
  /** Row and column from 1 on; null off the map. */
  row: number | null;
  column: number | null;
  ocean: boolean;
  volcano: boolean;
  /** What alone may lie there: `ocean`, or the id of a card. */
  reserved: string | null;
  bonus: Partial<Record<Resource | "cards", number>>;
  /** The numbers of the six neighbours clockwise from the upper left, -1 beyond the edge. */
  around: number[];
}

interface Track {
  /** What is read at each step, the first one being the start. */
  values: number[];
  bonuses: { step: number; gives: "heat_production" | "ocean" | "temperature" }[];
}

export interface Printed {
  game: "terraforming_mars";
  version: number;
  /** The colours, in the order in which they are given out. */
  seats: Seat[];
  resources: Resource[];
  production_floor: Record<Resource, number>;
  holdings: Holding[];
  kinds: Kind[];
  decks: Deck[];
  /** How many project cards there are; the corporations have the numbers behind them. */
  projects: number;
  spaces: Space[];
  row_lengths: number[];
  parameters: Record<Parameter, Track>;
  standard_projects: { id: StandardProject; price: number }[];
  milestones: { id: Milestone; goal: number }[];
  milestone_price: number;
  milestone_points: number;
  milestones_claimable: number;
  awards: { id: Award }[];
  /** Of the first, second and third that is funded. */
  award_prices: number[];
  /** Of the first and second place. */
  award_points: number[];
  card_price: number;
  ocean_bonus: number;
  heat_a_step: number;
  solo_generations: number;
}

declare module "../../data/cards.svelte" {
  interface CardTypes {
    terraforming_mars: Card;
  }
}

export const PRINTED = data as unknown as Printed;
