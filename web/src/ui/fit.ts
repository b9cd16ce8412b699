/** Contents too large for their place shrink step by step until they fit: nothing is ever cut. */

import { createAttachmentKey, type Attachment } from "svelte/attachments";

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

/** Return true if something lies more than so many pixels beyond the box of an element. Half a pixel is rounding. */
export function overflowing(element: HTMLElement, width = 1, height = width): boolean {
  return element.scrollWidth > element.clientWidth + width || element.scrollHeight > element.clientHeight + height;
}

function size({ element }: Fitting): string {
  return `${element.clientWidth} ${element.clientHeight}`;
}

/** Fit all waiting elements at once, so that the page is laid out once per step and not once for each of them. */
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
 * Return what has to be spread on an element, to shrink it in so many steps. It is fitted again when its size changes,
 * and when what `shows` reads does; without `shows`, when the elements or texts in it change.
 */
export function fit(
  steps: number,
  shows: (() => unknown) | null = null,
  overflows: (element: HTMLElement) => boolean = overflowing,
): Record<symbol, Attachment<HTMLElement>> {
  const attachment: Attachment<HTMLElement> = (element) => {
    shows?.();
    const fitting: Fitting = { element, steps, overflows, size: "" };
    const sizes = new ResizeObserver(() => {
      if (size(fitting) !== fitting.size) fitSoon(fitting);
    });
    const contents = new MutationObserver(() => fitSoon(fitting));
    sizes.observe(element);
    if (!shows) contents.observe(element, { childList: true, characterData: true, subtree: true });
    fitSoon(fitting);
    // Letters of the page's own fonts are narrower than those before them.
    if (document.fonts.status !== "loaded") void document.fonts.ready.then(() => fitSoon(fitting));
    return () => {
      sizes.disconnect();
      contents.disconnect();
      waiting.delete(fitting);
    };
  };
  // Spread, since Svelte drops the styles of attributes that an element is not known to have.
  return { [createAttachmentKey()]: attachment };
}
