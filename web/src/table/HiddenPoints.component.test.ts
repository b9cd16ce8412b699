import { waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { renderPage } from "../../tests/component/page";
import type { FromServer } from "../protocol";

/** Messages of the server where the host has hidden points: see tests/server/live/test_points.py. */
function withoutPoints(message: FromServer): FromServer {
  if (message.type !== "snapshot") return message;
  const players = (message.view["players"] as object[]).map((player) => ({ ...player, points: null }));
  const table = { ...message.table, points: false };
  return { ...message, table, scores: {}, view: { ...message.view, players } };
}

const POINTS = ".points, .rail[aria-label^='Points']";

test.each(["terraforming_mars", "on_mars"])("where the host hides points nobody is shown any in %s", async (game) => {
  const path = `/table/${game}--2-players-early`;
  const open = await renderPage(path);
  await waitFor(() => expect(document.querySelector(".prompt .say")).not.toBeEmptyDOMElement());
  expect(document.querySelectorAll(POINTS).length).toBeGreaterThan(0);
  await open.unmount();

  await renderPage(path, { rewrite: withoutPoints });
  await waitFor(() => expect(document.querySelector(".prompt .say")).not.toBeEmptyDOMElement());
  expect(document.querySelectorAll(POINTS)).toHaveLength(0);
});
