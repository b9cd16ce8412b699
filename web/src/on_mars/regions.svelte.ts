/** Which part of the table is in front where there is no room for all of it. */

import { phone } from "../lib/phone";
import type { Lookout } from "../table/lookout.svelte";
import type { Region } from "./where";

export const TABS = [
  ["mars", "u-board"],
  ["orbit", "shuttle"],
  ["board", "u-human"],
  ["players", "u-users"],
  ["log", "u-log"],
] as const;
export const SIDES = ["orbit", "colony", "players"] as const;
export type Tab = (typeof TABS)[number][0];

/** Where the orbit has no column of its own. */
const NARROW = "(max-width: 920px)";

export class Regions {
  /** What a phone shows. */
  tab = $state<Tab>("mars");
  /** What the one column at the side shows. */
  side = $state<(typeof SIDES)[number]>(phone.current ? "orbit" : "colony");

  constructor(readonly lookout: Lookout) {}

  /** The regions with news that a tab shows. */
  news(tab: Tab): string[] {
    const shown = (region: string) =>
      ({
        mars: region === "board",
        orbit: region === "orbit" || region === "colony",
        board: region === "me",
        players: region.startsWith("seat:"),
        log: false,
      })[tab];
    return [...this.lookout.fresh].filter(shown);
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.lookout.saw(...this.news(tab));
  }

  /** Orbit and colony share a tab of the phone. */
  goTo(place: "board" | "colony"): void {
    if (place === "colony") this.side = place;
    this.open(place === "colony" ? "orbit" : place);
  }

  /** Where the answers lie comes to the front, unless some of them are there already. */
  bringForward(places: Region[]): void {
    if (places.length === 0) return;
    if (places.includes("colony")) this.side = "colony";
    else if (places.includes("orbit") && matchMedia(NARROW).matches) this.side = "orbit";
    const tabs = places.map((place) => (place === "colony" ? "orbit" : place));
    if (!tabs.some((one) => one === this.tab)) this.tab = tabs[0]!;
  }
}
