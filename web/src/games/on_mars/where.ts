/** Where on the table an answer lies, so that a narrow screen can show the place. */

import { PRINTED } from "./printed";
import type { Model } from "./model";
import type { Player } from "./public";

export type Region = "mars" | "orbit" | "colony" | "board";

const REGIONS: Record<string, Region> = {
  hex: "mars",
  rover: "mars",
  bot1: "mars",
  bot2: "mars",
  bot3: "mars",
  grid: "orbit",
  executive: "board",
  use: "board",
  lab: "board",
  develop: "board",
  ship: "board",
};

/** The place of an option; null for those that stand in the prompt or in view everywhere. */
export function regionOf(option: string, model: Model, me: Player | null): Region | null {
  const [kind = "", what = ""] = option.split(":");
  if (kind === "action") return PRINTED.actions.find(({ id }) => id === what)?.side === "orbit" ? "orbit" : "mars";
  if (kind !== "card") return REGIONS[kind] ?? null;
  if (me?.blueprints.some(({ card }) => card === what)) return "board";
  if (model.offers.includes(what)) return "colony";
  return shown(model).includes(what) ? "orbit" : "mars";
}

/** The cards that are asked for and lie nowhere on the table. */
export function elsewhere(options: string[], model: Model, me: Player | null): string[] {
  const lying = [...shown(model), ...model.offers, ...(me?.blueprints.map(({ card }) => card) ?? [])];
  return options
    .flatMap((option) => (option.startsWith("card:") ? [option.slice("card:".length)] : []))
    .filter((card) => !lying.includes(card));
}

function shown(model: Model): (string | null)[] {
  return [...model.blueprints.upper, ...model.blueprints.lower, ...model.exploration];
}
