/** A view of On Mars with everything by its name. Nothing is worked out here: the server knows the rules. */

import {
  PRINTED,
  type Action,
  type Building,
  type Direction,
  type Family,
  type Good,
  type Hex as PrintedHex,
  type Phase,
  type Seat,
  type Side,
  type Tech,
} from "./printed";
import { named, pile, type Pile } from "../../table/naming";

export type Resource = Exclude<Good, "crystal" | "colonist">;
/** The buildings that count for life support, for progress, and that lie in stacks. */
type Supply = Exclude<Building, "mine" | "shelter">;
export type Stacked = Exclude<Building, "shelter">;
/** What the warehouse holds. */
export type Ware = Exclude<Good, "mineral" | "colonist">;
/** The actions on which colonists are placed. */
export type Slotted = "obtain_blueprint" | "research" | "construct" | "upgrade" | "hire";

/** A technology tile in a laboratory. */
interface LabTech {
  /** The space of PRINTED.lab, "1a" to "6a". */
  space: string;
  level: number;
  tech: Tech;
}

/** A blueprint that somebody has. */
export interface OwnedBlueprint {
  number: number;
  /** The name of the hex with its marker, once it is built. */
  hex: string | null;
  /** The number of the scientist who works there. */
  scientist: number | null;
}

interface HiredScientist {
  number: number;
  /** The number of the blueprint at which the scientist works. */
  at: number | null;
}

export interface OwnedContract {
  number: number;
  /** How many were delivered of its first and second good. */
  delivered: [number, number];
  completed: boolean;
}

/** A ship that stands on one of the upper depot spaces until it is welcomed; `ship:1` names the first. */
interface Berth {
  number: number;
  /** Whether the ship is still there. */
  ship: boolean;
}

export interface Player {
  seat: Seat;
  /** The solo opponent, who sits on no chair of the table. */
  lacerda: boolean;
  /** Points scored so far; those of the end are in the snapshot's `scores`. */
  points: number;
  resources: Record<Resource, number>;
  /** How many of each resource there is room for. */
  storageRoom: number;
  /** Crystals in the depot, with how many there is room for, and those that arrive at the next turn. */
  crystals: number;
  depotRoom: number;
  arriving: number;
  /** Colonists at home, with how many there is room for, at work, on action slots and in the personal supply. */
  quarters: number;
  quartersRoom: number;
  working: number;
  slots: Record<Slotted, number>;
  beside: number;
  /** Of those at home, the ones gained this turn. */
  fresh: number;
  /** The technologies, by the spaces of the laboratory. */
  lab: LabTech[];
  /** Uses of own technologies by others that are not compensated yet. */
  waiting: number;
  /** The hex of each bot, null in the personal supply; `bot1` is the first. */
  bots: (string | null)[];
  /** The hex of the rover, null before it lands. */
  rover: string | null;
  berths: Berth[];
  /** Ships in the hangar. */
  hangar: number;
  /** Shelters built. */
  shelters: number;
  /** Types whose cube lies in the progress area. */
  progress: Record<Stacked, boolean>;
  /** Advanced building markers in the personal supply. */
  markers: number;
  /** Private goals; those of others are hidden. */
  goals: Pile;
  /** Goals that were paid as a resource. */
  spentGoals: Pile;
  /** The goal that is completed. */
  goal: number | null;
  blueprints: OwnedBlueprint[];
  scientists: HiredScientist[];
  contracts: OwnedContract[];
  /** Discovery tiles taken. */
  discoveries: number[];
  /** Types of research tiles taken, by the letters of PRINTED.research_types. */
  research: string[];
  /** Turn order space 1 to 8, null before it is chosen, and its side. */
  space: number | null;
  side: Side | null;
  /** Whether a turn is still to come this round. */
  stands: boolean;
  /** First Colonists: the A card, the B cards, those of them that are done; hidden ones are counted. */
  firstCard: Pile;
  tasks: Pile;
  tasksDone: number[];
  /** Whether a task was shown this turn, and the developments made this turn. */
  taskShown: boolean;
  developed: number;
}

