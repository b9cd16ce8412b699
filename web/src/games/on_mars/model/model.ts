/** The table as it is drawn: a view with all hexes of the map, also those where nothing is. */

import { PRINTED, type Hex as PrintedHex } from "./printed";
import type { Snapshot } from "../../../protocol";
import type { Hex as Lying, PublicView } from "../public";

/** A hex of the map and what is there. */
export interface Hex extends PrintedHex, Required<Lying> {
  /** Its place among all hexes. */
  number: number;
}

export interface Model extends Omit<PublicView, "hexes"> {
  hexes: Hex[];
}

export const BARE: Required<Lying> = {
  building: null,
  owner: null,
  arrows: [],
  miner: null,
  upgrade: null,
  crystal: false,
  ground: null,
  research: null,
  bots: [],
  rovers: [],
};

export function modelOf(view: Snapshot["view"]): Model {
  const seen = view as unknown as PublicView;
  return { ...seen, hexes: PRINTED.hexes.map((hex, number) => ({ ...hex, number, ...BARE, ...seen.hexes[hex.name] })) };
}
