/** The question that a seat has to answer, with labels, prices and reasons of options. Nothing here knows a rule. */

import type { Noun, Option, Phrase, Question } from "../protocol";
import { prefixOf } from "../games/registry";
import type { Table } from "../lib/table.svelte";
import { Latest, latest } from "./latest";
import { Vocabulary, type Meaning } from "./option";
import { looksOn } from "./seating";

/** The reason of an option that is possible, but not now; before it stands the prefix of the game. */
const NOT_NOW = "why-not-asked";

export class PendingQuestion {
  /** The reasons against options, as far as they were requested; null for those that are possible. */
  reasons = $state.raw<Record<string, Phrase | null>>({});
  /** All reasons against them, the hardest to remove first. */
  allReasons = $state.raw<Record<string, Phrase[]>>({});
  /** True if reasons, labels and prices were requested for the current question or wait, and have arrived. */
  isExplained = $state(false);
  /** The options whose reasons are requested, so that there is room for them from the beginning. */
  pendingReasons = $state.raw<string[]>([]);

  /** Responses to requests about a former question are stale. */
  protected readonly questions = new Latest();
  #answers: Map<string, Option> = $derived(new Map(this.answers.map((answer) => [answer.option, answer])));
  /** The labels and prices of options that do not answer the question. */
  #labels = $state.raw<Record<string, Phrase>>({});
  #prices = $state.raw<Record<string, Noun[]>>({});

  constructor(
    readonly table: Table,
    readonly vocabulary: Vocabulary = new Vocabulary(),
  ) {}

  get question(): Question | null {
    const { snapshot, connection } = this.table;
    return snapshot && connection === "live" && !snapshot.over ? snapshot.question : null;
  }

  /** True if somebody else decides, and only shows the hand. */
  get watched(): boolean {
    return this.table.snapshot !== null && looksOn(this.table.snapshot);
  }

  get seat(): string | null {
    return this.table.snapshot?.seat ?? null;
  }

  get answers(): Option[] {
    return this.question?.options ?? [];
  }

  get options(): string[] {
    return this.answers.map((answer) => answer.option);
  }

  has(option: string): boolean {
    return this.#answers.has(option);
  }

  answer(option: string | null): Option | null {
    return option === null ? null : (this.#answers.get(option) ?? null);
  }

  /** Return all answers of a kind. */
  of(kind: string): Option[] {
    return this.answers.filter((answer) => answer.kind === kind);
  }

  label(option: string): Phrase | null {
    return this.answer(option)?.label ?? null;
  }

  /** Return the label also of an option that does not answer the question, as far as it was requested. */
  knownLabel(option: string): Phrase | null {
    return this.label(option) ?? this.#labels[option] ?? null;
  }

  /** Return the price of now, also of an option that does not answer the question, as far as it was requested. */
  price(option: string): Noun[] | null {
    return this.answer(option)?.price ?? this.#prices[option] ?? null;
  }

  /** Return the kind and the noun of any option. */
  meaning(option: string): Meaning | null {
    return this.answer(option) ?? this.vocabulary.meaning(option);
  }

  /** Return true if the option would be possible if it were asked for, so that it can be planned. */
  plannable(option: string): boolean {
    const reason = this.reasons[option];
    return this.question === null && reason !== undefined && (reason === null || reason.key === this.#notNow);
  }

  /** Return true if the option can be picked, or planned. */
  takes(option: string): boolean {
    return this.has(option) || this.plannable(option);
  }

  /** Return the reason why an option is impossible, as far as it was requested. */
  reason(option: string): Phrase | null {
    return this.takes(option) ? null : (this.reasons[option] ?? null);
  }

  /** Request something about the question until there is a response; null if it is refused, or stale by then. */
  async inquire<T>(request: (seat: string) => Promise<T>): Promise<T | null> {
    const { seat } = this;
    return seat === null ? null : latest(() => request(seat), this.questions.check);
  }

  /** Request reasons, labels and prices of options. They are a help: the question stands without them. */
  protected async explain(options: string[]): Promise<void> {
    if (options.length === 0) return;
    this.pendingReasons = options;
    const response = await this.inquire((seat) => this.table.whyNot(seat, options));
    if (this.pendingReasons === options) this.pendingReasons = [];
    if (response === null) return;
    this.isExplained = true;
    // The first of all is the hardest to remove.
    this.reasons = Object.fromEntries(
      Object.entries(response.reasons).map(([option, reason]) => [option, response.all[option]?.[0] ?? reason]),
    );
    this.allReasons = response.all;
    this.#labels = response.labels;
    this.#prices = response.prices;
  }

  protected clearReasons(): void {
    this.pendingReasons = [];
    this.reasons = {};
    this.allReasons = {};
    this.#labels = {};
    this.#prices = {};
  }

  get #notNow(): string {
    return prefixOf(this.table.snapshot?.table.game ?? "") + NOT_NOW;
  }
}
