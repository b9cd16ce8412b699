/** Elements of a table, as soon as they are there. */

import { waitFor } from "@testing-library/svelte";
import { expect } from "vitest";

/** Return all elements that match a selector now. */
export function elements(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** Return the first element that matches a selector, once there is one. */
export async function findElement<E extends HTMLElement = HTMLElement>(selector: string): Promise<E> {
  return waitFor(() => {
    const first = document.querySelector<E>(selector);
    expect(first, selector).not.toBeNull();
    return first!;
  });
}

/** Return the button of the prompt that answers with what is picked or chosen. */
export async function findAnswer(answer: "basket" | "commit" | "confirm"): Promise<HTMLButtonElement> {
  return findElement<HTMLButtonElement>(`.prompt [data-answer="${answer}"]`);
}

/** Wait until the prompt asks another question than the one with this id. */
export async function expectNextQuestion(questionId: string): Promise<void> {
  await findElement(`.prompt[data-question]:not([data-question="${questionId}"])`);
}
