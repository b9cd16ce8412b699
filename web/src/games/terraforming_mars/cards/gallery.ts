/** The projects and corporations of Terraforming Mars, to be looked through. */

import { cardsOf } from "../../../data/cards.svelte";
import { name, tell } from "../../../text/say.svelte";
import { capital } from "../../../text/speech";
import type { Gallery, Item } from "../../game";
import CardFace from "./CardFace.svelte";
import { isProject } from "../model/cards";
import { PRINTED, type Card } from "../model/printed";

const { kinds, decks } = PRINTED;
/** Events are a kind of their own. */
const TAGS = PRINTED.tags.filter((tag) => tag !== "event");

function item(card: Card): Item {
  const tags = card.tags.length ? card.tags : ["none"];
  const cost = isProject(card) ? card.cost : null;
  return { ...card, cost, facets: { kind: [card.kind], tag: tags, deck: [card.deck] } };
}

export default {
  items: () => cardsOf("terraforming_mars").map(item),
  facets: () => [
    { id: "kind", values: kinds.map((id) => ({ id, text: tell(`page-cards-kind-${id}`), icon: `kind-${id}` })) },
    {
      id: "tag",
      values: [
        ...TAGS.map((id) => ({ id, text: capital(name(`tag-${id}`)), icon: `tag-${id}` })),
        { id: "none", text: tell("page-cards-tag-none"), icon: null },
      ],
    },
    {
      id: "deck",
      values: decks.map((id) => ({ id, text: tell(`page-cards-deck-${id.replaceAll("_", "-")}`), icon: null })),
    },
  ],
  costs: true,
  facts: (of) => [tell("page-cards-number", { number: (of as unknown as Card).printed })],
  legend: [
    { icon: "kind-active", says: "active" },
    { icon: "kind-automated", says: "automated" },
    { icon: "kind-event", says: "event" },
    { icon: "energy", frame: "prod", says: "production" },
    { icon: "plant", frame: "any", says: "any" },
    { icon: "tile-city", sign: "*", says: "star" },
  ],
  face: CardFace,
} satisfies Gallery;
