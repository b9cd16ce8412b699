/** The decision that a seat owes: what answers it, what is picked, what that would bring. Nothing here knows a rule. */

import { onDestroy } from "svelte";
import type { Option, FormAnswer, Noun, Phrase, PreviewAnswer, Question } from "../protocol";
import { prefixOf } from "../games/registry";
import { LOST, type Table } from "../lib/table.svelte";
import { amountFields, type AmountField, type ChosenAmounts } from "./amount";
import { optionOf, Vocabulary, type Meaning } from "./option";
import { Plan } from "./plan.svelte";
import { looksOn } from "./seating";
import { listed, single } from "./ways";

/** Milliseconds of rest before an option is looked at: the server answers only so many questions. */
const REST = 150;
/** Milliseconds without news before somebody who waits is told what would be possible. */
const CALM = 500;
/** Milliseconds before something is asked again that was refused or lost, and how often it may be refused. */
const AGAIN = 500;
const TRIES = 4;
/** What the server says of an option that is possible, but not now; before it stands the prefix of the game. */
const NOT_NOW = "why-not-asked";

export class Choosing {
  /** The option that is picked but not yet sent. */
  picked = $state<string | null>(null);
  /** The answers that are sent with it, where several were picked at once. */
  following = $state.raw<string[]>([]);
  /** An option that a pointer or the focus rests on, in place of a pick. */
  hovered = $state<string | null>(null);
  /** What the pick would bring. */
  preview = $state.raw<PreviewAnswer | null>(null);
  /** Why options are impossible now, as far as it was asked. */
  reasons = $state.raw<Record<string, Phrase | null>>({});
  /** Everything that stands against them, what is hardest to mend first. */
  allReasons = $state.raw<Record<string, Phrase[]>>({});
  /** What shall be picked when the turn comes. */
  readonly plan = new Plan();
  /** What was planned but is impossible now that the turn has come. */
  missed = $state.raw<Plan["next"]>(null);
  /** Whether the pick is what was planned. */
  fits = $state(false);

  /**
   * What is answered together with the pick, out of the form of what follows it, as its usual payment; null where
   * somebody has to say that first.
   */
  along: (form: FormAnswer) => string[] | null = () => [];

  /** Whether what the question goes on with is still on its way. */
  proposing = $state(false);
  /** The same for the pick. */
  #formPending = $state(false);

  /** Whether something was pressed that is given as soon as it is known what comes with it. */

  #asked = "";
  /** What the question goes on with, and what the pick does. */
  #proposed = $state.raw<FormAnswer | null>(null);
  #ahead = $state.raw<FormAnswer | null>(null);
  #chosenAmounts = $state.raw<ChosenAmounts>({});
  /** What is sent as soon as its ways are known, and the question that it answers. */
  #due: { questionId: string; choices: () => string[] } | null = null;
  #amounts: AmountField[] = $derived.by(() =>
    this.form ? amountFields(this.form, this.#chosenAmounts, this.vocabulary) : [],
  );
  #answers: Map<string, Option> = $derived(new Map(this.answers.map((answer) => [answer.option, answer])));
  /** The labels and prices of options that are not asked. */
  #others = $state.raw<Record<string, Phrase>>({});
  #prices = $state.raw<Record<string, Noun[]>>({});
  #previewed = 0;
  /** The press that waits for what it would show; 0 for none. */
  #pressed = 0;
  #presses = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #calm: ReturnType<typeof setTimeout> | undefined;

