/** The courses of a move: the ways that the server has found, and the one that is picked. */

import { untrack } from "svelte";
import type { Course, CoursesAnswer, Mover } from "../../../protocol";
import type { Selection } from "../../../table/selection.svelte";
import { stepOf } from "../model/option";

export class Courses {
  /** The piece that was chosen to be moved, by the kind of its options. */
  piece = $state<string | null>(null);
  /** True if ways are shown that cost something. */
  boosting = $state(false);

  #answer = $state.raw<CoursesAnswer | null>(null);
  #questionId = "";

  constructor(readonly selection: Selection) {}

  /** To be called in an effect: asks for the ways whenever a question moves pieces. */
  follow(): void {
    const { question } = this.selection;
    const questionId = question?.options.some(stepOf) ? question.id : "";
    untrack(() => {
      if (questionId === this.#questionId) return;
      this.#questionId = questionId;
      this.#answer = null;
      this.boosting = false;
      if (questionId) void this.#load(questionId);
    });
  }

  async #load(questionId: string): Promise<void> {
    const answer = await this.selection.inquire((seat) => this.selection.table.courses(seat));
    if (questionId === this.#questionId) this.#answer = answer;
  }

  /** True if the ways are known: until then pieces go step by step. */
  get known(): boolean {
    return this.#answer !== null && this.#answer.courses.length > 0;
  }

  get movers(): Mover[] {
    return this.#answer?.movers ?? [];
  }

  /** The piece that moves: the chosen one, or the first that can. */
  readonly now: Mover | null = $derived.by(() => {
    const able = this.movers.filter(({ piece }) => this.#answer!.courses.some((course) => course.piece === piece));
    return able.find(({ piece }) => piece === this.piece) ?? able[0] ?? null;
  });

  /** The ways of a piece for each hex, the best one first. */
  readonly reach: Map<string, Course[]> = $derived.by(() => {
    const byHex = new Map<string, Course[]>();
    for (const course of this.#answer?.courses ?? [])
      if (course.piece === this.now?.piece && (this.boosting || course.price.length === 0))
        byHex.set(course.to, [...(byHex.get(course.to) ?? []), course]);
    return byHex;
  });

  /** True if more could be reached for a price. */
  get dear(): Course | null {
    return this.#answer?.courses.find(({ piece, price }) => piece === this.now?.piece && price.length > 0) ?? null;
  }

  /** The way that is picked, not only its first step. */
  readonly picked: Course | null = $derived.by(() => {
    const { picked, following } = this.selection;
    const choices = picked === null ? "" : [picked, ...following].join();
    return this.#answer?.courses.find((course) => course.choices.join() === choices) ?? null;
  });

  /** Go there; picked once more, another way there is taken. */
  pick(hex: string): boolean {
    const ways = this.reach.get(hex);
    if (!ways) return false;
    const now = ways.findIndex((course) => course === this.picked);
    this.selection.pickAll(ways[(now + 1) % ways.length]!.choices);
    return true;
  }
}
