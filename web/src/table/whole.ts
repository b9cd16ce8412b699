/** Lets a list that scrolls show whole lines only. */

import type { Attachment } from "svelte/attachments";

const PART = "data-part";

/** For whatever scrolls: its items are marked while they are not wholly in view, and are not drawn then. */
export const wholeOnly: Attachment = (scroller) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, boundingClientRect, rootBounds } of entries) {
        const fits = rootBounds !== null && boundingClientRect.height <= rootBounds.height;
        target.toggleAttribute(PART, fits && intersectionRatio > 0 && intersectionRatio < 0.98);
      }
    },
    { root: scroller, threshold: [0, 0.98, 1] },
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
