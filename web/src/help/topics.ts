/** The topics of the help, and the rules of the ledgers for each: the games declare them. */

import { HELP } from "../games/help";
import type { Option, Phrase } from "../protocol";
import { pathTo } from "../lib/base";

/** The rules that a topic rests on. */
export function rulesOf(topic: string): readonly string[] {
  return Object.values(HELP).find(({ topics }) => topic in topics)?.topics[topic] ?? [];
}

/** Return the topic for a question of a game, or for the picked option. */
export function topicOf(game: string, prompt: Phrase, picked: Option | null = null): string | null {
  return HELP[game]?.topicOf(prompt, picked) ?? null;
}

/** Return the topic about the end of a game. */
export function topicOfEnd(game: string): string | null {
  return HELP[game]?.end ?? null;
}

/** The topic of a group of rules, as the ledger names it. */
export function topicOfGroup(group: string): string | null {
  const topic = group.toLowerCase();
  return Object.values(HELP).some(({ topics }) => topic in topics) ? topic : null;
}

/** Return the address of a rule in the ledger, by its id. */
export function placeOf(rule: string): string {
  const ledger = Object.keys(HELP).find((game) => rule.startsWith(`${HELP[game]!.ledger}-`));
  return pathTo(`/rules/${ledger}#${rule}`);
}
