import { screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { renderPage } from "../../tests/component/page";
import { LONG } from "./waiting.svelte";

test("a player in another tab is notified of the own turn, after being asked for permission once", async () => {
  const shown: string[] = [];
  class FakeNotification {
    static permission = "default";
    static requestPermission = () => Promise.resolve((FakeNotification.permission = "granted"));
    constructor(title: string) {
      shown.push(title);
    }
    close(): void {}
  }
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  const icon = document.head.querySelector("link");

  let isTurn = true;
  const { user, sockets, snapshot } = await renderPage("/table/terraforming_mars--2-players-early", {
    rewrite: (message) =>
      message.type === "snapshot" && !isTurn ? { ...message, question: null, waiting: [] } : message,
  });
  await waitFor(() => expect(document.title).toBe("(!) Your turn: Valles"));
  await waitFor(() => expect(icon).toHaveAttribute("href", "/icon-turn.svg"));
  const turn = snapshot();

  isTurn = false;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  sockets[0]!.receive({ ...turn, seq: turn.seq + 1, question: null, waiting: [] });
  await vi.advanceTimersByTimeAsync(LONG);
  vi.useRealTimers();
  await waitFor(() => expect(document.title).toBe("Terraforming Mars: Valles"));
  expect(icon).toHaveAttribute("href", "/icon.svg");
  await user.click(await screen.findByText("Yes, notify me", { selector: "button" }));
  await waitFor(() => expect(screen.queryByText("Yes, notify me")).toBeNull());

  isTurn = true;
  sockets.at(-1)!.receive({ ...turn, seq: turn.seq + 2 });
  await waitFor(() => expect(document.title).toBe("(!) Your turn: Valles"));
  await waitFor(() => expect(shown).toEqual(["It is your turn"]));
});
