/**
 * Follows what happens at a table: what sounds, where there is news, what hit me, and the steps since I last looked.
 */

import { getContext, setContext, untrack } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { Phrase, Snapshot } from "../protocol";
import { People } from "./people";
import { guidedAt } from "../lib/guided.svelte";
import { settings } from "../lib/settings.svelte";
import { saveReadLine, saveTurnLine, lastReadLine, lineAfterTurn } from "./readmark";
import { play, type Sound } from "./sound";
import { looksOn } from "./seating";

/** The news of a step of the game: each game reads it from its own views. */
export interface News {
  sounds: Sound[];
  /** The regions of the table where something is new. */
  regions: string[];
  /** The cells of my board from which somebody has taken something. */
  hits: string[];
}

/** `hit` says whether the log tells that somebody took something from the seat. */
export type Reporter = (before: Snapshot, after: Snapshot, hit: boolean) => News;

/** A step, with its lines of the log. */
interface Step {
  snapshot: Snapshot;
  from: number;
  to: number;
}

const KEPT = 40;
const FLASH = 1800;
/** Milliseconds for which a step is shown that is played again, or that a computer makes. */
const PACE = 1200;
const PACES = { once: 0, quick: 1200, slow: 2600 } as const;
const CONTEXT = "activity";

export class Activity {
  /** Cells that flash now. */
  hits = $state.raw<ReadonlySet<string>>(new Set());
  /** Regions with news that nobody has looked at. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** The first line of the log that is new. */
  seen = $state(0);
  /** The first line of the log whose hits are not yet dismissed: my last turn ended before it. */
  read = $state(0);
  /** The first line of the log after my last turn. */
  ended = $state(0);
  /** The number of times that the turn has come to me. */
  turns = $state(0);
  /** Since when the same people have been waited for, as far as this device knows. */
  waited = $state(Date.now());
  /** The number of steps during a lost connection, once it is back. */
  missed = $state<number | null>(null);
  /** The step that is played again in place of how the table is. */
  shown = $state.raw<Step | null>(null);

  #steps = $state.raw<Step[]>([]);
  #from = $state(0);
  #last: Snapshot | null = null;
  #wasLost = false;
  /** True if the steps that are shown wait for the reader. */
  paused = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The steps that are shown one after the other, the place of the current one, and the time for each. */
  #film = $state.raw<Step[]>([]);
  #place = $state(0);
  #pace = PACE;

  constructor(
    readonly table: Table,
    readonly report: Reporter,
  ) {}

  /** The steps since I last looked. */
  get steps(): Step[] {
    return this.table.replayLine === null ? this.#steps.filter(({ snapshot }) => snapshot.seq > this.#from) : [];
  }

