/** Rows of the log in the making: an action and what came of it, put together line by line. */

import type { LogPart, LogReader, LogRow } from "../games/game";
import type { Arg, Noun, Phrase } from "../protocol";

/** The order in which the parts of a row stand. */
const SLOTS = ["head", "price", "gain", "where", "track"] as const;
type Slot = (typeof SLOTS)[number];

/** The parts of a row, each with a name by which a later line adds to it. */
class Draft implements LogRow {
  readonly lines: number[] = [];
  #slots: Record<Slot, Map<string, LogPart>> = {
    head: new Map(),
    price: new Map(),
    gain: new Map(),
    where: new Map(),
    track: new Map(),
  };
  #amounts = new Map<string, number>();

  constructor(
    readonly seat: string | null,
    readonly begins: boolean,
    readonly hit: boolean,
  ) {}

  get parts(): LogPart[] {
    return SLOTS.flatMap((slot) => [...this.#slots[slot].values()]);
  }

  put(slot: Slot, name: string, part: LogPart): void {
    this.#slots[slot].set(name, part);
  }

  /** A number more, or fewer, of the same. */
  add(slot: Slot, name: string, amount: number, part: (sum: number) => LogPart): void {
    const sum = (this.#amounts.get(slot + name) ?? 0) + amount;
    this.#amounts.set(slot + name, sum);
    this.put(slot, name, part(sum));
  }
}

export type { Draft };

/** Writes the rows of one log. */
export class Rows {
  readonly rows: Draft[] = [];
  /** The rows of the current action: one for each seat that it concerns. */
  #open: Draft[] = [];
  #held: number[] = [];

  constructor(
    readonly seat: string | null,
    readonly reader: LogReader,
  ) {}

  /** A new action. */
  begin(line: number, seat: string | null): Draft {
    this.#open = [];
    return this.#row(line, seat, true, false);
  }

  /** A line that belongs to the next or the last one, and shows nothing of its own. */
  hold(line: number, ahead = false): void {
    const last = this.#open.at(-1);
    if (ahead || !last) this.#held.push(line);
    else last.lines.push(line);
  }

  /** A consequence for nobody in particular. */
  note(line: number): Draft {
    const row = this.#open.findLast((one) => !one.hit);
    if (!row) return this.#row(line, null, false, false);
    row.lines.push(line);
    return row;
  }

  /** A consequence for somebody. */
  go(line: number, seat: string | null): Draft {
    const row = this.#open.find((one) => one.seat === seat && !one.hit);
    if (!row) return this.#row(line, seat, false, false);
    row.lines.push(line);
    return row;
  }

  /** A hit on the reader: a row right below its cause. */
  strike(line: number, by: string | null): Draft {
    const last = this.#open.at(-1);
    if (!last?.hit || last.seat !== by) return this.#row(line, by, false, true);
    last.lines.push(line);
    return last;
  }

  #row(line: number, seat: string | null, begins: boolean, hit: boolean): Draft {
    const row = new Draft(seat, begins, hit);
    row.lines.push(...this.#held, line);
    this.#held = [];
    this.rows.push(row);
    this.#open.push(row);
    return row;
  }
}

export function nounIn(arg: Arg | undefined): Noun | null {
  return arg !== undefined && typeof arg === "object" && !Array.isArray(arg) && "counted" in arg ? arg : null;
}

export function nounsIn(arg: Arg | undefined): Noun[] {
  return (Array.isArray(arg) ? arg : [arg]).flatMap((one) => nounIn(one) ?? []);
}

export function numberIn({ args }: Phrase, name: string): number {
  const value = args[name];
  return typeof value === "number" ? value : 0;
}

export function textIn({ args }: Phrase, name: string): string {
  const value = args[name];
  return typeof value === "string" ? value : "";
}

/** Text after a colon begins small. */
export function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** The id behind the key of a noun, as `domed_crater` behind `card-domed-crater`. */
export function idOf(noun: Noun | null, prefix: string): string {
  return noun?.key.startsWith(prefix) ? noun.key.slice(prefix.length).replaceAll("-", "_") : "";
}
