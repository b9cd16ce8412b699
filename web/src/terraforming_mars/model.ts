/** The table as it is drawn: names for drawings, and what is counted for show. */

import { PRINTED, type Resource, type Space } from "../data/terraforming_mars";
import type { Player, Table } from "./view";

export type { Area, Player as Board, Played, Table as Model } from "./view";
export type { Resource } from "../data/terraforming_mars";

export const RESOURCES = PRINTED.resources;

export const DRAWINGS: Record<Resource, string> = {
  credits: "mc", steel: "steel", titanium: "titanium", plants: "plant", energy: "energy", heat: "heat",
};
export const HELD: Record<string, string> = { animals: "animal", microbes: "microbe", sciences: "science", fighters: "fighter" };
export const TILE_DRAWINGS: Record<string, string> = {
  ocean: "tile-ocean", greenery: "tile-greenery", city: "tile-city", capital: "tile-city", ecological_zone: "tile-eco",
};

const IDS = PRINTED.options.filter((option) => option.startsWith("card:")).map((option) => option.slice("card:".length));

/** The id of a card, as options name it. */
export function idOf(number: number): string {
  return IDS[number - 1] ?? "";
}

/** What is printed on an area, one drawing for each. */
export function bonuses(space: Space): (Resource | "cards")[] {
  return (Object.entries(space.bonus) as [Resource | "cards", number][]).flatMap(([what, number]) => Array<Resource | "cards">(number).fill(what));
}

export function bonusDrawing(bonus: Resource | "cards"): string {
  return bonus === "cards" ? "card" : DRAWINGS[bonus];
}

/** A milestone or award with how far everybody is. */
export interface Goal {
  id: string;
  owner: string | null;
  /** How many it takes; null for awards. */
  need: number | null;
  counts: Record<string, number>;
}

type Measure = (table: Table, player: Player) => number;

function tiles(table: Table, player: Player, ...kinds: string[]): number {
  return table.areas.filter((area) => area.owner === player.seat && area.tile !== null && (kinds.length === 0 || kinds.includes(area.tile))).length;
}

/** What each goal looks at, counted from what lies open; whether it can be had is for the server to say. */
const MEASURES: Record<string, Measure> = {
  terraformer: (_, player) => player.rating,
  mayor: (table, player) => tiles(table, player, "city", "capital"),
  gardener: (table, player) => tiles(table, player, "greenery"),
  builder: (_, player) => player.tags.building,
  planner: (_, player) => player.hand.count,
  landlord: (table, player) => tiles(table, player),
  banker: (_, player) => player.production.credits,
  scientist: (_, player) => player.tags.science,
  thermalist: (_, player) => player.resources.heat,
  miner: (_, player) => player.resources.steel + player.resources.titanium,
};

function counts(table: Table, id: string): Record<string, number> {
  return Object.fromEntries(table.players.map((player) => [player.seat, MEASURES[id]?.(table, player) ?? 0]));
}

export function milestones(table: Table): Goal[] {
  return PRINTED.milestones.map(({ id, goal }) => ({ id, owner: table.milestones[id], need: goal, counts: counts(table, id) }));
}

export function awards(table: Table): Goal[] {
  return PRINTED.awards.map(({ id }) => ({ id, owner: table.awards[id], need: null, counts: counts(table, id) }));
}
