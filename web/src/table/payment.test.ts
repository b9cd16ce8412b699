import { expect, test } from "vitest";
import type { Noun, Phrase } from "../protocol";
import { gathered } from "./payment";

const noun = (key: string, count: number): Noun => ({ key, count, counted: true });
const pays = (seat: string, what: Noun): Phrase => ({
  key: "om-log-pay",
  args: { seat: noun(`seat-${seat}`, 1), what },
});

test("the units of one price are one sentence", () => {
  const lines = [
    pays("blue", noun("om-crystal", 1)),
    pays("blue", noun("om-crystal", 1)),
    pays("blue", noun("om-water", 1)),
  ];

  const [price, ...others] = gathered(lines);

  expect(price!.line.args["what"]).toEqual([noun("om-crystal", 2), noun("om-water", 1)]);
  expect(price!.places).toEqual([0, 1, 2]);
  expect(others).toEqual([]);
});

test("payments of others and other lines stay apart", () => {
  const lines = [
    pays("blue", noun("om-crystal", 1)),
    pays("green", noun("om-crystal", 1)),
    { key: "om-log-boost", args: { seat: noun("seat-green", 1) } },
    pays("green", noun("om-crystal", 1)),
  ];

  expect(gathered(lines).map(({ line }) => line)).toEqual(lines);
});
