/**
 * Cards to buy or sell, at the start together with the corporation that pays for them and the preludes that are kept.
 * The game asks card by card; here all is chosen together, can be changed until it is sent, and is answered as one form.
 */

import type { Selection } from "../../../table/selection.svelte";
import { amountFields, type AmountField, type Chosen } from "../../../table/field";
import { optionOf } from "../../../table/option";
import { printed } from "../model/cards";
import type { Board } from "../model/model";
import { PAYMENTS, SELL, VOCABULARY } from "../model/option";
import { PRINTED } from "../model/printed";

const YES = optionOf("yes");
const NO = optionOf("no");

/** With what a seat begins, as far as it has chosen. */
export interface Start {
  corporation: string | null;
  /** The number of cards, their price, and the rest of the corporation's money. */
  cards: number;
  price: number;
  left: number;
  /** The preludes that it keeps. */
  preludes: string[];
}

/** The kinds of questions at the start, in their order. */
const START = new Set(["ask-corporation", "ask-keep-prelude"]);
const BUY = new Set(["ask-buy", "ask-buy-before-preludes"]);

export class Basket {
  /** The selected cards, and the offer: another offer begins anew. */
  #chosen = $state.raw<{ of: string; cards: string[] }>({ of: "", cards: [] });
  #corporation = $state<string | null>(null);
  #preludes = $state.raw<string[]>([]);
  #chosenAmounts = $state.raw<Chosen>({});

  constructor(
    readonly selection: Selection,
    readonly board: () => Board | null,
    /** The price of one card with the corporation in play. */
    readonly eachNow: () => number,
  ) {}

  /** The question of the moment, or the one that is picked to come next. */
  get kind(): "start" | "buy" | "sell" | null {
    const key = this.selection.question?.prompt.key ?? "";
    if (this.selection.picked === SELL || key === "ask-sell") return "sell";
    return BUY.has(key) ? "buy" : START.has(key) ? "start" : null;
  }

  /** The topic, in words of the page: with preludes the start asks for more, and of beginners for these alone. */
  get topic(): "start" | "start-preludes" | "preludes" | "buy" | "sell" | null {
    const { kind, preludes } = this;
    return kind !== "start" || preludes.length === 0
      ? kind
      : this.corporations.length > 1
        ? "start-preludes"
        : "preludes";
  }

  /** The cards that are still to be asked about. */
  get cards(): string[] {
    const { kind } = this;
    const board = this.board();
    const { question, picked } = this.selection;
    if (!kind || !board || !question) return [];
    const all = (kind === "sell" ? board.hand : board.offered).cards;
    if (kind === "start" && this.corporations.length === 1) return [];
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

  /** True if the corporation can still be chosen. */
  get opens(): boolean {
    return this.selection.question?.prompt.key === "ask-corporation";
  }

  /** True if anything is chosen here. */
  get asks(): boolean {
    return this.cards.length > 0 || this.kind === "start";
  }

  /** The preludes to choose from. */
  get preludes(): string[] {
    const board = this.board();
    return board?.dealt.count ? board.preludes.cards : [];
  }

  /** The cards that are still to be asked about. */
  get #open(): string[] {
    const { preludes } = this;
    if (this.kind !== "start") return [];
    return this.opens ? preludes : preludes.slice(preludes.indexOf(this.selection.question?.about["card"] ?? ""));
  }

  /** The preludes that are chosen, or were answered with. */
  get kept(): string[] {
    const open = this.#open;
    const board = this.board();
    const before = this.corporations.length === 1 ? 0 : 1;
    return this.preludes.filter((id, at) =>
      open.includes(id) ? this.#preludes.includes(id) : board?.answers[at + before] === YES,
    );
  }

  /** The number of preludes that are still to be chosen. */
  get missing(): number {
    return this.preludes.length > 0 ? PRINTED.preludes_kept - this.kept.length : 0;
  }

  /** The M€ that the kept preludes bring when they are played, less those that they ask for. */
  get later(): number {
    return this.kept.reduce((sum, id) => sum + printed(id).credits, 0);
  }

  /** The M€ that they ask for. */
  get due(): number {
    return this.kept.reduce((sum, id) => sum + Math.max(0, -printed(id).credits), 0);
  }

  /** Return true if a prelude can be chosen, or let go. */
  allowsPrelude(id: string): boolean {
    return this.#open.includes(id) && (this.kept.includes(id) || this.missing > 0);
  }

  togglePrelude(id: string): void {
    if (this.selection.sending || !this.allowsPrelude(id)) return;
    const { kept } = this;
    this.#preludes = kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id];
  }

  get chosen(): string[] {
    const { cards } = this;
    return this.#chosen.of === this.#pile ? this.#chosen.cards.filter((id) => cards.includes(id)) : [];
  }

  /** The price of one card; at the start, with the corporation that is chosen. */
  get each(): number {
    const { kind, corporation } = this;
    return (kind === "start" && corporation && printed(corporation).card_price) || this.eachNow();
  }

