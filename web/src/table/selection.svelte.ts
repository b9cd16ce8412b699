/** The decision of a seat: what is picked or planned, and how it is sent. Nothing here knows a rule. */

import { onDestroy } from "svelte";
import type { FormAnswer, Question } from "../protocol";
import type { Table } from "../lib/table.svelte";
import { amountFields, type AmountField, type ChosenAmounts } from "./amount";
import { Latest, latest, type IsLatest } from "./latest";
import { Lookahead } from "./lookahead.svelte";
import { optionOf, type Vocabulary } from "./option";
import { Plan } from "./plan.svelte";
import { PendingQuestion } from "./question.svelte";

/** Milliseconds without news before reasons are requested for a seat that waits. */
const CALM = 500;

export class Selection extends PendingQuestion {
  /** The option that is picked but not yet sent. */
  picked = $state<string | null>(null);
  /** The answers that are sent with it, where several were picked at once. */
  following = $state.raw<string[]>([]);
  /** The options that shall be picked when the turn comes. */
  readonly plan = new Plan();
  /** A planned step that is impossible now that the turn has come. */
  missed = $state.raw<Plan["next"]>(null);
  /** True if the pick was planned. */
  fits = $state(false);
  readonly lookahead = new Lookahead(this);

  /** Returns the answers to send with the pick, given the form after it; null where the player has to choose them. */
  along: (form: FormAnswer) => string[] | null = () => [];

