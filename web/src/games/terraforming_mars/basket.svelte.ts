/**
 * Cards to buy or sell, at the start together with the corporation that pays for them. The game asks card by card; here
 * all is chosen together, can be changed until it is sent, and is answered as one form.
 */

import type { Choosing } from "../../table/choosing.svelte";
import { amountFields, type AmountField, type ChosenAmounts } from "../../table/amount";
import { optionOf } from "../../table/option";
import { printed } from "./cards";
import type { Board } from "./model";
import { PAYMENTS, SELL, VOCABULARY } from "./option";

const YES = optionOf("yes");
const NO = optionOf("no");

/** With what a seat begins, as far as it has chosen. */
export interface Start {
  corporation: string | null;
  /** How many cards it buys, what they cost, and what is left of the corporation's money. */
  cards: number;
  price: number;
  left: number;
}

export class Basket {
  /** What is chosen, and of which cards: others that are offered later begin anew. */
  #chosen = $state.raw<{ of: string; cards: string[] }>({ of: "", cards: [] });
  #corporation = $state<string | null>(null);
  #chosenAmounts = $state.raw<ChosenAmounts>({});

  constructor(
    readonly choosing: Choosing,
    readonly board: () => Board | null,
    /** What one card costs. */
    readonly each: () => number,
  ) {}

  /** What is asked now, or picked to be asked next. */
  get kind(): "start" | "buy" | "sell" | null {
    const key = this.choosing.question?.asked.key;
    if (this.choosing.picked === SELL || key === "ask-sell") return "sell";
    return key === "ask-buy" ? "buy" : key === "ask-corporation" ? "start" : null;
  }

  /** The cards that are still to be asked about. */
  get cards(): string[] {
    const { kind } = this;
    const board = this.board();
    const { question, picked } = this.choosing;
    if (!kind || !board || !question) return [];
    const all = (kind === "sell" ? board.hand : board.offered).cards;
    if (picked === SELL || kind === "start") return all;
    const at = all.indexOf(question.about["card"] ?? "");
    // A card that lies elsewhere, such as one drawn by an action, is asked about by itself.
    return at < 0 ? [] : all.slice(at);
  }

  /** The corporations to choose from, and the one that is chosen or was answered with. */
  get corporations(): string[] {
    return this.board()?.dealt.cards ?? [];
  }

  get corporation(): string | null {
    const answered = VOCABULARY.meaning(this.board()?.answers[0] ?? "");
    const chosen = answered?.kind === "card" ? answered.noun : this.#corporation;
    const { corporations } = this;
    if (corporations.length === 1) return corporations[0]!;
    return chosen !== null && corporations.includes(chosen) ? chosen : null;
  }

  /** Whether the corporation can still be chosen. */
  get opens(): boolean {
    return this.kind === "start";
  }

  get chosen(): string[] {
    const { cards } = this;
    return this.#chosen.of === this.#pile ? this.#chosen.cards.filter((id) => cards.includes(id)) : [];
  }

  /** What the chosen cards cost. */
  get price(): number {
    return this.each() * this.chosen.length;
  }

  /** The M€ that there are before, and those that are left. */
  get money(): number {
    const { corporation } = this;
    if (this.board()?.dealt.count) return corporation === null ? 0 : printed(corporation).credits;
    return this.board()?.resources.credits ?? 0;
  }

  get left(): number {
    const others = this.amounts.reduce((sum, { kind, value }) => sum + (PAYMENTS[kind] === "heat" ? value : 0), 0);
    return this.money - this.price + others;
  }

  /** What the start comes to while the game is set up: as chosen here, or as answered before. */
  get start(): Start | null {
    const board = this.board();
    if (!board?.dealt.count) return null;
    const answered = board.answers.filter((option) => option === YES).length;
    const cards = answered + this.chosen.length;
    const price = this.corporations.length === 1 ? 0 : this.each() * cards;
    return { corporation: this.corporation, cards, price, left: this.money - price };
  }

