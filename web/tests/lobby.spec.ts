import type { Page } from "@playwright/test";

import type { FromServer } from "../src/protocol";
import { picture } from "./support/picture";
import { expectAccessible, expect, test } from "./support/test";

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

async function facts(page: Page): Promise<{ started: number | null; setup: { beginners: string[] }; game: string }> {
  return (await page.request.get(`/api/tables/${page.url().split("/table/")[1]}`)).json();
}

test("a newcomer is in a first game after a name and two clicks", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Your name").click();
  await page.keyboard.type("Mira");

  await page.getByRole("button", { name: "Play Terraforming Mars against the computer" }).click();

  await page.waitForURL("**/table/*");
  const table = await facts(page);
  expect(table.started).not.toBeNull();
  expect(table.setup.beginners).toEqual(["yellow"]);
});

test("without a name the field says so and has the focus", async ({ page }) => {
  await page.goto("/");

  await page.getByRole("button", { name: /^Play/ }).click();

  await expect(page.getByRole("alert").filter({ hasText: "Type a name" })).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeFocused();
});

test("a link gives its seat to one friend, and the host starts when everybody is there", async ({
  page,
  guestPage,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  const link = await invitation(page);
  await expect(page.getByRole("button", { name: "Start the game" })).toBeDisabled();
  await expectAccessible(page);
  const [bob, eve] = [await guestPage(), await guestPage()];

  await sitDown(bob, link, "Bob");
  await sitDown(eve, link, "Eve");

  await expect(bob).toHaveURL(/\/table\/[^#]+$/);
  await expect(eve.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
  expect(eve.url()).not.toContain("#");
  await expect(page.getByRole("list").getByText("Bob")).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect.poll(async () => (await facts(bob)).started).not.toBeNull();
  await expect(bob.getByRole("heading", { name: "At the table" })).toBeHidden();
});

test("the link survives a reload, until a new one replaces it", async ({ page }) => {
  const link = await invitation(page);
  const field = page.getByRole("textbox", { name: /^Link to the seat/ });

  await page.reload();
  await expect(field).toHaveValue(link);
  await page.getByRole("button", { name: "New link" }).click();

  await expect(field).not.toHaveValue(link);
});

test("unknown tables and addresses have states of their own, for strangers too", async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 404/);

  await page.goto("/table/nowhere");
  await expect(page.getByRole("heading", { name: "This device is not known here" })).toBeVisible();
  await enter(page, "Ann");
  await page.goto("/table/nowhere");
  await expect(page.getByRole("heading", { name: "No such table" })).toBeVisible();
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  await page.goto("/join");

  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
});

test("the language changes at once and is remembered, by the server too", async ({ page }) => {
  await enter(page, "Mira");

  await page.getByText("Polski", { exact: true }).click();

  await expect(page.getByRole("heading", { name: "Przygotuj stół" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Przygotuj stół" })).toBeVisible();
  await expect.poll(async () => (await (await page.request.get("/api/me")).json()).language).toBe("pl");
});

test("the page is dark, light or as the system likes it", async ({ page }) => {
  await page.goto("/");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "dark");

  await page.getByRole("button", { name: "Switch between dark and light" }).click();
  await expect(root).toHaveAttribute("data-theme", "light");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radiogroup", { name: "Colors" }).getByText("System").click();

  await expect(root).toHaveAttribute("data-theme", "dark");
});

test("my games follow me to another device by a link that works once", async ({ page, guestPage, browserErrors }) => {
  browserErrors.allow(/status of 404/);
  await invitation(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByRole("textbox", { name: "Play on another device" }).inputValue();
  const [phone, thief] = [await guestPage(), await guestPage()];

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

test("spectators come by a link of their own", async ({ page, guestPage }) => {
  await invitation(page);
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByRole("textbox", { name: "Link for spectators" }).inputValue();
  const guest = await guestPage();

  await guest.goto(link);
  await guest.getByLabel("Your name").fill("Sam");
  await guest.getByRole("button", { name: "Watch" }).click();

  await expect(guest.getByRole("heading", { name: "At the table" })).toBeVisible();
  await expect(guest.getByRole("button", { name: "Start the game" })).toHaveCount(0);
});

test("what is no record is refused in words, and nothing is lost", async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 400/);
  await enter(page, "Ann");
  await page.goto("/");

  await page.locator("input[type=file]").setInputFiles("package.json");

  await expect(page.getByRole("alert").filter({ hasText: "This is not a game record" })).toBeVisible();
});

test("a record becomes a table again, and the table a record", async ({ page }) => {
  await enter(page, "Ann");
  await page.goto("/");

  await page.locator("input[type=file]").setInputFiles(RECORD);
  await page.waitForURL("**/table/*");
  await page.goto("/");
  const saved = page.waitForEvent("download");
  await page.getByRole("region", { name: "My games" }).getByRole("button", { name: "Save record" }).click();

  expect((await saved).suggestedFilename()).toMatch(/^valles-terraforming-mars-.*\.txt$/);
  expect(await (await saved).failure()).toBeNull();
});

test("whoever leaves a game may come back to it", async ({ page, guestPage }) => {
  // Computers alone would play it to its end meanwhile.
  await sitDown(await guestPage(), await invitation(page), "Bob");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("button", { name: "Chat", exact: true }).waitFor();
  const table = page.url();
  await page.goto("/");

  await page.getByRole("button", { name: "Leave the table" }).click();
  await expect(page.getByText("The computer will play on for you.")).toBeVisible();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await expect(page.getByRole("button", { name: "Come back" })).toBeVisible();
  await page.goto(table);
  await page.getByRole("button", { name: "Come back" }).click();

  await expect(page.getByRole("heading", { name: "You have left this table" })).toBeHidden();
});

test("a table is set up by keyboard alone", async ({ page }) => {
  await enter(page, "Ann");
  await page.getByRole("radio", { name: /^Terraforming Mars/ }).focus();

  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^On Mars/ })).toBeChecked();
  await page.getByRole("radio", { name: "Short" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Start the game" }).focus();
  await page.keyboard.press("Enter");

  await page.waitForURL("**/table/*");
  expect(await facts(page)).toMatchObject({ game: "on_mars", setup: { length: "long" } });
});

test("a map is chosen by its picture, Prelude by a switch, and the start by one screen", async ({ page }) => {
  await enter(page, "Ann");
  await page.getByRole("radio", { name: "Tharsis" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Hellas" })).toBeChecked();
  await expect(page.getByText("South Pole: Costs 6", { exact: false })).toBeVisible();
  await expect(page.getByText("Prelude cards")).toBeHidden();
  await page.getByRole("switch", { name: "Prelude" }).check();
  await page.getByText("More variants").click();
  await expect(page.getByText("Prelude cards")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL("**/table/*");
  expect(await facts(page)).toMatchObject({ setup: { map: "hellas", prelude: true } });

  const preludes = page.locator(".opening [data-prelude]");
  const keep = page.locator('[data-answer="basket"]');
  await expect(preludes).toHaveCount(4);
  await page.locator(".opening .c1 .pickable").first().click();
  await preludes.nth(3).click();
  await expect(keep).toContainText("Choose 1 more prelude");
  await expect(keep).toBeDisabled();
  await preludes.nth(1).click();
  await expect(preludes.nth(0)).toHaveAttribute("aria-disabled", "true");
  await page.locator(".opening [data-basket]").nth(4).click();
  await keep.click();

  await expect(page.locator('.tray [data-option^="card:"]')).toHaveCount(2);
});

test("a level that does not know the set-up says so in place, and who plays instead", async ({ page }) => {
  await enter(page, "Ann");
  const levels = page.getByRole("radiogroup", { name: "Level" });
  await expect(levels.getByRole("radio", { name: "Medium" })).toBeChecked();
  await levels.getByRole("radio", { name: "Hard" }).check();
  await expect(page.getByText("beats Medium in at least three games out of four")).toBeVisible();

  await page.getByText("Draft 4").click();
  await expect(levels.getByRole("radio", { name: "Hard" })).toBeChecked();
  await page.getByRole("radio", { name: "Hellas" }).check();
  await expect(
    page.getByRole("status").getByText(/^Hard and Expert: not trained for .*Hellas.* Medium plays instead\.$/),
  ).toBeVisible();
  await expect(levels.getByRole("radio", { name: "Medium" })).toBeChecked();
  await expect(levels.getByRole("radio", { name: "Hard" })).toBeDisabled();
  await page.getByRole("radio", { name: "Tharsis" }).check();
  await expect(levels.getByRole("radio", { name: "Hard" })).toBeChecked();
  await page.getByRole("radio", { name: /^On Mars/ }).check();
  await expect(levels.getByRole("radio", { name: "Hard" })).toBeChecked();
  await levels.getByRole("radio", { name: "Medium" }).check();
  await page.getByRole("radiogroup", { name: "Who steps in" }).getByRole("radio", { name: "Easy" }).check();
  await page.getByRole("button", { name: "Start the game" }).click();

  await page.waitForURL("**/table/*");
  const { seats } = (await facts(page)) as unknown as { seats: { level: string }[] };
  expect(seats.map(({ level }) => level)).toEqual(["easy", "medium"]);
});

test("choices that do not go together are refused in the words of the lobby", async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 400/);
  await enter(page, "Ann");
  await page.getByText("On Mars", { exact: true }).click();
  await page.getByText("More variants").click();
  await page.getByLabel("Mission A").selectOption("Bots");
  await page.getByLabel("Mission B").selectOption("Bots");

  await page.getByRole("button", { name: "Start the game" }).click();

  const refusal = "“Mission B” cannot be “Bots” if “Mission A” is “Bots”; it can be Random, Research tiles";
  await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
});

test("home and set-up are accessible and look as designed", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Your name").waitFor();
  await expectAccessible(page);
  await enter(page, "Mira");
  await page.getByRole("button", { name: "This device" }).click();
  await page.getByLabel("Name of the player").fill("Tomasz");
  await page.getByRole("button", { name: "Link", exact: true }).click();

  await expectAccessible(page);
  await page.evaluate(() => document.fonts.ready);
  await picture(page, "lobby");
});

test("on a phone nothing is wider than the screen and everything can be tapped", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enter(page, "Mira");

  for (const path of ["/", "/new"]) {
    await page.goto(path);
    await page.getByRole("radio", { name: /^On Mars/ }).waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.querySelector("main")!.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const small = await page.locator("main :is(button, a, label):visible").evaluateAll(
      (controls, least) =>
        controls
          .filter((control) => control.tagName !== "LABEL" || control.querySelector("input"))
          .map((control) => ({ text: control.textContent?.trim(), height: control.getBoundingClientRect().height }))
          .filter(({ height }) => height < least),
      TARGET,
    );
    expect(small).toEqual([]);
  }
});

test("whoever loses the seat before the start is told so, and so is whoever may not watch any more", async ({
  page,
  guestPage,
}) => {
  const link = await invitation(page);
  const [bob, sam] = [await guestPage(), await guestPage()];
  await sitDown(bob, link, "Bob");
  await page.getByRole("button", { name: "Make a link" }).click();
  await sam.goto(await page.getByRole("textbox", { name: "Link for spectators" }).inputValue());
  await sam.getByLabel("Your name").fill("Sam");
  await sam.getByRole("button", { name: "Watch" }).click();
  await expect(page.getByText("Watching: Sam")).toBeVisible();

  await page.getByRole("button", { name: "Take the seat away from Bob" }).click();
  await page.getByRole("button", { name: "New link" }).last().click();

  for (const guest of [bob, sam]) {
    await expect(guest.getByRole("heading", { name: "You are no longer at this table" })).toBeVisible();
    await expect(guest.getByRole("link", { name: "To my games" })).toBeVisible();
  }
  await expect(page.getByText("Watching: Sam")).toBeHidden();
});

test("people write to each other before the game begins", async ({ page, guestPage }) => {
  const link = await invitation(page);
  const bob = await guestPage();
  await sitDown(bob, link, "Bob");

  await bob.getByRole("textbox", { name: "Write to the table" }).fill("Hello Ann");
  await bob.keyboard.press("Enter");

  await expect(page.getByRole("log").getByText("Hello Ann")).toBeVisible();
  await expectAccessible(page);
});

test("the host lets the computer go on for somebody who has gone, and who comes back", async ({ page, guestPage }) => {
  const link = await invitation(page);
  const bob = await guestPage();
  await sitDown(bob, link, "Bob");
  await page.getByRole("button", { name: "Start the game" }).click();
  await bob.getByRole("button", { name: "Chat", exact: true }).waitFor();

  await page.getByRole("button", { name: "People at the table" }).click();
  await expect(page.getByText(/Bob is connected, and can be marked as away only after \d+ s/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Let the computer play on for Bob" })).toBeHidden();
  await expectAccessible(page);
  const table = bob.url();
  await bob.goto("about:blank");
  await page.getByRole("button", { name: "Let the computer play on for Bob" }).click();
  await expect(page.getByText("Bob can come back at any time.")).toBeVisible();
  await page.getByRole("button", { name: "Let the computer play on for Bob" }).click();

  await expect(page.getByText("Away · the computer plays")).toBeVisible();
  await bob.goto(table);
  await expect(bob.getByRole("heading", { name: "You have left this table" })).toBeVisible();
  await bob.getByRole("button", { name: "Come back" }).click();
  await expect(bob.getByRole("button", { name: "Chat", exact: true })).toBeVisible();
  await expect(page.getByText("Away · the computer plays")).toBeHidden();
});

test("whoever sits at a table already is told so by its next link", async ({ page, guestPage, browserErrors }) => {
  browserErrors.allow(/status of 409/);
  await enter(page, "Ann");
  await page.getByRole("radio", { name: "Hellas" }).check();
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  // Whoever waits sees the map that was chosen, and what has to be known of it.
  const map = page.locator(".about .chosen");
  await expect(map.locator("svg.hexmap")).toBeVisible();
  await expect(map.getByText("South Pole: Costs 6", { exact: false })).toBeVisible();
  const links = page.getByRole("textbox", { name: /^Link to the seat/ });
  const [first, second] = [await links.nth(0).inputValue(), await links.nth(1).inputValue()];
  const bob = await guestPage();
  await sitDown(bob, first, "Bob");
  await bob.waitForURL(/\/table\//);

  await bob.goto(second);
  await bob.getByRole("button", { name: "Sit down as Bob" }).click();

  await expect(bob.getByRole("heading", { name: "You already have a seat at this table" })).toBeVisible();
});

test("a record with an impossible move is refused in the reader's language, with the move", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/status of 400/);
  await enter(page, "Ann");
  await page.getByText("Deutsch", { exact: true }).click();
  await page.goto("/");
  const record = { game: "on_mars", rules: 1, seed: "1", setup: { seats: ["purple", "green"] } };
  const text = `${JSON.stringify(record)}\n1 green pass\nend 1\n`;

  const dataTransfer = await page.evaluateHandle((record) => {
    const dragged = new DataTransfer();
    dragged.items.add(new File([record], "game.txt"));
    return dragged;
  }, text);
  await page.locator(".drop").dispatchEvent("drop", { dataTransfer });

  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "Das ist keine Aufzeichnung einer Partie: Schritt 1 ist dort nicht möglich." }),
  ).toBeVisible();
});

test("where the server is not there the page says so, and nothing is lost", async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 502|ERR_FAILED/);
  await enter(page, "Ann");

  await page.route("**/api/**", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  );
  await page.goto("/table/anything");
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await page.route("**/api/**", (route) => route.abort());
  await page.reload();

  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
});

