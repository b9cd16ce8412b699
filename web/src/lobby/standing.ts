/** The state of the tables in the list, for their reader. */

import type { TableInfo } from "../protocol";

export type Standing = "turn" | "gathering" | "running" | "stopped" | "finished";

/** Return the state of a table for its reader. */
export function standing(table: TableInfo): Standing {
  if (table.fault) return "stopped";
  if (table.finished !== null) return "finished";
  if (table.started === null) return "gathering";
  const mine = table.seats.filter((seat) => seat.mine && !seat.away).map(({ seat }) => seat);
  return table.waiting.some((seat) => mine.includes(seat)) ? "turn" : "running";
}
