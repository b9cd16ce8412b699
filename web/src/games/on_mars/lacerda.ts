/**
 * What Lacerda did since the player last moved, told apart by the log: the card, the action, why he chose, what came
 * of it.
 */

import type { Arg, Noun, Phrase } from "../../protocol";

export interface Step {
  /** The number of the line in the log. */
  line: number;
  kind: "card" | "action" | "reason" | "result";
  phrase: Phrase;
}

/** A turn of his, or a journey with the shuttle. */
export interface Deed {
  kind: "turn" | "journey";
  steps: Step[];
}

const HIS = "om-log-lacerda-";
const TURN = "om-log-turn";
const TRAVELS = /^om-log-travel-/;
/** What ends a deed. */
const ENDS = /^om-log-(turn|round|last-round|shuttle-.*|travel-.*)$/;
const ACTIONS = /^(?:no-)?(?:obtain-blueprint|learn-tech|research|construct|upgrade|hire)$|^too-expensive$/;
/** Lines of his that tell what happened, not why. */
const PLAIN = ["reshuffle", "mission-over", "bot", "new-bot"];

function isHis({ args }: Phrase): boolean {
  const seat: Arg | undefined = args["seat"];
  return typeof seat === "object" && !Array.isArray(seat) && (seat as Noun).key === "om-lacerda";
}

function kindOf({ key }: Phrase): Step["kind"] {
  if (!key.startsWith(HIS)) return "result";
  const told = key.slice(HIS.length);
  if (told === "card") return "card";
  return ACTIONS.test(told) ? "action" : PLAIN.includes(told) ? "result" : "reason";
}

/** His latest deeds: those between two turns of the player. `first` is the number of the first line. */
export function deeds(lines: Phrase[], first: number): Deed[] {
  const starts = lines.flatMap((line, at) =>
    isHis(line) && (line.key === TURN || TRAVELS.test(line.key)) ? [at] : [],
  );
  const last = starts.at(-1);
  if (last === undefined) return [];
  const since = lines.slice(0, last).findLastIndex((line) => line.key === TURN && !isHis(line));
  return starts.filter((at) => at > since).map((at) => deed(lines, first, at));
}

function deed(lines: Phrase[], first: number, at: number): Deed {
  const after = lines.slice(at + 1).findIndex(({ key }) => ENDS.test(key));
  const end = after < 0 ? lines.length : at + 1 + after;
  const travels = TRAVELS.test(lines[at]!.key);
  // That he has a turn needs no line of its own; that he travels does.
  const from = travels ? at : at + 1;
  const steps = lines
    .slice(from, end)
    .map((phrase, place) => ({ line: first + from + place, kind: kindOf(phrase), phrase }));
  return { kind: travels ? "journey" : "turn", steps };
}
