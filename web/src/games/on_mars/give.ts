/** What gives way in the prompt until nothing is cut: each of its two rows goes through steps that the styles know. */

/** How far each row may give way; what each step means stands in Question.svelte. */
const STEPS = { head: 5, body: 5 };

/** So many pixels are lost to rounding, and to letters that reach out of a tight line. */
const ROUNDING = 2;

function cut(row: Element): boolean {
  return [row, ...row.querySelectorAll<HTMLElement>(".an, .cons, .say, .at, .al, .btn, .goals, .receipt")].some(
    (part) =>
      part.clientWidth > 0 &&
      (part.scrollWidth > part.clientWidth + ROUNDING || part.scrollHeight > part.clientHeight + ROUNDING),
  );
}

/** To be attached to the element that holds both rows. */
export function gives(node: HTMLElement): () => void {
  function settle(): void {
    for (const [name, most] of Object.entries(STEPS)) {
      const row = node.querySelector(`[data-row="${name}"]`);
      for (let step = 0; step <= most; step++) {
        node.dataset[name] = String(step);
        if (!row || !cut(row)) break;
      }
    }
  }
  const sizes = new ResizeObserver(settle);
  const contents = new MutationObserver(settle);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  void document.fonts.ready.then(settle);
  settle();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
