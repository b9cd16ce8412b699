/** Phrases in the reader's language. The language may change at any time; whatever was said is said anew. */

import type { Arg, Noun, Phrase } from "../protocol";
import { isHeld, messages, SHARED } from "./files";
import { LANGUAGES, type Language } from "./language";
import { capital, Speech } from "./speech";

export { LANGUAGES, type Language };

const ENGLISH: Language = "en";

let current = $state<Language>(ENGLISH);
let speech = $state.raw<Speech | null>(null);

/** The folders whose words are known: what all pages share, and the games that were asked for. */
const known = new Set([SHARED]);
/** The last language that was asked for, which may still be on its way. */
let requested: Language = ENGLISH;
let latest: Promise<void> = Promise.resolve();
let loading = 0;
const missed = new Set<string>();

/** The language that everything is said in. */
export function language(): Language {
  return current;
}

/** The language of ours that the browser's reader likes best. */
export function preferred(): Language {
  const ours = navigator.languages.map((tag) => LANGUAGES.find((known) => tag.toLowerCase().startsWith(known)));
  return ours.find((match) => match !== undefined) ?? ENGLISH;
}

/** The language's name for itself. */
export function nameOf(of: Language): string {
  return capital(new Intl.DisplayNames(of, { type: "language" }).of(of) ?? of);
}

/** Say everything in this language from now on, as soon as its words are here. */
export async function speakIn(target: Language): Promise<void> {
  requested = target;
  await (latest = load());
}

/** Learn the words of a game too; its phrases can be said afterwards. */
export async function learn(game: string): Promise<void> {
  if (!known.has(game)) {
    known.add(game);
    latest = load();
    latest.catch(() => known.delete(game));
  }
  await latest;
}

/** A phrase or noun as it stands by itself. */
export function say(phrase: Phrase | Noun): string {
  if (!speech) return "";
  try {
    return speech.speak(phrase);
  } catch (error) {
    // Words that are still on their way would flash as keys.
    return loading ? "" : missing(phrase.key, error as Error);
  }
}

/** A word of the game by its key, as `card-ants` or `tile-city`; an id becomes one with hyphens. */
export function name(key: string, count = 1): string {
  return say({ key: key.replaceAll("_", "-"), count, counted: false });
}

/** A message of the page itself, by its key. */
export function tell(key: string, args: Record<string, Arg> = {}): string {
  return say({ key, args });
}

/** Whether somebody has written the phrase or noun; what is still on its way counts as written. */
export function knows(phrase: Phrase | Noun): boolean {
  return !speech || loading > 0 || speech.has(phrase);
}

/** A message, or these words where nobody has written it: games of other packages need not. */
export function tellOr(words: string, key: string, args: Record<string, Arg> = {}): string {
  return knows({ key, args }) ? tell(key, args) : words;
}

/** An id as words, where nobody has written better ones. */
export function inWords(id: string): string {
  return capital(id.replaceAll(/[_-]/g, " "));
}

/** What a language lacks is said in English, where games of other packages are known. */
async function english(target: Language): Promise<Speech | null> {
  const brought = [...known].filter((folder) => !isHeld(folder));
  return target === ENGLISH || brought.length === 0
    ? null
    : new Speech(ENGLISH, await messages(ENGLISH, [SHARED, ...brought]));
}

async function load(): Promise<void> {
  const target = requested;
  const size = known.size;
  loading += 1;
  try {
    const learnt = new Speech(target, await messages(target, known), await english(target));
    // A later request has its own words on their way.
    if (target !== requested || size !== known.size) return await latest;
    current = target;
    speech = learnt;
    if (globalThis.document) document.documentElement.lang = target;
  } finally {
    loading -= 1;
  }
}

function missing(key: string, error: Error): string {
  if (import.meta.env.DEV && !missed.has(key)) {
    missed.add(key);
    console.warn(error.message);
  }
  return key;
}
