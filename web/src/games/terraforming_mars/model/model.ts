/** The table as it is drawn: names for drawings, and what is counted for show. */

import { BOX_DRAWINGS } from "../drawings";
import { drawings } from "./icons";
import { boxesOf, PRINTED, mapNamed, type Space } from "./printed";
import type { Noun, Phrase, Snapshot } from "../../../protocol";
import type { Area as Lying, PublicView, Resource } from "../public";

export type { Played, Player as Board, Resource } from "../public";

/** A space of the map, or off it, with what lies there. */
export interface Area extends Space, Required<Lying> {}

/** A view with all spaces, also those where nothing lies. */
export interface Model extends Omit<PublicView, "areas"> {
  areas: Area[];
}

const BARE: Required<Lying> = { tile: null, owner: null, claim: null };

export function modelOf(view: Snapshot["view"]): Model {
  const seen = view as unknown as PublicView;
  const spaces = mapNamed(seen.map).spaces.filter(({ box }) => box === null || seen.decks.includes(box));
  return { ...seen, areas: spaces.map((space) => ({ ...space, ...BARE, ...seen.areas[space.name] })) };
}

export const RESOURCES = PRINTED.resources;

export const DRAWINGS: Record<Resource, string> = {
  credits: "mc",
  steel: "steel",
  titanium: "titanium",
  plants: "plant",
  energy: "energy",
  heat: "heat",
};
export const HELD: Record<string, string> = {
  animals: "animal",
  microbes: "microbe",
  sciences: "science",
  fighters: "fighter",
  ...BOX_DRAWINGS,
};
export const TILE_DRAWINGS: Record<string, string> = {
  ocean: "tile-ocean",
  greenery: "tile-greenery",
  city: "tile-city",
  capital: "tile-city",
  ecological_zone: "tile-eco",
};

/** The printed areas, one for each. */
export function bonuses(space: Space): (Resource | "cards")[] {
  return (Object.entries(space.bonus) as [Resource | "cards", number][]).flatMap(([what, number]) =>
    Array<Resource | "cards">(number).fill(what),
  );
}

/** The same as drawings, and after them what follows once a tile is placed there. */
export function bonusDrawings(space: Space): string[] {
  const printed = bonuses(space).map((bonus) => (bonus === "cards" ? "card" : DRAWINGS[bonus]));
  return [...printed, ...drawings(space.then?.icons ?? [])];
}

/** A milestone or award with how far everybody is. */
export interface Goal {
  id: string;
  owner: string | null;
  /** The number that it takes; null for awards. */
  need: number | null;
  counts: Record<string, number>;
  /** Its requirement. */
  phrase: Phrase;
  /** The thing that it counts, in a word or two. */
  counted: Phrase | Noun;
}

/** The server's figures of each seat. */
export type Figures = Record<string, Record<string, number>>;

function counts(figures: Figures, name: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([seat, row]) => (row[name] === undefined ? [] : [[seat, row[name]]])),
  );
}

export function milestones(table: Model, figures: Figures): Goal[] {
  return [mapNamed(table.map), ...boxesOf(table.decks)]
    .flatMap(({ milestones }) => milestones)
    .map(({ id, goal, phrase, counted }) => ({
      id,
      phrase,
      counted,
      owner: table.milestones[id],
      need: goal,
      counts: counts(figures, `milestone-${id}`),
    }));
}

export function awards(table: Model, figures: Figures): Goal[] {
  return [mapNamed(table.map), ...boxesOf(table.decks)]
    .flatMap(({ awards }) => awards)
    .map(({ id, phrase, counted }) => ({
      id,
      phrase,
      counted,
      owner: table.awards[id],
      need: null,
      counts: counts(figures, `award-${id}`),
    }));
}
