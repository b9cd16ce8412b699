import { screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findElement } from "../../tests/component/element";
import { renderPage, type Options } from "../../tests/component/page";
import type { Phrase } from "../protocol";

const NAME = "terraforming_mars--last-generation";
const GUIDED = { [NAME]: { on: false, seen: [] } };

const pass = (key: string): Phrase => ({ key: "log-pass", args: { seat: { key, count: 1, counted: false } } });

/** The table at which the other seat, a computer, has passed twice, one after the other, before it is my turn. */
async function renderSteps(stored: Options["stored"]) {
  const page = await renderPage(`/table/${NAME}`, { stored: stored ?? {} });
  await findElement(".prompt .say");
  const now = page.snapshot();
  const [me, other] = [now.seat!, now.table.seats.find(({ seat }) => seat !== now.seat)!.seat];
  const seats = now.table.seats.map((seat) => (seat.seat === other ? { ...seat, kind: "bot" as const } : seat));
  const table = { ...now.table, seats };
  const end = now.log.first + now.log.lines.length;
  // Each message comes in a task of its own.
  const receive = async (by: number, waiting: string[], question: typeof now.question, lines: Phrase[]) => {
    page.sockets[0]!.receive({
      ...now,
      table,
      seq: now.seq + by,
      waiting,
      question,
      log: { first: end + Math.max(0, by - 2), lines },
    });
    await new Promise((resolve) => setTimeout(resolve));
  };
  await receive(1, [other], null, []);
  await receive(2, [other], null, [pass(`seat-${other}`)]);
  await receive(3, [me], { ...now.question!, id: "next" }, [pass(`seat-${other}`)]);
  return page;
}

const film = () => screen.findByRole("group", { name: /^Step \d of \d$/ });

test("in a first game the steps of computers are shown one after the other, in words, with pause and step", async () => {
  const { user } = await renderSteps({ "valles-lesson": GUIDED });
  const controls = within(await film());
  await user.click(controls.getByRole("button", { name: "Pause" }));

  await user.click(controls.getByRole("button", { name: "One step back" }));
  await waitFor(async () => expect(await film()).toHaveAccessibleName("Step 1 of 2"));
  expect(controls.getByRole("status")).toHaveTextContent(/passes/);
  await user.click(controls.getByRole("button", { name: "One step forward" }));
  await waitFor(async () => expect(await film()).toHaveAccessibleName("Step 2 of 2"));
  await user.click(controls.getByRole("button", { name: "To the current table" }));

  await waitFor(() => expect(elements(".film")).toHaveLength(0));
});

test("nothing is previewed while former steps are shown: it would not follow from them", async () => {
  const { user, sockets } = await renderSteps({ "valles-lesson": GUIDED });
  await user.click(within(await film()).getByRole("button", { name: "Pause" }));

  await user.hover(await findElement('.prompt [data-option="pass"]'));

  await waitFor(() => expect(sockets[0]!.sent.some(({ type }) => type === "preview")).toBe(true));
  expect(elements(".prompt .chip")).toHaveLength(0);
  // Who answers is led to the current table first.
  await user.click(await findElement('.prompt [data-option="pass"]'));
  await waitFor(() => expect(elements(".film")).toHaveLength(0));
  expect(sockets[0]!.sent.filter(({ type }) => type === "act")).toHaveLength(0);
});

test("a card is picked by one press, which also leads to the current table", async () => {
  const { user, sockets } = await renderSteps({ "valles-lesson": GUIDED });
  await user.click(within(await film()).getByRole("button", { name: "Pause" }));

  await user.click(await findElement('.hand [data-option="play:artificial_lake"]'));

  await waitFor(() => expect(elements(".film")).toHaveLength(0));
  expect(await findElement('.hand [data-option="play:artificial_lake"]')).toHaveAttribute("aria-selected", "true");
  expect(sockets[0]!.sent.filter(({ type }) => type === "act")).toHaveLength(0);
});

test("in other games they happen at once unless somebody wants to see them", async () => {
  await renderSteps({});

  await findElement('.prompt[data-question="next"]');
  expect(elements(".film")).toHaveLength(0);
});
