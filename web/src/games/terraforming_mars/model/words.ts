/** Words of the game by their keys. */

import type { Option } from "../../../protocol";
import type { Selection } from "../../../table/selection.svelte";
import type { People } from "../../../table/people";
import { say, tell } from "../../../text/say.svelte";
import { bonuses, type Area, type Board, type Goal } from "./model";
import type { Space } from "./printed";

export { signed } from "../../../table/change";

/** The word of a thing, also by its id, which may have underscores. */
export function noun(key: string, count = 1, counted = false): string {
  return say({ key: key.replaceAll("_", "-"), count, counted });
}

/** Rows have letters, so that an area is called by two signs, as E5. */
export function rowLetter(row: number): string {
  return String.fromCharCode("A".charCodeAt(0) + row - 1);
}

/** The place of Mars that an area is named after. */
export function placeName(called: string): string {
  return tell(`page-tm-place-${called.replaceAll("_", "-")}`);
}

/** Return the price and the benefit of a tile on a space. */
export function printedWords(space: Space): string[] {
  return [
    ...bonuses(space).map((bonus) => noun(bonus)),
    ...(space.price === 0 ? [] : [tell("page-tm-area-price", { price: space.price })]),
    ...(space.then ? [say(space.then.phrase)] : []),
  ];
}

/** Describe an area: its place, its purpose, and what is printed there. */
export function areaWords(area: Area): string[] {
  const kind = area.ocean ? "ocean" : area.reserved ? "reserved" : area.volcano ? "volcanic" : "land";
  return [
    tell("page-tm-area", { space: `${rowLetter(area.row ?? 0)}${area.column ?? 0}` }),
    ...(area.called ? [placeName(area.called)] : []),
    tell(`page-tm-area-${kind}`),
    ...(area.tile ? [] : printedWords(area)),
  ];
}

/** The tile of an area and whose it is. */
export function tileWords(area: Area, people: People): string {
  const owner = area.owner === null || area.owner === "neutral" ? [] : [people.name(area.owner)];
  return [noun(`tile-${area.tile ?? ""}`), ...owner].join(" · ");
}

/** Return the price of an option in M€, as far as the server has sent it. */
export function priceOf(selection: Selection, option: string): number | null {
  const price = selection.price(option);
  return price && (price.find(({ key }) => key === "credits")?.count ?? 0);
}

/** Return the price of a card in hand; other options of a card say nothing of its cost. */
export function cardPrice(selection: Selection, option: string): number | null {
  return selection.meaning(option)?.kind === "play" ? priceOf(selection, option) : null;
}

/** The word on the button that commits the pick, with its price where it has one. */
export function commitWord(selection: Selection, people: People, option: string): string {
  const answer = selection.answer(option);
  if (!answer) return option;
  const price = priceOf(selection, option) ?? 0;
  if (answer.kind === "space") return tell("page-tm-place-here");
  if (answer.kind === "play") return tell("page-tm-play-for", { price });
  if (answer.kind === "action" && price > 0) return tell("page-tm-use-for", { price });
  return say(people.named(answer.label));
}

/** Return the requirement of a milestone or an award. */
export function goalWords({ phrase }: Goal): string {
  return say(phrase);
}

/** Return what it counts, and the number that it takes. */
export function goalCounts({ counted, need }: Goal): string {
  return tell("page-tm-counts", { what: counted, goal: need ?? 0 });
}

/** Return what is possible in a turn, in numbers. */
export function possible(answers: Option[]): string {
  const kinds = ["play", "action", "standard"].map((kind) => ({
    kind,
    number: answers.filter((answer) => answer.kind === kind).length,
  }));
  const texts = kinds
    .filter(({ number }) => number > 0)
    .map(({ kind, number }) => tell(`page-tm-can-${kind}`, { number }));
  return texts.length > 0 ? tell("page-tm-can", { what: texts.join(" · ") }) : tell("page-tm-can-nothing");
}

/** Return the M€ of the production phase as a sum: they are counted before the cards of a generation are bought. */
export function incomeWords({ rating, production }: Board): string {
  const made = production.credits;
  return tell(made < 0 ? "page-tm-income-less" : "page-tm-income", {
    rating,
    made: Math.abs(made),
    sum: rating + made,
  });
}
