/** The orders in which the cards of a hand can be shown. The choice, and an order made by hand, is stored for each seat. */

import { isStrings, StoredEntries } from "../../../lib/stored.svelte";

export const ORDERS = ["playable", "mine", "cost", "tag"] as const;
type Order = (typeof ORDERS)[number];

/** The stored order of a hand: its key, the order by hand, and the cards that were seen. */
export interface StoredOrder {
  order: Order;
  mine: string[];
  /** Null as long as nobody has seen the hand: then no card of it is new. */
  seen: string[] | null;
}

/** The facts that the order of a card depends on. */
export interface Facts {
  playable: boolean;
  cost: number;
  tags: readonly string[];
}

/** The place of a card in the hand, from 1 on, and moves from there. */
export interface Place {
  at: number;
  of: number;
  move: (by: number) => void;
}

const TAGS = [
  "jovian",
  "space",
  "building",
  "science",
  "power",
  "earth",
  "plant",
  "microbe",
  "animal",
  "city",
  "event",
];
/** Hands that are remembered. */
const SIZE = 50;

const hands = new StoredEntries<StoredOrder>(
  "valles-hands",
  SIZE,
  ({ order, mine, seen }: StoredOrder) =>
    ORDERS.includes(order) && isStrings(mine) && (seen === null || isStrings(seen)),
);

export function readOrder(name: string): StoredOrder {
  return hands.get(name) ?? { order: "playable", mine: [], seen: null };
}

export function storeOrder(name: string, order: StoredOrder): void {
  hands.set(name, order);
}

function tagPlace({ tags }: Facts): number {
  const place = TAGS.indexOf(tags[0] ?? "");
  return place < 0 ? TAGS.length : place;
}

/** Return the cards in this order. New ones come last in every order. */
export function sortHand(
  cards: string[],
  { order, mine }: Pick<StoredOrder, "order" | "mine">,
  fresh: readonly string[],
  facts: (id: string) => Facts,
): string[] {
  const laid = [...mine.filter((id) => cards.includes(id)), ...cards.filter((id) => !mine.includes(id))];
  const keys: Record<Order, (id: string) => number> = {
    mine: () => 0,
    playable: (id) => (facts(id).playable ? 0 : 1),
    cost: (id) => facts(id).cost,
    tag: (id) => tagPlace(facts(id)),
  };
  const key = keys[order];
  // Sorting is stable: within a tag or a cost the cards lie as they were laid.
  const sorted = [...laid].sort((a, b) => key(a) - key(b));
  return [...sorted.filter((id) => !fresh.includes(id)), ...sorted.filter((id) => fresh.includes(id))];
}

/** Return the cards in the order before, without those that are gone, and with new ones last. */
export function keepPlaces(before: string[], cards: string[]): string[] {
  return [...before.filter((id) => cards.includes(id)), ...cards.filter((id) => !before.includes(id))];
}

/** Return the cards with one of them moved to a place among the others. */
export function moveCard(cards: string[], card: string, place: number): string[] {
  const others = cards.filter((id) => id !== card);
  const at = Math.max(0, Math.min(others.length, place));
  return [...others.slice(0, at), card, ...others.slice(at)];
}
