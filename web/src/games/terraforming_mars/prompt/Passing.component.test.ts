import { waitFor, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { expectNextQuestion, findElement } from "../../../../tests/component/element";
import { renderPage, type Options } from "../../../../tests/component/page";
import type { FromClient, Snapshot } from "../../../protocol";
import type { PublicView } from "../public";

const NOTHING_LEFT = "/table/terraforming_mars--nothing-left";

const question = () => findElement(".prompt .say");

/** The kinds of the commands with which the page changes the table. */
const acts = (sent: FromClient[]) => sent.flatMap((message) => (message.type === "act" ? [message.command.kind] : []));

/** The table after a pass that can be taken back. */
function afterPass(before: Snapshot): Snapshot {
  const view = structuredClone(before.view) as unknown as PublicView;
  view.players.find(({ seat }) => seat === before.seat)!.passed = true;
  const undo = { ...before.undo!, moves: 1, alone: 0, step: 0, barred: "" as const };
  return { ...before, view: { ...view }, question: null, unconfirmed: before.seat, undo };
}

/** The table after the end of a turn that is not confirmed yet. */
function afterEnd(before: Snapshot): Snapshot {
  const undo = { ...before.undo!, moves: 1, alone: 0, step: 0, barred: "" as const };
  return { ...before, question: null, waiting: [], unconfirmed: before.seat, undo };
}

/** The table once another seat is asked. */
const afterTurn = (before: Snapshot): Snapshot => ({ ...afterPass(before), unconfirmed: null, waiting: ["blue"] });

test("who ends a turn after one action does so with one press", async () => {
  const { user, sockets, snapshot } = await renderPage("/table/terraforming_mars--ask-second-action", {
    messages: {
      move: (message, socket) => {
        if (!("decision" in message)) return;
        socket.receive({ type: "ack", decision: message.decision, seq: 1 });
        socket.receive({ ...afterEnd(snapshot()), seq: 1 });
      },
      confirm: () => undefined,
    },
  });
  await findElement('.prompt [data-option="end"]');

  await user.keyboard("e");

  await waitFor(() => expect(acts(sockets[0]!.sent)).toEqual(["move", "confirm"]));
});

test("a pass with nothing left takes one press, is taken back, and ends the turn by itself", async () => {
  let seq = 0;
  /** Acknowledge a message, and show what came of it. */
  const reply =
    (change: (before: Snapshot) => Snapshot): NonNullable<NonNullable<Options["messages"]>["move"]> =>
    (message, socket) => {
      if (!("decision" in message)) throw new Error(`${message.type} changes nothing`);
      seq++;
      socket.receive({ type: "ack", decision: message.decision, seq });
      socket.receive({ ...change(snapshot()), seq });
    };
  const { user, sockets, snapshot } = await renderPage("/table/terraforming_mars--ask-action", {
    messages: { move: reply(afterPass), undo: reply((before) => before), confirm: reply(afterTurn) },
  });
  const pass = await findElement('.prompt [data-option="pass"]');
  const before = (await question()).textContent;
  expect(pass).not.toHaveTextContent("left");

  await user.keyboard("p");
  await waitFor(async () => expect(await question()).toHaveTextContent("You passed"));
  await user.keyboard("z");
  await waitFor(async () => expect(await question()).toHaveTextContent(before));
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  await user.keyboard("p");
  await waitFor(async () => expect(await question()).toHaveTextContent("You passed"));
  expect(acts(sockets[0]!.sent)).toEqual(["move", "undo", "move"]);
  vi.advanceTimersByTime(4000);

  expect(acts(sockets[0]!.sent)).toEqual(["move", "undo", "move", "confirm"]);
  await waitFor(async () => expect(await question()).not.toHaveTextContent("You passed"));
});

test("automatic passing passes when nothing is left to do, and not at the next question", async () => {
  const { user, sockets } = await renderPage(NOTHING_LEFT);
  const prompt = await findElement(".prompt");
  const questionId = prompt.dataset["question"]!;
  expect(await findElement('.prompt [data-option="pass"]')).toBeVisible();

  await user.click(within(prompt).getByRole("switch", { name: "Always pass when this happens" }));

  await expectNextQuestion(questionId);
  expect(prompt).toHaveAttribute("data-question", `${questionId}-1`);
  await waitFor(async () => expect(await findElement('.prompt [data-option="pass"]')).toBeEnabled());
  // The question may be answered in a later task than the one in which it is shown.
  await new Promise((resolve) => setTimeout(resolve));
  expect(sockets[0]!.sent.filter(({ type }) => type === "act")).toMatchObject([{ command: { choices: ["pass"] } }]);
});
