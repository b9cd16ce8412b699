/** A view of Terraforming Mars with everything by its name. Nothing is worked out here: the server knows the rules. */

import {
  PRINTED,
  type Award,
  type Milestone,
  type Parameter,
  type Phase,
  type Resource,
  type Seat,
  type Space,
  type Tag,
  type Tile,
} from "./printed";
import { named, pile, type Pile } from "../../table/naming";

/** A card on the table. */
export interface Played {
  number: number;
  /** How many resources lie on it. */
  held: number;
  /** Whether its action was used this generation. */
  used: boolean;
  /** Whether it has an action, and an effect that waits for something. */
  acts: boolean;
  watches: boolean;
}

export interface Player {
  seat: Seat;
  resources: Record<Resource, number>;
  production: Record<Resource, number>;
  /** Terraform rating, and whether it rose this generation. */
  rating: number;
  ratingRose: boolean;
  /** Tags in play, events apart. */
  tags: Record<Tag, number>;
  /** The number of the corporation, once it is chosen. */
  corporation: number | null;
  hand: Pile;
  /** The corporations to choose from. */
  dealt: Pile;
  /** Cards to buy, or to draft from. */
  offered: Pile;
  /** Cards drafted so far. */
  kept: Pile;
  /** The corporation and the green and blue cards. */
  played: Played[];
  /** Events lie face down for the others. */
  events: Pile;
  passed: boolean;
  /** Whether the first action is that of the corporation. */
  firstAction: boolean;
  /** The answers to a question that all are asked at once, as options; those of others are hidden. */
  answers: string[];
  /** Whether another seat has answered such a question. */
  answered: boolean;
  /** Discounts: on all cards, by tag, on the power plant project, and on the next card. */
  discount: number;
  tagDiscounts: Record<Tag, number>;
  powerPlantDiscount: number;
  nextDiscount: number;
  /** By how many steps requirements are shifted: always, and for the next card. */
  shift: number;
  nextShift: number;
  steelValue: number;
  titaniumValue: number;
  /** What a greenery costs in plants. */
  greeneryPrice: number;
  heatIsMoney: boolean;
  /** Whether plants, animals and microbes are safe. */
  protected: boolean;
}

type Owner = Seat | "neutral";

/** A space of the map, or off it, and what lies there. */
export interface Area extends Space {
  number: number;
  tile: Tile | null;
  owner: Owner | null;
  /** For whom it is kept. */
  claim: Seat | null;
}

interface Level {
  /** Steps from the start. */
  step: number;
  /** What the track shows there: degrees, per cent, or oceans. */
  value: number;
  /** Whether it is at its end. */
  complete: boolean;
}

export interface Table {
  players: Player[];
  areas: Area[];
  parameters: Record<Parameter, Level>;
  /** By whom each was claimed or funded. */
  milestones: Record<Milestone, Seat | null>;
  awards: Record<Award, Seat | null>;
  generation: number;
  /** Null when the game is over. */
  phase: Phase | null;
  /** The first player of this generation. */
  first: Seat;
  /** Whose turn it is in the action phase. */
  turn: Seat | null;
  deck: Pile;
  discard: Pile;
  /** Whose eyes the view has; null for a bystander. */
  viewer: Seat | null;
  solo: boolean;
  corporateEra: boolean;
  draft: boolean;
  edition: string;
  /** Whether the last production is over. */
  final: boolean;
}

/** The fields of a view, as `Rulebook.save` writes them (src/valles/games/terraforming_mars/hidden.py). */
interface View {
  answers: number[][];
  viewer: number;
  colours: number[];
  edition: number;
  corporate_era: boolean;
  draft: boolean;
  solo: boolean;
  deck: number[];
  discard: number[];
  on: number[];
  used: boolean[];
  tile: number[];
  owner: number[];
  claim: number[];
  temperature: number;
  oxygen: number;
  oceans: number;
  generation: number;
  first: number;
  last_turn: number;
  milestones: number[];
  awards: number[];
  final: boolean;
  stack: number[][];
  seats: Board[];
}

interface Board {
  stock: number[];
  production: number[];
  tags: number[];
  rating: number;
  rating_rose: boolean;
  corporation: number;
  dealt: number[];
  hand: number[];
  offered: number[];
  kept: number[];
  tableau: number[];
  events: number[];
  passed: boolean;
  first_action: boolean;
  watching: number[];
  acting: number[];
  discount: number;
  tag_discounts: number[];
  power_plant_discount: number;
  shift: number;
  next_discount: number;
  next_shift: number;
  metal_values: number[];
  protected: boolean;
  heat_is_money: boolean;
  greenery_price: number;
}

