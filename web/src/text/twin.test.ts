/** Phrases with the texts that Python says: the page says the same. Run by tests/page/test_text.py. */

import { expect, test } from "vitest";

import type { Noun, Phrase } from "../protocol";
import { messages } from "./files";
import { Speech } from "./speech";

interface Sayings {
  phrases: (Phrase | Noun)[];
  texts: Record<string, string[]>;
}

const path = import.meta.env.VITE_DATA as string | undefined;

test.skipIf(!path)("every phrase is rendered as in Python", { timeout: 60_000 }, async () => {
  const { phrases, texts } = ((await import(/* @vite-ignore */ path!)) as { default: Sayings }).default;
  expect(phrases.length).toBeGreaterThan(5000);

  const different: string[] = [];
  for (const [language, expected] of Object.entries(texts)) {
    const speech = new Speech(language, await messages(language, ["shared", "terraforming_mars", "on_mars"]));
    phrases.forEach((phrase, place) => {
      const text = speech.speak(phrase);
      if (text !== expected[place]) different.push(`${language} ${phrase.key}: ${text} | ${expected[place]}`);
    });
  }

  expect(different.slice(0, 20)).toEqual([]);
});
