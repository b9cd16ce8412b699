/**
 * The icon tokens of cards, prices and benefits as things to draw; what has no drawing stays out, since the text says
 * it.
 */

import { BUILDINGS, type Card, type Family } from "./printed";
import { GOODS, TECHS } from "./drawings";

export interface Drawn {
  text: string;
  icons: string[];
  /** Whether it is anybody's, which a red frame tells. */
  any: boolean;
  /** Whether it is what more can be paid for. */
  boost: boolean;
}

/** A part of a card; executive actions and rewards have a head of their own. */
interface Part {
  head: "" | "executive" | "reward";
  drawn: Drawn[];
}

/** What is drawn on a card: its parts, and at its foot what comes at once and what it is worth in the end. */
export interface Face {
  glyph: string;
  parts: Part[];
  taken: Drawn[];
  points: Drawn[];
}

const MINUS = "−";
const ANYTHING = "tag-any";
const DRAWINGS: Record<string, string[]> = Object.fromEntries(
  Object.entries({
    ...GOODS,
    "colonist-to-work": "colonist",
    "any-resource": ANYTHING,
    "any-non-mineral": ANYTHING,
    "crystal-or-colonist": "crystal colonist",
    points: "op",
    lead: "op",
    rover: "rover",
    ship: "ship",
    hangar: "ship",
    welcome_ship: "ship",
    bots: "bot",
    "collecting-bots": "bot",
    upgrade: "upgrade",
    construct: "construct",
    construct_shelter: "construct b-shelter",
    blueprint: "blueprint",
    blueprints: "blueprint",
    obtain_blueprint: "blueprint",
    develop: "lab",
    develop_twice: "lab lab",
    learn: "lab",
    learn_tech: "lab",
    tech: "lab",
    techs: "lab",
    top_tech: "lab",
    lab: "lab",
    research: "research",
    research_tiles: "research",
    warehouse: "resupply",
    resupply: "resupply",
    delivery: "resupply",
    produce: "progress",
    cubes: "progress",
    progress_cubes: "progress",
    scientist: "scientist",
    scientists: "scientist",
    hire: "scientist",
    hire_scientist: "scientist",
    works: "scientist",
    contract: "contract",
    contracts: "contract",
    goal: "goal",
    task: "goal",
    mission: "mission",
    contribution: "mission",
    discoveries: "discovery",
    discovery_tiles: "discovery",
    place_discovery: "discovery",
    keep: "discovery",
    mines: "b-mine",
    shelters: "b-shelter",
    quarters: "colonist",
    advanced: "advanced",
    advanced_buildings: "advanced",
    complex: "tile-any",
    complexes: "tile-any",
    largest: "advanced tile-any",
    same_resources: ANYTHING,
    level: "level",
    travel: "shuttle",
    travels: "shuttle",
    side: "shuttle",
    control_center: "control",
    retrieve: "colonist",
    ...BUILDINGS,
  }).map(([word, drawings]) => [word, drawings.split(" ")]),
);
const SIGNS: Record<string, string> = { "/": "/", ":": ":", per: "/", "->": "→" };

const GLYPHS: Record<Family, string> = {
  blueprint: "blueprint",
  scientist: "scientist",
  contract: "contract",
  goal: "goal",
  mission: "mission",
  first_colonist_a: "colonist",
  first_colonist_b: "colonist",
  discovery: "discovery",
  research: "research",
  reward: "level",
  tech: "lab",
  executive: "bot",
  solo: "u-bot",
  solo_goal: "u-trophy",
};

/** What is drawn on the face of a card. */
export function face(card: Card): Face {
  const parts = lines(card.icons)
    .map(part)
    .filter(({ drawn }) => drawn.length > 0);
  const glyph = glyphOf(card);
  if (card.family === "blueprint") {
    const [fits, taken, acts, points] = parts;
    return {
      glyph,
      parts: [fits, acts].filter((one) => one !== undefined),
      taken: taken?.drawn ?? [],
      points: points?.drawn ?? [],
    };
  }
  if (card.family === "contract")
    return { glyph, parts: parts.slice(0, -1), taken: [], points: parts.at(-1)?.drawn ?? [] };
  return { glyph, parts, taken: [], points: [] };
}

function glyphOf(card: Card): string {
  const building = card.building ?? card.works_in;
  if (building && card.family !== "contract") return BUILDINGS[building];
  if (card.family === "tech") return TECHS[card.id.slice("tech_".length) as keyof typeof TECHS] ?? GLYPHS.tech;
  return GLYPHS[card.family];
}

/** A row of tokens without parts, as of a price or a benefit. */
export function row(tokens: string[]): Drawn[] {
  return part(tokens).drawn;
}

/** A price without signs, and without the number where it is one. */
export function price(tokens: string[]): Drawn[] {
  return row(tokens.map((token) => token.replace(/^-(1:)?/, "")));
}

function lines(tokens: string[]): string[][] {
  const found: string[][] = [[]];
  for (const token of tokens) {
    if (token === "|") found.push([]);
    else found.at(-1)!.push(token);
  }
  return found;
}

function part(tokens: string[]): Part {
  const [first] = tokens;
  const head = first === "executive" || first === "reward" ? first : "";
  return { head, drawn: trimmed(tokens.flatMap(drawn)) };
}

function drawn(token: string): Drawn[] {
  const sign = SIGNS[token];
  if (sign) return [{ text: sign, icons: [], any: false, boost: false }];
  const [, least, number, thing] = /^(min:)?([+-]?(?:\d+|X):)?(.+)$/.exec(token)!;
  // "7:contributions.4" is what four players need: without the word it would mislead.
  if (thing!.startsWith("contributions.") || thing!.startsWith("marker:")) return [];
  const words = thing!.split(/[.:]/);
  const icons = words.flatMap((word) => DRAWINGS[word] ?? []);
  if (!icons.length) return [];
  const count = number?.slice(0, -1).replace("-", MINUS) ?? "";
  const place = /^(?:lab|mission|contract):(\w{1,2})$/.exec(thing!)?.[1] ?? "";
  const shown = words[0] === "construct" && words[1] === "any" ? [...icons, ANYTHING] : icons;
  return [
    { text: least ? `≥ ${count}` : count || place, icons: shown, any: words[0] === "any", boost: words[0] === "boost" },
  ];
}

/** Signs need something on both sides. */
function trimmed(line: Drawn[]): Drawn[] {
  const thing = (one: Drawn | undefined) => one !== undefined && one.icons.length > 0;
  const first = line.findIndex(thing);
  const last = line.findLastIndex(thing);
  return line.slice(Math.max(0, first), last + 1).filter((one, at, all) => thing(one) || thing(all[at + 1]));
}
