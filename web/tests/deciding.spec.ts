import type { Page } from "@playwright/test";

import { refuseOnce, enter, openTable, post, startTable } from "./support/guest";
import { expectAccessible, expect, test } from "./support/test";

/** The first cards of a beginner are looked at, and the game may begin. */
const begin = (page: Page) => page.getByRole("button", { name: "Begin the game" });

/** Somebody at a solo table, with a hand of cards to play with. */
async function alone(page: Page): Promise<void> {
  await enter(page, "Mira");
  await startTable(
    page,
    await openTable(page, "terraforming_mars", [{ kind: "me" }], { options: { beginners: ["yellow"] } }),
  );
  await begin(page).click();
  await page.locator('.prompt [data-option="pass"]').waitFor();
}

/** The same beside a computer. */
async function beside(page: Page): Promise<void> {
  await enter(page, "Mira");
  const options = { beginners: ["yellow"] };
  const chairs = [{ kind: "me" }, { kind: "bot", bot: "random" }];
  await startTable(page, await openTable(page, "terraforming_mars", chairs, { options }));
  await begin(page).click();
  await page.locator('.prompt [data-option="pass"]').waitFor();
}

const said = (page: Page) => page.locator(".prompt .say");

test("patents are chosen together, sold as one answer, and taken back in one step", async ({ page }) => {
  // What it brings is asked again until it is told.
  await refuseOnce(page, "preview");
  await alone(page);
  const before = await said(page).textContent();

  await page.locator('.sp [data-option="standard:sell_patents"]').click();
  for (const place of [0, 3, 9]) await page.locator(".tray [data-basket]").nth(place).click();
  await expect(page.locator('[data-answer="basket"]')).toContainText("Sell 3 for 3");
  await page.locator('[data-answer="basket"]').click();
  await expect(page.locator(".hand [role=option]")).toHaveCount(7);
  await page.getByRole("button", { name: "Undo the last step" }).click();

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
  await expectAccessible(page);
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
  await startTable(page, await openTable(page, "on_mars", [{ kind: "me" }]));
  await page.locator(".prompt [data-option]").first().waitFor();
  const missions = page.getByRole("dialog").getByRole("img", { name: /^Mission:/ });

  await page.keyboard.press("/");
  await page.keyboard.type("mission:");

  await expect(missions.and(page.getByRole("img", { name: /on display$/i }))).toHaveCount(3);
  await expect.poll(() => missions.count()).toBeGreaterThan(3);
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
  await expect(keys).toBeVisible();
  await page.evaluate(async () => {
    const told = new Promise((done) => document.querySelector("dialog")!.addEventListener("close", done));
    const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    addEventListener("popstate", () => queueMicrotask(press), { once: true });
    history.back();
    await told;
  });
  // What is opened before the browser has told that it was closed stays open.
  await expect(keys).toBeVisible();
  await keys.getByRole("button", { name: "Close" }).click();
  await expect(keys).toBeHidden();
  await page.reload();
  await expect(said(page)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/rules/);
});

test("a pass with nothing left takes one press, is taken back, and ends the turn by itself", async ({ page }) => {
  await page.clock.install();
  await beside(page);
  const before = await said(page).textContent();
  await expect(page.locator('.prompt [data-option="pass"]')).not.toContainText("left");

  await page.keyboard.press("p");
  await expect(said(page)).toHaveText("You passed");
  await page.keyboard.press("z");
  await expect(said(page)).toHaveText(before!);
  await page.keyboard.press("p");
  await expect(said(page)).toHaveText("You passed");
  await page.clock.fastForward(4000);

  await expect(said(page)).not.toHaveText("You passed");
});

test("who waits plans a turn and passes ahead; the plan is offered, the pass is made", async ({ page, guestPage }) => {
  const other = await guestPage();
  await enter(page, "Ann");
  const options = { beginners: ["yellow", "blue"] };
  const id = await openTable(page, "terraforming_mars", [{ kind: "me" }, { kind: "open" }], { options });
  const { secret } = await post<{ secret: string }>(page, `/api/tables/${id}/links`, { seat: "blue" });
  await other.goto(`/join#${secret}`);
  await other.getByLabel("Your name").fill("Bob");
  await other.keyboard.press("Enter");
  await other.waitForURL(`/table/${id}`);
  await startTable(page, id);

  const asked = (one: Page) => one.locator('.prompt [data-option="pass"]');
  await expect.poll(async () => (await begin(page).count()) + (await begin(other).count())).toBe(1);
  const [first, second] = (await begin(page).count()) > 0 ? [page, other] : [other, page];
  await begin(first).click();
  await second.locator('.sp [data-option="standard:power_plant"][aria-disabled="false"]').click();
  await expect(second.locator("[data-plan]")).toHaveCount(1);
  await second.getByRole("switch", { name: "Pass when it is my turn" }).click();
  await second.reload();
  await expect(second.locator("[data-plan]")).toHaveCount(1);

  await asked(first).click();
  await first.locator('[data-answer="confirm"]').click();
  await expect(second.locator(".prompt .sub")).toHaveText("Your plan still fits.");
  await second.locator('[data-answer="commit"]').click();
  await second.locator('.prompt [data-option="end"]').click();

  // The other has passed, so that the turn comes back at once; this pass ends the generation.
  await expect(said(second)).toHaveText("Which cards do you buy?");
});

test("areas are large enough and the prompt keeps its height in every size; the focus has the shape of its area", async ({
  page,
}) => {
  await alone(page);
  const sizes = [
    [1366, 768, 48],
    [1440, 900, 48],
    [1920, 1080, 48],
    [2560, 1440, 48],
    [820, 1180, 48],
    [390, 844, 66],
  ] as const;
  for (const [width, height, tall] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".prompt")).toHaveJSProperty("offsetHeight", tall);
    // The map is laid out anew a moment after the size has changed.
    const area = page.locator(".hexmap [role=gridcell] .cell").first();
    await expect.poll(async () => (await area.boundingBox())!.width).toBeGreaterThanOrEqual(42);
  }

  await page.setViewportSize({ width: 1366, height: 768 });
  await page.keyboard.press("b");
  await expect(page.locator(".hexmap polygon.ring:visible")).toHaveCount(1);
  await expect(page.locator(".hexmap [role=gridcell]:focus")).toHaveCSS("outline-style", "none");
});

test("each milestone and award says what it counts, and none is framed before it is asked for", async ({ page }) => {
  await beside(page);
  const award = page.locator('.ma [data-option="award:banker"]');

  await expect(award).toContainText("M€ production");
  await expect(page.locator(".ma .legal")).toHaveCount(0);
  await page.keyboard.press("w");
  await expect(page.locator(".ma .legal")).not.toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(award.locator("small")).toBeHidden();
  await award.focus();
  await page.keyboard.press("Shift");
  await expect(award.locator("small")).toBeVisible();
});

/** Close what lies open and press a key before the browser has told that it is closed. */
async function quickly(page: Page, key: string): Promise<void> {
  await page.evaluate((pressed) => {
    document.querySelector("dialog")!.close();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
  }, key);
}
