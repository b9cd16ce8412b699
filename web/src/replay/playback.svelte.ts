/** The playback of a finished game: the step, the point of view, and whether it runs by itself. */

import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Chart, Phrase, ReplayStep, Snapshot } from "../protocol";
import { Replayed } from "./replayed.svelte";
import { pathTo } from "../lib/base";

/** Milliseconds for which a step is shown, and how much faster it can be. */
const PACE = 1800;
/** So much longer a whole turn is shown. */
const WHOLE_TURN = 1.5;
export const SPEEDS = [0.5, 1, 2, 4];
/** Between two requests while somebody drags the scrubber. */
const BREATH = 120;
const KEPT = 60;

export class Playback {
  /** The requested move; the table follows as fast as it can. */
  move = $state(0);
  seat = $state<string | null>(null);
  playing = $state(false);
  speed = $state(1);
  /** The log lines of the shown move. */
  news = $state.raw<Phrase[]>([]);
  round = $state(1);
  problem = $state.raw<unknown>(null);
  readonly table: Replayed;
  readonly moves: number;
  /** The moves at which the replay stops: not where nobody at this seat sees anything new. */
  readonly stops: number[] = $derived.by(() => {
    const { steps, moves } = this.chart;
    const isVisible = (step: ReplayStep) => step.public || this.seat !== null;
    const visible = settings.turns
      ? turnsOf(steps).flatMap((turn) => turn.findLast(isVisible) ?? [])
      : steps.filter(isVisible);
    return [...new Set([0, ...visible.map(({ move }) => move), moves])];
  });
  /** The place of the current move among them. */
  readonly step: number = $derived.by(() =>
    Math.max(
      0,
      this.stops.findLastIndex((move) => move <= this.move),
    ),
  );

  #kept = new Map<string, Promise<Snapshot>>();
  #timer = 0;
  #busy = false;

  constructor(
    readonly id: string,
    names: Map<string, string>,
    readonly chart: Chart,
    move: number,
    seat: string | null,
  ) {
    this.table = new Replayed(id, names);
    this.moves = chart.moves;
    this.seat = seat;
    this.go(move);
  }

  /** The first moves of the rounds. */
  get begins(): number[] {
    return [0, ...this.chart.rounds.slice(0, -1).map(({ move }) => move)];
  }

  go(move: number): void {
    this.move = Math.min(this.moves, Math.max(0, Math.round(move) || 0));
    if (this.move === this.moves) this.playing = false;
    this.#note();
    void this.#follow();
  }

  /** Go to a step. */
  goTo(step: number): void {
    this.go(this.stops[Math.max(0, Math.min(this.stops.length - 1, step))]!);
  }

  look(seat: string | null): void {
    this.seat = seat;
    this.#note();
    void this.#follow();
  }

  /** To the beginning of the next round, or back to one. */
  turn(step: 1 | -1): void {
    const next =
      step > 0 ? this.begins.find((begin) => begin > this.move) : this.begins.findLast((begin) => begin < this.move);
    this.go(next ?? (step > 0 ? this.moves : 0));
  }

  toggle(): void {
    this.playing = !this.playing && this.moves > 0;
    if (this.playing && this.move === this.moves) this.go(0);
    if (this.playing) this.#run();
    else clearTimeout(this.#timer);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #run(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(
      () => {
        if (!this.playing) return;
        // A slow line holds the replay up, rather than skipping what happened.
        if (!this.#busy) this.goTo(this.step + 1);
        if (this.playing) this.#run();
      },
      ((settings.turns ? WHOLE_TURN : 1) * PACE) / this.speed,
    );
  }

  /** Every move has its address; going through them is no journey to go back on. */
  #note(): void {
    const from = this.seat === null ? "" : `?seat=${encodeURIComponent(this.seat)}`;
    history.replaceState(history.state, "", pathTo(`/table/${encodeURIComponent(this.id)}/replay/${this.move}${from}`));
  }

  /** Show the requested move, until it is the one that is requested by then. */
  async #follow(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      let [move, seat] = [-1, this.seat];
      while (move !== this.move || seat !== this.seat) {
        [move, seat] = [this.move, this.seat];
        await this.#show(move, seat);
        if (move !== this.move) await new Promise((resolve) => setTimeout(resolve, BREATH));
      }
      this.problem = null;
      for (const near of [this.step + 1, this.step - 1, this.step + 2])
        if (near in this.stops) this.#snapshot(this.stops[near]!, seat).catch(() => undefined);
    } catch (problem) {
      this.problem = problem;
      this.playing = false;
    } finally {
      this.#busy = false;
    }
  }

  async #show(move: number, seat: string | null): Promise<void> {
    const last = this.stops.findLast((stop) => stop < move);
    const [now, before] = await Promise.all([
      this.#snapshot(move, seat),
      last === undefined ? null : this.#snapshot(last, seat),
    ]);
    const line = before ? before.log.first + before.log.lines.length : 0;
    this.news = now.log.lines.slice(Math.max(0, line - now.log.first));
    this.round = now.rounds;
    this.table.show(now, line);
  }

  #snapshot(move: number, seat: string | null): Promise<Snapshot> {
    const key = `${move} ${seat ?? ""}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const coming = api.replay(this.id, move, seat ?? undefined);
    this.#kept.set(key, coming);
    coming.catch(() => this.#kept.delete(key));
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return coming;
  }
}

/** Return the steps of each turn. */
function turnsOf(steps: readonly ReplayStep[]): ReplayStep[][] {
  const turns: ReplayStep[][] = [[]];
  for (const step of steps) {
    turns.at(-1)!.push(step);
    if (step.ends_turn) turns.push([]);
  }
  return turns;
}
