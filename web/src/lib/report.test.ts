import { expect, test } from "vitest";
import { hashOf } from "./report";

test("a view has the hash that the server finds for it", async () => {
  // The same stands in tests/server/store/test_report.py.
  const view = { "10": [1, null, true], "9": { ź: "–é", a: -3 }, Z: "", a: [[], {}] };

  expect(await hashOf(view)).toBe("28ec4b0f12693725adf4a5524e0b204eee60bc487eff1b248329af96447dc2a1");
});
