/** How games, their options and whoever sits at a table are called. */

import type { Offer, Option, Phrase, Seat, TableInfo } from "../protocol";
import { say, tell } from "../text/say.svelte";

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
  return say(botLevel(bot));
}

function botLevel(bot: string): Phrase {
  return { key: `page-lobby-bot-${dashed(bot)}`, args: {} };
}

/** The seats in the order of the table. */
export function inOrder(table: TableInfo): TableInfo["seats"] {
  const order = table.setup.seats as string[];
  return table.seats.toSorted((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
}

/** Computer players are called by landing places and craters of Mars, the same in all languages. */
const COMPUTERS: Record<string, string> = {
  yellow: "Meridiani",
  blue: "Utopia",
  pink: "Gusev",
  purple: "Jezero",
  green: "Elysium",
  white: "Chryse",
};

/** How somebody at a seat is called. */
export function sitter(seat: Seat): string {
  if (seat.kind === "bot") return seat.name || COMPUTERS[seat.seat] || seat.seat;
  return seat.kind === "open" ? tell("page-lobby-seat-free") : seat.name;
}

/** That a computer plays there, and how well; nothing of people. */
export function computerLevel(seat: Seat): string {
  return seat.kind === "bot" ? tell("page-lobby-bot", { level: botLevel(seat.bot ?? "") }) : "";
}
