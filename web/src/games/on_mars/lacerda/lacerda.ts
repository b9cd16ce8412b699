/**
 * What Lacerda did since the player last moved, told apart by the log: the card, the action, why he chose, what came
 * of it; and the same in a few steps, each with the hex where it happened.
 */

import type { Arg, Noun, Phrase } from "../../../protocol";
import type { Hex } from "../model/model";

export interface Line {
  /** The number of the line in the log. */
  line: number;
  kind: "card" | "action" | "reason" | "result";
  phrase: Phrase;
}

/** A turn of his, or a journey with the shuttle. */
export interface Deed {
  kind: "turn" | "journey";
  lines: Line[];
}

/** Lines that belong together: why he did something, and what came of it. */
export interface Step {
  deed: Deed["kind"];
  lines: Line[];
  /** The name of the hex where it happened. */
  hex: string | null;
  /** True if his rover goes there. */
  drives: boolean;
  /** True if something is built there. */
  builds: boolean;
}

const HIS = "om-log-lacerda-";
const TURN = "om-log-turn";
const TRAVELS = /^om-log-travel-/;
/** The lines that end an action. */
const ENDS = /^om-log-(turn|round|last-round|shuttle-.*|travel-.*)$/;
const ACTIONS = /^(?:no-)?(?:obtain-blueprint|learn-tech|research|construct|upgrade|hire)$|^too-expensive$/;
/** Lines of his that tell what happened, not why. */
const PLAIN = ["reshuffle", "mission-over", "bot", "new-bot"];
const DRIVES = /^om-log-lacerda-rover-(tile|toward)$/;
const BUILDS = /^om-log-(construct|upgrade)$/;

function isHis({ args }: Phrase): boolean {
  const seat: Arg | undefined = args["seat"];
  return typeof seat === "object" && !Array.isArray(seat) && (seat as Noun).key === "om-lacerda";
}

function kindOf({ key }: Phrase): Line["kind"] {
  if (!key.startsWith(HIS)) return "result";
  const suffix = key.slice(HIS.length);
  if (suffix === "card") return "card";
  return ACTIONS.test(suffix) ? "action" : PLAIN.includes(suffix) ? "result" : "reason";
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
  const relevant = lines
    .slice(from, end)
    .map((phrase, place) => ({ line: first + from + place, kind: kindOf(phrase), phrase }));
  return { kind: travels ? "journey" : "turn", lines: relevant };
}

/** The name of the hex that a line speaks of. */
function hexIn({ args }: Phrase): string | null {
  const hex = args["hex"];
  return typeof hex === "string" ? hex.toLowerCase() : null;
}

/** Each reason begins a step, as it explains what follows; his card and his action are one. */
export function stepsOf(all: Deed[]): Step[] {
  return all.flatMap(({ kind, lines }) => {
    const groups: Line[][] = [];
    for (const line of lines) {
      const now = groups.at(-1);
      if (now && !begins(line, now)) now.push(line);
      else groups.push([line]);
    }
    return groups.map((lines) => stepOf(kind, lines));
  });
}

function begins(line: Line, now: Line[]): boolean {
  if (line.kind === "card") return true;
  if (line.kind === "action") return false;
  const [here, there] = [hexIn(line.phrase), now.map(({ phrase }) => hexIn(phrase)).find((hex) => hex !== null)];
  return line.kind === "reason" || (here !== null && there !== undefined && here !== there);
}

function stepOf(deed: Deed["kind"], lines: Line[]): Step {
  const hex = lines.map(({ phrase }) => hexIn(phrase)).find((one) => one !== null) ?? null;
  const has = (key: RegExp) => lines.some(({ phrase }) => key.test(phrase.key));
  return { deed, lines, hex, drives: has(DRIVES), builds: has(BUILDS) };
}

/** A shortest way over the map that takes in as many of these hexes as it can. */
export function wayOf(hexes: Hex[], from: string, to: string, taken: ReadonlySet<string>): string[] {
  const worth = (way: string[]) => way.filter((name) => taken.has(name)).length;
  const named = new Map(hexes.map((hex) => [hex.name, hex]));
  let reached = new Map([[from, [from]]]);
  const seen = new Set([from]);
  while (!reached.has(to) && reached.size > 0) {
    const further = new Map<string, string[]>();
    for (const [name, way] of reached) {
      for (const number of named.get(name)?.around ?? []) {
        const next = number < 0 ? null : hexes[number]!.name;
        if (next === null || seen.has(next)) continue;
        const longer = [...way, next];
        const known = further.get(next);
        if (!known || worth(longer) > worth(known)) further.set(next, longer);
      }
    }
    for (const name of further.keys()) seen.add(name);
    reached = further;
  }
  return reached.get(to) ?? [from, to];
}

/** Return the title of a step: where his rover goes, what came of it, or his action, rather than why. */
export function headOf({ lines }: Step): Line {
  const drive = lines.find(({ phrase }) => DRIVES.test(phrase.key));
  if (drive) return drive;
  return lines.find(({ kind }) => kind === "action" || kind === "result") ?? lines[0]!;
}

/** Return the other lines of a step. */
export function restOf(step: Step): Line[] {
  const head = headOf(step);
  return step.lines.filter((line) => line !== head);
}
