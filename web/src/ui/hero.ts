/** Where things lie in the pictures of the games. */

interface Hex {
  x: number;
  y: number;
  points: string;
  picture?: string;
  ground?: string;
}

function corners(x: number, y: number, radius: number, flat: boolean): string {
  const turn = flat ? 0 : Math.PI / 6;
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => turn + (corner * Math.PI) / 3)
    .map((angle) => `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`)
    .join(" ");
}

const MARS: [number, number, string?][] = [
  [0, 0, "tile-greenery"],
  [1, 0, "tile-ocean"],
  [0, 1, "tile-city"],
  [-1, 1, "tile-greenery"],
  [1, -1, "tile-ocean"],
  [2, -1, "tile-special"],
  [-1, 0],
  [0, -1],
  [-2, 1],
  [2, 0],
];

export const mars: Hex[] = MARS.map(([q, r, picture]) => {
  const x = 205 + 41.5 * (q + r / 2);
  const y = 74 + 36 * r;
  return { x, y, points: corners(x, y, 23.3, false), picture };
});

const COLONY: [number, number, string?, string?][] = [
  [0, 0, "b-mine", "#8A4A2C"],
  [1, -1, "b-generator", "#8A6A22"],
  [2, -1, "b-water", "#235F92"],
  [-1, 1, "b-greenhouse", "#2E7440"],
  [3, -2, "b-condenser", "#3F7F97"],
  [1, 0, "b-shelter", "#332C3B"],
  [-1, 0],
  [2, -2],
  [0, 1],
  [4, -2],
  [-2, 1],
  [0, -1],
  [3, -1],
];

export const colony: Hex[] = COLONY.map(([q, r, picture, ground]) => {
  const x = 130 + 36 * q;
  const y = 104 + 41.5 * (r + q / 2);
  return { x, y, points: corners(x, y, 23, true), picture, ground };
});

/** Always the same sky: steps that never fall into line. */
export const stars = Array.from({ length: 40 }, (_, number) => ({
  x: (number * 149 + 37) % 360,
  y: ((number * 83 + 11) % 222) - 46,
  r: number % 3 ? 0.6 : 1,
}));
