/** Passing: what would be left unused, passing ahead of one's turn, and the moment in which it can be taken back. */

import { Stored } from "../../../lib/stored.svelte";
import type { Table } from "../../../lib/table.svelte";
import type { Option } from "../../../protocol";
import type { Selection } from "../../../table/selection.svelte";
import type { People } from "../../../table/people";
import type { Board } from "../model/model";
import { PASS, SELL } from "../model/option";
import { startCountdown } from "./countdown";

/** The reason to ask somebody who wanted to pass ahead after all. */
export type Alarm = "hit" | "cards";

/** The table when it was decided to pass: changes since may be a reason to think again. */
interface Armed {
  /** The line of the log after the last one, and the cards in hand. */
  line: number;
  hand: number;
}

function parse(armed: Armed | null): Armed | null {
  return typeof armed?.line === "number" && typeof armed.hand === "number" ? armed : null;
}

export class Passing {
  /** True if the prompt names what is left and asks once more. */
  asking = $state(false);
  /** The reason why passing ahead was given up. */
  alarm = $state<Alarm | null>(null);
  /** True if the last pass was made by the page: as it was decided ahead, or because nothing was left to do. */
  made = $state<"ahead" | "idle" | null>(null);
  /** Seconds until the turn ends by itself; null where nothing is to be taken back. */
  seconds = $state<number | null>(null);

  readonly #armed = new Stored<Armed | null>(null, null, parse, "sessionStorage");
  #question = "";
  /** True if the player has ended the turn: that needs no confirmation. */
  #ending = false;
  /** The generation in which the page has passed because nothing was left: whoever takes that back is asked. */
  #idle = 0;

  /** `idle` says in which generation the page shall pass as soon as nothing is left to do; null where it shall not. */
  constructor(
    readonly selection: Selection,
    readonly me: () => Board | null,
    readonly people: () => People,
    readonly idle: () => number | null = () => null,
    readonly hit: () => boolean = () => false,
  ) {}

  /** The things that a pass would leave unused: the server says what counts. */
  get left(): Option[] {
    return this.selection.answers.filter(({ unused }) => unused);
  }

  /** True if nothing is left to do but selling patents. */
  get last(): boolean {
    return this.selection.has(PASS) && this.selection.answers.every(({ ends, option }) => ends || option === SELL);
  }

  /** True if it is decided to pass when the turn comes. */
  get armed(): boolean {
    return this.#armed.value !== null;
  }

  /** The first press asks if something would be left unused, the second passes. */
  press(): void {
    const { selection } = this;
    if (selection.sending) return;
    if (this.left.length > 0 && !this.asking) {
      selection.drop();
      this.asking = true;
    } else {
      this.asking = false;
      this.made = null;
      this.alarm = null;
      // A pass that ends the generation shows new cards and cannot be taken back: it is asked about.
      void selection.press(PASS);
    }
  }

  /** End the turn, without a confirmation after it. */
  endTurn(option: string): void {
    this.#ending = true;
    void this.selection.press(option);
  }

  /** Pass when the turn comes, or no longer. */
  arm(on: boolean): void {
    const { table } = this.selection;
    this.alarm = null;
    this.#armed.value = on ? { line: table.firstLine + table.lines.length, hand: this.me()?.hand.count ?? 0 } : null;
  }

  /** To be called in an effect, after the decision has taken in a snapshot. */
  follow(): void {
    const { table, seat, question } = this.selection;
    const current = `${seat} ${question?.id ?? ""}`;
    if (current !== this.#question) {
      this.#question = current;
      this.asking = false;
      if (question) this.#ending = false;
      if (question && !question.begins) this.alarm = null;
    }
    this.#armed.open(seat === null ? null : `valles-pass-${table.id}-${seat}`);
    if (table.connection !== "live") return;
    const armed = this.#armed.value;
    if (armed === null) return this.#passIdle();
    const alarm = this.#alarmed(table, armed);
    if (alarm !== null) {
      this.#armed.value = null;
      this.alarm = alarm;
    } else this.#passAhead();
  }

  /** To be called in an effect: a pass ends the turn after a while, unless it is taken back. */
  countDown(): (() => void) | undefined {
    const { table, seat } = this.selection;
    const { snapshot } = table;
    const ending = seat !== null && snapshot?.unconfirmed === seat && table.connection === "live";
    this.seconds = null;
    if (ending && this.#ending && !table.busy) {
      this.#ending = false;
      table.act(seat, { kind: "confirm" });
      return undefined;
    }
    if (!ending || !this.me()?.passed || snapshot.question) return undefined;
    return startCountdown(
      (seconds) => (this.seconds = seconds),
      () => table.busy,
      () => table.act(seat, { kind: "confirm" }),
    );
  }

  /** Pass where nothing is left to do. What cannot be taken back is asked about, and so is everything after a hit. */
  #passIdle(): void {
    const { selection } = this;
    const generation = this.idle();
    if (generation === null || generation === this.#idle || !selection.question?.begins || !this.last) return;
    if (selection.sending || selection.picked !== null || this.alarm !== null) return;
    if (this.hit()) this.alarm = "hit";
    else {
      this.#idle = generation;
      this.made = "idle";
      void selection.press(PASS);
    }
  }

  /** Steps that are planned come first; passing is what follows them. */
  #passAhead(): void {
    const { selection } = this;
    if (!selection.has(PASS) || selection.sending || selection.picked !== null || selection.missed !== null) return;
    if (selection.plan.next !== null) return;
    this.#armed.value = null;
    this.made = "ahead";
    selection.commit(PASS);
  }

  #alarmed({ lines, firstLine }: Table, { line, hand }: Armed): Alarm | null {
    const seat = this.selection.seat;
    const since = lines.slice(Math.max(0, line - firstLine));
    if (since.some((one) => this.people().hit(one, seat))) return "hit";
    return (this.me()?.hand.count ?? 0) > hand ? "cards" : null;
  }
}
