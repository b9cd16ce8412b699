/** The test function of all browser tests: a server for each worker, and no errors in the console. */

import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Browser, type BrowserContext, type CDPSession, type Page } from "@playwright/test";

import { signal, SLOW_LINE, THROTTLE } from "./environment";
import { waitForLayout } from "./wait";
import { server, startServer, type ServerOptions } from "./server";

/** The messages of browsers about a lost connection. */
const CUT = /WebSocket connection to .* failed|ERR_CONNECTION|ERR_EMPTY_RESPONSE|net::ERR/;

/** Errors and warnings in the console of a browser, and requests to other hosts: each fails the test. */
class BrowserErrors {
  readonly all: string[] = [];
  readonly #allowed: RegExp[] = SLOW_LINE ? [CUT] : [];
  readonly #origins: string[];

  constructor(origin: string) {
    this.#origins = [origin];
  }

  /** Allow requests to another origin. */
  allowOrigin(origin: string): void {
    this.#origins.push(origin);
  }

  /** Allow an error that the test provokes. */
  allow(message: RegExp): void {
    this.#allowed.push(message);
  }

  record(context: BrowserContext): void {
    context.on("console", (message) => {
      const isProblem = ["error", "warning"].includes(message.type());
      if (isProblem && !this.#allowed.some((pattern) => pattern.test(message.text()))) this.all.push(message.text());
    });
    context.on("weberror", (error) => void this.all.push(String(error.error())));
    context.on("request", (request) => {
      const url = new URL(request.url());
      const isAllowed = this.#origins.includes(url.origin) || ["blob:", "data:"].includes(url.protocol);
      if (!isAllowed) this.all.push(`request to ${url.origin}`);
    });
  }
}

/** Milliseconds for which a page runs before it has to pause. */
const RUN = 10;
/** The number of runs between requests for the open pages. */
const RUNS = 5;

/**
 * Let the processes of all pages run only a part of the time, until that is ended. The browser's own way to slow a page
 * down keeps the processor busy meanwhile: six times slower is six times the work.
 */
async function throttle(browser: Browser): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  let active = true;
  let pages: number[] = [];
  const pace = async () => {
    for (let run = 0; active; run++) {
      await wait(RUN);
      pages = pages.filter((page) => signal(page, "SIGSTOP"));
      const paused = wait(RUN * (THROTTLE - 1));
      // The browser itself answers; a page that is new runs freely until then.
      const current = run % RUNS === 0 ? await renderers(session) : pages;
      await paused;
      for (const page of pages) signal(page, "SIGCONT");
      pages = current;
    }
  };
  const ended = pace();
  return async () => {
    active = false;
    await ended;
  };
}

async function renderers(session: CDPSession): Promise<number[]> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

interface Fixtures {
  browserErrors: BrowserErrors;
  /** Open a page of another person, in a browser context of its own. */
  newUserPage: () => Promise<Page>;
}

interface WorkerFixtures {
  serverOptions: ServerOptions;
  server: void;
  throttle: void;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverOptions: [{}, { scope: "worker", option: true }],
  server: [
    async ({ serverOptions }, use) => {
      const stop = await startServer(serverOptions);
      await use();
      await stop();
    },
    { scope: "worker", auto: true },
  ],
  throttle: [
    async ({ browser }, use) => {
      const end = THROTTLE > 1 ? await throttle(browser) : null;
      await use();
      await end?.();
    },
    { scope: "worker", auto: true },
  ],
  baseURL: async ({}, use) => use(server().url),
  browserErrors: [
    async ({ baseURL, context }, use) => {
      const errors = new BrowserErrors(new URL(baseURL!).origin);
      errors.record(context);
      await use(errors);
      expect(errors.all).toEqual([]);
    },
    { auto: true },
  ],
  newUserPage: async ({ browser, browserErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      browserErrors.record(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Expect that the page has no scrollbar in these directions, give or take a pixel. */
export async function expectNoScrolling(page: Page, ...directions: ("width" | "height")[]): Promise<void> {
  const overflow = () =>
    page.evaluate((directions) => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const overflows = { width: scrollWidth - innerWidth, height: scrollHeight - innerHeight };
      return Math.max(...directions.map((direction) => overflows[direction]));
    }, directions);
  await expect.poll(overflow).toBeLessThan(2);
}

/** Expect that axe finds no serious violation, and that no message lacks a text. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForLayout(page);
  await expect.poll(() => accessibilityViolations(page)).toEqual([]);
}

export async function accessibilityViolations(page: Page): Promise<string[]> {
  const untranslated =
    (await page.locator("body").innerText()).match(/\b(om-)?(page|problem|seat|crossing)-[a-z-]+/gi) ?? [];
  // Without reports of what is in order, and in the page itself, which has no frames: a quarter of the time.
  // What lies outside of all landmarks is never serious to axe, and takes it long to find.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .disableRules("region");
  const { violations } = await axe.analyze();
  const serious = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`));
  return [...untranslated, ...serious];
}

export { expect };
