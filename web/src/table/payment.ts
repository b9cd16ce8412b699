/** Payments in the log: the units of one price are one sentence, as in `valles.describe.payment`. */

import type { Arg, Noun, Phrase } from "../protocol";
import { nounsIn } from "./logrow";

const PAYMENT = /(^|-)log-pay$/;

/** A line of the log, and the places of the lines that it sums up. */
export interface GatheredLine {
  line: Phrase;
  places: number[];
}

/** Return the lines of a log with the payments of a seat that follow each other as one. */
export function gathered(lines: Phrase[]): GatheredLine[] {
  const result: GatheredLine[] = [];
  lines.forEach((line, place) => {
    const last = result.at(-1);
    if (last && isPayment(line) && isPayment(last.line) && payer(line) === payer(last.line)) {
      last.line = { ...line, args: { ...line.args, what: summed([...paid(last.line), ...paid(line)]) } };
      last.places.push(place);
    } else result.push({ line, places: [place] });
  });
  return result;
}

function isPayment({ key }: Phrase): boolean {
  return PAYMENT.test(key);
}

function payer({ args }: Phrase): string {
  return JSON.stringify(args["seat"] ?? null);
}

function paid({ args }: Phrase): Noun[] {
  return nounsIn(args["what"]);
}

function summed(nouns: Noun[]): Arg {
  const counts = new Map<string, number>();
  for (const { key, count } of nouns) counts.set(key, (counts.get(key) ?? 0) + count);
  return [...counts].map(([key, count]) => ({ key, count, counted: true }));
}