  /** `needsForm` says after which picks the form of what follows is asked for at once. */
  constructor(
    readonly table: Table,
    readonly needsForm: (option: string) => boolean = () => false,
    readonly vocabulary: Vocabulary = new Vocabulary(),
  ) {
    onDestroy(() => this.#leave());
  }

  get question(): Question | null {
    const { snapshot, connection } = this.table;
    return snapshot && connection === "live" && !snapshot.over ? snapshot.question : null;
  }

  /** Whether somebody else decides, and only shows the hand. */
  get watched(): boolean {
    return this.table.snapshot !== null && looksOn(this.table.snapshot);
  }

  get seat(): string | null {
    return this.table.snapshot?.seat ?? null;
  }

  /** What answers the question. */
  get answers(): Option[] {
    return this.question?.options ?? [];
  }

  get options(): string[] {
    return this.answers.map((answer) => answer.option);
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
        ways: single(this.options),
        default: [],
        prompts: [],
        complete: false,
      }
    );
  }

  /** Whether the server has listed what is asked from here on. */
  get listed(): boolean {
    return (this.picked !== null ? this.#ahead : this.#proposed) !== null;
  }

  /** The usual answers up to the end of the action. */
  get usual(): string[] {
    return this.#proposed?.default ?? [];
  }

  /** Every way up to the end of the action, or as many as the server lists. */
  get ways(): string[][] {
    return listed(this.#proposed?.ways ?? []);
  }

  /** Whether nothing can be answered now: an answer is given and on its way, or somebody else decides. */
  get sending(): boolean {
    return this.table.sending || this.watched;
  }

  /** The numbers that are answered together with the pick. */
  get amounts(): AmountField[] {
    return this.#amounts;
  }

  /** All that is sent when it is committed. */
  get choices(): string[] {
    return [
      ...(this.picked !== null
        ? [this.picked, ...this.following, ...((this.#ahead && this.along(this.#ahead)) ?? [])]
        : []),
      ...this.#amounts.map(({ kind, value }) => optionOf(kind, value)),
    ];
  }

  has(option: string): boolean {
    return this.#answers.has(option);
  }

  /** The answer that the option is, if it is asked. */
  answer(option: string | null): Option | null {
    return option === null ? null : (this.#answers.get(option) ?? null);
  }

  label(option: string): Phrase | null {
    return this.answer(option)?.label ?? null;
  }

  /** What the option says, also where it is not asked. */
  meaning(option: string): Meaning | null {
    return this.answer(option) ?? this.vocabulary.meaning(option);
  }

  /** The same also for what is not asked, as far as the server was asked about it. */
  told(option: string): Phrase | null {
    return this.label(option) ?? this.#others[option] ?? null;
  }

  /** What an option costs now, in the same way. */
  price(option: string): Noun[] | null {
    return this.answer(option)?.price ?? this.#prices[option] ?? null;
  }

  /** Whether the option can be picked, or planned. */
  takes(option: string): boolean {
    return this.has(option) || this.plannable(option);
  }

  /** Why it cannot, as far as that is known. */
  reason(option: string): Phrase | null {
    return this.takes(option) ? null : (this.reasons[option] ?? null);
  }

  /** All answers of one kind. */
  of(kind: string): Option[] {
    return this.answers.filter((answer) => answer.kind === kind);
  }

  /** Whether the option would be possible if it were asked, so that it can be planned. */
  plannable(option: string): boolean {
    const reason = this.reasons[option];
    return this.question === null && reason !== undefined && (reason === null || reason.key === this.#notNow);
  }

  get #notNow(): string {
    return prefixOf(this.table.snapshot?.table.game ?? "") + NOT_NOW;
  }

  /** Whether the option is a step of the plan. */
  plans(option: string): boolean {
    return this.plan.has(option);
  }

  /** Plan the option, or no longer; what is asked now can be planned for later too. */
  planFor(option: string): void {
    if (this.plans(option) || this.takes(option)) this.plan.toggle(option, this.told(option));
  }

  /** Pick an option of the question; while others are asked, plan it or no longer. */
  pick(option: string): void {
    if (this.plannable(option)) this.plan.toggle(option, this.told(option));
    if (!this.has(option) || this.sending) return;
    this.drop();
    this.picked = option;
    void this.#lookAhead(option);
  }

  /** Pick several answers that are given one after the other: the first to the question, the others to what follows. */
  pickAll([first, ...following]: string[]): void {
    if (first === undefined || !this.has(first) || this.sending) return;
    this.drop();
    this.picked = first;
    this.following = following;
    void this.#loadPreview(this.choices);
  }

  /** Ask something about the question, until it is answered; null if that fails, or if another question has come. */
  async inquire<T>(ask: (seat: string) => Promise<T>): Promise<T | null> {
    const asked = this.#asked;
    const { seat } = this;
    if (seat === null) return null;
    const answer = await this.#asking(
      () => ask(seat),
      () => asked === this.#asked,
    );
    return asked === this.#asked ? answer : null;
  }

  /** Take this number in place of the proposed one. */
  set(kind: string, value: number): void {
    this.#chosenAmounts = { ...this.#chosenAmounts, [kind]: value };
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#loadPreview(this.choices), REST);
  }

  /** Show what an option would bring without picking it, once somebody has rested on it for a moment. */
  hover(option: string | null): void {
    clearTimeout(this.#rest);
    // A table that is being left still hears of the pointer.
    if (this.#asked === "" || this.picked !== null || this.sending) return;
    if (option === null) {
      // The focus also goes where what had it is taken off the page, in the middle of drawing; nothing may change then.
      this.#rest = setTimeout(() => {
        this.hovered = null;
        this.#forget();
      });
    } else {
      this.#rest = setTimeout(() => {
        if (this.picked !== null || !this.has(option)) return;
        this.hovered = option;
        void this.#loadPreview([option]);
      }, REST);
    }
  }

  /** For a control that stands for an option: it is looked at while a pointer or the focus rests on it. */
  hoverEvents(option: string): { onfocus(): void; onblur(): void; onpointerenter(): void; onpointerleave(): void } {
    const enter = () => this.hover(option);
    const leave = () => this.hover(null);
    return { onfocus: enter, onblur: leave, onpointerenter: enter, onpointerleave: leave };
  }

  /** Show what several answers would bring, and until then nothing. */
  previewAfter(choices: string[]): void {
    clearTimeout(this.#rest);
    this.#forget();
    this.#rest = setTimeout(() => void this.#loadPreview(choices), REST);
  }

  drop(): void {
    clearTimeout(this.#rest);
    this.picked = null;
    this.following = [];
    this.fits = false;
    this.hovered = null;
    this.#ahead = null;
    this.#formPending = false;
    this.#due = null;
    this.#pressed = 0;
    this.table.release();
    this.#chosenAmounts = {};
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
    const { seat } = this;
    if (!this.has(option) || this.sending || seat === null) return;
    if (this.needsForm(option)) return this.#pressAlong(option, this.#asked);
    const known = this.hovered === option ? this.preview : null;
    this.table.hold();
    const press = (this.#pressed = ++this.#presses);
    const there = () => press === this.#pressed;
    const preview = known ?? (await this.#asking(() => this.table.preview(seat, [option]), there));
    if (!there()) return;
    this.#pressed = 0;
    if (preview?.stopped) {
      this.table.release();
      this.pick(option);
    } else this.#sendHeld([option]);
  }

  /** The same where more is answered with it: until that is known it is picked, and where it must be said it stays so. */
  async #pressAlong(option: string, asked: string): Promise<void> {
    this.drop();
    this.picked = option;
    this.table.hold();
    await this.#lookAhead(option);
    if (this.picked !== option || this.#asked !== asked) return;
    this.table.release();
    if (this.preview?.stopped) return;
    if (this.#ahead && this.along(this.#ahead) !== null) this.commit();
  }

  /** Answer when the ways are known: what is sent must not depend on how fast the line is. */
  sendListed(choices: () => string[]): void {
    const { question } = this;
    if (!question || this.sending) return;
    this.#due = { questionId: question.id, choices };
    this.table.hold();
    this.#deliver();
  }

  #deliver(): void {
    if (this.#due === null || this.#due.questionId !== this.question?.id) return;
    if (this.picked === null ? this.proposing : this.#formPending) return;
    const { choices } = this.#due;
    this.#due = null;
    this.#sendHeld(choices());
  }

  /** Answer with what was held back. */
  #sendHeld(choices: string[]): void {
    this.send(choices);
    if (!this.table.busy) this.table.release();
  }

  /** Answer this question and those that follow in one go, all or none. */
  send(choices: string[]): void {
    const { question, seat } = this;
    if (!question || seat === null || choices.length === 0 || this.watched) return;
    this.table.act(seat, { kind: "move", question_id: question.id, choices });
  }

  /**
   * To be called whenever a snapshot comes: forgets what belonged to the question before.
   * `toExplain` names options whose reasons are shown, `toPlan` those that are shown while others are asked.
   */
  follow(
    toExplain: (question: Question) => string[],
    proposed = (question: Question) => !question.begins,
    toPlan: () => string[] = () => [],
  ): void {
    const { question, seat, table } = this;
    // While the line is down nothing is forgotten: the same question may be there when it is back.
    if (table.connection !== "live") return;
    const asked = `${seat} ${question ? question.id : `waits ${table.snapshot?.seq}`}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.drop();
    this.#proposed = null;
    this.proposing = false;
    this.missed = null;
    clearTimeout(this.#calm);
    this.plan.follow(table.id, seat);
    if (seat === null || table.snapshot?.over || this.watched) return;
    if (!question) {
      // Somebody who looks back at a game is offered no undo, and has nothing to plan.
      if (table.snapshot?.undo) this.#calm = setTimeout(() => void this.#explain(asked, seat, toPlan()), CALM);
      return;
    }
    this.reasons = {};
    this.allReasons = {};
    this.#others = {};
    this.#prices = {};
    void this.#explain(asked, seat, toExplain(question));
    if (proposed(question)) void this.#propose(asked, seat);
    if (question.begins) this.offerNext();
  }

  /** The next planned step is picked now, for somebody to say yes or no to; the steps after it stay planned. */
  offerNext(): void {
    const { next } = this.plan;
    this.missed = null;
    if (next === null || this.answers.every(({ ends }) => ends)) return;
    this.plan.drop(next.option);
    if (this.has(next.option)) {
      this.pick(next.option);
      this.fits = true;
    } else this.missed = next;
  }

  async #lookAhead(option: string): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    if (this.needsForm(option)) {
      const asked = this.#asked;
      const there = () => this.picked === option && this.#asked === asked;
      this.#formPending = true;
      const form = await this.#asking(() => this.table.form(seat, [option]), there);
      if (!there()) return;
      this.#formPending = false;
      this.#ahead = form;
      this.#deliver();
    }
    await this.#loadPreview(this.choices);
  }

  async #loadPreview(choices: string[]): Promise<void> {
    const { seat } = this;
    const number = ++this.#previewed;
    if (seat === null || choices.length === 0) return;
    const there = () => number === this.#previewed;
    const answer = await this.#asking(() => this.table.preview(seat, choices), there);
    if (there()) this.preview = answer;
  }

  #forget(): void {
    this.#previewed++;
    this.preview = null;
  }

  async #explain(asked: string, seat: string, options: string[]): Promise<void> {
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
    this.allReasons = answer.all;
    this.#others = answer.labels;
    this.#prices = answer.prices;
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
    if (this.picked === null && this.#amounts.length > 0) await this.#loadPreview(this.choices);
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
