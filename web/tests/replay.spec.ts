import type { Page } from "@playwright/test";

import type { FromServer } from "../src/protocol";
import { enter } from "./support/guest";
import { picture } from "./support/picture";
import { expectAccessible, expect, test } from "./support/test";

const RECORDS = "../tests";
const THREE = "terraforming_mars/records/random_3_players_it";
const FOUR = "terraforming_mars/records/random_4_players";
const TIE = "terraforming_mars/records/random_2_players_tie_break";
const COLONY = "on_mars/records/random_solo_lost";

/** Somebody who has opened the record of a finished game; the id of its table. */
async function openTable(page: Page, record: string): Promise<string> {
  await come(page);
  await page.locator("input[type=file]").setInputFiles(`${RECORDS}/${record}.txt`);
  await page.waitForURL("**/table/*");
  return page.url().split("/table/")[1]!;
}

async function come(page: Page): Promise<void> {
  await enter(page, "Ann");
  await page.goto("/");
}

async function chart(
  page: Page,
  id: string,
): Promise<{ moves: number; rounds: { move: number; scores: Record<string, Record<string, number>> }[] }> {
  return (await page.request.get(`/api/tables/${id}/chart`)).json();
}

const where = (page: Page) => page.getByRole("region", { name: "Replay controls" });

