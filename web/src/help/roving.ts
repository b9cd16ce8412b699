/**
 * Lets the keyboard reach what can only be read: the things of a group that say what they are for. The group is one stop
 * of the Tab key; arrows, Home and End lead from one thing to the next.
 */

/** The things of a group; buttons are stops of their own. */
const TITLED = ":scope > :is([title], [data-title]):not(button)";

export function rovingFocus(group: HTMLElement): () => void {
  const things = () => [...group.querySelectorAll<HTMLElement>(TITLED)];

  function settle(): void {
    const all = things();
    const stop = all.find(({ tabIndex }) => tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }

  function press(event: KeyboardEvent): void {
    const all = things();
    const at = all.indexOf(event.target as HTMLElement);
    const [back, on] = [at - 1, at + 1];
    const ways = { ArrowRight: on, ArrowDown: on, ArrowLeft: back, ArrowUp: back, Home: 0, End: all.length - 1 };
    const to = ways[event.key as keyof typeof ways];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[Math.max(0, Math.min(all.length - 1, to))]!;
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  }

  const come = new MutationObserver(settle);
  come.observe(group, { childList: true });
  group.addEventListener("keydown", press);
  settle();
  return () => {
    come.disconnect();
    group.removeEventListener("keydown", press);
  };
}
