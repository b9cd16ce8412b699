/** The scale of a chart. */

const STEPS = [1, 2, 5, 10];

/** Round numbers that enclose all values, about so many of them. */
export function ticks(values: number[], count = 6): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max(1, (most - least) / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.find((one) => one * power >= rough)! * power;
  const [first, last] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The rounds that are labelled: all of them, or every so many. */
export function labelled(rounds: number, room: number): (round: number) => boolean {
  const every = [1, 2, 5, 10, 20, 50].find((one) => (rounds / one) * 24 <= room) ?? 100;
  return (round) => (round === 1 ? every < 5 : round % every === 0);
}
