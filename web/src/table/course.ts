/**
 * The numbers that an action asks for right after its first answer, chosen together with it from the ways that are
 * listed.
 */

import type { FormAnswer, Phrase } from "../protocol";

/** One number: what it is called in options, which are possible, and which one is taken. */
export interface Step {
  kind: string;
  values: number[];
  value: number;
  /** What the game would ask, as far as it was told. */
  asked: Phrase | null;
}

/** Numbers that somebody has chosen, by kind. */
export type Wishes = Readonly<Record<string, number>>;

const NUMBER = /^(amount|pay:\w+):(\d+)$/;

/** The kind and the number of an option that is a number. */
export function numberIn(option: string | undefined): { kind: string; value: number } | null {
  const found = NUMBER.exec(option ?? "");
  return found ? { kind: found[1]!, value: Number(found[2]) } : null;
}

/** The numbers at the beginning of a form: as wished where that is possible, else as proposed. */
export function steps(form: Pick<FormAnswer, "paths" | "default" | "asked">, wishes: Wishes): Step[] {
  const found: Step[] = [];
  let { paths } = form;
  for (let at = 0; paths.length > 0; at++) {
    const numbers = paths.map((path) => numberIn(path[at]));
    const kind = numbers[0]?.kind;
    if (kind === undefined || numbers.some((one) => one?.kind !== kind)) break;
    const values = [...new Set(numbers.map((one) => one!.value))].sort((a, b) => a - b);
    const usual = form.default.findIndex((option) => numberIn(option)?.kind === kind);
    const value = nearest(values, wishes[kind] ?? numberIn(form.default[usual])?.value ?? values[0]!);
    found.push({ kind, values, value, asked: form.asked[usual] ?? null });
    paths = paths.filter((path) => path[at] === `${kind}:${value}`);
  }
  return found;
}

function nearest(values: number[], wish: number): number {
  return values.reduce((best, value) => (Math.abs(value - wish) < Math.abs(best - wish) ? value : best));
}
