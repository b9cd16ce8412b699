/** Phrases in the reader's language. The language may change at any time; whatever was said is said anew. */

import type { Arg, Noun, Phrase } from "../protocol";

export const LANGUAGES = ["en", "de", "pl", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

let current = $state<Language>("en");

/** The language that everything is said in. */
export function language(): Language {
  return current;
}

export async function speakIn(wanted: Language): Promise<void> {
  current = wanted;
  document.documentElement.lang = wanted;
}

/** A phrase or noun as it stands by itself. */
export function say(said: Phrase | Noun): string {
  return said.key;
}

/** A message of the page itself, by its key. */
export function tell(key: string, args: Record<string, Arg> = {}): string {
  return say({ key, args });
}
