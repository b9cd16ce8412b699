/** For which options it is explained why they are impossible. */

import type { Question } from "../../../protocol";
import { optionOf } from "../../../table/option";
import type { Model } from "../model/model";
import { END, VOCABULARY } from "../model/option";
import type { Player } from "../public";

/** Kinds of which all are shown on the table when one of them is asked for. */
const WHOLE = ["build", "grid", "develop", "ship", "space", "take", "retrieve"];
/** The questions of a turn at which its actions are chosen. */
const TURN = ["om-ask-turn", "om-ask-turn-main-done", "om-ask-turn-executed", "om-ask-turn-end"];

export function optionsToExplain(question: Question, model: Model, me: Player | null): string[] {
  if (!me) return [];
  const possible = new Set(question.options.map((answer) => answer.option));
  const kinds = WHOLE.filter((kind) => question.options.some((answer) => answer.kind === kind));
  const turn = TURN.includes(question.prompt.key);
  const options = [
    ...VOCABULARY.options(...kinds),
    ...(turn ? [...turnOptions(model), END] : []),
    ...(turn ? me.goals.cards.map((goal) => optionOf("goal", goal)) : []),
    ...(question.prompt.key === "om-ask-build-at" ? VOCABULARY.options("hex") : []),
    ...(question.prompt.key === "om-ask-upgrade" ? me.blueprints.map(({ card }) => optionOf("card", card)) : []),
  ];
  return [...new Set(options)].filter((option) => !possible.has(option));
}

/** The same while others are asked: what my next turn could begin with. */
export function optionsToPlan(model: Model, me: Player | null): string[] {
  return me ? turnOptions(model) : [];
}

/** The main and executive actions, those of all advanced buildings among them. */
function turnOptions(model: Model): string[] {
  const built = model.players.flatMap((player) => player.blueprints.filter(({ hex }) => hex !== null));
  return [...VOCABULARY.options("action", "executive"), ...built.map(({ card }) => optionOf("use", card))];
}
