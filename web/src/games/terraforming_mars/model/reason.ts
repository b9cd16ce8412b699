/** Reasons as chips: what is needed, and as the last number what there is. */

import type { Arg, Noun, Phrase } from "../../../protocol";
import { knows, say, tell } from "../../../text/say.svelte";
import { MINUS } from "../../../ui/icons";
import { DRAWINGS, HELD, type Resource } from "./model";
import { signed } from "./words";

export interface ShortReason {
  /** The drawing of what is missing; null if words say it. */
  drawing: string | null;
  /** True if it is a production. */
  made: boolean;
  /** Need and state with words ("11 % · now 9 %") and with fewer ("11 % (9 %)", "1 of 4"), for places that have no room for words. */
  words: string;
  bare: string;
}

const isPhrase = (arg: Arg | undefined): arg is Phrase => typeof arg === "object" && "args" in arg;
const isNoun = (arg: Arg | undefined): arg is Noun => typeof arg === "object" && "counted" in arg;
const number = (arg: Arg | undefined) => String(Number(arg)).replace("-", MINUS);

function drawingOf({ key }: Noun): string {
  return DRAWINGS[key as Resource] ?? HELD[key] ?? key;
}

function now(drawing: string, need: string, state: string): ShortReason {
  return { drawing, made: false, words: tell("page-tm-short-now", { need, now: state }), bare: `${need} (${state})` };
}

function have(drawing: string, need: string, state: string, made = false): ShortReason {
  const bare = tell("page-tm-short-of", { need, have: state });
  return { drawing, made, words: tell("page-tm-short-have", { need, have: state }), bare };
}

const degrees = (level: Arg | undefined) => `${signed(Number(level))}°`;
const percent = (level: Arg | undefined) => say({ key: "now-oxygen", args: { level: Number(level) } });
const LEVELS: Record<string, [string, (level: Arg | undefined) => string]> = {
  "need-oxygen": ["oxygen", percent],
  "need-temperature": ["temperature", degrees],
  "need-oceans": ["ocean", number],
};

/** A requirement that is not met. */
function requirement({ key, args }: Phrase, there: Arg | undefined): ShortReason | null {
  const level = LEVELS[key.replace(/-(least|most)$/, "")];
  if (level && isPhrase(there)) {
    const [drawing, written] = level;
    const need = written(args["level"]);
    const bound = key.endsWith("-most") ? `${tell("page-tm-max")} ${need}` : need;
    return now(drawing, bound, written(there.args["level"]));
  }
  const what = args["tags"] ?? args["tiles"] ?? args["what"];
  if (!isNoun(what)) return null;
  const least = number(args["least"] ?? what.count);
  return key === "need-cities"
    ? now(drawingOf(what), least, number(there))
    : have(drawingOf(what), least, number(there), key === "need-production");
}

/** The resource or production that is short. */
function lack({ key, args }: Phrase): ShortReason | null {
  const { what } = args;
  if (!isNoun(what)) return null;
  return have(drawingOf(what), number(args["need"]), number(args["have"]), key === "why-production-too-low");
}

function numbers(reason: Phrase): ShortReason | null {
  const { key, args } = reason;
  if (key === "why-too-expensive") return have("mc", number(args["price"]), number(args["have"]));
  if (key === "why-nobody-to-reduce" && isNoun(args["what"])) {
    const words = tell("page-tm-short-nobody-to-reduce", { need: number(args["what"].count) });
    return { drawing: drawingOf(args["what"]), made: true, words, bare: words };
  }
  if (isPhrase(args["need"])) return requirement(args["need"], args["now"]);
  return args["have"] === undefined ? null : lack(reason);
}

export function shortReason(reason: Phrase): ShortReason {
  const values = numbers(reason);
  if (values) return values;
  const message = { key: `page-tm-short-${reason.key.replace("why-", "")}`, args: {} };
  const words = knows(message) ? say(message) : say(reason);
  return { drawing: null, made: false, words, bare: words };
}
