/** Where the page lies, as `valles static` has written into it; parts that are rendered on their own have no document. */
const base = globalThis.document?.documentElement.dataset["base"];

/** True if nothing but files is served, so that the tables are kept by a worker of this device. */
export const isStatic = base !== undefined;

/** The path below which the page lies: `/`, or as `/valles/` where a static server has other pages too. */
export const BASE = base === undefined ? "/" : new URL(base, location.href).pathname;

/** Return the path of a place of the page, such as `/new`, for a link. */
export function pathTo(place: string): string {
  return BASE + place.slice(1);
}

/** Return the place of the page that a path leads to; null if it leads elsewhere. */
export function placeAt(path: string): string | null {
  return path.startsWith(BASE) ? path.slice(BASE.length - 1) : null;
}
