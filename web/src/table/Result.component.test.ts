import { screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { renderPage } from "../../tests/component/page";
import { newSeat, newTable } from "../../tests/component/tables";

const OVER = { name: "The game is over" };

test("a finished game of several people at one device opens at once", async () => {
  const id = "terraforming_mars--random_2_players";
  const seats = ["yellow", "blue"].map((seat) => newSeat(seat, { mine: true }));
  const table = newTable({ id, seats, started: 0, finished: 1 });
  await renderPage(`/table/${id}`, {
    routes: { [`GET /api/tables/${id}`]: table },
    rewrite: (message) => (message.type === "snapshot" ? { ...message, table } : message),
  });

  expect(await screen.findByRole("dialog", OVER)).toBeVisible();
});

test("a result that was closed stays closed after further messages of the server", async () => {
  const { user, sockets, snapshot } = await renderPage("/table/on_mars--random_solo_lost");
  const result = await screen.findByRole("dialog", OVER);
  await user.click(within(result).getAllByRole("button", { name: "Close" })[0]!);
  await waitFor(() => expect(screen.queryByRole("dialog", OVER)).toBeNull());

  sockets[0]!.receive(snapshot());
  await new Promise((resolve) => setTimeout(resolve));

  expect(screen.queryByRole("dialog", OVER)).toBeNull();
});
