import { afterEach, expect, test } from "vitest";
import { LANGUAGES, speakIn } from "../text/say.svelte";
import { clock, dayAndClock } from "./clock";

afterEach(() => speakIn("en"));

test.each(LANGUAGES)("the time of day has one form everywhere: %s", async (language) => {
  await speakIn(language);
  const night = new Date(2026, 0, 5, 0, 21, 7).getTime();

  expect(clock(night)).toBe("00:21");
  expect(clock(night, true)).toBe("00:21:07");
  expect(dayAndClock(night)).toContain("00:21");
});
