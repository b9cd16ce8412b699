/** What went wrong, in the reader's words. */

import { Refused, Unreachable } from "./api";
import type { Arg, Problem } from "../protocol";
import { say, tell } from "../text/say.svelte";

/** Why the server refused; the page may speak another language by now than the server did. */
export function why({ type, args }: Problem): string {
  return say({ key: type, args: args as Record<string, Arg> });
}

export function said(error: unknown): string {
  if (error instanceof Refused) return why(error.problem);
  return tell(error instanceof Unreachable ? "page-lobby-unreachable" : "page-lobby-broken");
}

/** Whether the server refused for this reason. */
export function refusedFor(error: unknown, type: string): boolean {
  return error instanceof Refused && error.problem.type === type;
}
