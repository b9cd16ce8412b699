import { expect, test } from "vitest";

import { elements, findElement } from "../../../../tests/component/element";
import { renderPage } from "../../../../tests/component/page";
import { waitFor } from "@testing-library/svelte";

const answers = () => elements(".prompt .an").map(({ dataset }) => dataset["option"]);

test("answers keep their places when the reasons of impossible ones arrive", async () => {
  let deliver = () => Promise.resolve();
  await renderPage("/table/on_mars--ask-build", {
    messages: { why_not: (_message, _socket, forward) => (deliver = forward) },
  });
  await findElement(".prompt .an[data-option]");
  const before = answers();
  expect(elements(".prompt .an.shut")).not.toEqual([]);

  await deliver();

  await waitFor(() => expect(elements(".prompt .an.shut").map(({ title }) => title)).not.toContain("…"));
  expect(answers()).toEqual(before);
});

test("a key that is held down answers one question", async () => {
  const { sockets } = await renderPage("/table/on_mars--ask-build");
  const control = await findElement(".prompt .an[data-option]:not(.shut)");
  const press = (repeat: boolean) =>
    control.dispatchEvent(
      new KeyboardEvent("keydown", { key: control.querySelector("kbd")!.textContent, repeat, bubbles: true }),
    );
  const picked = () => sockets[0]!.sent.filter(({ type }) => type === "form" || type === "preview" || type === "act");

  press(true);
  expect(picked()).toEqual([]);
  press(false);
  await waitFor(() => expect(picked()).not.toEqual([]));
});
