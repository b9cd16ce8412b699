/**
 * The icon row of a card, from the tokens that the engine derives (see src/valles/describe/icons.py), as things to
 * draw.
 */

import { degrees, percent } from "./units";

interface Quantity {
  is: "quantity";
  /** What stands before the drawing: a number with its sign, or nothing. */
  text: string;
  /** The drawings, in order; a number inside a coin is `coin`. */
  drawings: string[];
  coin: string | null;
  any: boolean;
  star: boolean;
  large: boolean;
}
interface Box {
  is: "box";
  inside: Piece[];
}
interface Sign {
  is: "sign";
  text: string;
}
interface Arrow {
  is: "arrow";
}
export type Piece = Quantity | Box | Sign | Arrow;

interface Line {
  /** Actions and lasting effects lie on their own ground. */
  head: "" | "action" | "effect" | "first";
  pieces: Piece[];
}
interface Requirement {
  drawing: string;
  text: string;
  most: boolean;
  production: boolean;
}
interface Points {
  number: string;
  star: boolean;
  per: { every: string; drawing: string } | null;
}
export interface Face {
  requirements: Requirement[];
  lines: Line[];
  points: Points | null;
}

const RESOURCES: Record<string, string> = {
  steel: "steel",
  titanium: "titanium",
  plants: "plant",
  energy: "energy",
  heat: "heat",
  animals: "animal",
  microbes: "microbe",
  sciences: "science",
  fighters: "fighter",
  resources: "tag-any",
  card: "card",
  look: "card",
  rating: "tr",
  temperature: "temperature",
  oxygen: "oxygen",
  oceans: "ocean",
  ocean: "tile-ocean",
  city: "tile-city",
  "city-on-mars": "tile-city",
  greenery: "tile-greenery",
  event: "tag-event",
  claim: "tile-any",
  copy: "copy",
  "next-card": "card",
  protect: "shield",
  "standard-project": "u-wrench",
  you: "u-human",
  this: "card",
  reveal: "card",
};
const TILES: Record<string, string> = {
  ocean: "tile-ocean",
  greenery: "tile-greenery",
  city: "tile-city",
  capital: "tile-city",
  "ecological-zone": "tile-eco",
};
const ON_CARDS = ["animals", "microbes", "sciences", "fighters", "resources"];
const SIGNS: Record<string, string> = { "/": "/", ":": ":", per: "/", if: ":", "=": "=" };
const MINUS = "−";

/** The drawing of a thing without its `any.` or `adjacent.`. */
function drawingOf(thing: string): string {
  if (thing.startsWith("tag:")) return `tag-${thing.slice(4)}`;
  if (thing.startsWith("tile:")) return TILES[thing.slice(5)] ?? "tile-special";
  return RESOURCES[thing] ?? "tag-any";
}

function bare(thing: string): [string, boolean] {
  if (thing.startsWith("any.")) return [thing.slice(4), true];
  if (thing.startsWith("adjacent.")) return [thing.slice(9), false];
  return [thing, false];
}

function quantity(drawings: string[], rest: Partial<Quantity> = {}): Quantity {
  return { is: "quantity", text: "", drawings, coin: null, any: false, star: false, large: false, ...rest };
}

function counted(sign: string, number: string, thing: string, cost: boolean): Quantity {
  const [what, any] = bare(thing);
  const shown = sign === "-" && !cost ? MINUS : sign === "±" ? "±" : sign === "+" && ON_CARDS.includes(what) ? "+" : "";
  if (what === "credits") return quantity([], { coin: shown + number, any });
  if (what === "cost") return quantity([], { coin: `${number}+` });
  if (what === "requirement") return quantity(["oxygen", "temperature", "ocean"], { text: `±${number}` });
  if (what === "area") return quantity(["steel", "titanium"], { text: number === "1" ? "" : number });
  const drawing = drawingOf(what);
  if (what === "look") return quantity(["u-eye", drawing], { text: number });
  const few = number === "1" || (number === "2" && !shown);
  if (few && !ON_CARDS.includes(what))
    return quantity(Array<string>(Number(number)).fill(drawing), { text: shown, any });
  return quantity([drawing], { text: shown + number, any });
}