  /** The price of the chosen cards. */
  get price(): number {
    return this.each * this.chosen.length;
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

  /** The sum of the start while the game is set up: as chosen here, or as answered before. */
  get start(): Start | null {
    const board = this.board();
    if (!board?.dealt.count) return null;
    const bought = board.answers.slice(1 + this.preludes.length).filter((option) => option === YES).length;
    const cards = bought + this.chosen.length;
    const price = this.corporations.length === 1 ? 0 : this.each * cards;
    return { corporation: this.corporation, cards, price, left: this.money - price, preludes: this.kept };
  }

  /** The payment of the cards, where more than M€ can pay. */
  get amounts(): AmountField[] {
    const way = this.#way(this.chosen);
    const ways = this.selection.lookahead.form?.ways ?? [];
    return this.kind === "buy" && way
      ? amountFields({ ways, default: [], prompts: [] }, this.#chosenAmounts, VOCABULARY, way.follows)
      : [];
  }

  /**
   * Whether it can be answered with what is chosen. As long as the server has not listed the ways this is not known;
   * then the answer waits for them.
   */
  get ready(): boolean {
    if (this.kind === "sell") return this.chosen.length > 0;
    if (this.kind === "start" && (this.corporation === null || this.missing > 0)) return false;
    return !this.selection.lookahead.listed || this.#way(this.chosen) !== null;
  }

  has(id: string): boolean {
    return this.chosen.includes(id);
  }

  /** Return true if the card can be added to the chosen ones, or taken from them. */
  allows(id: string): boolean {
    if (this.kind === "sell" || this.has(id) || !this.selection.lookahead.listed) return true;
    return (this.opens && this.corporation === null) || this.#way([...this.chosen, id]) !== null;
  }

  toggle(id: string): void {
    if (this.selection.sending || !this.allows(id)) return;
    const { chosen } = this;
    this.#choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
    // What is bought is paid when all have chosen; what is sold brings its money at once.
    if (this.kind === "sell") this.selection.lookahead.previewAfter(this.#choices);
  }

  /** Play this corporation. */
  lead(id: string): void {
    if (!this.selection.sending) this.#corporation = id;
  }

  clear(): void {
    this.#choose([]);
  }

  set(kind: string, value: number): void {
    this.#chosenAmounts = { ...this.#chosenAmounts, [kind]: value };
  }

  commit(): void {
    // What is chosen stays so until the question is gone: it may have to be sent again.
    this.selection.sendListed(() => (this.ready ? this.#choices : []));
  }

  #choose(cards: string[]): void {
    this.#chosen = { of: this.#pile, cards };
    this.#chosenAmounts = {};
  }

  /** The cards to choose from: those of the hand for this question, or those that are offered. */
  get #pile(): string {
    const board = this.board();
    return this.kind === "sell" ? `sell ${this.selection.question?.id}` : (board?.offered.cards.join(" ") ?? "");
  }

  /** All answers: the pick or the corporation if there is one, yes or no to each card, and how it is paid. */
  get #choices(): string[] {
    const { chosen } = this;
    const { picked } = this.selection;
    const first = this.opens ? [optionOf("card", this.corporation!)] : picked === null ? [] : [picked];
    const paid = this.amounts.map(({ kind, value }) => optionOf(kind, value));
    return [...first, ...this.#answers(chosen), ...paid];
  }

  #answers(chosen: string[]): string[] {
    const options = this.#optionsOf(chosen);
    if (this.kind !== "sell") return this.#way(chosen)?.given ?? [...this.#preludeAnswers, ...options];
    // What has only one answer is not asked: somebody who has kept all others sells the last card.
    return options.indexOf(YES) === options.length - 1 ? options.slice(0, -1) : options;
  }

  /** Answer for each prelude; once only one answer is possible for the others, they are no question. */
  get #preludeAnswers(): string[] {
    const kept = [...this.kept, ...this.#open.filter((id) => !this.kept.includes(id))].slice(0, PRINTED.preludes_kept);
    const answers = this.#open.map((id) => (kept.includes(id) ? YES : NO));
    return answers.slice(0, answers.findLastIndex((answer) => answer !== answers.at(-1)) + 1);
  }

  #optionsOf(chosen: string[]): string[] {
    return this.cards.map((id) => (chosen.includes(id) ? YES : NO));
  }

  /**
   * The answers that buy these cards and no others, and the step that follows them; null if there is no such way.
   * What is no longer asked is not bought.
   */
  #way(chosen: string[]): { given: string[]; follows: number } | null {
    if (!this.selection.lookahead.listed) return null;
    const { ways, complete } = this.selection.lookahead.form ?? { ways: [], complete: true };
    const options = this.#optionsOf(chosen);
    let follows = this.opens ? ways[0]?.[optionOf("card", this.corporation ?? "")] : 0;
    const preludes = this.#preludeAnswers;
    for (const answer of preludes) follows = ways[follows ?? -1]?.[answer];
    if (follows === undefined) return null;
    let at = 0;
    for (; asksToBuy(ways[follows]); at++) {
      const next: number | undefined = ways[follows]![options[at] ?? ""];
      if (next === undefined) return null;
      follows = next;
    }
    const bought = at + preludes.length > 0 && (!complete || !options.slice(at).includes(YES));
    return bought ? { given: [...preludes, ...options.slice(0, at)], follows } : null;
  }
}

function asksToBuy(step: Record<string, number> | undefined): boolean {
  return step !== undefined && Object.keys(step).every((option) => option === YES || option === NO);
}
