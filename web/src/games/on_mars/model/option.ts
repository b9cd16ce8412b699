/** The options of On Mars, also those that are not asked now. */

import type { Option } from "../../../protocol";
import { optionOf, Vocabulary } from "../../../table/option";
import { PRINTED, type Good } from "./printed";
import type { Direction } from "../public";

export const VOCABULARY = new Vocabulary(PRINTED.vocabulary);

export const END = optionOf("end");

/** The option that delivers a good to a contract. */
export function deliveryOf(card: string, good: Good): string {
  const delivery = PRINTED.deliveries.find((one) => one.card === card && one.good === good)!;
  return optionOf("deliver", delivery.id);
}

/** Return true if a boost is paid by a crystal; all others send a colonist to work. */
export function isByCrystal({ price }: Option): boolean {
  return price.some(({ key }) => key === "om-crystal");
}

/** A piece that moves: the rover, or a bot by its number. */
export interface Piece {
  kind: "rover" | "bot";
  number: number | null;
}

/** The pieces that move, by the kind of their options. */
export const PIECES: Readonly<Record<string, Piece>> = {
  rover: { kind: "rover", number: null },
  ...Object.fromEntries(
    Array.from({ length: PRINTED.pieces["bots"]! }, (_, at): [string, Piece] => [
      `bot${at + 1}`,
      { kind: "bot", number: at + 1 },
    ]),
  ),
};

/** A step of a piece to the next hex. */
export interface Step {
  option: string;
  /** The kind of option by which the piece is known. */
  by: string;
  piece: Piece;
  direction: Direction;
}

export function stepOf({ option, kind, noun }: Option): Step | null {
  const piece = PIECES[kind];
  return piece ? { option, by: kind, piece, direction: noun as Direction } : null;
}
