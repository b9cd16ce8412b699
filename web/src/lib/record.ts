/** Games as files. */

import { api } from "./api";
import type { TableInfo } from "../protocol";

/** Give the record of a finished game to the browser as a file. */
export async function save(table: TableInfo): Promise<void> {
  const { record } = await api.record(table.id);
  const day = new Date(1000 * (table.finished ?? table.created)).toISOString().slice(0, 10);
  saveFile(`valles-${table.game.replaceAll("_", "-")}-${day}.txt`, record);
}

/** Give a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
