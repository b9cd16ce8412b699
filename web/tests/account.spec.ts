import type { Page } from "@playwright/test";

import { expectAccessible, expectNoScrolling, expect, test } from "./support/test";

const PHONE = { width: 390, height: 844 };
const PASSWORD = "a long red canyon";

/** Let the browser have a device with fingerprints, which are always right. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Become a guest who has a table in play. */
async function play(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Play Terraforming Mars against the computer" }).click();
  await page.waitForURL("**/table/*");
}

/** Put the recovery codes away. */
async function putCodesAway(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeVisible();
  await page.getByRole("checkbox", { name: "I have put them somewhere safe" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: "Ways to sign in" })).toBeVisible();
}

test("a guest keeps the name by the keyboard, and finds the games on a phone", async ({
  page,
  newUserPage,
  browserErrors,
}) => {
  browserErrors.allow(/status of 401/); // the session that another device has ended
  await play(page, "Mira");
  const table = page.url();
  await page.goto("/account");
  await expect(page.getByText("1 table in play")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Password", { exact: true }).last().focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await putCodesAway(page);
  await expectAccessible(page);

  const phone = await newUserPage();
  await phone.setViewportSize(PHONE);
  await phone.goto("/");
  await phone.getByRole("link", { name: "Sign in" }).click();
  await phone.getByLabel("Your name").fill("mira");
  await phone.getByLabel("Password").fill(PASSWORD);
  await expectAccessible(phone);
  await phone.keyboard.press("Enter");
  await expect(phone.getByRole("heading", { name: "Hello, Mira" })).toBeVisible();
  await phone.goto(table);
  await expect(phone.getByRole("heading", { level: 1 })).toBeAttached();

  await phone.goto("/account");
  await expect(phone.getByText("This device")).toBeVisible();
  await expectNoScrolling(phone, "width");
  await phone.getByRole("button", { name: "Sign out all others" }).click();
  await expect(phone.getByRole("button", { name: "Sign out all others" })).toBeHidden();
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("a passkey keeps a name and brings its owner back without a password", async ({
  page,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allow(/status of 401/); // the session whose cookie is gone
  // Browsers have no passkeys at addresses of numbers.
  const origin = baseURL!.replace("127.0.0.1", "localhost");
  browserErrors.allowOrigin(origin);
  await addAuthenticator(page);
  await page.goto(`${origin}/new`);
  await page.getByLabel("Your name").fill("Giulia");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Set up a table" }).waitFor();
  await page.goto(`${origin}/account`);
  await expect(page.getByRole("radio", { name: /^Passkey/ })).toBeChecked();
  await page.getByRole("button", { name: "Keep my name and games" }).click();
  await putCodesAway(page);

  await page.context().clearCookies();
  await page.goto(`${origin}/sign-in`);
  await page.getByRole("button", { name: "Use a passkey" }).click();

  await expect(page.getByRole("heading", { name: "Hello, Giulia" })).toBeVisible();
});
