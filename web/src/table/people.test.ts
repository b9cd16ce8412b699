/** Names in place of seats, as Python puts them; run by tests/page/test_text.py. And computers, which have names too. */

import { expect, test } from "vitest";

import type { Phrase, Seat, TableInfo } from "../protocol";
import { messages } from "../text/files";
import { speakIn } from "../text/say.svelte";
import { Speech } from "../text/speech";
import { People } from "./people";

interface Sayings {
  names: Record<string, string>;
  phrases: Phrase[];
  texts: Record<string, string[]>;
}

const path = import.meta.env.VITE_DATA as string | undefined;

const person = {
  kind: "person" as const,
  mine: false,
  bot: null,
  away: false,
  viewers: [],
  shown: false,
  level: null,
  deleted: false,
};
const tableOf = (seats: Seat[]) => ({ game: "terraforming_mars", seats, features: {} }) as unknown as TableInfo;

test.skipIf(!path)("every message renders the names of people as in Python", { timeout: 60_000 }, async () => {
  const { names, phrases, texts } = ((await import(/* @vite-ignore */ path!)) as { default: Sayings }).default;
  const people = new People(tableOf(Object.entries(names).map(([seat, name]) => ({ ...person, seat, name }))));
  expect(phrases.length).toBeGreaterThan(500);

  const different: string[] = [];
  for (const [language, expected] of Object.entries(texts)) {
    const speech = new Speech(language, await messages(language, ["shared", "terraforming_mars", "on_mars"]));
    phrases.forEach((phrase, place) => {
      const text = speech.speak(people.named(phrase));
      if (text !== expected[place]) different.push(`${language} ${phrase.key}: ${text} | ${expected[place]}`);
    });
  }

  expect(different.slice(0, 20)).toEqual([]);
});

test("a computer has a name and shows its level", async () => {
  await speakIn("en");
  const computer = { ...person, kind: "bot", name: "", bot: "greedy", level: "medium" } as const;
  const people = new People(
    tableOf([
      { ...person, seat: "blue", name: "Anna" },
      { ...computer, seat: "purple" },
      { ...computer, seat: "green" },
    ]),
  );

  expect(["blue", "purple", "green"].map((seat) => people.name(seat))).toEqual(["Anna", "Jezero", "Elysium"]);
  expect(people.computer("purple")).toBe("Computer (Medium)");
  expect(people.computer("blue")).toBe("");
  expect([people.level("purple"), people.level("blue")]).toEqual(["medium", null]);
});
