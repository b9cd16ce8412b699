/** A busy state for the pressed control while its request is on its way. */

/** Controls that can be pressed. */
const CONTROLS = 'button, .btn, [role="button"], [role="switch"], [role="option"], [data-option], [data-basket]';
/** The element that shows it where a key was pressed in place of a control. */
const ANSWER = '.prompt [data-answer]:not([data-answer="cancel"])';

let pressed: Element | null = null;

if (typeof document !== "undefined") {
  document.addEventListener("click", ({ target }) => (pressed = (target as Element).closest?.(CONTROLS) ?? null), true);
  // A key that presses a control is followed by a click.
  document.addEventListener("keydown", () => (pressed = null), true);
}

/** Mark what was pressed just now; what is returned ends that. */
export function markPressed(): () => void {
  if (typeof document === "undefined") return () => {};
  const control = pressed?.isConnected ? pressed : document.querySelector(ANSWER);
  control?.setAttribute("aria-busy", "true");
  return () => control?.removeAttribute("aria-busy");
}
