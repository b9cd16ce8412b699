import { enter, openTable, startTable } from "./support/guest";
import { Player } from "./support/player";
import { expectAccessible, expect, test } from "./support/test";

const noun = (key: string, count = 1) => ({ key, count, counted: count > 1 });
const blue = noun("seat-blue");

/** What another seat did, as the server would tell it. */
const BITTEN = (left: number) => ({
  key: "log-card-loss",
  args: {
    seat: noun("seat-yellow"),
    what: noun("microbes"),
    card: noun("card-tardigrades"),
    by: blue,
    source: noun("card-ants"),
    left,
  },
});
const TOLD = [
  { key: "log-play", args: { seat: blue, card: noun("card-comet") } },
  { key: "log-pay", args: { seat: blue, what: noun("credits", 21) } },
  { key: "log-tile", args: { seat: blue, tile: noun("tile-ocean"), where: { key: "on-area", args: { space: "E5" } } } },
  {
    key: "log-loss",
    args: { seat: noun("seat-yellow"), what: noun("plants", 3), by: blue, source: noun("card-comet"), left: 7 },
  },
  BITTEN(3),
  BITTEN(2),
  BITTEN(1),
];

test("an action is one row, hits are one banner, and names lead to cards and places", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, "Ann");
  const options = { beginners: ["yellow", "blue"] };
  const id = await openTable(page, "terraforming_mars", [{ kind: "me" }, { kind: "bot", name: "Bob" }], { options });
  const ann = new Player(page);
  await startTable(page, id);
  await page.getByRole("button", { name: "Begin the game" }).click();
  // On Ann's turn nothing comes by itself any more: what is told below is told once, however quick Bob was.
  await expect.poll(() => ann.snapshot?.question?.begins).toBe(true);

  await page.addInitScript(
    (key) => localStorage.setItem("valles-seen", JSON.stringify([[key, 0]])),
    `${id} yellow turn`,
  );
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; log: { first: number; lines: object[] } };
      if (message.type === "snapshot") message.log = { first: 0, lines: TOLD };
      socket.send(JSON.stringify(message));
    });
  });
  await page.reload();
  const hits = page.getByRole("alert");
  await expect(hits).toContainText("4 hits since your last turn");
  await expect(hits).toContainText("Bob, Comet: you lose 3 plants (10 → 7)");
  await expect(hits).toContainText("Bob, Ants: you lose 3 microbes (4 → 1) 3 times");
  await expect(hits.locator("p")).toHaveCount(2);
  const row = page.locator(".lg li", { has: page.getByRole("button", { name: "Comet" }) });
  await expect(row).toHaveCount(1);
  await expect(row.locator(".coin")).toHaveText("21");
  await expect(page.locator(".lg li.hit")).toHaveCount(1);
  await expectAccessible(page);

  await row.getByRole("button", { name: "On area E5" }).hover();
  await expect(page.locator("[data-lit]")).toHaveCount(1);
  await row.getByRole("button", { name: "Comet" }).click();
  await expect(page.getByRole("dialog", { name: "Comet" })).toBeVisible();
  await page.keyboard.press("Escape");
  await hits.getByRole("button", { name: "Dismiss" }).click();
  await expect(hits).toHaveCount(0);

  // Points say what they are made of.
  await page
    .locator(".me-place")
    .getByRole("button", { name: /what the points are made of/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("Terraform rating at the start");
});
