/** A browser that is watched: nothing may be wrong on its console, and no other host asked. */

import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Browser, type BrowserContext, type CDPSession, type Page } from "@playwright/test";

import { environment, signal } from "./environment";

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

/** Milliseconds for which a page runs before it has to pause. */
const RUN = 10;
/** So many times it runs until it is asked which pages there are. */
const RUNS = 5;

/**
 * Let the processes of all pages run only a part of the time, until that is ended. The browser's own way to slow a page
 * down keeps the processor busy meanwhile: six times slower is six times the work.
 */
async function slowed(browser: Browser): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  let going = true;
  let pages: number[] = [];
  const pace = async () => {
    for (let run = 0; going; run++) {
      await wait(RUN);
      pages = pages.filter((page) => signal(page, "SIGSTOP"));
      const paused = wait(RUN * (SLOWER - 1));
      // The browser itself answers; a page that is new runs freely until then.
      const found = run % RUNS === 0 ? await renderers(session) : pages;
      await paused;
      for (const page of pages) signal(page, "SIGCONT");
      pages = found;
    }
  };
  const ended = pace();
  return async () => {
    going = false;
    await ended;
  };
}

async function renderers(session: CDPSession): Promise<number[]> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

export const test = base.extend<{ watch: Watch; stranger: () => Promise<Page> }, { slow: void }>({
  slow: [
    async ({ browser }, use) => {
      const end = SLOWER > 1 ? await slowed(browser) : null;
      await use();
      await end?.();
    },
    { scope: "worker", auto: true },
  ],
  watch: [
    async ({ baseURL, context, page }, use) => {
      const watch = new Watch(new URL(baseURL!).origin);
      watch.over(context);
      // The mouse is where the test before has left it.
      await page.mouse.move(0, 0);
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
