/** The report about a broken table, for those who can fix it: `valles replay` shows the view in it. */
import type { Table } from "./table.svelte";

export async function reportOf(table: Table, error: unknown): Promise<string> {
  const seen = table.snapshot;
  const report = {
    table: table.id,
    game: seen?.table.game,
    rules: seen?.table.rules,
    seat: seen?.seat,
    step: seen?.seq,
    view: seen ? await hashOf(seen.view) : null,
    page: location.pathname,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
  return JSON.stringify(report, null, 1);
}

/** The twin of `view_hash` in `src/valles/server/store/report.py`; null over plain http, where browsers make no hashes. */
export async function hashOf(view: unknown): Promise<string | null> {
  // Typed as always there; browsers leave it out of pages that came over plain http.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(canonical(view))));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** JSON with sorted keys: the same view is always the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(",")}}`;
}
