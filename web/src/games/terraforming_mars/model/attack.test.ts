import { expect, test } from "vitest";

import type { Phrase } from "../../../protocol";
import { branches, losses } from "./attack";
import type { Model } from "./model";

const NONE = { credits: 0, steel: 0, titanium: 0, plants: 0, energy: 0, heat: 0 };

/** Three seats: what they have, make, and keep on their cards. */
const MODEL = {
  players: [
    { seat: "yellow", resources: { ...NONE, plants: 4 }, production: NONE, played: [{ card: "birds", held: 3 }] },
    { seat: "blue", resources: { ...NONE, plants: 2 }, production: { ...NONE, credits: 1 }, played: [] },
    { seat: "pink", resources: { ...NONE, plants: 7 }, production: NONE, played: [{ card: "pets", held: 1 }] },
  ],
} as unknown as Model;

function asks(key: string, what: string, count: number): Phrase {
  return { key, args: { what: { key: what, count, counted: true }, card: { key: "card", count: 1, counted: false } } };
}

const target = (seat: string) => `target:${seat}`;

test("everybody else who can be named is listed with what they would lose at most", () => {
  const form = {
    ways: [
      { [target("yellow")]: 1, [target("blue")]: 1, [target("pink")]: 1, [target("none")]: -1 },
      { "amount:1": -1 },
    ],
    default: [target("blue"), "amount:1"],
    prompts: [asks("ask-remove-target", "plants", 3), asks("ask-remove-amount", "plants", 3)],
  };
  expect(losses(form, MODEL, "yellow")).toEqual([
    { seat: "blue", icon: "plant", made: false, had: 2, left: 0 },
    { seat: "pink", icon: "plant", made: false, had: 7, left: 4 },
  ]);
});

test("a production of M€ goes below nothing", () => {
  const form = {
    ways: [{ [target("blue")]: -1 }],
    default: [target("blue")],
    prompts: [asks("ask-reduce", "credits", 2)],
  };
  expect(losses(form, MODEL, "yellow")).toEqual([{ seat: "blue", icon: "mc", made: true, had: 1, left: -1 }]);
});

test("resources on a card are taken from its owner", () => {
  const form = {
    ways: [
      { "card:birds": 1, "card:pets": 1, [target("none")]: -1 },
      { "card:pets": -1, [target("none")]: -1 },
    ],
    default: ["card:pets", "card:pets"],
    prompts: [asks("ask-remove-holding", "animals", 2), asks("ask-remove-holding", "animals", 1)],
  };
  expect(losses(form, MODEL, "yellow")).toEqual([
    { seat: "pink", icon: "animal", made: false, had: 1, left: 0, card: "pets" },
  ]);
});

test("where effects are chosen from, each is a way of its own", () => {
  const ways = [{ "choose:1": -1, "choose:2": -1 }];
  expect(branches({ ways, default: ["choose:1"] })).toEqual(["choose:1", "choose:2"]);
  expect(branches({ ways: [{ [target("blue")]: -1 }], default: [target("blue")] })).toEqual([]);
  expect(branches({ ways: [], default: [] })).toEqual([]);
});
