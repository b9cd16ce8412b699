/** What stands on a button: a drawing, and few words where the server's label is a sentence. */

import { cardOf } from "../../data/cards.svelte";
import { BUILDINGS, type Action, type Good } from "./printed";
import type { Building } from "./public";
import type { Arg, Noun, Phrase } from "../../protocol";
import { say, tell } from "../../text/say.svelte";
import { ACTIONS, GOODS } from "./drawings";
import { cardText } from "./words";

const PLAIN: Record<string, string> = {
  yes: "u-check",
  no: "u-close",
  done: "u-check",
  stay: "u-seat",
  travel: "shuttle",
  keep: "o2",
  boost: "colonist",
  "boost:bots": "bot",
  "boost:rover": "rover",
  "with:crystals": "crystal",
  "with:scientist": "scientist",
  "reward:colonists": "colonist",
  "reward:bot": "bot",
  "shuttle:orbit": "shuttle",
  "shuttle:colony": "control",
};
const KINDS: Record<string, string> = {
  executive: "bot",
  use: "advanced",
  ship: "ship",
  retrieve: "colonist",
  develop: "lab",
  lab: "lab",
  tech: "lab",
  goal: "goal",
  task: "goal",
  deliver: "contract",
  hex: "tile-any",
  rover: "rover",
  bot1: "bot",
  bot2: "bot",
  bot3: "bot",
};
const FAMILIES: Record<string, string> = {
  blueprint: "blueprint",
  scientist: "scientist",
  contract: "contract",
  discovery: "discovery",
  research: "research",
};

export function drawing(option: string): string | undefined {
  const [kind = "", what = ""] = option.split(":");
  if (PLAIN[option]) return PLAIN[option];
  if (kind === "action") return ACTIONS[what as Action];
  if (kind === "build") return BUILDINGS[what as Building];
  if (kind === "pay" || kind === "take") return GOODS[what as Good] ?? "goal";
  if (kind === "card") return FAMILIES[cardOf("on_mars", what)?.family ?? ""];
  return KINDS[kind];
}

function isPhrase(arg: Arg | undefined): arg is Noun | Phrase {
  return typeof arg === "object" && !Array.isArray(arg);
}

/** The same in few words; nothing where the label is short itself, or where there is none. */
export function short(option: string, label: Phrase | null): string {
  const [kind = "", what = ""] = option.split(":");
  const { action, card, tech } = label?.args ?? {};
  if (kind === "action") return isPhrase(action) ? say(action) : "";
  if (kind === "hex") return what.toUpperCase();
  if (kind === "ship") return tell("page-om-ship", { number: Number(what) });
  if (kind === "space") return tell("page-om-space", { number: Number(what) });
  if (kind === "boost") return tell(`page-om-boost${what ? `-${what}` : ""}`);
  if (kind === "develop" && isPhrase(tech)) return `${say(tech)} → ${what.split("-")[1]!.toUpperCase()}`;
  if (kind === "executive") return cardText(`executive_${what}`);
  if (kind === "use") return isPhrase(card) ? say(card) : (cardOf("on_mars", what)?.name ?? "");
  return "";
}
