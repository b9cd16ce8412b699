/** Icons side by side, whatever game they are of. */

import { expect, test } from "vitest";

import type { Icon, Thing } from "../icon";
import { drawn, row, things, type Drawings, type Mark } from "./icons";

const thing = (name: string, rest: Partial<Thing> = {}): Thing => ({ type: "thing", name, ...rest });
/** Draws all but `nothing`, and tells what is a price. */
const DRAWINGS: Drawings = {
  thing: ({ name }, price) => (name === "nothing" ? null : drawn([price ? `paid-${name}` : name])),
  arrow: { is: "sign", text: "→" },
};

function shown(marks: Mark[]): string {
  return marks
    .map((mark) => {
      if (mark.is === "box") return `[${shown(mark.marks)}]`;
      return mark.is === "sign" ? mark.text : mark.text + mark.drawings.join("+");
    })
    .join(" ");
}

const drawnAs = (...icons: Icon[]) => shown(row(icons, DRAWINGS));

test("what is paid stands before an arrow, and is drawn as a price", () => {
  const left = [thing("heat")];
  expect(drawnAs({ type: "relation", sign: "price", left, right: [thing("card")] })).toBe("paid-heat → card");
  expect(drawnAs({ type: "relation", sign: "price", left: [], right: [thing("card")] })).toBe("→ card");
});

test("alternatives are separated by a slash, and each has its own arrow", () => {
  const way: Icon = { type: "relation", sign: "price", left: [thing("heat")], right: [thing("card")] };
  expect(drawnAs({ type: "either", ways: [[way], [thing("plants")]] })).toBe("paid-heat → card / plants");
});

test("each sign stands between what it relates", () => {
  const signs = (["trigger", "each", "if", "equal"] as const).map((sign) =>
    drawnAs({ type: "relation", sign, left: [thing("a")], right: [thing("b")] }),
  );
  expect(signs).toEqual(["a : b", "a / b", "a : b", "a = b"]);
});

test("a sign stands only between things that are drawn", () => {
  expect(drawnAs({ type: "relation", sign: "trigger", left: [thing("nothing")], right: [thing("b")] })).toBe("b");
  expect(drawnAs({ type: "either", ways: [[thing("a")], [thing("nothing")], [thing("c")]] })).toBe("a / c");
});

test("production lies in a box, losses first", () => {
  const icons = [thing("plants", { sign: "+" }), thing("energy", { sign: "-" })];
  expect(drawnAs({ type: "group", around: "production", icons })).toBe("[energy plants]");
});

test("a metal that may pay stands behind a slash, and what may be declined as it is", () => {
  expect(drawnAs({ type: "group", around: "payable", icons: [thing("steel")] })).toBe("/steel");
  expect(drawnAs({ type: "group", around: "optional", icons: [thing("card")] })).toBe("card");
});

test("all things are found from left to right", () => {
  const boxed: Icon = { type: "group", around: "production", icons: [thing("b")] };
  const icon: Icon = { type: "relation", sign: "each", left: [thing("a"), boxed], right: [thing("c")] };
  expect(things([icon, { type: "either", ways: [[thing("d")], [thing("e")]] }]).map(({ name }) => name)).toEqual([
    ..."abcde",
  ]);
});
