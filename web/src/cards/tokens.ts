/** The icon tokens of On Mars as things to draw; what has no drawing stays out, since the text says it. */

export interface Drawn {
  text: string;
  icons: string[];
}

const MINUS = "−";
const DRAWINGS: Record<string, string> = {
  mineral: "mineral", battery: "battery", water: "water", plant: "crop", oxygen: "o2", crystal: "crystal", colonist: "colonist",
  "colonist-to-work": "colonist", points: "op", rover: "rover", ship: "ship", bots: "bot", "collecting-bots": "bot",
  upgrade: "upgrade", construct: "construct", blueprint: "blueprint", obtain_blueprint: "blueprint", blueprints: "blueprint",
  develop: "lab", learn: "lab", learn_tech: "lab", tech: "lab", techs: "lab", top_tech: "lab", lab: "lab", research: "research", warehouse: "resupply",
  resupply: "resupply", produce: "progress", scientist: "scientist", scientists: "scientist", contract: "contract",
  contracts: "contract", goal: "goal", mission: "mission", contribution: "mission", contributions: "mission", discoveries: "discovery",
  keep: "discovery", mine: "b-mine", mines: "b-mine", generator: "b-generator", water_extractor: "b-water", greenhouse: "b-greenhouse",
  oxygen_condenser: "b-condenser", shelter: "b-shelter", shelters: "b-shelter", advanced: "advanced", complex: "advanced",
  complexes: "advanced", level: "level", cubes: "progress", hangar: "ship", travel: "shuttle", travels: "shuttle", side: "shuttle",
  control_center: "control", welcome_ship: "ship", hire: "scientist", retrieve: "colonist", largest: "advanced",
};
const SIGNS: Record<string, string> = { "/": "/", ":": ":", per: "/", "->": "→" };

/** A line for each part of the card. */
export function rows(tokens: string[]): Drawn[][] {
  const lines: Drawn[][] = [[]];
  for (const token of tokens) {
    if (token === "|") lines.push([]);
    else lines.at(-1)!.push(...drawn(token));
  }
  return lines.map(trimmed).filter((line) => line.length > 0);
}

function drawn(token: string): Drawn[] {
  if (token in SIGNS) return [{ text: SIGNS[token]!, icons: [] }];
  const [, least, number, thing] = /^(min:)?([+-]?(?:\d+|X):)?(.+)$/.exec(token)!;
  // "7:contributions.4" is what four players need: without the word it would mislead.
  if (thing!.startsWith("contributions.") || thing!.startsWith("marker:")) return [];
  const icons = thing!.split(/[.:]/).flatMap((word) => DRAWINGS[word] ?? []);
  if (!icons.length) return [];
  const count = number?.slice(0, -1).replace("-", MINUS) ?? "";
  return [{ text: least ? `≥ ${count}` : count, icons: [...new Set(icons)] }];
}

/** Signs need something on both sides. */
function trimmed(line: Drawn[]): Drawn[] {
  const thing = (part: Drawn | undefined) => part !== undefined && part.icons.length > 0;
  const first = line.findIndex(thing);
  const last = line.findLastIndex(thing);
  return line.slice(Math.max(0, first), last + 1).filter((part, at, all) => thing(part) || thing(all[at + 1]));
}
