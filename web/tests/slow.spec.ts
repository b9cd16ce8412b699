/** On a slow line, with a slow processor: every decision takes effect once. See tests/page/line.py. */

import type { Page } from "@playwright/test";

import { NIGHTLY } from "./support/environment";
import { Player, playUntil } from "./support/player";
import { openTable, signIn, startTable } from "./support/requests";
import { callControl } from "./support/server";
import { expect, test } from "./support/test";

// They wait more than they compute.
test.describe.configure({ mode: "parallel" });

const COMPUTER = { kind: "bot", bot: "random" };
const question = (page: Page) => page.locator(".prompt .say");

/** Sit down with a computer. */
async function openGame(page: Page, game: string, options: object = {}): Promise<Player> {
  const mira = new Player(page);
  await signIn(page, "Mira");
  await startTable(page, await openTable(page, game, [{ kind: "me" }, COMPUTER], { options }));
  return mira;
}

/** Sit down with a computer at a game of Terraforming Mars, and wait for the first turn. */
async function openFirstTurn(page: Page): Promise<Player> {
  const mira = await openGame(page, "terraforming_mars", { beginners: ["yellow"] });
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator('.prompt [data-option="pass"]').waitFor();
  return mira;
}

/** Expect that all decisions of the page are on disk, each once and in that order, and nothing else. */
async function expectStored(mira: Player): Promise<void> {
  const { table, seat } = mira.snapshot!;
  const stored = () => callControl<string[]>("/decided", { table: table.id, seat });
  await expect.poll(stored).toEqual([...mira.decisions]);
}

/**
 * Press a control as soon as it is enabled, from within the page: a lost connection disables it for a moment. Return true
 * if it shows in the very next frame that a request is on its way.
 */
async function press(page: Page, selector: string): Promise<boolean> {
  const pressed = await page.waitForFunction((selector) => {
    const control = document.querySelector<HTMLElement>(selector);
    if (!control) return null;
    control.click();
    return new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(control.ariaBusy === "true")));
  }, `${selector}:enabled`);
  return (await pressed.jsonValue())!;
}

test("a hand of ten is bought before the ways to pay have arrived", async ({ page }) => {
  const mira = await openGame(page, "terraforming_mars");

  // Inventrix would draw more.
  await page.locator('.tray [data-option^="card:"]:not([data-option$="inventrix"])').first().click();
  const cards = page.locator(".tray [data-basket]");
  await expect(cards).toHaveCount(10);
  for (let card = 0; card < 10; card++) await cards.nth(card).click();
  const isBusy = await press(page, '[data-answer="basket"]');

  expect(isBusy).toBe(true);
  await expect(page.locator(".hand [role=option]")).toHaveCount(10);
  await expectStored(mira);
});

/** True if the turn is over and waits to be confirmed. */
const isTurnComplete = ({ snapshot }: Player) => snapshot?.seat != null && snapshot.unconfirmed === snapshot.seat;

// The other tests play the beginning of Terraforming Mars.
for (const game of NIGHTLY ? ["terraforming_mars", "on_mars"] : ["on_mars"])
  test(`in the first turn of ${game} every decision is stored once`, async ({ page }) => {
    const mira = await openGame(page, game);
    await playUntil([mira], () => isTurnComplete(mira));
    await mira.playMove();

    await expectStored(mira);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

test("a decision takes effect once when the connection is lost, and so does its undo", async ({ page }) => {
  const mira = await openFirstTurn(page);
  const before = await question(page).textContent();

  await page.locator('[data-option="standard:power_plant"], [data-option="standard:asteroid"]').first().click();
  await press(page, '[data-answer="commit"]');
  await callControl("/cut");
  await expect(question(page)).not.toHaveText(before!);
  await expect(page.locator(".prompt.lost")).toHaveCount(0);
  await press(page, ".restart");
  await callControl("/cut");
  await expect(question(page)).toHaveText(before!);

  await expectStored(mira);
});

test("on a phone a card is sold from the hand, whatever has not arrived yet", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const mira = await openFirstTurn(page);

  await mira.answer("standard:sell_patents");

  await expectStored(mira);
});
