import { screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { renderPage } from "../../tests/component/page";

test("the language changes at once and is remembered, by the server too", async () => {
  const { user, requests, unmount } = await renderPage("/new");
  await screen.findByRole("heading", { name: "Set up a table" });

  await user.click(screen.getByText("Polski"));
  await screen.findByRole("heading", { name: "Przygotuj stół" });
  expect(document.documentElement).toHaveAttribute("lang", "pl");
  expect(requests).toContainEqual({ call: "PATCH /api/me", body: { language: "pl" } });

  await unmount();
  document.body.replaceChildren();
  await renderPage("/new", { stored: { "valles-settings": localStorage.getItem("valles-settings") } });
  await screen.findByRole("heading", { name: "Przygotuj stół" });
});

test("the page is dark, light or as the system likes it", async () => {
  const daylight = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", (query: string) =>
    query === "(prefers-color-scheme: light)" ? daylight : Object.assign(new EventTarget(), { matches: false }),
  );
  const { user } = await renderPage("/");
  const root = document.documentElement;
  const flip = await screen.findByRole("button", { name: "Switch between dark and light" });
  expect(root).toHaveAttribute("data-theme", "dark");

  await user.click(flip);
  expect(root).toHaveAttribute("data-theme", "light");

  await user.click(screen.getByRole("button", { name: /Settings$/ }));
  await user.click(within(screen.getByRole("radiogroup", { name: "Colors" })).getByText("System"));
  expect(root).toHaveAttribute("data-theme", "dark");
  daylight.dispatchEvent(Object.assign(new Event("change"), { matches: true }));
  expect(root).toHaveAttribute("data-theme", "light");
});
