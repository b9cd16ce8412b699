/** The ledger of a game's rules as tools/page_data.py writes it: sections, and in them rules, text and tables. */

/** Text as it is, or marked: bold, leaning, code, or the name of a rule with its id. */
export type Piece = string | ["b" | "i" | "code", string] | ["rule", string, string];

export type Block =
  | { kind: "rule"; id: string; text: Piece[] }
  | { kind: "text"; text: Piece[] }
  | { kind: "part"; title: string }
  | { kind: "list"; ordered: boolean; items: Piece[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] };

export interface Section {
  /** The group that its rules belong to, or a name for its place in the page. */
  id: string;
  group: boolean;
  level: number;
  title: string;
  blocks: Block[];
}

export interface Ledger {
  game: string;
  sections: Section[];
}

const FILES = import.meta.glob<Ledger>("../generated/rules.*.json", { import: "default" });

export function ledgerOf(game: string): Promise<Ledger> {
  return FILES[`../generated/rules.${game}.json`]!();
}
