import { waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findAnswer, findElement } from "../../tests/component/element";
import { renderPage } from "../../tests/component/page";

test("corporation, preludes and cards of the start are chosen on one screen", async () => {
  const { user, sockets } = await renderPage("/table/terraforming_mars--prelude-opening");
  await findElement(".opening [data-prelude]");
  const preludes = () => elements(".opening [data-prelude]");
  expect(preludes()).toHaveLength(4);

  await user.click(await findElement(".opening .c1 .pickable"));
  await user.click(preludes()[3]!);
  const keep = await findAnswer("basket");
  expect(keep).toHaveTextContent("Choose 1 more prelude");
  expect(keep).toBeDisabled();

  await user.click(preludes()[1]!);
  expect(preludes()[0]).toHaveAttribute("aria-disabled", "true");
  await user.click(elements(".opening [data-basket]")[4]!);
  await waitFor(async () => expect(await findAnswer("basket")).toBeEnabled());
  await user.click(await findAnswer("basket"));

  const sent = () => sockets[0]!.sent.filter(({ type }) => type === "act");
  await waitFor(() => expect(sent()).toHaveLength(1));
  // The fourth prelude needs no answer: nothing else is left.
  const cards = ["no", "no", "no", "no", "yes", "no", "no", "no", "no", "no"];
  expect(sent()).toMatchObject([
    { command: { choices: [expect.stringMatching(/^card:/), "no", "yes", "no", ...cards] } },
  ]);
});

test("in the prelude round one of the two preludes is chosen", async () => {
  await renderPage("/table/terraforming_mars--prelude-round");

  await findElement('.tray [data-option^="card:"]');
  expect(elements('.tray [data-option^="card:"]')).toHaveLength(2);
});
