/** The figures of a game round by round. */

import type { Chart } from "../protocol";

/** The chance of a seat to win, as estimated by computers. */
export const CHANCE = "chance";

/** Return the figures that can be drawn over the rounds: the points, those of the game, and the chances. */
export function figures(chart: Chart, worth: string[], computers: string[]): string[] {
  const figures = Object.values(chart.rounds.at(-1)?.figures ?? {})[0] ?? {};
  const hasChances = chart.rounds.some(({ chances }) => computers.some((seat) => seat in (chances ?? {})));
  return ["total", ...worth.filter((figure) => figure in figures), ...(hasChances ? [CHANCE] : [])];
}

/** A figure of a seat, round by round; null where the game does not tell it. */
export function curve(chart: Chart, seat: string, figure: string): (number | null)[] {
  return chart.rounds.map(({ scores, figures, chances }) => {
    if (figure === CHANCE) return chances?.[seat] ?? null;
    return (figure === "total" ? scores : figures)[seat]?.[figure] ?? null;
  });
}

/** A computer that expected to win, and from or until which round. */
export interface Expected {
  seat: string;
  round: number;
  until: boolean;
}

/** The computer that expected to win to the end, or else the last one that did; null if none ever did. */
export function expected(chart: Chart, computers: string[]): Expected | null {
  // After the last round nobody expects any more: everybody knows.
  const before = chart.rounds.slice(0, -1);
  const sure = before.map(({ chances }) => computers.find((seat) => (chances?.[seat] ?? 0) > 50) ?? null);
  const last = sure.findLastIndex((seat) => seat !== null);
  if (last < 0) return null;
  const seat = sure[last]!;
  if (last < before.length - 1) return { seat, round: before[last]!.round, until: true };
  const first = sure.findLastIndex((one) => one !== seat) + 1;
  return { seat, round: before[first]!.round, until: false };
}
