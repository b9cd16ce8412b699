/** The changes of a pick as chips, from the view that the server previews. */

import { PRINTED } from "../model/printed";
import { change, signed, type Change } from "../../../table/change";
import type { People } from "../../../table/people";
import { degrees, percent } from "../model/units";
import { DRAWINGS, TILE_DRAWINGS, type Board, type Model } from "../model/model";

function parameters(before: Model, after: Model): Change[] {
  const list: Change[] = [];
  const [oxygen, temperature, oceans] = [
    before.parameters.oxygen,
    before.parameters.temperature,
    before.parameters.oceans,
  ];
  const then = after.parameters;
  if (then.oxygen.step !== oxygen.step)
    list.push(change("oxygen", `${oxygen.value} → ${percent(then.oxygen.value)}`, "good"));
  if (then.temperature.step !== temperature.step)
    list.push(
      change("temperature", `${signed(temperature.value)} → ${degrees(signed(then.temperature.value))}`, "good"),
    );
  if (then.oceans.step !== oceans.step) list.push(change("ocean", `${oceans.value} → ${then.oceans.value}`, "good"));
  return list;
}

function board(before: Board, after: Board, seat: string | null): Change[] {
  const list: Change[] = [];
  const rating = after.rating - before.rating;
  if (rating !== 0) list.push(change("tr", signed(rating), rating > 0 ? "good" : "bad", false, seat));
  for (const resource of PRINTED.resources) {
    const stock = after.resources[resource] - before.resources[resource];
    const made = after.production[resource] - before.production[resource];
    if (made !== 0) list.push(change(DRAWINGS[resource], signed(made), made > 0 ? "good" : "bad", true, seat));
    if (stock !== 0) list.push(change(DRAWINGS[resource], signed(stock), stock > 0 ? "info" : "bad", false, seat));
  }
  return [...list, ...held(before, after, seat)];
}

function held(before: Board, after: Board, seat: string | null): Change[] {
  return after.played.flatMap((card) => {
    const more = (card.held ?? 0) - (before.played.find((one) => one.card === card.card)?.held ?? 0);
    return more === 0 ? [] : [change("kind-active", signed(more), more > 0 ? "info" : "bad", false, seat)];
  });
}

/** The stocks of a seat after a generation has ended: others have their own production, and their boards show it. */
function produced(before: Board, after: Board): Change[] {
  return PRINTED.resources
    .filter((resource) => after.resources[resource] !== before.resources[resource])
    .map((resource) =>
      change(DRAWINGS[resource], `${before.resources[resource]} → ${after.resources[resource]}`, "info", false, null),
    );
}

export function changes(before: Model, after: Model, seat: string, people: People): Change[] {
  if (after.generation !== before.generation) {
    const at = before.players.findIndex((player) => player.seat === seat);
    return produced(before.players[at]!, after.players[at]!);
  }
  const tiles = after.areas.filter((area, at) => area.tile !== before.areas[at]?.tile);
  const list = tiles.map((area) => change(TILE_DRAWINGS[area.tile ?? ""] ?? "tile-special", "", "good"));
  list.push(...parameters(before, after));
  after.players.forEach((player, at) => {
    const other = player.seat === seat ? null : people.name(player.seat);
    list.push(...board(before.players[at]!, player, other));
  });
  return list;
}
