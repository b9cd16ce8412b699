/** The route of the page: the path, as pieces. Links are ordinary links. */

import { push } from "./back";
import { pathTo, placeAt } from "./base";

const here = () => placeAt(location.pathname) ?? "/";

let path = $state(here());

addEventListener("popstate", () => (path = here()));

export const route = {
  get pieces(): string[] {
    return path.split("/").filter(Boolean).map(decoded);
  },
};

/** A piece as it was meant; what is no encoding stays as it is. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/** Go to a place of the page. */
export function go(place: string): void {
  push(pathTo(place));
  path = here();
}

/** Follow a link inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && link?.target !== "_blank";
  if (!link || !plain || link.origin !== location.origin || link.download) return;
  const place = placeAt(link.pathname);
  if (place === null || place.startsWith("/api/")) return;
  event.preventDefault();
  go(place + link.search + link.hash);
}
