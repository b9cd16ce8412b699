/** The geometry of the colony map: hexagons with an edge up, in columns. */

import type { Direction } from "../public";

const ROOT = Math.sqrt(3);
/** The size of a hex, from its middle to a corner, and the part of the plane that shows all of them. */
export const SIZE = 28;
export const WIDTH = 20 * SIZE + 12;
export const HEIGHT = ROOT * SIZE * 9 + 10;

/** A piece beside others: its size, and how far aside it stands each way, so that its disc stays within the hex. */
export const PIECE_ASIDE = { size: SIZE * 0.6, far: SIZE * 0.32 };
/** The radius of a piece's disc, in parts of its size. */
export const DISC = 0.66;

export type Point = [number, number];

/** Clockwise degrees from the right to the neighbour in a direction. */
const ANGLES: Record<Direction, number> = { n: -90, ne: -30, se: 30, s: 90, sw: 150, nw: 210 };

/** The middle of a hex by its axial coordinates. */
export function middle({ q, r }: { q: number; r: number }): Point {
  return [1.5 * SIZE * q, ROOT * SIZE * (r + q / 2)];
}

/** A point so far from the middle of a hex towards its neighbour. */
export function towards([x, y]: Point, direction: Direction, far: number): Point {
  return beside([x, y], ANGLES[direction], far);
}

function beside([x, y]: Point, degrees: number, far: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
}

/** The corners of a hexagon. */
export function hexagon(at: Point, size: number): string {
  return [0, 60, 120, 180, 240, 300].map((degrees) => written(beside(at, degrees, size))).join(" ");
}

/** The edge of a hex to its neighbour. */
export function edge(at: Point, direction: Direction, size: number): [Point, Point] {
  const angle = ANGLES[direction];
  return [beside(at, angle - 30, size), beside(at, angle + 30, size)];
}

/** Return the angle of an arrow; 0 points to the right. */
export function turn(direction: Direction): number {
  return ANGLES[direction];
}

export function written([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

/** A point near a hex's middle, towards a neighbour and turned aside by some degrees. */
export function aside(at: Point, direction: Direction, degrees: number, far: number): Point {
  return beside(at, ANGLES[direction] + degrees, far);
}
