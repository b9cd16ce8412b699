import { screen, waitFor, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { elements, findElement } from "../../tests/component/element";
import { renderPage } from "../../tests/component/page";
import type { Chart } from "../protocol";

const FOUR = "terraforming_mars--random_4_players";
const THREE = "terraforming_mars--random_3_players_it";
const TIE = "terraforming_mars--random_2_players_tie_break";
const COLONY = "on_mars--random_solo_lost";

test("the end of a game shows winner, points by category and curves", async () => {
  const { user } = await renderPage(`/table/${FOUR}/result`);

  const table = await screen.findByRole("table", { name: "Final scores" });
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const { rounds } = await chartOf(FOUR);
  const totals = Object.values(rounds.at(-1)!.scores)
    .map(({ total }) => total!)
    .sort((one, other) => other - one);
  expect(elements("tbody td.sum").map(({ textContent }) => textContent)).toEqual(totals.map(String));
  expect(table.querySelectorAll("thead th")).toHaveLength(9);
  expect(await screen.findByRole("img", { name: /^Points/ })).toBeVisible();
  expect(await screen.findByRole("img", { name: "The final map" })).toBeVisible();

  // Every number opens a sum that adds up to it.
  const numbers = elements("tbody td.num button");
  for (const at of [0, 3, 5]) {
    await user.click(numbers[at]!);
    const dialog = await screen.findByRole("dialog");
    const parts = [...dialog.querySelectorAll("li > b")].map(numberIn);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(numberIn(numbers[at]!));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});

test("a curve can be read as a table", async () => {
  const { user } = await renderPage(`/table/${THREE}/result`);

  const figures = await screen.findByRole("radiogroup", { name: "Metric" });
  await user.click(within(figures).getByText("Income"));
  await user.click(screen.getByRole("button", { name: "As a table" }));

  const { rounds } = await chartOf(THREE);
  expect(screen.getByRole("table", { name: "Income" }).querySelectorAll("tbody tr")).toHaveLength(rounds.length);
});

test("a tie-break is shown where points alone did not decide", async () => {
  await renderPage(`/table/${TIE}/result`);

  expect(await screen.findByText("the tie is broken by M€", { exact: false })).toBeVisible();
  expect(screen.getAllByText(/Tie-break: \d+\sM€/)).toHaveLength(2);
});

test("a lost game alone has a line of Lacerda in every curve, and a replay from its player's seat", async () => {
  const { user } = await renderPage(`/table/${COLONY}/result`);

  expect(await screen.findByRole("heading", { name: "You have lost: no solo goal was reached" })).toBeVisible();
  expect(screen.getByRole("rowheader", { name: "Lacerda" })).toBeVisible();
  for (const figure of ["Points", "Technologies"]) {
    await user.click(within(screen.getByRole("radiogroup", { name: "Metric" })).getByText(figure));
    const curve = screen.getByRole("img", { name: new RegExp(`^${figure}`) });
    expect(curve.querySelectorAll("polyline.line")).toHaveLength(2);
  }
  const replay = screen.getByRole("link", { name: "Replay as Magdalena Wiśniewska" });
  expect(replay).toHaveAttribute("href", expect.stringContaining("seat=purple"));
});

test("the same game can be set up again", async () => {
  const fresh = "on_mars--1-players-early";
  const { user, requests } = await renderPage(`/table/${COLONY}/result`, {
    routes: { [`POST /api/tables/${COLONY}/again`]: { id: fresh } },
  });

  await user.click(await screen.findByRole("button", { name: "Same deal again" }));
  expect(await findElement(".onmars")).toBeVisible();
  expect(location.pathname).toBe(`/table/${fresh}`);
  expect(requests.filter(({ call }) => call.startsWith("POST"))).toHaveLength(1);

  history.back();
  await user.click(await screen.findByRole("link", { name: "Play again" }));
  await vi.waitFor(async () => expect(await screen.findByRole("radio", { name: /On Mars/ })).toBeChecked());
});

/** The scores of a game after each of its rounds. */
async function chartOf(table: string): Promise<Chart> {
  return (await fetch(`/api/tables/${table}/chart`)).json() as Promise<Chart>;
}

function numberIn({ textContent }: Element): number {
  return Number(textContent.replace("−", "-"));
}

test("alone, the points stand before the goals, of which the nearest is unfolded", async () => {
  await renderPage(`/table/${COLONY}/result`);
  const points = await screen.findByRole("table", { name: "Final scores" });
  const goals = await findElement(".levels");

  expect(points.compareDocumentPosition(goals) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(elements(".levels details[open]")).toHaveLength(1);
  expect(elements(".levels details:not([open])")).toHaveLength(3);
});
