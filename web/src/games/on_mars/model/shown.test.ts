import { describe, expect, it } from "vitest";
import { keyOf } from "./shown";

describe("keys", () => {
  it("are the numbers that are printed, whatever else is possible", () => {
    expect(keyOf({ kind: "space", noun: "7" })).toBe("7");
    expect(keyOf({ kind: "action", noun: "construct" })).toBe("2");
    expect(keyOf({ kind: "action", noun: "obtain_blueprint" })).toBe("2");
    expect(keyOf({ kind: "build", noun: "shelter" })).toBe("6");
  });

  it("are letters for texts of one word", () => {
    expect(keyOf({ kind: "stay", noun: "" })).toBe("S");
    expect(keyOf({ kind: "hex", noun: "g5" })).toBe("");
  });
});
