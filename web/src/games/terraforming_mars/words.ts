/** Words of the game by their keys. */

import type { Choosing } from "../../table/choosing.svelte";
import type { People } from "../../table/people";
import { say, tell } from "../../text/say.svelte";
import { bonuses, type Area } from "./model";

export { signed } from "../../table/change";

export function noun(key: string, count = 1, counted = false): string {
  return say({ key, count, counted });
}

/** Rows have letters, so that an area is called by two signs, as E5. */
export function rowLetter(row: number): string {
  return "ABCDEFGHI"[row - 1] ?? "";
}

/** Where an area lies, what it is for, and what is printed there. */
export function areaWords(area: Area): string[] {
  const kind = area.ocean ? "ocean" : area.reserved ? "reserved" : area.volcano ? "volcanic" : "land";
  return [
    tell("page-tm-area", { row: rowLetter(area.row ?? 0), column: area.column ?? 0 }),
    tell(`page-tm-area-${kind}`),
    ...(area.tile ? [] : bonuses(area).map((bonus) => noun(bonus))),
  ];
}

/** The tile of an area and whose it is. */
export function tileWords(area: Area, people: People): string {
  const owner = area.owner === null || area.owner === "neutral" ? [] : [people.name(area.owner)];
  return [noun(`tile-${(area.tile ?? "").replaceAll("_", "-")}`), ...owner].join(" · ");
}

/** The word on the button that commits the pick, with its price where it has one. */
export function commitWord(choosing: Choosing, people: People, option: string): string {
  const told = choosing.label(option);
  const asked = choosing.steps.find(({ kind }) => kind.startsWith("pay:"))?.asked;
  const price = told?.args["price"] ?? asked?.args["price"];
  if (option.startsWith("space:")) return tell("page-tm-place-here");
  if (option.startsWith("play:") && typeof price === "number") return tell("page-tm-play-for", { price });
  if (option.startsWith("action:") && typeof price === "number") return tell("page-tm-use-for", { price });
  return told ? say(people.named(told)) : option;
}
