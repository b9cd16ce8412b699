/** The news of a step of On Mars: its sounds, and where on the table it can be seen. */

import { PRINTED } from "../model/printed";
import type { News } from "../../../table/activity.svelte";
import type { Sound } from "../../../table/sound";
import type { Model } from "../model/model";
import type { Player } from "../public";

const RESOURCES = PRINTED.resources as (keyof Player["resources"])[];

function sounds(before: Model, after: Model): Sound[] {
  const built = after.hexes.some((hex, at) => hex.building !== null && before.hexes[at]!.building === null);
  const upgraded = after.hexes.some((hex, at) => hex.upgrade !== null && before.hexes[at]!.upgrade === null);
  const rows = after.life_support.filter((column, at) => column.row > before.life_support[at]!.row);
  const done =
    after.remaining < before.remaining || after.players.some((player, at) => player.goal !== before.players[at]?.goal);
  return [
    ...(built || upgraded ? [{ name: "tile" } as const] : []),
    ...rows.map(({ row }) => ({ name: "step", height: row / PRINTED.life_support_rows }) as const),
    ...(after.level > before.level ? [{ name: "bonus", height: after.level / PRINTED.last_level } as const] : []),
    ...(done ? [{ name: "honour" } as const] : []),
  ];
}

/** The cells of a board that hold less than before. */
function losses(before: Player, after: Player): string[] {
  const less = RESOURCES.filter((resource) => after.resources[resource] < before.resources[resource]);
  return [
    ...less,
    ...(after.quarters < before.quarters ? ["quarters"] : []),
    ...(after.crystals < before.crystals ? ["crystals"] : []),
  ];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function regions(before: Model, after: Model): string[] {
  const orbit = [before, after].map(({ warehouse, grid, blueprints, exploration }) => ({
    warehouse,
    grid,
    blueprints,
    exploration,
  }));
  const colony = [before, after].map(({ level, life_support, missions, remaining, offers }) => ({
    level,
    life_support,
    missions,
    remaining,
    offers,
  }));
  const players = after.players.filter((player, at) => !same(before.players[at], player));
  return [
    ...(same(before.hexes, after.hexes) ? [] : ["board"]),
    ...(same(orbit[0], orbit[1]) ? [] : ["orbit"]),
    ...(same(colony[0], colony[1]) ? [] : ["colony"]),
    ...players.map(({ seat }) => (seat === after.viewer ? "me" : `seat-${seat}`)),
  ];
}

/** `hit` says whether somebody took something from the viewer. */
export function news(before: Model, after: Model, hit: boolean): News {
  const at = after.players.findIndex(({ seat }) => seat === after.viewer);
  return {
    sounds: sounds(before, after),
    regions: regions(before, after),
    hits: hit && at >= 0 ? losses(before.players[at]!, after.players[at]!) : [],
  };
}
