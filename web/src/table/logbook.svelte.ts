/** The log format of each game, once it is loaded; and the folding of rows for all games. */

import type { GameLog, LogRow } from "../games/game";
import { pageOf } from "../games/registry";
import type { Phrase } from "../protocol";
import { say } from "../text/say.svelte";
import { gathered } from "./payment";
import type { People } from "./people";

let logs = $state.raw<Record<string, GameLog>>({});
const coming = new Set<string>();

/** Return the log format of a game; null until it is loaded, and for games that write sentences. */
export function logOf(game: string): GameLog | null {
  const load = pageOf(game)?.log;
  if (load && !coming.has(game)) {
    coming.add(game);
    load().then(
      ({ default: log }) => (logs = { ...logs, [game]: log }),
      () => coming.delete(game),
    );
  }
  return logs[game] ?? null;
}

/** Every line as its own sentence; the units of one price are one. */
export function plainRows(lines: Phrase[], first: number, seat: string | null, people: People): LogRow[] {
  return gathered(lines).map(({ line, places }) => ({
    seat: people.subject(line),
    lines: places.map((place) => first + place),
    parts: [{ is: "sentence", text: say(people.named(line)) }],
    hit: people.hit(line, seat),
    begins: false,
  }));
}

/** A run of actions of one opponent, shown as their number. */
export interface Fold {
  seat: string;
  rows: LogRow[];
  hit: false;
}

/** The number of actions in a row from which they are folded. */
const MANY = 3;

/** The rows, with long runs of one opponent summed up; what is new begins a run of its own. */
export function folded(rows: LogRow[], seat: string | null, mark: number): (LogRow | Fold)[] {
  const entries: (LogRow | Fold)[] = [];
  let run: LogRow[] = [];
  const flush = () => {
    if (run.length >= MANY) entries.push({ seat: run[0]!.seat!, rows: run, hit: false });
    else entries.push(...run);
    run = [];
  };
  for (const row of rows) {
    const last = run.at(-1);
    const goesOn = last && row.seat === last.seat && row.lines[0]! >= mark === last.lines[0]! >= mark;
    if (!goesOn) flush();
    if (row.seat !== null && row.seat !== seat && row.begins && !row.hit) run.push(row);
    else {
      flush();
      entries.push(row);
    }
  }
  flush();
  return entries;
}
