/** Short explanations of Terraforming Mars: the rules that each topic rests on, and where a question or an answer leads. */

import { lookUp, type ByMeaning } from "../../table/option";
import { tellOr } from "../../text/say.svelte";
import type { GameHelp } from "../game";

/** The topics with the rules of the ledger that they rest on; their texts are `page-help-…`. */
const TOPICS = {
  "tm-setup": ["TM-SETUP-14", "TM-SETUP-15", "TM-SETUP-17", "TM-SETUP-20", "TM-SETUP-21"],
  "tm-phase": ["TM-PHASE-01", "TM-PHASE-09", "TM-PHASE-10", "TM-PHASE-11", "TM-PHASE-12", "TM-PHASE-14"],
  "tm-research": ["TM-PHASE-04", "TM-PHASE-05", "TM-PHASE-06", "TM-PAY-14"],
  "tm-play": ["TM-PLAY-02", "TM-PLAY-03", "TM-PLAY-07", "TM-PLAY-09", "TM-PLAY-10", "TM-PLAY-11", "TM-PLAY-14"],
  "tm-any": ["TM-PLAY-30", "TM-PLAY-31", "TM-PLAY-32", "TM-PLAY-33", "TM-PLAY-34", "TM-PLAY-35"],
  "tm-tag": ["TM-PLAY-41", "TM-PLAY-42", "TM-PLAY-44", "TM-PLAY-45", "TM-PLAY-46", "TM-PLAY-47", "TM-PLAY-48"],
  "tm-pay": ["TM-PAY-01", "TM-PAY-02", "TM-PAY-03", "TM-PAY-04", "TM-PAY-05", "TM-PAY-07", "TM-PAY-11"],
  "tm-param": [
    "TM-PARAM-01",
    "TM-PARAM-02",
    "TM-PARAM-03",
    "TM-PARAM-04",
    "TM-PARAM-05",
    "TM-PARAM-06",
    "TM-PARAM-10",
    "TM-PARAM-11",
    "TM-PARAM-12",
    "TM-PARAM-17",
  ],
  "tm-tile": ["TM-TILE-02", "TM-TILE-05", "TM-TILE-06", "TM-TILE-09", "TM-TILE-10", "TM-TILE-28", "TM-TILE-31"],
  "tm-ocean": ["TM-TILE-06", "TM-TILE-07", "TM-TILE-11", "TM-TILE-12", "TM-TILE-14", "TM-TILE-15", "TM-TILE-16"],
  "tm-greenery": ["TM-TILE-17", "TM-TILE-18", "TM-TILE-20", "TM-TILE-21", "TM-TILE-22"],
  "tm-city": ["TM-TILE-23", "TM-TILE-24", "TM-TILE-26", "TM-TILE-27"],
  "tm-map": ["TM-MAP-03", "TM-MAP-05", "TM-MAP-08", "TM-MAP-09", "TM-MAP-12", "TM-MAP-14", "TM-MAP-15"],
  "tm-pre": ["TM-PRE-05", "TM-PRE-06", "TM-PRE-07", "TM-PRE-11", "TM-PRE-13", "TM-PRE-16", "TM-PRE-23", "TM-PRE-40"],
  "tm-std": [
    "TM-STD-01",
    "TM-STD-02",
    "TM-STD-03",
    "TM-STD-04",
    "TM-STD-05",
    "TM-STD-06",
    "TM-STD-07",
    "TM-STD-08",
    "TM-STD-09",
  ],
  "tm-mile": ["TM-MILE-01", "TM-MILE-02", "TM-MILE-03", "TM-MILE-04", "TM-MILE-10", "TM-MILE-11"],
  "tm-award": ["TM-AWARD-01", "TM-AWARD-02", "TM-AWARD-03", "TM-AWARD-05", "TM-AWARD-07", "TM-AWARD-08", "TM-AWARD-09"],
  "tm-act": ["TM-ACT-01", "TM-ACT-02", "TM-ACT-03", "TM-ACT-04", "TM-ACT-05", "TM-ACT-06"],
  "tm-convert": ["TM-ACT-08", "TM-ACT-09", "TM-ACT-10", "TM-ACT-11", "TM-PROD-02"],
  "tm-prod": ["TM-PROD-01", "TM-PROD-02", "TM-PROD-03", "TM-PROD-04", "TM-PROD-05", "TM-PROD-08", "TM-PROD-10"],
  "tm-end": [
    "TM-END-01",
    "TM-END-02",
    "TM-END-04",
    "TM-END-09",
    "TM-END-11",
    "TM-END-12",
    "TM-END-13",
    "TM-END-16",
    "TM-END-17",
  ],
  "tm-ce": ["TM-CE-01", "TM-CE-02", "TM-CE-05", "TM-CE-06"],
  "tm-solo": ["TM-SOLO-01", "TM-SOLO-02", "TM-SOLO-12", "TM-SOLO-13", "TM-SOLO-14", "TM-SOLO-16", "TM-SOLO-17"],
  "tm-draft": ["TM-DRAFT-01", "TM-DRAFT-02", "TM-DRAFT-03", "TM-DRAFT-05", "TM-DRAFT-06"],
  "tm-beg": ["TM-BEG-01", "TM-BEG-02", "TM-BEG-03", "TM-BEG-04", "TM-BEG-06"],
  "tm-deck": ["TM-DECK-01", "TM-DECK-02", "TM-DECK-03", "TM-DECK-07"],
  "tm-info": ["TM-INFO-01", "TM-INFO-02", "TM-INFO-05", "TM-INFO-06"],
  "tm-card": ["TM-CARD-01", "TM-CARD-05", "TM-CARD-06", "TM-CARD-07", "TM-CARD-08", "TM-CARD-09"],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof TOPICS;

/** The topic of a question, by its key. */
const PROMPTS: Record<string, Topic> = {
  "ask-action": "tm-phase",
  "ask-second-action": "tm-phase",
  "ask-corporation": "tm-setup",
  "ask-buy": "tm-research",
  "ask-buy-before-preludes": "tm-research",
  "ask-keep-prelude": "tm-pre",
  "ask-prelude": "tm-pre",
  "ask-play-from-hand": "tm-pre",
  "ask-raise-production": "tm-act",
  "ask-award": "tm-award",
  "ask-sell": "tm-std",
  "ask-draft": "tm-draft",
  "ask-final-greenery": "tm-end",
  "ask-payment": "tm-pay",
  "ask-order": "tm-play",
  "ask-choose": "tm-play",
  "ask-may": "tm-play",
  "ask-tile": "tm-tile",
  "ask-claim": "tm-card",
  "ask-add": "tm-tag",
  "ask-take": "tm-tag",
  "ask-remove-holding": "tm-any",
  "ask-remove-target": "tm-any",
  "ask-remove-amount": "tm-any",
  "ask-reduce": "tm-any",
  "ask-exchange": "tm-act",
  "ask-exchange-production": "tm-play",
  "ask-copy": "tm-card",
  "ask-discard": "tm-deck",
  "ask-take-card": "tm-deck",
};

/** Tiles that have a help text of their own. */
const TILES: Record<string, Topic> = {
  "tile-ocean": "tm-ocean",
  "tile-greenery": "tm-greenery",
  "tile-city": "tm-city",
};

/** The topic of an answer that is picked. */
const PICKED: ByMeaning<Topic> = {
  play: "tm-play",
  standard: "tm-std",
  convert: "tm-convert",
  milestone: "tm-mile",
  award: "tm-award",
  action: "tm-act",
};

export default {
  topics: TOPICS,
  ledger: "TM",
  end: "tm-end",
  topicOf(prompt, picked) {
    const chosen = picked ? lookUp(PICKED, picked) : undefined;
    const { tile } = prompt.args;
    const laid = typeof tile === "object" && "key" in tile ? TILES[tile.key] : undefined;
    return chosen ?? laid ?? PROMPTS[prompt.key] ?? null;
  },
  symbol: (drawing) => tellOr("", `page-tm-symbol-${drawing}`),
} satisfies GameHelp;
