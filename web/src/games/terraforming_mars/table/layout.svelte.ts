/** The visible part of the table of Terraforming Mars where there is no room for all of it. */

import { MediaQuery } from "svelte/reactivity";
import { BREAKPOINT } from "../../../lib/breakpoint";
import type { Target } from "../../../table/keyboard";
import { Layout } from "../../../table/layout.svelte";
import type { Activity } from "../../../table/activity.svelte";

type Tab = "table" | "hand" | "board" | "players" | "goals" | "log";

const TABS: readonly (readonly [Tab, string])[] = [
  ["table", "u-board"],
  ["hand", "u-hand"],
  ["board", "u-human"],
  ["players", "u-users"],
  ["goals", "u-trophy"],
  ["log", "u-log"],
];

/** The screens on which goals and log are a drawer. */
const DRAWN = new MediaQuery(`${BREAKPOINT.medium} and (not ${BREAKPOINT.narrow})`);

export class MarsLayout extends Layout<Tab> {
  /** The hand or the cards in play, where there is no room for both. */
  lower = $state<"hand" | "play">("hand");
  /** True if goals and log are drawn out. */
  drawer = $state(false);

  readonly order = [
    ".mars > .prompt",
    ".lesson",
    ".mars .tray",
    ".hand-place",
    ".me-place",
    ".centre .hexmap",
    ".play-place",
    ".left .sp",
    ".right .ma",
    ".left .opponents",
    ".right .lg",
    ".mars .bar",
    ".mars .tabs",
  ];

  constructor(
    activity: Activity,
    private readonly isSolo: () => boolean,
  ) {
    super(activity, "table");
  }

  /** A single player has no milestones and awards. */
  get tabs(): typeof TABS {
    return this.isSolo() ? TABS.filter(([tab]) => tab !== "goals") : TABS;
  }

  override reveal(target: Target): void {
    if (target === "log") this.drawer = DRAWN.current && !this.drawer;
    if (target === "hand") this.lower = "hand";
  }

  /** Bring to the front where an answer lies. */
  goTo(region: "play" | "goals"): void {
    this.tab = region === "play" ? "board" : "goals";
    if (region === "play") this.lower = "play";
    if (region === "goals") this.drawer = DRAWN.current;
  }

  /** Bring the part of the table that the lesson speaks of to the front. */
  bring(tab: string): void {
    this.tab = this.tabs.find(([one]) => one === tab)?.[0] ?? this.tab;
    if (tab === "log" || tab === "goals") this.drawer = DRAWN.current;
  }

  protected override shows(tab: Tab, region: string): boolean {
    const at: Partial<Record<Tab, string>> = { table: "board", board: "me", goals: "goals" };
    return tab === "players" ? region.startsWith("seat-") : at[tab] === region;
  }
}
