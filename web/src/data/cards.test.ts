/** Cards come in the reader's language, by their numbers. */

import { expect, test } from "vitest";

import { speakIn } from "../text/say.svelte";
import { cardOf, cardsOf, loadCards } from "./cards.svelte";

test("cards are there once they are loaded, by number", async () => {
  await speakIn("de");
  expect(cardsOf("terraforming_mars")).toEqual([]);

  await loadCards("terraforming_mars");
  expect(cardsOf("terraforming_mars")).toHaveLength(268);
  expect(cardsOf("terraforming_mars").every(({ number }, place) => number === place + 1)).toBe(true);
  expect(cardOf("terraforming_mars", "ants")?.name).toBe("Ameisen");
});

test("they follow the language, and the last one stays until then", async () => {
  await speakIn("en");
  await loadCards("terraforming_mars");
  await speakIn("pl");
  expect(cardOf("terraforming_mars", "ants")?.name).toBe("Ants");

  await loadCards("terraforming_mars");
  expect(cardOf("terraforming_mars", "ants")?.name).toBe("Mrówki");
});

test("every game has its own", async () => {
  await loadCards("on_mars");
  expect(cardOf("on_mars", "casino")?.family).toBe("blueprint");
});
