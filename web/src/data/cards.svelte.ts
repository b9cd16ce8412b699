/** The cards of the games in the reader's language, loaded when they are first looked at. */

import { language } from "../text/say.svelte";

/** What a card of each game is: the games add themselves. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface CardTypes {}
type Game = keyof CardTypes;

const FILES = import.meta.glob<{ lines: string[] }[]>("../generated/*.*.json", { import: "default" });

/** The cards that are shown, by game. While another language is on its way, the last one stays. */
let shown = $state.raw<{ [game in Game]?: CardTypes[game][] }>({});
/** The language in which each game's cards were last wanted. */
const requests = new Map<Game, { locale: string; coming: Promise<void> }>();

/** Where each card stands in a list of them. */
const PLACES = new WeakMap<object, Map<string, number>>();

/** All cards by number, the first being number 1; empty until they are here. */
export function cardsOf<G extends Game>(game: G): CardTypes[G][] {
  // A failure is no news here: the next look tries again.
  load(game, language()).catch(() => undefined);
  return shown[game] ?? [];
}

/** The card with this id, as views and options name it. */
export function cardOf<G extends Game>(game: G, id: string): CardTypes[G] | undefined {
  const cards = cardsOf(game);
  let places = PLACES.get(cards);
  if (!places) PLACES.set(cards, (places = new Map(cards.map((card, place) => [card.id, place]))));
  return cards[places.get(id) ?? -1];
}

/** Wait until the cards are here, so that a table is not shown without them; some games have none. */
export async function loadCards(game: string): Promise<void> {
  await load(game as Game, language());
}

function load(game: Game, locale: string): Promise<void> {
  const last = requests.get(game);
  if (last?.locale === locale) return last.coming;
  const request = { locale, coming: bring(game, locale) };
  requests.set(game, request);
  request.coming.catch(() => requests.get(game) === request && requests.delete(game));
  return request.coming;
}

async function bring(game: Game, locale: string): Promise<void> {
  const cards = (await FILES[`../generated/${game}.${locale}.json`]?.()) ?? [];
  if (requests.get(game)?.locale === locale) shown = { ...shown, [game]: cards };
}
