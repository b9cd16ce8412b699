/** A browser that is watched: nothing may be wrong on its console, and no other host asked. */

import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Browser, type BrowserContext, type Page } from "@playwright/test";

import { environment } from "./environment";

/** How many times slower the processor is, where the line is slow too: see tests/page/line.py. */
const SLOWER = Number(environment["VALLES_SLOW"] ?? 1);
/** What a browser says of a line that is cut. */
const CUT = /WebSocket connection to .* failed|ERR_CONNECTION|ERR_EMPTY_RESPONSE|net::ERR/;

export class Watch {
  readonly wrong: string[] = [];
  readonly #expected: RegExp[] = SLOWER > 1 ? [CUT] : [];

  readonly #hosts: string[];

  constructor(origin: string) {
    this.#hosts = [origin];
  }

  /** The server has this name too. */
  allow(origin: string): void {
    this.#hosts.push(origin);
  }

  /** This line on the console belongs to the test. */
  expect(line: RegExp): void {
    this.#expected.push(line);
  }

  over(context: BrowserContext): void {
    if (SLOWER > 1) context.on("page", (page) => void slowed(page));
    context.on("console", (message) => {
      const bad = ["error", "warning"].includes(message.type());
      if (bad && !this.#expected.some((line) => line.test(message.text()))) this.wrong.push(message.text());
    });
    context.on("weberror", (error) => void this.wrong.push(String(error.error())));
    context.on("request", (request) => {
      const url = new URL(request.url());
      const ours = this.#hosts.includes(url.origin) || ["blob:", "data:"].includes(url.protocol);
      if (!ours) this.wrong.push(`asked ${url.origin}`);
    });
  }
}

async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

export const test = base.extend<{ watch: Watch; stranger: () => Promise<Page> }>({
  watch: [
    async ({ baseURL, context }, use) => {
      const watch = new Watch(new URL(baseURL!).origin);
      watch.over(context);
      await use(watch);
      expect(watch.wrong).toEqual([]);
    },
    { auto: true },
  ],
  /** Somebody else, at another device. */
  stranger: async ({ browser, watch }, use) => {
    const others: BrowserContext[] = [];
    await use(async () => {
      const context = await other(browser, watch);
      others.push(context);
      return context.newPage();
    });
    await Promise.all(others.map((context) => context.close()));
  },
});

async function other(browser: Browser, watch: Watch): Promise<BrowserContext> {
  const context = await browser.newContext();
  watch.over(context);
  return context;
}

/** What axe calls serious or worse, as text that says where; and messages that nobody has written. */
export async function barriers(page: Page): Promise<string[]> {
  const unsaid = (await page.locator("body").innerText()).match(/\b(om-)?(page|problem|seat|crossing)-[a-z-]+/gi) ?? [];
  // Without reports of what is in order, and in the page itself, which has no frames: a quarter of the time.
  // What lies outside of all landmarks is never serious to axe, and takes it long to find.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .disableRules("region");
  const found = await axe.analyze();
  const serious = found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`));
  return [...unsaid, ...serious];
}

export { expect };
