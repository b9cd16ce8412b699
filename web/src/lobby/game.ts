/** What the lobby shows of games and seats. What can be played is the server's to say. */

import type { Chair, Offer, TableInfo } from "../protocol";
import { say, tell } from "../text/say.svelte";

/** Games in which newcomers may have a simpler start. */
const WITH_BEGINNERS = ["terraforming_mars"];
/** What is no choice for somebody who plays alone. */
const SOLO_FIXED: Record<string, string[]> = { terraforming_mars: ["corporate_era", "draft"] };
/** Variants that are there or not, and need no other word for it. */
const PLAIN = ["first_colonists", "space_oddity"];
/** A rulebook fits best whom it was written for. */
const EDITION = "edition";

export type Value = boolean | string | number;
export type Values = Record<string, Value>;

export function colourName(seat: string): string {
  return say({ key: `seat-${seat}`, count: 1, counted: false });
}

const dashed = (name: unknown) => String(name).replaceAll("_", "-");

export function gameName(game: string): string {
  return tell(`page-lobby-game-${dashed(game)}`);
}

export function aboutGame(offer: Offer): string {
  const [from, to] = offer.players;
  return tell(`page-lobby-about-${dashed(offer.game)}`, { from, to });
}

export function optionName(option: string): string {
  return tell(`page-lobby-option-${dashed(option)}`);
}

export function valueName(option: string, value: unknown): string {
  return tell(`page-lobby-value-${dashed(option)}-${dashed(value)}`);
}

/** A chosen value where nothing says what it is the value of. */
export function chosenName(option: string, value: unknown): string {
  return PLAIN.includes(option) ? optionName(option) : valueName(option, value);
}

export function botName(bot: string): string {
  return tell(`page-lobby-bot-${dashed(bot)}`);
}

export function hasBeginners(game: string): boolean {
  return WITH_BEGINNERS.includes(game);
}

export function isFixed(game: string, option: string, players: number): boolean {
  return players === 1 && (SOLO_FIXED[game] ?? []).includes(option);
}

/** The options as they are before anybody chooses. */
export function defaults(offer: Offer, language: string): Values {
  const chosen: Values = {};
  for (const { name, values, default: usual } of offer.options) {
    chosen[name] = (name === EDITION && values.includes(language) ? language : usual) as Value;
  }
  return chosen;
}

/** The options as they are sent: what is no choice is left to the game. */
export function sent(offer: Offer, values: Values, players: number, beginners: string[]): Record<string, Value | string[]> {
  const free = offer.options.map(({ name }) => name).filter((name) => !isFixed(offer.game, name, players));
  const chosen: Record<string, Value | string[]> = {};
  for (const name of free) chosen[name] = values[name]!;
  if (beginners.length) chosen.beginners = beginners;
  return chosen;
}

/** The chairs of a quick game: me and so many opponents. */
export function against(offer: Offer, opponents: number, bot: string): Chair[] {
  const seats = offer.seats.slice(0, opponents + 1);
  return seats.map((seat, place) => (place === 0 ? { kind: "me", seat } : { kind: "bot", seat, bot }));
}

export type Standing = "turn" | "gathering" | "running" | "finished";

/** How a table stands for its reader. */
export function standing(table: TableInfo): Standing {
  if (table.finished !== null) return "finished";
  if (table.started === null) return "gathering";
  const mine = table.seats.filter((seat) => seat.mine && !seat.away).map(({ seat }) => seat);
  return table.waiting.some((seat) => mine.includes(seat)) ? "turn" : "running";
}

/** The seats in the order of the table. */
export function inOrder(table: TableInfo): TableInfo["seats"] {
  const order = table.setup.seats as string[];
  return table.seats.toSorted((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
}

/** How somebody at a seat is called. */
export function sitter(seat: TableInfo["seats"][number]): string {
  if (seat.kind === "bot") return tell("page-lobby-bot", { level: botName(seat.bot ?? "") });
  return seat.kind === "open" ? tell("page-lobby-seat-free") : seat.name;
}
