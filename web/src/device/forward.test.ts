/** Positions with the logits that numpy computes: the page chooses the same options. Run by tests/local/test_network.py. */

import { expect, test } from "vitest";

import { Network, type NetworkShape } from "./forward";

interface Decision {
  /** The row, in base64. */
  row: string;
  options: number[];
  /** The option with the highest logit, by numpy. */
  best: number;
  /** The value of the position, by numpy. */
  value: number;
}

interface Sample {
  shape: NetworkShape;
  /** Type and content, in base64, by name. */
  weights: Record<string, [string, string]>;
  decisions: Decision[];
}

const path = import.meta.env.VITE_DATA as string | undefined;
const AT_ONCE = 50;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

test.skipIf(!path)("the page chooses as numpy does", { timeout: 600_000 }, async () => {
  const { shape, weights, decisions } = ((await import(/* @vite-ignore */ path!)) as { default: Sample }).default;
  const typed = Object.entries(weights).map(([name, [kind, content]]) => {
    const { buffer } = bytes(content);
    return [name, kind === "<f4" ? new Float32Array(buffer) : new Int8Array(buffer)] as const;
  });
  const network = new Network(shape, new Map(typed));
  let same = 0;
  for (let first = 0; first < decisions.length; first += AT_ONCE) {
    const some = decisions.slice(first, first + AT_ONCE);
    const rows = some.map(({ row }) => bytes(row));
    const all = new Uint8Array(rows.length * rows[0]!.length);
    rows.forEach((row, number) => all.set(row, number * row.length));
    const result = network.forward(all, rows.length);
    some.forEach(({ options, best, value }, number) => {
      const logits = options.map((option) => result[number * shape.options + option]!);
      if (options[logits.indexOf(Math.max(...logits))] === best) same += 1;
      expect(result[some.length * shape.options + number]).toBeCloseTo(value, 3);
    });
  }
  expect(decisions.length).toBeGreaterThan(50);
  expect(same / decisions.length).toBeGreaterThanOrEqual(0.999);
});
