/** Keys that work anywhere on a table, except where somebody types. */

import { walk } from "./regions";

/** The elements that have a key for the focus. */
export type Target = "board" | "hand" | "log" | "prompt";

export interface Keys {
  back: () => void;
  undo: () => void;
  restart: () => void;
  commit: () => void;
  /** The option that is picked, which Enter commits where it lies. */
  picked: () => string | null;
  focus: (target: Target) => void;
  /** Plan an option, or go where options can be planned. */
  plan: (option: string | null) => void;
  /** Look for cards, and read the list of keys. */
  search: () => void;
  help: () => void;
  /** The regions of the table in the order in which Tab goes through them, as selectors. */
  regions?: string[];
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The browser closes a popover by this key; what is picked stays. */
function closing(event: KeyboardEvent): boolean {
  return event.key === "Escape" && document.querySelector(":popover-open") !== null;
}

/** Return true if a key belongs to something else: a field, a sheet, the browser. */
export function elsewhere(event: KeyboardEvent): boolean {
  return (
    typing(event.target) ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector("dialog[open]") !== null ||
    closing(event)
  );
}

/**
 * The button of the prompt that a key stands for: what is written on it, or its place among those with nothing
 * written.
 */
function buttonFor(key: string): HTMLButtonElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".prompt button:not([disabled])")];
  const lettered = buttons.find((button) => button.querySelector("kbd")?.textContent === key.toUpperCase());
  if (lettered || !/^[1-9]$/.test(key)) return lettered;
  return buttons.filter((button) => button.dataset["option"] && !button.querySelector("kbd")?.textContent)[
    Number(key) - 1
  ];
}

/** The option outside the prompt that has the focus, or that a pointer rests on. */
function pointedAt(): string | null {
  const outside = "[data-option]:not(.prompt *)";
  const focused = document.activeElement?.closest<HTMLElement>(outside);
  return (focused ?? document.querySelector<HTMLElement>(`${outside}:hover`))?.dataset["option"] ?? null;
}

/** Do what the prompt proposes; the end of a turn is confirmed by its own key alone. */
export function pressPrimary(): void {
  document.querySelector<HTMLButtonElement>('.prompt .btn.primary:not([disabled], [data-answer="confirm"])')?.click();
}

/** Return true if the key presses a control: a link, or a button that is not yet picked. */
function pressed(target: EventTarget | null, picked: string | null): boolean {
  if (target instanceof HTMLAnchorElement) return true;
  if (!(target instanceof HTMLButtonElement)) return false;
  const { option, basket } = target.dataset;
  if (option === undefined && basket === undefined) return true;
  return (basket !== undefined || option !== picked) && target.ariaPressed !== "true";
}

export function onKey(event: KeyboardEvent, keys: Keys): void {
  if (elsewhere(event) || (keys.regions && walk(event, keys.regions))) return;
  // A key that is held down answers one question, not those that follow as well.
  if (event.repeat) return event.key === "Enter" ? event.preventDefault() : undefined;
  const regions = { b: "board", h: "hand", l: "log" } as const;
  const opens = { "/": keys.search, "?": keys.help }[event.key.toLowerCase()];
  if (event.key === "Escape") keys.back();
  else if (event.key === "Z") keys.restart();
  else if (event.key === "z") keys.undo();
  else if (event.key === "q") keys.plan(pointedAt());
  else if (event.key === "Enter" && !pressed(event.target, keys.picked())) keys.commit();
  else {
    const button = event.key.length === 1 ? buttonFor(event.key) : undefined;
    const region = regions[event.key.toLowerCase() as keyof typeof regions];
    if (button) button.click();
    else if (opens) opens();
    else if (region) keys.focus(region);
    else return;
  }
  event.preventDefault();
}
