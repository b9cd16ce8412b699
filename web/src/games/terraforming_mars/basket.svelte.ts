/** Cards to buy or sell. The game asks card by card; here they are chosen together and answered as one form. */

import type { Choosing } from "../../table/choosing.svelte";
import { amountFields, type AmountField, type ChosenAmounts } from "../../table/amount";
import { optionOf } from "../../table/option";
import type { Board } from "./model";
import { SELL, VOCABULARY } from "./option";

const YES = optionOf("yes");
const NO = optionOf("no");

export class Basket {
  #chosen = $state<string[]>([]);
  #chosenAmounts = $state.raw<ChosenAmounts>({});

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
    const at = all.indexOf(question.about["card"] ?? "");
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
  get amounts(): AmountField[] {
    const way = this.#way(this.chosen);
    const ways = this.choosing.form?.ways ?? [];
    return this.kind === "buy" && way
      ? amountFields({ ways, default: [], asked: [] }, this.#chosenAmounts, VOCABULARY, way.follows)
      : [];
  }

  /** Whether the cards can be bought or sold together. */
  get ready(): boolean {
    return this.kind === "sell" ? this.chosen.length > 0 : this.#way(this.chosen) !== null;
  }

  has(id: string): boolean {
    return this.#chosen.includes(id);
  }

  /** Whether the card can be added to the chosen ones, or taken from them. */
  allows(id: string): boolean {
    return this.kind === "sell" || this.has(id) || this.#way([...this.chosen, id]) !== null;
  }

  toggle(id: string): void {
    if (this.choosing.sending || !this.allows(id)) return;
    this.#chosen = this.has(id) ? this.#chosen.filter((one) => one !== id) : [...this.chosen, id];
    // What is bought is paid when all have chosen; what is sold brings its money at once.
    if (this.kind === "sell") this.choosing.previewAfter(this.#choices);
  }

  set(kind: string, value: number): void {
    this.#chosenAmounts = { ...this.#chosenAmounts, [kind]: value };
  }

  commit(): void {
    this.choosing.sendListed(() => {
      const choices = this.ready ? this.#choices : [];
      // Cards to buy that are not answered yet stay chosen.
      const left = this.kind === "buy" ? this.cards.slice(answered(choices)) : [];
      this.#chosen = this.#chosen.filter((id) => left.includes(id));
      this.#chosenAmounts = {};
      return choices;
    });
  }

  /** All answers: the pick if there is one, yes or no to each card, and how it is paid. */
  get #choices(): string[] {
    const { chosen, kind } = this;
    const { picked } = this.choosing;
    const wanted = this.#wanted(chosen);
    const way = this.#way(chosen);
    // What has only one answer is not asked: somebody who has kept all others sells the last card.
    const given =
      kind === "buy" && way ? way.given : wanted.indexOf(YES) === wanted.length - 1 ? wanted.slice(0, -1) : wanted;
    const paid = this.amounts.map(({ kind, value }) => optionOf(kind, value));
    return [...(picked === null ? [] : [picked]), ...given, ...paid];
  }

  #wanted(chosen: string[]): string[] {
    return this.cards.map((id) => (chosen.includes(id) ? YES : NO));
  }

  /**
   * The answers that buy these cards and no others, and the step that follows them; null if there is no such way.
   * What is no longer asked is not bought.
   */
  #way(chosen: string[]): { given: string[]; follows: number } | null {
    const { ways, complete } = this.choosing.form ?? { ways: [], complete: true };
    const wanted = this.#wanted(chosen);
    let follows = 0;
    let at = 0;
    for (; asksToBuy(ways[follows]); at++) {
      const next = ways[follows]![wanted[at] ?? ""];
      if (next === undefined) return null;
      follows = next;
    }
    const bought = at > 0 && (!complete || !wanted.slice(at).includes(YES));
    return bought ? { given: wanted.slice(0, at), follows } : null;
  }
}

function asksToBuy(step: Record<string, number> | undefined): boolean {
  return step !== undefined && Object.keys(step).every((option) => option === YES || option === NO);
}

/** How many of the answers are about cards. */
function answered(way: string[]): number {
  const end = way.findIndex((option) => option !== YES && option !== NO);
  return end < 0 ? way.length : end;
}
