/** Where things lie in a chart. */

const STEPS = [1, 2, 5, 10];

/** Round numbers that enclose all values, about so many of them. */
export function ticks(values: number[], wanted = 6): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max(1, (most - least) / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.find((one) => one * power >= rough)! * power;
  const [first, last] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Heights of labels, moved apart as little as keeps each readable; in the order given. */
export function apart(heights: number[], gap: number, bottom: number): number[] {
  const order = heights.map((height, at) => ({ height, at })).toSorted((one, other) => one.height - other.height);
  for (let at = 1; at < order.length; at++)
    order[at]!.height = Math.max(order[at]!.height, order[at - 1]!.height + gap);
  let limit = bottom;
  for (const label of order.toReversed()) {
    label.height = Math.min(label.height, limit);
    limit = label.height - gap;
  }
  return order.toSorted((one, other) => one.at - other.at).map(({ height }) => height);
}

/** The rounds that are labelled: all of them, or every so many. */
export function labelled(rounds: number, room: number): (round: number) => boolean {
  const every = [1, 2, 5, 10, 20, 50].find((one) => (rounds / one) * 24 <= room) ?? 100;
  return (round) => (round === 1 ? every < 5 : round % every === 0);
}
