/** Parts of a browser that happy-dom lacks, as far as the page uses them. Layout is tested in a browser. */

import "@testing-library/jest-dom/vitest";

import { configure } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, vi } from "vitest";

// A safety net, no measure: the machine may be busy. The document with its drawings would fill the terminal.
configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message) => new Error(`${message ?? ""}\n${document.body.innerText.slice(0, 800)}`),
});

/** Fire `beforetoggle` at once and `toggle` in a task of its own, as the HTML standard has it. */
function toggle(popover: HTMLElement, open: boolean): void {
  if (popover.hasAttribute("data-open") === open) return;
  const [newState, oldState] = open ? ["open", "closed"] : ["closed", "open"];
  popover.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState, oldState }));
  popover.toggleAttribute("data-open", open);
  if (open && popover.autofocus) popover.focus();
  setTimeout(() => popover.dispatchEvent(Object.assign(new Event("toggle"), { newState, oldState })));
}

/** Close a dialog, and report it in a task of its own, as the HTML standard has it. */
function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  setTimeout(() => this.dispatchEvent(new Event("close")));
}

const openPopovers = () => [...document.querySelectorAll<HTMLElement>("[popover][data-open]")];

function onClick({ target }: Event): void {
  const button = (target as Element).closest("[popovertarget]");
  const popover = button && document.getElementById(button.getAttribute("popovertarget")!);
  for (const open of openPopovers()) if (!open.contains(target as Element) && open !== popover) toggle(open, false);
  if (!popover) return;
  toggle(popover, button.getAttribute("popovertargetaction") !== "hide" && !popover.hasAttribute("data-open"));
}

function onKey({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  const open = openPopovers().at(-1);
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1) as HTMLDialogElement | undefined;
  if (open) toggle(open, false);
  else dialog?.close();
}

/** The listeners that modules of the page add to the window and the document, where nothing removes them. */
const added: [EventTarget, Parameters<EventTarget["addEventListener"]>][] = [];

function recordListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, "addEventListener").mockImplementation((...listener) => {
    added.push([target, listener]);
    add(...listener);
  });
}

beforeEach(() => {
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  recordListeners(window);
  recordListeners(document);
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { status: "loaded", ready: Promise.resolve() },
  });
  HTMLElement.prototype.showPopover = function () {
    toggle(this, true);
  };
  HTMLElement.prototype.hidePopover = function () {
    toggle(this, false);
  };
  Element.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.close = close;
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  vi.stubGlobal("isSecureContext", true);
});

afterEach(() => {
  const logged = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls);
  const untranslated = document.body.textContent.match(/\b(om-)?(page|problem|seat|crossing)-[a-z-]+/gi) ?? [];
  for (const [target, [type, listener, options]] of added.splice(0))
    target.removeEventListener(type, listener, options);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  expect({ logged, untranslated }).toEqual({ logged: [], untranslated: [] });
});
