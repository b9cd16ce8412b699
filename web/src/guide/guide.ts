/** A guide that follows deeds: which steps are done, which are still to be read, and which one is next. */

import type { Progress } from "../lib/guided.svelte";
import type { Phrase, Snapshot } from "../protocol";
import type { Change } from "../table/change";
import type { People } from "../table/people";

/** The state that a step may read: the progress of the game, and its log. */
export interface Scene {
  /** The guided seat. */
  seat: string;
  /** The number of moves made. */
  moves: number;
  /** The lines of the log that are known, and the number of the line that comes next. */
  lines: readonly Phrase[];
  end: number;
}

export interface Step<S extends Scene> {
  id: string;
  /** The part of the table that it speaks of, as a selector. */
  region: string;
  /** The tab of a phone that shows it. */
  tab: string;
  /** The topic of the help. */
  topic: string;
  /** Return true if it is done in the current state, or by the changes since `before`. */
  done(now: S, before: S): boolean;
  /** True if looking at its part of the table is enough. */
  looks?: boolean;
  /** Return the variant of its text, where that depends on the beginning of the game. */
  variant?(now: S): string;
}

/** The guide of a game. */
export interface Lesson<S extends Scene> {
  steps: readonly Step<S>[];
  /** A message of the guide, by what comes behind its beginning. */
  words(key: string): string;
  scene(snapshot: Snapshot, lines: readonly Phrase[], end: number): S | null;
  /** Return the changes between two scenes, as chips. */
  changes(before: S, now: S, people: People): Change[];
  /** Return true if a line of the log is an action, rather than a consequence of one. */
  isDeed(line: Phrase): boolean;
  /** The page with the rules. */
  rules: string;
}

/** Return true if a line of the log is about the seat. */
export function isAbout(line: Phrase, seat: string): boolean {
  const subject = line.args["seat"];
  return typeof subject === "object" && "key" in subject && subject.key === `seat-${seat}`;
}

/** Return the number of lines of these kinds about the guided seat. */
export function countLines({ lines, seat }: Scene, ...keys: string[]): number {
  return lines.filter((line) => keys.includes(line.key) && isAbout(line, seat)).length;
}

/** The lines that have come since. */
export function newLines(now: Scene, before: Scene): readonly Phrase[] {
  return now.end > before.end ? now.lines.slice(-(now.end - before.end)) : [];
}

/** The steps that are not done, in the order in which they come; those that were put off are the last. */
export function todo<S extends Scene>({ ticks, later }: Progress, steps: readonly Step<S>[]): Step<S>[] {
  const open = steps.filter(({ id }) => !(id in ticks));
  const last = later.flatMap((id) => open.filter((step) => step.id === id));
  return [...open.filter((step) => !last.includes(step)), ...last];
}

/** The steps that were done before their text was shown: it is shown afterwards. */
export function unread<S extends Scene>({ ticks, read }: Progress, steps: readonly Step<S>[]): Step<S>[] {
  return steps.filter(({ id }) => id in ticks && !read.includes(id));
}

/** Return the step whose text is shown: one that was done early, else the next; null after the last. */
export function inFront<S extends Scene>(progress: Progress, steps: readonly Step<S>[]): Step<S> | null {
  return unread(progress, steps)[0] ?? todo(progress, steps)[0] ?? null;
}

/**
 * The progress after something has happened: what was taken back is open again, and what is done is ticked. A text that
 * somebody had before their eyes makes room for the next.
 */
export function advanced<S extends Scene>(
  progress: Progress,
  steps: readonly Step<S>[],
  now: S,
  before: S,
  shown: boolean,
): Progress {
  const since = before.moves <= now.moves ? before : now;
  const ticks = Object.fromEntries(Object.entries(progress.ticks).filter(([, moves]) => moves <= now.moves));
  const fresh = steps.filter((step) => !(step.id in ticks) && step.done(now, since));
  for (const { id } of fresh) ticks[id] = now.moves;
  if (same(Object.keys(ticks), Object.keys(progress.ticks))) return progress;
  const early = unread(progress, steps)[0];
  const taken = fresh.length > 0 && shown && early ? met(progress, early.id) : progress;
  return { ...taken, ticks };
}

function same(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}

/** A step that is done by looking; nothing takes that back. */
export function looked(progress: Progress, id: string): Progress {
  return id in progress.ticks ? progress : { ...progress, ticks: { ...progress.ticks, [id]: 0 } };
}

/** The text of the step was shown. */
export function met(progress: Progress, id: string): Progress {
  return progress.read.includes(id) ? progress : { ...progress, read: [...progress.read, id] };
}

/** The step comes last. */
export function putOff(progress: Progress, id: string): Progress {
  return { ...progress, later: [...progress.later.filter((one) => one !== id), id] };
}
