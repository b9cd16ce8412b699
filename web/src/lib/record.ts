/** Games as files. */

import { api } from "./api";
import type { TableInfo } from "../protocol";

/** Give the record of a finished game to the browser as a file. */
export async function save(table: TableInfo): Promise<void> {
  const { record } = await api.record(table.id);
  const address = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  const day = new Date(1000 * (table.finished ?? table.created)).toISOString().slice(0, 10);
  const link = document.createElement("a");
  link.href = address;
  link.download = `valles-${table.game.replaceAll("_", "-")}-${day}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
