import type { Page } from "@playwright/test";

import { enter, opened, started } from "./guests";
import { barriers, expect, test } from "./watched";

/** Somebody at a solo table, with a hand of cards to play with. */
async function alone(page: Page): Promise<void> {
  await enter(page, "Mira");
  await started(
    page,
    await opened(page, "terraforming_mars", [{ kind: "me" }], { options: { beginners: ["yellow"] } }),
  );
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.locator('.prompt [data-option="pass"]').waitFor();
}

const said = (page: Page) => page.locator(".prompt .say");

test("patents are chosen together, sold as one answer, and taken back in one step", async ({ page }) => {
  await alone(page);
  const before = await said(page).textContent();

  await page.locator('.sp [data-option="standard:sell_patents"]').click();
  for (const place of [0, 3, 9]) await page.locator(".tray [data-basket]").nth(place).click();
  await expect(page.locator('[data-answer="basket"]')).toContainText("Sell 3 for 3");
  await page.locator('[data-answer="basket"]').click();
  await expect(page.locator(".hand [role=option]")).toHaveCount(7);
  await page.keyboard.press("z");

  await expect(page.locator(".hand [role=option]")).toHaveCount(10);
  await expect(said(page)).toHaveText(before!);
});

test("the hand lies as it was laid, by keys and by the mouse, also after a reload", async ({ page }) => {
  await alone(page);
  const cards = page.locator(".hand [role=option]");
  const order = () => cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["option"]!));
  const [first, second, third, ...others] = await order();

  await cards.first().focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(order).toEqual([second, first, third, ...others]);
  await cards.first().dragTo(cards.nth(2));
  await expect.poll(order).toEqual([first, third, second, ...others]);
  await page.reload();

  await expect.poll(order).toEqual([first, third, second, ...others]);
});

test("areas can be picked from a plain list that tells what lies there", async ({ page }) => {
  await alone(page);

  await page.locator('.sp [data-option="standard:aquifer"]').click();
  await page.locator('[data-answer="commit"]').click();
  await page.getByRole("button", { name: "Possible areas: 12" }).click();
  await expect(page.locator("dialog [data-option]")).toHaveCount(12);
  expect(await barriers(page)).toEqual([]);
  await page.locator('dialog [data-option="space:r4c8"]').click();
  await page.locator('[data-answer="commit"]').click();

  await expect(page.getByRole("gridcell", { name: /Area D8.*ocean/i })).toBeVisible();
  await expect(page.locator(".log")).toContainText("gains 2 plants");
});

test("a pick shows what it costs and brings, and the keys of the table work", async ({ page }) => {
  await alone(page);
  const card = page.locator(".hand [data-legal]").first();

  await page.keyboard.press("h");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-answer="commit"]')).toContainText(/Play for \d+/);
  await expect(page.locator(".prompt .chip").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveAttribute("aria-selected", "false");

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await quickly(page, "/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.type("search for life");
  await expect(page.getByRole("dialog").getByRole("img", { name: /^Search For Life/i })).toBeVisible();
});

test("cards and tiles of On Mars are found at its table, with where they are", async ({ page }) => {
  await enter(page, "Mira");
  await started(page, await opened(page, "on_mars", [{ kind: "me" }]));
  await page.locator(".prompt [data-option]").first().waitFor();
  const missions = page.getByRole("dialog").getByRole("img", { name: /^Mission:/ });

  await page.keyboard.press("/");
  await page.keyboard.type("mission:");

  await expect(missions.and(page.getByRole("img", { name: /on display$/i }))).toHaveCount(3);
  expect(await missions.count()).toBeGreaterThan(3);
});

test("on a phone the help of the map takes no more room than its buttons, and leaves the areas free", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await alone(page);
  await page.locator("nav.tabs button").first().click();

  const [whole, button] = await Promise.all(
    [page.locator(".map-help"), page.locator(".map-help button").first()].map((part) => part.boundingBox()),
  );
  expect(whole!.height).toBeLessThan(2 * button!.height);
});

test("on a phone Back closes what lies over the table, and leaves it when nothing does", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/rules/terraforming_mars");
  await alone(page);
  const keys = page.getByRole("dialog", { name: "Keys" });

  await page.keyboard.press("?");
  await expect(keys).toBeVisible();
  await page.goBack();
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(/\/table\//);

  await page.keyboard.press("?");
  await keys.getByRole("button", { name: "Close" }).click();
  await expect(keys).toBeHidden();
  await page.reload();
  await expect(said(page)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/rules/);
});

/** Close what lies open and press a key before the browser has told that it is closed. */
async function quickly(page: Page, key: string): Promise<void> {
  await page.evaluate((pressed) => {
    document.querySelector("dialog")!.close();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
  }, key);
}
