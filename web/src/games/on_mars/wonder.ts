/** Which impossible options the reader may wonder about. */

import { PRINTED } from "./printed";
import type { Question } from "../../protocol";
import type { Model } from "./model";
import type { Player } from "./public";

/** Kinds of which all are shown on the table when one of them is asked for. */
const WHOLE = ["build", "grid", "develop", "ship", "space", "take", "retrieve"];

export function wonder(question: Question, model: Model, me: Player | null): string[] {
  if (!me) return [];
  const possible = new Set(question.answers.map((answer) => answer.option));
  const kinds = WHOLE.filter((kind) => question.answers.some(({ option }) => option.split(":")[0] === kind));
  const turn = question.asked.key.startsWith("om-ask-turn");
  const wondered = [
    ...PRINTED.options.filter((option) => kinds.includes(option.split(":")[0]!)),
    ...(turn ? turnOptions(model) : []),
    ...(turn ? me.goals.cards.map((goal) => `goal:${goal}`) : []),
    ...(question.asked.key === "om-ask-build-at" ? PRINTED.options.filter((option) => option.startsWith("hex:")) : []),
    ...(question.asked.key === "om-ask-upgrade" ? me.blueprints.map(({ card }) => `card:${card}`) : []),
  ];
  return [...new Set(wondered)].filter((option) => !possible.has(option));
}

/** The same while others are asked: what my next turn could begin with. */
export function wonderWaiting(model: Model, me: Player | null): string[] {
  return me ? turnOptions(model) : [];
}

/** The main and executive actions, those of all advanced buildings among them. */
function turnOptions(model: Model): string[] {
  const built = model.players.flatMap((player) => player.blueprints.filter(({ hex }) => hex !== null));
  return [
    ...PRINTED.options.filter((option) => /^(action|executive):/.test(option)),
    ...built.map(({ card }) => `use:${card}`),
  ];
}
