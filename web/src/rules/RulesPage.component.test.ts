import { screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { renderPage } from "../../tests/component/page";

test("the contents summarize each group in the reader's language; stand-ins link to their cards", async () => {
  const { user } = await renderPage("/rules/on_mars");
  await user.click(await screen.findByLabelText("Deutsch"));
  const groups = within(await screen.findByRole("navigation", { name: "Regelgruppen" }));

  const group = await groups.findByText("Lebenserhaltung");
  expect(group.closest("a")).toHaveAccessibleName("Lebenserhaltung OM-LSS");
  expect(groups.getByText("halten die Kolonie am Leben", { exact: false })).toBeVisible();
  await user.click(groups.getByRole("link", { name: /^On Mars: components that nobody could check/ }));
  await user.click(await screen.findByRole("link", { name: "Schiffs-Techplättchen" }));
  expect(await screen.findByRole("dialog", { name: /Schiffs-Techplättchen/ })).toBeVisible();
});
