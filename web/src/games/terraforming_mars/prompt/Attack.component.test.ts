import { screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, expectNextQuestion, findAnswer, findElement } from "../../../../tests/component/element";
import { renderPage } from "../../../../tests/component/page";
import type { FromClient } from "../../../protocol";

const TURN = "/table/terraforming_mars--last-generation";
const findCard = (id: string) => findElement(`.hand [data-option="play:${id}"]`);
const sent = (messages: FromClient[]) =>
  messages.flatMap((message) =>
    message.type === "act" && message.command.kind === "move" ? [message.command.choices] : [],
  );

test("an attack takes two clicks: who loses most is proposed, with the most that can be taken", async () => {
  const { user, sockets } = await renderPage(TURN);
  const { question } = (await findElement(".prompt")).dataset;

  await user.click(await findCard("asteroid"));
  const pink = await screen.findByRole("radio", { name: /Giovannantonio/ });
  await waitFor(() => expect(pink).toBeChecked());
  await waitFor(() =>
    expect(elements(".prompt .chip").map(({ textContent }) => textContent)).toContainEqual("Giovannantonio Bruni−3"),
  );
  await user.click(await findAnswer("commit"));

  await expectNextQuestion(question!);
  const [choices] = sent(sockets[0]!.sent);
  expect(choices).toEqual(expect.arrayContaining(["play:asteroid", "target:pink", "amount:3"]));
  expect(choices!.at(-1)).toBe("amount:3");
});

test("another target and another amount are chosen in the same bar", async () => {
  const { user, sockets } = await renderPage(TURN);
  await user.click(await findCard("asteroid"));
  await user.click(await screen.findByRole("radio", { name: /Friedrich/ }));
  await user.click(await screen.findByRole("button", { name: /^Less: Asteroid/ }));
  await user.click(await findAnswer("commit"));

  await waitFor(() => expect(sent(sockets[0]!.sent)).toHaveLength(1));
  expect(sent(sockets[0]!.sent)[0]!.slice(-2)).toEqual(["target:blue", "amount:1"]);
});

test("an effect that is chosen from a card has no default, and its target follows it", async () => {
  const { user, sockets } = await renderPage(TURN);
  await user.click(await findCard("virus"));
  expect(await findAnswer("commit")).toBeEnabled();
  const plants = await screen.findByRole("radio", { name: /plants/ });
  expect(await findAnswer("commit")).toBeDisabled();
  await user.click(plants);
  await screen.findByRole("radio", { name: /Giovannantonio/ });
  await waitFor(async () => expect(await findAnswer("commit")).toBeEnabled());
  await user.click(await findAnswer("commit"));

  await waitFor(() => expect(sent(sockets[0]!.sent)).toHaveLength(1));
  expect(sent(sockets[0]!.sent)[0]).toEqual(["play:virus", "choose:2", "target:pink", "amount:5"]);
});
