import { describe, expect, it } from "vitest";
import type { Option } from "../../../protocol";
import { optionOf } from "../../../table/option";
import { paid, payments, sorted, spacesAfter, usualPayment } from "./answers";

function answer(kind: string, noun = "", more: Partial<Option> = {}): Option {
  const plain = { label: { key: "", args: {} }, price: [], ends: false, unused: false, points: null, to: "" };
  return { option: optionOf(kind, noun), kind, noun, ...plain, ...more };
}

const DONE = answer("done");

const optionsOf = (answers: Option[]) => answers.map(({ option }) => option);

describe("where answers stand", () => {
  it("main actions lie on the table, executive actions beside them, the end is last", () => {
    const end = answer("end", "", { ends: true });
    const given = [end, answer("action", "construct"), answer("executive", "2"), answer("use", "gym"), answer("yes")];

    const { answers, actions, executive } = sorted(given);

    expect(answers).toEqual(optionsOf([answer("yes"), end]));
    expect(executive).toEqual([answer("executive", "2"), answer("use", "gym")]);
    expect(actions).toEqual([answer("action", "construct")]);
  });

  it("few hexes are answers as well, many are picked where they lie", () => {
    const hexes = Array.from({ length: 12 }, (_, row) => answer("hex", `a${row + 1}`));

    expect(sorted([...hexes.slice(0, 3), DONE]).answers).toEqual(optionsOf([...hexes.slice(0, 3), DONE]));
    expect(sorted([...hexes, DONE])).toMatchObject({ answers: [DONE.option], placed: hexes });
  });

  it("cards that lie side by side are picked there", () => {
    const cards = [answer("card", "gym"), answer("card", "casino")];

    expect(sorted([...cards, DONE], [], new Set(["gym", "casino"]))).toMatchObject({
      answers: [DONE.option],
      placed: cards,
    });
  });

  it("what is impossible keeps its place among the others", () => {
    const built = [answer("build", "mine"), answer("build", "greenhouse")];
    const shut = [optionOf("build", "shelter"), optionOf("build", "generator"), optionOf("action", "hire")];

    expect(sorted(built, shut).answers).toEqual(
      ["mine", "generator", "greenhouse", "shelter"].map((noun) => optionOf("build", noun)),
    );
  });

  it("asks for deliveries where nothing else is asked than to go on", () => {
    const delivery = answer("deliver", "contract_7:mineral");

    expect(sorted([delivery, DONE])).toMatchObject({ answers: optionsOf([delivery, DONE]), besides: [] });
  });

  it("deliveries never hide the question", () => {
    const delivery = answer("deliver", "contract_7:mineral");

    expect(sorted([delivery, answer("yes"), answer("no")])).toMatchObject({
      answers: optionsOf([answer("yes"), answer("no")]),
      besides: [delivery],
    });
  });
});

describe("one question of two", () => {
  const TRAVEL = optionOf("travel");

  it("travelling leads to its spaces, unless something comes between", () => {
    const space = optionOf("space", 3);

    expect(spacesAfter([{ stay: -1, [TRAVEL]: 1 }, { [space]: -1 }], TRAVEL)).toEqual([space]);
    expect(spacesAfter([{ stay: -1, [TRAVEL]: 1 }, { [optionOf("hex", "g5")]: -1 }], TRAVEL)).toEqual([]);
    expect(spacesAfter([{ stay: -1, [TRAVEL]: -1 }], TRAVEL)).toEqual([]);
  });

  it("what is picked is paid in the usual way, and never with a private goal", () => {
    const form = (...paid: string[]) => ({
      type: "form" as const,
      id: 0,
      ways: [],
      default: [...paid.map((noun) => optionOf("pay", noun)), "done"],
      prompts: [],
      complete: true,
      labels: {},
    });

    expect(usualPayment(form("battery"))).toEqual([optionOf("pay", "battery")]);
    expect(usualPayment(form())).toEqual([]);
    expect(usualPayment(form("crystal", "goal_7"))).toBeNull();
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

  it("are asked one by one if not all are known, or if something is paid automatically", () => {
    expect(payments(WAYS, false)).toBeNull();
    expect(payments([["pay:water"], ["pay:mineral", "pay:water"]], true)).toBeNull();
  });
});
