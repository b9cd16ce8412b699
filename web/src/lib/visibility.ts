/** Whether the page is visible, or covered by another tab or program. */

/** Return true unless the page is covered; outside of a browser there is nothing that could cover it. */
export function isVisible(): boolean {
  return !globalThis.document?.hidden;
}

/** Call a function whenever the page is shown or covered; the returned function ends that. */
export function onVisibility(report: () => void): () => void {
  globalThis.document?.addEventListener("visibilitychange", report);
  return () => globalThis.document?.removeEventListener("visibilitychange", report);
}
