import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { preventMisclicks, SETTLING } from "./misclick";

/** The prompt, beside a control on the map. */
const CONTENT = `
  <section class="prompt" data-question="first">
    <button data-option="build" data-left="0">Build</button>
    <button data-anytime data-left="900">Undo</button>
  </section>
  <button class="hex" data-option="hex:a1" data-left="500">A1</button>`;

let prompt: HTMLElement;
let end: (() => void) | void;

const button = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const isSettling = (selector: string) => button(selector).dataset["settling"] !== undefined;
const isIgnored = (selector: string) => button(selector).dataset["ignored"] !== undefined;

/** Let the page see a change. */
async function change(act: () => void): Promise<void> {
  act();
  await vi.advanceTimersByTimeAsync(0);
}

const addButton = (content: string) => change(() => prompt.insertAdjacentHTML("beforeend", content));

/** Click as a pointer does: the number of clicks is that of a double click or more. */
function click(selector: string, detail: number): { clicked: boolean } {
  const outcome = { clicked: false };
  const onClick = () => (outcome.clicked = true);
  button(selector).addEventListener("click", onClick);
  button(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  button(selector).removeEventListener("click", onClick);
  return outcome;
}

beforeEach(async () => {
  vi.useFakeTimers();
  // Every button is 100 pixels wide and lies where it says.
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return new DOMRect(Number(this.dataset["left"]), 0, 100, 40);
  });
  document.body.innerHTML = CONTENT;
  prompt = button(".prompt");
  end = preventMisclicks(prompt);
  await vi.advanceTimersByTimeAsync(SETTLING);
});

afterEach(() => end?.());

test("a button takes no pointer for a moment after it came", async () => {
  expect(isSettling('[data-option="build"]')).toBe(false);

  await addButton('<button data-option="done" data-left="200">Done</button>');
  expect(isSettling('[data-option="done"]')).toBe(true);
  expect(isSettling('[data-option="build"]')).toBe(false);

  await vi.advanceTimersByTimeAsync(SETTLING - 1);
  expect(isSettling('[data-option="done"]')).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isSettling('[data-option="done"]')).toBe(false);
});

test("a button that moved takes no pointer for a moment, but for a rim", async () => {
  const build = button('[data-option="build"]');

  await change(() => (build.dataset["left"] = "15"));
  expect(isSettling('[data-option="build"]')).toBe(false);

  await change(() => (build.dataset["left"] = "30"));
  expect(isSettling('[data-option="build"]')).toBe(true);
});

test("a button that answers another question takes no pointer for a moment, but undo does", async () => {
  await change(() => (prompt.dataset["question"] = "second"));

  expect(isSettling('[data-option="build"]')).toBe(true);
  expect(isSettling("[data-anytime]")).toBe(false);
});

test("a press on a settling button is shown to be ignored", async () => {
  await addButton('<button data-option="done" data-left="200">Done</button>');
  const press = () =>
    prompt.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX: 250, clientY: 20 }));

  press();
  expect(isIgnored('[data-option="done"]')).toBe(true);

  await vi.advanceTimersByTimeAsync(1000);
  expect(isIgnored('[data-option="done"]')).toBe(false);
  press();
  expect(isIgnored('[data-option="done"]')).toBe(false);
});

test("the second click of a double click is ignored after the first has changed the question", async () => {
  expect(click(".hex", 2)).toEqual({ clicked: true });

  await change(() => (prompt.dataset["question"] = "second"));
  expect(click(".hex", 2)).toEqual({ clicked: false });
  expect(isIgnored(".hex")).toBe(true);
  expect(click(".hex", 1)).toEqual({ clicked: true });
  // A key sends a click without a number.
  expect(click(".hex", 0)).toEqual({ clicked: true });

  await vi.advanceTimersByTimeAsync(SETTLING);
  expect(click(".hex", 2)).toEqual({ clicked: true });
});
