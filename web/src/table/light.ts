/** Lights a place of the map while the pointer or the focus is on what names it. */

import type { Attachment } from "svelte/attachments";

const LIT = "data-lit";

/** For whatever names a place; `selector` finds it on the map. A finger lights it until it touches something else. */
export function light(selector: string): Attachment {
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
    for (const [kind, hear] of listeners) element.addEventListener(kind, hear);
    return () => {
      off();
      for (const [kind, hear] of listeners) element.removeEventListener(kind, hear);
    };
  };
}
