/** The news of a step of Terraforming Mars: its sounds, and where on the table it can be seen. */

import { PRINTED, type Parameter } from "../model/printed";
import type { News } from "../../../table/activity.svelte";
import type { Sound } from "../../../table/sound";
import { RESOURCES, type Board, type Model } from "../model/model";

const TILES: Record<string, Sound["name"]> = { ocean: "ocean", greenery: "greenery" };

function tiles(before: Model, after: Model): Sound[] {
  const placed = after.areas.filter((area, at) => area.tile !== null && before.areas[at]?.tile !== area.tile);
  const sounds: Sound[] = placed.map((area) => ({ name: TILES[area.tile!] ?? "tile" }));
  return placed.some((area) => Object.keys(area.bonus).length > 0) ? [...sounds, { name: "bonus" }] : sounds;
}

/** A note for the step that was reached, twice where the track gives something there. Oceans sound as tiles. */
function steps(before: Model, after: Model): Sound[] {
  return (["oxygen", "temperature"] as const).flatMap((parameter) => {
    const [from, to] = [before.parameters[parameter].step, after.parameters[parameter].step];
    return to > from
      ? [{ name: gives(parameter, from, to) ? "bonus" : "step", height: height(parameter, to) } as const]
      : [];
  });
}

function height(parameter: Parameter, step: number): number {
  return step / (PRINTED.parameters[parameter].values.length - 1);
}

function gives(parameter: "oxygen" | "temperature", from: number, to: number): boolean {
  return PRINTED.parameters[parameter].bonuses.some(({ step }) => step > from && step <= to);
}

function taken(before: Record<string, string | null>, after: Record<string, string | null>): boolean {
  return Object.keys(after).some((id) => after[id] !== null && before[id] === null);
}

function honours(before: Model, after: Model): boolean {
  return taken(before.milestones, after.milestones) || taken(before.awards, after.awards);
}

/** The cells of a board that hold less than before, as figures name them. */
function losses(before: Board, after: Board): string[] {
  const stock = RESOURCES.filter((resource) => after.resources[resource] < before.resources[resource]);
  const made = RESOURCES.filter((resource) => after.production[resource] < before.production[resource]);
  return [...stock, ...made.map((resource) => `${resource}-production`)];
}

function differs(before: Board, after: Board): boolean {
  return (
    after.rating !== before.rating ||
    after.played.length !== before.played.length ||
    after.events.count !== before.events.count ||
    RESOURCES.some(
      (resource) =>
        after.resources[resource] !== before.resources[resource] ||
        after.production[resource] !== before.production[resource],
    )
  );
}

function regions(before: Model, after: Model): string[] {
  const board =
    after.areas.some((area, at) => area.tile !== before.areas[at]?.tile) ||
    (["oxygen", "temperature", "oceans"] as const).some(
      (one) => after.parameters[one].step !== before.parameters[one].step,
    );
  const seats = after.players
    .filter((player, at) => before.players[at] && differs(before.players[at], player))
    .map(({ seat }) => (seat === after.viewer ? "me" : `seat-${seat}`));
  return [...(board ? ["board"] : []), ...(honours(before, after) ? ["goals"] : []), ...seats];
}

/** `hit` says whether somebody took something from the viewer. */
export function news(before: Model, after: Model, hit: boolean): News {
  const at = after.players.findIndex(({ seat }) => seat === after.viewer);
  return {
    sounds: [
      ...tiles(before, after),
      ...steps(before, after),
      ...(honours(before, after) ? [{ name: "honour" } as const] : []),
    ],
    regions: regions(before, after),
    hits: hit && at >= 0 ? losses(before.players[at]!, after.players[at]!) : [],
  };
}
