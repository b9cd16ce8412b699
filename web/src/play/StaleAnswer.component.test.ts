import { screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findAnswer, findElement } from "../../tests/component/element";
import { renderPage } from "../../tests/component/page";

test("an answer that comes too late is refused as such, and the table is shown as it is now", async () => {
  const { user, snapshot } = await renderPage("/table/terraforming_mars--ask-corporation", {
    messages: {
      // On another device of the same player the start was chosen before.
      move: (message, socket) => {
        if (!("decision" in message)) return;
        socket.receive({ type: "stale", decision: message.decision });
        const { seq, waiting, ...rest } = snapshot();
        const others = waiting.filter((seat) => seat !== rest.seat);
        socket.receive({ ...rest, seq: seq + 1, waiting: others, question: null });
      },
    },
  });

  await user.click(await findElement(".tray [data-option^='card:']"));
  await waitFor(async () => expect(await findAnswer("basket")).toBeEnabled());
  await user.click(await findAnswer("basket"));

  expect(await screen.findByText(/^The table has moved on since/)).toBeVisible();
  await waitFor(() => expect(elements(".tray")).toHaveLength(0));
});
