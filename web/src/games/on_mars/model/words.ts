/** Words of the game by their keys, and the names of those who play it. */

import { cardOf } from "../../../data/cards.svelte";
import type { People } from "../../../table/people";
import { name } from "../../../text/say.svelte";
import { sentences } from "../../../text/typeset";
import type { Player } from "../public";

/** A person at the table, or Lacerda, who sits on no chair. */
export function playerName(player: Player, people: People): string {
  return player.lacerda ? name("om-lacerda") : people.name(player.seat);
}

/** A word that the rules name, as `mineral` or `water_extractor`. */
export function noun(id: string, count = 1): string {
  return name(`om-${id}`, count);
}

export function techName(tech: string): string {
  return name(`om-card-tech-${tech}`);
}

export function cardName(id: string): string {
  return cardOf("on_mars", id)?.name ?? "";
}

/** A card as it is spoken, or shown where it is too small to be read. */
export function cardText(id: string): string {
  const card = cardOf("on_mars", id);
  return card ? sentences([card.name, ...card.lines]) : "";
}

/** Return the requirement of a private goal, and how much of it is there. */
export function goalAbout(id: string, figures: Record<string, number>): { text: string; state: string } {
  const needs = cardOf("on_mars", id)?.needs ?? [];
  return {
    text: needs.map(({ text }) => text).join(", "),
    state: needs.map(({ figure, least }) => `${Math.min(figures[figure] ?? 0, least)}/${least}`).join(" · "),
  };
}
