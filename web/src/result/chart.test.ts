import { expect, test } from "vitest";

import type { Chart } from "../protocol";
import { curve, expected, figures } from "./chart";

/** A game in which blue, the computer, had these chances after each round. */
function chart(...blue: number[]): Chart {
  const rounds = blue.map((percent, at) => ({
    round: at + 1,
    figures: { yellow: {}, blue: {} },
    scores: {},
    chances: { yellow: 100 - percent, blue: percent },
  }));
  return { rounds } as unknown as Chart;
}

test("what computers expected can be drawn if there were any, and a net that knows the game", () => {
  expect(figures(chart(40, 100), [], ["blue"])).toEqual(["total", "chance"]);
  expect(figures(chart(40, 100), [], [])).toEqual(["total"]);
  expect(figures({ rounds: [{ chances: {}, figures: {} }] } as unknown as Chart, [], ["blue"])).toEqual(["total"]);
  const late = { rounds: [{ chances: {}, figures: {} }, ...chart(40).rounds] } as unknown as Chart;
  expect(figures(late, [], ["blue"])).toEqual(["total", "chance"]);
  expect(curve(chart(40, 100), "yellow", "chance")).toEqual([60, 0]);
});

test("from when on a computer expected to win, or until when", () => {
  expect(expected(chart(60, 40, 55, 80, 100), ["blue"])).toEqual({ seat: "blue", round: 3, until: false });
  expect(expected(chart(60, 70, 80, 100), ["blue"])).toEqual({ seat: "blue", round: 1, until: false });
  expect(expected(chart(60, 55, 40, 0), ["blue"])).toEqual({ seat: "blue", round: 2, until: true });
  expect(expected(chart(40, 30, 100), ["blue"])).toBeNull();
});
