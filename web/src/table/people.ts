/** The players at a table: names in place of colour words, and the number of each seat's shape. */

import { pageOf } from "../games/registry";
import { computerLevel, sitter } from "../lib/game";
import { rivalOf, shape } from "../lib/seat";
import { clocksOf, type ClockInfo } from "../lib/seatclock";
import type { Arg, Noun, Phrase, TableInfo } from "../protocol";
import { name } from "../text/say.svelte";

const SEAT = "seat-";
/** The message of a name, which may carry what its case needs. */
const PERSON = "person";

function isNoun(arg: Arg): arg is Noun {
  return typeof arg === "object" && "counted" in arg;
}

export class People {
  #names: Map<string, string>;
  #computers: Map<string, string>;
  #levels: Map<string, string | null>;
  #rival: string | null;
  /** The noun that names the automatic opponent of a game alone. */
  #rivalNoun: string | undefined;

  readonly game: string;
  /** The clocks of the players; null if the table has none. */
  readonly clocks: ClockInfo | null;

  constructor(table: TableInfo) {
    this.game = table.game;
    this.clocks = clocksOf(table);
    this.#rival = rivalOf(table.game, table.seats);
    this.#rivalNoun = pageOf(table.game)?.rival?.noun;
    this.#names = new Map(table.seats.map((seat) => [seat.seat, sitter(seat)]));
    this.#computers = new Map(table.seats.map((seat) => [seat.seat, computerLevel(seat)]));
    this.#levels = new Map(table.seats.map((seat) => [seat.seat, seat.level ?? null]));
  }

  sits(seat: string): boolean {
    return this.#names.has(seat);
  }

  name(seat: string): string {
    if (seat === this.#rival && this.#rivalNoun) return name(this.#rivalNoun);
    return this.#names.get(seat) || seat;
  }

  /** That a computer plays there, and how well; nothing of people. */
  computer(seat: string): string {
    return this.#computers.get(seat) ?? "";
  }

  /** The level of the computer that plays there; null where nobody knows it. */
  level(seat: string): string | null {
    return this.#levels.get(seat) ?? null;
  }

  /** The number of the shape, from 1; 0 for nobody at the table. */
  number(seat: string | null): number {
    return shape(seat);
  }

  /** The phrase with the names of people where it speaks of seats. */
  named(phrase: Phrase): Phrase {
    const args = Object.entries(phrase.args).map(([name, arg]): [string, Arg] => [name, this.#named(arg)]);
    return { key: phrase.key, args: Object.fromEntries(args) };
  }

  #named(arg: Arg): Arg {
    if (Array.isArray(arg)) return arg.map((one) => this.#named(one));
    if (typeof arg !== "object") return arg;
    if (!isNoun(arg)) return this.named(arg);
    const seat = arg.key.startsWith(SEAT) ? arg.key.slice(SEAT.length) : null;
    return seat !== null && this.#names.has(seat) ? { key: PERSON, args: { name: this.name(seat) } } : arg;
  }

  /** The seat that a line of the log is about. */
  subject(phrase: Phrase): string | null {
    return this.#seatIn(phrase.args["seat"]);
  }

  /** The seat that did something to the one that a line of the log is about. */
  culprit(phrase: Phrase): string | null {
    return this.#seatIn(phrase.args["by"]);
  }

  /** Return true if in this line somebody else took something from the seat. */
  hit(phrase: Phrase, seat: string | null): boolean {
    const by = phrase.args["by"];
    return seat !== null && by !== undefined && this.culprit(phrase) !== seat && this.subject(phrase) === seat;
  }

  #seatIn(arg: Arg | undefined): string | null {
    if (arg === undefined || !isNoun(arg)) return null;
    if (arg.key === this.#rivalNoun) return this.#rival;
    return arg.key.startsWith(SEAT) ? arg.key.slice(SEAT.length) : null;
  }
}
