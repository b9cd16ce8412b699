/** Which answers stand as buttons in the prompt, and which only where they lie. */

/** So many targets also appear in the prompt. */
export const FEW = 7;

/** Answers that happen at once: the button itself is the explicit act, and it can be taken back. */
export const DIRECT = /^(yes|no|end|choose:|first:|target:)/;
/** Answers that end something are never the default. */
export const ENDS = /^(pass|end)$/;

/** Kinds that lie somewhere on the table, so that they need no button when there are many. */
const PLACED = /^(play|space|action|standard|award|card):/;

export interface Numbers {
  kind: string;
  values: number[];
  icon: string;
  pays: boolean;
}

const ICONS: Record<string, string> = { "pay:steel": "steel", "pay:titanium": "titanium", "pay:heat": "heat", amount: "tag-any" };

/** The numbers that can be answered, if the question is about a number. */
export function numbers(options: string[]): Numbers | null {
  const found = options.map((option) => /^(amount|pay:\w+):(\d+)$/.exec(option));
  const kind = found[0]?.[1];
  if (!kind || found.some((one) => one?.[1] !== kind)) return null;
  return { kind, values: found.map((one) => Number(one![2])), icon: ICONS[kind] ?? "tag-any", pays: kind !== "amount" };
}

/** What is a button: everything that lies nowhere, and the rest where it is little. Ends come last. */
export function buttons(options: string[]): string[] {
  const free = options.filter((option) => !PLACED.test(option));
  const placed = options.filter((option) => PLACED.test(option) && !/^(card|play|standard):/.test(option));
  const room = options.length <= FEW ? placed : [];
  const shown = [...room, ...free];
  return [...shown.filter((option) => !ENDS.test(option)), ...shown.filter((option) => ENDS.test(option))];
}
