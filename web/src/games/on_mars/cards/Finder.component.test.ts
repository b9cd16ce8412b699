import { waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { findElement } from "../../../../tests/component/element";
import { renderPage } from "../../../../tests/component/page";

test("cards and tiles of On Mars are found at its table, with where they are", async () => {
  const { user } = await renderPage("/table/on_mars--2-players-early");
  await findElement(".prompt [data-option]");

  await user.keyboard("/");
  const finder = within(await findElement("dialog[open]"));
  await user.keyboard("mission");

  await waitFor(() => expect(finder.getAllByRole("img", { name: /^Mission “.* on display$/i })).toHaveLength(3));
  expect(finder.getAllByRole("img", { name: /^Mission “/ }).length).toBeGreaterThan(3);
});
