/** On Mars, as the page knows it. */

import type { GamePage } from "../game";
import Hero from "./Hero.svelte";

/** The colours in the order in which they are given out. */
const COLOURS = ["purple", "green", "yellow", "blue"];

export default {
  prefix: "om-",
  hero: Hero,
  table: () => import("./table/MarsTable.svelte"),
  cards: () => import("./cards/gallery"),
  log: () => import("./log/log"),
  map: () => import("./result/FinalMap.svelte"),
  alone: () => import("./result/alone"),
  appendix: {
    section: "on-mars-components-that-nobody-could-check",
    shown: () => import("./StandIns.svelte"),
  },
  scored: {
    play: "op",
    progress: "progress",
    ships: "ship",
    colonists: "colonist",
    technologies: "lab",
    blueprints: "blueprint",
    scientists: "scientist",
    contracts: "contract",
  },
  drawn: ["techs", "advanced"],
  // Of First Colonists, what leaves the choice of a space: it is the first decision of the lesson.
  first: { options: { first_missions: true, first_cards: true }, opponents: 0, minutes: 60 },
  rival: {
    noun: "om-lacerda",
    colour: (alone) => COLOURS[(COLOURS.indexOf(alone) + 1) % COLOURS.length]!,
  },
} satisfies GamePage;
