/** The page without a server: from files below a path, the tables in a worker of the browser. */

import type { Page } from "@playwright/test";

import { callControl } from "./support/server";
import { expect, expectAccessible, expectNoScrolling, test } from "./support/test";

const PHONE = { width: 390, height: 844 };

test.use({ serverOptions: { files: true } });

/** Come in, and begin a game alone; each step waits for what a player sees. */
async function begin(page: Page): Promise<void> {
  await page.goto("./");
  await page.getByLabel("Your name").fill("Mira");
  await page.getByText("Solo", { exact: true }).first().click();
  await page.getByRole("button", { name: /^Play .* alone/ }).click();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
}

/** Lay the first cards aside: no decision, and with keys, which are never ignored. */
async function start(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start the game" }).press("Enter");
  await expect(pass(page)).toBeVisible();
}

const pass = (page: Page) => page.getByRole("button", { name: /^Pass/ }).first();

/** Wait until the device has stored all files. */
async function waitForFiles(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test("a game begins from files below a path, and goes on without a network after a reload", async ({
  page,
  context,
}) => {
  await begin(page);
  await waitForFiles(page);
  await context.setOffline(true);
  await start(page);
  await pass(page).press("Enter");
  await expect(pass(page)).toBeHidden();
  const address = page.url();
  expect(new URL(address).pathname).toMatch(/^\/valles\/table\//);

  await page.reload();
  await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeHidden();
  expect(page.url()).toBe(address);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("On this device, no server")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Kept on this device" })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoScrolling(page, "width");
});

test("browsers offer to install the page", async ({ page, context }) => {
  await page.goto("./");
  await expect(page.getByRole("button", { name: /^Play / })).toBeVisible();
  await waitForFiles(page);
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/valles\/manifest\.webmanifest$/);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test("two tabs share the tables, and either goes on when the other is closed", async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("button", { name: "Start the game" })).toBeVisible();
  await start(page);
  await start(other);
  await pass(other).press("Enter");
  await expect(pass(page)).toBeHidden();
  await page.close();
  await other
    .getByRole("button", { name: /Buy no|Buy 0|No cards|Done/ })
    .first()
    .press("Enter");
  await expect(pass(other)).toBeVisible();
});

test("a new version waits until the player takes it", async ({ page }) => {
  await begin(page);
  await waitForFiles(page);
  await callControl("/");
  await page.evaluate(() =>
    navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined),
  );
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("A new version is ready.")).toBeVisible();
  await page.getByRole("button", { name: "Use it now" }).click();
  await expect(page.getByText("A new version is ready.")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
});

test("a failed download is named, and can be repeated", async ({ page, context, browserErrors }) => {
  browserErrors.allow(/net::ERR|Failed to load resource/);
  await context.route(/packages\.gz/, (route) => route.abort());
  await page.goto("./");
  await expect(page.getByRole("heading", { name: "The download has stopped" })).toBeVisible();
  await context.unroute(/packages\.gz/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: /^Play / })).toBeVisible();
});
