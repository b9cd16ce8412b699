import { expect, test } from "vitest";
import { breakable } from "./syllables";

const NAMES = import.meta.glob<{ name: string }[]>("../../../generated/terraforming_mars.??.json", {
  import: "default",
  eager: true,
});

test("every long word of a card's name can be broken where it is read", () => {
  const words = Object.values(NAMES).flatMap((cards) => cards.flatMap(({ name }) => name.split(/[\s-]+/)));
  const unbroken = words.filter((word) => word.length >= 14 && breakable(word) === word);

  expect(words.length).toBeGreaterThan(1000);
  expect([...new Set(unbroken)]).toEqual([]);
  expect(breakable("Stromversorgungskonsortium").replaceAll("\u00ad", "-")).toBe("Strom-versorgungs-konsortium");
  expect(breakable("Mine")).toBe("Mine");
});
