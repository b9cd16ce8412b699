/** Rules that have every word that somebody looks for, in their id or in their text. */

import type { Block, Piece, Section } from "./ledger";

export type Rule = Extract<Block, { kind: "rule" }>;

function plain(pieces: Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece[1])).join("");
}

export function rulesOf(section: Section): Rule[] {
  return section.blocks.filter((block) => block.kind === "rule");
}

/** The sections with the rules that fit; nothing else of them. */
export function matches(sections: Section[], words: string): Section[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (rule: Rule) => {
    const text = `${rule.id} ${plain(rule.text)}`.toLowerCase();
    return terms.every((word) => text.includes(word));
  };
  return sections
    .map((section) => ({ ...section, blocks: rulesOf(section).filter(fits) }))
    .filter(({ blocks }) => blocks.length > 0);
}
