/** The geometry of drawings: hexagons with a corner up, and bands of a circle. */

const ROOT = Math.sqrt(3);

/** The corners of a hexagon. */
export function hexagon(cx: number, cy: number, size: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => ((60 * corner + 30) * Math.PI) / 180)
    .map((angle) => `${(cx + size * Math.cos(angle)).toFixed(1)},${(cy + size * Math.sin(angle)).toFixed(1)}`)
    .join(" ");
}

type Place = [across: number, down: number];

/** The middle of an area that lies so far from the middle of the map. */
export function middle([across, down]: Place, size: number): [number, number] {
  return [ROOT * size * across, 1.5 * size * down];
}

/** The scale of a map's areas, so that it lies on the planet: largest for a map with four rings. */
export function sizeOn(places: Place[]): number {
  const LARGEST = 32.4;
  const reach = (place: Place) => Math.hypot(...middle(place, 1)) + 1;
  return LARGEST * Math.min(1, reach([4, 0]) / Math.max(...places.map(reach)));
}

/** A point on a circle around the origin, clockwise in degrees from the top. */
export function polar(radius: number, angle: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
}

/** A piece of a ring around the origin. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number) =>
    polar(radius, angle)
      .map((n) => n.toFixed(1))
      .join(" ");
  const sweep = to > from ? 1 : 0;
  const there = `M${at(outer, from)}A${outer} ${outer} 0 0 ${sweep} ${at(outer, to)}`;
  const back = `L${at(inner, to)}A${inner} ${inner} 0 0 ${1 - sweep} ${at(inner, from)}z`;
  return there + back;
}
