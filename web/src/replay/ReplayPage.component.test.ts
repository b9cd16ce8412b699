import { screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { renderPage } from "../../tests/component/page";

test("it plays on by itself until it is stopped", async () => {
  const { user } = await renderPage("/table/terraforming_mars--random_3_players_it/replay/20");
  const controls = await screen.findByRole("region", { name: "Replay controls" });
  expect(controls).toHaveTextContent("Step 20 of");

  await user.click(screen.getByRole("button", { name: "Play" }));
  await waitFor(() => expect(controls).toHaveTextContent("Step 22 of"));
  await user.click(screen.getByRole("button", { name: "Pause" }));

  expect(screen.getByRole("button", { name: "Play" })).toBeVisible();
});
