import { enter, post } from "./support/guest";
import { unreadable } from "./support/legible";
import { Player } from "./support/player";
import { callStage } from "./support/server";
import { proofs } from "./journeys";
import { expect, test } from "./support/test";

// With this seed a game of two greedy players is shortest.
test.use({ serverOptions: { seed: 31 } });

proofs("terraforming_mars", {
  players: 5,
  seats: ["yellow", "blue"],
  placing: "ask-tile",
  prefix: "",
  options: { beginners: ["yellow"] },
});

const MANY = 12;

type Shown = { seat: string; hand: { cards: string[] } };

test("five play on with more than twelve cards in each hand", async ({ page }) => {
  const five = new Player(page);
  await enter(page, "Mira");
  const record = await callStage<string>("/hoarded");
  const { id } = await post<{ id: string }>(page, "/api/records", { record });
  await page.goto(`/table/${id}`);

  // Who is asked changes at the end of a turn; then the device changes hands.
  while (new Set(five.seats).size < 5) {
    await expect.poll(() => five.move()).toBe(true);
    if (!five.snapshot?.question?.begins) continue;
    const { seat, view } = five.snapshot as unknown as { seat: string; view: { players: Shown[] } };
    const held = view.players.find((player) => player.seat === seat)!.hand.cards.length;
    await expect(page.locator(".hand [role=option]")).toHaveCount(held);
    expect(held).toBeGreaterThan(MANY);
    expect(await unreadable(page)).toEqual([]);
  }
});
