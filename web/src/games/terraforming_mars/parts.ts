/** The parts of the page that belong to boxes; each box has them in its `parts.ts`. */

import type { Component } from "svelte";

import type { Board, Model } from "./model/model";
import type { TerraformingMarsScreen } from "./table/screen.svelte";

/** The parts of a box, each in its place at the table. */
export interface BoxParts {
  /** Around the planet, in the units of its drawing; not on a phone. */
  map?: Component<{ model: Model; next: Model | null }>;
  /** On the board of a player. */
  board?: Component<{ model: Model; board: Board }>;
  /** A panel beside the map, under the goals. */
  panel?: Component<{ screen: TerraformingMarsScreen }>;
}

const FILES = import.meta.glob<BoxParts>("./boxes/*/parts.ts", { eager: true, import: "default" });

/** Return the parts of one place that the boxes of a game have. */
export function partsOf<P extends keyof BoxParts>(model: Model, place: P): NonNullable<BoxParts[P]>[] {
  return model.decks.flatMap((deck) => FILES[`./boxes/${deck}/parts.ts`]?.[place] ?? []);
}
