/** The contents of a button: a drawing, and few words where the server's label is a sentence. */

import { cardOf } from "../../../data/cards.svelte";
import { BUILDINGS, PRINTED, type Action, type Good } from "./printed";
import type { Building } from "../public";
import type { Arg, Noun, Phrase } from "../../../protocol";
import { lookUp, type ByMeaning, type Meaning } from "../../../table/option";
import { say, tell } from "../../../text/say.svelte";
import { ACTIONS, GOODS } from "./drawings";
import { executiveDrawing } from "./icons";
import { PIECES } from "./option";

const DRAWINGS: ByMeaning<string> = {
  yes: "u-check",
  no: "u-close",
  done: "u-check",
  stay: "u-seat",
  travel: "shuttle",
  keep: "o2",
  boost: { "": "colonist", bots: "bot", rover: "rover" },
  with: { crystals: "crystal", scientist: "scientist" },
  reward: { colonists: "colonist", bot: "bot" },
  shuttle: { orbit: "shuttle", colony: "control" },
  use: "advanced",
  ship: "ship",
  retrieve: "colonist",
  develop: "lab",
  lab: "lab",
  tech: "lab",
  goal: "goal",
  task: "u-target",
  deliver: "contract",
  hex: "tile-any",
};
const FAMILIES: Record<string, string> = {
  blueprint: "blueprint",
  scientist: "scientist",
  contract: "contract",
  discovery: "discovery",
  research: "research",
};

export function drawing(meaning: Meaning): string | undefined {
  const { kind, noun } = meaning;
  if (kind === "action") return ACTIONS[noun as Action];
  if (kind === "executive") return executiveDrawing(noun);
  if (kind === "build") return BUILDINGS[noun as Building];
  if (kind === "pay" || kind === "take") return GOODS[noun as Good] ?? "goal";
  if (kind === "card") return FAMILIES[cardOf("on_mars", noun)?.family ?? ""];
  return PIECES[kind]?.kind ?? lookUp(DRAWINGS, meaning);
}

export function isPhrase(arg: Arg | undefined): arg is Noun | Phrase {
  return typeof arg === "object" && !Array.isArray(arg);
}

/** The same in few words; nothing where the label is short itself, or where there is none. */
export function short({ kind, noun }: Meaning, label: Phrase | null): string {
  const { card, tech } = label?.args ?? {};
  if (kind === "hex") return noun.toUpperCase();
  if (kind === "ship") return tell("page-om-ship", { number: Number(noun) });
  if (kind === "space") return tell("page-om-space", { number: Number(noun) });
  if (kind === "boost") return tell(`page-om-boost${noun ? `-${noun}` : ""}`);
  if (kind === "develop" && isPhrase(tech)) return `${say(tech)} → ${developedTo(noun)}`;
  if (kind === "use") return isPhrase(card) ? say(card) : (cardOf("on_mars", noun)?.name ?? "");
  return "";
}

function developedTo(development: string): string {
  return PRINTED.developments.find(({ id }) => id === development)?.to.toUpperCase() ?? "";
}
