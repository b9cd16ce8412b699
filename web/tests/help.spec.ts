import { enter, openTable, startTable } from "./support/guest";
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

test("the contents tell each group in short in the reader's language; stand-ins lead to their cards", async ({
  page,
}) => {
  await page.goto("/rules/on_mars");
  await page.getByRole("radio", { name: "Deutsch" }).click();
  const groups = page.getByRole("navigation", { name: "Regelgruppen" });

  await expect(groups.getByRole("link", { name: "Lebenserhaltung OM-LSS" })).toBeVisible();
  await expect(groups.getByText("halten die Kolonie am Leben")).toBeVisible();
  await expectAccessible(page);
  await groups.getByRole("link", { name: "On Mars: components that nobody could check" }).click();
  await page.getByRole("link", { name: "Schiffs-Techplättchen" }).click();
  await expect(page.getByRole("dialog")).toContainText("Schiffs-Techplättchen");
});

test("a table helps where it is asked, and things say what they are for by pointer, focus and finger", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Your name").fill("Mira");
  await page.getByRole("button", { name: "Play Terraforming Mars against the computer" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.locator('.prompt [data-option="pass"]').waitFor();

  const ask = page.getByRole("button", { name: "Help: Milestones" });
  await ask.click();
  const help = page.getByRole("dialog", { name: "Milestones" });
  await expect(help).toContainText("5 VP");
  await expectAccessible(page);
  const opened = page.waitForEvent("popup");
  await help.getByRole("link", { name: "TM-MILE-03" }).click();
  const rules = await opened;
  await expect(rules.locator("#TM-MILE-03")).toHaveClass(/here/);
  await rules.close();
  await page.bringToFront();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(ask).toBeFocused();

  const says = page.locator(".says");
  const steel = page.locator(".me-place .res").filter({ has: page.locator('use[href="#steel"]') });
  await steel.locator("svg").hover();
  await expect(says).toContainText("pays for cards with a building tag");
  await page.keyboard.press("Escape");
  await expect(says).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.locator('[data-option="standard:asteroid"]').focus();
  await expect(says).toContainText("Temperature: every step gives 1 TR");
  // What can only be read is one stop of the keyboard, with arrows within it.
  await page.locator(".me-place .res").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(steel).toBeFocused();
  await expect(says).toContainText("pays for cards with a building tag");
  await page.keyboard.press("End");
  await expect(says).toContainText("8 of it raise the temperature");
  await page.locator("[aria-label^='Oxygen'][tabindex='0']").first().focus();
  await expect(says).toContainText("Oxygen: every step gives 1 TR");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("a tap asks what something is for", async ({ page }) => {
    await enter(page, "Mira");
    await startTable(
      page,
      await openTable(page, "terraforming_mars", [{ kind: "me" }], { options: { beginners: ["yellow"] } }),
    );
    await page.getByRole("button", { name: "Begin the game" }).click();
    const heat = page.locator(".me-place .res").filter({ has: page.locator('use[href="#heat"]') });
    await heat.last().locator("b").tap();
    await expect(page.locator(".says")).toContainText("8 of it raise the temperature");
  });
});

test("on a phone help comes from below", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByLabel("Your name").fill("Mira");
  await page.getByRole("button", { name: "Play Terraforming Mars against the computer" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.locator('.prompt [data-option="pass"]').waitFor();

  await page.locator(".prompt").getByRole("button", { name: "Help: Generation and turn" }).click();
  const box = await page.getByRole("dialog", { name: "Generation and turn" }).boundingBox();

  expect(box!.width).toBe(390);
  expect(Math.round(box!.y + box!.height)).toBe(844);
  await expectAccessible(page);
});

test("the regions of On Mars say what their rules are", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "On Mars" }).click();
  await page.getByLabel("Your name").fill("Mira");
  await page.getByRole("button", { name: "Play On Mars against the computer" }).click();

  await page.getByRole("button", { name: "Help: Life support" }).click();
  const help = page.getByRole("dialog", { name: "Life support" });

  await expect(help).toContainText("Colony level");
  await expect(help.getByRole("link", { name: "OM-LSS-06" })).toHaveAttribute("href", "/rules/on_mars#OM-LSS-06");
  await expect(page.locator(".prompt").getByRole("button", { name: /^Help: / })).toBeVisible();

  // What can only be read is one stop of the keyboard here too: resources, and the columns of life support.
  await page.keyboard.press("Escape");
  const says = page.locator(".says");
  await page.locator(".goods .good").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".goods .good").nth(1)).toBeFocused();
  await expect(says).toContainText(/^Battery: \d/);
  await page.locator(".lss .column").first().focus();
  await page.keyboard.press("End");
  await expect(says).toContainText(/Oxygen condenser/i);
});
