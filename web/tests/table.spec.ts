import type { Page } from "@playwright/test";

import { enter, opened, started } from "./guests";
import type { FromClient, FromServer } from "../src/protocol";
import { expect, test } from "./watched";

/** Somebody who sits down at a table of Terraforming Mars with computers. */
async function sitting(page: Page, computers: number, options: object = {}): Promise<void> {
  await enter(page, "Mira");
  const chairs = [{ kind: "me" }, ...Array.from({ length: computers }, () => ({ kind: "bot", bot: "random" }))];
  await started(page, await opened(page, "terraforming_mars", chairs, { options }));
}

/** The same with the beginner corporation, when the own turn has come. */
async function playing(page: Page, computers: number): Promise<void> {
  await sitting(page, computers, { beginners: ["yellow"] });
  await page.locator('.prompt [data-option="pass"]').waitFor();
}

/**
 * After the first decision nothing of this kind reaches the page until it is let go; what the page decided is counted.
 */
async function withheld(page: Page, kind: FromServer["type"]) {
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
      if (holding && decided.length > 0 && type(message) === kind) held.push(() => client.send(message));
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

test("a corporation and the first cards are chosen", async ({ page }) => {
  await sitting(page, 1);

  // Inventrix would draw more.
  await page.locator('.tray [data-option^="card:"]:not([data-option$="inventrix"])').first().click();
  await page.locator('[data-answer="commit"]').click();
  for (const place of [0, 1, 2]) await page.locator(".tray [data-basket]").nth(place).click();
  await page.locator('[data-answer="basket"]').click();

  await expect(page.locator(".hand [role=option]")).toHaveCount(3);
});

test("cards that are chosen before their ways are listed are bought", async ({ page }) => {
  const ways = await withheld(page, "form");
  await sitting(page, 1);

  await page.locator('.tray [data-option^="card:"]:not([data-option$="inventrix"])').first().click();
  await page.locator('[data-answer="commit"]').click();
  for (const place of [1, 4, 9]) await page.locator(".tray [data-basket]").nth(place).click();
  await page.locator('[data-answer="basket"]').click();
  await expect(page.locator('[data-answer="basket"]')).toBeDisabled();
  ways.letGo();

  await expect(page.locator(".hand [role=option]")).toHaveCount(3);
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
  const decided: string[] = [];
  await page.routeWebSocket("**/socket", (client) => {
    const server = client.connectToServer();
    client.onMessage((message) => {
      const said = JSON.parse(String(message)) as FromClient;
      if (said.type === "decide") decided.push(said.decision);
      if (decided.length !== 1 || said.type !== "decide") return server.send(message);
      const problem = { type: "problem-busy", status: 503, detail: "", args: {} };
      client.send(JSON.stringify({ type: "refusal", problem, decision: said.decision, id: null }));
    });
  });
  await playing(page, 1);
  const before = await page.locator(".prompt .say").textContent();

  await page.locator('[data-option="standard:power_plant"], [data-option="standard:asteroid"]').first().click();
  await page.locator('[data-answer="commit"]').click();

  await expect(page.locator(".prompt .say")).not.toHaveText(before!);
  expect(decided).toEqual([decided[0], decided[0]]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
