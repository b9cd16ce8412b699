import { screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findAnswer, findElement } from "../../tests/component/element";
import { renderPage, type Options } from "../../tests/component/page";
import type { FromClient, FromServer, LessonAnswer, LessonStep } from "../protocol";

const TABLE = "terraforming_mars--ask-action";
const GUIDED = { "valles-lesson": { [TABLE]: { on: true, seen: [] } } };
const PLAY = "play:solar_wind_power";

test("the lesson speaks of the decision that is asked, and of answers that are possible", async () => {
  const { snapshot } = await renderPage(`/table/${TABLE}`, { stored: GUIDED });
  const lesson = await findLesson();

  expect(await lesson.findByRole("heading", { level: 2 })).not.toBeEmptyDOMElement();
  expect(snapshot().question?.prompt.key).toBe("ask-action");
  await waitFor(() => expect(Number(elements(".lesson")[0]?.dataset["answers"])).toBeGreaterThan(0));
  expect(elements("[data-pointed]")).not.toHaveLength(0);
});

test("a hint says what the computer would do and why; among people there is none", async () => {
  const first = await renderPage(`/table/${TABLE}`, { stored: GUIDED, rewrite: againstComputers });
  const lesson = await findLesson();
  await lesson.findByRole("button", { name: /Hint/ });
  await first.user.keyboard("i");
  expect(await lesson.findByRole("status")).toHaveTextContent(/^Hint: .+\. \S.+\.$/);
  await first.unmount();

  await renderPage(`/table/${TABLE}`, { stored: GUIDED });
  const among = await findLesson();
  await among.findByRole("heading", { level: 2 });
  expect(among.queryByRole("button", { name: /Hint/ })).toBeNull();
});

test("a tip is shown at one decision, and what a deed did follows it in numbers", async () => {
  const { user } = await renderPage(`/table/${TABLE}`, { stored: GUIDED, ...serverOfOneCard() });
  const lesson = await findLesson();
  expect(await lesson.findByRole("heading", { name: /You can claim a milestone/ })).toBeVisible();
  expect(localStorage.getItem("valles-lesson")).toContain(`"seen":["milestone"]`);

  await user.click(await findElement(`.hand [data-option="${PLAY}"]`));
  await user.click(await findAnswer("commit"));

  expect(await lesson.findByRole("heading", { name: /Take an action/ })).toBeVisible();
  expect(await lesson.findByText(/Your rating is 21 \(1 more\)/)).toBeVisible();
});

test("the lesson is ended and comes back in the settings", async () => {
  const { user } = await renderPage(`/table/${TABLE}`, { stored: GUIDED });
  await user.click(await (await findLesson()).findByRole("button", { name: "End the lesson" }));
  await waitFor(() => expect(elements(".lesson")).toHaveLength(0));
  expect(elements("[data-pointed]")).toHaveLength(0);

  await user.click(screen.getByRole("button", { name: "Settings" }));
  await user.click(await screen.findByRole("switch", { name: "Lesson at this table" }));
  await user.keyboard("{Escape}");
  await findLesson();
});

async function findLesson() {
  return within(await screen.findByRole("region", { name: "First game" }));
}

/** The others at the table are computers. */
function againstComputers(message: FromServer): FromServer {
  if (message.type !== "snapshot") return message;
  const seats = message.table.seats.map((seat) =>
    seat.seat === message.seat ? seat : { ...seat, kind: "bot" as const },
  );
  return { ...message, table: { ...message.table, seats } };
}

/** A server at which a card is played by the first answer; a tip is due before and after it. */
function serverOfOneCard(): Options {
  let moves = 0;
  const stepOf = (step: string, once: boolean): LessonStep => {
    const phrase = (id: string) => ({ key: `tm-lesson-${id}`, args: { money: 20 } });
    const text = { title: phrase(`${step}-title`), text: phrase(step) };
    return { step, ...text, answers: [PLAY], region: "hand", topic: "tm-play", once };
  };
  return {
    messages: {
      move: (_message, _socket, forward) => {
        moves++;
        return forward();
      },
      lesson: (message, socket) => {
        const { id, before } = message as FromClient & { type: "lesson" };
        const rose = moves > 0 && before?.[0]?.value === 20;
        const answer: LessonAnswer = {
          type: "lesson",
          id,
          goal: null,
          needs: [],
          steps: [stepOf("milestone", true), stepOf("action", false)],
          outcomes: rose ? [{ key: "tm-lesson-did-rating", args: { rating: 21, number: 1 } }] : [],
          figures: [{ name: "rating", value: 20 + moves }],
        };
        socket.receive(answer);
      },
    },
    rewrite(message: FromServer) {
      if (message.type !== "snapshot" || !message.question) return message;
      const question = { ...message.question, id: `${message.question.id}-${moves}` };
      return { ...message, question, undo: { ...message.undo!, moves } };
    },
  };
}
