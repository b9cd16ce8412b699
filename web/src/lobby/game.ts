/** What the lobby shows of games and seats. What can be played is the server's to say. */

import type { Chair, Offer, Option, TableInfo } from "../protocol";
import { say, tell } from "../text/say.svelte";

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
export function chosenName({ name, kind }: Option, value: unknown): string {
  return kind === "addition" ? optionName(name) : valueName(name, value);
}

export function botName(bot: string): string {
  return tell(`page-lobby-bot-${dashed(bot)}`);
}

/** Whether there is nothing to choose, because somebody plays alone. */
export function isFixed(option: Option, players: number): boolean {
  return players === 1 && !option.solo;
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
export function sent(
  offer: Offer,
  values: Values,
  players: number,
  beginners: string[],
): Record<string, Value | string[]> {
  const chosen: Record<string, Value | string[]> = {};
  for (const option of offer.options) if (!isFixed(option, players)) chosen[option.name] = values[option.name]!;
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
