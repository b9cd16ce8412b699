/** A game of another package, which the page does not know, at the plain table. */

import type { Page } from "@playwright/test";

import { Player } from "./support/player";
import { saveScreenshot } from "./support/screenshot";
import { expectAccessible, expectNoScrolling, expect, test } from "./support/test";
import { waitUntil } from "./support/wait";

test.use({ serverOptions: { crossing: true } });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Ann sets up a table with Bob and a computer in the lobby, and Bob joins by her link. */
async function openSharedTable(ann: Page, bob: Page): Promise<void> {
  await ann.goto("/new");
  await ann.getByLabel("Your name").fill("Ann");
  await ann.keyboard.press("Enter");
  await ann.getByText("Crossing", { exact: true }).click();
  await ann.getByRole("radiogroup", { name: "Rounds" }).getByText("2 rounds").click();
  await ann.getByText("Confirm the end of a turn").click();
  await ann.getByRole("button", { name: "Link", exact: true }).click();
  await ann.getByRole("button", { name: "Open the table" }).click();
  const link = await ann.getByRole("textbox", { name: /^Link to the seat/ }).inputValue();
  await bob.goto(link);
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  await expect(ann.getByRole("list").getByText("Bob")).toBeVisible();
  await ann.getByRole("button", { name: "Start the game" }).click();
}

/** Players answer, each time with another of the answers, until the game is over. */
async function playToEnd(players: Player[]): Promise<void> {
  const isOver = () => players.every(({ snapshot }) => snapshot?.over);
  const findActive = () => players.find(({ snapshot }) => snapshot?.question);
  for (let answers = 0; !isOver(); answers++) {
    await waitUntil(() => isOver() || findActive() !== undefined, "somebody is asked");
    const active = findActive();
    const possible = active?.snapshot?.question?.options;
    if (active && possible) await active.answer(possible[answers % possible.length]!.option, true);
  }
}

/** Expect a page that is accessible and has no horizontal scrollbar. */
async function expectUsable(page: Page): Promise<void> {
  await expectNoScrolling(page, "width");
  await expectAccessible(page);
}

test("two guests play a game of another package to its end, on a desk and on a phone", async ({
  page,
  newUserPage,
}) => {
  const guest = await newUserPage();
  await guest.setViewportSize(PHONE);
  const both = [new Player(page), new Player(guest)];
  await openSharedTable(page, guest);
  await expect.poll(() => both.every(({ snapshot }) => snapshot?.table.started)).toBe(true);

  await test.step("the question and its answers have names, and a step can be undone", async () => {
    await expect(page.getByText("Walk on? You have 3 steps left")).toBeVisible();
    await page.keyboard.press("2");
    await expect(page.locator(".plain .view")).toContainText("→");
    await expect(page.getByRole("log")).toContainText("Ann steps to field 1.");
    await expectUsable(page);
    await saveScreenshot(page, "plain-table");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Walk on? You have 2 steps left")).toBeVisible();
    await page.keyboard.press("z");
    await expect(page.getByText("Walk on? You have 3 steps left")).toBeVisible();
  });

  await test.step("players chat", async () => {
    await page.keyboard.press("c");
    await page.getByRole("textbox").fill("Hello, Bob");
    await page.keyboard.press("Enter");
    await guest.getByRole("button", { name: "Chat" }).click();
    await expect(guest.getByText("Hello, Bob")).toBeVisible();
    await guest.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  });

  await test.step("the game is in German, and in English where it has no Polish texts", async () => {
    await page.getByRole("button", { name: "Settings" }).click();
    const language = page.getByRole("dialog").locator("select:has([value=pl])");
    await language.selectOption("de");
    await expect(page.getByText("Weitergehen? Du hast noch 3 Schritte")).toBeAttached();
    await language.selectOption("pl");
    await expect(page.getByText("Walk on? You have 3 steps left")).toBeAttached();
    await expect(page.getByRole("heading", { name: "Stół" })).toBeAttached();
    await language.selectOption("en");
    await page.keyboard.press("Escape");
  });

  await test.step("a phone shows one part at a time", async () => {
    await guest.locator("nav.tabs").getByRole("button", { name: "Table" }).click();
    await expect(guest.getByRole("row", { name: /^Ann/ })).toBeVisible();
    await expectUsable(guest);
    await saveScreenshot(guest, "plain-phone");
  });

  await playToEnd(both);

  for (const each of [page, guest]) await expect(each.getByRole("dialog")).toBeVisible();
  await expectUsable(page);
  await page.getByRole("link", { name: "Scores and charts" }).click();
  await expect(page.getByRole("table", { name: "Final scores" })).toBeVisible();
  await expectUsable(page);
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.locator(".plain .view")).toContainText("Round");
  await page.setViewportSize(DESK);
  await expectUsable(page);
});

test("the lobby shows it in its own words, without links to pages that do not exist", async ({ page }) => {
  await page.goto("/");

  await expect(page.getByText("Crossing", { exact: true })).toBeVisible();
  await expect(page.getByText("1 to 3 players · 5 min")).toBeVisible();
  await expect(page.getByRole("link", { name: "Crossing" })).toHaveCount(0);
  await expectUsable(page);
});
