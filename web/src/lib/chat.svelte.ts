/** The chat as this reader has it: what is new, and whose lines stay hidden. Both are remembered on this device. */

import { isStrings, Stored } from "./stored.svelte";
import type { Table } from "./table.svelte";
import type { ChatLine, Seat } from "../protocol";

interface Reading {
  /** The number of the last line that was shown. */
  seen: number;
  /** The seats whose lines are hidden. */
  hidden: string[];
}

export class Chat {
  open = $state(false);
  readonly #reading: Stored<Reading>;

  constructor(readonly table: Table) {
    this.#reading = new Stored<Reading>(
      `valles-chat-${table.id}`,
      { seen: 0, hidden: [] },
      ({ seen, hidden }: Reading) => ({
        seen: Number(seen) || 0,
        hidden: isStrings(hidden) ? hidden : [],
      }),
    );
  }

  /** The seat in whose name is written: the one in front, or before the game the own one. */
  get seat(): string | null {
    const snapshot = this.table.snapshot;
    return (this.#own.find(({ seat }) => seat === snapshot?.seat) ?? this.#own[0])?.seat ?? null;
  }

  get #own(): Seat[] {
    return this.table.snapshot?.table.seats.filter(({ mine }) => mine) ?? [];
  }

  mine(line: ChatLine): boolean {
    return this.#own.some(({ seat }) => seat === line.seat);
  }

  /** The messages of authors who are not hidden. */
  get lines(): ChatLine[] {
    return this.table.messages.filter(({ seat }) => !this.hides(seat));
  }

  get unread(): number {
    return this.lines.filter((line) => line.number > this.#reading.value.seen && !this.mine(line)).length;
  }

  /** The other people who have written, each by the last name. */
  get authors(): ChatLine[] {
    const last = new Map(this.table.messages.filter((line) => !this.mine(line)).map((line) => [line.seat, line]));
    return [...last.values()];
  }

  hides(seat: string): boolean {
    return this.#reading.value.hidden.includes(seat);
  }

  /** Hide what a seat writes, or show it again; nobody else learns of it. */
  hide(seat: string): void {
    const { seen, hidden } = this.#reading.value;
    const others = hidden.filter((other) => other !== seat);
    this.#reading.value = { seen, hidden: this.hides(seat) ? others : [...others, seat] };
  }

  /** Mark all messages as read. */
  look(): void {
    const last = this.table.messages.at(-1)?.number ?? 0;
    const { seen, hidden } = this.#reading.value;
    if (last > seen) this.#reading.value = { seen: last, hidden };
  }
}
