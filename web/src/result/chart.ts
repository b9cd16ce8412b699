/** What a game tells of itself round by round. */

import type { Chart } from "../protocol";

/** What can be drawn over the rounds: the points, and what of this the game tells besides. */
export function figures(chart: Chart, worth: string[]): string[] {
  const told = Object.values(chart.rounds.at(-1)?.figures ?? {})[0] ?? {};
  return ["total", ...worth.filter((figure) => figure in told)];
}

/** A figure of a seat, round by round; null where the game does not tell it. */
export function curve(chart: Chart, seat: string, figure: string): (number | null)[] {
  return chart.rounds.map(({ scores, figures }) => (figure === "total" ? scores : figures)[seat]?.[figure] ?? null);
}
