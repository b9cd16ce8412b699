/** Finding cards: by words of their names and texts, and by what is printed on them. */

import type { Item } from "../games/game";

export interface Query {
  words: string;
  /** The values that were picked in a facet; any of them will do. */
  picked: Record<string, string[]>;
  from: number | null;
  to: number | null;
}

/** Letters that are no base letter with a mark. */
const LETTERS: Record<string, string> = { ß: "ss", ł: "l", æ: "ae", œ: "oe", ø: "o", "’": "'" };

/** A text as it is compared: small letters without marks. */
export function folded(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
  return bare.replace(/[ßłæœø’]/g, (letter) => LETTERS[letter]!);
}

/** The cards that fit, those first whose name begins with the words, then those that have them in the name. */
export function matches<T extends Item>(items: T[], query: Query): T[] {
  const words = folded(query.words).split(/\s+/).filter(Boolean);
  const fitting = items.filter((item) => fits(item, query) && hasWords(item, words));
  return words.length ? fitting.toSorted((one, other) => rank(one, words) - rank(other, words)) : fitting;
}

function fits(item: Item, { picked, from, to }: Query): boolean {
  const cost = item.cost ?? NaN;
  // A card without a cost is in no range of costs.
  if ((from !== null && !(cost >= from)) || (to !== null && !(cost <= to))) return false;
  return Object.entries(picked).every(
    ([facet, values]) => !values.length || values.some((value) => item.facets[facet]?.includes(value)),
  );
}

function hasWords(item: Item, words: string[]): boolean {
  const text = folded([item.name, ...item.lines].join(" "));
  return words.every((word) => text.includes(word));
}

function rank(item: Item, words: string[]): number {
  const name = folded(item.name);
  if (name.startsWith(words[0]!)) return 0;
  return words.every((word) => name.includes(word)) ? 1 : 2;
}
