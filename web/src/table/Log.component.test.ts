import { screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findElement } from "../../tests/component/element";
import { renderPage } from "../../tests/component/page";
import type { Noun, Phrase } from "../protocol";

const TABLE = "terraforming_mars--last-generation";

const noun = (key: string, count = 1): Noun => ({ key, count, counted: count > 1 });
const blue = noun("seat-blue");

/** An animal or microbe that the Ants of another seat took. */
const microbeLoss = (left: number): Phrase => ({
  key: "log-card-loss",
  args: {
    seat: noun("seat-yellow"),
    what: noun("microbes"),
    card: noun("card-tardigrades"),
    by: blue,
    source: noun("card-ants"),
    left,
  },
});

/** An action of another seat. */
const LINES: Phrase[] = [
  { key: "log-play", args: { seat: blue, card: noun("card-comet") } },
  { key: "log-pay", args: { seat: blue, what: noun("credits", 21) } },
  { key: "log-tile", args: { seat: blue, tile: noun("tile-ocean"), where: { key: "on-area", args: { space: "E5" } } } },
  {
    key: "log-loss",
    args: { seat: noun("seat-yellow"), what: noun("plants", 3), by: blue, source: noun("card-comet"), left: 7 },
  },
  microbeLoss(3),
  microbeLoss(2),
  microbeLoss(1),
];

test("an action is one row, hits are one banner, and names lead to cards and places", async () => {
  const { user } = await renderPage(`/table/${TABLE}`, {
    stored: { "valles-seen": [[`${TABLE} yellow turn`, 0]] },
    rewrite: (message) => (message.type === "snapshot" ? { ...message, log: { first: 0, lines: LINES } } : message),
  });

  const hits = await screen.findByRole("alert");
  await waitFor(() => expect(hits.querySelectorAll("p")).toHaveLength(2));
  expect(hits).toHaveTextContent("4 hits since your last turn");
  expect(hits).toHaveTextContent("Friedrich-Wilhelmine, Comet: you lose 3 plants (10 → 7)");
  expect(hits).toHaveTextContent("Friedrich-Wilhelmine, Ants: you lose 3 microbes (4 → 1) 3 times");
  const rows = elements(".lg li").filter((row) => within(row).queryByRole("button", { name: "Comet" }));
  expect(rows).toHaveLength(1);
  expect(rows[0]!.querySelector(".coin")).toHaveTextContent(/^21$/);
  expect(elements(".lg li.hit")).toHaveLength(1);

  const row = within(rows[0]!);
  await user.hover(row.getByRole("button", { name: "On area E5" }));
  expect(elements("[data-lit]")).toHaveLength(1);
  await user.unhover(row.getByRole("button", { name: "On area E5" }));
  expect(elements("[data-lit]")).toEqual([]);
  await user.click(row.getByRole("button", { name: "Comet" }));
  const card = await screen.findByRole("dialog", { name: "Comet" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(card).not.toBeInTheDocument());
  await user.click(within(hits).getByRole("button", { name: "Dismiss" }));
  expect(hits).not.toBeInTheDocument();
});

test("points show their sources", async () => {
  const { user } = await renderPage(`/table/${TABLE}`);

  const mine = within(await findElement(".me-place"));
  await user.click(mine.getByRole("button", { name: /what the points are made of/ }));

  expect(await findElement("dialog[open]")).toHaveTextContent("Terraform rating at the start");
});
