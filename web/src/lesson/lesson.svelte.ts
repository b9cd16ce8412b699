/** What the lesson says now: the server derives it from the seat's view; the page remembers which tips were shown. */

import { untrack } from "svelte";

import { guidedAt, see } from "../lib/guided.svelte";
import { LOST, type Table } from "../lib/table.svelte";
import type { Figure, HintAnswer, LessonAnswer, LessonStep, Phrase } from "../protocol";

export class Lesson {
  answer = $state.raw<LessonAnswer | null>(null);
  /** What the last deed did. */
  outcomes = $state.raw<readonly Phrase[]>([]);
  hint = $state.raw<HintAnswer | null>(null);
  /** The tip of the question that is open. */
  #tip = $state.raw<string | null>(null);
  #figures: Figure[] = [];
  #moves = 0;
  /** The question that the answer is about. */
  #question: string | null = null;
  /** The number of requests. */
  #requests = 0;

  constructor(readonly table: Table) {}

  /** The text that is shown. */
  readonly step: LessonStep | null = $derived.by(() => {
    const seen = guidedAt(this.table.id)?.seen ?? [];
    const steps = this.answer?.steps ?? [];
    return steps.find((step) => !step.once || step.step === this.#tip || !seen.includes(step.step)) ?? null;
  });

  /** True if a hint may be asked for: the seat is asked, and no other person plays. */
  get mayHint(): boolean {
    const { snapshot } = this.table;
    const others = snapshot?.table.seats.filter(({ kind, seat }) => kind === "person" && seat !== snapshot.seat) ?? [];
    return Boolean(snapshot?.question) && others.length === 0;
  }

  /** Follow the game; to be called where the component is made. */
  follow(): void {
    $effect(() => {
      const { snapshot, connection } = this.table;
      if (!snapshot?.seat || connection !== "live" || this.table.replayLine !== null) return;
      const key = [snapshot.question?.id, snapshot.undo?.moves, snapshot.rounds, snapshot.over].join(" ");
      if (key) untrack(() => void this.#ask(snapshot.seat!, snapshot.question?.id ?? null, snapshot.undo?.moves ?? 0));
    });
    // Whatever is shown at a decision has been shown.
    $effect(() => {
      const { step } = this;
      if (step?.once) untrack(() => this.#show(step.step));
    });
  }

  #show(tip: string): void {
    this.#tip = tip;
    see(this.table.id, tip);
  }

  async #ask(seat: string, question: string | null, moves: number): Promise<void> {
    const number = ++this.#requests;
    if (question !== this.#question) this.hint = null;
    const isUndone = moves < this.#moves;
    try {
      const answer = await this.table.lesson(seat, isUndone ? [] : this.#figures);
      if (number === this.#requests) this.#take(answer, question, moves, isUndone);
    } catch (error) {
      // Without an answer the last text stays until the next question.
      if (error !== LOST) console.error(error);
    }
  }

  #take(answer: LessonAnswer, question: string | null, moves: number, isUndone: boolean): void {
    if (question !== this.#question) this.#tip = null;
    // What a deed did stays until the question after it is answered.
    if (answer.outcomes.length > 0 || this.#question !== null || isUndone) this.outcomes = answer.outcomes;
    this.#question = question;
    this.#moves = moves;
    this.#figures = answer.figures;
    this.answer = answer;
  }

  /** Ask what the computer would do. */
  async ask(): Promise<void> {
    const { snapshot } = this.table;
    if (!this.mayHint || !snapshot?.seat) return;
    const question = snapshot.question!.id;
    try {
      const hint = await this.table.hint(snapshot.seat);
      if (this.table.snapshot?.question?.id === question) this.hint = hint;
    } catch (error) {
      if (error !== LOST) console.error(error);
    }
  }
}
