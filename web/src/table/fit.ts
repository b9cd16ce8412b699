/** Text that must stay whole in a region of a fixed size: it gives way by steps, and nothing is cut off. */

/** As many steps as style sheets know, by `data-fit`. */
const STEPS = 4;

/** So far letters may reach beyond a tight line without being cut. */
const LEADING = 4;

/** Whether something in it is larger than its place. */
function tight(element: HTMLElement): boolean {
  const parts = [element, ...element.querySelectorAll<HTMLElement>("[data-fits]")];
  return parts.some((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + LEADING);
}

function settle(element: HTMLElement): void {
  delete element.dataset["fit"];
  for (let step = 1; step <= STEPS && tight(element); step++) element.dataset["fit"] = String(step);
}

/**
 * To be attached to the region. What must not be cut is marked by `data-fits`; the region itself must not grow with
 * what is in it.
 */
export function fit(element: HTMLElement): () => void {
  let due = 0;
  let fitted = "";
  const measured = () => `${element.clientWidth} ${element.clientHeight}`;
  const later = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => {
      settle(element);
      fitted = measured();
    });
  };
  const size = new ResizeObserver(() => {
    if (measured() !== fitted) later();
  });
  const content = new MutationObserver(later);
  size.observe(element);
  content.observe(element, { childList: true, characterData: true, subtree: true });
  // Letters of the page's own fonts are narrower than those before them.
  if (document.fonts.status !== "loaded") void document.fonts.ready.then(later);
  // Before anything is painted, and when all around it is there: to measure is to lay out the page.
  later();
  return () => {
    cancelAnimationFrame(due);
    size.disconnect();
    content.disconnect();
  };
}
