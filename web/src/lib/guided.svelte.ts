/** The first games that are guided on this device, and how far each of them is; kept here. */

/** How far a guide is. */
export interface Progress {
  /** The steps that are done, each with the number of moves that had been made by then. */
  ticks: Readonly<Record<string, number>>;
  /** The steps whose text was shown. */
  read: readonly string[];
  /** The steps that were put off, the one that comes back first before the others. */
  later: readonly string[];
}

interface Guided {
  /** Whether the guide is at the table; without it nothing is forgotten. */
  on: boolean;
  /** How many steps there are. */
  of: number;
  progress: Progress;
}

const KEY = "valles-guide";
/** So many tables are remembered. */
const MOST = 12;

export const BEGINNING: Progress = { ticks: {}, read: [], later: [] };

let kept = $state.raw<Record<string, Guided>>(read());

/** What is known of a guide at a table; nothing where there never was one. */
export function guidedAt(table: string): Guided | undefined {
  return kept[table];
}

/** Guide at a table from now on, or go on with it. */
export function guide(table: string): void {
  keep(table, { of: 0, progress: BEGINNING, ...kept[table], on: true });
}

export function leaveGuide(table: string): void {
  const guided = kept[table];
  if (guided) keep(table, { ...guided, on: false });
}

export function progressAt(table: string, progress: Progress, of: number): void {
  keep(table, { on: true, of, progress });
}

function keep(table: string, guided: Guided): void {
  const others = Object.entries(kept).filter(([id]) => id !== table);
  kept = Object.fromEntries([...others, [table, guided] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing guides until it is closed.
  }
}

function read(): Record<string, Guided> {
  try {
    const found = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Guided>);
    return Object.fromEntries(found.filter(([, guided]) => isGuided(guided)));
  } catch {
    return {};
  }
}

/** What an older or newer page has kept may mean nothing here. */
function isGuided({ on, of, progress }: Guided): boolean {
  const { ticks, read, later } = progress;
  const whole = typeof ticks === "object" && Array.isArray(read) && Array.isArray(later);
  return typeof on === "boolean" && typeof of === "number" && whole;
}
