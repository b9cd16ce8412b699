/** The reasons for the result of a game: the leads by category, and the cards with the most points. */

import type { Chart, Share } from "../protocol";

/** A card with all the points that it brought somebody, by category. */
export interface CardPoints {
  seat: string;
  card: string;
  share: Share;
  points: number;
  parts: { kind: string; points: number }[];
}

/** The cards of everybody, those that brought the most first. */
export function bestCards({ shares }: Chart): CardPoints[] {
  const entries: CardPoints[] = [];
  for (const [seat, kinds] of Object.entries(shares))
    for (const [kind, parts] of Object.entries(kinds))
      for (const share of parts) {
        if (!share.card || share.points <= 0) continue;
        const known = entries.find((one) => one.seat === seat && one.card === share.card);
        if (!known) {
          entries.push({
            seat,
            card: share.card,
            share,
            points: share.points,
            parts: [{ kind, points: share.points }],
          });
          continue;
        }
        known.points += share.points;
        known.parts.push({ kind, points: share.points });
        if (share.how) known.share = share;
      }
  return entries.toSorted((one, other) => other.points - one.points);
}

/** Return the lead of somebody over another in each category; negative if behind. */
export function lead(
  scores: Record<string, Record<string, number>>,
  kinds: string[],
  seat: string,
  other: string,
): { kind: string; ahead: number }[] {
  const points = (of: string, kind: string) => scores[of]?.[kind] ?? 0;
  return kinds.map((kind) => ({ kind, ahead: points(seat, kind) - points(other, kind) }));
}

/** Return the tie-break of a seat: the first value in which it differs from the others. */
export function tieBreak(chart: Chart, totals: Map<string, number>, seat: string) {
  const equal = [...totals.keys()].filter((other) => other !== seat && totals.get(other) === totals.get(seat));
  const own = chart.tie_breaks[seat];
  if (equal.length === 0 || !own) return null;
  const differs = (at: number) =>
    equal.some((other) => JSON.stringify(chart.tie_breaks[other]?.[at]) !== JSON.stringify(own[at]));
  return own.find((_, at) => differs(at)) ?? null;
}
