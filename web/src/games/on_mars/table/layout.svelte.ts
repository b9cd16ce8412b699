/** The visible part of the table of On Mars where there is no room for all of it. */

import { MediaQuery } from "svelte/reactivity";

import { BREAKPOINT } from "../../../lib/breakpoint";
import { phone } from "../../../lib/phone";
import type { Target } from "../../../table/keyboard";
import { Layout } from "../../../table/layout.svelte";
import type { Activity } from "../../../table/activity.svelte";
import type { Region } from "./where";

type Tab = "mars" | "orbit" | "board" | "players" | "log";

export const SIDES = ["orbit", "colony", "players"] as const;

/** True if the orbit has no column of its own. */
export const narrow = new MediaQuery(BREAKPOINT.small);

export class MarsLayout extends Layout<Tab> {
  /** The contents of the one column at the side. */
  side = $state<(typeof SIDES)[number]>(phone.current ? "orbit" : "colony");

  /** True if the own board lies over the map, where a low window shows it as a strip. */
  unfolded = $state(false);

  readonly tabs = [
    ["mars", "u-board"],
    ["orbit", "shuttle"],
    ["board", "u-human"],
    ["players", "u-users"],
    ["log", "u-log"],
  ] as const;

  readonly order = [
    ".onmars > .prompt",
    ".lesson",
    ".onmars .tray",
    ".me-place",
    ".acts-place",
    ".centre .hexmap",
    ".journey-place",
    ".orbit-place",
    ".middle",
    ".right .opponents",
    ".right .lg",
    ".onmars .sides",
    ".onmars .bar",
    ".onmars .tabs",
  ];

  constructor(activity: Activity) {
    super(activity, "mars");
  }

  override reveal(target: Target): void {
    if (target === "log") this.side = "players";
  }

  /** Orbit and colony share a tab of the phone. */
  goTo(place: "board" | "colony"): void {
    if (place === "colony") this.side = place;
    this.open(place === "colony" ? "orbit" : place);
  }

  /** Bring the place of the answers to the front, unless some of them are there already. */
  bringForward(places: Region[]): void {
    this.unfolded = places.length > 0 && places.every((place) => place === "board");
    if (places.length === 0) return;
    if (places.includes("colony")) this.side = "colony";
    else if (places.includes("orbit") && narrow.current) this.side = "orbit";
    const tabs = places.map((place) => (place === "colony" ? "orbit" : place));
    if (!tabs.some((one) => one === this.tab)) this.tab = tabs[0]!;
  }

  /** Bring the part of the table that the lesson speaks of to the front. */
  bring(tab: string): void {
    const match = this.tabs.find(([one]) => one === tab)?.[0] ?? this.tab;
    this.side = match === "players" ? "players" : match === "orbit" ? "orbit" : "colony";
    this.open(match);
  }

  protected override shows(tab: Tab, region: string): boolean {
    const orbit = region === "orbit" || region === "colony";
    const at = { mars: region === "board", orbit, board: region === "me", log: false };
    return tab === "players" ? region.startsWith("seat-") : at[tab];
  }
}
