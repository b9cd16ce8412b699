import { expect, test } from "vitest";

import type { TableInfo } from "../protocol";
import { ranked } from "./standing";

test("players with points have the places of the server", () => {
  const seat = (seat: string) => ({ seat, name: seat, kind: "human", mine: false });
  const info = {
    game: "terraforming_mars",
    setup: {},
    seats: ["yellow", "blue", "pink"].map(seat),
  } as unknown as TableInfo;

  const people = ranked(info, { scores: {}, places: { yellow: 3, blue: 1, pink: 2 } });

  expect(people.map(({ seat }) => seat)).toEqual(["blue", "pink", "yellow"]);
});
