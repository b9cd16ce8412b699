import { describe, expect, it } from "vitest";
import { lookUp, optionOf, Vocabulary } from "./option";

const vocabulary = new Vocabulary({ pass: [""], play: ["birds", "ants"], "pay:steel": ["0", "1"] }, ["pay:steel"]);

describe("the vocabulary", () => {
  it("knows the meaning of each option without parsing its text", () => {
    expect(vocabulary.meaning(optionOf("play", "ants"))).toEqual({ kind: "play", noun: "ants" });
    expect(vocabulary.meaning(optionOf("pass"))).toEqual({ kind: "pass", noun: "" });
    expect(vocabulary.meaning(optionOf("play", "fish"))).toBeNull();
  });

  it("lists the options of some kinds", () => {
    expect(vocabulary.options("play", "pass")).toEqual(["play:birds", "play:ants", "pass"]);
    expect(vocabulary.options("space")).toEqual([]);
  });

  it("distinguishes numbers from all other options", () => {
    expect(vocabulary.amount("pay:steel:1")).toEqual({ kind: "pay:steel", value: 1 });
    expect(vocabulary.amount("play:ants")).toBeNull();
    expect(vocabulary.amount(undefined)).toBeNull();
  });
});

describe("what is known of options", () => {
  it("holds for a kind, or for a noun of it", () => {
    const keys = { pass: "P", convert: { plants: "G" } };

    expect(lookUp(keys, { kind: "pass", noun: "" })).toBe("P");
    expect(lookUp(keys, { kind: "convert", noun: "plants" })).toBe("G");
    expect(lookUp(keys, { kind: "convert", noun: "heat" })).toBeUndefined();
    expect(lookUp(keys, { kind: "play", noun: "ants" })).toBeUndefined();
  });
});
