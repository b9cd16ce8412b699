/** Protects against misclicks: a click that was meant for something that lay there a moment before. */

import type { Attachment } from "svelte/attachments";

/** Milliseconds until a control that is new or has moved can be clicked. */
export const SETTLING = 250;
/** Milliseconds for which an ignored click is shown. */
const SHOWN = 500;
/** The part of its area that a control shares with its former place, if it lies there still. */
const SAME = 0.8;
/** The controls on the table that answer a question. */
const ANSWER = "[data-option], [data-course], [data-answer], [data-basket]";

interface Place {
  /** The question and the answer. */
  meaning: string;
  box: DOMRect;
}

/**
 * Let the buttons of the prompt take no pointer for a moment after they came, moved, or began to answer another question
 * (`data-settling`), and ignore the second click of a double click on the table if the first has changed the question.
 * Keys are never ignored.
 */
export const preventMisclicks: Attachment<HTMLElement> = (prompt) => {
  const places = new WeakMap<HTMLElement, Place>();
  const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  let question: string | undefined;
  let since = -Infinity;

  const buttons = () => [...prompt.querySelectorAll<HTMLButtonElement>("button")];

  function update(): void {
    if (question !== prompt.dataset["question"]) since = performance.now();
    question = prompt.dataset["question"];
    // All are measured before any is marked, so that the page is laid out once.
    const now = buttons().map((button) => ({
      button,
      meaning: meaningOf(button),
      box: button.getBoundingClientRect(),
    }));
    for (const { button, meaning, box } of now) {
      const before = places.get(button);
      if (before?.meaning === meaning && isWithin(box, before.box)) continue;
      places.set(button, { meaning, box });
      clearTimeout(timers.get(button));
      button.dataset["settling"] = "";
      timers.set(
        button,
        setTimeout(() => {
          timers.delete(button);
          delete button.dataset["settling"];
        }, SETTLING),
      );
    }
  }

  /** Return what a button does: what undoes is the same whatever is asked. */
  function meaningOf({ dataset }: HTMLButtonElement): string {
    return dataset["anytime"] === undefined ? [question, dataset["option"], dataset["answer"]].join() : "anytime";
  }

  /** A press on a settling button reaches the prompt in its place. */
  function onPress({ clientX, clientY }: PointerEvent): void {
    const pressed = buttons().find(
      (button) =>
        button.dataset["settling"] !== undefined && contains(button.getBoundingClientRect(), clientX, clientY),
    );
    if (pressed) showIgnored(pressed);
  }

  function onClick(event: MouseEvent): void {
    const control = (event.target as Element).closest<HTMLElement>(ANSWER);
    const isRepeated = event.detail > 1 && performance.now() < since + SETTLING;
    if (!control || !isRepeated || prompt.contains(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    showIgnored(control);
  }

  // `fit` sets the steps of the prompt in a microtask after that of a change, and only then everything is in its place.
  const changes = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => !OWN.has(attributeName ?? "")))
      queueMicrotask(() => queueMicrotask(update));
  });
  changes.observe(prompt, { childList: true, characterData: true, subtree: true, attributes: true });
  prompt.addEventListener("pointerdown", onPress);
  document.addEventListener("click", onClick, true);
  update();
  return () => {
    changes.disconnect();
    prompt.removeEventListener("pointerdown", onPress);
    document.removeEventListener("click", onClick, true);
    timers.forEach(clearTimeout);
  };
};

/** The attributes that are set here. */
const OWN = new Set(["data-settling", "data-ignored"]);

/** Mark a control whose click was ignored, for a moment. */
function showIgnored(control: HTMLElement): void {
  control.dataset["ignored"] = "";
  setTimeout(() => delete control.dataset["ignored"], SHOWN);
}

function contains({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** Return true if a box lies, but for a rim, where another one is. */
function isWithin(box: DOMRect, other: DOMRect): boolean {
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0) >= SAME * box.width * box.height;
}
