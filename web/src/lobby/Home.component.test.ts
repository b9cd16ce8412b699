import { fireEvent, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { Refusal, renderPage } from "../../tests/component/page";
import { newSeat, newTable, waitingRoom } from "../../tests/component/tables";

test("a newcomer is asked for a name in its field, and then begins a first game", async () => {
  const { user, requests } = await renderPage("/", {
    me: null,
    ...waitingRoom({ "POST /api/tables": newTable(), "POST /api/tables/t1/start": newTable() }),
  });
  const play = await screen.findByRole("button", { name: "Play Terraforming Mars against the computer" });
  const field = screen.getByLabelText("Your name");

  await user.click(play);
  expect(await screen.findByText(/^Type a name/)).toHaveAttribute("role", "alert");
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(requests.filter(({ call }) => call.startsWith("POST"))).toEqual([]);

  await user.keyboard("Mira");
  await user.click(play);
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(requests.filter(({ call }) => call.startsWith("POST"))).toMatchObject([
    { call: "POST /api/guests", body: { name: "Mira" } },
    { call: "POST /api/tables", body: { game: "terraforming_mars", options: { beginners: ["yellow"] } } },
    { call: "POST /api/tables/t1/start" },
  ]);
});

test("a file is refused in words if it is no record, or has an impossible move, until one is right", async () => {
  const replies = [
    new Refusal("problem-broken-record", 400, { reason: { key: "problem-record-head", args: {} } }),
    new Refusal("problem-broken-record", 400, { reason: { key: "problem-record-move", args: { move: 1 } } }),
    newTable(),
  ];
  const { user, requests } = await renderPage("/", waitingRoom({ "POST /api/records": () => replies.shift() }));
  const file = (content: string) => new File([content], "game.txt", { type: "text/plain" });

  await user.upload(await screen.findByLabelText("Choose a file"), file("{}"));
  await vi.waitFor(() => expect(alerts()).toMatch(/^This is not a game record: /));
  expect(location.pathname).toBe("/");

  await user.click(screen.getByText("Deutsch"));
  const drop = await screen.findByRole("group", { name: "Aufzeichnung öffnen" });
  await fireEvent.drop(drop, { dataTransfer: { files: [file("1 green pass")] } });
  await vi.waitFor(() =>
    expect(alerts()).toBe("Das ist keine Aufzeichnung einer Partie: Schritt 1 ist dort nicht möglich."),
  );

  await fireEvent.drop(drop, { dataTransfer: { files: [file("right")] } });
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(requests.filter(({ call }) => call === "POST /api/records").map(({ body }) => body)).toEqual(
    ["{}", "1 green pass", "right"].map((record) => ({ record })),
  );
});

test("a player who leaves a game reads who plays on, and may come back", async () => {
  const at = (away: boolean) => newTable({ started: 1, seats: [newSeat("yellow", { mine: true, away })] });
  let table = at(false);
  const leave = "PUT /api/tables/t1/seats/yellow/away";
  const comeBack = "DELETE /api/tables/t1/seats/yellow/away";
  const { user, requests } = await renderPage("/", {
    routes: {
      "GET /api/tables": () => [table],
      [leave]: () => (table = at(true)),
      [comeBack]: () => (table = at(false)),
    },
  });
  const posted = () => requests.map(({ call }) => call).filter((call) => call === leave || call === comeBack);

  await user.click(await screen.findByRole("button", { name: "Leave the table" }));
  expect(screen.getByText("The computer will play on for you.")).toBeVisible();
  expect(posted()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Leave the table" }));
  await user.click(await screen.findByRole("button", { name: "Come back" }));

  expect(await screen.findByRole("button", { name: "Leave the table" })).toBeVisible();
  expect(posted()).toEqual([leave, comeBack]);
});

test("the list marks damaged and frozen tables, and shows the others as usual", async () => {
  const damaged = { key: "problem-damaged", args: { reason: { key: "problem-record-head", args: {} } } };
  const frozen = { key: "problem-frozen", args: { step: 2, shown: 1 } };
  const tables = [
    newTable({ id: "t1", started: 1, fault: damaged }),
    newTable({ id: "t2", started: 1, fault: frozen }),
    newTable({ id: "t3", started: 1 }),
  ];
  await renderPage("/", { routes: { "GET /api/tables": tables } });

  expect(await screen.findByText(/^The table cannot be opened/)).toBeVisible();
  expect(screen.getByText(/this version would play the game differently/)).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Leave the table" })).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: "Save record" })).toHaveLength(1);
});

/** The text of all alerts. */
function alerts(): string {
  return screen
    .queryAllByRole("alert")
    .map(({ textContent }) => textContent.trim())
    .join("");
}

test("home proposes the opponents and the level of the last game, and another page keeps the name that was typed", async () => {
  const started = waitingRoom({ "POST /api/tables": newTable(), "POST /api/tables/t1/start": newTable() });
  const first = await renderPage("/", started);
  await first.user.click(
    within(await screen.findByRole("radiogroup", { name: "Opponents" })).getByRole("radio", { name: "3" }),
  );
  await first.user.click(screen.getByRole("radio", { name: "Hard" }));
  await first.user.click(screen.getByRole("button", { name: /^Play Terraforming Mars/ }));
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t1"));
  await first.unmount();

  const { user } = await renderPage("/", { ...started, me: null });
  expect(
    within(await screen.findByRole("radiogroup", { name: "Opponents" })).getByRole("radio", { name: "3" }),
  ).toBeChecked();
  expect(screen.getByRole("radio", { name: "Hard" })).toBeChecked();

  await user.type(screen.getByLabelText("Your name"), "Mira");
  await user.click(screen.getByRole("link", { name: "New table" }));
  await vi.waitFor(() => expect(location.pathname).toBe("/new"));
  expect(await screen.findByLabelText("Your name")).toHaveValue("Mira");
});