  /** The first line of the log that the reader has not followed: after the last turn, or the last look. */
  get since(): number {
    return this.table.snapshot?.seat == null ? this.seen : this.ended;
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
    return this.table.replayLine === null ? null : [this.table.replayLine, this.#end];
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
    saveReadLine(this.table.id, this.table.snapshot?.seat ?? null, end);
  }

  saw(...regions: string[]): void {
    if (regions.some((region) => this.fresh.has(region)))
      this.fresh = new Set([...this.fresh].filter((one) => !regions.includes(one)));
  }

  dismiss(): void {
    this.read = this.#end;
  }

  /** The place of the shown step among those that are shown one after the other, from 1 on; null if none is. */
  get film(): { at: number; of: number } | null {
    return this.shown ? { at: this.#place + 1, of: this.#film.length } : null;
  }

  /** The log lines of the shown step. */
  get filmLines(): Phrase[] {
    const { shown, table } = this;
    return shown ? table.lines.slice(Math.max(0, shown.from - table.firstLine), shown.to - table.firstLine) : [];
  }

  /** Show the steps since I last looked, one after the other. */
  replay(): void {
    this.#play(this.steps, PACE);
  }

  /** Show the steps only when the reader asks for them, or one after the other again. */
  pause(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.#timer);
    else this.#show(this.#place);
  }

  /** Show the next step or the one before, and wait there. */
  turn(by: 1 | -1): void {
    this.paused = true;
    this.#show(Math.max(0, this.#place + by));
  }

  /** Back to how the table is now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#film = [];
    this.#place = 0;
    this.paused = false;
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
    const start = this.#steps.at(-1)?.to ?? 0;
    this.#last = now;
    const end = now.log.first + now.log.lines.length;
    if (!before || before.seat !== now.seat) return this.#begin(now, end);
    if (before.waiting.join() !== now.waiting.join()) this.waited = Date.now();
    if (this.#wasLost) this.missed = now.seq - before.seq;
    this.#wasLost = false;
    if (now.seq === before.seq) return;
    const back = end < start || now.log.first < start;
    const step = { snapshot: now, from: back ? end : start, to: end };
    this.#steps = [...this.#steps, step].slice(-KEPT);
    if (isMine(before) && !isMine(now)) this.#endTurn(end);
    // What is taken back makes no noise.
    if (back) return this.skip();
    this.#tell(before, now, start);
    this.#follow(before, step);
  }

  /** My turn is over: what comes from now on is new, and the hits before it are known. */
  #endTurn(end: number): void {
    this.ended = this.read = end;
    saveTurnLine(this.table.id, this.table.snapshot?.seat ?? null, end);
  }

  /** Show the steps of computers one after the other, at the chosen pace. */
  #follow(before: Snapshot, step: Step): void {
    const { seats } = before.table;
    const computer = before.waiting.every((seat) => seats.find((one) => one.seat === seat)?.kind === "bot");
    const pace = PACES[settings.pace ?? (guidedAt(this.table.id) ? "quick" : "once")];
    if (!pace || !computer || before.waiting.length === 0 || step.to === step.from || document.hidden) return;
    if (this.shown) this.#film = [...this.#film, step];
    else this.#play([step], pace);
  }

  #begin(now: Snapshot, end: number): void {
    this.#steps = [{ snapshot: now, from: end, to: end }];
    this.seen = Math.min(end, lastReadLine(this.table.id, now.seat) ?? end);
    this.ended = Math.min(end, lineAfterTurn(this.table.id, now.seat) ?? end);
    this.read = this.ended;
    this.#from = now.seq;
    this.waited = Date.now();
  }

  #tell(before: Snapshot, now: Snapshot, start: number): void {
    const people = new People(now.table);
    const hit = this.table.lines
      .slice(Math.max(0, start - this.table.firstLine))
      .some((line) => people.hit(line, now.seat));
    const { sounds, regions, hits } = this.report(before, now, hit);
    const mine = isMine(before);
    const turn = !mine && now.question !== null && !looksOn(now);
    if (!mine && now.seat !== null && this.table.replayLine === null) this.fresh = new Set([...this.fresh, ...regions]);
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

  /** Steps that come meanwhile are shown as well. */
  #play(steps: Step[], pace: number): void {
    this.#film = steps;
    this.#pace = pace;
    this.paused = false;
    this.#show(0);
  }

  #show(place: number): void {
    clearTimeout(this.#timer);
    const step = this.#film[place];
    if (!step) return this.skip();
    if (this.shown && place > this.#place) play(this.report(this.shown.snapshot, step.snapshot, false).sounds);
    this.#place = place;
    this.shown = step;
    if (!this.paused) this.#timer = setTimeout(() => this.#show(place + 1), this.#pace);
  }
}

/** Return true if the seat of the reader has something to decide or to confirm. */
function isMine({ question, unconfirmed, seat }: Snapshot): boolean {
  return question !== null || (seat !== null && unconfirmed === seat);
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
    if (table.snapshot?.seq === table.acknowledged) untrack(() => activity.markSeen());
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

/** Play a sound for an option that cannot be picked now. */
function tick(event: MouseEvent): void {
  const option = (event.target as Element).closest?.("[data-option], [data-basket]");
  if (option?.getAttribute("aria-disabled") === "true") play([{ name: "refused" }]);
}

/** The activity of the table around; none where a game is only looked back at. */
export function activityHere(): Activity | undefined {
  return getContext<Activity | undefined>(CONTEXT);
}
