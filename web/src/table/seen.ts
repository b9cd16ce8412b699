/** Up to which line of the log each seat of this device has looked, also after a reload. */

const KEY = "valles-seen";
/** Tables that are remembered, the newest last. */
const KEPT = 50;

type Marks = [string, number][];

function marks(): Marks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Marks;
  } catch {
    return [];
  }
}

const name = (table: string, seat: string | null) => `${table} ${seat ?? ""}`;

export function seenBefore(table: string, seat: string | null): number | null {
  return marks().find(([known]) => known === name(table, seat))?.[1] ?? null;
}

export function rememberSeen(table: string, seat: string | null, line: number): void {
  const others = marks().filter(([known]) => known !== name(table, seat));
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [name(table, seat), line]].slice(-KEPT)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
