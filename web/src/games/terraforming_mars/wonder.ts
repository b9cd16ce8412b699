/** Which impossible options the reader may wonder about. */

import { PRINTED } from "./printed";
import type { Question } from "../../protocol";
import type { Board } from "./model";

export function wonder(question: Question, me: Board | null): string[] {
  const possible = new Set(question.answers.map((answer) => answer.option));
  return question.begins ? meanwhile(me).filter((option) => !possible.has(option)) : [];
}

/** What a turn could be made of, for somebody who waits for it. */
export function meanwhile(me: Board | null): string[] {
  if (!me) return [];
  return [
    ...me.hand.cards.map((card) => `play:${card}`),
    ...me.played.filter(({ acts }) => acts).map(({ card }) => `action:${card}`),
    ...PRINTED.standard_projects.map(({ id }) => `standard:${id}`),
    ...PRINTED.milestones.map(({ id }) => `milestone:${id}`),
    ...PRINTED.awards.map(({ id }) => `award:${id}`),
    "convert:plants",
    "convert:heat",
  ];
}
