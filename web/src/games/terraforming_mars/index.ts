/** Terraforming Mars, as the page knows it. */

import type { GamePage } from "../game";
import { name } from "../../text/say.svelte";
import Hero from "./Hero.svelte";
import type { PublicView } from "./public";

function corporation(view: PublicView, seat: string): string {
  const id = view.players.find((player) => player.seat === seat)?.corporation;
  return id ? name(`card-${id}`) : "";
}

export default {
  prefix: "",
  hero: Hero,
  table: () => import("./table/MarsTable.svelte"),
  cards: () => import("./cards/gallery"),
  log: () => import("./log/log"),
  map: () => import("./map/FinalMap.svelte"),
  caption: (view, seat) => corporation(view as unknown as PublicView, seat),
  scored: {
    rating: "tr",
    awards: "u-medal",
    milestones: "u-trophy",
    greeneries: "tile-greenery",
    cities: "tile-city",
    cards: "vp",
  },
  drawn: ["rating", "income"],
  pictures: { map: () => import("./map/mapchoice") },
  first: { options: { corporate_era: false }, opponents: 1, minutes: 45 },
} satisfies GamePage;