/** Stands for the answers of another seat. */
const ANSWERED = -1;

export function decoded(view: Record<string, unknown>): Table {
  const seen = view as unknown as View;
  const seat = (number: number): Seat | null => PRINTED.seats[seen.colours[number] ?? -1] ?? null;
  const phase = phaseOf(seen.stack);
  return {
    players: seen.seats.map((_, number) => player(seen, number)),
    areas: PRINTED.spaces.map((_, number) => area(seen, number, seat)),
    parameters: {
      temperature: level("temperature", seen.temperature),
      oxygen: level("oxygen", seen.oxygen),
      oceans: level("oceans", seen.oceans),
    },
    milestones: named(ids(PRINTED.milestones), (place) => seat(seen.milestones[place]! - 1)),
    awards: named(ids(PRINTED.awards), (place) => seat(seen.awards[place]! - 1)),
    generation: seen.generation,
    phase,
    first: seat(seen.first)!,
    turn: phase === "action" ? seat(seen.last_turn) : null,
    deck: pile(seen.deck),
    discard: pile(seen.discard),
    viewer: seat(seen.viewer),
    solo: seen.solo,
    corporateEra: seen.corporate_era,
    draft: seen.draft,
    edition: PRINTED.editions[seen.edition]!,
    final: seen.final,
  };
}

function player(seen: View, number: number): Player {
  const board = seen.seats[number]!;
  const answers = seen.answers[number] ?? [];
  return {
    seat: PRINTED.seats[seen.colours[number]!]!,
    resources: named(PRINTED.resources, (place) => board.stock[place]!),
    production: named(PRINTED.resources, (place) => board.production[place]!),
    rating: board.rating,
    ratingRose: board.rating_rose,
    tags: named(PRINTED.tags, (place) => board.tags[place]!),
    corporation: board.corporation || null,
    hand: pile(board.hand),
    dealt: pile(board.dealt),
    offered: pile(board.offered),
    kept: pile(board.kept),
    played: board.tableau.map((card) => played(seen, board, card)),
    events: pile(board.events),
    passed: board.passed,
    firstAction: board.first_action,
    answers: answers.filter((option) => option !== ANSWERED).map((option) => PRINTED.options[option]!),
    answered: answers.includes(ANSWERED),
    ...modifiers(board),
  };
}

type Modifiers = Pick<
  Player,
  | "discount"
  | "tagDiscounts"
  | "powerPlantDiscount"
  | "nextDiscount"
  | "shift"
  | "nextShift"
  | "steelValue"
  | "titaniumValue"
  | "greeneryPrice"
  | "heatIsMoney"
  | "protected"
>;

function modifiers(board: Board): Modifiers {
  return {
    discount: board.discount,
    tagDiscounts: named(PRINTED.tags, (place) => board.tag_discounts[place]!),
    powerPlantDiscount: board.power_plant_discount,
    nextDiscount: board.next_discount,
    shift: board.shift,
    nextShift: board.next_shift,
    steelValue: board.metal_values[PRINTED.resources.indexOf("steel")]!,
    titaniumValue: board.metal_values[PRINTED.resources.indexOf("titanium")]!,
    greeneryPrice: board.greenery_price,
    heatIsMoney: board.heat_is_money,
    protected: board.protected,
  };
}

function played(seen: View, board: Board, number: number): Played {
  return {
    number,
    held: seen.on[number]!,
    used: seen.used[number]!,
    acts: board.acting.includes(number),
    watches: board.watching.includes(number),
  };
}

function area(seen: View, number: number, seat: (number: number) => Seat | null): Area {
  const tile = PRINTED.tiles[seen.tile[number]!]!;
  const owner = seen.owner[number]! - 1;
  return {
    ...PRINTED.spaces[number]!,
    number,
    tile: tile === "none" ? null : tile,
    owner: owner === PRINTED.neutral ? "neutral" : seat(owner),
    claim: seat(seen.claim[number]! - 1),
  };
}

function level(parameter: Parameter, step: number): Level {
  const { values } = PRINTED.parameters[parameter];
  return { step, value: values[step]!, complete: step === values.length - 1 };
}

/** The phase that the uppermost frame tells, of those that tell one. */
function phaseOf(stack: number[][]): Phase | null {
  const phases = stack.map(([effect]) => PRINTED.phases[effect!]);
  return phases.findLast((phase) => phase !== undefined) ?? null;
}

function ids<T extends string>(things: { id: T }[]): T[] {
  return things.map(({ id }) => id);
}
