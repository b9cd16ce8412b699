/** What is too large for its place gives way step by step, until it fits: nothing is ever cut. */

import type { Attachment } from "svelte/attachments";

/** Each step is an attribute that a style sheet answers, as `data-fit1`; each is set beside those before it. */
const STEP = "data-fit";

interface Fitting {
  element: HTMLElement;
  steps: number;
  overflows: (element: HTMLElement) => boolean;
  /** The size for which it was fitted. */
  size: string;
}

const waiting = new Set<Fitting>();
let due = false;

/** Whether something lies beyond the box of the element. Half a pixel is rounding. */
export function overflowing(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
}

function size({ element }: Fitting): string {
  return `${element.clientWidth} ${element.clientHeight}`;
}

/** All that wait at once, so that the page is laid out once a step and not once for each of them. */
function fitAll(): void {
  due = false;
  const all = [...waiting].filter(({ element }) => element.isConnected);
  waiting.clear();
  for (const { element, steps } of all)
    for (let step = 1; step <= steps; step++) element.removeAttribute(STEP + String(step));
  let open = all;
  for (let step = 1; open.length > 0; step++) {
    open = open.filter((one) => step <= one.steps && one.overflows(one.element));
    for (const { element } of open) element.setAttribute(STEP + String(step), "");
  }
  for (const one of all) one.size = size(one);
}

function fitSoon(fitting: Fitting): void {
  waiting.add(fitting);
  if (!due) queueMicrotask(fitAll);
  due = true;
}

/**
 * Let an element give way in so many steps. `shows` reads what it shows, so that it is fitted anew when that changes.
 */
export function fit(
  steps: number,
  shows: () => unknown = () => null,
  overflows = overflowing,
): Attachment<HTMLElement> {
  return (element) => {
    shows();
    const fitting: Fitting = { element, steps, overflows, size: "" };
    const sized = new ResizeObserver(() => {
      if (size(fitting) !== fitting.size) fitSoon(fitting);
    });
    sized.observe(element);
    fitSoon(fitting);
    // Letters of the page's own fonts are narrower than those before them.
    if (document.fonts.status !== "loaded") void document.fonts.ready.then(() => fitSoon(fitting));
    return () => {
      sized.disconnect();
      waiting.delete(fitting);
    };
  };
}
