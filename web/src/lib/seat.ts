/** Who has which shape and pattern; purple and pink never meet in one game. */
const SHAPES: Record<string, number> = { yellow: 1, blue: 2, pink: 3, purple: 3, green: 4, white: 5 };

/** The number of a seat's shape, from 1; 0 for nobody at the table. */
export function shape(seat: string | null): number {
  return seat === null ? 0 : (SHAPES[seat] ?? 0);
}

/** The order of the colours of On Mars. */
const ORDER = ["purple", "green", "yellow", "blue"];

/** The colour of the automatic opponent, who has no seat: the one after that of the person who plays alone. */
export function rivalOf(game: string, seats: { seat: string }[]): string | null {
  return game === "on_mars" && seats.length === 1 ? ORDER[(ORDER.indexOf(seats[0]!.seat) + 1) % ORDER.length]! : null;
}
