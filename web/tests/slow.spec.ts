/** Behind a slow line, with a slow processor: what was chosen is what happens, once. See tests/page/line.py. */

import type { Page } from "@playwright/test";

import { enter, openTable, startTable } from "./support/guest";
import { NIGHTLY } from "./support/environment";
import { Player, playOn } from "./support/player";
import { callStage } from "./support/server";
import { expect, test } from "./support/test";

// They wait more than they compute.
test.describe.configure({ mode: "parallel" });

const COMPUTER = { kind: "bot", bot: "random" };
const said = (page: Page) => page.locator(".prompt .say");

/** Somebody who sits down at a table of Terraforming Mars with a computer. */
async function sitting(page: Page, options: object = {}): Promise<Player> {
  const mira = new Player(page);
  await enter(page, "Mira");
  await startTable(page, await openTable(page, "terraforming_mars", [{ kind: "me" }, COMPUTER], { options }));
  return mira;
}

/** What the page has decided is on disk, each once and in that order, and nothing else is. */
async function settled(mira: Player): Promise<void> {
  const { table, seat } = mira.snapshot!;
  expect(await callStage<string[]>("/decided", { table: table.id, seat })).toEqual([...mira.decided]);
}

/**
 * Press it as soon as it can be pressed; whether it says in the very next frame that something is on its way.
 * It is looked for and pressed within the page: a line that is cut in between takes it away for a moment.
 */
async function pressed(page: Page, control: string): Promise<boolean> {
  return page.evaluate(async (control) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let button: HTMLElement | null;
    while (!(button = document.querySelector<HTMLElement>(`${control}:enabled`))) await frame();
    button.click();
    await frame();
    return button.ariaBusy === "true";
  }, control);
}

test("a hand of ten is bought, however late the ways to pay are listed", async ({ page }) => {
  const mira = await sitting(page);

  // Inventrix would draw more.
  await page.locator('.tray [data-option^="card:"]:not([data-option$="inventrix"])').first().click();
  for (const card of await page.locator(".tray [data-basket]").all()) await card.click();
  expect(await pressed(page, '[data-answer="basket"]')).toBe(true);

  await expect(page.locator(".hand [role=option]")).toHaveCount(10);
  await settled(mira);
});

// The other tests play the beginning of Terraforming Mars.
for (const game of NIGHTLY ? ["terraforming_mars", "on_mars"] : ["on_mars"])
  test(`the first turn of ${game} is played, each answer once`, async ({ page }) => {
    const mira = new Player(page);
    await enter(page, "Mira");
    await startTable(page, await openTable(page, game, [{ kind: "me" }, COMPUTER]));
    const complete = () => mira.snapshot?.seat != null && mira.snapshot.unconfirmed === mira.snapshot.seat;
    while (!complete()) await playOn([mira], 1);
    await mira.move();

    await settled(mira);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

test("what is pressed when the line is cut happens once, and is taken back once", async ({ page }) => {
  const mira = await sitting(page, { beginners: ["yellow"] });
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.locator('.prompt [data-option="pass"]').waitFor();
  const before = await said(page).textContent();

  await page.locator('[data-option="standard:power_plant"], [data-option="standard:asteroid"]').first().click();
  await pressed(page, '[data-answer="commit"]');
  await callStage("/cut");
  await expect(said(page)).not.toHaveText(before!);
  await expect(page.locator(".prompt.lost")).toHaveCount(0);
  await pressed(page, ".restart");
  await callStage("/cut");
  await expect(said(page)).toHaveText(before!);

  await settled(mira);
});

test("on a phone a card is sold from the hand, whatever has not come yet", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const mira = await sitting(page, { beginners: ["yellow"] });
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.locator('.prompt [data-option="pass"]').waitFor();

  await mira.answer("standard:sell_patents");

  await settled(mira);
});
