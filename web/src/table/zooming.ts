/** The position of a map in its frame, and the area under a finger. */

export interface Point {
  x: number;
  y: number;
}

/** The map is drawn `scale` times as large, moved by x and y. */
export interface View extends Point {
  scale: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const WHOLE: View = { x: 0, y: 0, scale: 1 };
export const LARGEST = 4;
/** Pixels beside an area that still mean it. */
const BESIDE = 24;

/** Return the view with the point at `from` moved to `to`, `grown` times as large. */
export function pinched(view: View, from: Point, to: Point, grown: number): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * grown));
  const by = scale / view.scale;
  return { scale, x: to.x - (from.x - view.x) * by, y: to.y - (from.y - view.y) * by };
}

/** The map always fills its frame. */
export function held(view: View, width: number, height: number): View {
  const within = (at: number, room: number) => Math.min(0, Math.max(room * (1 - view.scale), at));
  return { scale: view.scale, x: within(view.x, width), y: within(view.y, height) };
}

/** The place of the nearest box, if it is near enough. */
export function nearest(at: Point, boxes: Box[]): number | null {
  const far = boxes.map((box) =>
    Math.hypot(Math.max(box.left - at.x, 0, at.x - box.right), Math.max(box.top - at.y, 0, at.y - box.bottom)),
  );
  const middle = boxes.map((box) => Math.hypot((box.left + box.right) / 2 - at.x, (box.top + box.bottom) / 2 - at.y));
  const near = boxes.map((_, place) => place).filter((place) => far[place]! <= BESIDE);
  return near.length === 0 ? null : near.reduce((best, place) => (middle[place]! < middle[best]! ? place : best));
}
