/** The seat that this device shows, and when it has to change hands. */

import type { Seat, Snapshot, TableInfo } from "../protocol";

export function ownSeats(table: TableInfo): Seat[] {
  return table.seats.filter((seat) => seat.mine && seat.kind === "person" && !seat.away);
}

/** The seat to look from first: the own one that is asked, else any own one, else one whose hand is shown. */
export function firstSeat(table: TableInfo): string | null {
  const own = ownSeats(table);
  const possible = own.length > 0 ? own : table.seats.filter((seat) => seat.shown);
  return (possible.find((seat) => table.waiting.includes(seat.seat)) ?? possible[0])?.seat ?? null;
}

/** Return true if the reader only watches from this seat, and decides nothing. */
export function looksOn({ seat, table }: Snapshot): boolean {
  return seat !== null && !table.seats.some((one) => one.seat === seat && one.mine);
}

/** The others in turn order after the one at this place. */
export function around<T>(players: T[], mine: number): T[] {
  return players
    .map((_, step) => players[(mine + 1 + step) % players.length]!)
    .filter((player) => player !== players[mine]);
}

/** The own seat whose person has to look next, if it is not the one who looks now. */
export function nextSeat(snapshot: Snapshot): Seat | null {
  const own = ownSeats(snapshot.table);
  if (own.length < 2 || snapshot.over) return null;
  const owes = (seat: string) => snapshot.waiting.includes(seat) || snapshot.unconfirmed === seat;
  if (snapshot.seat !== null && owes(snapshot.seat)) return null;
  return own.find((seat) => owes(seat.seat)) ?? null;
}
