/** The content of the prompt for a question, for games with a layout of their own. */

import type { Snippet } from "svelte";

export interface PromptContent {
  sentence: string;
  /** A line about it: what is about to be shown, the limit, the rule. */
  hint: string;
  /** True if that line is a warning. */
  isWarning: boolean;
  /** The topic of the help about it. */
  topic: string | null;
  /** The undo button. */
  undo: Snippet | undefined;
}
