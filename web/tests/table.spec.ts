import type { Page } from "@playwright/test";

import { barriers, expect, test } from "./watched";

const SCREENS = "../docs/screens";

/** Somebody who sits down at a table of Terraforming Mars with computers. */
async function sitting(page: Page, computers: number, options: object = {}): Promise<void> {
  await page.goto("/new");
  await page.getByLabel("Your name").fill("Mira");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Set up a table" }).waitFor();
  const chairs = [{ kind: "me" }, ...Array.from({ length: computers }, () => ({ kind: "bot", bot: "random" }))];
  const id = await page.evaluate(async (wish) => {
    const post = (path: string, said?: object) =>
      fetch(path, said ? { method: "POST", body: JSON.stringify(said), headers: { "Content-Type": "application/json" } } : { method: "POST" });
    const table = (await (await post("/api/tables", wish)).json()) as { id: string };
    await post(`/api/tables/${table.id}/start`);
    return table.id;
  }, { game: "terraforming_mars", chairs, options });
  await page.goto(`/table/${id}`);
}

/** The same with the beginner corporation, when the own turn has come. */
async function playing(page: Page, computers: number): Promise<void> {
  await sitting(page, computers, { beginners: ["yellow"] });
  await page.locator('.prompt [data-option="pass"]').waitFor({ timeout: 40_000 });
}

test("a corporation and the first cards are chosen", async ({ page }) => {
  await sitting(page, 1);

  // Inventrix would draw more.
  await page.locator('.tray [data-option^="card:"]:not([data-option$="inventrix"])').first().click();
  await page.locator('[data-answer="commit"]').click();
  for (const place of [0, 1, 2]) await page.locator('.tray [data-option^="basket:"]').nth(place).click();
  await page.locator('[data-answer="basket"]').click();

  await expect(page.locator(".hand [role=option]")).toHaveCount(3);
});

test("the whole table of five is in one view, without serious barriers", async ({ page }) => {
  await playing(page, 4);

  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
  expect(scrolls).toBe(false);
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.locator(".hand [role=option]")).toHaveCount(10);
  expect(await barriers(page)).toEqual([]);
  await page.screenshot({ path: `${SCREENS}/table.png` });
});

test("a project is picked, committed and taken back; a reload in mid-turn loses nothing", async ({ page }) => {
  await playing(page, 1);
  const before = await page.locator(".prompt .say").textContent();

  await page.locator('[data-option="standard:power_plant"], [data-option="standard:asteroid"]').first().click();
  await page.locator('[data-answer="commit"]').click();
  await expect(page.locator(".prompt .say")).not.toHaveText(before!);
  await page.reload();
  await expect(page.locator(".prompt .say")).not.toHaveText(before!);
  await page.keyboard.press("Shift+Z");
  await expect(page.locator(".prompt .say")).toHaveText(before!);
});

test("the language changes in mid-game", async ({ page }) => {
  await playing(page, 1);

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await page.keyboard.press("Escape");

  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator('.prompt [data-option="pass"]')).toContainText("passen", { ignoreCase: true });
});

test("a phone shows the same game without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playing(page, 1);

  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  expect(wide).toBe(false);
  expect(await barriers(page)).toEqual([]);
  await page.screenshot({ path: `${SCREENS}/phone.png` });
});
