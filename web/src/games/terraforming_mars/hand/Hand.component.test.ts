import { waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, expectNextQuestion, findAnswer, findElement } from "../../../../tests/component/element";
import { PHONE, renderPage } from "../../../../tests/component/page";

const TURN = "/table/terraforming_mars--last-generation";

const findCard = (id: string) => findElement(`.hand [data-option="play:${id}"]`);
const order = () => elements(".hand [role=option]").map(({ dataset }) => dataset["option"]);

test("the last generation is in the title; cards show what they bring, whom they hit, and why they cannot be played", async () => {
  const { user } = await renderPage(TURN);
  const lake = await findCard("artificial_lake");
  await waitFor(() => expect(document.title).toBe("(!) Your turn · Last generation"));

  // The lake is worth a point, its ocean comes too late; the others bring none.
  expect(lake.querySelector(".brings")).toHaveTextContent(/^\+1$/);
  expect(lake).toHaveAttribute("aria-label", expect.stringMatching(/Worth now: \+1/));
  expect((await findCard("cartel")).querySelector(".brings")).toBeNull();

  await user.hover(await findCard("asteroid"));
  const attacks = () => elements(".peek .attacks")[0];
  await waitFor(() => expect(attacks()).toHaveTextContent(/Who can lose what.*2 → 0.*7 → 4/));
  expect(attacks()!.querySelectorAll("li")).toHaveLength(2);
  // Effects that are chosen from are all listed, as soon as each is known.
  await user.hover(await findCard("virus"));
  await waitFor(() => expect(attacks()).toHaveTextContent(/Fish\s*3 → 1/));
  await waitFor(() => expect(attacks()).toHaveTextContent("7 → 2"));

  // What is impossible says so in its place, and in full to whoever comes to it.
  const seals = await findCard("dust_seals");
  expect(seals).toHaveAttribute("aria-disabled", "true");
  await waitFor(() => expect(seals.querySelector(".wy")).toHaveTextContent(/\d/));
  await user.hover(seals);
  expect(await findElement(".peek .why")).toHaveTextContent(/\d/);
});

test("the hand lies as it was laid, also after a reload", async () => {
  const { user, unmount } = await renderPage(TURN);
  const [first, second, ...others] = await waitFor(() => {
    expect(order()).toHaveLength(6);
    return order();
  });

  elements(".hand [role=option]")[0]!.focus();
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await waitFor(() => expect(order()).toEqual([second, first, ...others]));
  await unmount();
  await renderPage(TURN);

  await findElement(".hand [role=option]");
  expect(order()).toEqual([second, first, ...others]);
});

test("on a phone a card is laid elsewhere in the hand, and it stays there", async () => {
  const { user } = await renderPage(TURN, { viewport: PHONE });
  await user.click(within(await findElement("nav.tabs")).getByRole("button", { name: "Hand" }));
  const cards = await waitFor(() => {
    expect(order()).toHaveLength(6);
    return elements(".hand [role=option]");
  });
  const [first, second, ...others] = order();

  await user.click(cards[0]!);
  const dialog = await findElement("dialog[open]");
  const sheet = within(dialog);
  expect(sheet.getByRole("button", { name: "One place forward" })).toBeDisabled();
  await user.click(sheet.getByRole("button", { name: "One place back" }));
  expect(await sheet.findByText("Position in hand: 2 of 6")).toBeVisible();
  await user.keyboard("{Escape}");

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(order()).toEqual([second, first, ...others]);
});

test("while cards are chosen for something else the hand counts those, and not what could be played", async () => {
  await renderPage("/table/terraforming_mars--ask-discard");
  const head = await findElement(".hand h2");

  expect(head).toHaveTextContent(/\d+ of \d+/);
  expect(within(head).queryByRole("radio")).toBeNull();
});

test("between two answers of the server the hand keeps its order, prices and reasons", async () => {
  let requests = 0;
  const { user } = await renderPage(TURN, {
    stored: {
      "valles-hands": [["terraforming_mars--last-generation yellow", { order: "cost", mine: [], seen: null }]],
    },
    messages: {
      // The second request is on its way for ever.
      why_not: (_, __, forward) => (requests++ === 0 ? forward() : undefined),
    },
  });
  const facts = () =>
    elements(".hand [role=option]").map((card) => [card.dataset["option"], card.getAttribute("aria-label")]);
  await waitFor(() => expect(elements(".hand .wy").length).toBeGreaterThan(0));
  const before = facts();

  await user.click(await findCard("artificial_lake"));
  const { question } = (await findElement(".prompt")).dataset;
  await user.click(await findAnswer("commit"));
  await expectNextQuestion(question!);

  await waitFor(() => expect(requests).toBe(2));
  expect(facts()).toEqual(before);
});
