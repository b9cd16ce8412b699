/** Cards by their ids, as options name them. */

import { cardOf } from "../../../data/cards.svelte";
import { face } from "./icons";
import type { Card } from "./printed";
import { sentences } from "../../../text/typeset";

const UNKNOWN: Card = {
  number: 0,
  id: "",
  printed: "",
  kind: "automated",
  deck: "base",
  cost: 0,
  tags: [],
  icons: [],
  credits: 0,
  holds: null,
  acts: false,
  name: "",
  lines: [],
};

/** The card with this id; a blank one until the cards are here. */
export function printed(id: string): Card {
  return cardOf("terraforming_mars", id) ?? UNKNOWN;
}

export function cardName(id: string): string {
  return printed(id).name || id;
}

export function cardText(id: string): string {
  return printed(id).lines.join(" ");
}

/** Return the words on the face of a card: requirements and points are drawn there. */
export function faceText(id: string): string {
  const { lines, icons } = printed(id);
  const { requirements, points } = face(icons);
  return lines.slice(requirements.length > 0 ? 1 : 0, points ? -1 : undefined).join(" ");
}

/** Return true if it is played from the hand for its cost, as neither corporations nor preludes are. */
export function isProject({ kind }: Card): boolean {
  return kind !== "corporation" && kind !== "prelude";
}

/** All that a screen reader says of a card: name, price, text. */
export function cardLabel(id: string, price: number | null, why: string): string {
  const card = printed(id);
  const cost = isProject(card) ? [`${price ?? card.cost} M€`] : [];
  return sentences([card.name, ...cost, ...card.lines, ...(why ? [why] : [])]);
}