interface Upgrade {
  /** The number of the blueprint. */
  blueprint: number;
  owner: Seat;
}

interface Bot {
  seat: Seat;
  /** From 1 on: `bot2:ne` names the second. */
  number: number;
}

/** A hex of the map and what is there. */
export interface Hex extends PrintedHex {
  number: number;
  building: Building | null;
  /** Whose shelter it is. */
  owner: Seat | null;
  /** The number of the building's tile, 0 for a starting building, and its arrows. */
  tile: number;
  arrows: Direction[];
  /** Whose colonist works the mine. */
  miner: Seat | null;
  upgrade: Upgrade | null;
  crystal: boolean;
  /** The number of the discovery or research tile there. */
  ground: number | null;
  groundFamily: "discovery" | "research" | null;
  /** Of a research tile, its type: one of PRINTED.research_types. */
  research: string | null;
  bots: Bot[];
  rovers: Seat[];
}

interface Column {
  building: Supply;
  /** The row of the marker, from 1 on. */
  row: number;
  /** The number of the reward card of the column. */
  reward: number | null;
}

/** One of the spaces for open missions. */
export interface Mission {
  /** Null once it is completed. */
  number: number | null;
  /** Steps until it is completed. */
  left: number;
}

interface Stack {
  building: Stacked;
  count: number;
  /** The number of the uppermost tile, with its arrows. */
  top: number | null;
  arrows: Direction[];
}

/** A technology on the grid: `grid:top_1` names the space. */
export interface GridSpace {
  space: string;
  tech: Tech | null;
}

/** The solo opponent beside what his board holds. */
interface Lacerda {
  /** His colour. */
  seat: Seat;
  /** The building type under his bot in the progress area. */
  bot: Stacked;
  /** His further bots. */
  bots: number;
  deck: Pile;
  /** Solo cards turned up, the latest last, and which pass through the deck this is. */
  discard: number[];
  card: number | null;
  pass: number;
}

export interface Model {
  players: Player[];
  hexes: Hex[];
  stacks: Stack[];
  /** The marker of the colony level, from 1 on, and those of life support. */
  level: number;
  lifeSupport: Column[];
  missions: Mission[];
  /** What the marker of the remaining missions shows. */
  remaining: number;
  warehouse: Record<Ware, number>;
  grid: GridSpace[];
  techStack: number;
  /** Blueprints face up by their places; null where there is none. */
  blueprints: { upper: (number | null)[]; lower: (number | null)[] };
  blueprintDeck: number;
  /** Discovery tiles face up to explore with, and how many are face down. */
  exploration: number[];
  discoveryStack: number;
  /** The discovery tile that a blueprint keeps. */
  keptTile: number | null;
  /** Scientists and contracts face up by their spaces, and the contracts that may still come. */
  offers: (number | null)[];
  contractDeck: number[];
  shuttle: { side: Side; space: number };
  /** Technologies of others used this turn. */
  owed: { owner: Seat; tech: Tech }[];
  /** Shown First Colonist cards, and how many tasks lie face down. */
  firstShown: number[];
  taskDeck: number;
  round: number;
  /** Null when the game is over. */
  phase: Phase | null;
  /** The first player of the first round. */
  first: Seat;
  /** Whose turn of the colonization phase it is; of Lacerda, his colour. */
  turn: Seat | null;
  /** Whether the end is triggered, and whether the last turn is over. */
  final: boolean;
  finished: boolean;
  /** Whose eyes the view has; null for a bystander. */
  viewer: Seat | null;
  longGame: boolean;
  firstColonists: boolean;
  spaceOddity: boolean;
  solo: boolean;
  lacerda: Lacerda | null;
}

