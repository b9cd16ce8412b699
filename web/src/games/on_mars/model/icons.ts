/** The drawings of icons; those without a drawing stay out, since the text says it. */

import { cardOf } from "../../../data/cards.svelte";
import type { Icon, Part as Shown, Thing } from "../../../icon";
import { MINUS, drawn, drawnIn, row as marksOf, type Drawings, type Drawn, type Mark } from "../../../ui/icons";
import { BUILDINGS, type Card, type Family } from "./printed";
import { GOODS, TECHS } from "./drawings";

/** A part of a card; executive actions and rewards have a head of their own. */
interface Part {
  head: "" | "executive" | "reward";
  marks: Mark[];
}

/** The drawings of a card: its parts, and at its foot the immediate benefit and the points in the end. */
export interface Face {
  glyph: string;
  parts: Part[];
  taken: Mark[];
  points: Mark[];
}

const ANYTHING = "tag-any";
const WORDS: Record<string, string[]> = Object.fromEntries(
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
    "goal-card": "goal",
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
/** Icons that can name a certain one, by its number or letter. */
const CERTAIN = ["lab", "mission", "contract"];
const DRAWINGS: Drawings = { thing: draw, arrow: { is: "sign", text: "→" } };

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

/** Return the drawings on the face of a card. */
export function face(card: Card): Face {
  const parts = card.icons.map(part).filter(({ marks }) => marks.length > 0);
  const glyph = glyphOf(card);
  if (card.family === "blueprint") {
    const [fits, taken, acts, points] = parts;
    return {
      glyph,
      parts: [fits, acts].filter((one) => one !== undefined),
      taken: taken?.marks ?? [],
      points: points?.marks ?? [],
    };
  }
  if (card.family === "contract")
    return { glyph, parts: parts.slice(0, -1), taken: [], points: parts.at(-1)?.marks ?? [] };
  return { glyph, parts, taken: [], points: [] };
}

function glyphOf(card: Card): string {
  const building = card.building ?? card.works_in;
  if (building && card.family !== "contract") return BUILDINGS[building];
  if (card.family === "tech") return TECHS[card.id.slice("tech_".length) as keyof typeof TECHS] ?? GLYPHS.tech;
  return GLYPHS[card.family];
}

/** Return the drawings of a price or a benefit. */
export function row(icons: Icon[]): Mark[] {
  return marksOf(icons, DRAWINGS);
}

/** The same without signs and frames around it: the things alone. */
export function drawings(icons: Icon[]): Drawn[] {
  return drawnIn(row(icons));
}

/** A price without signs, and without the number where it is one. */
export function price(icons: Icon[]): Mark[] {
  return row(icons.map((icon) => (icon.type === "thing" ? bare(icon) : icon)));
}

/** All icons of a card in one row. */
export function iconsOf(card: Card | undefined): Icon[] {
  return (card?.icons ?? []).flatMap(({ icons }) => icons);
}

/** Return the icons after a sign: the benefit after a price, or what is counted. */
export function afterSign(icons: Icon[]): Icon[] {
  const relation = icons.find((icon) => icon.type === "relation");
  return relation?.right ?? icons;
}

function bare(thing: Thing): Thing {
  const { type, name } = thing;
  return thing.count === 1 ? { type, name } : { ...thing, sign: "" };
}

function part({ head, icons }: Shown): Part {
  return { head: head === "executive" || head === "reward" ? head : "", marks: row(icons) };
}

function draw({ name, kind = "", count, sign = "", bound, whose, extra = [] }: Thing): Drawn | null {
  const drawings = [kind, name, ...extra].flatMap((word) => WORDS[word] ?? []);
  if (kind === "marker" || drawings.length === 0) return null;
  if (kind === "construct" && name === "any") drawings.push(ANYTHING);
  const number = count === undefined ? "" : sign.replace("-", MINUS) + String(count);
  const certain = CERTAIN.includes(kind) && !(name in WORDS) ? name : "";
  const text = bound === "min" ? `≥ ${number}` : number || certain;
  return drawn(drawings, { text, any: whose === "any", boost: kind === "boost" });
}

/** The drawing of an executive action of the depot: what it does, without its price. */
export function executiveDrawing(number: string): string {
  return drawings(afterSign(iconsOf(cardOf("on_mars", `executive_${number}`))))[0]?.drawings[0] ?? "crystal";
}
