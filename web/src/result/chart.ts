/** What a game tells of itself round by round. */

import type { Chart } from "../protocol";

/** The figures that are worth a curve: goals count more things than these. */
const DRAWN = ["rating", "income", "techs", "advanced"];

/** What can be drawn over the rounds: the points, and what the game tells besides. */
export function figures(chart: Chart): string[] {
  const told = Object.values(chart.rounds.at(-1)?.figures ?? {})[0] ?? {};
  return ["total", ...DRAWN.filter((figure) => figure in told)];
}

/** A figure of a seat, round by round; null where the game does not tell it. */
export function curve(chart: Chart, seat: string, figure: string): (number | null)[] {
  return chart.rounds.map(({ scores, figures }) => (figure === "total" ? scores : figures)[seat]?.[figure] ?? null);
}
