import type { Page } from "@playwright/test";

import { environment } from "./support/environment";
import { signIn, openTable, post, startTable } from "./support/requests";
import { HIDDEN, PAYLOADS } from "./support/payloads";
import { expect, test } from "./support/test";

/** Return the payloads to try: a few, or the slice that the environment names. */
function payloads(few: number): readonly string[] {
  const [first, count] = (environment["VALLES_SLICE"] ?? `0:${few}`).split(":").map(Number) as [number, number];
  return PAYLOADS.slice(first, first + count);
}

/** Return what has become more than text. What the browser refuses to run, it reports on its console. */
async function injections(page: Page): Promise<string[]> {
  const elements = await page.evaluate(() => {
    const strange =
      "script:not([src]), iframe, object, embed, base, marquee, [onerror], [onload], [onfocus], [onmouseover]";
    return [
      ...("hit" in window ? ["a script has run"] : []),
      ...[...document.body.querySelectorAll(strange)].map((element) => element.outerHTML.slice(0, 200)),
    ];
  });
  const shown = await page.locator("body").innerText();
  return HIDDEN.test(shown) ? [...elements, "hidden letters are shown"] : elements;
}

async function expectNoInjection(page: Page): Promise<void> {
  await expect.poll(() => injections(page)).toEqual([]);
}

/** Return the visible letters of a text in one line, as the server stores it. */
const stored = (text: string) => text.replace(new RegExp(HIDDEN, "gu"), " ").split(/\s+/).filter(Boolean).join(" ");

test("the check of a page finds what is more than text", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").waitFor();
  await expectNoInjection(page);

  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<marquee>\u202etext</marquee>"));

  await expect.poll(() => injections(page)).toHaveLength(2);
});

test("whatever people write in chat is shown and never run", async ({ page, newUserPage }) => {
  await signIn(page, "Ann");
  const id = await openTable(page, "terraforming_mars", [{ kind: "me" }, { kind: "open" }]);
  const bob = await newUserPage();
  const { secret } = await post<{ secret: string }>(page, `/api/tables/${id}/links`, { seat: "blue" });
  await signIn(bob, "Bob");
  await post(bob, "/api/links", { secret });
  await startTable(page, id);
  await bob.goto(`/table/${id}`);
  for (const each of [page, bob]) await each.getByRole("button", { name: "Chat", exact: true }).click();

  for (const text of payloads(4)) {
    await page.getByRole("textbox", { name: "Write to the table" }).fill(text);
    await page.keyboard.press("Enter");
    for (const each of [page, bob]) {
      const line = each.getByRole("dialog", { name: "Chat" }).getByRole("listitem").last();
      await expect(line).toContainText(stored(text));
      await expectNoInjection(each);
    }
  }
});

test("whatever people are called is shown and never run", async ({ newUserPage }) => {
  for (const text of payloads(2)) {
    const page = await newUserPage();
    const name = text.slice(0, 40);
    await signIn(page, name);
    const id = await openTable(page, "on_mars", [{ kind: "me" }, { kind: "open" }]);
    await page.goto("/");
    await page.getByRole("main").waitFor();
    await expectNoInjection(page);
    await page.goto(`/table/${id}`);
    await expect(page.getByText(stored(name)).first()).toBeAttached();
    await expectNoInjection(page);
    await page.context().close();
  }
});
