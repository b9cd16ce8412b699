/** The chat as this reader has it: what is new, and whose lines stay hidden. Both are remembered on this device. */

import type { Table } from "./table.svelte";
import type { Line, Seat } from "../protocol";

interface Kept {
  seen: number;
  hidden: string[];
}

export class Chat {
  open = $state(false);
  #seen = $state(0);
  #hidden = $state.raw<string[]>([]);

  constructor(readonly table: Table) {
    const kept = this.#read();
    this.#seen = kept.seen;
    this.#hidden = kept.hidden;
  }

  /** The seat in whose name is written: the one in front, or before the game the own one. */
  get seat(): string | null {
    const snapshot = this.table.snapshot;
    return (this.#own.find(({ seat }) => seat === snapshot?.seat) ?? this.#own[0])?.seat ?? null;
  }

  get #own(): Seat[] {
    return this.table.snapshot?.table.seats.filter(({ mine }) => mine) ?? [];
  }

  mine(line: Line): boolean {
    return this.#own.some(({ seat }) => seat === line.seat);
  }

  /** What is shown. */
  get lines(): Line[] {
    return this.table.said.filter(({ seat }) => !this.hides(seat));
  }

  get unread(): number {
    return this.lines.filter((line) => line.number > this.#seen && !this.mine(line)).length;
  }

  /** The other people who have written, each by the last name. */
  get authors(): Line[] {
    const last = new Map(this.table.said.filter((line) => !this.mine(line)).map((line) => [line.seat, line]));
    return [...last.values()];
  }

  hides(seat: string): boolean {
    return this.#hidden.includes(seat);
  }

  /** Hide what a seat writes, or show it again; nobody else learns of it. */
  hide(seat: string): void {
    this.#hidden = this.hides(seat) ? this.#hidden.filter((other) => other !== seat) : [...this.#hidden, seat];
    this.#keep();
  }

  /** All that was told has been looked at. */
  look(): void {
    const last = this.table.said.at(-1)?.number ?? 0;
    if (last <= this.#seen) return;
    this.#seen = last;
    this.#keep();
  }

  get #key(): string {
    return `valles-chat-${this.table.id}`;
  }

  #read(): Kept {
    try {
      const { seen, hidden } = JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Partial<Kept>;
      return { seen: Number(seen) || 0, hidden: Array.isArray(hidden) ? hidden : [] };
    } catch {
      return { seen: 0, hidden: [] };
    }
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ seen: this.#seen, hidden: this.#hidden }));
    } catch {
      // A browser that keeps nothing counts anew after a reload.
    }
  }
}
