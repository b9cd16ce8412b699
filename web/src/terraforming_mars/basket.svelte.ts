/** Cards to buy or sell. The game asks card by card; here they are chosen together and answered in a row. */

import type { Noun, Question } from "../protocol";
import type { Choosing } from "../table/choosing.svelte";
import { idOf, type Board } from "./model";

const ASKS = ["ask-buy", "ask-sell"];

function keyOf(id: string): string {
  return `card-${id.replaceAll("_", "-")}`;
}

export class Basket {
  #chosen = $state<string[]>([]);

  constructor(
    readonly choosing: Choosing,
    readonly board: () => Board | null,
  ) {}

  /** Which of the two is asked now. */
  get kind(): "buy" | "sell" | null {
    const key = this.choosing.question?.asked.key;
    return key === "ask-buy" ? "buy" : key === "ask-sell" ? "sell" : null;
  }

  /** The cards that are still to be asked about. */
  get cards(): string[] {
    const { kind } = this;
    const board = this.board();
    const { question } = this.choosing;
    if (!kind || !board || !question) return [];
    const all = (kind === "buy" ? board.offered : board.hand).cards.map(idOf);
    const at = all.findIndex((id) => keyOf(id) === cardIn(question));
    // A card that lies elsewhere, such as one drawn by an action, is asked about by itself.
    return at < 0 ? [] : all.slice(at);
  }

  get chosen(): string[] {
    const { cards } = this;
    return this.#chosen.filter((id) => cards.includes(id));
  }

  has(id: string): boolean {
    return this.#chosen.includes(id);
  }

  toggle(id: string): void {
    this.#chosen = this.has(id) ? this.#chosen.filter((one) => one !== id) : [...this.#chosen, id];
  }

  commit(): void {
    const chosen = this.chosen.map(keyOf);
    const answer = (key: string) => (chosen.includes(key) ? "yes" : "no");
    const one = (question: Question) => (ASKS.includes(question.asked.key) ? answer(cardIn(question)) : null);
    // Selling shows what the pile looks like after every card, so that the server takes no form of it.
    if (this.kind === "sell") this.choosing.intend(one);
    else void this.choosing.commitAll(this.cards.map((id) => answer(keyOf(id))), one);
    this.#chosen = [];
  }
}

function cardIn(question: Question): string {
  return (question.asked.args["card"] as Noun | undefined)?.key ?? "";
}
