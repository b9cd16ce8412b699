import { within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { findElement } from "../../tests/component/element";
import { renderPage } from "../../tests/component/page";

test("an owner of the game reports what is printed on a card as a text that names card, value and reading", async () => {
  const { user } = await renderPage("/cards/on_mars#b2");
  const detail = await findElement<HTMLElement>("[data-detail=b2]");
  const form = within(detail);
  await user.click(form.getByText(/Do you own the game/));
  expect(form.getByRole("button", { name: "Copy the report" })).toBeDisabled();

  await user.selectOptions(form.getByLabelText("Value"), "Reward");
  await user.type(form.getByLabelText("Printed on the component"), "1 plant");
  await user.type(form.getByLabelText("Edition and language of your box"), "English, 2020");
  await user.click(form.getByRole("button", { name: "Copy the report" }));

  const report = JSON.parse(await navigator.clipboard.readText()) as unknown;
  expect(report).toEqual({
    game: "on_mars",
    component: "b2",
    value: "reward",
    here: "water",
    printed: "1 plant",
    edition: "English, 2020",
    note: "",
  });
  const mail = decodeURIComponent(form.getByRole("link", { name: "Write a mail" }).getAttribute("href")!);
  expect(mail).toContain('"printed": "1 plant"');
});
