/** The tables with a lesson on this device, and the tips that were shown at each. */

import { isStrings, Stored } from "./stored.svelte";

interface Guided {
  /** False while the lesson is closed; it forgets nothing. */
  on: boolean;
  /** The tips that were shown. */
  seen: readonly string[];
}

/** The most tables that are remembered. */
const MOST = 12;

const stored = new Stored<Record<string, Guided>>("valles-lesson", {}, (tables: Record<string, Guided>) =>
  Object.fromEntries(Object.entries(tables).filter(([, { on, seen }]) => typeof on === "boolean" && isStrings(seen))),
);

/** Return the lesson at a table; undefined where there never was one. */
export function guidedAt(table: string): Guided | undefined {
  return stored.value[table];
}

/** Begin the lesson at a table, or go on with it. */
export function guide(table: string): void {
  store(table, { seen: [], ...stored.value[table], on: true });
}

export function leaveGuide(table: string): void {
  const guided = stored.value[table];
  if (guided) store(table, { ...guided, on: false });
}

/** A tip was shown. */
export function see(table: string, tip: string): void {
  const guided = stored.value[table];
  if (guided && !guided.seen.includes(tip)) store(table, { ...guided, seen: [...guided.seen, tip] });
}

function store(table: string, guided: Guided): void {
  const others = Object.entries(stored.value).filter(([id]) => id !== table);
  stored.value = Object.fromEntries([...others, [table, guided] as const].slice(-MOST));
}
