import type { Page } from "@playwright/test";

import { refuseOnce, enter, openTable, startTable } from "./support/guest";
import type { FromClient, FromServer } from "../src/protocol";
import { expect, test } from "./support/test";

/** Somebody who sits down at a table of Terraforming Mars with computers. */
async function sitting(page: Page, computers: number, options: object = {}): Promise<void> {
  await enter(page, "Mira");
  const chairs = [{ kind: "me" }, ...Array.from({ length: computers }, () => ({ kind: "bot", bot: "random" }))];
  await startTable(page, await openTable(page, "terraforming_mars", chairs, { options }));
}

/** The same with the beginner corporation, when the own turn has come. */
async function playing(page: Page, computers: number): Promise<void> {
  await sitting(page, computers, { beginners: ["yellow"] });
  await expect(page.locator(".opening .ten button")).toHaveCount(10);
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.locator('.prompt [data-option="pass"]').waitFor();
}

/**
 * After so many decisions nothing of this kind reaches the page until it is let go; what the page decided is counted.
 */
async function withheld(page: Page, kind: FromServer["type"], after = 1) {
  const held: (() => void)[] = [];
  const decided: unknown[] = [];
  let holding = true;
  let acknowledge = () => {};
  const acknowledged = new Promise<void>((resolve) => (acknowledge = resolve));
  await page.routeWebSocket("**/socket", (client) => {
    const server = client.connectToServer();
    client.onMessage((message) => {
      if (type(message) === "decide") decided.push(message);
      server.send(message);
    });
    server.onMessage((message) => {
      if (holding && decided.length >= after && type(message) === kind) held.push(() => client.send(message));
      else client.send(message);
      if (type(message) === "ack") acknowledge();
    });
  });
  const letGo = () => {
    holding = false;
    held.forEach((pass) => pass());
  };
  return { decided, acknowledged, letGo };
}

function type(message: unknown): string {
  return (JSON.parse(String(message)) as FromServer | FromClient).type;
}

test("a page from before an update of the server is told to reload, and then goes on", async ({ page }) => {
  let old = true;
  await page.routeWebSocket("**/socket", (client) => {
    const server = client.connectToServer();
    client.onMessage((message) => {
      const said = JSON.parse(String(message)) as FromClient;
      server.send(JSON.stringify(old && said.type === "join" ? { ...said, version: 1 } : said));
    });
  });
  await sitting(page, 1);

  await expect(page.getByText("The server has been updated since this page was loaded.")).toBeVisible();
  old = false;
  await page.getByRole("button", { name: "Reload the table" }).click();

  await expect(page.locator(".tray")).toBeVisible();
});

/** The corporations of the start, without the one that would draw more cards. */
const corporations = (page: Page) => page.locator('.opening [data-option^="card:"]:not([data-option$="inventrix"])');

test("corporation and first cards are chosen on one screen, with the money that is left in view", async ({ page }) => {
  await sitting(page, 1);
  const sum = page.locator(".prompt .eq");
  const button = page.locator('[data-answer="basket"]');

  await expect(button).toBeDisabled();
  for (const place of [0, 1, 2, 3]) await page.locator(".opening [data-basket]").nth(place).click();
  await corporations(page).first().click();
  await page.locator(".opening [data-basket]").nth(3).click();

  await expect(sum).toHaveAccessibleName(/^\d+\sM€ minus 9\sM€: \d+\sM€ left$/);
  const [money, , left] = (await sum.getAttribute("aria-label"))!.match(/\d+/g)!.map(Number);
  expect(left).toBe(money! - 9);
  await expect(button).toHaveText(/pay 9\sM€/);
  const small = await page.locator(".opening").evaluate((opening) => {
    const faces = [...opening.querySelectorAll<HTMLElement>(".card")].map(({ offsetWidth }) => offsetWidth);
    const letters = [...opening.querySelectorAll(".tx")].map((text) => parseFloat(getComputedStyle(text).fontSize));
    return [Math.min(...faces), Math.min(...letters.filter((size) => size > 0))];
  });
  expect(small[0]).toBeGreaterThanOrEqual(150);
  expect(small[1]).toBeGreaterThanOrEqual(10);
  const name = (await page.locator(".opening .c1 [aria-pressed=true]").getAttribute("aria-label"))!.split(". ")[0]!;
  await page.getByRole("button", { name: "Look at the map" }).click();
  await expect(page.locator(".me")).toContainText(name);
  await expect(page.locator(".me .res").first()).toContainText(String(left));
  await page.getByRole("button", { name: "Look at the cards" }).click();
  await button.click();

  await expect(page.locator(".hand [role=option]")).toHaveCount(3);
});

test("a start that is chosen before its ways are listed is sent when they are", async ({ page }) => {
  const ways = await withheld(page, "form", 0);
  await sitting(page, 1);

  await corporations(page).first().click();
  for (const place of [1, 4, 9]) await page.locator(".opening [data-basket]").nth(place).click();
  await page.locator('[data-answer="basket"]').click();
  await expect(page.locator('[data-answer="basket"]')).toBeDisabled();
  await expect(page.locator('[data-answer="basket"]')).toContainText("Counting");
  ways.letGo();

  await expect(page.locator(".hand [role=option]")).toHaveCount(3);
  expect(ways.decided).toHaveLength(1);
});

test("an answer is given once, however late the table shows what came of it", async ({ page }) => {
  const { decided, acknowledged, letGo } = await withheld(page, "snapshot");
  await playing(page, 1);
  const before = await page.locator(".prompt .say").textContent();

  await page.locator('[data-option="standard:power_plant"], [data-option="standard:asteroid"]').first().click();
  await page.locator('[data-answer="commit"]').click();
  await acknowledged;
  await page.locator('[data-answer="commit"]').click({ force: true });
  await page.keyboard.press("Enter");
  letGo();

  await expect(page.locator(".prompt .say")).not.toHaveText(before!);
  expect(decided).toHaveLength(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a project is picked, committed and taken back; a reload in mid-turn loses nothing", async ({ page }) => {
  await playing(page, 1);
  const before = await page.locator(".prompt .say").textContent();

  await page.locator('[data-option="standard:power_plant"], [data-option="standard:asteroid"]').first().click();
  await page.locator('[data-answer="commit"]').click();
  await expect(page.locator(".prompt .say")).not.toHaveText(before!);
  await expect(page.locator(".lg")).not.toContainText(/since you last looked/i);
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

test("an answer that the server is too busy for is given again by itself", async ({ page }) => {
  const decided = await refuseOnce(page, "decide");
  await playing(page, 1);
  const before = await page.locator(".prompt .say").textContent();

  await page.locator('[data-option="standard:power_plant"], [data-option="standard:asteroid"]').first().click();
  await page.locator('[data-answer="commit"]').click();

  await expect(page.locator(".prompt .say")).not.toHaveText(before!);
  expect(decided).toEqual([decided[0], decided[0]]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
