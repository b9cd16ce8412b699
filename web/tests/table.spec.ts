import type { Page } from "@playwright/test";

import { PositionPage } from "./support/position";
import { openTable, signIn, startTable } from "./support/requests";
import { expect, expectAccessible, test } from "./support/test";

const prompt = (page: Page) => page.locator(".prompt .say");

test("a project is picked, committed and taken back; a reload in mid-turn loses nothing", async ({ page }) => {
  await signIn(page, "Mira");
  const chairs = [{ kind: "me" }, { kind: "bot", bot: "random" }];
  await startTable(page, await openTable(page, "terraforming_mars", chairs));

  await page.locator('.opening [data-option^="card:"]:not([data-option$="inventrix"])').first().click();
  for (const place of [0, 1, 2]) await page.locator(".opening [data-basket]").nth(place).click();
  await page.locator('[data-answer="basket"]').click();
  await expect(page.locator(".hand [role=option]")).toHaveCount(3);
  await page.locator('.prompt [data-option="pass"]').waitFor();
  const question = await prompt(page).textContent();

  await page.locator('[data-option="standard:power_plant"]').click();
  await page.locator('[data-answer="commit"]').click();
  await expect(prompt(page)).not.toHaveText(question!);
  await expect(page.locator(".lg")).not.toContainText(/since you last looked/i);
  await page.reload();
  await expect(prompt(page)).not.toHaveText(question!);
  await page.keyboard.press("Shift+Z");
  await expect(prompt(page)).toHaveText(question!);
});

test("the cards of the start are large enough to be read, and a notice of hits is accessible", async ({ page }) => {
  const positions = await PositionPage.create(page);
  await positions.open("/table/terraforming_mars--ask-corporation");
  const widths = () =>
    page.locator(".opening .card").evaluateAll((cards) => cards.map((card) => (card as HTMLElement).offsetWidth));
  const letters = () =>
    page
      .locator(".opening .tx")
      .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)).filter(Boolean));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThanOrEqual(150);
  await expect.poll(async () => Math.min(...(await letters()))).toBeGreaterThanOrEqual(10);

  const table = "terraforming_mars--ask-take";
  await page.evaluate((key) => localStorage.setItem("valles-seen", JSON.stringify([[key, 0]])), `${table} yellow turn`);
  await positions.open(`/table/${table}`);
  await expect(page.getByRole("alert")).toContainText("since your last turn");
  await expectAccessible(page);
});
