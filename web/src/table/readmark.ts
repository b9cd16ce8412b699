/** Up to which line of the log each seat of this device has looked, and had its last turn, also after a reload. */

import { StoredEntries } from "../lib/stored.svelte";

const marks = new StoredEntries<number>("valles-seen", 100, (line) => typeof line === "number");

const name = (table: string, seat: string | null) => `${table} ${seat ?? ""}`;
const turn = (table: string, seat: string | null) => `${name(table, seat)} turn`;

export function lastReadLine(table: string, seat: string | null): number | undefined {
  return marks.get(name(table, seat));
}

export function saveReadLine(table: string, seat: string | null, line: number): void {
  marks.set(name(table, seat), line);
}

/** Return the first line after the seat's last turn. */
export function lineAfterTurn(table: string, seat: string | null): number | undefined {
  return marks.get(turn(table, seat));
}

export function saveTurnLine(table: string, seat: string | null, line: number): void {
  marks.set(turn(table, seat), line);
}
