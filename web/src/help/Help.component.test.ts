import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { elements, findElement } from "../../tests/component/element";
import { renderPage } from "../../tests/component/page";

test("help names the rules it rests on, and moves the focus at once: never after the reader has moved it", async () => {
  await renderPage("/table/on_mars--2-players-early");
  const button = await screen.findByRole("button", { name: "Help: Life support" });

  button.focus();
  await fireEvent.click(button);
  const help = screen.getByRole("dialog", { name: "Life support" });
  expect(help).toHaveFocus();
  expect(help).toHaveTextContent("Colony level");
  expect(within(help).getByRole("link", { name: "OM-LSS-06" })).toHaveAttribute("href", "/rules/on_mars#OM-LSS-06");

  const [first, second] = document.querySelectorAll<HTMLElement>(".goods .good");
  await fireEvent.keyDown(help, { key: "Escape" });
  expect(button).toHaveFocus();
  first!.focus();
  await fireEvent.keyDown(first!, { key: "ArrowDown" });
  // The browser reports that the help was closed in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));

  expect(second).toHaveFocus();
  expect(document.querySelector(".tooltip")).toHaveTextContent(/^Battery: \d/);
});

test("the prompt of On Mars has help, and the columns of life support are one stop of the keyboard", async () => {
  const { user } = await renderPage("/table/on_mars--2-players-early");

  expect(within(await findElement(".prompt")).getByRole("button", { name: /^Help: / })).toBeVisible();
  (await findElement(".lss .column")).focus();
  await user.keyboard("{End}");

  expect(document.querySelector(".tooltip")).toHaveTextContent(/Oxygen condenser/i);
});

test("what can only be read is one stop of the keyboard, with arrows within it", async () => {
  const { user } = await renderPage("/table/terraforming_mars--ask-action");
  (await findElement('[data-option="standard:asteroid"]')).focus();
  const tooltip = await findElement(".tooltip");
  expect(tooltip).toHaveTextContent("Temperature: every step gives 1 TR");

  const resources = elements(".me-place .res");
  const steel = resources.find((resource) => resource.querySelector('use[href="#steel"]'))!;
  resources[0]!.focus();
  await user.keyboard("{ArrowRight}");
  expect(steel).toHaveFocus();
  expect(document.querySelector(".tooltip")).toHaveTextContent("pays for cards with a building tag");
  await user.keyboard("{End}");
  expect(document.querySelector(".tooltip")).toHaveTextContent("8 heat raises the temperature");
  (await findElement("[aria-label^='Oxygen'][tabindex='0']")).focus();
  await waitFor(() => expect(document.querySelector(".tooltip")).toHaveTextContent("Oxygen: every step gives 1 TR"));
});
