/** The guide through a first game of Terraforming Mars: one generation, by what was done in it. */

import { countLines, type Lesson, type Scene, type Step } from "../../../guide/guide";
import { tell } from "../../../text/say.svelte";
import { changes } from "../log/changes";
import { modelOf, type Board, type Model } from "../model/model";

/** The facts that the steps look at. Nothing of it is computed here. */
export interface MarsScene extends Scene {
  model: Pick<Model, "generation" | "phase" | "solo">;
  me: Pick<Board, "corporation" | "passed" | "rating_rose">;
  /** The question that is open, by its key and its id. */
  prompt: string | null;
  questionId: string | null;
  /** The whole model, for what has changed. */
  whole?: Model;
}

/** The lines of the log that tell an action. */
const ACTIONS = [
  "log-play",
  "log-action",
  "log-standard",
  "log-milestone",
  "log-award",
  "log-convert-plants",
  "log-convert-heat",
];
const BEGINNER = "beginner_corporation";

const isLater = ({ model }: MarsScene) => model.generation > 1;

export const STEPS: Step<MarsScene>[] = [
  {
    id: "goal",
    tab: "table",
    region: ".hand-place, .tray",
    topic: "tm-end",
    done: (now) => countLines(now, ...ACTIONS) > 0,
    variant: ({ model, me }) =>
      model.phase === "setup" && me.corporation === null ? "-setup" : me.corporation === BEGINNER ? "-beginner" : "",
  },
  { id: "card", tab: "hand", region: ".hand-place", topic: "tm-play", done: (now) => countLines(now, "log-play") > 0 },
  {
    id: "second",
    tab: "table",
    region: ".mars > .prompt",
    topic: "tm-phase",
    done: (now, before) => before.prompt === "ask-second-action" && now.questionId !== before.questionId,
  },
  {
    id: "track",
    tab: "players",
    region: ".mars .sp",
    topic: "tm-param",
    done: (now) => now.me.rating_rose || countLines(now, "log-rating") > 0,
  },
  {
    id: "tile",
    tab: "table",
    region: ".mars .centre",
    topic: "tm-tile",
    done: (now) => countLines(now, "log-tile") > 0,
  },
  {
    id: "pass",
    tab: "table",
    region: ".mars > .prompt",
    topic: "tm-phase",
    done: (now) => now.me.passed || countLines(now, "log-pass") > 0,
  },
  { id: "production", tab: "board", region: ".me-place", topic: "tm-prod", done: isLater },
  {
    id: "research",
    tab: "table",
    region: ".tray, .hand-place",
    topic: "tm-research",
    done: (now) => isLater(now) && now.model.phase === "action",
  },
  {
    id: "goals",
    tab: "log",
    region: ".goals-place",
    topic: "tm-mile",
    // Nobody who plays alone has any.
    done: ({ model }) => model.solo,
    looks: true,
  },
];

export const LESSON: Lesson<MarsScene> = {
  steps: STEPS,
  words: (key) => tell(`page-tm-guide-${key}`),
  rules: "/rules/terraforming_mars",
  isDeed: ({ key }) => ACTIONS.includes(key) || key === "log-pass" || key === "log-buy",
  scene(snapshot, lines, end) {
    const model = modelOf(snapshot.view);
    const me = model.players.find(({ seat }) => seat === snapshot.seat);
    if (!me) return null;
    const { question, undo } = snapshot;
    return {
      seat: me.seat,
      moves: undo?.moves ?? Infinity,
      lines,
      end,
      model,
      me,
      prompt: question?.prompt.key ?? null,
      questionId: question?.id ?? null,
      whole: model,
    };
  },
  changes: ({ whole: before }, { whole: now, seat }, people) =>
    before && now ? changes(before, now, seat, people).filter((change) => change.seat === null) : [],
};
