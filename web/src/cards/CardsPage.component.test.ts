import { screen, waitFor, within } from "@testing-library/svelte";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { elements, findElement } from "../../tests/component/element";
import { renderPage } from "../../tests/component/page";

test("a card is found by its name and by its text while one types", async () => {
  const { user } = await renderPage("/cards/terraforming_mars");
  const search = await screen.findByRole("searchbox");

  await user.type(search, "ants");
  await waitFor(() => expect(cards()[0]).toHaveAccessibleName(/^Ants\. 9 M€/));
  await fill(user, search, "repeat");

  await expectCount(count());
  expect(cards()).not.toHaveLength(0);
  for (const card of cards()) expect(card.getAttribute("aria-label")).toMatch(/repeat/i);
});

test("names and texts are searched in the reader's language, with or without umlauts", async () => {
  const { user } = await renderPage("/cards/terraforming_mars");
  const search = await screen.findByRole("searchbox");

  await fill(user, search, "ameisen");
  await user.click(screen.getByText("Deutsch"));
  await waitFor(() => expect(document.documentElement).toHaveAttribute("lang", "de"));
  await expectCount(1, "Karten");
  expect(cards("Karten")[0]).toHaveAttribute("data-card", "ants");
  await fill(user, search, "GRUNFLACHE");
  const folded = count();
  expect(folded).toBeGreaterThan(0);
  await fill(user, search, "Grünfläche");

  expect(count()).toBe(folded);
  await expectCount(folded, "Karten");
});

test("kind, tag, deck and cost narrow the cards down, and one button shows all again", async () => {
  const { user } = await renderPage("/cards/terraforming_mars");
  const filters = within(await findElement("search"));
  const press = (name: string) => user.click(filters.getByRole("button", { name }));
  expect(elements("[role=status]")[0]).toHaveTextContent("268 of 268");

  await press("Corporations");
  await press("For beginners");
  await expectCount(1);
  await press("Show all");
  await expectCount(268);
  await press("Prelude");
  await expectCount(47);
  await press("Preludes");
  await expectCount(35);
  await press("Show all");
  await press("Events");
  const events = count();
  await user.type(filters.getByLabelText("From"), "20");
  const expensive = count();

  expect(events).toBeGreaterThan(expensive);
  expect(expensive).toBeGreaterThan(0);
  await expectCount(expensive);
  for (const card of cards())
    expect(Number(/(\d+) M€/.exec(card.getAttribute("aria-label")!)![1])).toBeGreaterThanOrEqual(20);
  await fill(user, filters.getByRole("searchbox"), "no such card");
  expect(await screen.findByRole("heading", { name: "No cards found" })).toBeVisible();
});

test("a card has an address of its own", async () => {
  await renderPage("/cards/terraforming_mars#mars_university");

  expect(await screen.findByRole("dialog", { name: "Mars University" })).toBeVisible();
});

test("On Mars shows its cards and tiles too, and marks what no source confirms", async () => {
  const { user } = await renderPage("/cards/on_mars");
  await expectCount(147);

  await user.click(screen.getByRole("button", { name: "With stand-ins" }));
  await user.click(screen.getByRole("button", { name: "Missions" }));
  await user.click(cards()[0]!);

  expect(within(screen.getByRole("dialog")).getByText("No source confirms", { exact: false })).toBeVisible();
});

/** The cards that are shown. By their roles, hundreds of cards would take seconds to find. */
function cards(list = "Cards"): HTMLElement[] {
  return elements(`ul[aria-label="${list}"] > li > button`);
}

/** The number of cards that the page announces. */
function count(): number {
  return parseInt(elements("[role=status]")[0]!.textContent);
}

async function expectCount(count: number, list = "Cards"): Promise<void> {
  await waitFor(() => expect(cards(list)).toHaveLength(count));
}

/** Replace what a field holds at once. */
async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.tripleClick(field);
  await user.paste(text);
}
