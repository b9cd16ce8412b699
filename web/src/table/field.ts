/**
 * The questions of an action that are answered together with its first answer: numbers, and choices that a game names.
 * They are read off the ways that the server lists.
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

/** One option of a few. */
export interface ChoiceField {
  kind: string;
  options: string[];
  /** The option that is taken; null as long as none is. */
  value: string | null;
  /** True if that is the default: then the same form says what follows. */
  isDefault: boolean;
  prompt: Phrase | null;
  labels: Readonly<Record<string, Phrase>>;
}

export type Field = AmountField | ChoiceField;

/** What somebody has chosen: numbers and options, by kind. */
export type Chosen = Readonly<Record<string, number | string>>;

type Form = Pick<FormAnswer, "ways" | "default" | "prompts" | "labels">;

/** Returns what is taken until somebody chooses, null for nothing; undefined if it is not chosen together with the rest. */
export type Propose = (
  field: Pick<ChoiceField, "kind" | "options" | "prompt">,
  usual: string,
) => string | null | undefined;

export function isChoice(field: Field): field is ChoiceField {
  return "options" in field;
}

/** The option that a field stands for. */
export function optionIn(field: Field): string | null {
  return isChoice(field) ? field.value : optionOf(field.kind, field.value);
}

/**
 * The fields of a form, as chosen where possible, else as proposed. They end at a question of another kind, and after a
 * choice that is not the default: the questions that follow it are in a form of their own.
 */
export function fieldsOf(form: Form, chosen: Chosen, vocabulary: Vocabulary, propose: Propose): Field[] {
  const fields: Field[] = [];
  for (let step = form.ways[0]; step;) {
    const place = fields.length;
    const field = amountOf(step, form, chosen, vocabulary) ?? choiceOf(step, form, place, chosen, vocabulary, propose);
    if (!field || fields.some(({ kind }) => kind === field.kind)) break;
    fields.push(field);
    if (isChoice(field) && !field.isDefault) break;
    step = form.ways[step[optionIn(field)!]!];
  }
  return fields;
}

/** The numbers at the beginning of a form, or from one of its steps on: as chosen where possible, else as proposed. */
export function amountFields(
  form: Pick<FormAnswer, "ways" | "default" | "prompts">,
  chosen: Chosen,
  vocabulary: Vocabulary,
  from = 0,
): AmountField[] {
  const fields: AmountField[] = [];
  for (let step = form.ways[from]; step;) {
    const field = amountOf(step, form, chosen, vocabulary);
    if (!field) break;
    fields.push(field);
    step = form.ways[step[optionOf(field.kind, field.value)]!];
  }
  return fields;
}

function amountOf(
  step: Record<string, number>,
  form: Pick<FormAnswer, "default" | "prompts">,
  chosen: Chosen,
  vocabulary: Vocabulary,
): AmountField | null {
  const numbers = Object.keys(step).map((option) => vocabulary.amount(option));
  const kind = numbers[0]?.kind;
  if (kind === undefined || numbers.some((one) => one?.kind !== kind)) return null;
  const values = numbers.map((one) => one!.value).sort((a, b) => a - b);
  const index = form.default.findIndex((option) => vocabulary.amount(option)?.kind === kind);
  const target = chosen[kind] ?? vocabulary.amount(form.default[index])?.value ?? values[0]!;
  return { kind, values, value: nearest(values, Number(target)), prompt: form.prompts[index] ?? null };
}

function choiceOf(
  step: Record<string, number>,
  form: Form,
  place: number,
  chosen: Chosen,
  vocabulary: Vocabulary,
  propose: Propose,
): ChoiceField | null {
  const options = Object.keys(step);
  const kind = vocabulary.meaning(options[0] ?? "")?.kind;
  const usual = form.default[place];
  if (kind === undefined || usual === undefined || !options.includes(usual)) return null;
  if (options.some((option) => vocabulary.meaning(option)?.kind !== kind)) return null;
  const prompt = form.prompts[place] ?? null;
  const proposed = propose({ kind, options, prompt }, usual);
  if (proposed === undefined) return null;
  const own = options.find((option) => option === chosen[kind]);
  const value = own ?? proposed;
  return { kind, options, value, isDefault: value === usual, prompt, labels: form.labels };
}

function nearest(values: number[], target: number): number {
  return values.reduce((best, value) => (Math.abs(value - target) < Math.abs(best - target) ? value : best));
}
