import { screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findElement } from "../../tests/component/element";
import { renderPage } from "../../tests/component/page";

const GAME = "/table/terraforming_mars--random_3_players_it";

test("it plays on by itself until it is stopped, as fast as is wanted", async () => {
  const { user } = await renderPage(`${GAME}/replay/37`);
  const controls = await screen.findByRole("region", { name: "Replay controls" });
  expect(controls).toHaveTextContent("Step 3 of");
  for (const speed of ["Speed: 1×", "Speed: 2×"]) await user.click(screen.getByRole("button", { name: speed }));

  await user.click(screen.getByRole("button", { name: "Play" }));
  await waitFor(() => expect(controls).toHaveTextContent("Step 5 of"));
  await user.click(screen.getByRole("button", { name: "Pause" }));

  expect(screen.getByRole("button", { name: "Play" })).toBeVisible();
});

test("to its seat it shows what was offered and taken; a spectator goes on to what everybody saw", async () => {
  const { user } = await renderPage(`${GAME}/replay/0?seat=yellow`);
  await findElement(".offer");
  expect(elements(".offer .taken").length).toBeGreaterThan(0);

  await user.click(screen.getByRole("button", { name: "One step forward" }));
  await waitFor(() => expect(elements(".offer")).toHaveLength(0));
  expect(await findElement(".playback .news")).not.toHaveTextContent("Nothing visible");
});

test("a step can be a whole turn", async () => {
  const { user } = await renderPage(`${GAME}/replay/0`);
  const controls = await screen.findByRole("region", { name: "Replay controls" });
  const number = () => Number(/of (\d+)/.exec(controls.textContent)![1]);
  await waitFor(() => expect(controls).toHaveTextContent(/Step 0 of \d/));
  const steps = number();

  await user.click(screen.getByRole("radio", { name: "Turns" }));
  await waitFor(() => expect(controls).toHaveTextContent(/Turn 0 of \d/));
  expect(number()).toBeLessThan(steps);
  await user.click(screen.getByRole("button", { name: "One turn forward" }));
  await waitFor(() => expect(controls).toHaveTextContent(/Turn 1 of \d/));
  await user.click(screen.getByRole("radio", { name: "Actions" }));
  await waitFor(() => expect(number()).toBe(steps));
});
