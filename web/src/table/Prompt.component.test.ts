import { screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { expectNextQuestion, findAnswer, findElement } from "../../tests/component/element";
import { renderPage } from "../../tests/component/page";
import { refuseOnce } from "../../tests/component/tables";
import type { FromClient } from "../protocol";

const TURN = "/table/terraforming_mars--last-generation";

test("an answer is given once, however late the table shows what came of it", async () => {
  const { user, sockets, snapshot } = await renderPage(TURN, {
    messages: {
      move: (message, socket) =>
        socket.receive({ type: "ack", decision: "decision" in message && message.decision, seq: snapshot().seq + 1 }),
    },
  });
  const decided = () => sockets[0]!.sent.filter(({ type }) => type === "act");
  const { question: questionId } = (await findElement(".prompt")).dataset;

  await user.click(await findElement('.sp [data-option="standard:power_plant"]'));
  await user.click(await findAnswer("commit"));
  await user.click(await findAnswer("commit"));
  await user.keyboard("{Enter}");
  expect(await findElement(".prompt")).toHaveAttribute("aria-busy", "true");
  const { question, seq, ...rest } = snapshot();
  sockets[0]!.receive({ ...rest, seq: seq + 1, question: { ...question, id: "next" } });

  await expectNextQuestion(questionId!);
  expect(decided()).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an answer that the server is too busy for is given again by itself", async () => {
  const refused: FromClient[] = [];
  const { user, sockets } = await renderPage(TURN, { messages: { move: refuseOnce(refused) } });
  const { question: questionId } = (await findElement(".prompt")).dataset;

  await user.click(await findElement('.sp [data-option="standard:power_plant"]'));
  await user.click(await findAnswer("commit"));

  await expectNextQuestion(questionId!);
  expect(refused).toHaveLength(1);
  expect(sockets[0]!.sent.filter(({ type }) => type === "act")).toEqual([refused[0], refused[0]]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a preview is requested again until the server is free", async () => {
  const refused: FromClient[] = [];
  const { user } = await renderPage(TURN, { messages: { preview: refuseOnce(refused) } });

  await user.click(await findElement('.sp [data-option="standard:power_plant"]'));

  expect(await findElement(".prompt .chip")).toBeVisible();
  expect(refused).toHaveLength(1);
});

test.each([
  [42.4, "43"],
  [null, null],
])("a complete turn shows the seconds until it is confirmed by itself: %s", async (seconds, shown) => {
  const { sockets } = await renderPage(TURN, {
    rewrite: (message) =>
      message.type === "snapshot" ? { ...message, question: null, waiting: [], unconfirmed: message.seat } : message,
    messages: {
      feature: (message, socket) =>
        "id" in message && socket.receive({ type: "feature", id: message.id, body: { seconds } }),
    },
  });
  await findAnswer("confirm");

  await waitFor(() => expect(sockets[0]!.sent.some(({ type }) => type === "feature")).toBe(true));
  if (shown === null) expect(screen.queryByRole("timer")).toBeNull();
  else
    expect(await screen.findByRole("timer", { name: "Seconds until your turn ends by itself" })).toHaveTextContent(
      shown,
    );
});

test("a complete turn in which something was revealed promises no undo", async () => {
  await renderPage(TURN, {
    rewrite: (message) =>
      message.type === "snapshot"
        ? {
            ...message,
            question: null,
            waiting: [],
            unconfirmed: message.seat,
            undo: { ...message.undo!, barred: "revealed" },
          }
        : message,
  });
  await findAnswer("confirm");

  expect(await findElement(".prompt .sub")).toHaveTextContent(/before you confirm. Your last step revealed something/);
});
