/** The layout of hexes in the pictures of the games. */

/** The corners of a hex around its middle, as SVG wants them. */
export function hexagon(x: number, y: number, radius: number, flat: boolean): string {
  const turn = flat ? 0 : Math.PI / 6;
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => turn + (corner * Math.PI) / 3)
    .map((angle) => `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`)
    .join(" ");
}
