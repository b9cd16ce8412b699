/**
 * Follows what happens at a table: what sounds, where there is news, what hit me, and the steps since I last looked.
 */

import { getContext, setContext, untrack } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { Phrase, Snapshot } from "../protocol";
import { People } from "./people";
import { rememberSeen, seenBefore } from "./seen";
import { play, type Sound } from "./sound";
import { looksOn } from "./seating";

/** What a step of the game has brought: each game says it of its own views. */
export interface News {
  sounds: Sound[];
  /** The regions of the table where something is new. */
  regions: string[];
  /** The cells of my board from which somebody has taken something. */
  hits: string[];
}

/** `hit` says whether the log tells that somebody took something from the seat. */
export type Reporter = (before: Snapshot, after: Snapshot, hit: boolean) => News;

/** A step, with the lines of the log that it told. */
interface Step {
  snapshot: Snapshot;
  from: number;
  to: number;
}

const KEPT = 40;
const FLASH = 1800;
/** All steps together are shown in so many milliseconds, and one in no more than that. */
const LONGEST = 6000;
const PACE = 800;
const CONTEXT = "activity";

export class Activity {
  /** Cells that flash now. */
  hits = $state.raw<ReadonlySet<string>>(new Set());
  /** Regions with news that nobody has looked at. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** The first line of the log that is new. */
  seen = $state(0);
  /** The first line of the log whose hits are not yet dismissed. */
  read = $state(0);
  /** How often the turn has come to me. */
  turns = $state(0);
  /** Since when the same people have been waited for, as far as this device knows. */
  since = $state(Date.now());
  /** How many steps happened while the connection was lost, once it is back. */
  missed = $state<number | null>(null);
  /** The step that is played again in place of how the table is. */
  shown = $state.raw<Step | null>(null);

