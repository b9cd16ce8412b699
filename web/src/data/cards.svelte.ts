/** The cards of the games in the reader's language, loaded when they are first looked at. */

import { language } from "../text/say.svelte";
import type { Card as OnMarsCard } from "./on_mars";
import type { Card as TerraformingMarsCard } from "./terraforming_mars";

export interface CardTypes {
  terraforming_mars: TerraformingMarsCard;
  on_mars: OnMarsCard;
}
export type Game = keyof CardTypes;

const FILES = import.meta.glob<{ lines: string[] }[]>("../generated/*.*.json", { import: "default" });

/** The cards that are shown, by game. While another language is on its way, the last one stays. */
let shown = $state.raw<{ [game in Game]?: CardTypes[game][] }>({});
/** The language in which each game's cards were last wanted. */
const wanted = new Map<Game, { spoken: string; coming: Promise<void> }>();

/** All cards by number, the first being number 1; empty until they are here. */
export function cardsOf<G extends Game>(game: G): CardTypes[G][] {
  // A failure is no news here: the next look tries again.
  load(game, language()).catch(() => undefined);
  return shown[game] ?? [];
}

/** The card that a view holds by its number. */
export function cardOf<G extends Game>(game: G, number: number): CardTypes[G] | undefined {
  return cardsOf(game)[number - 1];
}

/** Wait until the cards are here, so that a table is not shown without them. */
export async function loadCards(game: Game): Promise<void> {
  await load(game, language());
}

function load(game: Game, spoken: string): Promise<void> {
  const last = wanted.get(game);
  if (last?.spoken === spoken) return last.coming;
  const request = { spoken, coming: bring(game, spoken) };
  wanted.set(game, request);
  request.coming.catch(() => wanted.get(game) === request && wanted.delete(game));
  return request.coming;
}

async function bring(game: Game, spoken: string): Promise<void> {
  const cards = await FILES[`../generated/${game}.${spoken}.json`]!();
  if (wanted.get(game)?.spoken === spoken) shown = { ...shown, [game]: cards };
}
