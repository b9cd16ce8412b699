/** The first games that are guided on this device, and how far each of them is. */

import { isStrings, Stored } from "./stored.svelte";

/** The progress of a guide. */
export interface Progress {
  /** The steps that are done, each with the number of moves that had been made by then. */
  ticks: Readonly<Record<string, number>>;
  /** The steps whose text was shown. */
  read: readonly string[];
  /** The steps that were put off, the one that comes back first before the others. */
  later: readonly string[];
}

interface Guided {
  /** False while the guide is closed; it forgets nothing. */
  on: boolean;
  /** The number of steps. */
  of: number;
  progress: Progress;
}

/** The most tables that are remembered. */
const MOST = 12;

export const BEGINNING: Progress = { ticks: {}, read: [], later: [] };

const stored = new Stored<Record<string, Guided>>("valles-guide", {}, (tables: Record<string, Guided>) =>
  Object.fromEntries(Object.entries(tables).filter(([, guided]) => isGuided(guided))),
);

/** Return the guide at a table; undefined where there never was one. */
export function guidedAt(table: string): Guided | undefined {
  return stored.value[table];
}

/** Guide at a table from now on, or go on with it. */
export function guide(table: string): void {
  store(table, { of: 0, progress: BEGINNING, ...stored.value[table], on: true });
}

export function leaveGuide(table: string): void {
  const guided = stored.value[table];
  if (guided) store(table, { ...guided, on: false });
}

export function progressAt(table: string, progress: Progress, of: number): void {
  store(table, { on: true, of, progress });
}

function store(table: string, guided: Guided): void {
  const others = Object.entries(stored.value).filter(([id]) => id !== table);
  stored.value = Object.fromEntries([...others, [table, guided] as const].slice(-MOST));
}

function isGuided({ on, of, progress: { ticks, read, later } }: Guided): boolean {
  return (
    typeof on === "boolean" &&
    typeof of === "number" &&
    typeof ticks === "object" &&
    isStrings(read) &&
    isStrings(later)
  );
}
