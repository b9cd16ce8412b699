import type { Page } from "@playwright/test";

import { signIn, openTable, post, startTable } from "./support/requests";
import { callControl } from "./support/server";
import { expectAccessible, expect, test } from "./support/test";

const GAME = "terraforming_mars";
const QUESTION = "Your start: choose a corporation and buy cards";
const people = (page: Page) => page.getByRole("button", { name: "People at the table" }).click();
const dialog = (page: Page) => page.getByRole("dialog", { name: "People at the table" });

test("a viewer sees a hand and its question, everybody sees the viewer, and the owner ends it", async ({
  page,
  newUserPage,
  browserErrors,
}) => {
  browserErrors.allow(/40\d/);
  const bob = await newUserPage();
  const pia = await newUserPage();
  await signIn(page, "Ann");
  await signIn(bob, "Bob");
  const id = await openTable(page, GAME, [{ kind: "me" }, { kind: "open" }], { points: false });
  const { secret } = await post<{ secret: string }>(page, `/api/tables/${id}/links`, { seat: "blue" });
  await post(bob, "/api/links", { secret });
  await startTable(page, id);
  await bob.goto(`/table/${id}`);
  await people(page);
  await expect(dialog(page)).toContainText("Nobody but you.");
  await expect(dialog(page)).toContainText("Bob is connected");
  await dialog(page).getByRole("button", { name: "Make a link" }).last().click();
  const link = await page.getByRole("textbox", { name: "Link to my cards" }).inputValue();
  await expectAccessible(page);

  await pia.goto(link);
  await pia.getByLabel("Your name").fill("Pia");
  await pia.getByRole("button", { name: "Watch this hand" }).click();

  await expect(pia.locator(".prompt")).toContainText("You see the cards and the question of this seat: Ann");
  await expect(page.locator(".prompt .say")).toHaveText(QUESTION);
  await expect(pia.locator(".prompt .say")).toHaveText(QUESTION);
  await expect(pia.locator("[data-answer]")).toHaveCount(0);
  await expect(dialog(page)).toContainText("The cards are shown to: Pia");
  await people(bob);
  await expect(dialog(bob)).toContainText("The cards are shown to: Pia");

  await dialog(page).getByRole("button", { name: "Stop showing my cards" }).click();
  await expect(pia.getByRole("heading", { name: "These cards are no longer shown to you" })).toBeVisible();
  await expectAccessible(pia);
  await expect(dialog(page)).toContainText("Nobody but you.");
  await pia.goto(link);
  await pia.getByRole("button", { name: "Watch this hand" }).click();
  await expect(pia.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
});

test("damaged and frozen tables show it after a restart of the server, and other tables open", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/409|WebSocket|ERR_CONNECTION_REFUSED|Failed to load/);
  await signIn(page, "Mira");
  const record = await callControl<string>("/paused", GAME);
  const table = async () => (await post<{ id: string }>(page, "/api/records", { record })).id;
  const [damaged, frozen, sound] = await Promise.all([table(), table(), table()]);
  await callControl("/spoil", { damaged, frozen });

  await page.goto(`/table/${damaged}`);
  await expect(page.getByText(/The table cannot be opened/)).toBeVisible();
  await expect(page.locator("[data-answer]")).toHaveCount(0);
  await expectAccessible(page);

  // What a frozen table shows is for the seat that takes the device.
  await page.goto(`/table/${frozen}`);
  await page.locator(".curtain button").click();
  await expect(page.getByText(/this version would play the game differently/)).toBeVisible();
  await expect(page.locator("[data-answer]")).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/table/${sound}`);
  await expect(page.locator(".curtain button")).toBeVisible();
});
