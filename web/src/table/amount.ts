/**
 * The numbers that an action asks for right after its first answer, chosen together with it from the ways that are
 * listed.
 */

import type { FormAnswer, Phrase } from "../protocol";
import { optionOf, type Vocabulary } from "./option";

/** One number: what it is called in options, which are possible, and which one is taken. */
export interface AmountField {
  kind: string;
  values: number[];
  value: number;
  /** The prompt of the game, if the form has it. */
  prompt: Phrase | null;
}

/** Numbers that somebody has chosen, by kind. */
export type ChosenAmounts = Readonly<Record<string, number>>;

/** The numbers at the beginning of a form, or from one of its steps on: as chosen where possible, else as proposed. */
export function amountFields(
  form: Pick<FormAnswer, "ways" | "default" | "prompts">,
  chosen: ChosenAmounts,
  vocabulary: Vocabulary,
  from = 0,
): AmountField[] {
  const fields: AmountField[] = [];
  for (let step = form.ways[from]; step;) {
    const numbers = Object.keys(step).map((option) => vocabulary.amount(option));
    const kind = numbers[0]?.kind;
    if (kind === undefined || numbers.some((one) => one?.kind !== kind)) break;
    const values = numbers.map((one) => one!.value).sort((a, b) => a - b);
    const index = form.default.findIndex((option) => vocabulary.amount(option)?.kind === kind);
    const value = nearest(values, chosen[kind] ?? vocabulary.amount(form.default[index])?.value ?? values[0]!);
    fields.push({ kind, values, value, prompt: form.prompts[index] ?? null });
    step = form.ways[step[optionOf(kind, value)]!];
  }
  return fields;
}

function nearest(values: number[], target: number): number {
  return values.reduce((best, value) => (Math.abs(value - target) < Math.abs(best - target) ? value : best));
}
