/** The places of a laboratory's spaces on its drawing. */

import type { Option } from "../../../protocol";
import { PRINTED } from "../model/printed";

/** From the middle of a hex to a corner, and from edge to edge. */
const SIZE = 25;
const HEIGHT = Math.sqrt(3) * SIZE;
const MIDDLE = 95;

export interface Space {
  id: string;
  level: number;
  x: number;
  y: number;
}

/** The columns from left to right, by their levels. */
export const COLUMNS = [...new Set(PRINTED.lab.map(({ level }) => level))];

export function columnAt(level: number): number {
  return 37 + 1.5 * SIZE * (level - 1);
}

export const SPACES: Space[] = PRINTED.lab.map(({ id, level }) => {
  const column = PRINTED.lab.filter((space) => space.level === level);
  const place = column.findIndex((space) => space.id === id);
  return { id, level, x: columnAt(level), y: MIDDLE + HEIGHT * (place - (column.length - 1) / 2) };
});

export function spaceOf(id: string): Space {
  return SPACES.find((space) => space.id === id)!;
}

export type Part = "whole" | "upper" | "lower";

/** The corners of a hex, or of its upper or lower half, so much smaller than its place. */
export function corners({ x, y }: { x: number; y: number }, part: Part = "whole", scale = 1): string {
  const across = SIZE * scale;
  const up = (HEIGHT / 2) * scale;
  const upper = [
    [-across, 0],
    [-across / 2, -up],
    [across / 2, -up],
    [across, 0],
  ];
  const lower = [
    [across, 0],
    [across / 2, up],
    [-across / 2, up],
    [-across, 0],
  ];
  const points = part === "upper" ? upper : part === "lower" ? lower : [...upper, ...lower.slice(1, 3)];
  return points.map(([dx, dy]) => `${(x + dx!).toFixed(1)},${(y + dy!).toFixed(1)}`).join(" ");
}

/** One way to answer with a space: a technology comes there from another, or is new. */
export interface Target {
  option: string;
  to: Space;
  from: Space | null;
  part: Part;
}

/** Two technologies that can come to the same space share it: the upper one has the upper half. */
export function targets(answers: Option[]): Target[] {
  const ways = answers.flatMap(({ option, kind, noun }): Omit<Target, "part">[] => {
    if (kind === "lab") return [{ option, from: null, to: spaceOf(noun) }];
    const way = kind === "develop" ? PRINTED.developments.find(({ id }) => id === noun) : undefined;
    return way ? [{ option, from: spaceOf(way.from), to: spaceOf(way.to) }] : [];
  });
  return ways.map((way) => {
    const rivals = ways
      .filter(({ to }) => to === way.to)
      .sort((one, other) => (one.from?.y ?? 0) - (other.from?.y ?? 0));
    return { ...way, part: rivals.length < 2 ? "whole" : rivals[0] === way ? "upper" : "lower" };
  });
}
