/** Marks on a line, moved apart as little as possible so that none covers another; in the order in which they came. */
export function fanned(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]! || a - b);
  /** Neighbours that touch share a group around the middle of where they wish to be. */
  const groups: { marks: number[]; middle: number }[] = [];
  for (const mark of order) {
    let group = { marks: [mark], middle: places[mark]! };
    for (
      let last = groups.at(-1);
      last && last.middle + ((last.marks.length + group.marks.length) * gap) / 2 > group.middle;
      last = groups.at(-1)
    ) {
      groups.pop();
      const marks = [...last.marks, ...group.marks];
      group = { marks, middle: marks.reduce((sum, one) => sum + places[one]!, 0) / marks.length };
    }
    groups.push(group);
  }
  const found: number[] = [];
  for (const { marks, middle } of groups) {
    const half = ((marks.length - 1) * gap) / 2;
    const start = Math.max(low, Math.min(high - 2 * half, middle - half));
    marks.forEach((mark, at) => (found[mark] = start + at * gap));
  }
  return found;
}
