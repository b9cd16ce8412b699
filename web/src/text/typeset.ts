/** The typography of one language, exactly as in src/valles/describe/typography.py. */

const NO_BREAK = "\u00a0";

/** The habits of a language: the attributes of its message `typography`. */
export interface Habits {
  quotes: string;
  percent: string;
  units: string;
  tied: string;
}

export class Typography {
  #opening: string;
  #closing: string;
  #percent: string;
  #unit: RegExp | null;
  #tied: RegExp | null;

  /** Units stay on the line of their number, and tied words on the line of what follows them. */
  constructor({ quotes, percent, units, tied }: Habits) {
    [this.#opening = "", this.#closing = ""] = quotes.split(" ");
    this.#percent = percent.replace(" ", NO_BREAK);
    this.#unit = units ? new RegExp(`(?<=\\d) (?=(${anyOf(units)})(?![\\p{L}\\p{N}]))`, "gu") : null;
    this.#tied = tied ? new RegExp(`(?<![\\p{L}\\p{N}])(${anyOf(tied)}) (?=\\S)`, "giu") : null;
  }

  typeset(text: string): string {
    const marked = text
      .replace(/(?<![^\s([/–—])"/g, this.#opening)
      .replaceAll('"', this.#closing)
      .replace(/(?<=\p{L})'/gu, "’")
      .replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−")
      .replace(/(?<=\d)[ \u00a0]?%/g, this.#percent);
    const kept = this.#unit ? marked.replace(this.#unit, NO_BREAK) : marked;
    return this.#tied ? kept.replace(this.#tied, `$1${NO_BREAK}`) : kept;
  }
}

/** Return text of several lines as one line. */
export function sentences(lines: string[]): string {
  return lines.join(". ").replaceAll("..", ".");
}

/** A number as it is printed; nothing where there is none. */
export function written(number: number | null | undefined): string {
  return number == null ? "" : String(number).replace("-", "−");
}

function anyOf(words: string): string {
  return words.split(" ").join("|");
}
