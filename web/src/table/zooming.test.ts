/** Zooming and moving a map, and taps on it. */

import { expect, test } from "vitest";

import { held, LARGEST, nearest, pinched, WHOLE } from "./zooming";

test("what lies under the fingers stays under them", () => {
  const finger = { x: 100, y: 40 };

  const view = pinched({ x: -20, y: -10, scale: 2 }, finger, finger, 1.5);

  const lay = { x: (finger.x + 20) / 2, y: (finger.y + 10) / 2 };
  expect(view.scale).toBe(3);
  expect([view.x + lay.x * 3, view.y + lay.y * 3]).toEqual([100, 40]);
});

test("a map is never smaller than its frame nor too large", () => {
  expect(pinched(WHOLE, WHOLE, WHOLE, 0.3).scale).toBe(1);
  expect(pinched(WHOLE, WHOLE, WHOLE, 99).scale).toBe(LARGEST);
});

test("a map cannot be moved out of its frame", () => {
  expect(held({ x: 50, y: -900, scale: 2 }, 300, 200)).toEqual({ x: 0, y: -200, scale: 2 });
});

test("a tap means the nearest area within 24 px, and none beyond", () => {
  const left = { left: 0, right: 40, top: 0, bottom: 40 };
  const right = { left: 60, right: 100, top: 0, bottom: 40 };

  expect(nearest({ x: 47, y: 20 }, [left, right])).toBe(0);
  expect(nearest({ x: 53, y: 20 }, [left, right])).toBe(1);
  expect(nearest({ x: 50, y: 65 }, [left, right])).toBeNull();
});
