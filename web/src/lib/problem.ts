/** Problems and errors as texts in the reader's language. */

import { Refused, Unreachable } from "./api";
import type { Arg, Phrase, Problem } from "../protocol";
import { say, tell } from "../text/say.svelte";
import { optionName, valueName } from "./game";

/** Return the text of a refusal; the language of the page may differ from the one that the server used. */
export function refusalText({ type, args }: Problem): string {
  const values = args as Record<string, Arg>;
  return say({
    key: type,
    args: type === "problem-setup" ? { ...values, reason: setupReason(values["reason"] as Phrase) } : values,
  });
}

/** Return the reason against a set-up, with options and values as the lobby calls them. */
function setupReason({ key, args }: Phrase): Phrase {
  const { option, value, other, chosen, possible } = args as Record<string, string>;
  if (!option || key === "problem-setup-option") return { key, args };
  const valueText = (of: string, value: unknown) =>
    typeof value === "string" ? valueName(of, value.toLowerCase()) : (value as Arg);
  return {
    key,
    args: {
      ...args,
      option: optionName(option),
      ...(value === undefined ? {} : { value: valueText(option, value) }),
      ...(other === undefined ? {} : { other: optionName(other) }),
      ...(chosen === undefined ? {} : { chosen: valueText(other!, chosen) }),
      ...(Array.isArray(possible) ? { possible: possible.map((one) => valueText(option, one)) } : {}),
    },
  };
}

export function errorText(error: unknown): string {
  if (error instanceof Refused) return refusalText(error.problem);
  return tell(error instanceof Unreachable ? "page-lobby-unreachable" : "page-lobby-broken");
}

/** Return true if the server refused for this reason. */
export function refusedFor(error: unknown, type: string): boolean {
  return error instanceof Refused && error.problem.type === type;
}
