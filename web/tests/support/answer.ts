/** Gives an answer by the controls of the page. It runs in the page: a game has hundreds of answers. */

/** An answer that is being given. */
export interface AnswerState {
  option: string;
  /** The kind of the option; of some kinds the prompt shows one at a time. */
  kind: string;
  /** The id of the question; controls belong to it while the prompt shows it. */
  questionId: string;
  /** True if it is the only answer: then it may be picked already. */
  only: boolean;
  /** A control was pressed, and a card was put into the basket. */
  pressed: boolean;
  filled: boolean;
  /** On a phone, the tab behind which options of this kind lay before. */
  tab: number;
  /** True if a mouse presses the controls. */
  mouse: boolean;
  /** True if the last control to press is a card that goes into the basket. */
  fills: boolean;
  /** Milliseconds until it fails. */
  timeout: number;
}

export interface AnswerStep {
  state: AnswerState;
  /** Return the point that the mouse has to press; null once the prompt shows another question. */
  click: { x: number; y: number } | null;
}

/** The window of the page, with the outcome of the last click. */
type ClickWindow = typeof window & { clickHit?: boolean };

/**
 * Continue an answer: with a mouse, until it has to press something; without one, to the end.
 * A control is pressed when it is visible, stands still and is covered by nothing.
 */
export async function continueAnswer(state: AnswerState): Promise<AnswerStep> {
  /** Milliseconds after which a control is looked for elsewhere, and after which another question counts as an answer. */
  const [ELSEWHERE, SKIPPED] = [100, 400];
  const started = performance.now();
  const deadline = started + state.timeout;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const findVisible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    });
  /** A point at which it can be pressed: in its middle, or where no other card of a fan lies over it. */
  const findPoint = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.1, 0.3, 0.7, 0.9];
    const points = parts.flatMap((down) => parts.map((along) => ({ x: x + width * along, y: y + height * down })));
    const isReached = ({ x, y }: { x: number; y: number }) => {
      const top = document.elementFromPoint(x, y);
      // A mouse has to wait for a new control of the prompt; a key does not, if nothing covers the prompt.
      return (
        element.contains(top) || (!state.mouse && element.closest("[data-settling]")?.closest(".prompt")?.contains(top))
      );
    };
    return points.find(isReached);
  };

  /**
   * Let nothing but this control receive the next click, and note whether it did: a reply may change the layout before
   * the mouse is there.
   */
  function guardClick(control: Element): void {
    const types = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
    (window as ClickWindow).clickHit = false;
    const onEvent = (event: Event) => {
      const isHit = control.contains(event.target as Node);
      if (!isHit) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (event.type !== "click") return;
      (window as ClickWindow).clickHit = isHit;
      types.forEach((type) => window.removeEventListener(type, onEvent, true));
    };
    types.forEach((type) => window.addEventListener(type, onEvent, true));
  }

  /** Note that the control is pressed. */
  function markPressed(): void {
    state.pressed = true;
    state.filled ||= state.fills;
  }

  function findControl(): HTMLElement | undefined {
    const basket = findVisible('[data-answer="basket"]');
    // At the start a corporation is chosen together with the cards.
    const corporation = basket && findVisible(`.opening [data-option="${state.option}"][aria-pressed="false"]`);
    // So are preludes; on a phone they lie behind a tab.
    const prelude = basket && findVisible('[data-prelude][aria-pressed="false"][aria-disabled="false"]');
    const card = findVisible("[data-basket]");
    if (corporation ?? prelude) return corporation ?? prelude;
    if (basket && !state.filled && card) return card;
    if (basket) return findVisible('[data-answer="basket"]:enabled, [data-kind="preludes"][aria-pressed="false"]');
    // A sheet lies over the prompt, and answers it.
    const commit = '[data-answer="sheet"]:enabled, body:not(:has(dialog[open])) [data-answer="commit"]:enabled';
    if (state.pressed) return findVisible(commit);
    return (
      (state.only ? findVisible(commit) : undefined) ??
      findVisible('[data-answer="amount"]:enabled, [data-answer="pay"]:enabled') ??
      findVisible(`[data-option="${state.option}"]`)
    );
  }

  /** Look for the control behind a radio button, a menu of the prompt, or the next tab. */
  let tabs = 0;
  let menuOpened = false;
  function lookElsewhere(): void {
    const radio = findVisible(`[role="radio"][aria-checked="false"][data-kind="${state.kind}"]`);
    if (radio && !state.pressed) return radio.click();
    const menu = menuOpened ? undefined : findVisible('.prompt [aria-expanded="false"]');
    if (menu && !state.pressed) {
      menuOpened = true;
      return menu.click();
    }
    if (tabs++) state.tab++;
    const buttons = document.querySelectorAll<HTMLElement>("nav.tabs button");
    if (buttons.length > 0 && findVisible("nav.tabs button")) buttons[state.tab % buttons.length]!.click();
    since = performance.now() - ELSEWHERE / 2;
  }

  if ((window as ClickWindow).clickHit) markPressed();
  (window as ClickWindow).clickHit = false;
  let questionShown = state.pressed;
  /** When the question was first shown, or something was done. */
  let since = started;
  let last: { control: Element; x: number; y: number } | undefined;
  while (performance.now() < deadline) {
    await frame();
    const prompt = document.querySelector<HTMLElement>(".prompt");
    // While the connection is lost the page asks nothing; then it may ask the same question again.
    if (prompt?.classList.contains("lost")) continue;
    const questionId = prompt?.dataset["question"];
    const isShown = questionId === state.questionId;
    if (questionShown && !isShown) return { state, click: null };
    // The page has answered by itself, since nothing else was possible, or does not show the question yet.
    if (!questionShown && questionId && !isShown && performance.now() > started + SKIPPED)
      return { state, click: null };
    if (isShown && !questionShown) since = performance.now();
    questionShown ||= isShown;
    if (prompt?.ariaBusy === "true") continue;
    // A player with the beginner corporation has looked at the cards.
    findVisible('[data-answer="begin"]')?.click();
    const control = questionShown ? findControl() : undefined;
    if (!control) {
      last = undefined;
      if (questionShown && !state.filled && performance.now() >= since + ELSEWHERE) lookElsewhere();
      continue;
    }
    const { x, y } = control.getBoundingClientRect();
    const isStill = last?.control === control && last.x === x && last.y === y;
    last = { control, x, y };
    if (!isStill) continue;
    const click = findPoint(control);
    if (!click) {
      control.scrollIntoView({ block: "nearest", inline: "nearest" });
      continue;
    }
    state.fills = control.matches("[data-basket]") && findVisible('[data-answer="basket"]') !== undefined;
    last = undefined;
    if (state.mouse) {
      guardClick(control);
      return { state, click };
    }
    markPressed();
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  const control = findControl()?.outerHTML.slice(0, 200) ?? "nothing";
  const parts = [...document.querySelectorAll(".prompt, dialog[open]")].map((part) => part.outerHTML.slice(0, 1500));
  throw new Error(`${JSON.stringify(state)}: ${control} cannot be pressed; ${parts.join("; ")}`);
}
