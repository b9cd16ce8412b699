/** Lacerda's turn as it is played on the map, step by step: when it begins, which step is shown, how it is left. */

import { untrack } from "svelte";
import type { Phrase } from "../../../protocol";
import { settings } from "../../../lib/settings.svelte";
import { deeds, stepsOf, wayOf, type Step } from "./lacerda";
import type { Model } from "../model/model";

/** Milliseconds that a step is shown, long enough to read its reason. */
const A_STEP = 1500;

export class Play {
  steps = $state.raw<Step[]>([]);
  /** The step that is shown; null when nothing is played. */
  at = $state<number | null>(null);
  /** A step that somebody points at. */
  pointed = $state<number | null>(null);

  #before = $state.raw<Model | null>(null);
  #after = $state.raw<Model | null>(null);
  #known = -1;
  #last: Model | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** To be called in an effect with every view: plays what he did, if it has just happened. */
  follow(model: Model, lines: Phrase[], first: number): void {
    untrack(() => {
      const end = first + lines.length;
      const before = this.#last;
      this.#last = model;
      this.steps = stepsOf(deeds(lines, first));
      const fresh = this.#known < 0 ? -1 : this.steps.findIndex(({ lines }) => lines.at(-1)!.line >= this.#known);
      const gone = end < this.#known;
      this.#known = end;
      if (gone) return this.skip();
      if (fresh < 0 || !before) return;
      this.#before = before;
      this.#after = model;
      if (!settings.still) this.replay(fresh);
    });
  }

  /** True if there is something to be shown again. */
  get known(): boolean {
    return this.#before !== null && this.steps.length > 0;
  }

  /** The step that the map shows: the one that somebody points at, or the one that is played. */
  get shown(): number | null {
    return this.pointed ?? this.at;
  }

  /** The way of his rover up to the shown step. */
  readonly trail: string[] = $derived.by(() => {
    const [before, after, shown] = [this.#before, this.#after, this.shown];
    if (!before || !after || shown === null) return [];
    const taken = new Set(
      before.hexes.flatMap(({ name, number, crystal }) => (crystal && !after.hexes[number]!.crystal ? [name] : [])),
    );
    const seat = before.lacerda?.seat ?? "";
    let at = before.players.find((player) => player.seat === seat)?.rover ?? null;
    const way: string[] = [];
    for (const { drives, hex } of this.steps.slice(0, shown + 1)) {
      if (!drives || hex === null) continue;
      if (at !== null && at !== hex) way.push(...wayOf(before.hexes, at, hex, taken));
      at = hex;
    }
    return way;
  });

  /** The hexes of the trail where he found a crystal. */
  readonly crystals: string[] = $derived.by(() => {
    const [before, after] = [this.#before, this.#after];
    const there = (model: Model | null, name: string) =>
      model?.hexes.find((hex) => hex.name === name)?.crystal ?? false;
    return [...new Set(this.trail)].filter((name) => there(before, name) && !there(after, name));
  });

  /** Play the steps from one on: those that were played before it are not shown again by themselves. */
  replay(from = 0): void {
    clearTimeout(this.#timer);
    if (this.steps.length === 0) return;
    this.at = from;
    const next = () => {
      if (this.at === null) return;
      if (this.at + 1 >= this.steps.length) return this.skip();
      this.at++;
      this.#timer = setTimeout(next, A_STEP);
    };
    this.#timer = setTimeout(next, A_STEP);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }
}
