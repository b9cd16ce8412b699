/** The drawings of a card's icons, and their places on its face. */

import type { Icon, Part, Thing } from "../../../icon";
import { MINUS, drawn, drawnIn, row, things, type Drawings, type Drawn, type Mark } from "../../../ui/icons";
import { BOX_DRAWINGS } from "../drawings";
import { PRINTED } from "./printed";
import { degrees, percent } from "./units";

interface Line {
  /** Actions and lasting effects lie on their own ground. */
  head: "" | "action" | "effect" | "first";
  marks: Mark[];
}
interface Requirement {
  drawing: string;
  text: string;
  most: boolean;
  production: boolean;
}
interface Points {
  number: string;
  starred: boolean;
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
  award: "u-medal",
  points: "vp",
};
const TILES: Record<string, string> = {
  ocean: "tile-ocean",
  greenery: "tile-greenery",
  city: "tile-city",
  capital: "tile-city",
  "ecological-zone": "tile-eco",
};
const ON_CARDS = [...PRINTED.holdings, "resources"];
const DRAWINGS: Drawings = { thing: draw, arrow: { is: "sign", text: "→", drawing: "arrow" } };

function drawingOf({ kind, name }: Thing): string {
  if (kind === "tag") return `tag-${name}`;
  if (kind === "tile") return TILES[name] ?? "tile-special";
  return RESOURCES[name] ?? BOX_DRAWINGS[name] ?? "tag-any";
}

function draw(thing: Thing, price: boolean): Drawn {
  const shown = thing.count === undefined ? single(thing) : counted(thing, price);
  return { ...shown, any: thing.whose === "any", starred: shown.starred || (thing.starred ?? false) };
}

/** A price carries no minus, and only what lies on cards a plus. */
function counted(thing: Thing, price: boolean): Drawn {
  const { name, sign, count } = thing;
  const number = String(count);
  const held = ON_CARDS.includes(name);
  const signed = sign === "-" && !price ? MINUS : sign === "±" || (sign === "+" && held) ? sign : "";
  if (name === "credits") return drawn([], { coin: signed + number });
  if (name === "cost") return drawn([], { coin: `${number}+` });
  if (name === "requirement") return drawn(["oxygen", "temperature", "ocean"], { text: `±${number}` });
  if (name === "area") return drawn(["steel", "titanium"], { text: count === 1 ? "" : number });
  const drawing = drawingOf(thing);
  if (name === "look") return drawn(["u-eye", drawing], { text: number });
  if (!held && (count === 1 || (count === 2 && !signed)))
    return drawn(Array<string>(count).fill(drawing), { text: signed });
  return drawn([drawing], { text: signed + number });
}

function single(thing: Thing): Drawn {
  if (thing.name === "reveal") return drawn(["u-eye", "card"]);
  if (thing.kind === "area") return drawn(["tile-any", RESOURCES[thing.name]!]);
  if (thing.kind === "standard") return drawn(["u-wrench", "energy"]);
  return drawn([drawingOf(thing)], { large: thing.kind === "tile", starred: thing.name === "claim" });
}

function requirement(thing: Thing, production: boolean): Requirement {
  const value = Number(thing.count);
  const sign = value > 0 && thing.name === "temperature" ? "+" : value < 0 ? MINUS : "";
  const signed = sign + String(Math.abs(value));
  const text =
    thing.kind === undefined && thing.name === "oxygen"
      ? percent(value)
      : thing.name === "temperature"
        ? degrees(signed)
        : signed;
  return { drawing: drawingOf(thing), text, most: thing.bound === "max", production };
}

/** So many points, or so many for each of something. */
function points(icon: Icon): Points {
  const [worth, each] = things([icon]);
  const number = String(worth!.count).replace("-", MINUS);
  const sign = icon.type === "relation" ? icon.sign : null;
  if (sign !== "each") return { number, starred: sign === "if", per: null };
  const every = each!.count === undefined || each!.count === 1 ? "" : String(each!.count);
  return { number, starred: false, per: { every, drawing: drawingOf(each!) } };
}

/** The mark of an action stands for an arrow in front of it. */
function line({ head, icons }: Part): Line {
  const marks = row(icons, DRAWINGS);
  const shown = head === "action" && marks[0] === DRAWINGS.arrow ? marks.slice(1) : marks;
  return { head: head as Line["head"], marks: shown };
}

/** The drawings of a row alone. */
export function drawings(icons: Icon[]): string[] {
  return drawnIn(row(icons, DRAWINGS)).flatMap((one) => one.drawings);
}

export function face(parts: Part[]): Face {
  const made: Face = { requirements: [], lines: [], points: null };
  for (const part of parts) {
    const [first] = things(part.icons);
    if (first?.bound)
      // In a box it is the own production that is required.
      for (const icon of part.icons)
        made.requirements.push(...things([icon]).map((thing) => requirement(thing, icon.type === "group")));
    // Under a head it is what an effect waits for.
    else if (first?.name === "points" && part.head === "") made.points = points(part.icons[0]!);
    else made.lines.push(line(part));
  }
  return made;
}
