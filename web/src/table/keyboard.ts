/** Keys that work anywhere on a table, except where somebody types. */

export interface Keys {
  back(): void;
  undo(): void;
  restart(): void;
  commit(): void;
  focus(region: "board" | "hand" | "log" | "prompt"): void;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** The button of the prompt that a key stands for: its letter, or its place among the others. */
function buttonFor(key: string): HTMLButtonElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".prompt button:not([disabled])")];
  const lettered = buttons.find((button) => button.querySelector("kbd")?.textContent === key.toUpperCase());
  if (lettered || !/^[1-9]$/.test(key)) return lettered;
  return buttons.filter((button) => button.dataset["option"])[Number(key) - 1];
}

export function onKey(event: KeyboardEvent, keys: Keys): void {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const regions = { b: "board", h: "hand", l: "log" } as const;
  if (event.key === "Escape") keys.back();
  else if (event.key === "Z") keys.restart();
  else if (event.key === "z") keys.undo();
  else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement) && !(event.target instanceof HTMLAnchorElement)) keys.commit();
  else {
    const button = event.key.length === 1 ? buttonFor(event.key) : undefined;
    const region = regions[event.key.toLowerCase() as keyof typeof regions];
    if (button) button.click();
    else if (region) keys.focus(region);
    else return;
  }
  event.preventDefault();
}
