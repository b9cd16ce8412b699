import { describe, expect, it } from "vitest";
import type { Phrase } from "../protocol";
import { amountFields as amountFieldsOf, fieldsOf, optionIn, type Chosen, type Propose } from "./field";
import { optionOf, Vocabulary } from "./option";
import { END, type Ways } from "./ways";

type Form = { ways: Ways; default: string[]; prompts: Phrase[] };

const prompt = { key: "ask-payment", args: { price: 6 } };
/** A price of 6 with steel (worth 2) and titanium (worth 3), of which there is one each, and 4 M€. */
const form: Form = {
  ways: [
    { "pay:steel:0": 1, "pay:steel:1": 2 },
    { "pay:titanium:1": 3 },
    { "pay:titanium:0": 3, "pay:titanium:1": 3 },
    { "space:r1c1": END },
  ],
  default: ["pay:steel:1", "pay:titanium:1", "space:r1c1"],
  prompts: [prompt, prompt, { key: "ask-tile", args: {} }],
};

const NUMBERS = ["0", "1", "2", "3"];
const AMOUNTS = { amount: NUMBERS, "pay:steel": NUMBERS, "pay:titanium": NUMBERS };
const vocabulary = new Vocabulary({ ...AMOUNTS, choose: NUMBERS, space: ["r1c1"] }, Object.keys(AMOUNTS));

const amountFields = (given: Form, chosen: Chosen) => amountFieldsOf(given, chosen, vocabulary);
const taken = (chosen: Chosen) => amountFields(form, chosen).map(({ kind, value }) => optionOf(kind, value));

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

  it("are none where another question comes first, or nothing", () => {
    expect(amountFields({ ways: [{ "choose:1": 1 }, { "amount:3": END }], default: [], prompts: [] }, {})).toEqual([]);
    expect(amountFields({ ways: [], default: [], prompts: [] }, {})).toEqual([]);
  });
});

describe("the fields of a form", () => {
  const attack: Form & { labels: Record<string, Phrase> } = {
    ways: [{ "choose:1": 1, "choose:2": 2 }, { "amount:1": END, "amount:3": END }, { "amount:2": END }],
    default: ["choose:1", "amount:3"],
    prompts: [prompt, prompt],
    labels: {},
  };
  const usual: Propose = (_, option) => option;
  const given = (chosen: Chosen, propose = usual) => fieldsOf(attack, chosen, vocabulary, propose).map(optionIn);

  it("are the choices that are made along, and the numbers after them", () => {
    expect(given({})).toEqual(["choose:1", "amount:3"]);
    expect(given({ amount: 1 })).toEqual(["choose:1", "amount:1"]);
  });

  it("end after a choice that is not the default, and after one that is not made", () => {
    expect(given({ choose: "choose:2" })).toEqual(["choose:2"]);
    expect(given({}, () => null)).toEqual([null]);
  });

  it("are numbers alone where no choice is made along", () => {
    expect(given({}, () => undefined)).toEqual([]);
  });
});