function plain(token: string): Quantity {
  const [what, any] = bare(token);
  if (what === "reveal") return quantity(["u-eye", "card"]);
  if (what.startsWith("area:")) return quantity(["tile-any", drawingOf(what.slice(5))]);
  if (what.startsWith("standard:")) return quantity(["u-wrench", "energy"]);
  return quantity([drawingOf(what)], { any, large: what.startsWith("tile:"), star: what === "claim" });
}

/** The pieces of a part. What stands before an arrow is a price and carries no minus. */
function pieces(tokens: string[]): Piece[] {
  const found: Piece[] = [];
  let anybody = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const amount = /^([-+±]?)(\d+|X):(.+)$/.exec(token);
    const last = found[found.length - 1];
    if (token === "[" || token === "(") {
      const end = tokens.indexOf(token === "[" ? "]" : ")", at);
      found.push(token === "[" ? box(tokens.slice(at + 1, end)) : small(tokens.slice(at + 1, end)));
      at = end;
    } else if (token === "->") found.push({ is: "arrow" });
    else if (token === "*") star(last);
    else if (token === "any") anybody = true;
    else if (token === "?") continue;
    else if (token in SIGNS) found.push({ is: "sign", text: SIGNS[token]! });
    else {
      const next = tokens.indexOf("->", at);
      const slash = tokens.indexOf("/", at);
      const cost = next >= 0 && (slash < 0 || next < slash);
      const piece = amount ? counted(amount[1]!, amount[2]!, amount[3]!, cost) : plain(token);
      if (anybody) piece.any = true;
      anybody = false;
      found.push(piece);
    }
  }
  return found;
}

function star(piece: Piece | undefined): void {
  if (piece?.is === "quantity") piece.star = true;
}

/** Production: losses first, as printed. */
function box(tokens: string[]): Box {
  const inside = pieces([
    ...tokens.filter((token) => token.startsWith("-")),
    ...tokens.filter((token) => !token.startsWith("-")),
  ]);
  return { is: "box", inside };
}

function small(tokens: string[]): Quantity {
  return quantity(
    tokens.map((token) => drawingOf(token)),
    { text: "/" },
  );
}

function requirement(token: string): Requirement {
  const [, way, number, thing] = /^(min|max):(-?\d+):(.+)$/.exec(token)!;
  const [what] = bare(thing!);
  const value = Number(number);
  const signed = `${value > 0 && what === "temperature" ? "+" : value < 0 ? MINUS : ""}${Math.abs(value)}`;
  const text = what === "oxygen" ? percent(value) : what === "temperature" ? degrees(signed) : signed;
  return { drawing: drawingOf(what), text, most: way === "max", production: false };
}

function points(tokens: string[]): Points {
  const number = tokens[0]!.split(":")[0]!.replace("-", MINUS);
  if (tokens[1] === "if") return { number, star: true, per: null };
  if (tokens[1] !== "per") return { number, star: false, per: null };
  const each = /^(\d+):(.+)$/.exec(tokens[2]!);
  const every = each && each[1] !== "1" ? each[1]! : "";
  return { number, star: false, per: { every, drawing: drawingOf(bare(each ? each[2]! : tokens[2]!)[0]) } };
}

function split(tokens: string[]): string[][] {
  const parts: string[][] = [[]];
  for (const token of tokens) {
    if (token === "|") parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

export function face(tokens: string[]): Face {
  const made: Face = { requirements: [], lines: [], points: null };
  for (const part of split(tokens)) {
    const first = part[0]!;
    // In a production box it is the own production that is required.
    if (first === "[" && /^(min|max):/.test(part[1]!))
      made.requirements.push(...part.slice(1, -1).map((token) => ({ ...requirement(token), production: true })));
    else if (/^(min|max):/.test(first)) made.requirements.push(...part.map(requirement));
    else if (/^-?\d+:points$/.test(first)) made.points = points(part);
    else if (first === "action" || first === "effect" || first === "first")
      made.lines.push({ head: first, pieces: pieces(part[1] === "->" ? part.slice(2) : part.slice(1)) });
    else made.lines.push({ head: "", pieces: pieces(part) });
  }
  return made;
}
