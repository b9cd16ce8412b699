/** The sounds that may be played. */

import { expect, test, vi } from "vitest";

vi.mock("../lib/settings.svelte", () => ({ settings: { sound: true, volume: 1 } }));

const { APART, QUEUE, audibleSounds, start } = await import("./sound");

test("a sound begins at once after silence, and never sooner than 150 ms after the one before", () => {
  expect(start(10, 3)).toBe(10);
  expect(start(10, 9.95)).toBeCloseTo(10.1);
});

test("what would sound long after it happened is dropped", () => {
  expect(start(10, 10 + APART * (QUEUE - 1.5))).not.toBeNull();
  expect(start(10, 10 + APART * QUEUE)).toBeNull();
});

test("in a hidden tab only the own turn has a sound", () => {
  const sounds = [{ name: "tile" }, { name: "turn" }, { name: "hit" }] as const;

  expect(audibleSounds([...sounds], true)).toEqual([{ name: "turn" }]);
  expect(audibleSounds([...sounds], false)).toHaveLength(3);
});
