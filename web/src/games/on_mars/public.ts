// Made from src/valles/games/on_mars/public/view.py by tools/protocol.py.

export type Seat = "purple" | "green" | "yellow" | "blue";

export type Phase = "setup" | "colonization" | "shuttle" | "end";

export type Supply = "generator" | "water_extractor" | "greenhouse" | "oxygen_condenser";

export type Building = "mine" | "generator" | "water_extractor" | "greenhouse" | "oxygen_condenser" | "shelter";

export type Direction = "n" | "ne" | "se" | "s" | "sw" | "nw";

export type Stacked = "mine" | "generator" | "water_extractor" | "greenhouse" | "oxygen_condenser";

export type Ware = "crystal" | "battery" | "water" | "plant" | "oxygen";

export type Tech =
  | "mine"
  | "generator"
  | "water_extractor"
  | "greenhouse"
  | "oxygen_condenser"
  | "shelter"
  | "rover"
  | "upgrade"
  | "ship";

export type Side = "orbit" | "colony";

export type Resource = "mineral" | "battery" | "water" | "plant" | "oxygen";

export type Slotted = "obtain_blueprint" | "research" | "construct" | "upgrade" | "hire";

export type Lack = "nothing" | "complex" | "zone" | "building";

/** A game of On Mars as somebody sees it. Cards, tiles, spaces and hexes are named as in options. */
export interface PublicView {
  /** Whose eyes these are; null for a bystander. */
  viewer: Seat | null;
  long_game: boolean;
  first_colonists: boolean;
  space_oddity: boolean;
  /** Whether miners come home for the final scoring. */
  miners_return: boolean;
  /** Whether the Shelter technology of others may be used. */
  any_shelter_tech: boolean;
  /** Whether Lacerda explores towards research tiles first. */
  research_first: boolean;
  solo: boolean;
  round: number;
  /** Null when the game is over. */
  phase: Phase | null;
  /** The first player of the first round. */
  first: Seat;
  /** Whose turn of the colonization phase it is; of Lacerda, his colour. */
  turn: Seat | null;
  /** Who has something to decide. */
  waiting: Seat[];
  /** Whether the end is triggered. */
  final: boolean;
  /** Whether the last turn is over. */
  finished: boolean;
  /** Of the colony, from 1 on. */
  level: number;
  life_support: Column[];
  missions: Mission[];
  /** What the marker of the remaining missions shows. */
  remaining: number;
  /** The hexes where something is. */
  hexes: Record<string, Hex>;
  stacks: Stack[];
  warehouse: Record<Ware, number>;
  grid: GridSpace[];
  /** Technologies face down. */
  tech_stack: number;
  blueprints: Blueprints;
  blueprint_deck: number;
  /** Discovery tiles face up to explore with. */
  exploration: string[];
  /** Discovery tiles face down. */
  discovery_stack: number;
  /** The discovery tile that a blueprint keeps. */
  kept_tile: string | null;
  /** Tiles and blueprints that are out of the game. */
  removed: string[];
  /** Scientists and contracts face up by their spaces. */
  offers: (string | null)[];
  /** The contracts that may still come. */
  contract_deck: string[];
  shuttle: Shuttle;
  owed: Debt[];
  /** First Colonist cards that were shown. */
  first_shown: string[];
  task_deck: number;
  players: Player[];
  /** Where the viewer may build, while a building or its hex is asked for. */
  sites: Site[];
  /** The blueprints that the viewer may take, while one is chosen. */
  fits: Fit[];
  lacerda: Lacerda | null;
}

/** A column of the life support system. */
export interface Column {
  building: Supply;
  /** Of the marker, from 1 on. */
  row: number;
  reward: string | null;
}

/** One of the spaces for open missions. */
export interface Mission {
  /** Null once it is completed. */
  card: string | null;
  /** Steps until it is completed. */
  left: number;
}

/** What is on a hex of the map. */
export interface Hex {
  building?: Building | null;
  /** Whose shelter it is. */
  owner?: Seat | null;
  /** On the tile of the building; a starting building has none. */
  arrows?: Direction[];
  /** Whose colonist works the mine. */
  miner?: Seat | null;
  upgrade?: Upgrade | null;
  crystal?: boolean;
  /** The discovery or research tile there. */
  ground?: string | null;
  /** Of a research tile, its type. */
  research?: string | null;
  bots?: Bot[];
  rovers?: Seat[];
}

export interface Upgrade {
  blueprint: string;
  owner: Seat;
}

