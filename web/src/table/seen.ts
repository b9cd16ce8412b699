/** Up to which line of the log each seat of this device has looked, and had its last turn, also after a reload. */

const KEY = "valles-seen";
/** Marks that are remembered, the newest last. */
const KEPT = 100;

type Marks = [string, number][];

function marks(): Marks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Marks;
  } catch {
    return [];
  }
}

const name = (table: string, seat: string | null) => `${table} ${seat ?? ""}`;
const turn = (table: string, seat: string | null) => `${name(table, seat)} turn`;

function recall(what: string): number | null {
  return marks().find(([known]) => known === what)?.[1] ?? null;
}

function remember(what: string, line: number): void {
  const others = marks().filter(([known]) => known !== what);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [what, line]].slice(-KEPT)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function seenBefore(table: string, seat: string | null): number | null {
  return recall(name(table, seat));
}

export function rememberSeen(table: string, seat: string | null, line: number): void {
  remember(name(table, seat), line);
}

/** The first line after the seat's last turn. */
export function turnEndedBefore(table: string, seat: string | null): number | null {
  return recall(turn(table, seat));
}

export function rememberTurn(table: string, seat: string | null, line: number): void {
  remember(turn(table, seat), line);
}
