/** For which options it is explained why they are impossible. */

import type { Question } from "../../../protocol";
import { optionOf } from "../../../table/option";
import type { Board, Model } from "../model/model";
import { VOCABULARY } from "../model/option";

export function optionsToExplain(question: Question, model: Model, me: Board | null): string[] {
  const possible = new Set(question.options.map((answer) => answer.option));
  return question.begins ? optionsToPlan(model, me).filter((option) => !possible.has(option)) : [];
}

/** The options of a turn, for somebody who waits for it. */
export function optionsToPlan(model: Model, me: Board | null): string[] {
  if (!me) return [];
  return [
    ...me.hand.cards.map((card) => optionOf("play", card)),
    ...me.played.filter(({ acts }) => acts).map(({ card }) => optionOf("action", card)),
    ...VOCABULARY.options("standard", "convert"),
    ...Object.keys(model.milestones).map((milestone) => optionOf("milestone", milestone)),
    ...Object.keys(model.awards).map((award) => optionOf("award", award)),
  ];
}
