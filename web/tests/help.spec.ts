import { expectAccessible, expect, test } from "./support/test";

test("the rules are read by address, by what they name, and by search", async ({ page }) => {
  await page.goto("/rules/terraforming_mars#TM-TILE-16");
  const rule = page.locator("#TM-TILE-16");
  await expect(rule).toHaveClass(/here/);
  await expect(rule).toBeInViewport();

  await rule.getByRole("link", { name: "TM-PARAM-06" }).click();
  await expect(page.locator("#TM-PARAM-06")).toHaveClass(/here/);
  await expect(page.locator("#TM-PARAM-06")).toBeInViewport();
  await page.goBack();
  await expect(rule).toBeInViewport();

  await page.getByRole("searchbox").fill("greenery adjacent own");
  await expect(page.locator("#TM-TILE-17")).toBeVisible();
  await expect(page.locator("#TM-PARAM-06")).toHaveCount(0);
  await page.getByRole("searchbox").fill("tm-tile-23");
  await expect(page.getByRole("status")).toHaveText("1 rule");
});

test("the contents of the rules are accessible in another language", async ({ page }) => {
  await page.goto("/rules/on_mars");
  await page.getByRole("radio", { name: "Deutsch" }).click();

  await expect(page.getByRole("navigation", { name: "Regelgruppen" })).toContainText("Lebenserhaltung");
  await expectAccessible(page);
});

test.describe("with a mouse and a touchscreen", () => {
  test.use({ hasTouch: true });

  test("a table has help on request, and things explain themselves by pointer, focus and finger", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Your name").fill("Mira");
    await page.getByRole("button", { name: "Play Terraforming Mars against the computer" }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator('.prompt [data-option="pass"]').waitFor();

    const button = page.getByRole("button", { name: "Help: Milestones" });
    await button.click();
    const help = page.getByRole("dialog", { name: "Milestones" });
    await expect(help).toContainText("5 VP");
    await expectAccessible(page);
    const popup = page.waitForEvent("popup");
    await help.getByRole("link", { name: "TM-MILE-03" }).click();
    const rules = await popup;
    await expect(rules.locator("#TM-MILE-03")).toHaveClass(/here/);
    await rules.close();
    await page.bringToFront();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await expect(button).toBeFocused();

    const tooltip = page.locator(".tooltip");
    const resource = (icon: string) =>
      page.locator(".me-place .res").filter({ has: page.locator(`use[href="#${icon}"]`) });
    await resource("steel").locator("svg").hover();
    await expect(tooltip).toContainText("pays for cards with a building tag");
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
    await page.keyboard.press("Tab");
    await page.locator('[data-option="standard:asteroid"]').focus();
    await expect(tooltip).toContainText("Temperature: every step gives 1 TR");
    await resource("heat").last().locator("b").tap();
    await expect(tooltip).toContainText("8 heat raises the temperature");

    // On a phone help comes from below.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(".prompt").getByRole("button", { name: "Help: Generation and turn" }).click();
    const sheet = page.getByRole("dialog", { name: "Generation and turn" });
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(390);
    await expect.poll(() => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))).toBe(844);
    await expectAccessible(page);
  });
});
