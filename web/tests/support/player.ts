/** Somebody who plays through the page: hears what the page hears, and clicks what it offers. */

import { expect, type Locator, type Page } from "@playwright/test";

import type { FromClient, FromServer, Snapshot } from "../../src/protocol";
import { PATIENCE } from "./environment";
import { callStage } from "./server";
import { give, type Giving, type Pressing } from "./hand";

export class Player {
  /** The table as the page was told of it last. */
  snapshot: Snapshot | null = null;
  /** The seats from which answers were given. */
  readonly seats: string[] = [];
  /** The ids of all that the page decided; what is said again has the same. */
  readonly decided = new Set<string>();
  readonly #refusals: string[] = [];
  /** On a phone, the tab behind which options of a kind lay before. */
  readonly #tabs = new Map<string, number>();

  constructor(readonly page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => {
        const said = JSON.parse(String(payload)) as FromClient;
        if ("decision" in said) this.decided.add(said.decision);
      });
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as FromServer;
        if (message.type === "snapshot") this.snapshot = message;
        else if (message.type === "refusal") this.#refusals.push(JSON.stringify(message.problem));
      });
    });
  }

  /** Do what is asked of this device now; whether anything was. */
  async move(): Promise<boolean> {
    if (await this.#lifted()) return true;
    const { snapshot } = this;
    if (!snapshot || snapshot.over || snapshot.seat === null) return false;
    if (snapshot.question) {
      const option = await this.advice();
      if (option === null) return false;
      await this.answer(option);
    } else if (snapshot.unconfirmed === snapshot.seat)
      await this.#settled(() => this.page.locator('[data-answer="confirm"]').click());
    else return false;
    return true;
  }

  /**
   * What somebody sensible would answer to what is asked here; nothing where the page has gone on by itself, since
   * nothing else was possible: the server is asked about something else by then.
   */
  async advice(): Promise<string | null> {
    const { question } = this.snapshot!;
    const option = await advised(this.snapshot!);
    const still = this.snapshot!.question?.pending === question?.pending;
    return still && question?.answers.some((answer) => answer.option === option) ? option : null;
  }

  /** Take the device in hand. */
  async sit(): Promise<void> {
    await this.page.locator(".curtain button").waitFor();
    await this.#lifted();
  }

  /**
   * Whether there was a curtain to lift. Another seat may be asked meanwhile, and it be gone before a mouse gets
   * there.
   */
  async #lifted(): Promise<boolean> {
    const told = this.snapshot;
    const lifted = await this.page.evaluate(() => {
      const button = document.querySelector<HTMLElement>(".curtain button");
      button?.click();
      return button !== null;
    });
    if (lifted) await this.#until(() => this.snapshot !== told);
    return lifted;
  }

  /**
   * Give this answer by the control that stands for it; with the mouse, or by clicks from within the page, which are
   * quick.
   */
  async answer(option: string, mouse = false): Promise<void> {
    const { seat, question } = this.snapshot!;
    this.seats.push(seat!);
    const { pending, answers } = question!;
    const { kind } = answers.find((answer) => answer.option === option)!;
    const only = answers.length === 1;
    const tab = this.#tabs.get(kind) ?? 0;
    let giving: Giving = { option, kind, pending, only, tab, mouse, pressed: false, filled: false, patience: PATIENCE };
    await this.#settled(async () => {
      for (let at: Pressing["at"] = { x: 0, y: 0 }; at;) {
        ({ giving, at } = await this.page.evaluate(give, giving).catch((problem: Error) => {
          throw new Error(`${problem.message} ${this.#refusals.join(" ")}`);
        }));
        if (at) await this.page.mouse.click(at.x, at.y);
      }
    });
    this.#tabs.set(kind, giving.tab);
  }

  /** Give this answer by keys alone: go to it, pick it, commit it by the key that its button carries. */
  async answerByKeys(option: string): Promise<void> {
    const { keyboard } = this.page;
    const answers = this.page.locator('[data-answer]:enabled:not([data-answer="cancel"])').filter({ visible: true });
    const offered = answers.first();
    const empty = this.page.locator('[data-answer="basket"]:disabled');
    const key = () => this.page.evaluate(() => document.querySelector(".prompt [data-answer] kbd")?.textContent ?? "");
    const commit = async () => keyboard.press((await key()).replace("↵", "Enter") || "Enter");
    await this.#settled(async () => {
      const drawn = this.page.locator(`.prompt[data-pending="${this.snapshot!.question!.pending}"]`);
      // Where nothing else is possible the page goes on by itself, and may never draw the question.
      await this.#until(async () => this.#changed || (await drawn.isVisible()));
      if (this.#changed) return;
      const piece = `[role="radio"][aria-checked="false"][data-kind="${this.#kindOf(option)}"]`;
      if ((await this.page.locator(piece).count()) > 0) {
        await this.#reach(piece);
        await keyboard.press("Enter");
      }
      await this.#until(
        async () => this.#changed || (await offered.isVisible()) || (await this.#control(option).isVisible()),
      );
      if (this.#changed) return;
      if (await offered.isVisible()) return commit();
      await this.#reach(`[data-option="${option}"]`);
      if (this.#changed) return;
      await keyboard.press("Enter");
      await this.#until(async () => this.#changed || (await offered.isVisible()) || (await empty.count()) > 0);
      // Nothing is in the basket yet: the first card is put there.
      if ((await empty.count()) > 0) {
        await this.#reach("[data-basket]");
        await keyboard.press("Enter");
      }
      if (!this.#changed) await commit();
    });
  }

  /** Go through the regions with Tab, through what lies in them with the arrows, at last through the plain list. */
  async #reach(wanted: string): Promise<void> {
    const { keyboard } = this.page;
    /** Which element has the focus, by its place among all, and whether it is what is wanted. */
    const focus = () =>
      this.page.evaluate((wanted) => {
        const { activeElement } = document;
        const found = activeElement?.matches(wanted) ?? false;
        return { place: [...document.querySelectorAll("*")].indexOf(activeElement!), found };
      }, wanted);
    let now = await focus();
    // Where nothing else is possible the page goes on by itself.
    for (let region = 0; region < 20 && !this.#changed; region++) {
      for (const arrow of ["ArrowLeft", "ArrowRight"]) {
        for (let before = -1; now.place !== before;) {
          if (now.found) return;
          before = now.place;
          await keyboard.press(arrow);
          now = await focus();
        }
      }
      await keyboard.press("Tab");
      now = await focus();
    }
    if (this.#changed) return;
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
      if (now.found) return;
    }
    throw new Error(`no key leads to ${wanted}`);
  }

  /** Which of these answers have no control anywhere on the page. */
  async without(options: string[]): Promise<string[]> {
    await this.page.locator("[data-option], [data-answer]").first().waitFor();
    if (await this.page.locator('[data-answer="basket"], [data-answer="amount"], [data-answer="pay"]').count())
      return [];
    const there = await this.page
      .locator("[data-option]")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.option!));
    // Of the pieces that can be moved the prompt shows one at a time.
    const pieces = await this.page
      .locator('[role="radio"][data-kind]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.kind!));
    return options.filter((option) => !there.includes(option) && !pieces.includes(this.#kindOf(option)));
  }

  #kindOf(option: string): string {
    return this.snapshot!.question!.answers.find((answer) => answer.option === option)!.kind;
  }

  #before = "";

  /** What is asked here; answers of others change nothing of it. */
  get #asked(): string {
    const { snapshot } = this;
    return `${snapshot?.seat} ${snapshot?.question?.pending} ${snapshot?.unconfirmed}`;
  }

  get #changed(): boolean {
    return this.#asked !== this.#before;
  }

  /** Act, and wait until the page has heard of what came of it. */
  async #settled(act: () => Promise<void>): Promise<void> {
    this.#before = this.#asked;
    await act();
    await this.#until(() => this.#changed);
  }

  #control(option: string): Locator {
    return this.page.locator(`[data-option="${option}"]`).filter({ visible: true }).first();
  }

  async #until(what: () => boolean | Promise<boolean>): Promise<void> {
    const message = `asked ${JSON.stringify(this.snapshot?.question?.asked)} at ${this.snapshot?.seq}`;
    await expect.poll(what, { message, timeout: PATIENCE, intervals: [15] }).toBe(true);
  }
}

/** What somebody sensible would answer. */
export async function advised(snapshot: Snapshot): Promise<string> {
  return callStage<string>("/advice", { table: snapshot.table.id, seat: snapshot.seat });
}

/** Everybody does what is asked, until the game is over or so many moves were made; then all have heard of them. */
export async function playOn(players: Player[], most = Infinity): Promise<void> {
  const over = () => players.every((player) => player.snapshot?.over);
  for (let moves = 0; moves < most && !over();) {
    const moved = await Promise.all(players.map((player) => player.move()));
    if (moved.includes(true)) moves++;
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await expect.poll(() => new Set(players.map(({ snapshot }) => snapshot?.seq)).size, { intervals: [15] }).toBe(1);
}
