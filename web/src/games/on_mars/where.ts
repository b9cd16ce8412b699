/** Where on the table an answer lies, so that a narrow screen can show the place. */

import { PRINTED } from "./printed";
import { cardsOf } from "../../data/cards.svelte";
import type { Model, Player } from "./view";

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
  const number = numberOf(what);
  if (me?.blueprints.some((blueprint) => blueprint.number === number)) return "board";
  if (model.offers.includes(number)) return "colony";
  return shown(model).includes(number) ? "orbit" : "mars";
}

/** The cards that are asked for and lie nowhere on the table. */
export function elsewhere(options: string[], model: Model, me: Player | null): number[] {
  const lying = [...shown(model), ...model.offers, ...(me?.blueprints.map(({ number }) => number) ?? [])];
  return options
    .flatMap((option) => (option.startsWith("card:") ? [numberOf(option.slice("card:".length))] : []))
    .filter((number) => !lying.includes(number));
}

function shown(model: Model): (number | null)[] {
  return [...model.blueprints.upper, ...model.blueprints.lower, ...model.exploration];
}

function numberOf(id: string): number {
  return cardsOf("on_mars").findIndex((card) => card.id === id) + 1;
}
