import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findElement } from "../../../../tests/component/element";
import { renderPage } from "../../../../tests/component/page";

const findHex = (name: string) => findElement(`[data-course="${name}"]`);

test("a bot's path shows what its zone gains, and what is destroyed where it stays", async () => {
  await renderPage("/table/on_mars--ask-move-bots");

  await fireEvent.click(await findElement("[data-course]"));
  const movement = await findElement(".movement");
  await waitFor(() => expect(movement).toHaveTextContent(/Building zone: \d+ → \d+ free hexes/));

  // Where staying destroys something the number is red, and whoever goes there is told what.
  expect(elements(".hexmap g.loss")).not.toHaveLength(0);
  await fireEvent.click(await findHex("d8"));
  await waitFor(() => expect(movement).toHaveTextContent(/destroys .+ on D8/i));
  expect(elements(".hexmap .end.hurts")).toHaveLength(1);
});

test("another way leads to the same hex, and then the first one again", async () => {
  const { user } = await renderPage("/table/on_mars--ask-move-rover");
  const way = () => elements(".movement .brings .chip")[0];

  await fireEvent.click(await findHex("f4"));
  await waitFor(() => expect(way()).toHaveTextContent(/^G5 → .*F4$/));
  const first = way()!.textContent;
  await user.click(screen.getByRole("button", { name: "Another way" }));
  expect(way()).toHaveTextContent(/^G5 → .*F4$/);
  expect(way()).not.toHaveTextContent(first);
  await user.click(screen.getByRole("button", { name: "Another way" }));
  expect(way()).toHaveTextContent(first);
});
