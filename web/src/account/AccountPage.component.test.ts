import { screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { Refusal, renderPage } from "../../tests/component/page";
import type { Account, Device, Me } from "../protocol";

const GUEST: Me = {
  player: "me",
  name: "Mira",
  language: "en",
  plain: false,
  token: "",
  finishing: false,
  alone: false,
  account: false,
};
const HOLDER: Me = { ...GUEST, account: true };
const CODES = Array.from({ length: 8 }, (_, number) => `abcd-efgh-jkmn-${number}222`);

function account(changes: Partial<Account> = {}): Account {
  return {
    me: HOLDER,
    created: 1,
    password: 1,
    passkeys: [],
    codes: 5,
    codes_created: 1,
    email: null,
    verified: false,
    mail: false,
    passkey_domain: null,
    confirmed: true,
    playing: 3,
    finished: 1,
    ...changes,
  };
}

const DEVICES: Device[] = [
  { id: "here", browser: "Firefox", system: "Linux", created: 1, used: 1, here: true },
  { id: "phone", browser: "Safari", system: "iPhone", created: 1, used: 1, here: false },
];

const routes = { "GET /api/account": account(), "GET /api/me/devices": DEVICES };

test("a guest keeps the name with a password, and sees the codes until they are put away", async () => {
  const { user, requests } = await renderPage("/account", {
    me: GUEST,
    routes: {
      ...routes,
      "GET /api/account": account({ me: GUEST, created: null, password: null, codes: 0 }),
      "POST /api/account": { me: HOLDER, codes: CODES },
    },
  });

  expect(await screen.findByText("3 tables in play")).toBeVisible();
  expect(screen.getByText("1 finished game")).toBeVisible();
  await user.type(screen.getByLabelText("Password", { selector: "[type=password]" }), "a long red canyon");
  await user.click(screen.getByRole("button", { name: "Keep my name and games" }));

  expect(await screen.findByRole("heading", { name: "Recovery codes" })).toHaveFocus();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(CODES);
  expect(requests.find(({ call }) => call === "POST /api/account")!.body).toMatchObject({
    name: "Mira",
    password: "a long red canyon",
    passkey: null,
  });
  const done = screen.getByRole("button", { name: "Done" });
  expect(done).toBeDisabled();
  await user.click(screen.getByRole("checkbox", { name: "I have put them somewhere safe" }));
  await user.click(done);
  expect(await screen.findByRole("heading", { name: "Ways to sign in" })).toBeVisible();
});

test("where there are no passkeys the page says why", async () => {
  await renderPage("/account", { me: GUEST, routes: { ...routes, "GET /api/account": account({ me: GUEST }) } });

  expect(await screen.findByText(/only at addresses that begin with https and have a name/)).toBeVisible();
  expect(screen.getByRole("radio", { name: /^Passkey/ })).toBeDisabled();
  expect(screen.getByRole("radio", { name: /^Password/ })).toBeChecked();
});

test("a name that is taken is refused with names that are free", async () => {
  const taken = new Refusal("problem-name-taken", 409, { name: "Mira", possible: ["Mira 2", "Mira 3"] });
  const { user } = await renderPage("/account", {
    me: GUEST,
    routes: { ...routes, "GET /api/account": account({ me: GUEST }), "POST /api/account": taken },
  });

  await user.click(await screen.findByRole("button", { name: "Keep my name and games" }));

  expect(await screen.findByText(/is taken on this server. These are free: Mira 2 and Mira 3\./)).toBeVisible();
});

test("a change after a long while waits until the person has signed in once more", async () => {
  let confirmed = false;
  const { user, requests } = await renderPage("/account", {
    me: HOLDER,
    routes: {
      ...routes,
      "POST /api/account/codes": () => {
        if (!confirmed) throw new Refusal("problem-confirm", 403);
        return { codes: CODES };
      },
      "POST /api/sign-in": () => {
        confirmed = true;
        return HOLDER;
      },
    },
  });

  await user.click(await screen.findByRole("button", { name: "New codes" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  await user.type(sheet.getByLabelText("Password"), "a long red canyon");
  await user.click(sheet.getByRole("button", { name: "Confirm" }));

  expect(await screen.findByText(CODES[0]!)).toBeVisible();
  expect(requests.find(({ call }) => call === "POST /api/sign-in")!.body).toMatchObject({
    name: "Mira",
    password: "a long red canyon",
    merge: false,
  });
});

test("another device is signed out, and this one is marked", async () => {
  const { user, requests } = await renderPage("/account", {
    me: HOLDER,
    routes: { ...routes, "DELETE /api/me/devices/phone": null },
  });

  expect(await screen.findByText("This device")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Sign out Safari on iPhone" }));

  expect(requests.map(({ call }) => call)).toContain("DELETE /api/me/devices/phone");
});

test("nobody is deleted before the name has been typed", async () => {
  const { user, requests } = await renderPage("/account", {
    me: HOLDER,
    routes: { ...routes, "POST /api/me/deletion": null },
  });

  await user.click(await screen.findByRole("button", { name: "Delete me" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Delete me" }));
  const really = sheet.getByRole("button", { name: "Delete for good" });
  expect(really).toBeDisabled();
  await user.type(sheet.getByRole("textbox"), "Mira");
  await user.click(really);

  expect(await screen.findByRole("heading", { name: "Welcome to Mars" })).toBeVisible();
  expect(requests.find(({ call }) => call === "POST /api/me/deletion")!.body).toEqual({ name: "Mira" });
});

test("whoever signs in may bring the games of this device along, or leave them", async () => {
  const { user, requests } = await renderPage("/sign-in", { me: GUEST, routes: { "POST /api/sign-in": HOLDER } });

  await user.type(await screen.findByLabelText("Your name"), "Mira K.");
  await user.type(screen.getByLabelText("Password"), "a long red canyon");
  const merge = screen.getByRole("checkbox", { name: "Bring along the games of Mira on this device" });
  expect(merge).toBeChecked();
  await user.click(merge);
  await user.click(screen.getByRole("button", { name: "Sign in" }));

  expect(await screen.findByRole("heading", { name: "Hello, Mira" })).toBeVisible();
  expect(requests.find(({ call }) => call === "POST /api/sign-in")!.body).toEqual({
    name: "Mira K.",
    password: "a long red canyon",
    merge: false,
  });
});

test("after too many attempts the button counts the seconds", async () => {
  const { user } = await renderPage("/sign-in", {
    me: null,
    routes: { "POST /api/sign-in": new Refusal("problem-too-fast", 429, { seconds: 60 }) },
  });

  await user.type(await screen.findByLabelText("Your name"), "Mira");
  await user.type(screen.getByLabelText("Password"), "wrong");
  await user.click(screen.getByRole("main").querySelector("form button.primary")!);

  expect(await screen.findByRole("button", { name: /^Wait (60|59) s$/ })).toBeDisabled();
});

test("a recovery code goes in place of the password", async () => {
  const { user, requests } = await renderPage("/sign-in", { me: null, routes: { "POST /api/sign-in": HOLDER } });

  await user.type(await screen.findByLabelText("Your name"), "Mira");
  await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
  await user.type(screen.getByLabelText("Recovery code"), CODES[0]!);
  await user.click(screen.getByRole("main").querySelector("form button.primary")!);

  await screen.findByRole("heading", { name: "Hello, Mira" });
  expect(requests.find(({ call }) => call === "POST /api/sign-in")!.body).toMatchObject({
    name: "Mira",
    code: CODES[0],
  });
});

test("a link of a mail confirms the address by one press", async () => {
  const { user, requests } = await renderPage("/join/email#hush", {
    me: null,
    routes: { "POST /api/account/email/verification": null },
  });

  await user.click(await screen.findByRole("button", { name: "Confirm" }));

  expect(await screen.findByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  expect(requests.at(-1)!.body).toEqual({ secret: "hush" });
  expect(location.href).not.toContain("#");
});
