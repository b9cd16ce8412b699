/** The cards and tiles of On Mars, to be looked through. */

import { cardsOf } from "../../../data/cards.svelte";
import { name, tell } from "../../../text/say.svelte";
import { capital } from "../../../text/speech";
import type { Gallery, Item, PrintedValue } from "../../game";
import CardFace from "./CardFace.svelte";
import { BUILDINGS, type Card } from "../model/printed";

const FAMILIES = [
  "blueprint",
  "scientist",
  "contract",
  "goal",
  "mission",
  "tech",
  "executive",
  "discovery",
  "research",
  "reward",
  "first_colonist_a",
  "first_colonist_b",
  "solo",
  "solo_goal",
];

function item(card: Card): Item {
  const shown = [card.building, card.works_in, card.scores, ...(card.buildings ?? [])].filter(
    (one) => one !== undefined,
  );
  const source = card.standin.length ? "standin" : "sure";
  return { ...card, cost: null, facets: { family: [card.family], building: shown, source: [source] } };
}

/** Any value of a card can be reported: first those that no source confirms. */
function reported(card: Card): PrintedValue[] {
  const values = card.standin.map((id) => ({ id, here: (card as unknown as Record<string, unknown>)[id] }));
  return [...values, { id: "other", here: undefined }].map(({ id, here }) => ({
    id,
    name: tell(`page-om-value-${id}`),
    here: here ?? card.lines.join(" "),
  }));
}

export default {
  items: () => cardsOf("on_mars").map(item),
  facets: () => [
    {
      id: "family",
      values: FAMILIES.map((id) => ({
        id,
        text: tell(`page-cards-family-${id.replaceAll("_", "-")}`),
        icon: null,
      })),
    },
    {
      id: "building",
      values: Object.entries(BUILDINGS).map(([id, icon]) => ({ id, text: capital(name(`om-${id}`)), icon })),
    },
    {
      id: "source",
      values: ["sure", "standin"].map((id) => ({ id, text: tell(`page-cards-source-${id}`), icon: null })),
    },
  ],
  costs: false,
  facts(of) {
    const { level, printed } = of as unknown as Card;
    return [...(level ? [tell("page-cards-level", { level })] : []), tell("page-cards-number", { number: printed })];
  },
  legend: [
    { icon: "kind-active", says: "executive" },
    { icon: "u-trophy", says: "reward" },
    { icon: "colonist", sign: "+", says: "boost" },
    { icon: "b-generator", frame: "any", says: "any" },
    { icon: "tile-any", sign: "≥", says: "complex" },
    { icon: "tag-any", says: "anything" },
    { icon: "u-warn", says: "standin" },
  ],
  face: CardFace,
  reported: (item) => reported(item as unknown as Card),
} satisfies Gallery;
