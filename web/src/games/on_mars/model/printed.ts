/** The printed tables of On Mars, made by tools/page_data.py from the game's own. */

import data from "../../../generated/on_mars.json";
import type { Icon, Part } from "../../../icon";
import type { Building, Direction, Resource, Seat, Side, Ware } from "../public";
import type { Phrase } from "../../../protocol";

export type Good = Resource | Ware | "colonist";
export type Action =
  | "landing_pod"
  | "obtain_blueprint"
  | "learn_tech"
  | "research"
  | "resupply"
  | "control_center"
  | "construct"
  | "upgrade"
  | "welcome_ship"
  | "hire";
export type Family =
  | "blueprint"
  | "scientist"
  | "contract"
  | "goal"
  | "mission"
  | "first_colonist_a"
  | "first_colonist_b"
  | "discovery"
  | "research"
  | "reward"
  | "tech"
  | "executive"
  | "solo"
  | "solo_goal";

/** A card or tile; what else is printed on it depends on its family. */
export interface Card {
  /** Its number in states, from 1 on. */
  number: number;
  /** Its name in options: `use:casino`. */
  id: string;
  /** Its number within the family. */
  printed: string;
  family: Family;
  /** The values that no source confirms. */
  standin: string[];
  icons: Part[];
  name: string;
  /** Its text, a sentence each. */
  lines: string[];
  /** Blueprints. */
  level?: number;
  building?: Building;
  gain?: Good;
  /** Scientists. */
  works_in?: Building;
  scores?: Building;
  /** Contracts: what is delivered, or the building that is upgraded. */
  kind?: "delivery" | "upgrade";
  goods?: Partial<Record<Good, number>>;
  success?: number;
  failure?: number;
  /** Missions: steps by the number of players from 1 on, and where the marker lies; of a solo card, its number. */
  steps?: number[];
  crystals?: number;
  action?: Action | number;
  length?: "short" | "long";
  /** First Colonist cards. */
  buildings?: Building[];
  task?: string;
  reward?: Good;
  /** Rewards of the life support system. */
  counts?: string;
  each?: number;
  /** Goals: what is counted, as the figures of a seat name it, and how many there must be. */
  needs?: { figure: string; least: number; text: string }[];
  /** Solo cards. */
  mission?: string;
  travels?: boolean;
}

/** A benefit that is printed somewhere. */
interface Benefit {
  icons: Icon[];
  phrase: Phrase;
}

export interface Hex {
  /** Its name in options: `hex:g5`. */
  name: string;
  /** Column a to m, and row from the top, from 1 on. */
  column: string;
  row: number;
  /** Axial coordinates from the middle: a column further, and a hex further down. */
  q: number;
  r: number;
  /** The numbers of the six neighbours clockwise from the top, -1 beyond the edge. */
  around: number[];
}

export interface Printed {
  game: "on_mars";
  version: number;
  /** The colours, in the order in which they are given out. */
  seats: Seat[];
  /** The nouns of each kind of options. */
  vocabulary: Record<string, string[]>;
  /** The goods that are resources. */
  resources: Good[];
  warehouse_goods: Good[];
  /** The benefit of a building; arrows by the number of the tile, 0 is a starting building. */
  buildings: { id: Building; price: Icon[]; gain: Good; arrows: Direction[][] }[];
  /** The buildings that lie in stacks. */
  stacks: Building[];
  sides: Side[];
  turn_order: { number: number; side: Side; benefit: Benefit | null }[];
  /**
   * The main actions: where colonists are placed, with the number of slots; the good that pays for more of it; what it
   * costs by itself, and what it brings.
   */
  actions: { id: Action; side: Side; slots: number | null; boost: Good | null; price: Icon[]; effect: Icon[] }[];
  lab: { id: string; level: number; to: string[]; benefit: Benefit | null }[];
  /** Ways in the laboratory and goods for contracts, by the nouns of the options that choose them. */
  developments: { id: string; from: string; to: string }[];
  deliveries: { id: string; card: string; good: Good }[];
  /** For each level: points at the end, and the price of a technology up to it, as icons. */
  lab_points: number[];
  lab_prices: Icon[][];
  grid: string[];
  /** The prices of a technology by its space, and of a contract. */
  grid_prices: Icon[][];
  contract_price: Icon[];
  hexes: Hex[];
  directions: Direction[];
  /** The building of each column. */
  life_support: Building[];
  life_support_rows: number;
  life_support_benefit: Benefit;
  progress_points: number[];
  quarters_points: number[];
  quarters_a_shelter: number;
  /** Values for each colony level. */
  shuttle_lands_on: number[];
  last_level: number;
  missions_open: number;
  tasks: string[];
  pieces: Record<string, number>;
  /** Points of a ship, of a building of a scientist's type, and of an advanced building by level. */
  points: { ship: number; scientist: number; advanced: number[] };
}

declare module "../../../data/cards.svelte" {
  interface CardTypes {
    on_mars: Card;
  }
}

export const PRINTED = data as unknown as Printed;

/** The drawing of each building. */
export const BUILDINGS: Record<Building, string> = {
  mine: "b-mine",
  generator: "b-generator",
  water_extractor: "b-water",
  greenhouse: "b-greenhouse",
  oxygen_condenser: "b-condenser",
  shelter: "b-shelter",
};
