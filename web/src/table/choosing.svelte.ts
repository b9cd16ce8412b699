/** The decision that a seat owes: what answers it, what is picked, what that would bring. Nothing here knows a rule. */

import { onDestroy } from "svelte";
import type { FormAnswer, Phrase, PreviewAnswer, Question } from "../protocol";
import { LOST, type Table } from "../lib/table.svelte";
import { steps, type Step, type Wishes } from "./course";

/** Milliseconds of rest before an option is looked at: the server answers only so many questions. */
const REST = 150;
/** Milliseconds without news before somebody who waits is told what would be possible. */
const CALM = 500;
/** Milliseconds before something is asked again that was refused or lost, and how often it may be refused. */
const AGAIN = 500;
const TRIES = 4;
/** What the server says of an option that is possible, but not now. */
const NOT_NOW = /why-not-asked$/;

export class Choosing {
  /** The option that is picked but not yet sent. */
  picked = $state<string | null>(null);
  /** An option that a pointer or the focus rests on, in place of a pick. */
  looked = $state<string | null>(null);
  /** What the pick would bring. */
  preview = $state.raw<PreviewAnswer | null>(null);
  /** Why options are impossible now, as far as it was asked. */
  reasons = $state.raw<Record<string, Phrase | null>>({});
  /** Everything that stands against them, what is hardest to mend first. */
  hindrances = $state.raw<Record<string, Phrase[]>>({});
  /** What shall be picked when the turn comes. */
  planned = $state<string | null>(null);
  /** What was planned but is impossible now that the turn has come. */
  missed = $state<string | null>(null);

  /** Whether what the question goes on with is still on its way. */
  proposing = $state(false);
  /** The same for the pick. */
  #foreseeing = $state(false);

