/** How the tables in the list stand for whoever reads it. */

import type { TableInfo } from "../protocol";

export type Standing = "turn" | "gathering" | "running" | "stopped" | "finished";

/** How a table stands for its reader. */
export function standing(table: TableInfo): Standing {
  if (table.fault) return "stopped";
  if (table.finished !== null) return "finished";
  if (table.started === null) return "gathering";
  const mine = table.seats.filter((seat) => seat.mine && !seat.away).map(({ seat }) => seat);
  return table.waiting.some((seat) => mine.includes(seat)) ? "turn" : "running";
}
