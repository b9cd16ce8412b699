import type { Page } from "@playwright/test";

import { saveScreenshot } from "./support/screenshot";
import { expectAccessible, expect, test } from "./support/test";

const cards = (page: Page) => page.getByRole("list", { name: "Cards" }).getByRole("button");

async function browse(page: Page, game = "terraforming_mars"): Promise<void> {
  await page.goto(`/cards/${game}`);
  await cards(page).first().waitFor();
}

test("the keyboard alone finds a card, opens it, turns to the next and comes back", async ({ page }) => {
  await browse(page);

  await expect(cards(page)).toHaveCount(268);
  await saveScreenshot(page, "cards");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("microbe");
  await page.keyboard.press("Enter");
  await expect(cards(page).nth(0)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(cards(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  const name = (await cards(page).nth(1).getAttribute("aria-label"))!.split(".")[0]!;
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  const next = (await cards(page).nth(2).getAttribute("data-card"))!;
  await expect(page.locator(`[data-detail="${next}"]`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#${next}$`));
  await page.keyboard.press("Escape");

  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(cards(page).nth(2)).toBeFocused();
  await page.getByRole("searchbox").fill("plant tag");
  await expectAccessible(page);
});

test("On Mars marks in an accessible way what no source confirms", async ({ page }) => {
  await browse(page, "on_mars");

  await page.getByRole("button", { name: "With stand-ins" }).click();
  await page.getByRole("button", { name: "Missions" }).click();

  await expectAccessible(page);
});

test("on a phone nothing is wider than the screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await browse(page);

  await expect.poll(() => page.locator("main").evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390);
});
