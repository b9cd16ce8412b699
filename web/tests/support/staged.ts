/** Tables that only seem to be on the server: Python tells what it would say of any position, and keeps nothing. */

import type { Page, Route, WebSocketRoute } from "@playwright/test";

import type { FromClient, Snapshot } from "../../src/protocol";
import { enter } from "./guest";
import { callStage } from "./server";
import { expect } from "./test";

const LANGUAGES = ["en", "de", "pl", "it", "nl"] as const;
const THEMES = ["dark", "light"] as const;
export const SIZES = [
  [390, 844],
  [820, 1180],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** How the page is looked at. */
export interface Look {
  size: (typeof SIZES)[number];
  language: (typeof LANGUAGES)[number];
  theme: (typeof THEMES)[number];
}

/**
 * Every way to look at the page; those of one size follow one another, since it takes longest to change. Themes have other
 * colours and shadows alone, which are the same in every language.
 */
export const LOOKS: Look[] = SIZES.flatMap((size): Look[] => [
  ...LANGUAGES.map((language): Look => ({ size, language, theme: "dark" })),
  { size, language: "en", theme: "light" },
]);

const tight = (size: number, language: Look["language"], theme: Look["theme"] = "dark"): Look => ({
  size: SIZES.find(([width]) => width === size)!,
  language,
  theme,
});

/** Where room is scarcest: the longest languages in the smallest sizes, and each size, language and theme once. */
export const TIGHT: Look[] = [
  tight(390, "pl"),
  tight(390, "de", "light"),
  tight(820, "nl"),
  tight(1366, "de"),
  tight(1366, "pl"),
  tight(1440, "it"),
  tight(1920, "en", "light"),
  tight(2560, "nl"),
];

/** Some of them for the case with this number: over six cases each size, language and theme comes up. */
export function some(number: number): Look[] {
  const size = SIZES[number % SIZES.length]!;
  return [{ size, language: LANGUAGES[(number * 2 + 1) % 5]!, theme: THEMES[Math.floor(number / 6) % 2]! }];
}

const TABLE = /\/api\/tables\/(\w+--[\w-]+)(?:\/(.*?))?(?:\?seat=(\w+))?$/;

/** A page that shows positions, one after the other, in every size and language. */
export class Staged {
  /** How much was asked, and how much of that is answered. */
  #asked = 0;
  #answered = 0;
  #shown = "";

  private constructor(readonly page: Page) {}

  static async on(page: Page): Promise<Staged> {
    const staged = new Staged(page);
    await enter(page, "Magdalena Wiśniewska");
    await page.route(TABLE, (route) => staged.#answer(route));
    await page.routeWebSocket(TABLE, (socket) => staged.#talk(socket));
    return staged;
  }

  /** Go to an address of the page as by a link in it, and wait until it is there. */
  async open(path: string): Promise<void> {
    if (this.#shown) {
      await this.page.evaluate((to) => {
        const link = Object.assign(document.createElement("a"), { href: to });
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
    } else await this.page.goto(path);
    this.#shown = path;
    await this.settled();
  }

  /** Look at it in this size, language and theme, as if they had been chosen in another tab. */
  async as({ size: [width, height], language, theme }: Look): Promise<void> {
    const now = this.page.viewportSize()!;
    if (now.width !== width || now.height !== height) await this.page.setViewportSize({ width, height });
    await this.page.evaluate(
      ([language, theme]) => {
        const key = "valles-settings";
        const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
        localStorage.setItem(key, JSON.stringify({ ...kept, language, theme }));
        dispatchEvent(new StorageEvent("storage", { key }));
      },
      [language, theme] as const,
    );
    await this.settled(language);
  }

  /** Until everything that was asked is answered, said and drawn. */
  async settled(language?: string): Promise<void> {
    await expect
      .poll(
        async () => {
          // What is answered while the page is looked at, it may not have drawn, even if it was asked meanwhile too.
          const answered = this.#answered;
          const busy = await this.page.evaluate(async (language) => {
            await document.fonts.ready;
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
            if (language && document.documentElement.lang !== language) return "in another language";
            return document.querySelector("[aria-busy=true]") ? "busy" : "";
          }, language);
          return this.#asked > answered ? "waiting for an answer" : busy;
        },
        { intervals: [10, 20, 50] },
      )
      .toBe("");
  }

  async #answer(route: Route): Promise<void> {
    this.#asked++;
    const [, table, path, seat] = TABLE.exec(route.request().url())!;
    await route.fulfill({ json: await callStage("/told", { table, path, ...(seat ? { seat } : {}) }) });
    this.#answered++;
  }

  #talk(socket: WebSocketRoute): void {
    const table = TABLE.exec(socket.url())![1];
    const say = (said: unknown) => socket.send(JSON.stringify(said));
    let joined: FromClient;
    let done = 0;
    socket.onMessage(async (text) => {
      const message = JSON.parse(String(text)) as FromClient;
      if (message.type === "join") joined = message;
      this.#asked++;
      if ("decision" in message) {
        // Whatever is decided, the same question is asked anew.
        done++;
        const shown = await callStage<Snapshot>("/told", { table, message: joined });
        if (shown.question) shown.question.pending += `-${done}`;
        say({ type: "ack", decision: message.decision, seq: shown.seq + done });
        say({ ...shown, seq: shown.seq + done });
      } else {
        const said = await callStage("/told", { table, message });
        if (said) say(said);
      }
      this.#answered++;
    });
  }
}
