/** The names of games, of their options and of the players at a table. */

import type { GameInfo, VariantInfo, Phrase, Seat, TableInfo } from "../protocol";
import { isHeld } from "../text/files";
import { inWords, knows, learn, name, tell, tellOr } from "../text/say.svelte";

const dashed = (name: unknown) => String(name).replaceAll("_", "-");

export function colourName(seat: string): string {
  return knows({ key: `seat-${seat}`, count: 1, counted: false }) ? name(`seat-${seat}`) : inWords(seat);
}

/** The name of a game; where another package brings it, its words are learnt for that. */
export function gameName(game: string): string {
  // A failure is no news here: the next look tries again.
  if (!isHeld(game)) learn(game).catch(() => undefined);
  return tellOr(inWords(game), `page-lobby-game-${dashed(game)}`);
}

export function aboutGame(offer: GameInfo): string {
  const [from, to] = offer.players;
  return tellOr(tell("page-lobby-about", { from, to }), `page-lobby-about-${dashed(offer.game)}`, { from, to });
}

export function optionName(option: string): string {
  return tellOr(inWords(option), `page-lobby-option-${dashed(option)}`);
}

/** Return the description of an option; empty for those that need none. */
export function aboutOption(option: string): string {
  return tellOr("", `page-lobby-option-text-${dashed(option)}`);
}

export function valueName(option: string, value: unknown): string {
  return tellOr(inWords(String(value)), `page-lobby-value-${dashed(option)}-${dashed(value)}`);
}

/** A chosen value where nothing says what it is the value of. */
export function chosenName({ name, kind }: VariantInfo, value: unknown): string {
  return kind === "addition" ? optionName(name) : valueName(name, value);
}

/** Return the name of a round in the words of the game. */
export function roundName(game: string, round: number): string {
  return tellOr(tell("page-replay-round", { round }), `page-replay-round-${dashed(game)}`, { round });
}

/** A level of a computer player, to stand in another message. */
function levelIn(level: string): Phrase | string {
  const phrase = { key: `page-lobby-level-${dashed(level)}`, args: {} };
  return knows(phrase) ? phrase : inWords(level);
}

/** The seats in the order of the table. */
export function inOrder(table: TableInfo): TableInfo["seats"] {
  const order = (table.setup.seats ?? []) as string[];
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

/** Return the name of the player at a seat. */
export function sitter(seat: Seat): string {
  if (seat.kind === "bot") return seat.name || COMPUTERS[seat.seat] || seat.seat;
  return seat.kind === "open" ? tell("page-lobby-seat-free") : personName(seat);
}

/** That a computer plays there, and how well; nothing of people. */
export function computerLevel(seat: Seat): string {
  return seat.kind === "bot" ? tell("page-lobby-bot", { level: levelIn(seat.level ?? seat.bot ?? "") }) : "";
}

/** Return the name of a person at a seat: somebody who has been deleted has none. */
export function personName({ seat, name, deleted }: { seat: string; name: string; deleted: boolean }): string {
  return deleted ? tell("page-somebody") : name || colourName(seat);
}
