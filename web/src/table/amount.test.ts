import { describe, expect, it } from "vitest";
import { amountFields as amountFieldsOf, type ChosenAmounts } from "./amount";
import { optionOf, Vocabulary } from "./option";

const asked = { key: "ask-payment", args: { price: 6 } };
/** A price of 6 with steel (worth 2) and titanium (worth 3), of which there is one each, and 4 M€. */
const form = {
  paths: [
    ["pay:steel:0", "pay:titanium:1", "space:r1c1"],
    ["pay:steel:1", "pay:titanium:0", "space:r1c1"],
    ["pay:steel:1", "pay:titanium:1", "space:r1c1"],
  ],
  default: ["pay:steel:1", "pay:titanium:1", "space:r1c1"],
  asked: [asked, asked, { key: "ask-tile", args: {} }],
};

const NUMBERS = ["0", "1", "2", "3"];
const AMOUNTS = { amount: NUMBERS, "pay:steel": NUMBERS, "pay:titanium": NUMBERS };
const vocabulary = new Vocabulary({ ...AMOUNTS, choose: NUMBERS, space: ["r1c1"] }, Object.keys(AMOUNTS));

const amountFields = (given: Pick<typeof form, "paths" | "default" | "asked">, chosen: ChosenAmounts) =>
  amountFieldsOf(given, chosen, vocabulary);
const taken = (chosen: ChosenAmounts) => amountFields(form, chosen).map(({ kind, value }) => optionOf(kind, value));

describe("the numbers of a form", () => {
  it("are those before the first other question, as proposed", () => {
    expect(taken({})).toEqual(["pay:steel:1", "pay:titanium:1"]);
  });

  it("are the chosen ones where a listed way has them", () => {
    expect(taken({ "pay:titanium": 0 })).toEqual(["pay:steel:1", "pay:titanium:0"]);
  });

  it("give way where no listed way has them", () => {
    expect(taken({ "pay:steel": 0, "pay:titanium": 0 })).toEqual(["pay:steel:0", "pay:titanium:1"]);
    expect(amountFields(form, { "pay:steel": 0 })[1]!.values).toEqual([1]);
  });

  it("are none where something else is asked first, or nothing", () => {
    expect(amountFields({ paths: [["choose:1", "amount:3"]], default: [], asked: [] }, {})).toEqual([]);
    expect(amountFields({ paths: [], default: [], asked: [] }, {})).toEqual([]);
  });
});
