import { screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findAnswer, findElement } from "../../../../tests/component/element";
import { type Page, renderPage } from "../../../../tests/component/page";
import type { PublicView } from "../public";

/** The choices of the last decision that the page has sent. */
function lastChoices({ sockets }: Page): string[] | undefined {
  const sent = sockets.at(-1)!.sent.flatMap((message) => (message.type === "act" ? [message.command] : []));
  return sent.flatMap((command) => (command.kind === "move" ? [command.choices] : [])).at(-1);
}

test("a main action where others stand is paid as one chooses, and not before", async () => {
  const page = await renderPage("/table/on_mars--counted-placement_price");
  const construct = await findElement('.prompt [data-option="action:construct"]');
  expect(construct).toHaveTextContent(/\+1\/1/);

  await page.user.click(construct);

  expect(await findAnswer("commit")).toHaveTextContent(/^Construct for 1/i);
  expect(lastChoices(page)).toBeUndefined();
  await page.user.click(await findElement('.prompt [data-answer="pay"]'));
  await waitFor(() => expect(lastChoices(page)).toEqual(["action:construct", "pay:colonist"]));
});

test("a journey by an own ship has its price on it and is committed", async () => {
  const page = await renderPage("/table/on_mars--counted-travel_by_ship");
  const travel = await findElement(".prompt [data-option=travel]");
  expect(travel).toHaveClass("dear");
  expect(screen.getByText(/This costs a ship from your hangar, worth 3 points/)).toBeVisible();

  await page.user.click(travel);
  const commit = await findAnswer("commit");

  expect(commit).toHaveTextContent(/^Travel for 1/i);
  expect(lastChoices(page)).toBeUndefined();
  await page.user.click(commit);
  await waitFor(() => expect(lastChoices(page)).toEqual(["travel"]));
});

test("private goals are given up from a list, never by a button of the prompt", async () => {
  const page = await renderPage("/table/on_mars--counted-executive_by_goals");
  const list = await screen.findByRole("button", { name: /^Executive · 0 open/ });
  expect(elements('.prompt [data-option^="executive:"]')).toHaveLength(0);

  await page.user.click(list);
  await page.user.click(await findElement('.prompt [data-option="executive:6"]'));

  expect(await findAnswer("commit")).toBeVisible();
  expect(lastChoices(page)).toBeUndefined();
});

test("the five main actions stand in the prompt with price, gain and key", async () => {
  await renderPage("/table/on_mars--counted-placement_price");
  await findElement('.prompt [data-option="action:construct"]');

  await waitFor(() => expect(elements(".prompt .an.shut[data-option^='action:'] kbd")).toHaveLength(0));

  const actions = elements('.prompt [data-option^="action:"]');
  expect(actions.map((action) => action.querySelector("kbd")?.textContent)).toEqual(["1", "2", undefined, "4", "5"]);
});

test("a way of several steps is paid as it is", async () => {
  const page = await renderPage("/table/on_mars--ask-move-rover");
  await page.user.click(await findElement("[data-course]:not([data-option])"));

  await findAnswer("commit");
  expect(screen.queryByRole("button", { name: /Pay otherwise/ })).toBeNull();
});

test("a building says beforehand that it shows the next tile and cannot be undone", async () => {
  const { user } = await renderPage("/table/on_mars--ask-build-at");
  await user.click(await findElement(".hexmap [data-option^='hex:']"));

  expect(await screen.findByText(/^shows the next tile: no undo$/i)).toBeVisible();
});

test("the arrows of the next tile are seen beside each stack", async () => {
  const page = await renderPage("/table/on_mars--ask-build-at");
  await findElement(".progress li");
  const { stacks } = page.snapshot().view as unknown as PublicView;

  expect(elements(".progress li").map((stack) => stack.querySelectorAll(".arrow").length)).toEqual(
    stacks.map(({ arrows }) => arrows.length),
  );
});

test("technologies are named by their owners, without the price of the building", async () => {
  await renderPage("/table/on_mars--counted-technology");
  const own = await screen.findByText("Your own");

  expect(own.closest(".an")!.querySelectorAll(".ic")).toHaveLength(0);
});

test("executive actions have the keys of their rows, whatever else is open", async () => {
  const page = await renderPage("/table/on_mars--counted-placement_price");
  await findElement('.prompt [data-option="action:construct"]');

  await page.user.keyboard("7");

  await waitFor(() => expect(lastChoices(page)?.[0]).toBe("executive:7"));
});

test("last deliveries stand in the prompt", async () => {
  await renderPage("/table/on_mars--counted-last_delivery");

  expect(await findElement('.prompt > .rows [data-option^="deliver:"]')).toBeVisible();
});