/** The fields of a view, as `Rulebook.save` writes them (src/valles/games/on_mars/hidden.py). */
interface View {
  viewer: number;
  solo: boolean;
  colours: number[];
  long_game: boolean;
  first_colonists: boolean;
  space_oddity: boolean;
  active: number;
  first: number;
  round: number;
  final: boolean;
  finished: boolean;
  building: number[];
  miner: number[];
  upgraded: number[];
  ground: number[];
  tile: number[];
  stacks: number[][];
  lss: number[];
  level: number;
  rewards: number[];
  owed: number[];
  lacerda_bot: number;
  lacerda_bots: number;
  warehouse: number[];
  grid: number[];
  tech_stack: number[];
  exploration: number[];
  discovery_stack: number[];
  shuttle_side: number;
  shuttle_space: number;
  display: number[];
  blueprint_deck: number[];
  blueprint_owner: number[];
  blueprint_hex: number[];
  kept_tile: number;
  offers: number[];
  scientist_owner: number[];
  scientist_at: number[];
  contract_owner: number[];
  delivered: number[];
  completed: boolean[];
  missions: number[];
  mission_steps: number[];
  remaining: number;
  first_shown: number[];
  task_deck: number[];
  solo_deck: number[];
  solo_discard: number[];
  solo_pass: number;
  stack: number[][];
  seats: Board[];
}

interface Board {
  points: number;
  stock: number[];
  crystals: number;
  arriving: number;
  quarters: number;
  working: number;
  beside: number;
  slots: number[];
  fresh: number;
  lab: number[];
  waiting: number;
  bots: number[];
  rover: number;
  depot: boolean[];
  hangar: number;
  shelters: number;
  cubes: boolean[];
  markers: number;
  goals: number[];
  spent_goals: number[];
  goal: number;
  discoveries: number[];
  research: boolean[];
  space: number;
  stands: boolean;
  first_card: number;
  tasks: number[];
  tasks_done: number[];
  task_shown: boolean;
  developed: number;
}

/** How a view writes a card before another seat that the reader may not know. */
const UNKNOWN = -1;
/** What is owed for technologies counts so many for each owner. */
const DEBTS_AN_OWNER = 16;
const RESEARCH_TILES_A_TYPE = 2;

const FIRST = Object.fromEntries(PRINTED.families.map(({ id, first }) => [id, first])) as Record<Family, number>;
const SHELTER = PRINTED.buildings.length;

export function decoded(view: Record<string, unknown>): Model {
  const seen = view as unknown as View;
  return {
    ...colony(seen),
    ...orbit(seen),
    ...cards(seen),
    players: seen.seats.map((_, number) => player(seen, number)),
    round: seen.round,
    phase: phaseOf(seen.stack),
    first: seatOf(seen, seen.first)!,
    turn: seatOf(seen, seen.active),
    final: seen.final,
    finished: seen.finished,
    viewer: seatOf(seen, seen.viewer),
    longGame: seen.long_game,
    firstColonists: seen.first_colonists,
    spaceOddity: seen.space_oddity,
    solo: seen.solo,
    lacerda: seen.solo ? lacerda(seen) : null,
  };
}

type ColonyPart = Pick<Model, "hexes" | "stacks" | "level" | "lifeSupport" | "missions" | "remaining" | "owed">;

function colony(seen: View): ColonyPart {
  return {
    hexes: PRINTED.hexes.map((_, number) => hex(seen, number)),
    stacks: PRINTED.stacks.map((building, number) => stack(building as Stacked, number, seen.stacks[number]!)),
    level: seen.level,
    lifeSupport: PRINTED.life_support.map((building, place) => ({
      building: building as Supply,
      row: seen.lss[place]!,
      reward: seen.rewards[place] || null,
    })),
    missions: seen.missions.map((number, place) => ({ number: number || null, left: seen.mission_steps[place]! })),
    remaining: seen.remaining,
    owed: seen.owed.map((debt) => ({
      owner: seatOf(seen, Math.floor(debt / DEBTS_AN_OWNER))!,
      tech: PRINTED.techs[debt % DEBTS_AN_OWNER]!,
    })),
  };
}

type OrbitPart = Pick<
  Model,
  "warehouse" | "grid" | "techStack" | "exploration" | "discoveryStack" | "keptTile" | "shuttle"
