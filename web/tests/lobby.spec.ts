import type { Page } from "@playwright/test";

import { saveScreenshot } from "./support/screenshot";
import { expectAccessible, expect, test } from "./support/test";
import { waitForLayout } from "./support/wait";

const PHONE = { width: 390, height: 844 };
const RECORD = "../tests/terraforming_mars/records/solo_won.txt";
const TARGET = 44;

/** Come in by the way to a new table, and arrive there. */
async function enter(page: Page, name: string): Promise<void> {
  await page.goto("/new");
  await page.getByLabel("Your name").fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Set up a table" }).waitFor();
}

/** A table of Ann with one open seat; the link to it. */
async function invitation(page: Page): Promise<string> {
  await enter(page, "Ann");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  return page.getByRole("textbox", { name: /^Link to the seat/ }).inputValue();
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Write to the table" }).fill(text);
  await page.keyboard.press("Enter");
}

/** Expect a state of the open table on the server. */
async function expectTable(page: Page, expected: Record<string, unknown>): Promise<void> {
  const id = page.url().split("/table/")[1];
  const table = async () => (await page.request.get(`/api/tables/${id}`)).json() as Promise<unknown>;
  await expect.poll(table).toMatchObject(expected);
}

test("a newcomer is in a first game after a name and two clicks", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Your name").click();
  await page.keyboard.type("Mira");

  await page.getByRole("button", { name: "Play Terraforming Mars against the computer" }).click();

  await page.waitForURL("**/table/*");
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon.svg");
  await expectTable(page, { started: expect.any(Number), setup: { beginners: ["yellow"] } });
});

const chatButton = (page: Page) => page.getByRole("button", { name: "Chat", exact: true });
const chat = (page: Page) => page.getByRole("dialog", { name: "Chat" });

