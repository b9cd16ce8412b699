/** The actions of a turn, main and executive, from the log. */

import { cardOf } from "../../../data/cards.svelte";
import type { Arg, Noun, Phrase } from "../../../protocol";
import { say, tell } from "../../../text/say.svelte";
import { ACTIONS } from "../model/drawings";
import { executiveDrawing } from "../model/icons";
import type { Action } from "../model/printed";

export interface Deed {
  icon: string;
  name: string;
}

const ACTION = "om-action-";
const EXECUTIVE = "om-card-executive-";
const CARD = "om-card-";
/** The lines that tell of one, by the argument that names it. */
const NAMED: Record<string, string> = {
  "om-log-action": "action",
  "om-log-executive": "card",
  "om-log-use": "card",
  "om-log-goal": "card",
};

export function deeds(lines: Phrase[]): Deed[] {
  return lines.flatMap(({ key, args }) => {
    const what = args[NAMED[key] ?? ""];
    return isNoun(what) ? [deed(what)] : [];
  });
}

function isNoun(arg: Arg | undefined): arg is Noun {
  return typeof arg === "object" && !Array.isArray(arg) && "counted" in arg;
}

function deed(what: Noun): Deed {
  const { key } = what;
  if (key.startsWith(ACTION)) {
    const id = key.slice(ACTION.length);
    return { icon: ACTIONS[id.replaceAll("-", "_") as Action], name: tell(`page-om-act-${id}`) };
  }
  if (key.startsWith(EXECUTIVE)) {
    const number = key.slice(EXECUTIVE.length);
    return { icon: executiveDrawing(number), name: tell(`page-om-executive-${number}`) };
  }
  const card = cardOf("on_mars", key.slice(CARD.length).replaceAll("-", "_"));
  return { icon: card?.family === "goal" ? "goal" : "advanced", name: say(what) };
}
