/** What the prompt says of a question, for games that lay it out in their own way. */

import type { Snippet } from "svelte";

export interface Asked {
  sentence: string;
  /** A line about it: what is about to be shown, the limit, the rule. */
  second: string;
  /** Whether that line warns. */
  warned: boolean;
  /** What helps with it. */
  topic: string | null;
  /** Taking back. */
  undo: Snippet | undefined;
}
