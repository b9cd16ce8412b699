/** What the views of both games need to name what they hold. */

/** Some cards of which the reader may know all, some or none. */
export interface Pile {
  /** The numbers of those that are known, in order. */
  cards: number[];
  /** How many there are, known or not. */
  count: number;
}

/** A card that the reader may not know. */
const HOLE = 0;

export function pile(cards: number[]): Pile {
  return { cards: cards.filter((number) => number !== HOLE), count: cards.length };
}

/** A value for each name, by its place in the list. */
export function named<T extends string, V>(names: T[], value: (place: number, name: T) => V): Record<T, V> {
  return Object.fromEntries(names.map((name, place) => [name, value(place, name)])) as Record<T, V>;
}
