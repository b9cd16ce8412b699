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
  /** The seat that sees this; null for a bystander. */
  viewer: Seat | null;
  long_game: boolean;
  first_colonists: boolean;
  space_oddity: boolean;
  /** True if miners come home for the final scoring. */
  miners_return: boolean;
  /** True if the Shelter technology of others may be used. */
  any_shelter_tech: boolean;
  /** True if Lacerda explores towards research tiles first. */
  research_first: boolean;
  /** True if missions of discovery tiles are long, and the bots of the laboratory at 3b. */
  revised: boolean;
  /** True if the colonist of turn order space 4 costs 1 water or 1 plant, false if both. */
  either_price: boolean;
  /** True if a contribution to the mission of contracts brings 2 crystals, false if 1. */
  two_for_contracts: boolean;
  solo: boolean;
  round: number;
  /** Null when the game is over. */
  phase: Phase | null;
  /** The first player of the first round. */
  first: Seat;
  /** The seat whose turn of the colonization phase it is; for Lacerda, his color. */
  turn: Seat | null;
  /** The seats that have a decision to make. */
  waiting: Seat[];
  /** True if the end is triggered. */
  final: boolean;
  /** True if the last turn is over. */
  finished: boolean;
  /** The level of the colony, from 1 on. */
  level: number;
  life_support: Column[];
  missions: Mission[];
  /** The value of the marker of the remaining missions. */
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
  /** The hexes where the viewer may build, while a building or its hex is chosen. */
  sites: Site[];
  /** The blueprints that the viewer may take, while one is chosen. */
  fits: Fit[];
  lacerda: Lacerda | null;
  /** The ways to pay for main actions where others stand, while the viewer chooses one. */
  placements: Placement[];
}

/** A column of the life support system. */
export interface Column {
  building: Supply;
  /** The row of the marker, from 1 on. */
  row: number;
  reward: string | null;
}

/** One of the spaces for open missions. */
export interface Mission {
  /** Null once it is completed. */
  card: string | null;
  /** Steps until it is completed. */
  left: number;
  /** The crystals of a contribution. */
  crystals: number;
}

/** The contents of a hex of the map. */
export interface Hex {
  building?: Building | null;
  /** The owner of the shelter. */
  owner?: Seat | null;
  /** On the tile of the building; a starting building has none. */
  arrows?: Direction[];
  /** The seat whose colonist works the mine. */
  miner?: Seat | null;
  upgrade?: Upgrade | null;
  crystal?: boolean;
  /** The discovery or research tile there. */
  ground?: string | null;
  /** The type of a research tile. */
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
  /** The room for each resource. */
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
  /** Colonists at home that were gained this turn. */
  fresh: number;
  lab: LabTech[];
  /** Uses of own technologies by others that are not compensated yet. */
  uncompensated: number;
  /** The hex of each bot, null in the personal supply; `bot1` is the first. */
  bots: (string | null)[];
  /** Its hex, null before it lands. */
  rover: string | null;
  /** True for each of the upper depot spaces that still holds a ship; `ship:1` names the first. */
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
  /** True if a turn is still to come this round. */
  stands: boolean;
  /** The First Colonist card A. */
  first_card: Pile;
  /** The First Colonist cards B. */
  tasks: Pile;
  /** Tasks that are done but not shown yet. */
  tasks_done: string[];
  /** True if a task was shown this turn. */
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
  /** The cards that are known, in order. */
  cards: string[];
  /** The number of cards, known or not. */
  count: number;
}

export interface OwnedBlueprint {
  card: string;
  /** The hex of its marker, once it is built. */
  hex: string | null;
  /** The scientist who works there. */
  scientist: string | null;
}

export interface HiredScientist {
  card: string;
  /** The blueprint at which the scientist works. */
  at: string | null;
}

export interface OwnedContract {
  card: string;
  /** The numbers delivered of its first and of its second good. */
  delivered: number[];
  completed: boolean;
}

/** A hex where the viewer may build the chosen building. */
export interface Site {
  building: Building;
  hex: string;
  /** Size of the complex that would stand there, and number of goods that it gives. */
  size: number;
}

/** The chances of the viewer to build a blueprint on display, as the colony is. */
export interface Fit {
  card: string;
  /** Hexes of the buildings that it fits in the viewer's zone. */
  hexes: string[];
  /** The missing thing, if there are none. */
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
  /** The number of times that the deck has been dealt, from 1 on. */
  deal: number;
}

/** A way to pay for a colonist on the slots of a main action where others stand, without private goals. */
export interface Placement {
  action: string;
  /** The option of the action, and the answers that pay. */
  choices: string[];
  crystals: number;
  /** Colonists sent to work. */
  colonists: number;
}
