/** Languages and games that are loaded, and texts that are missing. */

import { expect, test, vi } from "vitest";

import { inWords, language, learn, nameOf, say, speakIn, tell, tellOr } from "./say.svelte";
import { sentence, Speech } from "./speech";

const seat = { key: "seat-blue", count: 1, counted: false };
const passes = { key: "log-pass", args: { seat } };

test("texts are empty before a language is loaded", () => {
  expect(say(seat)).toBe("");
});

test("texts follow as soon as their language is loaded", async () => {
  await speakIn("de");
  expect(language()).toBe("de");
  expect(say(seat)).toBe("Blau");
  expect(tell("page-language")).toBe("Sprache");
});

test("a game's texts are loaded when it is opened, and again in every language", async () => {
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

test("of two requests the last one holds", async () => {
  await Promise.all([speakIn("pl"), speakIn("nl")]);
  expect(language()).toBe("nl");
  expect(say(seat)).toBe("Blauw");
});

test("a game that is loaded while a language is loading gets both", async () => {
  await Promise.all([speakIn("it"), learn("on_mars")]);
  expect(language()).toBe("it");
  expect(say({ key: "om-lacerda", count: 1, counted: false })).not.toBe("om-lacerda");
});

const TYPOGRAPHY = 'typography =\n    .quotes = “ ”\n    .percent = { "%" }\n    .units = M€\n    .tied = { "" }\n';

test("texts that another package lacks are in English, also its nouns and lists", () => {
  const english = new Speech("en", [
    { name: "terms", text: "coin = coin" },
    { name: "phrases", text: TYPOGRAPHY + "gets = { $who } gets a { $what }.\nlist-and = { $head } and { $last }" },
  ]);
  const german = new Speech(
    "de",
    [{ name: "phrases", text: TYPOGRAPHY + "list-and = { $head } und { $last }\nwas = Was?" }],
    english,
  );
  const coin = { key: "coin", count: 1, counted: false };

  expect(german.speak({ key: "gets", args: { who: ["Ann", "Bob"], what: coin } })).toBe("Ann and Bob gets a coin.");
  expect(german.speak({ key: "was", args: {} })).toBe("Was?");
  expect(german.speak(coin)).toBe("Coin");
  expect(german.has({ key: "nothing", args: {} })).toBe(false);
  expect(() => german.speak({ key: "nothing", args: {} })).toThrow("there is no nothing in en");
});

test("a missing message is replaced by plain words", async () => {
  await speakIn("de");
  expect(tellOr(inWords("red_coins"), "crossing-view-red-coins")).toBe("Red coins");
  expect(tellOr("Language", "page-language")).toBe("Sprache");
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
