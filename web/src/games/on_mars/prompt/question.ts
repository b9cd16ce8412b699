/** The question of the moment in the words of the prompt: the path to it, one sentence, and a line about it. */

import type { Option, Phrase, Question } from "../../../protocol";
import { capital } from "../../../text/speech";
import { tell } from "../../../text/say.svelte";
import { deeds } from "./deed";
import { END } from "../model/option";
import { PRINTED } from "../model/printed";
import type { Phase, Player } from "../public";
import { noun } from "../model/words";

/** Empty where the server's own sentence is short enough. */
export function sentence({ prompt, about }: Question, me: Player | null, picked: Option | null): string {
  const { key, args } = prompt;
  if (picked?.option === END || key === "om-ask-turn-end") return tell("page-om-ask-end");
  if (picked?.kind === "action")
    return tell("page-om-ask-placing", { action: tell(`page-om-act-${picked.noun.replaceAll("_", "-")}`) });
  if (picked?.kind === "build") return building(picked.noun);
  if (picked?.kind === "hex" && key === "om-ask-build-at" && about["building"])
    return tell("page-om-on", { what: building(about["building"]), hex: picked.noun.toUpperCase() });
  if (key === "om-ask-turn" || key === "om-ask-turn-executed")
    return tell(me?.side === "orbit" ? "page-om-ask-main-orbit" : "page-om-ask-main-colony");
  if (key === "om-ask-turn-main-done") return tell("page-om-ask-executive");
  if (key === "om-ask-pay") return tell("page-om-ask-pay", { price: args["price"] ?? "" });
  if (key === "om-ask-build") return tell("page-om-ask-build");
  if (key === "om-ask-build-at" && about["building"])
    return tell("page-om-ask-site", { building: building(about["building"]) });
  if (key === "om-ask-tech") return tell("page-om-ask-tech");
  if (key === "om-ask-choose" && about["card"] === undefined) return tell("page-om-ask-benefit");
  if (key === "om-ask-travel") return tell("page-om-ask-travel");
  return "";
}

function building(id: string): string {
  return capital(noun(id));
}

/** The questions where a bot or the rover goes next. */
const MOVES = ["om-ask-move", "om-ask-move-bots", "om-ask-move-rover"];

/** `ways` says whether whole ways to pay are offered, `proposing` whether that is not known yet. */
export function sub(question: Question, picked: Option | null, ways: boolean, proposing: boolean): string {
  const { key, args } = question.prompt;
  if (picked?.option === END) return tell("page-om-sub-end");
  if (picked?.kind === "action") return tell("page-om-sub-placing");
  if (key === "om-ask-travel-by-ship") return tell("page-om-sub-travel-by-ship", { points: PRINTED.points.ship });
  if (picked) return "";
  if (key === "om-ask-turn") return tell("page-om-sub-main");
  if (key === "om-ask-turn-executed") return tell("page-om-sub-executed");
  if (key === "om-ask-turn-main-done") return tell("page-om-sub-main-done");
  if (key === "om-ask-pay") return proposing ? "" : tell(ways ? "page-om-sub-pay" : "page-om-sub-pay-one");
  if (key === "om-ask-build") return tell("page-om-sub-build");
  if (key === "om-ask-tech") return tell("page-om-sub-tech", { level: args["level"] ?? "" });
  if (key === "om-ask-travel") return tell("page-om-sub-travel");
  if (MOVES.includes(key)) return tell("page-om-sub-move");
  const hexes = question.options.filter(({ kind }) => kind === "hex").length;
  return hexes > 0 ? tell("page-om-sub-hexes", { number: hexes }) : "";
}

/** The answers that have led here, in the words of the table: the action, then what is built; between turns the phase. */
export function path(question: Question, turn: Phrase[], phase: Phase | null): string[] {
  if (phase === "shuttle") return [tell("page-om-phase-shuttle")];
  if (question.begins || phase !== "colonization") return [];
  const deed = deeds(turn).at(-1);
  const kind = question.about["building"];
  return [...(deed ? [deed.name] : []), ...(kind ? [building(kind)] : [])];
}
