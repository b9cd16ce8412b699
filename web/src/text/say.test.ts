/** How the page learns languages and games, and what it does about words it lacks. */

import { expect, test, vi } from "vitest";

import { language, learn, nameOf, say, speakIn, tell } from "./say.svelte";
import { sentence } from "./speech";

const seat = { key: "seat-blue", count: 1, counted: false };
const passes = { key: "log-pass", args: { seat } };

test("nothing is said before a language is learnt", () => {
  expect(say(seat)).toBe("");
});

test("a language is spoken as soon as its words are here", async () => {
  await speakIn("de");
  expect(language()).toBe("de");
  expect(say(seat)).toBe("Blau");
  expect(tell("page-language")).toBe("Sprache");
});

test("a game's words are learnt when it is opened, and again in every language", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await speakIn("de");
  expect(say(passes)).toBe("log-pass");
  expect(say(passes)).toBe("log-pass");
  expect(warned).toHaveBeenCalledTimes(1);

  await learn("terraforming_mars");
  expect(say(passes)).toBe("Blau passt.");
  await speakIn("en");
  expect(say(passes)).toBe("Blue passes.");
});

test("of two wishes the last one holds", async () => {
  await Promise.all([speakIn("pl"), speakIn("nl")]);
  expect(language()).toBe("nl");
  expect(say(seat)).toBe("Blauw");
});

test("who learns a game while a language is on its way gets both", async () => {
  await Promise.all([speakIn("it"), learn("on_mars")]);
  expect(language()).toBe("it");
  expect(say({ key: "om-lacerda", count: 1, counted: false })).not.toBe("om-lacerda");
});

test("a language names itself", () => {
  expect(["en", "de", "pl", "it", "nl"].map((its) => nameOf(its as "en"))).toEqual([
    "English",
    "Deutsch",
    "Polski",
    "Italiano",
    "Nederlands",
  ]);
});

test("a sentence has a capital and one full stop", () => {
  expect(sentence("draw 2 cards")).toBe("Draw 2 cards.");
  expect(sentence("Really?")).toBe("Really?");
});