  #asked = "";
  /** What the question goes on with, and what the pick does. */
  #proposed = $state.raw<FormAnswer | null>(null);
  #ahead = $state.raw<FormAnswer | null>(null);
  #wishes = $state.raw<Wishes>({});
  /** What is sent as soon as its ways are known, and the question that it answers. */
  #due = $state.raw<{ pending: string; choices: () => string[] } | null>(null);
  #steps: Step[] = $derived(this.form ? steps(this.form, this.#wishes) : []);
  #labels: Map<string, Phrase> = $derived(
    new Map(this.question?.answers.map((answer) => [answer.option, answer.label])),
  );
  /** The labels of options that are not asked. */
  #others = $state.raw<Record<string, Phrase>>({});
  #previewed = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #calm: ReturnType<typeof setTimeout> | undefined;

  /** `foresees` says of which picks it should be asked at once what they go on with. */
  constructor(
    readonly table: Table,
    readonly foresees: (option: string) => boolean = () => false,
  ) {
    onDestroy(() => this.#leave());
  }

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

  /**
   * What is asked from here on: after the pick, or else by the question itself, of which at least the options are
   * known.
   */
  get form(): FormAnswer | null {
    if (this.picked !== null) return this.#ahead;
    return (
      this.#proposed ?? {
        type: "form",
        id: 0,
        paths: this.options.map((option) => [option]),
        default: [],
        asked: [],
        complete: false,
      }
    );
  }

  /** The usual answers up to the end of the action. */
  get usual(): string[] {
    return this.#proposed?.default ?? [];
  }

  /** Every way up to the end of the action, or as many as the server lists. */
  get ways(): string[][] {
    return this.#proposed?.paths ?? [];
  }

  /** Whether an answer is given and on its way. */
  get sending(): boolean {
    return this.table.busy || this.#due !== null;
  }

  /** The numbers that are answered together with the pick. */
  get steps(): Step[] {
    return this.#steps;
  }

  /** All that is sent when it is committed. */
  get choices(): string[] {
    return [
      ...(this.picked !== null ? [this.picked] : []),
      ...this.#steps.map(({ kind, value }) => `${kind}:${value}`),
    ];
  }

  has(option: string): boolean {
    return this.#labels.has(option);
  }

  label(option: string): Phrase | null {
    return this.#labels.get(option) ?? null;
  }

  /** The same also for what is not asked, as far as somebody has wondered about it: with its price of now. */
  told(option: string): Phrase | null {
    return this.label(option) ?? this.#others[option] ?? null;
  }

  /** Whether the option can be picked, or planned. */
  takes(option: string): boolean {
    return this.has(option) || this.plannable(option);
  }

  /** Why it cannot, as far as that is known. */
  against(option: string): Phrase | null {
    return this.takes(option) ? null : (this.reasons[option] ?? null);
  }

  /** All options of one kind, such as `space:`. */
  of(kind: string): string[] {
    return this.options.filter((option) => option.startsWith(kind));
  }

  /** Whether the option would be possible if it were asked, so that it can be planned. */
  plannable(option: string): boolean {
    const reason = this.reasons[option];
    return this.question === null && reason !== undefined && (reason === null || NOT_NOW.test(reason.key));
  }

  /** Pick an option of the question; while others are asked, plan it or no longer. */
  pick(option: string): void {
    if (this.plannable(option)) this.planned = this.planned === option ? null : option;
    if (!this.has(option) || this.sending) return;
    this.drop();
    this.picked = option;
    void this.#foresee(option);
  }

  /** Take this number in place of the proposed one. */
  set(kind: string, value: number): void {
    this.#wishes = { ...this.#wishes, [kind]: value };
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#look(this.choices), REST);
  }

  /** Show what an option would bring without picking it, once somebody has rested on it for a moment. */
  look(option: string | null): void {
    clearTimeout(this.#rest);
    if (this.picked !== null || this.table.busy) return;
    if (option === null) {
      // The focus also goes where what had it is taken off the page, in the middle of drawing; nothing may change then.
      this.#rest = setTimeout(() => {
        this.looked = null;
        this.#forget();
      });
    } else {
      this.#rest = setTimeout(() => {
        if (this.picked !== null || !this.has(option)) return;
        this.looked = option;
        void this.#look([option]);
      }, REST);
    }
  }

  /** For a control that stands for an option: it is looked at while a pointer or the focus rests on it. */
  looking(option: string): { onfocus(): void; onblur(): void; onpointerenter(): void; onpointerleave(): void } {
    const look = () => this.look(option);
    const leave = () => this.look(null);
    return { onfocus: look, onblur: leave, onpointerenter: look, onpointerleave: leave };
  }

  /** Show what several answers would bring. */
  lookAt(choices: string[]): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#look(choices), REST);
  }

  drop(): void {
    clearTimeout(this.#rest);
    this.picked = null;
    this.looked = null;
    this.#ahead = null;
    this.#foreseeing = false;
    this.#due = null;
    this.#wishes = {};
    this.#forget();
  }

  /** The table is no longer shown: what was asked for is not waited for. */
  #leave(): void {
    this.drop();
    clearTimeout(this.#calm);
    this.#asked = "";
  }

  /** Answer with an option, or with the pick and its numbers. */
  commit(option: string | null = this.picked): void {
    if (option === this.picked) this.sendListed(() => this.choices);
    else if (option !== null && this.has(option)) this.send([option]);
  }

  /** Answer at once, unless that shows something hidden: then ask first. */
  async press(option: string): Promise<void> {
    const asked = this.#asked;
    const { seat } = this;
    if (!this.has(option) || this.sending || seat === null) return;
    const known = this.looked === option ? this.preview : null;
    const there = () => asked === this.#asked;
    const preview = known ?? (await this.#asking(() => this.table.preview(seat, [option]), there));
    if (asked !== this.#asked) return;
    if (preview?.stopped) this.pick(option);
    else this.commit(option);
  }

  /** Answer when the ways are known: what is sent must not depend on how fast the line is. */
  sendListed(choices: () => string[]): void {
    const { question } = this;
    if (!question || this.sending) return;
    this.#due = { pending: question.pending, choices };
    this.#deliver();
  }

  #deliver(): void {
    if (this.#due === null || this.#due.pending !== this.question?.pending) return;
    if (this.picked === null ? this.proposing : this.#foreseeing) return;
    const { choices } = this.#due;
    this.#due = null;
    this.send(choices());
  }

  /** Answer this question and those that follow in one go, all or none. */
  send(choices: string[]): void {
    const { question, seat } = this;
    if (!question || seat === null || choices.length === 0) return;
    this.table.act({ type: "decide", seat, pending: question.pending, choices });
  }

  /**
   * To be called whenever a snapshot comes: forgets what belonged to the question before.
   * `wonder` names options that somebody may wonder about, `meanwhile` those while others are asked.
   */
  follow(
    wonder: (question: Question) => string[],
    proposed = (question: Question) => !question.begins,
    meanwhile: () => string[] = () => [],
  ): void {
    const { question, seat, table } = this;
    // While the line is down nothing is forgotten: the same question may be there when it is back.
    if (table.connection !== "live") return;
    const asked = `${seat} ${question ? question.pending : `waits ${table.snapshot?.seq}`}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.drop();
    this.#proposed = null;
    this.proposing = false;
    this.missed = null;
    clearTimeout(this.#calm);
    if (seat === null || table.snapshot?.over) return;
    if (!question) {
      // Somebody who looks back at a game is offered no undo, and has nothing to plan.
      if (table.snapshot?.undo) this.#calm = setTimeout(() => void this.#wonder(asked, seat, meanwhile()), CALM);
      return;
    }
    this.reasons = {};
    this.hindrances = {};
    this.#others = {};
    void this.#wonder(asked, seat, wonder(question));
    if (proposed(question)) void this.#propose(asked, seat);
    if (question.begins) this.#offer();
  }

  /** What was planned is picked now, for somebody to say yes or no to. */
  #offer(): void {
    const { planned } = this;
    this.planned = null;
    if (planned === null) return;
    if (this.has(planned)) this.pick(planned);
    else this.missed = planned;
  }

  async #foresee(option: string): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    if (this.foresees(option)) {
      const there = () => this.picked === option;
      this.#foreseeing = true;
      const form = await this.#asking(() => this.table.form(seat, [option]), there);
      if (!there()) return;
      this.#foreseeing = false;
      this.#ahead = form;
      this.#deliver();
    }
    await this.#look(this.choices);
  }

  async #look(choices: string[]): Promise<void> {
    const { seat } = this;
    const number = ++this.#previewed;
    if (seat === null || choices.length === 0) return;
    const answer = await this.table.preview(seat, choices).catch(() => null);
    if (number === this.#previewed) this.preview = answer;
  }

  #forget(): void {
    this.#previewed++;
    this.preview = null;
  }

  async #wonder(asked: string, seat: string, options: string[]): Promise<void> {
    if (options.length === 0) return;
    const answer = await this.#asking(
      () => this.table.whyNot(seat, options),
      () => asked === this.#asked,
    );
    // Reasons are a help; the question stands without them.
    if (answer === null || asked !== this.#asked) return;
    // The first of all is what is hardest to mend.
    this.reasons = Object.fromEntries(
      Object.entries(answer.reasons).map(([option, reason]) => [option, answer.all[option]?.[0] ?? reason]),
    );
    this.hindrances = answer.all;
    this.#others = answer.labels;
    if (this.planned !== null && !this.plannable(this.planned) && this.question === null) this.planned = null;
  }

  async #propose(asked: string, seat: string): Promise<void> {
    this.proposing = true;
    const form = await this.#asking(
      () => this.table.form(seat),
      () => asked === this.#asked,
    );
    if (asked !== this.#asked) return;
    this.proposing = false;
    this.#proposed = form;
    this.#deliver();
    if (this.picked === null && this.#steps.length > 0) await this.#look(this.choices);
  }

  /** Ask until it is answered, as long as somebody wants to know; null if it is refused again and again. */
  async #asking<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
    for (let refused = 0; refused < TRIES && wanted();) {
      try {
        return await ask();
      } catch (problem) {
        if (problem !== LOST) refused++;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
    return null;
  }
}
