/** The environment of Node; the page's own types lack it. */
declare const process: {
  env: Record<string, string | undefined>;
  kill(id: number, signal: string): void;
};

export const environment = process.env;

/** Send a signal to a process. Return false if it is gone. */
export function signal(id: number, name: "SIGSTOP" | "SIGCONT"): boolean {
  try {
    process.kill(id, name);
    return true;
  } catch {
    return false;
  }
}

/** True in nightly runs, which take their time. */
export const NIGHTLY = environment["VALLES_NIGHTLY"] === "1";
/** True where messages are delayed and connections cut: see tests/page/line.py. */
export const SLOW_LINE = environment["VALLES_SLOW_LINE"] === "1";
/** The factor by which pages run slower. */
export const THROTTLE = Number(environment["VALLES_THROTTLE"] ?? 1);

/** Milliseconds after which an expectation fails: a safety net that a busy or throttled machine does not reach. */
export const PATIENCE = THROTTLE > 1 ? 600_000 : 180_000;
