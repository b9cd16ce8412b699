/** The ways to answer by kind: at once or picked first, on the table or in the prompt. */

import type { Option, FormAnswer } from "../../../protocol";
import { END, type Ways } from "../../../table/ways";
import { PIECES, VOCABULARY } from "./option";
import { PRINTED } from "./printed";

/** Among a price: a private goal in place of a crystal. */
const GOAL = "om-goal-card";
const SHIP = "om-ship";

/** So many answers stand side by side in the prompt; more of them are picked where they lie. */
export const MOST = 7;

/** Answers that happen at once: there is nothing to compare, and they can be taken back. */
const DIRECT = new Set([
  "action",
  "executive",
  "use",
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
  "space",
  "build",
  "pay",
  "take",
  "tech",
  "retrieve",
  "choose",
  ...Object.keys(PIECES),
]);
/** Answers that stop an action without more ado; they stand last, before the ends. */
export const STOPS = new Set(["done", "no", "stay", "keep"]);
/** Executive actions, by ship and by advanced building. */
export const EXECUTIVE = new Set(["executive", "use"]);
/** Kinds that are possible at any time besides, and never stand in the way of the question. */
const BESIDES = new Set(["deliver", "goal", "task"]);
/** Kinds that lie somewhere on the table, so that they need no place in the prompt when there are many. */
const PLACED = new Set(["hex", "card", "grid", "lab", "develop"]);
/** Kinds of which those that are impossible are shown as well, each in its place. */
const WHOLE = new Set(["build", "space", "take", "ship"]);

export function isDirect({ kind }: Option): boolean {
  return DIRECT.has(kind);
}

export interface Sorted {
  /** Actions in the prompt, impossible ones among them. */
  answers: string[];
  /** The main actions, the executive ones, and what may be done besides. */
  actions: Option[];
  executive: Option[];
  besides: Option[];
  /** Kinds that are picked where they lie. */
  placed: Option[];
}

/**
 * Where each answer stands. Main actions lie on the table, steps have a control of their own, and cards that lie side
 * by side to be compared (`tray`) are picked there.
 */
export function sorted(answers: Option[], shut: string[] = [], tray: ReadonlySet<string> = new Set()): Sorted {
  const { actions, executive, besides, rest } = grouped(answers);
  const lying = rest.filter(({ kind }) => PLACED.has(kind));
  const few = rest.length <= MOST && !lying.some(({ noun }) => tray.has(noun));
  const shown = few ? rest : rest.filter(({ kind }) => !PLACED.has(kind));
  const kinds = new Set(shown.map(({ kind }) => kind).filter((kind) => WHOLE.has(kind)));
  const impossible = shut.filter((option) => kinds.has(VOCABULARY.meaning(option)?.kind ?? ""));
  return {
    answers: ordered([...shown.map(({ option }) => option), ...impossible], answers),
    actions,
    executive,
    besides,
    placed: few ? [] : lying,
  };
}

/** Where nothing else is asked than to go on, what may be done besides is the question. */
function grouped(answers: Option[]): ReturnType<typeof groups> {
  const { actions, executive, besides, rest } = groups(answers);
  const alone = actions.length + executive.length === 0 && rest.every(({ kind }) => STOPS.has(kind));
  return alone
    ? { actions, executive, besides: [], rest: [...besides, ...rest] }
    : { actions, executive, besides, rest };
}

function groups(answers: Option[]): Record<"actions" | "executive" | "besides" | "rest", Option[]> {
  const group = ({ kind }: Option) =>
    kind === "action" ? "actions" : EXECUTIVE.has(kind) ? "executive" : BESIDES.has(kind) ? "besides" : "rest";
  const result: ReturnType<typeof groups> = { actions: [], executive: [], besides: [], rest: [] };
  for (const answer of answers) if (!PIECES[answer.kind]) result[group(answer)].push(answer);
  return result;
}

/** Return the answers in their order, whatever is possible; those that stop come last, before those that end. */
function ordered(options: string[], answers: Option[]): string[] {
  const ends = new Set(answers.filter((answer) => answer.ends).map(({ option }) => option));
  const rank = (option: string) => (ends.has(option) ? 2 : STOPS.has(VOCABULARY.meaning(option)?.kind ?? "") ? 1 : 0);
  const place = (option: string) => {
    const { kind, noun } = VOCABULARY.meaning(option) ?? { kind: "", noun: "" };
    return WHOLE.has(kind) ? (PRINTED.vocabulary[kind] ?? []).indexOf(noun) : 0;
  };
  return options.toSorted((one, other) => rank(one) - rank(other) || place(one) - place(other));
}

/** The spaces that can be had at once by travelling, so that both are one question; none where something comes between. */
export function spacesAfter(ways: Ways, travel: string): string[] {
  const follows = ways[0]?.[travel];
  if (follows === undefined || follows === END) return [];
  const options = Object.keys(ways[follows] ?? {});
  return options.every((option) => VOCABULARY.meaning(option)?.kind === "space") ? options : [];
}

/** The usual payment of what is picked; null where it would cost a private goal, which nobody gives up by the way. */
export function usualPayment(form: FormAnswer): string[] | null {
  const paid = leading(form.default);
  return paid.some(isGoal) ? null : paid;
}

/** Return true if an answer can be paid for with a private goal alone. */
export function needsGoal({ price }: Pick<Option, "price">): boolean {
  return price.some(({ key }) => key === GOAL);
}

/** Return true if an answer spends a ship, which is worth points in the end. */
export function costsShip({ price }: Pick<Option, "price">): boolean {
  return price.some(({ key }) => key === SHIP);
}

/** Return true if an option pays with a private goal. */
export function isGoal(option: string): boolean {
  const meaning = VOCABULARY.meaning(option);
  return meaning?.kind === "pay" && (PRINTED.vocabulary["goal"] ?? []).includes(meaning.noun);
}

/** The amount of each good in a payment, by the option that pays one of it. */
export type Payment = Record<string, number>;

/**
 * The ways to pay what is asked, out of the ways to go on; null where they are not all known, or where some of it is
 * paid by itself.
 */
export function payments(ways: string[][], complete: boolean): Payment[] | null {
  const runs = ways.map(leading);
  const length = runs[0]?.length ?? 0;
  if (length === 0 || (length > 1 && !complete) || runs.some((run) => run.length !== length)) return null;
  const result = new Map(runs.map((run) => [run.toSorted().join(), run]));
  return [...result.values()].map(counted);
}

/** Count each option. */
export function counted(options: string[]): Payment {
  return Object.fromEntries(options.map((option) => [option, options.filter((other) => other === option).length]));
}

/** The answers that make a payment, in the order in which a way of the server gives them. */
export function paid(ways: string[][], payment: Payment): string[] {
  const required = Object.entries(payment)
    .flatMap(([option, count]) => Array.from({ length: count }, () => option))
    .toSorted();
  return (
    ways.map((way) => way.slice(0, required.length)).find((run) => run.toSorted().join() === required.join()) ?? []
  );
}

/** The payment that a way begins with. */
export function leading(way: string[]): string[] {
  const end = way.findIndex((option) => VOCABULARY.meaning(option)?.kind !== "pay");
  return end < 0 ? way : way.slice(0, end);
}