>;

function orbit(seen: View): OrbitPart {
  return {
    warehouse: named(PRINTED.warehouse_goods as Ware[], (_, good) => seen.warehouse[PRINTED.goods.indexOf(good)]!),
    grid: PRINTED.grid.map((space, place) => ({ space, tech: PRINTED.techs[seen.grid[place]! - 1] ?? null })),
    techStack: seen.tech_stack.length,
    exploration: seen.exploration,
    discoveryStack: seen.discovery_stack.length,
    keptTile: seen.kept_tile || null,
    shuttle: { side: PRINTED.sides[seen.shuttle_side]!, space: seen.shuttle_space },
  };
}

type CardsPart = Pick<Model, "blueprints" | "blueprintDeck" | "offers" | "contractDeck" | "firstShown" | "taskDeck">;

function cards(seen: View): CardsPart {
  const display = seen.display.map((number) => number || null);
  const half = display.length / 2;
  const contracts = seen.contract_owner.map((_, place) => FIRST.contract + place);
  return {
    blueprints: { upper: display.slice(0, half), lower: display.slice(half) },
    blueprintDeck: seen.blueprint_deck.length,
    offers: seen.offers.map((number) => number || null),
    contractDeck: contracts.filter((number, place) => !seen.contract_owner[place] && !seen.offers.includes(number)),
    firstShown: seen.first_shown,
    taskDeck: seen.task_deck.length,
  };
}

function lacerda(seen: View): Lacerda {
  return {
    seat: seatOf(seen, PRINTED.lacerda)!,
    bot: PRINTED.stacks[seen.lacerda_bot]! as Stacked,
    bots: seen.lacerda_bots,
    deck: pile(seen.solo_deck),
    discard: seen.solo_discard,
    card: seen.solo_discard.at(-1) ?? null,
    pass: seen.solo_pass,
  };
}

function player(seen: View, number: number): Player {
  const board = seen.seats[number]!;
  return {
    seat: seatOf(seen, number)!,
    lacerda: seen.solo && number === PRINTED.lacerda,
    points: board.points,
    ...goods(board),
    ...pieces(board),
    ...owned(seen, number),
    lab: PRINTED.lab.flatMap(({ id, level }, place) => {
      const tech = PRINTED.techs[board.lab[place]! - 1];
      return tech ? [{ space: id, level, tech }] : [];
    }),
    waiting: board.waiting,
    progress: named(PRINTED.stacks as Stacked[], (place) => board.cubes[place]!),
    goals: pile(board.goals),
    spentGoals: pile(board.spent_goals),
    goal: board.goal || null,
    discoveries: board.discoveries,
    research: PRINTED.research_types.filter((_, type) => board.research[type]),
    space: board.space || null,
    side: PRINTED.turn_order.find(({ number }) => number === board.space)?.side ?? null,
    stands: board.stands,
    firstCard: pile(board.first_card ? [board.first_card === UNKNOWN ? 0 : board.first_card] : []),
    tasks: pile(board.tasks),
    tasksDone: board.tasks_done,
    taskShown: board.task_shown,
    developed: board.developed,
  };
}

type Goods = Pick<
  Player,
  "resources" | "storageRoom" | "crystals" | "depotRoom" | "arriving" | "quarters" | "quartersRoom" | "fresh"
>;

/** What a board holds, and the room on it: shelters and ships uncover places as they leave it. */
function goods(board: Board): Goods {
  const { depot } = PRINTED.pieces;
  return {
    resources: named(PRINTED.resources as Resource[], (place) => board.stock[place]!),
    storageRoom: board.shelters + 1,
    crystals: board.crystals,
    depotRoom: depot! - board.depot.filter(Boolean).length,
    arriving: board.arriving,
    quarters: board.quarters,
    quartersRoom: PRINTED.starting_quarters + PRINTED.quarters_a_shelter * (board.shelters - 1),
    fresh: board.fresh,
  };
}

type Pieces = Pick<
  Player,
  "working" | "slots" | "beside" | "bots" | "rover" | "berths" | "hangar" | "shelters" | "markers"
