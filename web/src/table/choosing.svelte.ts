/** The decision that a seat owes: what answers it, what is picked, what that would bring. Nothing here knows a rule. */

import type { Phrase, PreviewAnswer, Question } from "../protocol";
import type { Table } from "../lib/table.svelte";

/** A question and its answer that a person gave before it was asked: see `intend`. */
type Intended = (question: Question) => string | null;

/** Milliseconds of rest before an option is looked at: the server answers only so many questions. */
const REST = 150;

export class Choosing {
  /** The option that is picked but not yet sent. */
  picked = $state<string | null>(null);
  /** An option that a pointer or the focus rests on, in place of a pick. */
  looked = $state<string | null>(null);
  /** What the pick would bring. */
  preview = $state.raw<PreviewAnswer | null>(null);
  /** Why options are impossible now, as far as it was asked. */
  reasons = $state.raw<Record<string, Phrase | null>>({});
  /** The usual answers up to the end of the action. */
  usual = $state.raw<string[]>([]);

  #asked = "";
  #intended: Intended | null = null;
  #labels: Map<string, Phrase> = $derived(new Map(this.question?.answers.map((answer) => [answer.option, answer.label])));
  #previewed = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  get question(): Question | null {
    const { snapshot, connection } = this.table;
    return snapshot && connection === "live" && !snapshot.over ? snapshot.question : null;
  }

  get seat(): string | null {
    return this.table.snapshot?.seat ?? null;
  }

  get options(): string[] {
    return this.question?.answers.map((answer) => answer.option) ?? [];
  }

  has(option: string): boolean {
    return this.#labels.has(option);
  }

  label(option: string): Phrase | null {
    return this.#labels.get(option) ?? null;
  }

  /** All options of one kind, such as `space:`. */
  of(kind: string): string[] {
    return this.options.filter((option) => option.startsWith(kind));
  }

  pick(option: string): void {
    if (!this.has(option) || this.table.busy) return;
    this.picked = option;
    void this.#look(option);
  }

  /** Show what an option would bring without picking it, once somebody has rested on it for a moment. */
  look(option: string | null): void {
    clearTimeout(this.#rest);
    if (this.picked !== null || this.table.busy) return;
    if (option === null) {
      this.looked = null;
      this.#forget();
    } else {
      this.#rest = setTimeout(() => {
        if (this.picked !== null || !this.has(option)) return;
        this.looked = option;
        void this.#look(option);
      }, REST);
    }
  }

  drop(): void {
    this.picked = null;
    this.looked = null;
    this.#forget();
  }

  commit(option: string | null = this.picked): void {
    const { question, seat } = this;
    if (option === null || !question || seat === null || !this.has(option)) return;
    this.table.act({ type: "decide", seat, pending: question.pending, choices: [option] });
  }

  /** Answer this question and those that follow in one go, all or none; card by card where that is not possible. */
  async commitAll(choices: string[], otherwise: Intended): Promise<void> {
    const { question, seat } = this;
    if (!question || seat === null) return;
    try {
      await this.table.preview(seat, choices);
      this.table.act({ type: "decide", seat, pending: question.pending, choices });
    } catch {
      this.intend(otherwise);
    }
  }

  /** Answer this question, and those that follow as long as the intention has an answer to them. */
  intend(intended: Intended): void {
    this.#intended = intended;
    this.#goOn();
  }

  /** To be called whenever a snapshot comes: forgets what belonged to the question before. */
  follow(wonder: (question: Question) => string[]): void {
    const { question, seat } = this;
    const asked = question ? `${seat} ${question.pending}` : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.drop();
    this.usual = [];
    this.reasons = {};
    if (!question || seat === null) {
      this.#intended = null;
      return;
    }
    if (this.#intended) this.#goOn();
    if (this.#intended) return;
    void this.#wonder(asked, seat, wonder(question));
    if (!question.begins) void this.#propose(asked, seat);
  }

  #goOn(): void {
    const answer = this.question && this.#intended ? this.#intended(this.question) : null;
    if (answer !== null && this.has(answer)) queueMicrotask(() => this.commit(answer));
    else this.#intended = null;
  }

  async #look(option: string): Promise<void> {
    const { seat } = this;
    const number = ++this.#previewed;
    if (seat === null) return;
    try {
      const answer = await this.table.preview(seat, [option]);
      if (number === this.#previewed) this.preview = answer;
    } catch {
      if (number === this.#previewed) this.preview = null;
    }
  }

  #forget(): void {
    this.#previewed++;
    this.preview = null;
  }

  async #wonder(asked: string, seat: string, options: string[]): Promise<void> {
    if (options.length === 0) return;
    try {
      const reasons = await this.table.whyNot(seat, options);
      if (asked === this.#asked) this.reasons = reasons;
    } catch {
      // Reasons are a help; the question stands without them.
    }
  }

  async #propose(asked: string, seat: string): Promise<void> {
    try {
      const form = await this.table.form(seat);
      if (asked === this.#asked) this.usual = form.default;
    } catch {
      // A proposal is a help; the question stands without it.
    }
  }
}
