/** Phrases as text in one language, exactly as src/valles/describe/text.py says them: nouns and inner phrases first. */

import { FluentBundle, FluentNumber, FluentResource, type Message } from "@fluent/bundle";

import type { Arg, Noun, Phrase } from "../protocol";
import { Typography } from "./typeset";

/** Nouns and phrases are two bundles: a noun and a phrase may have the same key. */
const NOUN_FILES = ["terms", "cards"];

/** The case of an argument where the message asks for no other. */
const PLAIN = "nominative";
const AND = "and";
const GROUPED: Intl.NumberFormatOptions = { useGrouping: "always" };

type Args = Record<string, string | number>;

/** How a message wants an argument: its case, how a list is joined, and the case of its items before the last. */
interface ArgumentForm {
  grammar: string;
  join: string;
  before: string;
}

const ANYHOW: ArgumentForm = { grammar: PLAIN, join: AND, before: PLAIN };

/** A file of messages: its name without folder and ending, and its text. */
export interface MessageFile {
  name: string;
  text: string;
}

/** A message is missing, or asks for what it is not given. */
class Unspoken extends Error {
  constructor(
    readonly key: string,
    why: string,
  ) {
    super(why);
  }
}

export class Speech {
  #nouns: FluentBundle;
  #phrases: FluentBundle;
  #typography: Typography;
  #argumentForms = new Map<string, ArgumentForm>();

  constructor(
    readonly language: string,
    files: MessageFile[],
    /** Says what this language lacks: a game of another package may not speak it. */
    readonly english: Speech | null = null,
  ) {
    this.#nouns = bundle(
      language,
      files.filter(({ name }) => NOUN_FILES.includes(name)),
    );
    this.#phrases = bundle(
      language,
      files.filter(({ name }) => !NOUN_FILES.includes(name)),
    );
    const habit = (name: string) => this.#formatted(this.#phrases, "typography", name, {});
    this.#typography = new Typography({
      quotes: habit("quotes"),
      percent: habit("percent"),
      units: habit("units"),
      tied: habit("tied"),
    });
  }

  /** The phrase or noun as it stands by itself: with a capital, and the punctuation that its message has. */
  speak(phrase: Phrase | Noun): string {
    return capital(this.#typography.typeset(String(this.#rendered(phrase, ANYHOW))));
  }

  has(phrase: Phrase | Noun): boolean {
    const here = ("args" in phrase ? this.#phrases : this.#nouns).hasMessage(phrase.key);
    return here || (this.english?.has(phrase) ?? false);
  }

  #rendered(arg: Arg, form: ArgumentForm): string | number {
    if (typeof arg !== "object") return arg;
    if (Array.isArray(arg)) {
      const before = { ...form, grammar: form.before };
      const items = arg.map((item, place) => this.#rendered(item, place < arg.length - 1 ? before : form));
      return this.#joined(items.map(String), form.join);
    }
    return "args" in arg ? this.#phrase(arg, form.grammar) : this.#noun(arg, form.grammar);
  }

  /** Every noun or list also brings its count, `$what` brings `$what-count`; every text its first letter. */
  #phrase(phrase: Phrase, grammar: string): string {
    if (this.english && !this.#phrases.hasMessage(phrase.key)) return this.english.#phrase(phrase, grammar);
    const args: Args = { case: grammar };
    for (const [name, arg] of Object.entries(phrase.args)) {
      const text = this.#rendered(arg, this.#argumentForm(phrase.key, name, grammar));
      args[name] = text;
      if (typeof text === "string") args[`${name}-initial`] = text.slice(0, 1).toLowerCase();
      if (Array.isArray(arg)) args[`${name}-count`] = arg.length;
      else if (typeof arg === "object" && "count" in arg) args[`${name}-count`] = arg.count;
    }
    return this.#formatted(this.#phrases, phrase.key, null, args);
  }

  /** How a message, itself said in a case, wants an argument: its attribute of that name. */
  #argumentForm(key: string, name: string, grammar: string): ArgumentForm {
    if (!(name in message(this.#phrases, key).attributes)) return ANYHOW;
    const id = `${key} ${name} ${grammar}`;
    let form = this.#argumentForms.get(id);
    if (!form) {
      const words = this.#formatted(this.#phrases, key, name, { case: grammar }).split(/\s+/);
      const own = words[0] ?? PLAIN;
      form = { grammar: own, join: words[1] ?? AND, before: words[2] ?? own };
      this.#argumentForms.set(id, form);
    }
    return form;
  }

  /** The form of the noun; with its number as its own attribute `counted` says it, or as the language usually does. */
  #noun(noun: Noun, grammar: string): string {
    const { key, count, counted } = noun;
    if (this.english && !this.#nouns.hasMessage(key)) return this.english.#noun(noun, grammar);
    const args: Args = { case: grammar, count };
    if (counted && "counted" in message(this.#nouns, key).attributes) {
      return this.#formatted(this.#nouns, key, "counted", args);
    }
    const word = this.#formatted(this.#nouns, key, null, args);
    return counted ? this.#formatted(this.#nouns, "counted", null, { ...args, noun: word }) : word;
  }

  #joined(items: string[], join: string): string {
    return items.reduce((head, last, place) => {
      if (place === 0) return last;
      const key = place === items.length - 1 ? `list-${join}` : "list-comma";
      return this.#formatted(this.#phrases, key, null, { head, last, initial: last.slice(0, 1).toLowerCase() });
    }, "");
  }

  #formatted(messages: FluentBundle, key: string, attribute: string | null, args: Args): string {
    const match = message(messages, key);
    const pattern = attribute === null ? match.value : match.attributes[attribute];
    if (!pattern) throw new Unspoken(key, `${key} has no text in ${this.language}`);
    const errors: Error[] = [];
    const text = messages.formatPattern(pattern, grouped(args), errors);
    if (errors[0]) throw new Unspoken(key, `${key} in ${this.language}: ${errors[0].message}`);
    return text;
  }
}

/** The text with a capital. */
export function capital(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** The text as a sentence: with a capital and a full stop. */
export function sentence(text: string): string {
  return /[.?!:]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

function bundle(language: string, files: MessageFile[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const { text } of files) made.addResource(new FluentResource(text));
  return made;
}

/** Thousands are always parted, as Python does; browsers leave four digits together in some languages. */
function grouped(args: Args): Record<string, string | FluentNumber> {
  const parted = (arg: string | number) => (typeof arg === "number" ? new FluentNumber(arg, GROUPED) : arg);
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, parted(arg)]));
}

function message(messages: FluentBundle, key: string): Message {
  const match = messages.getMessage(key);
  if (!match) throw new Unspoken(key, `there is no ${key} in ${messages.locales.join()}`);
  return match;
}
