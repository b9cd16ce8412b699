/** What can be asked about, and the rules of the ledgers that each answer rests on: the games say it. */

import { HELP } from "../games/help";
import type { Option, Phrase } from "../protocol";

/** The rules that a topic rests on. */
export function rulesOf(topic: string): readonly string[] {
  return Object.values(HELP).find(({ topics }) => topic in topics)?.topics[topic] ?? [];
}

/** What helps with a question of a game, or with the answer to it that is picked. */
export function topicOf(game: string, prompt: Phrase, picked: Option | null = null): string | null {
  return HELP[game]?.topicOf(prompt, picked) ?? null;
}

/** What tells how a game ends. */
export function topicOfEnd(game: string): string | null {
  return HELP[game]?.end ?? null;
}

/** The topic of a group of rules, as the ledger names it. */
export function topicOfGroup(group: string): string | null {
  const topic = group.toLowerCase();
  return Object.values(HELP).some(({ topics }) => topic in topics) ? topic : null;
}

/** Where the ledger has a rule, by its id. */
export function placeOf(rule: string): string {
  const ledger = Object.keys(HELP).find((game) => rule.startsWith(`${HELP[game]!.ledger}-`));
  return `/rules/${ledger}#${rule}`;
}
