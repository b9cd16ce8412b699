import { describe, expect, it } from "vitest";
import { END, listed, single, type Ways } from "./ways";

describe("ways", () => {
  it("are listed through the steps that they share", () => {
    const ways: Ways = [
      { "card:a": 1, "card:b": 1, pass: END },
      { yes: END, no: END },
    ];
    expect(listed(ways)).toEqual([["card:a", "yes"], ["card:a", "no"], ["card:b", "yes"], ["card:b", "no"], ["pass"]]);
    expect(listed(ways, 1)).toEqual([["yes"], ["no"]]);
    expect(listed([])).toEqual([]);
  });

  it("may be single options", () => {
    expect(listed(single(["yes", "no"]))).toEqual([["yes"], ["no"]]);
    expect(single([])).toEqual([]);
  });
});
