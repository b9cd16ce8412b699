// Made from src/valles/kernel/icon.py by tools/protocol.py.

export type Icon = Thing | Group | Relation | Either;

/** One drawing, with all that is said about it. */
export interface Thing {
  type: "thing";
  /** The name of the thing: `plants`; with a kind, the `microbe` of a tag, the `mine` to construct. */
  name: string;
  /** A word of the game, such as `tag`, `tile`, `construct`; empty for what has a name of its own. */
  kind?: string;
  /** The number; `X` is any number, the same on both sides, or the level of a technology. */
  count?: number | "X" | null;
  /** Gained or lost; `±` gives or takes so many. */
  sign?: "" | "+" | "-" | "±";
  /** For a requirement, at least or at most. */
  bound?: "" | "max" | "min";
  /** `any` is that of any player, `adjacent` what lies next to the card's tile. */
  whose?: "" | "adjacent" | "any";
  /** True if the card adds a condition in words: another card, another place. */
  starred?: boolean;
  /** Other properties in words of the game, such as free, or its origin. */
  extra?: string[];
}

/** Icons with something around them. */
export interface Group {
  type: "group";
  /** The box of production; the brackets of a metal that may pay; what the player may decline. */
  around: "optional" | "payable" | "production";
  icons: Icon[];
}

/** Icons on both sides of a sign. */
export interface Relation {
  type: "relation";
  /** Pay left, then get right; left sets off or changes right; left for each right, if right, or counts as right. */
  sign: "each" | "equal" | "if" | "price" | "trigger";
  left: Icon[];
  right: Icon[];
}

/** One of several ways. */
export interface Either {
  type: "either";
  ways: Icon[][];
}

/** The icons of one thing that a card says: requirements, what it does, its action, its points, and so on. */
export interface Part {
  /** `action`, `effect`, `executive`, …; empty for none. */
  head: string;
  icons: Icon[];
}
