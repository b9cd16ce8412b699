/** Somebody who plays through the page: hears what the page hears, and clicks what it offers. */

import { expect, type Locator, type Page } from "@playwright/test";

import type { FromServer, Snapshot } from "../src/protocol";
import { environment } from "./environment";

/** Whether the tests may take their time. */
export const DEEP = environment["VALLES_DEEP"] === "1";

/** Who stands behind the tests: see tests/page/stage.py. */
export async function ask<T>(path: string, told: unknown = null): Promise<T> {
  const answer = await fetch(environment["VALLES_STAGE"] + path, { method: "POST", body: JSON.stringify(told) });
  return (await answer.json()) as T;
}

/** So long the page may take to show what it was told, in milliseconds, before anything is looked for. */
const BRIEF = 100;

export class Player {
  /** The table as the page was told of it last. */
  snapshot: Snapshot | null = null;
  /** The seats from which answers were given. */
  readonly seats: string[] = [];

  constructor(readonly page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as FromServer;
        if (message.type === "snapshot") this.snapshot = message;
      });
    });
  }

  /** Do what is asked of this device now; whether anything was. */
  async move(): Promise<boolean> {
    if (await this.#curtain.isVisible()) {
      await this.sit();
      return true;
    }
    const { snapshot } = this;
    if (!snapshot || snapshot.over || snapshot.seat === null) return false;
    if (snapshot.question) await this.answer(await advised(snapshot));
    else if (snapshot.unconfirmed === snapshot.seat)
      await this.#settled(() => this.page.locator('[data-answer="confirm"]').click());
    else return false;
    return true;
  }

  /** Take the device in hand. */
  async sit(): Promise<void> {
    const told = this.snapshot;
    await this.#curtain.click();
    await this.#until(() => this.snapshot !== told);
  }

  get #curtain(): Locator {
    return this.page.locator(".curtain button");
  }

  /** Give this answer by the control that stands for it. */
  async answer(option: string): Promise<void> {
    await this.#drawn();
    this.seats.push(this.snapshot!.seat!);
    const basket = this.page.locator('[data-answer="basket"]');
    const amount = this.page.locator('[data-answer="amount"], [data-answer="pay"]').filter({ visible: true }).first();
    // A sheet lies over the prompt, and answers it.
    const commit = this.page
      .locator('[data-answer="sheet"]:enabled, body:not(:has(dialog[open])) [data-answer="commit"]:enabled')
      .filter({ visible: true })
      .first();
    // The only answer that there is may be picked already.
    const only = this.snapshot!.question!.answers.length === 1 ? [commit] : [];
    const control = await this.#shown([this.#control(option), basket, amount, ...only], option.split(":")[0]);
    await this.#settled(async () => {
      if (control !== basket) await control.click();
      if (control === commit) return;
      await this.#until(async () => this.#changed || (await commit.isVisible()) || (await basket.isVisible()));
      if (await basket.isVisible()) await this.#fill(basket);
      else if (!this.#changed) await commit.click();
    });
  }

  /** Give this answer by keys alone: go to it, pick it, commit it by the key that its button carries. */
  async answerByKeys(option: string): Promise<void> {
    const { keyboard } = this.page;
    const offered = this.page.locator('[data-answer]:not([data-answer="cancel"])').filter({ visible: true }).first();
    const key = () => this.page.evaluate(() => document.querySelector(".prompt [data-answer] kbd")?.textContent ?? "");
    const commit = async () => keyboard.press((await key()).replace("↵", "Enter") || "Enter");
    await this.#settled(async () => {
      await this.#drawn();
      await this.#until(async () => (await offered.isVisible()) || (await this.#control(option).isVisible()));
      if (await offered.isVisible()) return commit();
      await this.#reach(option);
      await keyboard.press("Enter");
      await this.#until(async () => this.#changed || (await offered.isVisible()));
      // Nothing is in the basket yet: the first card is put there.
      if ((await this.page.locator('[data-answer="basket"]:disabled').count()) > 0) {
        await this.#reach("basket:");
        await keyboard.press("Enter");
      }
      if (!this.#changed) await commit();
    });
  }

  /** Go through the regions with Tab, through what lies in them with the arrows, at last through the plain list. */
  async #reach(option: string): Promise<void> {
    const { keyboard } = this.page;
    const at = () => this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["option"] ?? "");
    const found = (there: string) => (option.endsWith(":") ? there.startsWith(option) : there === option);
    const place = () => this.page.evaluate(() => [...document.querySelectorAll("*")].indexOf(document.activeElement!));
    for (let region = 0; region < 20; region++) {
      for (const arrow of ["ArrowLeft", "ArrowRight"]) {
        for (let before = -1, now = await place(); now !== before;) {
          if (found(await at())) return;
          before = now;
          await keyboard.press(arrow);
          now = await place();
        }
      }
      await keyboard.press("Tab");
    }
    await keyboard.press("a");
    for (let step = 0; step < 150; step++) {
      const before = await place();
      await keyboard.press("ArrowDown");
      if ((await place()) === before) await keyboard.press("Tab");
      if (found(await at())) return;
    }
    throw new Error(`no key leads to ${option}`);
  }

  /** Which of these answers have no control anywhere on the page. */
  async without(options: string[]): Promise<string[]> {
    await this.page.locator("[data-option], [data-answer]").first().waitFor();
    if (await this.page.locator('[data-answer="basket"], [data-answer="amount"], [data-answer="pay"]').count())
      return [];
    const there = await this.page
      .locator("[data-option]")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.option!));
    return options.filter((option) => !there.includes(option));
  }

  /** The page shows what it was told: what is seen then belongs to the question. */
  async #drawn(): Promise<void> {
    await this.page.locator(`.prompt[data-pending="${this.snapshot!.question!.pending}"]`).waitFor();
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

  /** The first of these that can be seen; on a phone it may lie behind another tab, as others of its kind did before. */
  async #shown(controls: Locator[], kind = ""): Promise<Locator> {
    let shown: Locator | undefined;
    const look = async () => {
      for (const control of controls) if (await control.isVisible()) shown = control;
      return shown !== undefined;
    };
    const tabs = this.page.locator("nav.tabs button").filter({ visible: true });
    let tab = this.#tabs.get(kind) ?? 0;
    const turn = async () => {
      if ((await tabs.count()) === 0) return false;
      await tabs.nth(tab % (await tabs.count())).click();
      this.#tabs.set(kind, tab++);
      return look();
    };
    await this.#until(look, BRIEF).catch(() => this.#until(async () => (await look()) || turn()));
    return shown!;
  }

  /** The tab that was looked at last for options of a kind. */
  readonly #tabs = new Map<string, number>();

  /** One card is bought, or sold. */
  async #fill(basket: Locator): Promise<void> {
    const card = this.page.locator('[data-option^="basket:"]').filter({ visible: true }).first();
    await (await this.#shown([card])).click();
    await basket.click();
  }

  async #until(what: () => boolean | Promise<boolean>, patience = 90_000): Promise<void> {
    const message = `asked ${JSON.stringify(this.snapshot?.question?.asked)} at ${this.snapshot?.seq}`;
    await expect.poll(what, { message, timeout: patience, intervals: [15] }).toBe(true);
  }
}

/** What somebody sensible would answer. */
export async function advised(snapshot: Snapshot): Promise<string> {
  const { table, seat, view } = snapshot;
  return ask<string>("/advice", { game: table.game, setup: table.setup, seat, view });
}

/** Everybody does what is asked, until the game is over or so many moves were made. */
export async function playOn(players: Player[], most = Infinity): Promise<void> {
  const over = () => players.every((player) => player.snapshot?.over);
  for (let moves = 0; moves < most && !over();) {
    const moved = await Promise.all(players.map((player) => player.move()));
    if (moved.includes(true)) moves++;
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
