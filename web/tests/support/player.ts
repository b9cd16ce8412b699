/** A person who plays through the page: knows the messages that the page receives, and uses the controls it shows. */

import { expect, type Locator, type Page } from "@playwright/test";

import type { FromClient, FromServer, Snapshot } from "../../src/protocol";
import { type AnswerState, type AnswerStep, continueAnswer } from "./answer";
import { PATIENCE } from "./environment";
import { callControl } from "./server";
import { waitForFocus, waitForPrompt, waitUntil } from "./wait";

export class Player {
  /** The last snapshot that the page received. */
  snapshot: Snapshot | null = null;
  /** The seats from which answers were given. */
  readonly seats: string[] = [];
  /** The ids of all decisions that the page sent; a decision that is sent again has the same id. */
  readonly decisions = new Set<string>();
  readonly #refusals: string[] = [];
  /** On a phone, the tab behind which options of a kind lay before. */
  readonly #tabs = new Map<string, number>();

  constructor(readonly page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => {
        const message = JSON.parse(String(payload)) as FromClient;
        if ("decision" in message) this.decisions.add(message.decision);
      });
      socket.on("framereceived", ({ payload }) => this.receive(JSON.parse(String(payload)) as FromServer));
    });
  }

  /** Learn of a message that the page receives. */
  receive(message: FromServer): void {
    if (message.type === "snapshot") this.snapshot = message;
    else if (message.type === "refusal") this.#refusals.push(JSON.stringify(message.problem));
  }

  /** Answer the current question of this device. Return true if there was one. */
  async playMove(): Promise<boolean> {
    if (await this.#liftCurtain()) return true;
    const { snapshot } = this;
    if (!snapshot || snapshot.over || snapshot.seat === null) return false;
    if (snapshot.question) {
      const option = await this.advice();
      if (option === null) return false;
      await this.answer(option);
    } else if (snapshot.unconfirmed === snapshot.seat)
      await this.#act(() => this.page.locator('[data-answer="confirm"]').click());
    else return false;
    return true;
  }

  /**
   * Ask a computer player for an answer. Return null if the page went on by itself, since nothing else was possible: the
   * server has another question by then.
   */
  async advice(): Promise<string | null> {
    const { question } = this.snapshot!;
    const option = await requestAdvice(this.snapshot!);
    const isCurrent = this.snapshot!.question?.id === question?.id;
    return isCurrent && question?.options.some((answer) => answer.option === option) ? option : null;
  }

  /** Wait for the curtain of a shared device, and lift it. */
  async takeDevice(): Promise<void> {
    await this.page.locator(".curtain button").waitFor();
    await this.#liftCurtain();
  }

  /** Return true if there was a curtain. Another seat may be asked meanwhile, and it be gone before a mouse gets there. */
  async #liftCurtain(): Promise<boolean> {
    const { snapshot } = this;
    const isLifted = await this.page.evaluate(() => {
      const button = document.querySelector<HTMLElement>(".curtain button");
      button?.click();
      return button !== null;
    });
    if (isLifted) await this.#until(() => this.snapshot !== snapshot);
    return isLifted;
  }

  /** Give this answer by its control; with the mouse, or by clicks from within the page, which are quick. */
  async answer(option: string, mouse = false): Promise<void> {
    const { seat, question } = this.snapshot!;
    this.seats.push(seat!);
    const { id: questionId, options: answers } = question!;
    const kind = this.#kindOf(option);
    const only = answers.length === 1;
    const tab = this.#tabs.get(kind) ?? 0;
    let state: AnswerState = {
      option,
      kind,
      questionId,
      only,
      tab,
      mouse,
      fills: false,
      pressed: false,
      filled: false,
      timeout: PATIENCE,
    };
    let click: AnswerStep["click"];
    await this.#act(async () => {
      do {
        ({ state, click } = await this.page.evaluate(continueAnswer, state).catch((error: Error) => {
          throw new Error(`${error.message} ${this.#refusals.join(" ")}`);
        }));
        if (click) await this.page.mouse.click(click.x, click.y);
        // Without a press, the page has gone on by itself, or a slow one still shows the question before.
      } while (click || !(state.pressed || this.#hasChanged));
    });
    this.#tabs.set(kind, state.tab);
  }

  /** Wait for a question and answer it by keys alone, as a computer player advises. */
  async playMoveByKeys(): Promise<void> {
    await this.#until(() => Boolean(this.snapshot?.question));
    const option = await this.advice();
    if (option !== null) await this.answerByKeys(option);
  }

  /** Give this answer by keys alone: go to it, pick it, commit it by the key that its button shows. */
  async answerByKeys(option: string): Promise<void> {
    const { keyboard } = this.page;
    const commits = this.page.locator('[data-answer]:enabled:not([data-answer="cancel"])').filter({ visible: true });
    const commit = commits.first();
    const emptyBasket = this.page.locator('[data-answer="basket"]:disabled');
    const pressCommit = async () => {
      const key = this.page.locator(".prompt [data-answer] kbd").first();
      const name = (await key.count()) > 0 ? await key.textContent() : "";
      await keyboard.press(name?.replace("↵", "Enter") || "Enter");
    };
    await this.#act(async () => {
      const prompt = this.page.locator(`.prompt[data-question="${this.snapshot!.question!.id}"]`);
      // Where nothing else is possible the page goes on by itself, and may never show the question.
      await this.#until(async () => this.#hasChanged || (await prompt.isVisible()));
      if (this.#hasChanged) return;
      const piece = `[role="radio"][aria-checked="false"][data-kind="${this.#kindOf(option)}"]`;
      if ((await this.page.locator(piece).count()) > 0) {
        await this.#focusByKeys(piece);
        await keyboard.press("Enter");
      }
      await this.#until(
        async () => this.#hasChanged || (await commit.isVisible()) || (await this.#control(option).isVisible()),
      );
      if (this.#hasChanged) return;
      if (await commit.isVisible()) return pressCommit();
      await this.#focusByKeys(`[data-option="${option}"]`);
      if (this.#hasChanged) return;
      await keyboard.press("Enter");
      await this.#until(async () => this.#hasChanged || (await commit.isVisible()) || (await emptyBasket.count()) > 0);
      // Nothing is in the basket yet: the first card is put there.
      if ((await emptyBasket.count()) > 0) {
        await this.#focusByKeys("[data-basket]");
        await keyboard.press("Enter");
      }
      if (!this.#hasChanged) await pressCommit();
    });
  }

  /** Focus an element: through the regions with Tab, within them with the arrows, at last through the plain list. */
  async #focusByKeys(selector: string): Promise<void> {
    const { keyboard } = this.page;
    /** The place of the focused element among all, and whether it is the one. */
    const focus = () =>
      this.page.evaluate((selector) => {
        const { activeElement } = document;
        const matches = activeElement?.matches(selector) ?? false;
        return { place: [...document.querySelectorAll("*")].indexOf(activeElement!), matches };
      }, selector);
    await waitForFocus(this.page);
    let now = await focus();
    // Where nothing else is possible the page goes on by itself.
    for (let region = 0; region < 20 && !this.#hasChanged; region++) {
      for (const arrow of ["ArrowLeft", "ArrowRight"]) {
        for (let before = -1; now.place !== before;) {
          if (now.matches) return;
          before = now.place;
          await keyboard.press(arrow);
          now = await focus();
        }
      }
      await keyboard.press("Tab");
      now = await focus();
    }
    if (this.#hasChanged) return;
    await keyboard.press("a");
    now = await focus();
    for (let step = 0; step < 150; step++) {
      const before = now.place;
      await keyboard.press("ArrowDown");
      now = await focus();
      if (now.place === before) {
        await keyboard.press("Tab");
        now = await focus();
      }
      if (now.matches) return;
    }
    throw new Error(`no key leads to ${selector}`);
  }

  /** Expect that each of these options has a control on the page. */
  async expectControls(options: string[]): Promise<void> {
    await expect.poll(() => this.#optionsWithoutControl(options)).toEqual([]);
  }

  async #optionsWithoutControl(options: string[]): Promise<string[]> {
    const { shown, pieces, amounts } = await this.page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      return {
        shown: all("[data-option]").map((control) => control.dataset["option"]!),
        // Of the pieces that can be moved the prompt shows one at a time.
        pieces: all('[role="radio"][data-kind]').map((control) => control.dataset["kind"]!),
        amounts: all('[data-answer="basket"], [data-answer="amount"], [data-answer="pay"]').length,
      };
    });
    if (amounts > 0) return [];
    return options.filter((option) => !shown.includes(option) && !pieces.includes(this.#kindOf(option)));
  }

  #kindOf(option: string): string {
    return this.snapshot!.question!.options.find((answer) => answer.option === option)!.kind;
  }

  /** Wait until the page shows the question of the last snapshot. */
  async waitForPrompt(): Promise<void> {
    await waitForPrompt(this.page, () => this.snapshot?.question?.id);
  }

  #before = "";

  /** Return the question of this device; answers of other players do not change it. */
  get request(): string {
    const { snapshot } = this;
    return `${snapshot?.seat} ${snapshot?.question?.id} ${snapshot?.unconfirmed}`;
  }

  get #hasChanged(): boolean {
    return this.request !== this.#before;
  }

  /** Act, and wait until the page has received the outcome. */
  async #act(action: () => Promise<void>): Promise<void> {
    this.#before = this.request;
    await action();
    await this.#until(() => this.#hasChanged);
  }

  #control(option: string): Locator {
    return this.page.locator(`[data-option="${option}"]`).filter({ visible: true }).first();
  }

  async #until(condition: () => boolean | Promise<boolean>): Promise<void> {
    const question = JSON.stringify(this.snapshot?.question?.prompt);
    await waitUntil(condition, `question ${question} at ${this.snapshot?.seq}`);
  }
}

/** Ask a computer player for an answer to the question of a snapshot. */
async function requestAdvice(snapshot: Snapshot): Promise<string> {
  return callControl<string>("/advice", { table: snapshot.table.id, seat: snapshot.seat });
}

/** Let players make moves until the game is over or `most` were made, and all have received them. */
export async function playMoves(players: Player[], most = Infinity): Promise<void> {
  const isOver = () => players.every((player) => player.snapshot?.over);
  const playEach = async () => (await Promise.all(players.map((player) => player.playMove()))).includes(true);
  for (let moves = 0; moves < most && !isOver(); moves++)
    await waitUntil(async () => (await playEach()) || isOver(), "somebody can move");
  await waitUntil(() => new Set(players.map(({ snapshot }) => snapshot?.seq)).size === 1, "all see the same table");
}

/** Let players make moves until this is true. */
export async function playUntil(players: Player[], condition: () => boolean): Promise<void> {
  while (!condition()) await playMoves(players, 1);
}
