/** The part of the plain table that is in front on a phone. */

import type { Target } from "../table/keyboard";
import { Layout } from "../table/layout.svelte";
import type { Activity } from "../table/activity.svelte";

type Tab = "answers" | "table" | "log";

export class PlainLayout extends Layout<Tab> {
  readonly tabs = [
    ["answers", "u-hand"],
    ["table", "u-board"],
    ["log", "u-log"],
  ] as const;

  readonly order = [".plain > .prompt", ".plain .answers", ".plain .view", ".plain .lg", ".plain .bar", ".plain .tabs"];

  constructor(activity: Activity) {
    super(activity, "answers");
  }

  override reveal(target: Target): void {
    if (target === "log") this.tab = "log";
    else if (target === "board") this.tab = "table";
    else if (target === "hand") this.tab = "answers";
  }

  protected override shows(tab: Tab, region: string): boolean {
    return tab === region;
  }
}
