/** The decision of a seat: what is picked or planned, and how it is sent. Nothing here knows a rule. */

import { onDestroy } from "svelte";
import type { FormAnswer, Question } from "../protocol";
import type { Table } from "../lib/table.svelte";
import { fieldsOf, isChoice, optionIn, type AmountField, type Chosen, type Field, type Propose } from "./field";
import { Latest, latest, type IsLatest } from "./latest";
import { Lookahead } from "./lookahead.svelte";
import type { Vocabulary } from "./option";
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
  /** Says which choices are made together with the pick. */
  propose: Propose = () => undefined;

  /** The seat and the question, or the row at which the seat waits. */
  #key = "";
  #chosen = $state.raw<Chosen>({});
  /** The answers to send as soon as the form is there, and the question that they answer. */
  #due: { questionId: string; choices: () => string[] } | null = null;
  #fields: Field[] = $derived.by(() => {
    const { lookahead, vocabulary } = this;
    const fields: Field[] = [];
    for (let { form } = lookahead; form; form = this.#branchAfter(fields)) {
      const more = fieldsOf(form, this.#chosen, vocabulary, this.propose);
      fields.push(...more.filter(({ kind }) => fields.every((field) => field.kind !== kind)));
      if (more.length === 0) break;
    }
    return fields;
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

  /** The questions that are answered together with the pick. */
  get fields(): Field[] {
    return this.#fields;
  }

  /** Those that are numbers. */
  get amounts(): AmountField[] {
    return this.#fields.filter((field): field is AmountField => !isChoice(field));
  }

  /** True if a choice that belongs to the pick is still to be made. */
  get isOpen(): boolean {
    return this.#fields.some((field) => optionIn(field) === null);
  }

  /** All answers that are sent on commit. */
  get choices(): string[] {
    const { formOfPick } = this.lookahead;
    return [
      ...(this.picked !== null
        ? [this.picked, ...this.following, ...((formOfPick && this.along(formOfPick)) ?? [])]
        : []),
      ...optionsOf(this.#fields),
    ];
  }

  /** Return the form of what follows the last choice, if that is not the default; null as long as it is not there. */
  #branchAfter(fields: Field[]): FormAnswer | null {
    const last = fields.at(-1);
    return last && isBranch(last) ? this.lookahead.branch(this.#answersUpTo(fields)) : null;
  }

  #answersUpTo(fields: Field[]): string[] {
    return [...(this.picked !== null ? [this.picked] : []), ...optionsOf(fields)];
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

  /** Pick an option by a click, or drop it; a double click answers with it. */
  click(option: string, { detail }: Pick<MouseEvent, "detail">): void {
    if (detail > 1 && this.has(option)) void this.press(option);
    else if (this.picked === option) this.drop();
    else this.pick(option);
  }

  /** Pick several answers that are given one after the other: the first to the question, the others to what follows. */
  pickAll([first, ...following]: string[]): void {
    if (first === undefined || !this.has(first) || this.sending) return;
    this.drop();
    this.picked = first;
    this.following = following;
    void this.lookahead.loadPreview(this.choices);
  }

  /** Take this number or this option in place of the proposed one. */
  set(kind: string, value: number | string): void {
    this.#chosen = { ...this.#chosen, [kind]: value };
    void this.#loadBranches();
    this.lookahead.loadPreviewSoon(() => this.choices);
  }

  /** Request the forms of what follows the choices; return true unless they are stale by then. */
  async #loadBranches(): Promise<boolean> {
    const { lookahead } = this;
    for (;;) {
      const last = this.#fields.at(-1);
      if (!last || !isBranch(last)) return true;
      const answers = this.#answersUpTo(this.#fields);
      if (lookahead.branch(answers)) return true;
      if (!(await lookahead.loadBranch(answers))) return false;
      this.#deliver();
    }
  }

  drop(): void {
    this.picked = null;
    this.following = [];
    this.fits = false;
    this.#due = null;
    this.#presses.cancel();
    this.#chosen = {};
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
    if (!preview?.stopped && formOfPick && this.along(formOfPick) !== null && !this.isOpen) this.commit();
  }

  /** Answer when the form is there: the answers must not depend on the speed of the connection. */
  sendListed(choices: () => string[]): void {
    const { question } = this;
    if (!question || this.sending || this.isOpen) return;
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
      if (!(await this.lookahead.loadPick(option)) || !(await this.#loadBranches())) return;
      this.#deliver();
    }
    await this.lookahead.loadPreview(this.choices);
  }

  async #propose(): Promise<void> {
    if (!(await this.lookahead.loadQuestion())) return;
    this.#deliver();
    if (this.picked === null && this.#fields.length > 0) await this.lookahead.loadPreview(this.choices);
  }

  /** Wait for nothing any more: the table is no longer shown. */
  #leave(): void {
    this.drop();
    this.lookahead.close();
    clearTimeout(this.#calm);
    this.questions.cancel();
  }
}

/** Return true if what follows a choice is in a form of its own. */
function isBranch(field: Field): boolean {
  return isChoice(field) && field.value !== null && !field.isDefault;
}

function optionsOf(fields: Field[]): string[] {
  return fields.map(optionIn).filter((option) => option !== null);
}