export interface Bot {
  seat: Seat;
  /** From 1 on: `bot2:ne` names the second. */
  number: number;
}

/** Building tiles, the uppermost with its arrows. */
export interface Stack {
  building: Stacked;
  count: number;
  arrows: Direction[];
}

/** A space of the technology grid: `grid:top_1` names it. */
export interface GridSpace {
  space: string;
  tech: Tech | null;
}

/** Blueprints face up by their places; null where there is none. */
export interface Blueprints {
  upper: (string | null)[];
  lower: (string | null)[];
}

export interface Shuttle {
  side: Side;
  space: number;
}

/** A technology of somebody else that was used this turn. */
export interface Debt {
  owner: Seat;
  tech: Tech;
}

export interface Player {
  seat: Seat;
  /** The solo opponent, who sits on no chair of the table. */
  lacerda: boolean;
  /** Scored so far, without those of the end; null where they are hidden until then. */
  points: number | null;
  resources: Record<Resource, number>;
  /** How many of each resource there is room for. */
  storage_room: number;
  /** In the depot. */
  crystals: number;
  depot_room: number;
  /** Crystals that arrive at the next turn. */
  arriving: number;
  /** Colonists at home. */
  quarters: number;
  quarters_room: number;
  working: number;
  /** Colonists on the slots of actions. */
  slots: Record<Slotted, number>;
  /** Colonists in the personal supply. */
  beside: number;
  /** Of those at home, the ones gained this turn. */
  fresh: number;
  lab: LabTech[];
  /** Uses of own technologies by others that are not compensated yet. */
  uncompensated: number;
  /** The hex of each bot, null in the personal supply; `bot1` is the first. */
  bots: (string | null)[];
  /** Its hex, null before it lands. */
  rover: string | null;
  /** Whether a ship still stands on each of the upper depot spaces; `ship:1` names the first. */
  berths: boolean[];
  /** Ships there. */
  hangar: number;
  shelters: number;
  /** Types whose cube lies in the progress area. */
  progress: Record<Stacked, boolean>;
  /** Advanced building markers in the personal supply. */
  markers: number;
  goals: Pile;
  /** Goals that were paid as a resource. */
  spent_goals: Pile;
  /** The goal that is completed. */
  goal: string | null;
  blueprints: OwnedBlueprint[];
  scientists: HiredScientist[];
  contracts: OwnedContract[];
  /** Discovery tiles taken. */
  discoveries: string[];
  /** Types of research tiles taken. */
  research: string[];
  /** Turn order space 1 to 8, null before it is chosen. */
  space: number | null;
  side: Side | null;
  /** Whether a turn is still to come this round. */
  stands: boolean;
  /** The First Colonist card A. */
  first_card: Pile;
  /** The First Colonist cards B. */
  tasks: Pile;
  /** Those of them that are done but not shown yet. */
  tasks_done: string[];
  /** Whether a task was shown this turn. */
  task_shown: boolean;
  /** Developments made this turn. */
  developed: number;
}

/** A technology in a laboratory. */
export interface LabTech {
  space: string;
  level: number;
  tech: Tech;
}

/** Some cards of which the viewer may know all, some or none. */
export interface Pile {
  /** Those that are known, in order. */
  cards: string[];
  /** How many there are, known or not. */
  count: number;
}

export interface OwnedBlueprint {
  card: string;
  /** Where its marker stands, once it is built. */
  hex: string | null;
  /** Who works there. */
  scientist: string | null;
}

export interface HiredScientist {
  card: string;
  /** The blueprint at which the scientist works. */
  at: string | null;
}

export interface OwnedContract {
  card: string;
  /** How many were delivered of its first and of its second good. */
  delivered: number[];
  completed: boolean;
}

/** Where the viewer may build what is asked for. */
export interface Site {
  building: Building;
  hex: string;
  /** Of the complex that would stand there: so many goods it gives. */
  size: number;
}

/** Whether the viewer could build a blueprint on display, as the colony is. */
export interface Fit {
  card: string;
  /** Of the buildings that it fits in the viewer's zone. */
  hexes: string[];
  /** What is missing, where there are none. */
  lacks: Lack;
}

/** The solo opponent, beside what his board holds. */
export interface Lacerda {
  /** His colour. */
  seat: Seat;
  /** The building type under his bot in the progress area. */
  bot: Stacked;
  /** His further bots. */
  bots: number;
  deck: number;
  /** Solo cards turned up, the latest last. */
  discard: string[];
  /** Which time through the deck this is, from 1 on. */
  deal: number;
}
