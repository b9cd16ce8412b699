/** The levels of computer opponents: which there are, which play a set-up, and why others do not. */

import type { Level, GameInfo, Phrase } from "../protocol";
import { inWords, say, tell, tellOr } from "../text/say.svelte";
import { device } from "./backend";
import { optionName, valueName } from "./game";

/** The levels in the order of their strength, as their marks show it. */
const STRENGTH = ["easy", "medium", "hard", "expert"];
/** The level that thinks for as long as it may. */
const SEARCHING = "expert";
export const STRONGEST = STRENGTH.length;

/** How strong a level is, from 1; 0 for an opponent that has none. */
export function strength(level: string | null): number {
  return STRENGTH.indexOf(level ?? "") + 1;
}

const dashed = (name: string) => name.replaceAll("_", "-");

export function levelName(level: string): string {
  return tellOr(inWords(level), `page-lobby-level-${dashed(level)}`);
}

/** What is told of a level; nothing of an opponent that another package brings. */
export function aboutLevel(level: string): string {
  if (level === SEARCHING && device()) return tell("page-device-expert");
  return tellOr("", `page-lobby-level-text-${dashed(level)}`);
}

/** The level that plays unless another is chosen: it knows every set-up. */
export function usualLevel(offer: GameInfo): Level {
  return offer.levels.find(({ opponent }) => opponent === offer.opponents[0])!;
}

/** The levels of a game with a set-up, and what keeps each from playing it. */
export class Levels {
  /** By level; null for those that play. */
  readonly #obstacles: Map<string, Phrase | null>;
  readonly #usual: Level;

  constructor(offer: GameInfo, setup: Record<string, unknown>, players: number) {
    this.#usual = usualLevel(offer);
    this.#obstacles = new Map(offer.levels.map((level) => [level.name, obstacle(offer, level, setup, players)]));
  }

  /** Whether there is something to choose, or to tell. */
  get several(): boolean {
    return this.#obstacles.size > 1;
  }

  /** What a choice among them offers. */
  get options(): { value: string; text: string; why: string }[] {
    return [...this.#obstacles].map(([value, why]) => ({ value, text: levelName(value), why: why ? say(why) : "" }));
  }

  /** Who plays where this level is wanted: the usual one stands in where it cannot. */
  playing(requested: string): string {
    return this.#obstacles.get(requested) === null ? requested : this.#usual.name;
  }

  /** Which levels do not play and why, and who does; nothing if all of them do. */
  note(requested: string[]): string {
    const off = [...this.#obstacles].flatMap(([level, why]) => (why ? [{ level, why, text: say(why) }] : []));
    if (!off.length) return "";
    const different = off.filter(({ text }, at) => off.findIndex((one) => one.text === text) === at);
    const reasons = different.map(({ why, text }) => {
      const levels = off.filter((one) => one.text === text).map(({ level }) => levelName(level));
      return tell("page-lobby-level-off", { levels, reason: why });
    });
    const there = [...this.#obstacles].filter(([, why]) => !why).map(([level]) => levelName(level));
    const missed = requested.some((level) => this.playing(level) !== level);
    const rest = missed
      ? tell("page-lobby-level-instead", { other: levelName(this.#usual.name) })
      : tell("page-lobby-level-there", { there });
    return [...reasons, rest].join(" ");
  }
}

function obstacle(offer: GameInfo, level: Level, setup: Record<string, unknown>, players: number): Phrase | null {
  if (level.missing) return level.missing;
  const { players: counts, ...known } = level.known;
  const options = offer.options
    .filter(({ name }) => known[name] && name in setup && !known[name].includes(setup[name]))
    .map(({ name, kind }) =>
      kind === "addition" ? optionName(name) : `${optionName(name)} (${valueName(name, setup[name])})`,
    );
  if (counts && !counts.includes(players)) options.push(tell("page-lobby-players", { count: players }));
  return options.length ? { key: "page-lobby-level-setup", args: { options } } : null;
}
