/** The shape and pattern of each seat; purple and pink never meet in one game. */

import { pageOf } from "../games/registry";

const SHAPES = new Map([
  ["yellow", 1],
  ["blue", 2],
  ["pink", 3],
  ["purple", 3],
  ["green", 4],
  ["white", 5],
]);
const DRAWN = 5;

/** The number of a seat's shape, from 1; 0 for nobody at the table. Colours that nobody has drawn get one in turn. */
export function shape(seat: string | null): number {
  if (seat === null) return 0;
  if (!SHAPES.has(seat)) SHAPES.set(seat, (SHAPES.size % DRAWN) + 1);
  return SHAPES.get(seat)!;
}

/** The colour of the automatic opponent, who has no seat, where somebody plays alone. */
export function rivalOf(game: string, seats: { seat: string }[]): string | null {
  return seats.length === 1 ? (pageOf(game)?.rival?.colour(seats[0]!.seat) ?? null) : null;
}
