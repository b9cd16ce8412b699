/** The guide for a newcomer's first generation: steps that follow what the table shows, and how far somebody is. */

import type { Topic } from "./help";
import type { Question } from "../../protocol";
import type { Model, Board } from "./model";

/** What a step looks at. Nothing of it is worked out here. */
export interface Scene {
  model: Model;
  me: Board;
  question: Question | null;
}

export interface Step {
  id: string;
  /** The part of the table that it speaks of. */
  region: "actions" | "board" | "hand" | "me" | "prompt" | "tray" | "";
  topic: Topic;
  /** Whether there is something to say yet; until then the guide is silent. */
  begins(scene: Scene): boolean;
  /** Whether it has happened since the step began; then the guide goes on by itself. */
  done(scene: Scene, begun: Scene): boolean;
}

const always = () => true;
const never = () => false;
const later = ({ model }: Scene) => model.generation > 1;
const tiles = ({ model }: Scene) => model.areas.filter(({ tile }) => tile !== null).length;
const playing = ({ model }: Scene) => model.phase === "action";

export const STEPS: Step[] = [
  { id: "setup", region: "tray", topic: "tm-setup", begins: always, done: ({ model }) => model.phase !== "setup" },
  { id: "resources", region: "me", topic: "tm-prod", begins: always, done: later },
  { id: "cards", region: "hand", topic: "tm-play", begins: always, done: later },
  {
    id: "action",
    region: "actions",
    topic: "tm-phase",
    begins: always,
    done: (scene) => later(scene) || scene.me.passed || scene.question?.asked.key === "ask-second-action",
  },
  {
    id: "rating",
    region: "board",
    topic: "tm-param",
    begins: always,
    done: (scene, begun) => later(scene) || scene.me.rating > begun.me.rating,
  },
  {
    id: "tile",
    region: "board",
    topic: "tm-tile",
    begins: always,
    done: (scene, begun) => later(scene) || tiles(scene) > tiles(begun),
  },
  {
    id: "pass",
    region: "prompt",
    topic: "tm-phase",
    begins: playing,
    done: (scene) => later(scene) || scene.me.passed,
  },
  {
    id: "production",
    region: "me",
    topic: "tm-prod",
    begins: (scene) => scene.me.passed || later(scene),
    done: (scene) => later(scene) && playing(scene),
  },
  {
    id: "research",
    region: "tray",
    topic: "tm-research",
    begins: later,
    done: (scene) => later(scene) && playing(scene),
  },
  { id: "onward", region: "", topic: "tm-end", begins: (scene) => later(scene) && playing(scene), done: never },
];

/** After this generation nobody needs a first one explained. */
export const LAST = 2;

const KEY = "valles-coach";

/** The steps that were done or read at a table on this device. */
export function remembered(table: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { table?: string; past?: string[] };
    return kept.table === table && Array.isArray(kept.past) ? kept.past : [];
  } catch {
    return [];
  }
}

export function remember(table: string, past: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ table, past }));
  } catch {
    // A browser that keeps nothing begins the guide again.
  }
}
