/** How each kind of answer is given: at once or picked first, on the table or in the prompt. */

import type { Answer } from "../../protocol";
import { PIECES, VOCABULARY } from "./option";

/** So many answers stand side by side in the prompt; more of them are a list. */
const FEW = 7;

/** Answers that happen at once: the button itself is the explicit act, and it can be taken back. */
const DIRECT = new Set([
  "yes",
  "no",
  "done",
  "keep",
  "stay",
  "travel",
  "boost",
  "with",
  "reward",
  "shuttle",
  "build",
  "pay",
  "take",
  "tech",
  "retrieve",
  "choose",
  ...Object.keys(PIECES),
]);
/** Answers that stop an action without more ado; they stand last, before the ends. */
const STOPS = new Set(["done", "no", "stay", "keep"]);
/** Executive actions, by ship and by advanced building. */
export const EXECUTIVE = new Set(["executive", "use"]);
/** What may be done at any time besides, so that it never stands in the way of what is asked. */
const BESIDES = new Set(["deliver", "goal", "task"]);
/** Kinds that lie somewhere on the table, so that they need no button when there are many. */
const PLACED = new Set(["action", "hex", "card", "grid", "lab", "develop", "ship", "space"]);

export function isDirect({ kind }: Answer): boolean {
  return DIRECT.has(kind);
}

export interface Sorted {
  /** What stands as a button of its own. */
  buttons: Answer[];
  /** What is found in the list of executive actions. */
  executive: Answer[];
  /** What may be done besides. */
  besides: Answer[];
  /** What lies on the table and is too much for buttons. */
  placed: Answer[];
}

/** Where each answer stands. Main actions lie on the table, and steps have a control of their own. */
export function sorted(answers: Answer[]): Sorted {
  const rest = answers.filter(({ kind }) => !PIECES[kind] && !EXECUTIVE.has(kind) && !BESIDES.has(kind));
  const lying = rest.filter(({ kind }) => PLACED.has(kind));
  const few = lying.length <= FEW && !lying.some(({ kind }) => kind === "action");
  const shown = few ? rest : rest.filter(({ kind }) => !PLACED.has(kind));
  const rank = ({ kind, ends }: Answer) => (ends ? 2 : STOPS.has(kind) ? 1 : 0);
  return {
    buttons: shown.toSorted((one, other) => rank(one) - rank(other)),
    executive: answers.filter(({ kind }) => EXECUTIVE.has(kind)),
    besides: answers.filter(({ kind }) => BESIDES.has(kind)),
    placed: few ? [] : lying,
  };
}

/** How many of each good a way to pay takes, by the option that pays one of it. */
export type Payment = Record<string, number>;

/**
 * The ways to pay what is asked, out of the ways to go on; null where they are not all known, or where some of it is
 * paid by itself.
 */
export function payments(ways: string[][], complete: boolean): Payment[] | null {
  const runs = ways.map(leading);
  const length = runs[0]?.length ?? 0;
  if (length === 0 || (length > 1 && !complete) || runs.some((run) => run.length !== length)) return null;
  const found = new Map(runs.map((run) => [run.toSorted().join(), run]));
  return [...found.values()].map(counted);
}

/** How often each option is among them. */
export function counted(options: string[]): Payment {
  return Object.fromEntries(options.map((option) => [option, options.filter((other) => other === option).length]));
}

/** The answers that make a payment, in the order in which a way of the server gives them. */
export function paid(ways: string[][], payment: Payment): string[] {
  const wanted = Object.entries(payment)
    .flatMap(([option, count]) => Array.from({ length: count }, () => option))
    .toSorted();
  return ways.map((way) => way.slice(0, wanted.length)).find((run) => run.toSorted().join() === wanted.join()) ?? [];
}

/** The payment that a way begins with. */
export function leading(way: string[]): string[] {
  const end = way.findIndex((option) => VOCABULARY.meaning(option)?.kind !== "pay");
  return end < 0 ? way : way.slice(0, end);
}
