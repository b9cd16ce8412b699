/** What can be asked about, and the rules of the ledgers that each answer rests on. */

import type { Phrase } from "../protocol";

export const TOPICS = {
  "tm-setup": ["TM-SETUP-14", "TM-SETUP-15", "TM-SETUP-17", "TM-SETUP-20", "TM-SETUP-21"],
  "tm-phase": ["TM-PHASE-01", "TM-PHASE-09", "TM-PHASE-10", "TM-PHASE-11", "TM-PHASE-12", "TM-PHASE-14"],
  "tm-research": ["TM-PHASE-04", "TM-PHASE-05", "TM-PHASE-06", "TM-PAY-14"],
  "tm-play": ["TM-PLAY-02", "TM-PLAY-03", "TM-PLAY-07", "TM-PLAY-09", "TM-PLAY-10", "TM-PLAY-11", "TM-PLAY-14"],
  "tm-any": ["TM-PLAY-30", "TM-PLAY-31", "TM-PLAY-32", "TM-PLAY-33", "TM-PLAY-34", "TM-PLAY-35"],
  "tm-tag": ["TM-PLAY-41", "TM-PLAY-42", "TM-PLAY-44", "TM-PLAY-45", "TM-PLAY-46", "TM-PLAY-47", "TM-PLAY-48"],
  "tm-pay": ["TM-PAY-01", "TM-PAY-02", "TM-PAY-03", "TM-PAY-04", "TM-PAY-05", "TM-PAY-07", "TM-PAY-11"],
  "tm-param": ["TM-PARAM-01", "TM-PARAM-02", "TM-PARAM-03", "TM-PARAM-04", "TM-PARAM-05", "TM-PARAM-06", "TM-PARAM-10", "TM-PARAM-11", "TM-PARAM-12", "TM-PARAM-17"],
  "tm-tile": ["TM-TILE-02", "TM-TILE-05", "TM-TILE-06", "TM-TILE-09", "TM-TILE-10", "TM-TILE-28", "TM-TILE-31"],
  "tm-ocean": ["TM-TILE-06", "TM-TILE-07", "TM-TILE-11", "TM-TILE-12", "TM-TILE-14", "TM-TILE-15", "TM-TILE-16"],
  "tm-greenery": ["TM-TILE-17", "TM-TILE-18", "TM-TILE-20", "TM-TILE-21", "TM-TILE-22"],
  "tm-city": ["TM-TILE-23", "TM-TILE-24", "TM-TILE-26", "TM-TILE-27"],
  "tm-std": ["TM-STD-01", "TM-STD-02", "TM-STD-03", "TM-STD-04", "TM-STD-05", "TM-STD-06", "TM-STD-07", "TM-STD-08", "TM-STD-09"],
  "tm-mile": ["TM-MILE-01", "TM-MILE-02", "TM-MILE-03", "TM-MILE-04", "TM-MILE-10", "TM-MILE-11"],
  "tm-award": ["TM-AWARD-01", "TM-AWARD-02", "TM-AWARD-03", "TM-AWARD-05", "TM-AWARD-07", "TM-AWARD-08", "TM-AWARD-09"],
  "tm-act": ["TM-ACT-01", "TM-ACT-02", "TM-ACT-03", "TM-ACT-04", "TM-ACT-05", "TM-ACT-06"],
  "tm-convert": ["TM-ACT-08", "TM-ACT-09", "TM-ACT-10", "TM-ACT-11", "TM-PROD-02"],
  "tm-prod": ["TM-PROD-01", "TM-PROD-02", "TM-PROD-03", "TM-PROD-04", "TM-PROD-05", "TM-PROD-08", "TM-PROD-10"],
  "tm-end": ["TM-END-01", "TM-END-02", "TM-END-04", "TM-END-09", "TM-END-11", "TM-END-12", "TM-END-13", "TM-END-16", "TM-END-17"],
  "tm-ce": ["TM-CE-01", "TM-CE-02", "TM-CE-05", "TM-CE-06"],
  "tm-solo": ["TM-SOLO-01", "TM-SOLO-02", "TM-SOLO-12", "TM-SOLO-13", "TM-SOLO-14", "TM-SOLO-16", "TM-SOLO-17"],
  "tm-draft": ["TM-DRAFT-01", "TM-DRAFT-02", "TM-DRAFT-03", "TM-DRAFT-05", "TM-DRAFT-06"],
  "tm-beg": ["TM-BEG-01", "TM-BEG-02", "TM-BEG-03", "TM-BEG-04", "TM-BEG-06"],
  "tm-deck": ["TM-DECK-01", "TM-DECK-02", "TM-DECK-03", "TM-DECK-07"],
  "tm-info": ["TM-INFO-01", "TM-INFO-02", "TM-INFO-05", "TM-INFO-06"],
  "tm-card": ["TM-CARD-01", "TM-CARD-05", "TM-CARD-06", "TM-CARD-07", "TM-CARD-08", "TM-CARD-09"],
  "om-setup": ["OM-SETUP-25", "OM-SETUP-26", "OM-SETUP-32", "OM-SETUP-35", "OM-SETUP-37", "OM-SETUP-38", "OM-SETUP-40"],
  "om-gen": ["OM-GEN-01", "OM-GEN-02", "OM-GEN-06", "OM-GEN-07", "OM-GEN-16", "OM-GEN-18", "OM-GEN-22"],
  "om-storage": ["OM-GEN-04", "OM-GEN-05", "OM-GEN-07"],
  "om-quarters": ["OM-GEN-09", "OM-GEN-10", "OM-GEN-11", "OM-GEN-12", "OM-BOOST-05", "OM-END-08"],
  "om-depot": ["OM-GEN-13", "OM-GEN-14", "OM-GEN-15", "OM-GEN-16", "OM-COL-69", "OM-EXEC-02"],
  "om-round": ["OM-ROUND-01", "OM-ROUND-02", "OM-ROUND-03", "OM-ROUND-04", "OM-ROUND-05", "OM-ROUND-09"],
  "om-place": ["OM-PLACE-01", "OM-PLACE-02", "OM-PLACE-03", "OM-PLACE-04", "OM-PLACE-06", "OM-PLACE-08", "OM-PLACE-13"],
  "om-boost": ["OM-BOOST-01", "OM-BOOST-02", "OM-BOOST-03", "OM-BOOST-04", "OM-BOOST-05"],
  "om-orbit": ["OM-ROUND-05", "OM-PLACE-13", "OM-ORBIT-01", "OM-ORBIT-05", "OM-ORBIT-11", "OM-ORBIT-17", "OM-ORBIT-34"],
  "om-landing-pod": ["OM-ORBIT-01", "OM-ORBIT-02", "OM-ORBIT-03", "OM-ORBIT-04"],
  "om-blueprint": ["OM-ORBIT-05", "OM-ORBIT-06", "OM-ORBIT-07", "OM-ORBIT-08", "OM-ORBIT-10", "OM-END-10"],
  "om-learn": ["OM-ORBIT-11", "OM-ORBIT-12", "OM-ORBIT-13", "OM-ORBIT-14", "OM-ORBIT-15", "OM-ORBIT-16"],
  "om-research": ["OM-ORBIT-17", "OM-ORBIT-18", "OM-ORBIT-19", "OM-ORBIT-20", "OM-ORBIT-22", "OM-ORBIT-23"],
  "om-tech": ["OM-ORBIT-25", "OM-ORBIT-26", "OM-ORBIT-28", "OM-ORBIT-30", "OM-ORBIT-31", "OM-COL-44"],
  "om-resupply": ["OM-ORBIT-34", "OM-ORBIT-35", "OM-ORBIT-36", "OM-ORBIT-37"],
  "om-col": ["OM-ROUND-05", "OM-PLACE-13", "OM-COL-01", "OM-COL-20", "OM-COL-51", "OM-COL-62", "OM-COL-71"],
  "om-control": ["OM-COL-01", "OM-COL-02", "OM-COL-03", "OM-COL-05", "OM-COL-07", "OM-COL-08", "OM-COL-12"],
  "om-rover": ["OM-COL-11", "OM-COL-14", "OM-COL-15", "OM-COL-16", "OM-COL-18", "OM-COL-19"],
  "om-construct": ["OM-COL-20", "OM-COL-21", "OM-COL-22", "OM-COL-23", "OM-COL-28", "OM-COL-29", "OM-COL-30", "OM-COL-34"],
  "om-complex": ["OM-GEN-18", "OM-GEN-19", "OM-COL-24", "OM-COL-31", "OM-COL-41", "OM-COL-42", "OM-COL-43"],
  "om-mine": ["OM-COL-35", "OM-COL-45", "OM-COL-46", "OM-COL-48", "OM-COL-49", "OM-COL-59"],
  "om-upgrade": ["OM-COL-51", "OM-COL-52", "OM-COL-53", "OM-COL-54", "OM-COL-56", "OM-COL-57", "OM-COL-60", "OM-COL-61"],
  "om-ship": ["OM-COL-62", "OM-COL-63", "OM-COL-64", "OM-COL-66", "OM-COL-68", "OM-COL-69", "OM-COL-70"],
  "om-hire": ["OM-COL-71", "OM-COL-73", "OM-COL-74", "OM-COL-75", "OM-COL-76", "OM-EXEC-05", "OM-END-11"],
  "om-contract": ["OM-COL-78", "OM-COL-79", "OM-COL-80", "OM-COL-81", "OM-COL-82", "OM-END-12"],
  "om-lss": ["OM-LSS-01", "OM-LSS-02", "OM-LSS-04", "OM-LSS-05", "OM-LSS-06", "OM-LSS-07"],
  "om-level": ["OM-LEVEL-01", "OM-LEVEL-02", "OM-LEVEL-03", "OM-LEVEL-04", "OM-LEVEL-08", "OM-LEVEL-09", "OM-LEVEL-10"],
  "om-progress": ["OM-COL-31", "OM-COL-32", "OM-LEVEL-09", "OM-END-06"],
  "om-exec": ["OM-EXEC-01", "OM-EXEC-02", "OM-EXEC-03", "OM-EXEC-04", "OM-EXEC-05", "OM-EXEC-07"],
  "om-mission": ["OM-MISSION-01", "OM-MISSION-02", "OM-MISSION-04", "OM-MISSION-06", "OM-MISSION-07", "OM-MISSION-10"],
  "om-goal": ["OM-GOAL-01", "OM-GOAL-02", "OM-GOAL-03", "OM-GOAL-05", "OM-GOAL-06", "OM-GOAL-08"],
  "om-shuttle": ["OM-SHUTTLE-01", "OM-SHUTTLE-02", "OM-SHUTTLE-03", "OM-SHUTTLE-04", "OM-SHUTTLE-05", "OM-SHUTTLE-06"],
  "om-travel": ["OM-SHUTTLE-07", "OM-SHUTTLE-09", "OM-SHUTTLE-10", "OM-SHUTTLE-11", "OM-SHUTTLE-12", "OM-SHUTTLE-14", "OM-SHUTTLE-16", "OM-SHUTTLE-18"],
  "om-end": ["OM-END-01", "OM-END-02", "OM-END-03", "OM-END-06", "OM-END-07", "OM-END-08", "OM-END-09", "OM-END-10", "OM-END-11", "OM-END-12", "OM-END-15"],
  "om-solo": ["OM-SOLO-01", "OM-SOLO-06", "OM-SOLO-08", "OM-SOLO-09", "OM-SOLO-17", "OM-SOLO-18", "OM-SOLO-27", "OM-SOLO-42"],
  "om-2p": ["OM-2P-01", "OM-2P-02", "OM-2P-04", "OM-2P-06"],
  "om-first": ["OM-FIRST-01", "OM-FIRST-03", "OM-FIRST-05", "OM-FIRST-06", "OM-FIRST-07"],
  "om-oddity": ["OM-ODDITY-01", "OM-ODDITY-02", "OM-ODDITY-03"],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof TOPICS;

/** The topic of a question, by its key. */
const ASKED: Record<string, Topic> = {
  "ask-action": "tm-phase",
  "ask-second-action": "tm-phase",
  "ask-corporation": "tm-setup",
  "ask-buy": "tm-research",
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
  "om-ask-turn": "om-round",
  "om-ask-turn-main-done": "om-exec",
  "om-ask-turn-executed": "om-round",
  "om-ask-turn-end": "om-round",
  "om-ask-means": "om-exec",
  "om-ask-pay": "om-gen",
  "om-ask-buy": "om-gen",
  "om-ask-choose": "om-gen",
  "om-ask-straight": "om-contract",
  "om-ask-gain-more": "om-boost",
  "om-ask-gain-any": "om-storage",
  "om-ask-warehouse": "om-resupply",
  "om-ask-retrieve": "om-quarters",
  "om-ask-produce": "om-travel",
  "om-ask-last-delivery": "om-contract",
  "om-ask-blueprint": "om-blueprint",
  "om-ask-upgrade": "om-upgrade",
  "om-ask-upgrade-at": "om-upgrade",
  "om-ask-build": "om-construct",
  "om-ask-build-at": "om-construct",
  "om-ask-tech": "om-complex",
  "om-ask-learn": "om-learn",
  "om-ask-install": "om-learn",
  "om-ask-develop": "om-research",
  "om-ask-compensate": "om-tech",
  "om-ask-move": "om-control",
  "om-ask-move-bots": "om-control",
  "om-ask-move-rover": "om-rover",
  "om-ask-take-tile": "om-rover",
  "om-ask-displace": "om-construct",
  "om-ask-place-bot": "om-ship",
  "om-ask-explore": "om-travel",
  "om-ask-explore-at": "om-travel",
  "om-ask-keep-discovery": "om-rover",
  "om-ask-ship": "om-ship",
  "om-ask-ship-reward": "om-ship",
  "om-ask-offer": "om-hire",
  "om-ask-refill": "om-contract",
  "om-ask-shuttle": "om-shuttle",
  "om-ask-travel": "om-shuttle",
  "om-ask-travel-by-ship": "om-shuttle",
  "om-ask-space": "om-travel",
};

/** Tiles that have a help text of their own. */
const TILES: Record<string, Topic> = { "tile-ocean": "tm-ocean", "tile-greenery": "tm-greenery", "tile-city": "tm-city" };

/** The topic of an answer that is picked, by the option or by its kind. */
const PICKED: Record<string, Topic> = {
  play: "tm-play",
  standard: "tm-std",
  convert: "tm-convert",
  milestone: "tm-mile",
  award: "tm-award",
  action: "tm-act",
  "action:landing_pod": "om-landing-pod",
  "action:obtain_blueprint": "om-blueprint",
  "action:learn_tech": "om-learn",
  "action:research": "om-research",
  "action:resupply": "om-resupply",
  "action:control_center": "om-control",
  "action:construct": "om-construct",
  "action:upgrade": "om-upgrade",
  "action:welcome_ship": "om-ship",
  "action:hire": "om-hire",
  executive: "om-exec",
  use: "om-exec",
  "build:mine": "om-mine",
  goal: "om-goal",
  deliver: "om-contract",
};

/** What helps with a question, or with the answer to it that is picked. */
export function topicOf(asked: Phrase, picked: string | null = null): Topic | null {
  const chosen = picked === null ? undefined : (PICKED[picked] ?? PICKED[picked.split(":")[0]!]);
  if (chosen) return chosen;
  const { tile } = asked.args;
  const laid = typeof tile === "object" && "key" in tile ? TILES[tile.key] : undefined;
  return laid ?? ASKED[asked.key] ?? null;
}

/** The topic of a group of rules, as `TM-TILE`. */
export function topicOfGroup(group: string): Topic | null {
  const topic = group.toLowerCase();
  return topic in TOPICS ? (topic as Topic) : null;
}

const LEDGERS: Record<string, string> = { tm: "terraforming_mars", om: "on_mars" };

/** Where the ledger has a rule, by its id. */
export function placeOf(rule: string): string {
  return `/rules/${LEDGERS[rule.slice(0, 2).toLowerCase()]}#${rule}`;
}
