import { expect, test } from "vitest";
import { DISC, PIECE_ASIDE, SIZE } from "./geometry";

test("a piece beside others stays within its hex", () => {
  const { far, size } = PIECE_ASIDE;
  const edge = (SIZE * Math.sqrt(3)) / 2;
  expect(Math.hypot(far, far) + size * DISC).toBeLessThan(edge);
});
