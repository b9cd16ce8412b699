/** The part of a table that is in front where there is no room for all, and the parts with news. */

import type { Target } from "./keyboard";
import type { Activity } from "./activity.svelte";

export abstract class Layout<Tab extends string> {
  /** The tab of a phone. */
  tab: Tab = $state() as Tab;
  /** The tabs of a phone, with their icons. */
  abstract readonly tabs: readonly (readonly [tab: Tab, icon: string])[];
  /** The regions in the order in which the key Tab goes through them, as selectors. */
  abstract readonly order: string[];

  constructor(
    readonly activity: Activity,
    first: Tab,
  ) {
    this.tab = first;
  }

  /** Bring to the front what is about to get the focus. */
  abstract reveal(target: Target): void;

  protected abstract shows(tab: Tab, region: string): boolean;

  /** The regions with news that a tab shows. */
  news(tab: Tab): string[] {
    return [...this.activity.fresh].filter((region) => this.shows(tab, region));
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.activity.saw(...this.news(tab));
  }
}
