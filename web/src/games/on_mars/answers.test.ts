import { describe, expect, it } from "vitest";
import type { Answer } from "../../protocol";
import { optionOf } from "../../table/option";
import { paid, payments, sorted } from "./answers";

function answer(kind: string, noun = "", more: Partial<Answer> = {}): Answer {
  const plain = { label: { key: "", args: {} }, price: [], ends: false, unused: false };
  return { option: optionOf(kind, noun), kind, noun, ...plain, ...more };
}

const DONE = answer("done");

describe("where answers stand", () => {
  it("main actions lie on the table, executive actions in their list, the end is last", () => {
    const end = answer("end", "", { ends: true });
    const given = [end, answer("action", "construct"), answer("executive", "2"), answer("use", "gym"), answer("yes")];

    const { buttons, executive, placed } = sorted(given);

    expect(buttons).toEqual([answer("yes"), end]);
    expect(executive).toEqual([answer("executive", "2"), answer("use", "gym")]);
    expect(placed).toEqual([answer("action", "construct")]);
  });

  it("few hexes are buttons as well, many are a list", () => {
    const hexes = Array.from({ length: 12 }, (_, row) => answer("hex", `a${row + 1}`));

    expect(sorted([...hexes.slice(0, 3), DONE]).buttons).toEqual([...hexes.slice(0, 3), DONE]);
    expect(sorted([...hexes, DONE])).toMatchObject({ buttons: [DONE], placed: hexes });
  });

  it("deliveries never stand in the way of what is asked", () => {
    const delivery = answer("deliver", "contract_7:mineral");

    expect(sorted([delivery, answer("yes"), answer("no")])).toMatchObject({
      buttons: [answer("yes"), answer("no")],
      besides: [delivery],
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
