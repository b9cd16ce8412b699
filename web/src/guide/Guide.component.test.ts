import { screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findAnswer, findElement } from "../../tests/component/element";
import { renderPage, type Options } from "../../tests/component/page";
import { newTable } from "../../tests/component/tables";
import type { FromServer } from "../protocol";

const TABLE = "terraforming_mars--ask-action";
const GUIDED = { [TABLE]: { on: true, of: 0, progress: { ticks: {}, read: [], later: [] } } };

test("a tick is taken back with its deed, a step is put off, and all of it is kept", async () => {
  const first = await renderPage(`/table/${TABLE}`, { ...serverOfOneCard(), stored: { "valles-guide": GUIDED } });
  const { user } = first;
  const guide = within(await screen.findByRole("region", { name: "First game" }));
  expect(guide.getByRole("heading", { level: 3 })).toHaveTextContent("Make Mars habitable");
  expect(await findElement(".hand-place[data-pointed]")).toBeVisible();

  const playCard = async () => {
    await user.click(await findElement('.hand [data-option="play:solar_wind_power"]'));
    await user.click(await findAnswer("commit"));
  };
  await playCard();
  await waitFor(() => expect(ticks()).toHaveLength(2));
  expect(await findElement(".guide")).toHaveTextContent("You were faster");
  await user.keyboard("z");
  await waitFor(() => expect(ticks()).toHaveLength(0));

  await user.click(guide.getByRole("button", { name: "Not now" }));
  await expectStep("card");
  await playCard();
  await expectStep("second");
  await first.unmount();
  const second = await renderPage(`/table/${TABLE}`, serverOfOneCard(true));
  await expectStep("second");
  expect(ticks()).toHaveLength(2);

  await user.click(await screen.findByRole("button", { name: "All steps" }));
  expect((await screen.findByRole("dialog", { name: "All steps" })).querySelectorAll("li")).toHaveLength(9);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "End the guide" }));
  await waitFor(() => expect(elements(".guide")).toHaveLength(0));
  await user.click(screen.getByRole("button", { name: "Settings" }));
  await user.click(await screen.findByRole("switch", { name: "Guide at this table" }));
  await user.keyboard("{Escape}");
  await expectStep("second");
  await second.unmount();
  await renderPage("/", { routes: { "GET /api/tables": [newTable({ id: TABLE, started: 0 })] } });
  expect(await screen.findByText("Guide: step 3 of 9")).toBeVisible();
});

/** A server at which a card is played by the first answer, until that is taken back. */
function serverOfOneCard(isPlayed = false): Options {
  const noun = (key: string) => ({ key, count: 1, counted: false });
  const line = { key: "log-play", args: { seat: noun("seat-yellow"), card: noun("card-solar-wind-power") } };
  return {
    messages: {
      move: (_message, _socket, forward) => {
        isPlayed = true;
        return forward();
      },
      undo: (_message, _socket, forward) => {
        isPlayed = false;
        return forward();
      },
    },
    rewrite(message: FromServer) {
      if (message.type !== "snapshot" || !isPlayed) return message;
      const undo = { ...message.undo!, moves: 1, alone: 0, step: 0 };
      return { ...message, undo, log: { ...message.log, lines: [...message.log.lines, line] } };
    },
  };
}

const ticks = () => elements(".guide .dots .done");

async function expectStep(step: string): Promise<void> {
  await findElement(`.guide[data-step="${step}"]`);
}
