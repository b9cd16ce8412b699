/** The regions of answers, so that a narrow screen can show them. */

import type { Option } from "../../../protocol";
import { PIECES } from "../model/option";
import { PRINTED } from "../model/printed";
import type { Model } from "../model/model";
import type { Player } from "../public";

export type Region = "mars" | "orbit" | "colony" | "board";

const REGIONS: Record<string, Region> = {
  hex: "mars",
  grid: "orbit",
  lab: "board",
  develop: "board",
  ship: "board",
};

/**
 * The place of an answer; null for those that stand in the prompt or in view everywhere, as executive actions do: what
 * has just happened on the map stays in sight.
 */
export function regionOf({ kind, noun }: Option, model: Model, me: Player | null): Region | null {
  if (kind === "action") return PRINTED.actions.find(({ id }) => id === noun)?.side === "orbit" ? "orbit" : "mars";
  if (PIECES[kind]) return "mars";
  if (kind !== "card") return REGIONS[kind] ?? null;
  if (me?.blueprints.some(({ card }) => card === noun)) return "board";
  if (model.offers.includes(noun)) return "colony";
  return shown(model).includes(noun) ? "orbit" : "mars";
}

/** The cards to be compared side by side: all that are asked for, unless they are one's own or tiles to explore with. */
export function compared(answers: Option[], model: Model, me: Player | null): string[] {
  const apart = [...model.exploration, ...(me?.blueprints.map(({ card }) => card) ?? [])];
  return answers.flatMap(({ kind, noun }) => (kind === "card" && !apart.includes(noun) ? [noun] : []));
}

function shown(model: Model): (string | null)[] {
  return [...model.blueprints.upper, ...model.blueprints.lower, ...model.exploration];
}
