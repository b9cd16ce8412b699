/** The hand of somebody who plays through the page. It works in the page: a game has hundreds of answers. */

/** An answer that is being given. */
export interface Giving {
  option: string;
  /** What kind of option it is; of some kinds the prompt shows one at a time. */
  kind: string;
  /** The id of the question; what is seen belongs to it while the prompt shows it. */
  pending: string;
  /** Whether it is the only answer: then it may be picked already. */
  only: boolean;
  /** The control has been pressed, and a card has been put into the basket. */
  pressed: boolean;
  filled: boolean;
  /** On a phone, the tab behind which options of this kind lay before. */
  tab: number;
  /** Whether a mouse presses what is to be pressed. */
  mouse: boolean;
  /** Milliseconds until it is given up. */
  patience: number;
}

export interface Pressing {
  giving: Giving;
  /** Where the mouse has to press; nowhere once the question is answered. */
  at: { x: number; y: number } | null;
}

/**
 * Go on with an answer. With a mouse, until it has to press something; without one, to the end.
 * Whatever is pressed can be seen, stands still and is covered by nothing.
 */
export async function give(giving: Giving): Promise<Pressing> {
  const BRIEF = 100;
  const BEHIND = 400;
  const deadline = performance.now() + giving.patience;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
    });
  /** A point at which it can be pressed: in its middle, or where no other card of a fan lies over it. */
  const spot = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const parts = [0.5, 0.1, 0.3, 0.7, 0.9];
    const points = parts.flatMap((down) => parts.map((along) => ({ x: x + width * along, y: y + height * down })));
    return points.find((point) => one.contains(document.elementFromPoint(point.x, point.y)));
  };

  function next(): HTMLElement | undefined {
    const basket = shown('[data-answer="basket"]');
    // At the start a corporation is chosen together with the cards.
    const first = basket && shown(`.opening [data-option="${giving.option}"][aria-pressed="false"]`);
    // So are preludes; on a phone they lie behind a tab.
    const prelude = basket && shown('[data-prelude][aria-pressed="false"][aria-disabled="false"]');
    const cards = shown("[data-basket]");
    if (first ?? prelude) return first ?? prelude;
    if (basket && !giving.filled && cards) return cards;
    if (basket) return shown('[data-answer="basket"]:enabled, [data-kind="preludes"][aria-pressed="false"]');
    // A sheet lies over the prompt, and answers it.
    const commit = '[data-answer="sheet"]:enabled, body:not(:has(dialog[open])) [data-answer="commit"]:enabled';
    if (giving.pressed) return shown(commit);
    return (
      (giving.only ? shown(commit) : undefined) ??
      shown('[data-answer="amount"]:enabled, [data-answer="pay"]:enabled') ??
      shown(`[data-option="${giving.option}"]`)
    );
  }

  const begun = performance.now();
  let turned = 0;
  /** Whether the list behind a button of the prompt was opened. */
  let opened = false;
  let drawn = giving.pressed;
  let since = performance.now();
  let before: { one: Element; x: number; y: number } | undefined;
  while (performance.now() < deadline) {
    await frame();
    const prompt = document.querySelector<HTMLElement>(".prompt");
    // Nothing is asked while the line is cut; then the same question may be there again.
    if (prompt?.classList.contains("lost")) continue;
    const there = prompt?.dataset["pending"] === giving.pending;
    if (drawn && !there) return { giving, at: null };
    // The page has gone on by itself, since nothing else was possible.
    if (!drawn && prompt?.dataset["pending"] && !there && performance.now() > begun + BEHIND)
      return { giving, at: null };
    if (there && !drawn) since = performance.now();
    drawn ||= there;
    if (prompt?.ariaBusy === "true") continue;
    // Somebody with the beginner corporation has looked at the cards.
    shown('[data-answer="begin"]')?.click();
    const one = drawn ? next() : undefined;
    if (!one) {
      before = undefined;
      if (!drawn || giving.filled || performance.now() < since + BRIEF) continue;
      const other = shown(`[role="radio"][aria-checked="false"][data-kind="${giving.kind}"]`);
      if (other && !giving.pressed) {
        other.click();
        continue;
      }
      const menu = opened ? undefined : shown('.prompt [aria-expanded="false"]');
      if (menu && !giving.pressed) {
        opened = true;
        menu.click();
        continue;
      }
      const tabs = document.querySelectorAll<HTMLElement>("nav.tabs button");
      if (turned++) giving.tab++;
      if (tabs.length > 0 && shown("nav.tabs button")) tabs[giving.tab % tabs.length]!.click();
      since = performance.now() - BRIEF / 2;
      continue;
    }
    const { x, y } = one.getBoundingClientRect();
    const still = before?.one === one && before.x === x && before.y === y;
    before = { one, x, y };
    if (!still) continue;
    const at = spot(one);
    if (!at) {
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
      continue;
    }
    if (one.matches("[data-basket]") && shown('[data-answer="basket"]')) giving.filled = true;
    giving.pressed = true;
    before = undefined;
    if (giving.mouse) return { giving, at };
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  const seen = next()?.outerHTML.slice(0, 200) ?? "nothing";
  const parts = [...document.querySelectorAll(".prompt, dialog[open]")].map((part) => part.outerHTML.slice(0, 1500));
  throw new Error(`${JSON.stringify(giving)}: ${seen} cannot be pressed; ${parts.join("; ")}`);
}
