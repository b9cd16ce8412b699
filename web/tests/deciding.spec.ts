import type { Page } from "@playwright/test";

import { PositionPage } from "./support/position";
import { openTable, post, signIn, startTable } from "./support/requests";
import { expect, expectAccessible, test } from "./support/test";

const PHONE = { size: [390, 844], language: "en", theme: "dark" } as const;

/** The button of a beginner who has looked at the first cards. */
const begin = (page: Page) => page.getByRole("button", { name: "Start the game" });

const prompt = (page: Page) => page.locator(".prompt .say");

/** Start a solo game with a hand of ten cards. */
async function startSolo(page: Page): Promise<void> {
  await signIn(page, "Mira");
  const options = { beginners: ["yellow"] };
  await startTable(page, await openTable(page, "terraforming_mars", [{ kind: "me" }], { options }));
  await begin(page).click();
  await page.locator('.prompt [data-option="pass"]').waitFor();
}

test("a hand is laid by the mouse, patents are sold and taken back, and an area is picked from a plain list", async ({
  page,
}) => {
  await startSolo(page);
  const question = await prompt(page).textContent();
  const cards = page.locator(".hand [role=option]");
  const order = () => cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["option"]!));
  await expect(cards).toHaveCount(10);
  const [first, second, third, ...others] = await order();

  await cards.first().dragTo(cards.nth(2));
  await expect.poll(order).toEqual([second, third, first, ...others]);
  await page.reload();
  await expect.poll(order).toEqual([second, third, first, ...others]);

  await page.locator('.sp [data-option="standard:sell_patents"]').click();
  for (const place of [0, 3, 9]) await page.locator(".tray [data-basket]").nth(place).click();
  await page.locator('[data-answer="basket"]').click();
  await expect(cards).toHaveCount(7);
  await page.getByRole("button", { name: "Undo the last step" }).click();
  await expect(cards).toHaveCount(10);
  await expect(prompt(page)).toHaveText(question!);

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

test("on a phone Back closes what lies over the table, and leaves it when nothing does", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/rules/terraforming_mars");
  await startSolo(page);
  const keys = page.getByRole("dialog", { name: "Keys" });

  await page.keyboard.press("?");
  await expect(keys).toBeVisible();
  await page.goBack();
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(/\/table\//);

  await page.keyboard.press("?");
  await expect(keys).toBeVisible();
  await page.evaluate(async () => {
    const closed = new Promise((done) => document.querySelector("dialog")!.addEventListener("close", done));
    const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    addEventListener("popstate", () => queueMicrotask(press), { once: true });
    history.back();
    await closed;
  });
  // What is opened before the browser has reported that it was closed stays open.
  await expect(keys).toBeVisible();
  await keys.getByRole("button", { name: "Close" }).click();
  await expect(keys).toBeHidden();
  await page.reload();
  await expect(prompt(page)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/rules/);
});

test("who waits plans a turn and passes ahead; the plan is offered, the pass is made", async ({
  page,
  newUserPage,
}) => {
  const other = await newUserPage();
  await signIn(page, "Ann");
  const options = { beginners: ["yellow", "blue"] };
  const id = await openTable(page, "terraforming_mars", [{ kind: "me" }, { kind: "open" }], { options });
  const { secret } = await post<{ secret: string }>(page, `/api/tables/${id}/links`, { seat: "blue" });
  await other.goto(`/join#${secret}`);
  await other.getByLabel("Your name").fill("Bob");
  await other.keyboard.press("Enter");
  await other.waitForURL(`/table/${id}`);
  await startTable(page, id);

  const pass = (one: Page) => one.locator('.prompt [data-option="pass"]');
  // The seed of the server has blue begin.
  const [first, second] = [other, page];
  await expect(first.locator(".opening .ten button")).toHaveCount(10);
  await expect(begin(second)).toHaveCount(0);
  await begin(first).click();
  await second.locator('.sp [data-option="standard:power_plant"][aria-disabled="false"]').click();
  await expect(second.locator("[data-plan]")).toHaveCount(1);
  await second.getByRole("switch", { name: "Pass when it is my turn" }).click();
  await second.reload();
  await expect(second.locator("[data-plan]")).toHaveCount(1);

  await pass(first).click();
  await first.locator('[data-answer="confirm"]').click();
  await expect(second.locator(".prompt .sub")).toHaveText("Your plan is still possible.");
  await second.locator('[data-answer="commit"]').click();
  await second.locator('.prompt [data-option="end"]').click();

  // The other has passed, so that the turn comes back at once; this pass ends the generation.
  await expect(prompt(second)).toHaveText("Choose cards to buy.");
});

