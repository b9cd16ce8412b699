import { screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { Refusal, renderPage } from "../../tests/component/page";

test.each(["replay/0", "result"])("a game that is still played has no %s", async (page) => {
  const table = "terraforming_mars--2-players-early";
  await renderPage(`/table/${table}/${page}`, {
    routes: { [`GET /api/tables/${table}/chart`]: new Refusal("problem-not-over", 409) },
  });

  expect(await screen.findByRole("heading", { name: "This game is still being played" })).toBeVisible();
});
