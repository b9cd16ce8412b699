import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, expectNextQuestion, findAnswer, findElement } from "../../../../tests/component/element";
import { renderPage } from "../../../../tests/component/page";
import { refuseOnce } from "../../../../tests/component/tables";
import type { FromClient } from "../../../protocol";

const START = "/table/terraforming_mars--ask-corporation";
const TURN = "/table/terraforming_mars--last-generation";

const decided = (sent: FromClient[]) => sent.filter(({ type }) => type === "act");

test("corporation and first cards are chosen on one screen, with the money that is left in view", async () => {
  const { user, sockets } = await renderPage(START);
  const button = await findAnswer("basket");
  const cards = elements(".opening [data-basket]");
  expect(button).toBeDisabled();

  for (const card of cards.slice(0, 4)) await user.click(card);
  await user.click(await findElement('.opening [data-option="card:teractor"]'));
  await user.click(cards[3]!);

  const sum = within(await findElement(".prompt")).getByRole("img", { name: /60.M€ minus 9.M€: 51.M€ left/ });
  expect(sum).toBeVisible();
  expect(button).toHaveTextContent(/pay 9.M€/);
  await user.click(screen.getByRole("button", { name: "Look at the map" }));
  expect(await findElement(".me")).toHaveTextContent("Teractor");
  expect(await findElement(".me .res")).toHaveTextContent("51");
  await user.click(screen.getByRole("button", { name: "Look at the cards" }));
  expect(elements('.opening [aria-pressed="true"]')).toHaveLength(4);
  await user.click(await findAnswer("basket"));

  expect(decided(sockets[0]!.sent)).toMatchObject([
    { command: { choices: ["card:teractor", "yes", "yes", "yes", "no", "no", "no", "no", "no", "no", "no"] } },
  ]);
});

test("a start that is chosen before its ways are listed is sent when they are", async () => {
  let list = () => Promise.resolve();
  const { user, sockets } = await renderPage(START, {
    messages: { form: (_message, _socket, forward) => void (list = forward) },
  });
  const { question: questionId } = (await findElement(".prompt")).dataset;

  await user.click(await findElement('.opening [data-option="card:teractor"]'));
  const cards = elements(".opening [data-basket]");
  for (const place of [1, 4, 9]) await user.click(cards[place]!);
  await user.click(await findAnswer("basket"));
  expect(await findAnswer("basket")).toBeDisabled();
  expect(await findAnswer("basket")).toHaveTextContent("Counting");
  expect(decided(sockets[0]!.sent)).toEqual([]);
  await list();

  await expectNextQuestion(questionId!);
  expect(decided(sockets[0]!.sent)).toMatchObject([
    { command: { choices: ["card:teractor", "no", "yes", "no", "no", "yes", "no", "no", "no", "no", "yes"] } },
  ]);
});

test("patents are chosen together and sold as one answer, even if the server is too busy at first", async () => {
  const refused: FromClient[] = [];
  const { user, sockets } = await renderPage(TURN, { messages: { preview: refuseOnce(refused) } });

  await user.click(await findElement('.sp [data-option="standard:sell_patents"]'));
  expect(await findAnswer("basket")).toBeDisabled();
  const cards = elements(".tray [data-basket]");
  for (const place of [0, 3, 5]) await user.click(cards[place]!);
  await waitFor(async () => expect(await findAnswer("basket")).toHaveTextContent("Sell 3 for 3"));
  expect(refused).not.toHaveLength(0);
  await user.click(await findAnswer("basket"));

  expect(decided(sockets[0]!.sent)).toMatchObject([
    { command: { choices: ["standard:sell_patents", "yes", "no", "no", "yes", "no", "yes"] } },
  ]);
});

test("areas can be picked from a plain list that shows what lies there", async () => {
  const { user, sockets } = await renderPage("/table/terraforming_mars--counted-ocean");

  await user.click(await screen.findByRole("button", { name: /^Possible areas: 4/ }));
  const list = screen.getByRole("dialog", { name: "Possible areas: 4" });
  expect(list.querySelectorAll("[data-option]")).toHaveLength(4);
  await user.click(list.querySelector('[data-option="space:r4c8"]')!);
  expect(list).not.toBeInTheDocument();
  await user.click(await findAnswer("commit"));

  expect(decided(sockets[0]!.sent)).toMatchObject([{ command: { choices: ["space:r4c8"] } }]);
});

test("a pick shows what it costs and brings, and the keys of the table work", async () => {
  const { user } = await renderPage(TURN);
  const card = await findElement(".hand [data-legal]");

  await user.keyboard("h{Home}{Enter}");
  expect(await findAnswer("commit")).toHaveTextContent(/Play for \d+/);
  expect(card).toHaveAttribute("aria-selected", "true");
  expect(await findElement(".prompt .chip")).toBeVisible();
  await user.keyboard("{Escape}");
  expect(card).toHaveAttribute("aria-selected", "false");

  await user.keyboard("?");
  const keys = screen.getByRole<HTMLDialogElement>("dialog", { name: "Keys" });
  // The next key comes before the browser has reported that the dialog was closed.
  keys.close();
  await fireEvent.keyDown(document.body, { key: "/" });
  await waitFor(() => expect(keys).not.toBeInTheDocument());
  const [finder] = elements("dialog[open]");
  await user.keyboard("search for life");
  expect(await within(finder!).findByRole("img", { name: /^Search For Life/i })).toBeVisible();
});

test("each milestone and award shows what it counts, and none is framed before its question", async () => {
  const { user } = await renderPage(TURN);

  expect(await findElement('.ma [data-option="award:banker"]')).toHaveTextContent("M€ production");
  expect(await findElement('.ma [data-option="milestone:mayor"]')).toHaveTextContent("City tiles: 3");
  expect(elements(".ma .legal")).toEqual([]);
  await user.keyboard("w");
  await waitFor(() => expect(elements(".ma .legal")).toHaveLength(5));
  await waitFor(() => expect(document.activeElement).toHaveClass("legal"));
});