test("the end of a game shows winner, points by category and curves", async ({ page }) => {
  const id = await openTable(page, FOUR);
  const { rounds } = await chart(page, id);
  const totals = Object.values(rounds.at(-1)!.scores)
    .map(({ total }) => total!)
    .sort((one, other) => other - one);

  await page.goto(`/table/${id}/result`);

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const table = page.getByRole("table", { name: "Final scores" });
  await expect(table.locator("tbody td.sum")).toHaveText(totals.map(String));
  await expect(table.locator("thead th")).toHaveCount(9);
  await expect(page.getByRole("img", { name: /^Points/ })).toBeVisible();
  await expect(page.getByRole("img", { name: "The final map" })).toBeVisible();
  await expectAccessible(page);
  await picture(page, "result");

  // Every number opens a sum that adds up to it.
  const numbers = table.locator("tbody td.num button");
  for (const at of [0, 3, 5]) {
    const number = numbers.nth(at);
    const points = Number((await number.textContent())!.replace("−", "-"));
    await number.click();
    const parts = await page.getByRole("dialog").locator("li > b").allTextContents();
    expect(parts.reduce((sum, part) => sum + Number(part.replace("−", "-")), 0)).toBe(points);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Switch between dark and light" }).click();
  await expectAccessible(page);
});

test("a finished game of several people at one device opens at once", async ({ page }) => {
  await openTable(page, FOUR);
  await expect(page.getByRole("dialog", { name: "The game is over" })).toBeVisible();
});

test("a result that was closed stays closed, whatever the server says after the end", async ({ page }) => {
  let told = () => {};
  await page.routeWebSocket("**/socket", (client) => {
    client.connectToServer().onMessage((message) => {
      if ((JSON.parse(String(message)) as FromServer).type === "snapshot") told = () => client.send(message);
      client.send(message);
    });
  });
  await openTable(page, COLONY);
  const result = page.getByRole("dialog", { name: "The game is over" });
  await result.getByRole("button", { name: "Close" }).first().click();
  await expect(result).toHaveCount(0);

  told();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

  await expect(result).toHaveCount(0);
});

test("a curve can be read as a table", async ({ page }) => {
  const id = await openTable(page, THREE);
  const { rounds } = await chart(page, id);
  await page.goto(`/table/${id}/result`);

  await page.getByRole("radiogroup", { name: "Figure" }).getByText("Income").click();
  await page.getByRole("button", { name: "As a table" }).click();

  await expect(page.getByRole("table", { name: "Income" }).locator("tbody tr")).toHaveCount(rounds.length);
  await expectAccessible(page);
});

test("a tie-break is told where points alone did not decide", async ({ page }) => {
  const id = await openTable(page, TIE);

  await page.goto(`/table/${id}/result`);

  await expect(page.getByText("the tie is broken by M€")).toBeVisible();
  await expect(page.getByText(/Tie-break: \d+\sM€/)).toHaveCount(2);
});

test("the same game can be set up again", async ({ page }) => {
  const id = await openTable(page, COLONY);
  await page.goto(`/table/${id}/result`);
  await expect(page.getByRole("heading", { name: "You have lost: no level is reached" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Lacerda" })).toBeVisible();
  // He has a line in every curve, and the replay opens where its player sat.
  for (const figure of ["Points", "Technologies"]) {
    await page.getByRole("radiogroup", { name: "Figure" }).getByText(figure).click();
    await expect(page.getByRole("img", { name: new RegExp(`^${figure}`) }).locator("polyline.line")).toHaveCount(2);
  }
  await expect(page.getByRole("link", { name: "Replay as Ann" })).toHaveAttribute("href", /seat=purple/);

  await page.getByRole("button", { name: "Same deal again" }).click();
  await expect(page.locator(".onmars")).toBeVisible();
  await page.goto(`/table/${id}/result`);
  await page.getByRole("link", { name: "Play again" }).click();

  await expect(page.getByRole("radio", { name: /On Mars/ })).toBeChecked();
});

test("any move has an address, and every way leads from it to others", async ({ page }) => {
  const id = await openTable(page, THREE);
  const { moves, rounds } = await chart(page, id);

  await page.goto(`/table/${id}/replay/57`);

  await expect(where(page)).toContainText(`Step 57 of ${moves}`);
  await expect(page.locator("[data-move='57'] .mars")).toBeVisible();
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect(where(page)).toContainText("Step 58 of");
  await expect(page).toHaveURL(/replay\/58$/);
  await page.getByRole("slider").focus();
  await page.keyboard.press("PageDown");
  const next = rounds.find(({ move }) => move > 58)!.move;
  await expect(where(page)).toContainText(`Step ${next} of`);
  await page.keyboard.press("End");
  await expect(where(page)).toContainText(`Step ${moves} of ${moves}`);
  await expect(page.getByRole("button", { name: "One step forward" })).toBeDisabled();
  await page.getByRole("link", { name: "Result" }).click();
  await expect(page).toHaveURL(/result$/);
  await page.goBack();

  await expect(where(page)).toContainText(`Step ${moves} of`);
});

test("it plays on by itself until it is stopped", async ({ page }) => {
  const id = await openTable(page, THREE);
  await page.goto(`/table/${id}/replay/20`);
  await expect(where(page)).toContainText("Step 20 of");

  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(where(page)).toContainText("Step 22 of");
  await page.getByRole("button", { name: "Pause" }).click();

  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("any seat's view can be taken, and nothing can be played", async ({ page }) => {
  const id = await openTable(page, THREE);
  await page.goto(`/table/${id}/replay/60`);
  await expect(page.locator(".mars")).toBeVisible();

  await page.getByLabel("Seen by").selectOption({ index: 2 });

  await expect(page).toHaveURL(/replay\/60\?seat=\w+$/);
  await expect(page.locator(".me-place section, .me-place .panel").first()).toBeVisible();
  await expect(page.locator(".prompt")).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Seen by")).not.toHaveValue("");
});

test("a game that is still played has no replay and no result", async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 409/);
  await come(page);
  const headers = { origin: new URL(page.url()).origin };
  const made = await page.request.post("/api/tables", {
    headers,
    data: { game: "terraforming_mars", chairs: [{ kind: "me" }] },
  });
  const { id } = (await made.json()) as { id: string };

  for (const past of ["replay/0", "result"]) {
    await page.goto(`/table/${id}/${past}`);
    await expect(page.getByRole("heading", { name: "This game is still being played" })).toBeVisible();
  }
});
