import { beforeAll, expect, test } from "vitest";
import type { Phrase } from "../../../protocol";
import { learn, speakIn } from "../../../text/say.svelte";
import { shortReason } from "./reason";

beforeAll(async () => {
  await learn("terraforming_mars");
  await speakIn("en");
});

const noun = (key: string, count: number) => ({ key, count, counted: true });
const phrase = (key: string, args: Phrase["args"] = {}): Phrase => ({ key, args });

test("a reason is what is needed and what there is", () => {
  const low = phrase("why-too-low", {
    need: phrase("need-oxygen-least", { level: 11 }),
    now: phrase("now-oxygen", { level: 9 }),
  });
  const cold = phrase("why-too-high", {
    need: phrase("need-temperature-most", { level: -12 }),
    now: phrase("now-temperature", { level: -4 }),
  });
  const tags = phrase("why-tags-missing", { need: phrase("need-tags", { tags: noun("tag-science", 7) }), now: 4 });

  expect(shortReason(low)).toEqual({ drawing: "oxygen", made: false, words: "11% · now 9%", bare: "11% (9%)" });
  expect(shortReason(cold).bare).toMatch(/^max −12° \(−4°\)$/i);
  expect(shortReason(tags)).toMatchObject({ drawing: "tag-science", words: "7 · you have 4" });
  expect(shortReason(phrase("why-too-expensive", { price: 39, have: 36 }))).toMatchObject({
    drawing: "mc",
    words: "39 · you have 36",
  });
});

test("what an effect lacks is shown with its production or its stock", () => {
  const production = phrase("why-production-too-low", { what: noun("energy", 2), have: 1, need: 2 });
  const stock = phrase("why-stock-too-low", { what: noun("energy", 2), have: 3, need: 6 });

  expect(shortReason(production)).toEqual({ drawing: "energy", made: true, words: "2 · you have 1", bare: "1 of 2" });
  expect(shortReason(stock)).toEqual({ drawing: "energy", made: false, words: "6 · you have 3", bare: "3 of 6" });
});

test("a reason without numbers has a few words of its own", () => {
  const reason = phrase("why-no-space", { tiles: [noun("tile-city", 1)] });
  expect(shortReason(reason)).toEqual({ drawing: null, made: false, words: "No area", bare: "No area" });
});
