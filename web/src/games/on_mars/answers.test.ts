import { describe, expect, it } from "vitest";
import { paid, payments, sorted } from "./answers";

describe("where answers stand", () => {
  it("main actions lie on the table, executive actions in their list, the end is last", () => {
    const { buttons, executive, placed } = sorted(["action:construct", "executive:2", "use:gym", "end"]);

    expect(buttons).toEqual(["end"]);
    expect(executive).toEqual(["executive:2", "use:gym"]);
    expect(placed).toEqual(["action:construct"]);
  });

  it("few hexes are buttons as well, many are a list", () => {
    const hexes = Array.from({ length: 12 }, (_, row) => `hex:a${row + 1}`);

    expect(sorted([...hexes.slice(0, 3), "done"]).buttons).toEqual([...hexes.slice(0, 3), "done"]);
    expect(sorted([...hexes, "done"])).toMatchObject({ buttons: ["done"], placed: hexes });
  });

  it("deliveries never stand in the way of what is asked", () => {
    expect(sorted(["deliver:contract_7:mineral", "yes", "no"])).toMatchObject({
      buttons: ["yes", "no"],
      besides: ["deliver:contract_7:mineral"],
    });
  });
});

describe("ways to pay", () => {
  const WAYS = [
    ["pay:water", "pay:mineral", "done"],
    ["pay:mineral", "pay:water", "done"],
    ["pay:water", "pay:water", "done"],
  ];

  it("differ by what is paid, not by its order", () => {
    expect(payments(WAYS, true)).toEqual([{ "pay:mineral": 1, "pay:water": 1 }, { "pay:water": 2 }]);
  });

  it("are answered in the order of the server", () => {
    expect(paid(WAYS, { "pay:mineral": 1, "pay:water": 1 })).toEqual(["pay:water", "pay:mineral"]);
  });

  it("are asked one after the other where not all are known, or where something is paid by itself", () => {
    expect(payments(WAYS, false)).toBeNull();
    expect(payments([["pay:water"], ["pay:mineral", "pay:water"]], true)).toBeNull();
  });
});
