/** The question of the moment in the words of the prompt: one sentence, and the limit or the rule below it. */

import type { Question } from "../../protocol";
import { tell } from "../../text/say.svelte";
import type { Player } from "./public";

/** Empty where the server's own sentence is short enough. */
export function sentence(question: Question, me: Player | null): string {
  const { key, args } = question.asked;
  if (key === "om-ask-turn" || key === "om-ask-turn-executed")
    return tell(me?.side === "orbit" ? "page-om-ask-main-orbit" : "page-om-ask-main-colony");
  if (key === "om-ask-turn-main-done") return tell("page-om-ask-executive");
  if (key === "om-ask-pay") return tell("page-om-ask-pay", { price: args["price"] ?? "" });
  return "";
}

/** The questions where a bot or the rover goes next. */
const MOVES = ["om-ask-move", "om-ask-move-bots", "om-ask-move-rover"];

/** `ways` says whether whole ways to pay are offered, rather than one good after the other. */
export function sub(question: Question, ways: boolean): string {
  const { key } = question.asked;
  const hexes = question.answers.filter(({ kind }) => kind === "hex").length;
  if (key === "om-ask-turn") return tell("page-om-sub-main");
  if (key === "om-ask-turn-executed") return tell("page-om-sub-executed");
  if (key === "om-ask-turn-main-done") return tell("page-om-sub-main-done");
  if (key === "om-ask-pay") return tell(ways ? "page-om-sub-pay" : "page-om-sub-pay-one");
  if (MOVES.includes(key)) return tell("page-om-sub-move");
  return hexes > 0 ? tell("page-om-sub-hexes", { number: hexes }) : "";
}
