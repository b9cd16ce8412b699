import { expect, test } from "vitest";
import { keepPlaces, moveCard, sortHand, type Facts } from "./order";

const FACTS: Record<string, Facts> = {
  ants: { playable: false, cost: 9, tags: ["microbe"] },
  asteroid: { playable: true, cost: 14, tags: ["space", "event"] },
  mine: { playable: true, cost: 4, tags: ["building"] },
  sabotage: { playable: false, cost: 1, tags: ["event"] },
};
const CARDS = Object.keys(FACTS);
const facts = (id: string) => FACTS[id]!;

test("a hand lies as it was laid, by cost, by tag, or with what can be played first", () => {
  const mine = ["sabotage", "mine", "asteroid", "ants"];
  const as = (order: "mine" | "cost" | "tag" | "playable") => sortHand(CARDS, { order, mine }, [], facts);

  expect(as("mine")).toEqual(mine);
  expect(as("cost")).toEqual(["sabotage", "mine", "ants", "asteroid"]);
  expect(as("tag")).toEqual(["asteroid", "mine", "ants", "sabotage"]);
  expect(as("playable")).toEqual(["mine", "asteroid", "sabotage", "ants"]);
});

test("new cards come last, in every order", () => {
  for (const order of ["mine", "cost", "tag", "playable"] as const)
    expect(sortHand(CARDS, { order, mine: ["ants", "mine"] }, ["mine"], facts).at(-1)).toBe("mine");
});

test("while somebody points at the hand no card moves", () => {
  expect(keepPlaces(["sabotage", "mine", "ants"], ["ants", "asteroid", "sabotage"])).toEqual([
    "sabotage",
    "ants",
    "asteroid",
  ]);
});

test("a card is moved to a place, and not beyond the ends", () => {
  expect(moveCard(CARDS, "mine", 0)).toEqual(["mine", "ants", "asteroid", "sabotage"]);
  expect(moveCard(CARDS, "ants", 9)).toEqual(["asteroid", "mine", "sabotage", "ants"]);
});
