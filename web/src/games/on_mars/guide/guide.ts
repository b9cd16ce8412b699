/** The guide through a first game of On Mars, alone against Lacerda: one round trip, by what was done on it. */

import { countLines, type Lesson, type Scene, type Step } from "../../../guide/guide";
import { tell } from "../../../text/say.svelte";
import { changes } from "../log/changes";
import { modelOf, type Model } from "../model/model";
import type { Player } from "../public";

/** The facts that the steps look at. Nothing of it is computed here. */
export interface ColonyScene extends Scene {
  model: Pick<Model, "solo">;
  me: Pick<Player, "space" | "stands">;
  /** The whole model, for what has changed. */
  whole?: Model;
}

const TRAVELS = ["om-log-travel-orbit", "om-log-travel-colony"];
const EXECUTIVE = ["om-log-executive", "om-log-use"];
/** The lines of the log that tell a deed, rather than what follows from it. */
const DEEDS = [
  "om-log-space",
  "om-log-action",
  "om-log-construct",
  "om-log-reward",
  "om-log-learn",
  "om-log-blueprint",
  ...TRAVELS,
  ...EXECUTIVE,
];

export const STEPS: Step<ColonyScene>[] = [
  {
    id: "seat",
    tab: "mars",
    region: ".journey-place, .onmars > .prompt",
    topic: "om-setup",
    done: ({ me }) => me.space !== null,
  },
  {
    id: "action",
    tab: "mars",
    region: ".acts:not(.away)",
    topic: "om-round",
    done: (now) => countLines(now, "om-log-action") > 0,
  },
  {
    id: "build",
    tab: "mars",
    region: ".map-place",
    topic: "om-construct",
    done: (now) => countLines(now, "om-log-construct") > 0,
  },
  { id: "benefit", tab: "orbit", region: ".lss", topic: "om-lss", done: (now) => countLines(now, "om-log-reward") > 0 },
  {
    id: "chain",
    tab: "mars",
    region: ".map-place",
    topic: "om-gen",
    done: (now) => countLines(now, "om-log-construct") > 1,
  },
  {
    id: "executive",
    tab: "board",
    region: ".onmars > .prompt",
    topic: "om-exec",
    done: (now) => countLines(now, ...EXECUTIVE) > 0 || (countLines(now, "om-log-action") > 0 && !now.me.stands),
  },
  {
    id: "lacerda",
    tab: "players",
    region: ".lacerda-place",
    topic: "om-solo",
    done: ({ lines, model }) => !model.solo || lines.some(({ key }) => key === "om-log-lacerda-card"),
  },
  {
    id: "travel",
    tab: "mars",
    region: ".journey-place",
    topic: "om-shuttle",
    done: (now) => countLines(now, ...TRAVELS) > 0,
  },
  {
    id: "tech",
    tab: "orbit",
    region: ".orbit-place",
    topic: "om-orbit",
    done: (now) => countLines(now, "om-log-learn", "om-log-blueprint") > 0,
  },
  {
    id: "return",
    tab: "mars",
    region: ".journey-place",
    topic: "om-travel",
    done: (now) => countLines(now, ...TRAVELS) > 1,
  },
  {
    id: "goals",
    tab: "players",
    region: ".right > .goals, .lacerda > section:last-child",
    topic: "om-solo",
    // Only whoever plays alone has solo goals.
    done: ({ model }) => !model.solo,
    looks: true,
  },
];

export const LESSON: Lesson<ColonyScene> = {
  steps: STEPS,
  words: (key) => tell(`page-om-guide-${key}`),
  rules: "/rules/on_mars",
  isDeed: ({ key }) => DEEDS.includes(key),
  scene(snapshot, lines, end) {
    const model = modelOf(snapshot.view);
    const me = model.players.find(({ seat }) => seat === snapshot.seat);
    if (!me) return null;
    return { seat: me.seat, moves: snapshot.undo?.moves ?? Infinity, lines, end, model, me, whole: model };
  },
  changes: ({ whole: before }, { whole: now, seat }, people) =>
    before && now ? changes(before, now, [], seat, people).filter((change) => change.seat === null) : [],
};
