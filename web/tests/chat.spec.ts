import type { Page } from "@playwright/test";

import { enter, openTable, post, startTable } from "./support/guest";
import { expectAccessible, expect, test } from "./support/test";

const PHONE = { width: 390, height: 844 };

/** A table of Ann and Bob, which Sam watches; all three look at it. */
async function gathered(ann: Page, guestPage: () => Promise<Page>): Promise<{ bob: Page; sam: Page }> {
  await enter(ann, "Ann");
  const id = await openTable(ann, "terraforming_mars", [{ kind: "me" }, { kind: "open" }]);
  const [bob, sam] = [await guestPage(), await guestPage()];
  for (const [page, name, seat] of [
    [bob, "Bob", "blue"],
    [sam, "Sam", null],
  ] as const) {
    const { secret } = await post<{ secret: string }>(ann, `/api/tables/${id}/links`, { seat });
    await enter(page, name);
    await post(page, "/api/links", { secret });
  }
  await startTable(ann, id);
  for (const page of [bob, sam]) await page.goto(`/table/${id}`);
  return { bob, sam };
}

const bubble = (page: Page) => page.getByRole("button", { name: "Chat", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Chat" });

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Write to the table" }).fill(text);
  await page.keyboard.press("Enter");
}

test("people at a table write to each other, and whoever watches reads along", async ({ page, guestPage }) => {
  const { bob, sam } = await gathered(page, guestPage);
  await bubble(page).waitFor();

  await page.keyboard.press("c");
  await expect(page.getByRole("textbox", { name: "Write to the table" })).toBeFocused();
  await write(page, "Hello <b>Bob</b>");

  await expect(panel(page).getByRole("listitem").getByText("Hello <b>Bob</b>")).toBeVisible();
  await expect(bob.getByText("One new message")).toBeAttached();
  await bubble(bob).click();
  await expect(panel(bob).getByText("Hello <b>Bob</b>")).toBeVisible();
  await expect(bob.getByText("One new message")).not.toBeAttached();
  await write(bob, "Hi Ann");
  await expect(panel(page).getByText("Hi Ann")).toBeVisible();
  await expectAccessible(page);
  await bubble(sam).click();
  await expect(panel(sam).getByText("Hi Ann")).toBeVisible();
  await expect(panel(sam).getByText("Only people with a seat can write here.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(bubble(page)).toBeFocused();
});

test("somebody's messages can be hidden, and that is remembered here alone", async ({ page, guestPage }) => {
  const { bob } = await gathered(page, guestPage);
  await bubble(bob).click();
  await write(bob, "Buy my plants");
  await bubble(page).click();

  await panel(page).getByRole("button", { name: "Bob" }).click();

  await expect(panel(page).getByText("Buy my plants")).toBeHidden();
  await page.reload();
  await write(bob, "Really");
  await bubble(page).click();
  await expect(panel(page).getByRole("button", { name: "Bob: hidden" })).toBeVisible();
  await expect(page.getByText(/new message/)).not.toBeAttached();
  await expect(panel(bob).getByText("Really")).toBeVisible();
});

test("on a phone the chat leaves the prompt free", async ({ page, guestPage }) => {
  const { bob } = await gathered(page, guestPage);
  await bob.setViewportSize(PHONE);

  await bubble(bob).click();
  await write(bob, "Hello");
  await panel(bob).getByRole("listitem").getByText("Hello").waitFor();

  const [chat, prompt] = [await panel(bob).boundingBox(), await bob.locator(".prompt").boundingBox()];
  expect(chat!.width).toBeLessThanOrEqual(PHONE.width);
  expect(chat!.y + chat!.height).toBeLessThanOrEqual(prompt!.y + 1);
  await expectAccessible(bob);
});