  #steps = $state.raw<Step[]>([]);
  #from = $state(0);
  #last: Snapshot | null = null;
  #wasLost = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    readonly report: Reporter,
  ) {}

  /** The steps since I last looked. */
  get steps(): Step[] {
    return this.table.told === null ? this.#steps.filter(({ snapshot }) => snapshot.seq > this.#from) : [];
  }

  /** The lines of my hits that are not yet dismissed. */
  get hitLines(): Phrase[] {
    const { table } = this;
    if (!table.snapshot) return [];
    const people = new People(table.snapshot.table);
    return table.lines.filter(
      (line, at) => table.firstLine + at >= this.read && people.hit(line, table.snapshot!.seat),
    );
  }

  /** The lines of the move that is shown, where it is not the newest: from the first to before the last. */
  get marked(): [number, number] | null {
    if (this.shown) return [this.shown.from, this.shown.to];
    return this.table.told === null ? null : [this.table.told, this.#end];
  }

  /** To be called in an effect: takes in every snapshot that comes. */
  follow(): void {
    const { snapshot, connection } = this.table;
    untrack(() => {
      if (connection === "lost") this.#wasLost = true;
      if (snapshot && snapshot !== this.#last && connection === "live") this.#take(snapshot);
    });
  }

  /** I have acted, or gone: what comes from now on is new. */
  markSeen(): void {
    const end = this.#end;
    this.seen = end;
    this.#from = this.table.snapshot?.seq ?? 0;
    this.fresh = new Set();
    rememberSeen(this.table.id, this.table.snapshot?.seat ?? null, end);
  }

  saw(...regions: string[]): void {
    if (regions.some((region) => this.fresh.has(region)))
      this.fresh = new Set([...this.fresh].filter((one) => !regions.includes(one)));
  }

  dismiss(): void {
    this.read = this.#end;
  }

  /** Show the steps since I last looked, one after the other. */
  replay(): void {
    this.#play(this.steps, this.#steps.find((_, at) => (this.#steps[at + 1]?.snapshot.seq ?? 0) > this.#from) ?? null);
  }

  /** Back to how the table is now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  /** To be attached to a region: it carries a dot until a pointer or the focus has been there. */
  region(name: string): (element: Element) => () => void {
    return (element) => {
      element.toggleAttribute("data-news", this.fresh.has(name));
      const saw = () => this.saw(name);
      element.addEventListener("pointerenter", saw);
      element.addEventListener("focusin", saw);
      return () => {
        element.removeEventListener("pointerenter", saw);
        element.removeEventListener("focusin", saw);
      };
    };
  }

  get #end(): number {
    return this.table.firstLine + this.table.lines.length;
  }

  #take(now: Snapshot): void {
    const before = this.#last;
    const heard = this.#steps.at(-1)?.to ?? 0;
    this.#last = now;
    const end = now.log.first + now.log.lines.length;
    if (!before || before.seat !== now.seat) return this.#begin(now, end);
    if (before.waiting.join() !== now.waiting.join()) this.since = Date.now();
    if (this.#wasLost) this.missed = now.seq - before.seq;
    this.#wasLost = false;
    if (now.seq === before.seq) return;
    const back = end < heard || now.log.first < heard;
    this.#steps = [...this.#steps, { snapshot: now, from: back ? end : heard, to: end }].slice(-KEPT);
    // What is taken back makes no noise.
    if (!back) this.#tell(before, now, heard);
  }

  #begin(now: Snapshot, end: number): void {
    this.#steps = [{ snapshot: now, from: end, to: end }];
    this.seen = Math.min(end, seenBefore(this.table.id, now.seat) ?? end);
    this.read = end;
    this.#from = now.seq;
    this.since = Date.now();
  }

  #tell(before: Snapshot, now: Snapshot, heard: number): void {
    const people = new People(now.table);
    const hit = this.table.lines
      .slice(Math.max(0, heard - this.table.firstLine))
      .some((line) => people.hit(line, now.seat));
    const { sounds, regions, hits } = this.report(before, now, hit);
    const mine = before.question !== null || before.unconfirmed === now.seat;
    const turn = before.question === null && before.unconfirmed !== now.seat && now.question !== null && !looksOn(now);
    if (!mine && now.seat !== null && this.table.told === null) this.fresh = new Set([...this.fresh, ...regions]);
    if (hit) this.#flash(hits);
    if (turn) this.turns++;
    play([
      ...(hit ? [{ name: "hit" } as const] : []),
      ...sounds,
      ...(now.over && !before.over ? [{ name: "end" } as const] : turn ? [{ name: "turn" } as const] : []),
    ]);
  }

  #flash(cells: string[]): void {
    this.hits = new Set(cells);
    setTimeout(() => (this.hits = new Set()), FLASH);
  }

  /** A slow device leaves steps out, rather than taking longer. */
  #play(steps: Step[], first: Step | null): void {
    const frames = first ? [first, ...steps] : steps;
    const pace = Math.min(PACE, LONGEST / frames.length);
    const began = performance.now();
    let before = -1;
    const show = () => {
      const at = Math.max(before + 1, Math.floor((performance.now() - began) / pace));
      const now = frames[at];
      if (!now) return this.skip();
      this.shown = now;
      if (before >= 0) play(this.report(frames[before]!.snapshot, now.snapshot, false).sounds);
      before = at;
      this.#timer = setTimeout(show, began + (at + 1) * pace - performance.now());
    };
    clearTimeout(this.#timer);
    show();
  }
}

/** The activity of a table, for everything that is drawn in it. To be called once, where the table is made. */
export function trackActivity(table: Table, report: Reporter): Activity {
  const activity = setContext(CONTEXT, new Activity(table, report));
  $effect(() => activity.follow());
  $effect(() => {
    if (table.busy) untrack(() => activity.markSeen());
  });
  // What I did myself is no news to me.
  $effect(() => {
    if (table.snapshot?.seq === table.made) untrack(() => activity.markSeen());
  });
  $effect(() => {
    if (table.refusal) play([{ name: "refused" }]);
  });
  $effect(() => {
    const hide = () => document.hidden && activity.markSeen();
    document.addEventListener("visibilitychange", hide);
    document.addEventListener("click", tick, true);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      document.removeEventListener("click", tick, true);
      activity.skip();
    };
  });
  return activity;
}

/** What cannot be picked now says so. */
function tick(event: MouseEvent): void {
  const option = (event.target as Element).closest?.("[data-option], [data-basket]");
  if (option?.getAttribute("aria-disabled") === "true") play([{ name: "refused" }]);
}

/** The activity of the table around; none where a game is only looked back at. */
export function activityHere(): Activity | undefined {
  return getContext<Activity | undefined>(CONTEXT);
}
