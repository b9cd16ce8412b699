/** Highlights a place of the map while the pointer or the focus is on what names it. */

import type { Attachment } from "svelte/attachments";

const LIT = "data-lit";

/** For whatever names a place; `selector` finds it on the map. A finger highlights it until it touches something else. */
export function highlight(selector: string): Attachment {
  return (element) => {
    const places = () => (selector ? document.querySelectorAll(selector) : []);
    const on = () => places().forEach((place) => place.setAttribute(LIT, ""));
    const off = () => places().forEach((place) => place.removeAttribute(LIT));
    const listeners: [string, () => void][] = [
      ["pointerenter", on],
      ["focus", on],
      ["click", on],
      ["pointerleave", off],
      ["blur", off],
    ];
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener);
    return () => {
      off();
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener);
    };
  };
}
