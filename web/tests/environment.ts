/** What Node knows of its surroundings; the page's own types know nothing of Node. */
declare const process: {
  env: Record<string, string | undefined>;
  kill(id: number, signal: string): void;
};

export const environment = process.env;

/** Let a process stop or go on; whether it is still there. */
export function signal(id: number, what: "SIGSTOP" | "SIGCONT"): boolean {
  try {
    process.kill(id, what);
    return true;
  } catch {
    return false;
  }
}

/** Where the server is. */
export const BASE = environment["VALLES_URL"] ?? "http://127.0.0.1:8000";

/**
 * Milliseconds until something that has to come is called missing: many, since the machine may be busy, and behind a
 * slow line the processor is slowed besides.
 */
export const PATIENCE = environment["VALLES_SLOW"] ? 600_000 : 180_000;
