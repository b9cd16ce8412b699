/** What happens at a seat whose player is away. */

import type { TableInfo } from "../protocol";
import { clocksOf } from "./seatclock";

export type OnLeave = "bot" | "wait";

/** Return who plays for a player who is away. */
export function onLeave(table: TableInfo): OnLeave {
  // At a table with clocks nobody keeps the others waiting.
  if (clocksOf(table)) return "bot";
  return (table.features["away"] as { on_leave: OnLeave } | undefined)?.on_leave ?? "bot";
}
