// Made from src/valles/games/terraforming_mars/public.py by tools/protocol.py.

export type Seat = "yellow" | "blue" | "pink" | "green" | "white";

export type Edition = "de" | "pl" | "it" | "nl";

export type Phase = "setup" | "preludes" | "draft" | "research" | "action" | "production" | "solar" | "final_greenery";

export type Milestone =
  | "terraformer"
  | "mayor"
  | "gardener"
  | "builder"
  | "planner"
  | "diversifier"
  | "tactician"
  | "polar_explorer"
  | "energizer"
  | "rim_settler"
  | "generalist"
  | "specialist"
  | "ecologist"
  | "tycoon"
  | "legend";

export type Award =
  | "landlord"
  | "banker"
  | "scientist"
  | "thermalist"
  | "miner"
  | "cultivator"
  | "magnate"
  | "space_baron"
  | "excentric"
  | "contractor"
  | "celebrity"
  | "industrialist"
  | "desert_settler"
  | "estate_dealer"
  | "benefactor";

export type Tile =
  | "ocean"
  | "greenery"
  | "city"
  | "capital"
  | "commercial_district"
  | "ecological_zone"
  | "industrial_center"
  | "lava_flows"
  | "mining_area"
  | "mining_rights"
  | "mohole_area"
  | "natural_preserve"
  | "nuclear_zone"
  | "restricted_area";

export type Owner = "yellow" | "blue" | "pink" | "green" | "white" | "neutral";

export type Resource = "credits" | "steel" | "titanium" | "plants" | "energy" | "heat";

export type Tag =
  | "building"
  | "space"
  | "power"
  | "science"
  | "jovian"
  | "earth"
  | "plant"
  | "microbe"
  | "animal"
  | "city"
  | "event"
  | "wild";

/** A game of Terraforming Mars as somebody sees it. Cards and spaces are named as in options. */
export interface PublicView {
  /** The seat that sees this; null for a bystander. */
  viewer: Seat | null;
  map: string;
  /** Later decks in play. */
  decks: string[];
  edition: Edition;
  corporate_era: boolean;
  draft: boolean;
  solo: boolean;
  generation: number;
  /** Null when the game is over. */
  phase: Phase | null;
  /** The first player of this generation. */
  first: Seat;
  /** The seat whose turn it is in the action phase. */
  turn: Seat | null;
  /** The seats that have a decision to make. */
  waiting: Seat[];
  /** True if the last production is over. */
  final: boolean;
  /** True if this is the last generation. */
  last: boolean;
  parameters: Parameters;
  /** The seat that claimed each. */
  milestones: Record<Milestone, Seat | null>;
  /** The seat that funded each. */
  awards: Record<Award, Seat | null>;
  /** The spaces where something lies, or which are kept for somebody. */
  areas: Record<string, Area>;
  deck: Pile;
  discard: Pile;
  /** The deck of preludes. */
  preludes: Pile;
  prelude_discard: Pile;
  /** True if a terraform rating of 63 wins the solo game, in place of the global parameters. */
  rating_goal: boolean;
  /** The number of generations of a solo game; null for several players. */
  generations: number | null;
  players: Player[];
  /** The fields that later boxes add to a state, by box, as they are saved. */
  boxes?: Record<string, Record<string, unknown>>;
  /** The global parameters that later boxes add. */
  tracks?: Record<string, Level>;
}

export interface Parameters {
  temperature: Level;
  oxygen: Level;
  oceans: Level;
}

/** The level of a global parameter. */
export interface Level {
  /** Steps from the start. */
  step: number;
  /** The value on the track: degrees, per cent, or oceans. */
  value: number;
  complete: boolean;
}

/** The contents of a space of the map or off it. */
export interface Area {
  tile?: Tile | null;
  owner?: Owner | null;
  /** For whom it is kept. */
  claim?: Seat | null;
}

/** Some cards of which the viewer may know all, some or none. */
export interface Pile {
  /** The cards that are known, in order. */
  cards: string[];
  /** The number of cards, known or not. */
  count: number;
}

export interface Player {
  seat: Seat;
  /** Points now, as far as the viewer can count them; null where they are hidden until the end. */
  points: number | null;
  rating: number;
  /** True if the terraform rating rose this generation. */
  rating_rose: boolean;
  resources: Record<Resource, number>;
  production: Record<Resource, number>;
  /** Tags in play, events apart. */
  tags: Record<Tag, number>;
  corporation: string | null;
  hand: Pile;
  /** The corporations to choose from. */
  dealt: Pile;
  /** Cards to buy, or to draft from. */
  offered: Pile;
  /** Cards drafted so far. */
  kept: Pile;
  /** The corporation, the preludes and the green and blue cards. */
  played: Played[];
  /** They lie face down for the others. */
  events: Pile;
  passed: boolean;
  /** True if the first action is that of the corporation. */
  first_action: boolean;
  /** The answers to a simultaneous question, as options; those of others are hidden. */
  answers: string[];
  /** True if another seat has answered such a question. */
  answered: boolean;
  /** On all cards. */
  discount: number;
  /** On cards with a tag. */
  tag_discounts: Record<Tag, number>;
  /** On the standard project. */
  power_plant_discount: number;
  /** On the next card. */
  next_discount: number;
  /** The number of steps by which requirements are shifted. */
  shift: number;
  /** The same for the next card. */
  next_shift: number;
  steel_value: number;
  titanium_value: number;
  /** In plants. */
  greenery_price: number;
  heat_is_money: boolean;
  /** True if plants, animals and microbes are safe. */
  protected: boolean;
  /** Preludes to choose from, or to be played. */
  preludes: Pile;
  /** The card whose microbes pay for cards with a plant tag, each 2 M€. */
  paying_card: string | null;
  /** The cards of later boxes whose resources pay for others. */
  paying_cards?: string[];
}

/** A card on the table. */
export interface Played {
  card: string;
  /** The number of resources on it. */
  held?: number;
  /** True if its action was used this generation. */
  used?: boolean;
  /** True if it has an action. */
  acts?: boolean;
  /** True if it has an effect that waits for something. */
  watches?: boolean;
}
