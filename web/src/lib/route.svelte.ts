/** The route of the page: the path, as pieces. Links are ordinary links. */

import { push } from "./back";

let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

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

export function go(to: string): void {
  push(to);
  path = location.pathname;
}

/** Follow a link inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && link?.target !== "_blank";
  if (!link || !plain || link.origin !== location.origin || link.pathname.startsWith("/api/") || link.download) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
