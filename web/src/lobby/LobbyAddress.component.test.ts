import { screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { Refusal, renderPage } from "../../tests/component/page";
import { waitingRoom } from "../../tests/component/tables";

const UNREACHABLE = /^The server cannot be reached\./;
const NO_TABLE = { "GET /api/tables/nowhere": new Refusal("problem-unknown-table", 404) };

test.each([
  ["of a table for strangers", "/table/nowhere", null, "This device is not known here"],
  ["of no table", "/table/nowhere", undefined, "No such table"],
  ["of nothing", "/no/such/page", undefined, "There is nothing here"],
])("an address %s has a state of its own", async (_, path, me, title) => {
  await renderPage(path, { routes: NO_TABLE, ...(me === null && { me }) });

  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
});

test("the page shows that the server cannot be reached, and continues when it is back", async () => {
  const page = () => new Response("<h1>Bad gateway</h1>", { status: 502, headers: { "content-type": "text/html" } });
  let reply: () => unknown = page;
  const me = {
    player: "me",
    name: "Mira",
    language: "en",
    plain: false,
    token: "",
    finishing: false,
    alone: false,
    account: false,
  };
  const { user } = await renderPage("/table/nowhere", { routes: { ...NO_TABLE, "GET /api/me": () => reply() } });
  expect(await screen.findByText(UNREACHABLE)).toBeVisible();

  reply = () => Promise.reject(new TypeError("Failed to fetch"));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(UNREACHABLE)).toBeVisible();

  reply = () => me;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "No such table" })).toBeVisible();
});

test("an open table shows that its session has ended elsewhere", async () => {
  const { sockets } = await renderPage("/table/t1", waitingRoom());
  await screen.findByRole("heading", { name: "At the table" });

  await waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]!.disconnect(4401);

  expect(await screen.findByRole("heading", { name: "This device is not known here" })).toBeVisible();
});