  /** How the cards are paid, where more than M€ can pay. */
  get amounts(): AmountField[] {
    const way = this.#way(this.chosen);
    const ways = this.choosing.form?.ways ?? [];
    return this.kind === "buy" && way
      ? amountFields({ ways, default: [], asked: [] }, this.#chosenAmounts, VOCABULARY, way.follows)
      : [];
  }

  /**
   * Whether it can be answered with what is chosen. As long as the server has not listed the ways this is not known;
   * then the answer waits for them.
   */
  get ready(): boolean {
    if (this.kind === "sell") return this.chosen.length > 0;
    if (this.kind === "start" && this.corporation === null) return false;
    return !this.choosing.listed || this.#way(this.chosen) !== null;
  }

  has(id: string): boolean {
    return this.chosen.includes(id);
  }

  /** Whether the card can be added to the chosen ones, or taken from them. */
  allows(id: string): boolean {
    if (this.kind === "sell" || this.has(id) || !this.choosing.listed) return true;
    return (this.opens && this.corporation === null) || this.#way([...this.chosen, id]) !== null;
  }

  toggle(id: string): void {
    if (this.choosing.sending || !this.allows(id)) return;
    const { chosen } = this;
    this.#choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
    // What is bought is paid when all have chosen; what is sold brings its money at once.
    if (this.kind === "sell") this.choosing.previewAfter(this.#choices);
  }

  /** Play this corporation. */
  lead(id: string): void {
    if (!this.choosing.sending) this.#corporation = id;
  }

  clear(): void {
    this.#choose([]);
  }

  set(kind: string, value: number): void {
    this.#chosenAmounts = { ...this.#chosenAmounts, [kind]: value };
  }

  commit(): void {
    // What is chosen stays so until the question is gone: it may have to be sent again.
    this.choosing.sendListed(() => (this.ready ? this.#choices : []));
  }

  #choose(cards: string[]): void {
    this.#chosen = { of: this.#pile, cards };
    this.#chosenAmounts = {};
  }

  /** Which cards are chosen from: those of the hand for this question, or those that are offered. */
  get #pile(): string {
    const board = this.board();
    return this.kind === "sell" ? `sell ${this.choosing.question?.pending}` : (board?.offered.cards.join(" ") ?? "");
  }

  /** All answers: the pick or the corporation if there is one, yes or no to each card, and how it is paid. */
  get #choices(): string[] {
    const { chosen, kind } = this;
    const { picked } = this.choosing;
    const first = kind === "start" ? [optionOf("card", this.corporation!)] : picked === null ? [] : [picked];
    const paid = this.amounts.map(({ kind, value }) => optionOf(kind, value));
    return [...first, ...this.#answers(chosen), ...paid];
  }

  #answers(chosen: string[]): string[] {
    const wanted = this.#wanted(chosen);
    if (this.kind !== "sell") return this.#way(chosen)?.given ?? wanted;
    // What has only one answer is not asked: somebody who has kept all others sells the last card.
    return wanted.indexOf(YES) === wanted.length - 1 ? wanted.slice(0, -1) : wanted;
  }

  #wanted(chosen: string[]): string[] {
    return this.cards.map((id) => (chosen.includes(id) ? YES : NO));
  }

  /**
   * The answers that buy these cards and no others, and the step that follows them; null if there is no such way.
   * What is no longer asked is not bought.
   */
  #way(chosen: string[]): { given: string[]; follows: number } | null {
    if (!this.choosing.listed) return null;
    const { ways, complete } = this.choosing.form ?? { ways: [], complete: true };
    const wanted = this.#wanted(chosen);
    let follows = this.opens ? ways[0]?.[optionOf("card", this.corporation ?? "")] : 0;
    if (follows === undefined) return null;
    let at = 0;
    for (; asksToBuy(ways[follows]); at++) {
      const next: number | undefined = ways[follows]![wanted[at] ?? ""];
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
