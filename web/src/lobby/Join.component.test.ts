import { screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { Refusal, renderPage } from "../../tests/component/page";
import { newTable, waitingRoom } from "../../tests/component/tables";

test("a link without a secret is incomplete", async () => {
  await renderPage("/join");

  expect(await screen.findByRole("heading", { name: "This link is incomplete" })).toBeVisible();
});

test.each([
  ["problem-already-seated", 409, "You already have a seat at this table"],
  ["problem-link-dead", 404, "This link is not valid"],
])("after %s the page says so, and the address loses the secret", async (type, status, title) => {
  const { user, requests } = await renderPage("/join#hush", {
    routes: { "POST /api/links": new Refusal(type, status) },
  });

  await user.click(await screen.findByRole("button", { name: "Sit down as Mira" }));

  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ call: "POST /api/links", body: { secret: "hush" } });
  expect(location.href).not.toContain("#");
});

test("a link to somebody's games names whom it signs out, and does so only after that", async () => {
  const { user, requests } = await renderPage("/join/device#hush", {
    routes: { "POST /api/links": new Refusal("problem-link-dead", 404) },
  });

  expect(await screen.findByText(/you play as Mira, who will be signed out/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Sign out Mira and continue here" }));

  expect(await screen.findByRole("heading", { name: "This link is not valid" })).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ body: { secret: "hush", kind: "device", leave: true } });
});

test("a link of another kind than its address says is refused in words", async () => {
  const { user, requests } = await renderPage("/join#hush", {
    routes: { "POST /api/links": new Refusal("problem-other-link", 409) },
  });

  await user.click(await screen.findByRole("button", { name: "Sit down as Mira" }));

  expect(await screen.findByText(/opens something other than its address says/)).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ body: { kind: "seat", leave: false } });
});

test("a newcomer watches by the link for spectators, and cannot start the game", async () => {
  const me = {
    player: "sam",
    name: "Sam",
    language: "en",
    plain: false,
    token: "",
    finishing: false,
    alone: false,
    account: false,
  };
  const redeemed = { kind: "watch", me, table: "t1", seat: null };
  const room = waitingRoom({ "POST /api/links": redeemed }, newTable({ host: false }));
  const { user, requests } = await renderPage("/join/watch#hush", { ...room, me: null });

  await user.type(await screen.findByLabelText("Your name"), "Sam");
  await user.click(screen.getByRole("button", { name: "Watch" }));

  expect(await screen.findByRole("heading", { name: "At the table" })).toBeVisible();
  expect(location.pathname).toBe("/table/t1");
  const body = { secret: "hush", kind: "watch", leave: false, language: "en", name: "Sam" };
  expect(requests).toContainEqual({ call: "POST /api/links", body });
  expect(screen.queryByRole("button", { name: "Start the game" })).not.toBeInTheDocument();
});

test("an invitation names who keeps the seat, and the game", async () => {
  const { requests } = await renderPage("/join#hush", {
    routes: { "POST /api/links/about": { kind: "seat", game: "terraforming_mars", host: "Ann" } },
  });

  expect(
    await screen.findByText("Ann is keeping a seat for you at a game of Terraforming Mars. No account is needed."),
  ).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ call: "POST /api/links/about", body: { secret: "hush" } });
});
