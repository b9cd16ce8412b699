import { testGame } from "./journeys";
import { legibilityFaults } from "./support/legible";
import { Player, playUntil } from "./support/player";
import { post, signIn } from "./support/requests";
import { callControl } from "./support/server";
import { expect, test } from "./support/test";

// With this seed a game of two greedy players is shortest.
test.use({ serverOptions: { seed: 31 } });

testGame("terraforming_mars", {
  players: 5,
  seats: ["yellow", "blue"],
  placing: "ask-tile",
  prefix: "",
});

interface View {
  players: { seat: string; hand: { cards: string[] } }[];
}

/** The number of cards in the hand of the player who is asked. */
function handSize({ snapshot }: Player): number {
  const { players } = snapshot!.view as unknown as View;
  return players.find(({ seat }) => seat === snapshot!.seat)!.hand.cards.length;
}

test("hands of more than twelve cards stay legible while five people play", async ({ page }) => {
  const device = new Player(page);
  await signIn(page, "Mira");
  const record = await callControl<string>("/hoarded");
  const { id } = await post<{ id: string }>(page, "/api/records", { record });
  await page.goto(`/table/${id}`);

  // The seat changes at the end of a turn; then the device changes hands.
  const seats = new Set<string>();
  while (seats.size < 5) {
    await playUntil([device], () => device.snapshot?.question?.begins === true && !seats.has(device.snapshot.seat!));
    seats.add(device.snapshot!.seat!);
    const cards = handSize(device);
    expect(cards).toBeGreaterThan(12);
    await expect(page.locator(".hand [role=option]")).toHaveCount(cards);
    await expect.poll(() => legibilityFaults(page)).toEqual([]);
  }
  await playUntil([device], () => new Set(device.seats).size === 5);
});
