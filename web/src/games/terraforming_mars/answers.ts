/** Which answers stand as buttons in the prompt, and which only where they lie. */

import type { Question } from "../../protocol";
import { numberIn } from "../../table/course";

/** So many targets also appear in the prompt. */
const FEW = 7;

/** Answers that happen at once: the button itself is the explicit act, and it can be taken back. */
export const DIRECT = /^(yes|no|end|choose:|first:|target:)/;
/** Answers that end something are never the default. */
export const ENDS = /^(pass|end)$/;
/** Answers after which numbers may be asked: how to pay, how much to use. */
export const FORESEEN = /^(play|standard(?!:sell_patents)|action|milestone|award|card):/;
/** Selling asks card by card; here all cards are chosen together. */
export const SELL = "standard:sell_patents";

/** Whether it helps to know all ways to answer: numbers, and cards that are bought together. */
export function proposes(question: Question): boolean {
  return question.asked.key === "ask-buy" || numberIn(question.answers[0]?.option) !== null;
}

/** Kinds that lie somewhere on the table, so that they need no button when there are many. */
const PLACED = /^(play|space|action|standard|award|card):/;

/** What is a button: everything that lies nowhere, and the rest where it is little. Ends come last. */
export function buttons(options: string[]): string[] {
  const free = options.filter((option) => !PLACED.test(option));
  const placed = options.filter((option) => PLACED.test(option) && !/^(card|play|standard):/.test(option));
  const room = options.length <= FEW ? placed : [];
  const shown = [...room, ...free];
  return [...shown.filter((option) => !ENDS.test(option)), ...shown.filter((option) => ENDS.test(option))];
}
