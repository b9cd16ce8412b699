/**
 * Move places on a line apart, as little as keeps a gap between all of them, within bounds. Places that touch are spread
 * around their middle; the result has the order of the places.
 */
export function apart(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]! || a - b);
  const groups: { members: number[]; middle: number }[] = [];
  const half = (members: number[]) => ((members.length - 1) * gap) / 2;
  const group = (members: number[]) => {
    const mean = members.reduce((sum, one) => sum + places[one]!, 0) / members.length;
    return { members, middle: Math.max(low + half(members), Math.min(high - half(members), mean)) };
  };
  for (const place of order) {
    let next = group([place]);
    for (
      let last = groups.at(-1);
      last && last.middle + half(last.members) + gap > next.middle - half(next.members);
      last = groups.at(-1)
    ) {
      groups.pop();
      next = group([...last.members, ...next.members]);
    }
    groups.push(next);
  }
  const result: number[] = [];
  for (const { members, middle } of groups)
    members.forEach((member, at) => (result[member] = middle - half(members) + at * gap));
  return result;
}
