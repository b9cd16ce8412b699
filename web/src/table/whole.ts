/** Lets a list that scrolls show whole lines only. */

import type { Attachment } from "svelte/attachments";

const PART = "data-part";
/** Pixels of an item that may be out of view: heights of a frame are fractions, positions of scrolling whole numbers. */
const TOLERANCE = 1;
/** Parts of an item in view at which it is looked at again: close together where it is nearly all of it. */
const THRESHOLDS = [0, ...Array.from({ length: 21 }, (_, step) => 0.9 + step / 200)];

/** Return true if a part of an item, but not all of it, is in view of a frame that has room for it. */
export function isCut(item: number, inView: number, frame: number): boolean {
  return item <= frame && inView > 0 && item - inView > TOLERANCE;
}

/** For whatever scrolls: its items are marked while they are not wholly in view, and are not drawn then. */
export const wholeOnly: Attachment = (scroller) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect, boundingClientRect, rootBounds } of entries) {
        const frame = rootBounds?.height ?? 0;
        target.toggleAttribute(PART, isCut(boundingClientRect.height, intersectionRect.height, frame));
      }
    },
    { root: scroller, threshold: THRESHOLDS },
  );
  const observe = () => scroller.querySelectorAll("li").forEach((item) => observer.observe(item));
  const changes = new MutationObserver(observe);
  changes.observe(scroller, { childList: true, subtree: true });
  observe();
  return () => {
    observer.disconnect();
    changes.disconnect();
  };
};
