/** Going through a table by keys: Tab to the next region, arrows to what lies in it. */

const FOCUSABLE = 'button:not([disabled]), a[href], input, select, [tabindex="0"]';
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function inside(region: Element): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  );
}

/** The last focused element of each region. */
const left = new WeakMap<Element, HTMLElement>();

/**
 * Move the focus if the key does so, and return true then. Things that use arrows themselves have prevented the default
 * before.
 */
export function walk(event: KeyboardEvent, selectors: string[]): boolean {
  if (document.querySelector(":popover-open")) return false;
  const active = document.activeElement as HTMLElement | null;
  const regions = selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((region) => inside(region).length > 0);
  const at = regions.findIndex((region) => region.contains(active));
  const here = regions[at];
  if (here && active) left.set(here, active);
  if (event.key === "Tab") return to(event, regions[event.shiftKey ? at - 1 : at + 1]);
  const step = STEPS[event.key];
  if (!here || !active || step === undefined || event.defaultPrevented || active.matches("[role=log]")) return false;
  const all = inside(here);
  const next = all[all.indexOf(active) + step];
  next?.focus();
  event.preventDefault();
  return true;
}

function to(event: KeyboardEvent, region: Element | undefined): boolean {
  if (!region) return false;
  const all = inside(region);
  const before = left.get(region);
  // What a region is about has a place for the focus; help comes first, but nobody goes there for it.
  const first =
    all.find((one) => one.getAttribute("tabindex") === "0") ??
    all.find((one) => !one.hasAttribute("popovertarget")) ??
    all[0];
  (before && all.includes(before) ? before : first)?.focus();
  event.preventDefault();
  return true;
}
