/**
 * The card that a pointer or the focus rests on, and the one that a finger has opened. Hover shows nothing that focus
 * does not.
 */

import type { Action } from "svelte/action";
import { phone } from "../../../lib/phone";

export interface Peeked {
  /** The id of the card. */
  card: string;
  /** The option that it answers with. */
  option: string | null;
}

/** Milliseconds until a card under the pointer is shown large. */
const REST = 250;

class Peeking {
  shown = $state.raw<(Peeked & { near: DOMRect }) | null>(null);
  /** On a phone a tap opens the card, large enough to be read. */
  opened = $state.raw<Peeked | null>(null);
}

export const peeking = new Peeking();

/** For whatever stands for a card; null while it stands for none. */
export const peeks: Action<HTMLElement, Peeked | null> = (node, first) => {
  let peeked = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    if (peeked) peeking.shown = { ...peeked, near: node.getBoundingClientRect() };
  }

  function hide(): void {
    clearTimeout(timer);
    if (peeked && peeking.shown?.card === peeked.card) peeking.shown = null;
  }

  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && (timer = setTimeout(show, REST))],
    ["pointerleave", hide],
    ["focus", () => node.matches(":focus-visible") && show()],
    // The focus also goes where what had it is taken off the page, in the middle of drawing; nothing may change then.
    ["blur", () => queueMicrotask(hide)],
    ["click", () => peeked && phone.current && (peeking.opened = peeked)],
  ];
  for (const [kind, listener] of listeners) node.addEventListener(kind, listener);
  return {
    update(now) {
      if (now?.card !== peeked?.card) hide();
      peeked = now;
    },
    destroy() {
      hide();
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener);
    },
  };
};
