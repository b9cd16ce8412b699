import type { Page } from "@playwright/test";

import { picture } from "./support/picture";
import { expectAccessible, expect, test } from "./support/test";

const cards = (page: Page) => page.getByRole("list", { name: "Cards" }).getByRole("button");

async function browse(page: Page, game = "terraforming_mars"): Promise<void> {
  await page.goto(`/cards/${game}`);
  await cards(page).first().waitFor();
}

test("all cards and corporations are there, and their picture is taken", async ({ page }) => {
  await browse(page);

  await expect(cards(page)).toHaveCount(268);
  await expect(page.getByRole("status").filter({ hasText: "268 of 268" })).toBeVisible();
  await picture(page, "cards");
  await page.getByRole("searchbox").fill("plant tag");
  await expectAccessible(page);
});

test("a card is found by its name and by its text while one types", async ({ page }) => {
  await browse(page);

  await page.getByRole("searchbox").pressSequentially("ants");
  await expect(cards(page).first()).toHaveAccessibleName(/^Ants\. 9 M€/);
  await page.getByRole("searchbox").fill("repeat");

  await expect(cards(page).first()).toBeVisible();
  for (const label of await cards(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? "")))
    expect(label.toLowerCase()).toContain("repeat");
});

test("names and texts are searched in the reader's language, with or without umlauts", async ({ page }) => {
  await browse(page);
  await page.getByText("Deutsch", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const list = page.getByRole("list", { name: "Karten" }).getByRole("button");

  await page.getByRole("searchbox").fill("ameisen");
  await expect(list).toHaveCount(1);
  await expect(list).toHaveAttribute("data-card", "ants");
  await page.getByRole("searchbox").fill("GRUNFLACHE");
  await expect(list.first()).toBeVisible();
  const folded = await list.count();
  await page.getByRole("searchbox").fill("Grünfläche");

  await expect(list).toHaveCount(folded);
});

test("kind, tag, deck and cost narrow the cards down, and one button shows all again", async ({ page }) => {
  await browse(page);
  const count = async () => Number((await page.getByRole("status").first().innerText()).split(" ")[0]);

  await page.getByRole("button", { name: "Corporations" }).click();
  await page.getByRole("button", { name: "For beginners" }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(cards(page)).toHaveCount(268);
  await page.getByRole("button", { name: "Prelude", exact: true }).click();
  await expect(cards(page)).toHaveCount(47);
  await page.getByRole("button", { name: "Preludes", exact: true }).click();
  await expect(cards(page)).toHaveCount(35);
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByRole("button", { name: "Events" }).click();
  const events = await count();
  await page.getByLabel("From", { exact: true }).fill("20");
  const dear = await count();

  expect(events).toBeGreaterThan(dear);
  expect(dear).toBeGreaterThan(0);
  for (const label of await cards(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? "")))
    expect(Number(/(\d+) M€/.exec(label)![1])).toBeGreaterThanOrEqual(20);
  await page.getByRole("searchbox").fill("no such card");
  await expect(page.getByRole("heading", { name: "No cards found" })).toBeVisible();
});

test("the keyboard alone finds a card, opens it, turns to the next and comes back", async ({ page }) => {
  await browse(page);

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
  expect(new URL(page.url()).hash).toBe(`#${next}`);
  await page.keyboard.press("Escape");

  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(cards(page).nth(2)).toBeFocused();
});

test("a card has an address of its own", async ({ page }) => {
  await page.goto("/cards/terraforming_mars#mars_university");

  await expect(page.getByRole("dialog", { name: "Mars University" })).toBeVisible();
});

test("On Mars shows its cards and tiles too, and marks what no source confirms", async ({ page }) => {
  await browse(page, "on_mars");
  await expect(cards(page)).toHaveCount(147);

  await page.getByRole("button", { name: "With stand-ins" }).click();
  await page.getByRole("button", { name: "Missions" }).click();
  await expectAccessible(page);
  await cards(page).first().click();

  await expect(page.getByRole("dialog").getByText("No source confirms")).toBeVisible();
});

test("on a phone nothing is wider than the screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await browse(page);

  const wide = await page.evaluate(() => document.querySelector("main")!.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
