/** Options: the page never takes their texts apart. What one says comes with an answer, or from the game's vocabulary. */

/** The meaning of an option: its kind and its noun, which may be empty. */
export interface Meaning {
  readonly kind: string;
  readonly noun: string;
}

/** An option that is a number. */
export interface Amount {
  kind: string;
  value: number;
}

/** The text of an option. How options are written is known here alone. */
export function optionOf(kind: string, noun: string | number = ""): string {
  return noun === "" ? kind : `${kind}:${noun}`;
}

/** Every option of a game, also those that are not asked now. */
export class Vocabulary {
  readonly #nouns: Readonly<Record<string, readonly string[]>>;
  readonly #meanings: ReadonlyMap<string, Meaning>;
  readonly #amounts: ReadonlySet<string>;

  /** The nouns of each kind, and the kinds whose nouns are numbers to be chosen together with an action. */
  constructor(nouns: Readonly<Record<string, readonly string[]>> = {}, amounts: readonly string[] = []) {
    this.#nouns = nouns;
    this.#meanings = new Map(
      Object.entries(nouns).flatMap(([kind, all]) => all.map((noun) => [optionOf(kind, noun), { kind, noun }])),
    );
    this.#amounts = new Set(amounts);
  }

  /** All options of these kinds. */
  options(...kinds: string[]): string[] {
    return kinds.flatMap((kind) => (this.#nouns[kind] ?? []).map((noun) => optionOf(kind, noun)));
  }

  meaning(option: string): Meaning | null {
    return this.#meanings.get(option) ?? null;
  }

  amount(option: string | undefined): Amount | null {
    const meaning = option === undefined ? null : this.meaning(option);
    return meaning && this.#amounts.has(meaning.kind) ? { kind: meaning.kind, value: Number(meaning.noun) } : null;
  }
}

/** A text for each kind of options, or for each noun of a kind. */
export type ByMeaning<T extends string> = Readonly<Record<string, T | Readonly<Record<string, T>>>>;

export function lookUp<T extends string>(texts: ByMeaning<T>, { kind, noun }: Meaning): T | undefined {
  const text = texts[kind];
  return typeof text === "object" ? text[noun] : text;
}
