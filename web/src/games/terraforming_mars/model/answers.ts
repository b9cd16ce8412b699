/** The places of answers: as buttons in the prompt, or only on the table. */

import type { Option, Question } from "../../../protocol";
import { SELL, VOCABULARY } from "./option";

/** So many targets also appear in the prompt. */
const FEW = 7;

/** Answers that happen at once: the button itself is the explicit act, and it can be taken back. */
const DIRECT = new Set(["yes", "no", "end", "choose", "first", "target"]);
/** Answers after which numbers may be asked: how to pay, how much to use. */
const BEFORE_FORM = new Set(["play", "standard", "action", "milestone", "award", "card"]);
/** Kinds that lie somewhere on the table, so that they need no button; the second ones need one where they are few. */
const PLACED = new Set(["play", "standard", "card"]);
const PLACED_IF_MANY = new Set(["space", "action", "award"]);
/** Kinds that are picked from the hand or on the map, also on a phone. */
const ELSEWHERE = new Set(["play", "card", "space"]);

export function isDirect({ kind }: Option): boolean {
  return DIRECT.has(kind);
}

export function needsForm(answer: Option | null): boolean {
  return answer !== null && BEFORE_FORM.has(answer.kind) && answer.option !== SELL;
}

/** Questions that are answered together with those that follow: a corporation and the first cards, cards to buy. */
const TOGETHER = new Set(["ask-corporation", "ask-keep-prelude", "ask-buy", "ask-buy-before-preludes"]);

/** Return true if it helps to know all ways to answer: numbers, and what is chosen together. */
export function proposes(question: Question): boolean {
  return TOGETHER.has(question.prompt.key) || VOCABULARY.amount(question.options[0]?.option) !== null;
}

/** Return the answers that are buttons: all that lie nowhere, and the rest if they are few. Ends come last. */
export function buttons(answers: Option[]): Option[] {
  const free = answers.filter(({ kind }) => !PLACED.has(kind) && !PLACED_IF_MANY.has(kind));
  const placed = answers.length <= FEW ? answers.filter(({ kind }) => PLACED_IF_MANY.has(kind)) : [];
  const shown = [...placed, ...free];
  return [...shown.filter(({ ends }) => !ends), ...shown.filter(({ ends }) => ends)];
}

/** So many buttons fit into the prompt of a phone. */
const ROOM = 2;

/**
 * What lies behind one button of a phone's prompt, where its buttons would be too many: everything but cards in hand,
 * areas of the map, and what ends the turn.
 */
export function inMenu(answers: Option[]): Option[] {
  const others = answers.filter(({ kind, ends }) => !ends && !ELSEWHERE.has(kind));
  const apart = answers.filter(({ ends }) => ends).length + (answers.some(({ kind }) => kind === "space") ? 1 : 0);
  const placed = others.some(({ kind }) => PLACED.has(kind));
  return placed || others.length + apart > ROOM ? others : [];
}