test("friends meet by links, write to each other, play, leave and come back, at a desk and on a phone", async ({
  page,
  newUserPage,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  const link = await invitation(page);
  await page.getByRole("button", { name: "Make a link" }).click();
  const watchLink = await page.getByRole("textbox", { name: "Link for spectators" }).inputValue();
  await write(page, "Hello Bob");
  await expect(page.getByRole("log").getByText("Hello Bob")).toBeVisible();
  const start = page.getByRole("button", { name: "Start the game" });
  await expect(start).toBeDisabled();
  await expectAccessible(page);

  // The link gives its seat to one of them; the other watches.
  const [bob, eve] = [await newUserPage(), await newUserPage()];
  await bob.setViewportSize(PHONE);
  await sitDown(bob, link, "Bob");
  await expect(bob).toHaveURL(/\/table\/[^#]+$/);
  await expect(page.getByRole("list").getByText("Bob", { exact: true })).toBeVisible();
  await sitDown(eve, link, "Eve");
  await expect(eve.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
  await expect(eve).toHaveURL(/^[^#]+$/);
  await eve.goto(watchLink);
  await eve.getByLabel("Your name").fill("Eve");
  await eve.getByRole("button", { name: "Watch" }).click();
  await expect(eve.getByRole("heading", { name: "At the table" })).toBeVisible();
  await expect(eve.getByRole("button", { name: "Start the game" })).toHaveCount(0);
  await eve.close();

  // They write to each other before the game begins, and at the table.
  await expect(bob.getByRole("log").getByText("Hello Bob")).toBeVisible();
  await write(bob, "Hello Ann");
  await expect(page.getByRole("log").getByText("Hello Ann")).toBeVisible();
  await expectAccessible(page);
  await start.click();
  await expectTable(bob, { started: expect.any(Number) });
  await expect(bob.getByRole("heading", { name: "At the table" })).toBeHidden();
  await chatButton(bob).waitFor();
  await chatButton(page).waitFor();
  await page.keyboard.press("c");
  await expect(page.getByRole("textbox", { name: "Write to the table" })).toBeFocused();
  await write(page, "Buy <b>my</b> plants");
  await expect(chat(page).getByRole("listitem").getByText("Buy <b>my</b> plants")).toBeVisible();
  await expect(bob.getByText("One new message")).toBeAttached();
  await chatButton(bob).click();
  await expect(chat(bob).getByText("Buy <b>my</b> plants")).toBeVisible();
  await expect(bob.getByText("One new message")).not.toBeAttached();
  await write(bob, "No");
  await expect(chat(page).getByText("No", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(chat(page)).toBeHidden();
  await expect(chatButton(page)).toBeFocused();

  // On a phone the chat leaves the prompt free.
  await expectAccessible(bob);
  await expect.poll(async () => (await chat(bob).boundingBox())!.width).toBeLessThanOrEqual(PHONE.width);
  await expect.poll(() => distanceToPrompt(bob)).toBeGreaterThanOrEqual(-1);

  // The host lets the computer play on for somebody who has gone.
  await page.getByRole("button", { name: "People at the table" }).click();
  const playOn = page.getByRole("button", { name: "Let the computer play on for Bob" });
  await expect(page.getByText(/Bob is connected, and can be marked as away only after \d+ s/)).toBeVisible();
  await expect(playOn).toBeHidden();
  const table = bob.url();
  await bob.goto("about:blank");
  await playOn.click();
  await expect(page.getByText("Bob can come back at any time.")).toBeVisible();
  await playOn.click();
  await expect(page.getByText("Away · the computer plays")).toBeVisible();
  await bob.goto(table);
  const away = bob.getByRole("heading", { name: "You have left this table" });
  await expect(away).toBeVisible();
  await bob.getByRole("button", { name: "Come back" }).click();
  await expect(chatButton(bob)).toBeVisible();
  await expect(away).toBeHidden();
  await expect(page.getByText("Away · the computer plays")).toBeHidden();
});

/** The distance of the prompt below the chat. */
async function distanceToPrompt(page: Page): Promise<number> {
  const [above, below] = await Promise.all([chat(page).boundingBox(), page.locator(".prompt").boundingBox()]);
  return below!.y - above!.y - above!.height;
}

test("my games follow me to another device by a link that works once", async ({ page, newUserPage, browserErrors }) => {
  browserErrors.allow(/status of 404/);
  await invitation(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByRole("textbox", { name: "Play on another device" }).inputValue();
  const [phone, thief] = [await newUserPage(), await newUserPage()];

  for (const device of [phone, thief]) {
    await device.goto(link);
    await device.getByRole("button", { name: "Continue here" }).click();
  }

  await expect(phone.getByRole("heading", { name: "Hello, Ann" })).toBeVisible();
  await expect(phone.getByText("Waiting for players")).toBeVisible();
  await expect(thief.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
  await phone.getByRole("button", { name: "Settings" }).click();
  await phone.getByRole("button", { name: "Sign out on this device" }).click();
  await phone.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(phone.getByRole("heading", { name: "Welcome to Mars" })).toBeVisible();
});

test("over plain http on a network the page warns", async ({ page, baseURL, browserErrors }) => {
  browserErrors.allow(/untrustworthy/);
  const elsewhere = baseURL!.replace("127.0.0.1", "valles.test");
  browserErrors.allowOrigin(elsewhere);

  await page.goto(`${elsewhere}/new`);
  await page.getByLabel("Your name").fill("Mira");
  await page.keyboard.press("Enter");

  await expect(page.getByText("This connection is not encrypted")).toBeVisible();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog")).toContainText("Browsers refuse notifications over plain http");
});

test("a record becomes a table again, and the table a record", async ({ page }) => {
  await enter(page, "Ann");
  await page.goto("/");

  await page.locator("input[type=file]").setInputFiles(RECORD);
  await page.waitForURL("**/table/*");
  await page.goto("/");
  const saved = page.waitForEvent("download");
  await page.getByRole("region", { name: "My games" }).getByRole("button", { name: "Save record" }).click();

  const record = await saved;
  expect(record.suggestedFilename()).toMatch(/^valles-terraforming-mars-.*\.txt$/);
  await expect.poll(() => record.failure()).toBeNull();
});

test("a table is set up by keyboard alone", async ({ page }) => {
  await enter(page, "Ann");
  await page.getByRole("radio", { name: /^Terraforming Mars/ }).focus();

  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^On Mars/ })).toBeChecked();
  await page.getByRole("radio", { name: "Short" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Long" })).toBeChecked();
  await page.getByRole("button", { name: "Start the game" }).focus();
  await page.keyboard.press("Enter");

  await page.waitForURL("**/table/*");
  await expectTable(page, { game: "on_mars", setup: { length: "long" } });
});

test("home and set-up are accessible in both themes and look as designed", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Your name").waitFor();
  await expectAccessible(page);
  const flip = page.getByRole("button", { name: "Switch between dark and light" });
  await flip.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expectAccessible(page);
  await flip.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await enter(page, "Mira");
  await page.getByRole("button", { name: "This device" }).click();
  await page.getByLabel("Name of the player").fill("Tomasz");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await waitForLayout(page);
  await saveScreenshot(page, "lobby");
  await page.getByRole("radio", { name: "Tharsis" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Hellas" })).toBeChecked();
  await page.getByRole("switch", { name: "Prelude" }).check();
  await page.getByText("More variants").click();
  await expect(page.getByText("Prelude cards")).toBeVisible();
  await expectAccessible(page);
});

test("on a phone nothing is wider than the screen and everything can be tapped", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enter(page, "Mira");

  for (const path of ["/", "/new"]) {
    await page.goto(path);
    await page.getByRole("radio", { name: /^On Mars/ }).waitFor({ state: "attached" });
    await waitForLayout(page);
    await expect.poll(() => page.locator("main").evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await expect.poll(() => smallControls(page)).toEqual([]);
  }
});

/** The controls that are lower than a finger needs. */
async function smallControls(page: Page): Promise<object[]> {
  return page.locator("main :is(button, a, label):visible").evaluateAll(
    (controls, least) =>
      controls
        .filter((control) => control.tagName !== "LABEL" || control.querySelector("input"))
        .map((control) => ({ text: control.textContent?.trim(), height: control.getBoundingClientRect().height }))
        .filter(({ height }) => height < least),
    TARGET,
  );
}
