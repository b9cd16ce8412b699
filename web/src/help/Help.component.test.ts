import { fireEvent, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";

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
  expect(document.querySelector(".says")).toHaveTextContent(/^Battery: \d/);
});
