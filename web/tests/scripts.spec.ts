import type { Page } from "@playwright/test";

import { environment } from "./support/environment";
import { enter, openTable, post, startTable } from "./support/guest";
import { HIDDEN, PAYLOADS } from "./support/payloads";
import { expect, test } from "./support/test";

/** The payloads to try: a few, or the slice that is asked for. */
function chosen(few: number): readonly string[] {
  const [first, count] = (environment["VALLES_SLICE"] ?? `0:${few}`).split(":").map(Number) as [number, number];
  return PAYLOADS.slice(first, first + count);
}

/** Whether anything that was written has become more than text; what a browser refuses to run stands on its console. */
async function harm(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const strange =
      "script:not([src]), iframe, object, embed, base, marquee, [onerror], [onload], [onfocus], [onmouseover]";
    return [
      ...("hit" in window ? ["a script has run"] : []),
      ...[...document.body.querySelectorAll(strange)].map((element) => element.outerHTML.slice(0, 200)),
    ];
  });
  const shown = await page.locator("body").innerText();
  return HIDDEN.test(shown) ? [...found, "hidden letters are shown"] : found;
}

/** What is left of a text when it is stored: one line of letters that can be seen. */
const kept = (text: string) => text.replace(new RegExp(HIDDEN, "gu"), " ").split(/\s+/).filter(Boolean).join(" ");

test("the look at a page sees what is more than text", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").waitFor();
  expect(await harm(page)).toEqual([]);

  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<marquee>\u202etext</marquee>"));

  expect(await harm(page)).toHaveLength(2);
});

test("whatever people write in chat is shown and never run", async ({ page, guestPage }) => {
  await enter(page, "Ann");
  const id = await openTable(page, "terraforming_mars", [{ kind: "me" }, { kind: "open" }]);
  const bob = await guestPage();
  const { secret } = await post<{ secret: string }>(page, `/api/tables/${id}/links`, { seat: "blue" });
  await enter(bob, "Bob");
  await post(bob, "/api/links", { secret });
  await startTable(page, id);
  await bob.goto(`/table/${id}`);
  for (const each of [page, bob]) await each.getByRole("button", { name: "Chat", exact: true }).click();

  for (const text of chosen(4)) {
    await page.getByRole("textbox", { name: "Write to the table" }).fill(text);
    await page.keyboard.press("Enter");
    for (const each of [page, bob]) {
      const line = each.getByRole("dialog", { name: "Chat" }).getByRole("listitem").last();
      await expect(line).toContainText(kept(text));
      expect(await harm(each)).toEqual([]);
    }
  }
});

test("whatever people are called is shown and never run", async ({ guestPage }) => {
  for (const text of chosen(2)) {
    const page = await guestPage();
    const name = text.slice(0, 40);
    await enter(page, name);
    const id = await openTable(page, "on_mars", [{ kind: "me" }, { kind: "open" }]);
    await page.goto("/");
    await page.getByRole("main").waitFor();
    expect(await harm(page)).toEqual([]);
    await page.goto(`/table/${id}`);
    await expect(page.getByText(kept(name)).first()).toBeAttached();
    expect(await harm(page)).toEqual([]);
    await page.context().close();
  }
});