test("areas are large enough and the prompt keeps its height in every size; the focus has the shape of its area", async ({
  page,
}) => {
  const positions = await PositionPage.create(page);
  await positions.open("/table/terraforming_mars--last-generation");
  const area = page.locator(".hexmap [role=gridcell] .cell").first();
  const sizes = [
    [390, 844, 66],
    [820, 1180, 48],
    [1366, 768, 48],
    [1440, 900, 48],
    [1920, 1080, 48],
    [2560, 1440, 48],
  ] as const;
  for (const [width, height, promptHeight] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".prompt")).toHaveJSProperty("offsetHeight", promptHeight);
    // The map is laid out anew a moment after the size has changed.
    await expect.poll(async () => (await area.boundingBox())!.width).toBeGreaterThanOrEqual(42);
  }

  await page.setViewportSize({ width: 1366, height: 768 });
  await page.keyboard.press("b");
  await expect(page.locator(".hexmap polygon.ring:visible")).toHaveCount(1);
  await expect(page.locator(".hexmap [role=gridcell]:focus")).toHaveCSS("outline-style", "none");

  // In a low window the words of an award are shown where the focus is.
  const award = page.locator('.ma [data-option="award:banker"]');
  await expect(award.locator("small")).toBeHidden();
  await award.focus();
  await page.keyboard.press("Shift");
  await expect(award.locator("small")).toBeVisible();
});

test("a card under the pointer shows whom it hits, and a path that destroys something is marked", async ({ page }) => {
  const positions = await PositionPage.create(page);
  await positions.open("/table/terraforming_mars--last-generation");
  await page.locator('.hand [data-option="play:asteroid"]').hover();
  await expect(page.locator(".peek .attacks")).toContainText(/Who can lose what.*2 → 0.*7 → 4/s);
  await page.locator('.hand [aria-disabled="true"]').first().hover();
  await expect(page.locator(".peek .why").first()).toBeVisible();

  await positions.open("/table/on_mars--ask-move-bots");
  await page.locator("[data-course]").first().click();
  await expect(page.locator(".hexmap g.loss").first()).toBeVisible();
  await page.locator('[data-course="d8"]').dispatchEvent("click");
  await expect(page.locator(".hexmap .end.hurts")).toBeVisible();
});

test("on a phone the help of the map leaves the areas free, and the hand is no wider than the screen", async ({
  page,
}) => {
  const positions = await PositionPage.create(page);
  await positions.open("/table/terraforming_mars--last-generation");
  await positions.emulate(PHONE);
  const heightOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!.height;
  await page.locator("nav.tabs button").first().click();
  await expect.poll(async () => (await heightOf(".map-help")) / (await heightOf(".map-help button"))).toBeLessThan(2);

  await page.locator("nav.tabs").getByRole("button", { name: /Hand/ }).click();
  for (const language of ["pl", "nl", "en"] as const) {
    await positions.emulate({ ...PHONE, language });
    await expect.poll(async () => (await page.locator(".hand").boundingBox())!.width).toBeLessThanOrEqual(390);
  }
});

test("after a tablet is turned, the options are in view", async ({ page }) => {
  const positions = await PositionPage.create(page);
  await page.setViewportSize({ width: 1180, height: 820 });
  await positions.open("/table/on_mars--ask-learn");
  const technologies = page.locator('.orbit-place [data-option^="grid:"]').first();
  await expect(technologies).toBeVisible();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(technologies).toBeVisible();
});
