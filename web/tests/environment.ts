/** What Node knows of its surroundings; the page's own types know nothing of Node. */
declare const process: { env: Record<string, string | undefined> };

export const environment = process.env;

/** Where the server is. */
export const BASE = environment["VALLES_URL"] ?? "http://127.0.0.1:8000";