  /** The seat and the question, or the row at which the seat waits. */
  #key = "";
  #chosenAmounts = $state.raw<ChosenAmounts>({});
  /** The answers to send as soon as the form is there, and the question that they answer. */
  #due: { questionId: string; choices: () => string[] } | null = null;
  #amounts: AmountField[] = $derived.by(() => {
    const { form } = this.lookahead;
    return form ? amountFields(form, this.#chosenAmounts, this.vocabulary) : [];
  });
  readonly #presses = new Latest();
  #calm: ReturnType<typeof setTimeout> | undefined;

  /** `needsForm` returns true for picks after which the form is requested at once. */
  constructor(
    table: Table,
    readonly needsForm: (option: string) => boolean = () => false,
    vocabulary?: Vocabulary,
  ) {
    super(table, vocabulary);
    onDestroy(() => this.#leave());
  }

  /** A check that is true until another question comes. */
  get isCurrent(): IsLatest {
    return this.questions.check;
  }

  /** True if no answer can be given now: one is on its way, or somebody else decides. */
  get sending(): boolean {
    return this.table.sending || this.watched;
  }

  /** The numbers that are answered together with the pick. */
  get amounts(): AmountField[] {
    return this.#amounts;
  }

  /** All answers that are sent on commit. */
  get choices(): string[] {
    const { formOfPick } = this.lookahead;
    return [
      ...(this.picked !== null
        ? [this.picked, ...this.following, ...((formOfPick && this.along(formOfPick)) ?? [])]
        : []),
      ...this.#amounts.map(({ kind, value }) => optionOf(kind, value)),
    ];
  }

  /** Return true if the option is a step of the plan. */
  plans(option: string): boolean {
    return this.plan.has(option);
  }

  /** Plan the option, or no longer; an option that is possible now can be planned for later too. */
  planFor(option: string): void {
    if (this.plans(option) || this.takes(option)) this.plan.toggle(option, this.knownLabel(option));
  }

  /** Pick an option of the question; while others decide, plan it or no longer. */
  pick(option: string): void {
    if (this.plannable(option)) this.plan.toggle(option, this.knownLabel(option));
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
    void this.lookahead.loadPreview(this.choices);
  }

  /** Take this number in place of the proposed one. */
  set(kind: string, value: number): void {
    this.#chosenAmounts = { ...this.#chosenAmounts, [kind]: value };
    this.lookahead.loadPreviewSoon(() => this.choices);
  }

  drop(): void {
    this.picked = null;
    this.following = [];
    this.fits = false;
    this.#due = null;
    this.#presses.cancel();
    this.#chosenAmounts = {};
    this.lookahead.clearPick();
    this.table.release();
  }

  /** Answer with an option, or with the pick and its numbers. */
  commit(option: string | null = this.picked): void {
    if (option === this.picked) this.sendListed(() => this.choices);
    else if (option !== null && this.has(option)) this.send([option]);
  }

  /** Answer at once, unless that reveals something hidden: then pick the option first. */
  async press(option: string): Promise<void> {
    const { seat, lookahead, table } = this;
    if (!this.has(option) || this.sending || seat === null) return;
    if (this.needsForm(option)) return this.#pressWithForm(option);
    const hovered = lookahead.hovered === option ? lookahead.preview : null;
    table.hold();
    const isLatest = this.#presses.begin();
    const preview = hovered ?? (await latest(() => table.preview(seat, [option]), isLatest));
    if (!isLatest()) return;
    if (preview?.stopped) {
      table.release();
      this.pick(option);
    } else this.#sendHeld([option]);
  }

  /** Pick the option until its form is there, then answer with it; where the player has to choose more it stays picked. */
  async #pressWithForm(option: string): Promise<void> {
    this.drop();
    this.picked = option;
    this.table.hold();
    const isLatest = this.#presses.begin();
    await this.#lookAhead(option);
    if (!isLatest()) return;
    this.table.release();
    const { formOfPick, preview } = this.lookahead;
    if (!preview?.stopped && formOfPick && this.along(formOfPick) !== null) this.commit();
  }

  /** Answer when the form is there: the answers must not depend on the speed of the connection. */
  sendListed(choices: () => string[]): void {
    const { question } = this;
    if (!question || this.sending) return;
    this.#due = { questionId: question.id, choices };
    this.table.hold();
    this.#deliver();
  }

  #deliver(): void {
    if (this.#due === null || this.#due.questionId !== this.question?.id || this.lookahead.isLoading) return;
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
   * Update after a snapshot: forget what belonged to the question before. `toExplain` returns options whose reasons are
   * shown, `toPlan` those that are shown while others decide, and `proposed` is true if the form is requested at once.
   */
  follow(
    toExplain: (question: Question) => string[],
    proposed = (question: Question) => !question.begins,
    toPlan: () => string[] = () => [],
  ): void {
    const { question, seat, table } = this;
    // While the connection is lost nothing is forgotten: the same question may be there when it is back.
    if (table.connection !== "live") return;
    const key = `${seat} ${question ? question.id : `waits ${table.snapshot?.seq}`}`;
    if (key === this.#key) return;
    this.#key = key;
    this.questions.cancel();
    this.isExplained = false;
    this.drop();
    this.lookahead.clear();
    this.missed = null;
    clearTimeout(this.#calm);
    this.plan.follow(table.id, seat);
    if (seat === null || table.snapshot?.over || this.watched) return;
    if (!question) {
      // A replay offers no undo, and has nothing to plan.
      if (table.snapshot?.undo) this.#calm = setTimeout(() => void this.explain(toPlan()), CALM);
      return;
    }
    this.clearReasons();
    void this.explain(toExplain(question));
    if (proposed(question)) void this.#propose();
    if (question.begins) this.offerNext();
  }

  /** Pick the next planned step, for the player to confirm or drop; the steps after it stay planned. */
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
    if (this.needsForm(option)) {
      if (!(await this.lookahead.loadPick(option))) return;
      this.#deliver();
    }
    await this.lookahead.loadPreview(this.choices);
  }

  async #propose(): Promise<void> {
    if (!(await this.lookahead.loadQuestion())) return;
    this.#deliver();
    if (this.picked === null && this.#amounts.length > 0) await this.lookahead.loadPreview(this.choices);
  }

  /** Wait for nothing any more: the table is no longer shown. */
  #leave(): void {
    this.drop();
    this.lookahead.close();
    clearTimeout(this.#calm);
    this.questions.cancel();
  }
}
