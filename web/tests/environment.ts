/** What Node knows of its surroundings; the page's own types know nothing of Node. */
declare const process: { env: Record<string, string | undefined> };

export const environment = process.env;

/** Where the server is. */
export const BASE = environment["VALLES_URL"] ?? "http://127.0.0.1:8000";

/**
 * Milliseconds until something that has to come is called missing: many, since the machine may be busy, and behind a
 * slow line the processor is slowed besides.
 */
export const PATIENCE = environment["VALLES_SLOW"] ? 600_000 : 180_000;
