import type { Page } from "@playwright/test";

import { enter, openTable, post, startTable } from "./support/guest";
import { callStage } from "./support/server";
import { expectAccessible, expect, test } from "./support/test";

const GAME = "terraforming_mars";
const people = (page: Page) => page.getByRole("button", { name: "People at the table" }).click();
const dialog = (page: Page) => page.getByRole("dialog", { name: "People at the table" });

test("a pupil sees a hand and what is asked, everybody sees the pupil, and the owner ends it", async ({
  page,
  guestPage,
  browserErrors,
}) => {
  browserErrors.allow(/40\d/);
  const bob = await guestPage();
  const pia = await guestPage();
  await enter(page, "Ann");
  await enter(bob, "Bob");
  const id = await openTable(page, GAME, [{ kind: "me" }, { kind: "open" }], { points: false });
  const { secret } = await post<{ secret: string }>(page, `/api/tables/${id}/links`, { seat: "blue" });
  await post(bob, "/api/links", { secret });
  await startTable(page, id);
  await people(page);
  await expect(dialog(page)).toContainText("Nobody but you.");
  await dialog(page).getByRole("button", { name: "Make a link" }).last().click();
  const link = await page.getByRole("textbox", { name: "Link to my cards" }).inputValue();
  await expectAccessible(page);

  await pia.goto(link);
  await pia.getByLabel("Your name").fill("Pia");
  await pia.getByRole("button", { name: "Look on" }).click();

  await expect(pia.locator(".prompt")).toContainText("You see the cards and the question of this seat: Ann");
  const asked = await page.locator(".prompt .say").textContent();
  await expect(pia.locator(".prompt .say")).toHaveText(asked!);
  await expect(pia.locator("[data-answer]")).toHaveCount(0);
  await expect(dialog(page)).toContainText("The cards are shown to: Pia");
  await bob.goto(`/table/${id}`);
  await people(bob);
  await expect(dialog(bob)).toContainText("The cards are shown to: Pia");

  await dialog(page).getByRole("button", { name: "Show my cards to nobody any more" }).click();
  await expect(pia.getByRole("heading", { name: "These cards are no longer shown to you" })).toBeVisible();
  await expectAccessible(pia);
  await expect(dialog(page)).toContainText("Nobody but you.");
  await pia.goto(link);
  await pia.getByRole("button", { name: "Look on" }).click();
  await expect(pia.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
});

test("where the host hides points nobody is shown any before the end", async ({ page }) => {
  await enter(page, "Mira");
  for (const game of [GAME, "on_mars"]) {
    for (const points of [true, false]) {
      const id = await openTable(page, game, [{ kind: "me" }, { kind: "bot" }], { points });
      await startTable(page, id);
      await page.locator(".prompt .say").waitFor();
      if (game === GAME) await page.getByRole("button", { name: "Look at the map" }).click();
      const shown = page.locator(".points, .rail[aria-label^='Points']");
      if (points) await expect(shown.filter({ visible: true })).not.toHaveCount(0);
      else await expect(shown).toHaveCount(0);
    }
  }
});

test("a damaged and a frozen table say so in the list and at their addresses, and nothing else stops", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/409|WebSocket|ERR_CONNECTION_REFUSED|Failed to load/);
  await enter(page, "Mira");
  const record = await callStage<string>("/paused", GAME);
  const table = async () => (await post<{ id: string }>(page, "/api/records", { record })).id;
  const [damaged, frozen, whole] = [await table(), await table(), await table()];
  await callStage("/spoil", { damaged, frozen });

  const told = [
    [damaged, "The table cannot be opened"],
    [frozen, "this version would play the game differently"],
  ] as const;
  for (const [id, sentence] of told) {
    await page.goto(`/table/${id}`);
    // What a frozen table shows is for the seat that takes the device.
    if (id === frozen) await page.locator(".curtain button").click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator("[data-answer]")).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto("/");
  for (const [, sentence] of told) await expect(page.getByText(sentence)).toBeVisible();
  await page.goto(`/table/${whole}`);
  await expect(page.locator(".curtain button")).toBeVisible();
});