test("whoever leaves on this device is told so at a table that is still open", async ({ page }) => {
  await invitation(page);
  await page.getByRole("heading", { name: "At the table" }).waitFor();

  await page.evaluate(() => fetch("/api/me/session", { method: "DELETE" }));

  await expect(page.getByRole("heading", { name: "This device is not known here" })).toBeVisible();
});

test("an answer that comes too late is told as such, and the live question is there again", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.getByLabel("Your name").fill("Mira");
  await page.getByText("42 M€ and ten free cards").click();
  await page.getByRole("button", { name: /^Play/ }).click();
  await page.locator(".tray [data-option^='card:']").first().waitFor();
  const late = await context.newPage();
  // It is shown what was, until it decides.
  let past = "";
  let behind = false;
  await late.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as FromServer;
      if (type === "snapshot" && !behind) past = String(message);
      socket.send(type === "snapshot" ? past : message);
    });
    socket.onMessage((message) => {
      if (String(message).includes('"decide"')) behind = false;
      server.send(message);
    });
  });
  await late.goto(page.url());
  await late.locator(".tray [data-option^='card:']").nth(1).click();
  await late.locator('[data-answer="basket"]:enabled').waitFor();
  behind = true;

  await page.locator(".tray [data-option^='card:']").first().click();
  await page.locator('[data-answer="basket"]').click();
  await expect(page.locator(".tray")).toHaveCount(0);
  await late.locator('[data-answer="basket"]').click();

  await expect(late.getByText("The table has moved on since")).toBeVisible();
  await expect(late.locator(".tray")).toHaveCount(0);
});
