import { screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { renderPage, type Options, type Page } from "../../tests/component/page";
import { deliverLine } from "../../tests/component/tables";
import type { FromServer } from "../protocol";

const TABLE = "/table/terraforming_mars--2-players-early";

/** Give the only other player at the table a name. */
function withBob(message: FromServer): FromServer {
  if (message.type !== "snapshot") return message;
  const seats = message.table.seats.map((seat) => (seat.mine ? seat : { ...seat, name: "Bob" }));
  return { ...message, table: { ...message.table, seats } };
}

/** A spectator has no seat at the table. */
function withoutSeat(message: FromServer): FromServer {
  if (message.type !== "snapshot") return message;
  const seats = message.table.seats.map((seat) => ({ ...seat, mine: false }));
  return { ...message, seat: null, table: { ...message.table, seats } };
}

const button = () => screen.getByRole("button", { name: "Chat" });
const panel = () => screen.getByRole("dialog", { name: "Chat" });
const lines = () =>
  within(panel())
    .queryAllByRole("listitem")
    .map((line) => line.querySelector(".text")?.textContent);

async function renderTable(options: Options = {}): Promise<Page> {
  const page = await renderPage(TABLE, { rewrite: withBob, ...options });
  await screen.findByRole("button", { name: "Chat" });
  return page;
}

/** Let the page receive what Bob has written. */
function receive({ sockets, snapshot }: Page, number: number, text: string): void {
  const { seat } = snapshot().table.seats.find(({ mine }) => !mine)!;
  sockets.at(-1)!.receive({ type: "chat", lines: [{ number, seat, name: "Bob", text, at: 0 }] });
}

test("the chat opens by a key with its field in focus, shows what is written as it is, and gives the focus back", async () => {
  const { user, sockets } = await renderTable({ messages: { chat: deliverLine } });
  const sent = () => sockets.at(-1)!.sent.filter(({ type }) => type === "chat");

  await user.keyboard("c");
  expect(screen.getByRole("textbox", { name: "Write to the table" })).toHaveFocus();
  await user.keyboard("Hello <b>Bob</b>{Enter}");
  await waitFor(() => expect(lines()).toEqual(["Hello <b>Bob</b>"]));
  expect(sent()).toMatchObject([{ text: "Hello <b>Bob</b>" }]);

  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Chat" })).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test("new messages are counted until they are read", async () => {
  const page = await renderTable();

  receive(page, 1, "Hi Ann");
  expect(await screen.findByText("One new message")).toHaveRole("status");
  receive(page, 2, "Really");
  expect(await screen.findByText("2 new messages")).toHaveRole("status");
  await page.user.click(button());

  expect(lines()).toEqual(["Hi Ann", "Really"]);
  await waitFor(() => expect(screen.queryByText(/new message/)).not.toBeInTheDocument());
});

test("somebody's messages can be hidden, and that is remembered on this device", async () => {
  const before = await renderTable();
  receive(before, 1, "Buy my plants");
  const sent = before.sockets.at(-1)!.sent.map(({ type }) => type);
  await before.user.click(button());
  await before.user.click(await within(panel()).findByRole("button", { name: "Bob" }));
  expect(lines()).not.toContain("Buy my plants");
  // The server never learns of it, so that nothing changes for anybody else.
  expect(before.sockets.at(-1)!.sent.map(({ type }) => type)).toEqual(sent);

  await before.unmount();
  const page = await renderTable();
  receive(page, 1, "Buy my plants");
  receive(page, 2, "Really");
  await page.user.click(button());
  const bob = await within(panel()).findByRole("button", { name: "Bob: hidden" });
  expect(screen.queryByText(/new message/)).not.toBeInTheDocument();
  expect(screen.queryByText("Really")).not.toBeInTheDocument();

  await page.user.click(bob);
  expect(lines()).toEqual(["Buy my plants", "Really"]);
});

test("a spectator reads the chat, and cannot write", async () => {
  const page = await renderTable({ rewrite: (message) => withoutSeat(withBob(message)) });
  receive(page, 1, "Hi Ann");
  await page.user.click(button());

  expect(await within(panel()).findByText("Hi Ann")).toBeVisible();
  expect(within(panel()).getByText("Only people with a seat can write here.")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Write to the table" })).not.toBeInTheDocument();
});