>;

function pieces(board: Board): Pieces {
  return {
    working: board.working,
    slots: named(PRINTED.slotted as (Slotted & Action)[], (place) => board.slots[place]!),
    beside: board.beside,
    bots: board.bots.map(hexName),
    rover: hexName(board.rover),
    berths: board.depot.map((ship, place) => ({ number: place + 1, ship })),
    hangar: board.hangar,
    shelters: board.shelters,
    markers: board.markers,
  };
}

function owned(seen: View, number: number): Pick<Player, "blueprints" | "scientists" | "contracts"> {
  const mine = (owners: number[]) => owners.flatMap((owner, place) => (owner === number + 1 ? [place] : []));
  return {
    blueprints: mine(seen.blueprint_owner).map((blueprint) => {
      const scientist = seen.scientist_at.indexOf(blueprint);
      return {
        number: blueprint,
        hex: hexName(seen.blueprint_hex[blueprint]!),
        scientist: scientist < 0 ? null : FIRST.scientist + scientist,
      };
    }),
    scientists: mine(seen.scientist_owner).map((place) => ({
      number: FIRST.scientist + place,
      at: seen.scientist_at[place] || null,
    })),
    contracts: mine(seen.contract_owner).map((place) => ({
      number: FIRST.contract + place,
      delivered: [seen.delivered[2 * place]!, seen.delivered[2 * place + 1]!],
      completed: seen.completed[place]!,
    })),
  };
}

function hex(seen: View, number: number): Hex {
  const code = seen.building[number]!;
  const building = PRINTED.buildings[Math.min(code, SHELTER) - 1] ?? null;
  return {
    ...PRINTED.hexes[number]!,
    number,
    building: building?.id ?? null,
    owner: seatOf(seen, code - SHELTER),
    tile: seen.tile[number]!,
    arrows: building?.arrows[seen.tile[number]!] ?? [],
    miner: seatOf(seen, seen.miner[number]! - 1),
    upgrade: upgrade(seen, seen.upgraded[number]!),
    ...ground(seen.ground[number]!),
    bots: seen.seats.flatMap(({ bots }, seat) =>
      bots.flatMap((at, bot) => (at === number ? [{ seat: seatOf(seen, seat)!, number: bot + 1 }] : [])),
    ),
    rovers: seen.seats.flatMap(({ rover }, seat) => (rover === number ? [seatOf(seen, seat)!] : [])),
  };
}

function upgrade(seen: View, blueprint: number): Upgrade | null {
  return blueprint ? { blueprint, owner: seatOf(seen, seen.blueprint_owner[blueprint]! - 1)! } : null;
}

function ground(there: number): Pick<Hex, "crystal" | "ground" | "groundFamily" | "research"> {
  const crystal = there === PRINTED.crystal_there;
  if (there <= PRINTED.crystal_there) return { crystal, ground: null, groundFamily: null, research: null };
  const research = there >= FIRST.research;
  const type = Math.floor((there - FIRST.research) / RESEARCH_TILES_A_TYPE);
  return {
    crystal,
    ground: there,
    groundFamily: research ? "research" : "discovery",
    research: research ? PRINTED.research_types[type]! : null,
  };
}

function stack(building: Stacked, number: number, tiles: number[]): Stack {
  const top = tiles.at(-1) || null;
  return {
    building,
    count: tiles.length,
    top,
    arrows: top === null ? [] : PRINTED.buildings[number]!.arrows[top]!,
  };
}

function seatOf(seen: View, number: number): Seat | null {
  return PRINTED.seats[seen.colours[number] ?? -1] ?? null;
}

function hexName(number: number): string | null {
  return PRINTED.hexes[number]?.name ?? null;
}

/** The phase that the uppermost frame tells, of those that tell one. */
function phaseOf(frames: number[][]): Phase | null {
  const phases = frames.map(([effect]) => PRINTED.phases[effect!]);
  return phases.findLast((phase) => phase !== undefined) ?? null;
}
