/** How each kind of answer is given: at once or picked first, on the table or in the prompt. */

import type { Phrase, Question } from "../../protocol";

/** So many answers stand side by side in the prompt; more of them are a list. */
const FEW = 7;

/** Answers that happen at once: the button itself is the explicit act, and it can be taken back. */
export const DIRECT =
  /^(yes|no|done|keep|stay|travel|boost|with|reward|shuttle|build|pay|take|tech|retrieve|choose|bot\d|rover)(:|$)/;
/** Answers that end something are never the default. */
export const ENDS = /^end$/;
/** Answers that stop an action without more ado; they stand last, before the ends. */
const STOPS = /^(done|no|stay|keep)$/;
/** A step of a bot or of the rover. */
const STEP = /^(bot\d|rover):(\w+)$/;
/** Executive actions, by ship and by advanced building. */
const EXECUTIVE = /^(executive|use):/;
/** What may be done at any time besides, so that it never stands in the way of what is asked. */
const BESIDES = /^(deliver|goal|task):/;
/** Kinds that lie somewhere on the table, so that they need no button when there are many. */
const PLACED = /^(action|hex|card|grid|lab|develop|ship|space):/;

export interface Step {
  option: string;
  piece: string;
  direction: string;
}

export function steps(options: string[]): Step[] {
  return options.flatMap((option) => {
    const found = STEP.exec(option);
    return found ? [{ option, piece: found[1]!, direction: found[2]! }] : [];
  });
}

export interface Sorted {
  /** What stands as a button of its own. */
  buttons: string[];
  /** What is found in the list of executive actions. */
  executive: string[];
  /** What may be done besides. */
  besides: string[];
  /** What lies on the table and is too much for buttons. */
  placed: string[];
}

/** Where each answer stands. Main actions lie on the table, and steps have a control of their own. */
export function sorted(options: string[]): Sorted {
  const rest = options.filter((option) => !STEP.test(option) && !EXECUTIVE.test(option) && !BESIDES.test(option));
  const lying = rest.filter((option) => PLACED.test(option));
  const few = lying.length <= FEW && !lying.some((option) => option.startsWith("action:"));
  const shown = rest.filter((option) => few || !lying.includes(option));
  const rank = (option: string) => (ENDS.test(option) ? 2 : STOPS.test(option) ? 1 : 0);
  return {
    buttons: shown.toSorted((one, other) => rank(one) - rank(other)),
    executive: options.filter((option) => EXECUTIVE.test(option)),
    besides: options.filter((option) => BESIDES.test(option)),
    placed: few ? [] : lying,
  };
}

/** How many of each good a way to pay takes, as `{ "pay:water": 1, "pay:mineral": 1 }`. */
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
  return [...found.values()].map((run) =>
    Object.fromEntries(run.map((option) => [option, run.filter((other) => other === option).length])),
  );
}

/** The answers that make a payment, in the order in which a way of the server gives them. */
export function paid(ways: string[][], payment: Payment): string[] {
  const wanted = Object.entries(payment)
    .flatMap(([option, count]) => Array.from({ length: count }, () => option))
    .toSorted()
    .join();
  const length = wanted.split(",").length;
  return ways.map((way) => way.slice(0, length)).find((run) => run.toSorted().join() === wanted) ?? [];
}

/** The payment that a way begins with. */
export function leading(way: string[]): string[] {
  const end = way.findIndex((option) => !option.startsWith("pay:"));
  return end < 0 ? way : way.slice(0, end);
}

/** Whether a payment may be asked for right after the option. */
export function priced(option: string, label: Phrase | null, question: Question | null): boolean {
  const price = label?.args["price"];
  return (
    (Array.isArray(price) && price.length > 0) ||
    (option.startsWith("hex:") && question?.asked.key === "om-ask-build-at")
  );
}
