/** The ways to go on with an action, as the server tells them: a graph of steps, so that ways that go on alike share them. */

import type { FormAnswer } from "../protocol";

export type Ways = FormAnswer["ways"];

/** The end of a way. */
export const END = -1;

/** The ways that are nothing but one of these options. */
export function single(options: string[]): Ways {
  return options.length > 0 ? [Object.fromEntries(options.map((option) => [option, END]))] : [];
}

/** The ways from a step on, one by one; there may be thousands. */
export function listed(ways: Ways, from = 0): string[][] {
  return Object.entries(ways[from] ?? {}).flatMap(([option, follows]) =>
    follows === END ? [[option]] : listed(ways, follows).map((way) => [option, ...way]),
  );
}
