/** Who has which shape and pattern; purple and pink never meet in one game. */
const SHAPES: Record<string, number> = { yellow: 1, blue: 2, pink: 3, purple: 3, green: 4, white: 5 };

/** The number of a seat's shape, from 1; 0 for nobody at the table. */
export function shape(seat: string | null): number {
  return seat === null ? 0 : (SHAPES[seat] ?? 0);
}
