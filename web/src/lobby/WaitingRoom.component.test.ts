import { screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { renderPage } from "../../tests/component/page";
import { newSeat, newTable, waitingRoom, waitingSnapshot } from "../../tests/component/tables";

test("the link to a seat survives a reload, until a new one replaces it", async () => {
  const secrets = ["first", "second"];
  const room = waitingRoom({
    "POST /api/tables": newTable(),
    "POST /api/tables/t1/links": () => ({ secret: secrets.shift(), expires: Date.now() }),
  });
  const link = () => screen.findByRole("textbox", { name: /^Link to the seat/ });
  const first = await renderPage("/new", room);
  await first.user.click(await screen.findByRole("button", { name: "Link" }));
  await first.user.click(screen.getByRole("button", { name: "Open the table" }));
  expect(await link()).toHaveValue(`${location.origin}/join#first`);

  await first.unmount();
  const { user } = await renderPage("/table/t1", room);
  expect(await link()).toHaveValue(`${location.origin}/join#first`);
  await user.click(screen.getByRole("button", { name: "New link" }));

  expect(await screen.findByDisplayValue(`${location.origin}/join#second`)).toBe(await link());
});

test("whoever waits at a table with the deal of a finished game reads so", async () => {
  await renderPage("/table/t1", waitingRoom({}, newTable({ host: false, same_deal: true })));

  expect(await screen.findByText(/did not play that game, new cards are dealt/)).toBeVisible();
});

test("a waiting player sees the chosen map with its notes", async () => {
  const table = newTable({ setup: { seats: ["yellow", "blue"], map: "hellas" } });
  await renderPage("/table/t1", waitingRoom({}, table));
  const fact = await screen.findByText(/South Pole: Costs 6/);

  const about = fact.closest<HTMLElement>(".about")!;
  expect(within(about).getByText("Hellas")).toBeVisible();
  expect(about.querySelector(".chosen svg.hexmap")).toBeVisible();
});

test("the host takes a seat away, and sends spectators away by a new link", async () => {
  const mine = newSeat("yellow", { name: "Mira", mine: true });
  const full = newTable({ seats: [mine, newSeat("blue", { name: "Bob" })], watching: ["Sam"] });
  const freed = newTable({ watching: ["Sam"] });
  const room = waitingRoom(
    {
      "POST /api/tables/t1/links": { secret: "hush", expires: Date.now() },
      "DELETE /api/tables/t1/seats/blue": freed,
    },
    full,
  );
  const { user, requests, sockets } = await renderPage("/table/t1", room);
  expect(await screen.findByText("Watching: Sam")).toBeVisible();
  expect(screen.getByRole("button", { name: "Start the game" })).toBeEnabled();

  await user.click(screen.getByRole("button", { name: "Take the seat away from Bob" }));
  await waitFor(() => expect(screen.queryByText("Bob")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Start the game" })).toBeDisabled();

  await user.click(screen.getAllByRole("button", { name: "Make a link" })[0]!);
  expect(await screen.findByRole("textbox", { name: "Link for spectators" })).toHaveValue(
    `${location.origin}/join/watch#hush`,
  );
  await user.click(screen.getByRole("button", { name: "New link" }));
  await waitFor(() => expect(requests.filter(({ call }) => call.endsWith("/links"))).toHaveLength(2));
  expect(requests.at(-1)!.body).toEqual({ seat: null });
  sockets[0]!.receive(waitingSnapshot(newTable()));
  await waitFor(() => expect(screen.queryByText("Watching: Sam")).not.toBeInTheDocument());
});

test("a player who loses a seat, or may no longer watch, gets a message", async () => {
  const { sockets } = await renderPage("/table/t1", waitingRoom({}, newTable({ host: false })));
  await screen.findByRole("heading", { name: "At the table" });

  await waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]!.disconnect(4404);

  expect(await screen.findByRole("heading", { name: "You are no longer at this table" })).toBeVisible();
  expect(screen.getByRole("link", { name: "To my games" })).toHaveAttribute("href", "/");
});

test("people write to each other before the game begins", async () => {
  const { user, sockets } = await renderPage("/table/t1", waitingRoom());

  await user.type(await screen.findByRole("textbox", { name: "Write to the table" }), "Hello Bob{Enter}");
  expect(await within(screen.getByRole("log")).findByText("Hello Bob")).toBeVisible();
  sockets[0]!.receive({ type: "chat", lines: [{ number: 2, seat: "blue", name: "Bob", text: "Hello Mira", at: 0 }] });

  expect(await within(screen.getByRole("log")).findByText("Hello Mira")).toBeVisible();
});
