/** The options and chairs with which a game is set up. What can be played is the server's to say. */

import type { Chair, GameInfo, VariantInfo } from "../protocol";
import { LANGUAGES } from "../text/language";

export type Value = boolean | string | number;
export type Values = Record<string, Value>;

/** Return true if there is nothing to choose, because somebody plays alone. */
export function isFixed(option: VariantInfo, players: number): boolean {
  return players === 1 && !option.solo;
}

/** Return true if an option can be chosen: those of the solo game or of an addition cannot without it. */
export function isChoice({ several, needs }: VariantInfo, values: Values, players: number): boolean {
  return (players === 1 || several) && (needs === null || values[needs] === true);
}

/** The options as they are before anybody chooses. */
export function defaults(offer: GameInfo, language: string): Values {
  const chosen: Values = {};
  for (const { name, values, default: usual } of offer.options) {
    // What is a choice among languages fits best in the reader's own.
    const isLanguage = values.includes(language) && values.every((value) => LANGUAGES.some((one) => one === value));
    chosen[name] = (isLanguage ? language : usual) as Value;
  }
  return chosen;
}

/** The options as the game will have them: what is no choice is as usual. */
export function effective(offer: GameInfo, values: Values, players: number): Values {
  const chosen = offer.options.map((option): [string, Value] => {
    const free = isChoice(option, values, players) && !isFixed(option, players);
    return [option.name, free ? values[option.name]! : (option.default as Value)];
  });
  return Object.fromEntries(chosen);
}

/** The options as they are sent: what is no choice is left to the game. */
export function sent(
  offer: GameInfo,
  values: Values,
  players: number,
  beginners: string[],
): Record<string, Value | string[]> {
  const chosen: Record<string, Value | string[]> = {};
  for (const option of offer.options)
    if (isChoice(option, values, players) && !isFixed(option, players)) chosen[option.name] = values[option.name]!;
  if (beginners.length) chosen.beginners = beginners;
  return chosen;
}

/** The chairs of a quick game: me and so many opponents. */
export function against(offer: GameInfo, opponents: number, bot: string): Chair[] {
  const seats = offer.seats.slice(0, opponents + 1);
  return seats.map((seat, place) => (place === 0 ? { kind: "me", seat } : { kind: "bot", seat, bot }));
}
