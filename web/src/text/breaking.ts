/**
 * Where long words may be broken. Browsers have no dictionaries for all languages, and a word that is broken anywhere
 * cannot be read.
 */

const SOFT = "\u00ad";

const VOWELS = "aeiouyàáâäãåæąèéêëęìíîïòóôöõøœùúûüýÿ";
/** Two letters for one consonant, as in Polish and German. */
const [FIRST, SECOND] = ["[cdprst]", "[hz]"];
/** Before a consonant and a vowel a syllable begins, in any language. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{3})(?<!${FIRST}(?=${SECOND}))(?=(?:${FIRST}${SECOND}|[^${VOWELS}])[${VOWELS}]\\p{L})`,
  "giu",
);
/** A word of so many letters has a line to itself wherever names stand. */
const WHOLE = 11;

/** The name of a person, which may be broken within a long word. */
export function breakableName(name: string): string {
  return name.replaceAll(/\p{L}+/gu, (word) => (word.length > WHOLE ? word.replaceAll(SYLLABLE, SOFT) : word));
}

/** Puts soft hyphens into those words of a text that are listed, with a hyphen where each may be broken. */
export function breaker(listed: string): (text: string) => string {
  const known = new Map(
    listed
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll("-", "").toLowerCase(), word.split("-").map(({ length }) => length)]),
  );
  const broken = (word: string): string => {
    let at = 0;
    const parts = known.get(word.toLowerCase())?.map((length) => word.slice(at, (at += length)));
    return parts?.join(SOFT) ?? word;
  };
  return (text) => text.replaceAll(/[^\s-]+/g, broken);
}
