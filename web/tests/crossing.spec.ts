/** A game of another package: nothing of the page knows it, and it is played at the plain table. */

import type { Page } from "@playwright/test";

import { picture } from "./support/picture";
import { Player } from "./support/player";
import { expectAccessible, expect, test } from "./support/test";

test.use({ serverOptions: { crossing: true } });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Ann sets up a table in the lobby, at which a computer plays too, and Bob comes by her link. */
async function together(ann: Page, bob: Page): Promise<void> {
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

/** Whoever is asked answers, each time with another of the answers, until the game is over. */
async function playOut(players: Player[]): Promise<void> {
  for (let answers = 0; !players.every(({ snapshot }) => snapshot?.over);) {
    const asked = players.find(({ snapshot }) => snapshot?.question);
    if (asked) {
      const { answers: possible } = asked.snapshot!.question!;
      await asked.answer(possible[answers++ % possible.length]!.option, true);
    } else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Nothing reaches beyond the screen, and nothing stands in anybody's way. */
async function fits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThan(2);
  await expectAccessible(page);
}

test("two guests play a game from outside to its end, at a desk and on a phone", async ({ page, guestPage }) => {
  const guest = await guestPage();
  await guest.setViewportSize(PHONE);
  const both = [new Player(page), new Player(guest)];
  await together(page, guest);
  await expect.poll(() => both.every(({ snapshot }) => snapshot?.table.started)).toBe(true);

  await test.step("the question and its answers have names, and a step can be taken back", async () => {
    await expect(page.getByText("Walk on? You have 3 steps left")).toBeVisible();
    await page.keyboard.press("2");
    await expect(page.locator(".plain .view")).toContainText("→");
    await expect(page.getByRole("log")).toContainText("Ann steps to field 1.");
    await fits(page);
    await picture(page, "plain-table");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Walk on? You have 2 steps left")).toBeVisible();
    await page.keyboard.press("z");
    await expect(page.getByText("Walk on? You have 3 steps left")).toBeVisible();
  });

  await test.step("people write to each other", async () => {
    await page.keyboard.press("c");
    await page.getByRole("textbox").fill("Hello, Bob");
    await page.keyboard.press("Enter");
    await guest.getByRole("button", { name: "Chat" }).click();
    await expect(guest.getByText("Hello, Bob")).toBeVisible();
    await guest.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  });

  await test.step("whoever reads German has the game in German, and Poles have it in English", async () => {
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
    await fits(guest);
    await picture(guest, "plain-phone");
  });

  await playOut(both);

  for (const each of [page, guest]) await expect(each.getByRole("dialog")).toBeVisible();
  await fits(page);
  await page.getByRole("link", { name: "Scores and charts" }).click();
  await expect(page.getByRole("table", { name: "Final scores" })).toBeVisible();
  await fits(page);
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.locator(".plain .view")).toContainText("Round");
  await page.setViewportSize(DESK);
  await fits(page);
});

test("the lobby offers it with its own words, and links to nothing that the page does not have", async ({ page }) => {
  await page.goto("/");

  await expect(page.getByText("Crossing", { exact: true })).toBeVisible();
  await expect(page.getByText("1 to 3 players · 5 min")).toBeVisible();
  await expect(page.getByRole("link", { name: "Crossing" })).toHaveCount(0);
  await fits(page);
});
