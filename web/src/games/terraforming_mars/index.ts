/** Terraforming Mars, as the page knows it. */

import type { GamePage } from "../game";
import Hero from "./Hero.svelte";

export default {
  prefix: "",
  hero: Hero,
  table: () => import("./MarsTable.svelte"),
  cards: () => import("./gallery"),
  scored: {
    rating: "tr",
    awards: "u-medal",
    milestones: "u-trophy",
    greeneries: "tile-greenery",
    cities: "tile-city",
    cards: "vp",
  },
  drawn: ["rating", "income"],
  first: { options: { corporate_era: false }, opponents: 1, steps: 9, minutes: 20 },
} satisfies GamePage;
