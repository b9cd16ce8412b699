/** What went wrong, in the reader's words. */

import { Refused, Unreachable } from "../lib/api";
import type { Arg } from "../protocol";
import { say, tell } from "../text/say.svelte";

export function said(error: unknown): string {
  if (error instanceof Refused) return say({ key: error.problem.type, args: error.problem.args as Record<string, Arg> });
  return tell(error instanceof Unreachable ? "page-lobby-unreachable" : "page-lobby-broken");
}

/** Whether the server refused for this reason. */
export function refusedFor(error: unknown, type: string): boolean {
  return error instanceof Refused && error.problem.type === type;
}
