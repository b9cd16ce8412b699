/** Cards to buy or sell. The game asks card by card; here they are chosen together and answered as one form. */

import type { Noun, Question } from "../../protocol";
import type { Choosing } from "../../table/choosing.svelte";
import { steps, type Step, type Wishes } from "../../table/course";
import { SELL } from "./answers";
import type { Board } from "./model";

function keyOf(id: string): string {
  return `card-${id.replaceAll("_", "-")}`;
}

export class Basket {
  #chosen = $state<string[]>([]);
  #wishes = $state.raw<Wishes>({});

  constructor(
    readonly choosing: Choosing,
    readonly board: () => Board | null,
    /** What one card costs. */
    readonly each: () => number,
  ) {}

  /** Which of the two is asked now, or picked to be asked next. */
  get kind(): "buy" | "sell" | null {
    const key = this.choosing.question?.asked.key;
    return this.choosing.picked === SELL || key === "ask-sell" ? "sell" : key === "ask-buy" ? "buy" : null;
  }

  /** The cards that are still to be asked about. */
  get cards(): string[] {
    const { kind } = this;
    const board = this.board();
    const { question, picked } = this.choosing;
    if (!kind || !board || !question) return [];
    const all = (kind === "buy" ? board.offered : board.hand).cards;
    if (picked === SELL) return all;
    const at = all.findIndex((id) => keyOf(id) === cardIn(question));
    // A card that lies elsewhere, such as one drawn by an action, is asked about by itself.
    return at < 0 ? [] : all.slice(at);
  }

  get chosen(): string[] {
    const { cards } = this;
    return this.#chosen.filter((id) => cards.includes(id));
  }

  /** What the chosen cards cost. */
  get price(): number {
    return this.each() * this.chosen.length;
  }

  /** How the cards are paid, where more than M€ can pay. */
  get steps(): Step[] {
    const ways = this.#ways(this.chosen);
    return this.kind === "buy"
      ? steps({ paths: ways.map((way) => way.slice(answered(way))), default: [], asked: [] }, this.#wishes)
      : [];
  }

  /** Whether the cards can be bought or sold together. */
  get ready(): boolean {
    return this.kind === "sell" ? this.chosen.length > 0 : this.#ways(this.chosen).length > 0;
  }

  has(id: string): boolean {
    return this.#chosen.includes(id);
  }

  /** Whether the card can be added to the chosen ones, or taken from them. */
  allows(id: string): boolean {
    return this.kind === "sell" || this.has(id) || this.#ways([...this.chosen, id]).length > 0;
  }

  toggle(id: string): void {
    if (this.choosing.sending || !this.allows(id)) return;
    this.#chosen = this.has(id) ? this.#chosen.filter((one) => one !== id) : [...this.chosen, id];
    // What is bought is paid when all have chosen; what is sold brings its money at once.
    if (this.kind === "sell") this.choosing.lookAt(this.#choices);
  }

  set(kind: string, value: number): void {
    this.#wishes = { ...this.#wishes, [kind]: value };
  }

  commit(): void {
    this.choosing.sendListed(() => {
      const choices = this.ready ? this.#choices : [];
      // Cards to buy that are not answered yet stay chosen.
      const left = this.kind === "buy" ? this.cards.slice(answered(choices)) : [];
      this.#chosen = this.#chosen.filter((id) => left.includes(id));
      this.#wishes = {};
      return choices;
    });
  }

  /** All answers: the pick if there is one, yes or no to each card, and how it is paid. */
  get #choices(): string[] {
    const { chosen, kind } = this;
    const { picked } = this.choosing;
    const wanted = this.#wanted(chosen);
    const [way] = this.#ways(chosen);
    // What has only one answer is not asked: somebody who has kept all others sells the last card.
    const given =
      kind === "buy" && way
        ? way.slice(0, answered(way))
        : wanted.indexOf("yes") === wanted.length - 1
          ? wanted.slice(0, -1)
          : wanted;
    return [...(picked === null ? [] : [picked]), ...given, ...this.steps.map(({ kind, value }) => `${kind}:${value}`)];
  }

  #wanted(chosen: string[]): string[] {
    return this.cards.map((id) => (chosen.includes(id) ? "yes" : "no"));
  }

  /** The listed ways that buy these cards and no others. What is no longer asked is not bought. */
  #ways(chosen: string[]): string[][] {
    const wanted = this.#wanted(chosen);
    const { paths, complete } = this.choosing.form ?? { paths: [], complete: true };
    return paths.filter((way) => {
      const end = answered(way);
      return (
        way.slice(0, end).every((answer, at) => answer === wanted[at]) &&
        (!complete || !wanted.slice(end).includes("yes"))
      );
    });
  }
}

/** How many of the answers are about cards. */
function answered(way: string[]): number {
  const end = way.findIndex((option) => option !== "yes" && option !== "no");
  return end < 0 ? way.length : end;
}

function cardIn(question: Question): string {
  return (question.asked.args["card"] as Noun | undefined)?.key ?? "";
}
