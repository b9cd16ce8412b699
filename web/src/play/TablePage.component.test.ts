import { screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { findElement } from "../../tests/component/element";
import { renderPage } from "../../tests/component/page";

const START = "/table/terraforming_mars--ask-corporation";
const TURN = "/table/terraforming_mars--last-generation";

test("a page from before an update of the server asks to reload, and then continues", async () => {
  const { user, sockets, unmount } = await renderPage(START, {
    messages: { join: (_, socket) => socket.disconnect(4426) },
  });
  const reload = vi.spyOn(location, "reload").mockReturnValue();

  expect(
    await screen.findByText("The server has been updated since this page was loaded.", { exact: false }),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reload the table" }));

  expect(reload).toHaveBeenCalledOnce();
  expect(sockets).toHaveLength(1);
  await unmount();
  await renderPage(START);
  expect(await findElement(".tray")).toBeVisible();
});

test("the language changes in mid-game", async () => {
  const { user } = await renderPage(TURN);
  expect(await findElement('.prompt [data-option="pass"]')).toHaveTextContent("Pass");

  await user.click(await screen.findByRole("button", { name: "Settings" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "de");
  await user.keyboard("{Escape}");

  await waitFor(() => expect(document.documentElement).toHaveAttribute("lang", "de"));
  expect(await findElement('.prompt [data-option="pass"]')).toHaveTextContent(/passen/i);
});
