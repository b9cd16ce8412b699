/** The changes of a card, old → new, from the view that the server previews. */

import type { People } from "../../../table/people";
import { tell } from "../../../text/say.svelte";
import { cardName } from "./cards";
import {
  DRAWINGS,
  HELD,
  milestones,
  awards,
  RESOURCES,
  TILE_DRAWINGS,
  type Board,
  type Figures,
  type Model,
} from "./model";
import { printed } from "./cards";
import { PRINTED } from "./printed";
import { degrees, percent } from "./units";
import { noun, signed } from "./words";

export interface Consequence {
  icon: string;
  /** True if it is a production, which stands in its box. */
  made: boolean;
  text: string;
  tone: "good" | "bad" | "warn" | "";
}

const ARROW = "→";

function step(
  icon: string,
  before: string,
  after: string,
  better: boolean,
  more: Partial<Consequence> = {},
): Consequence {
  return { icon, made: false, text: `${before} ${ARROW} ${after}`, tone: better ? "good" : "bad", ...more };
}

function resources(before: Board, after: Board, whose: string): Consequence[] {
  const list: Consequence[] = [];
  for (const resource of RESOURCES) {
    const [had, has] = [before.resources[resource], after.resources[resource]];
    // What is paid is no loss.
    const spent = whose === "" ? "" : "bad";
    if (had !== has)
      list.push({
        icon: DRAWINGS[resource],
        made: false,
        text: `${whose}${had} ${ARROW} ${has}`,
        tone: has > had ? "good" : spent,
      });
  }
  for (const resource of RESOURCES) {
    const [had, has] = [before.production[resource], after.production[resource]];
    if (had !== has) list.push(step(DRAWINGS[resource], whose + signed(had), signed(has), has > had, { made: true }));
  }
  return list;
}

function parameters({ parameters: before }: Model, { parameters: after }: Model): Consequence[] {
  const list: Consequence[] = [];
  if (after.oxygen.step !== before.oxygen.step)
    list.push(step("oxygen", percent(before.oxygen.value), percent(after.oxygen.value), true));
  if (after.temperature.step !== before.temperature.step)
    list.push(
      step("temperature", degrees(signed(before.temperature.value)), degrees(signed(after.temperature.value)), true),
    );
  if (after.oceans.step !== before.oceans.step)
    list.push(step("ocean", String(before.oceans.value), String(after.oceans.value), true));
  return list;
}

function held(before: Board, after: Board, whose: string): Consequence[] {
  return after.played.flatMap(({ card, held = 0 }) => {
    const had = before.played.find((one) => one.card === card)?.held ?? 0;
    const icon = HELD[printed(card).holds ?? ""] ?? "tag-any";
    return had === held ? [] : [step(icon, `${whose}${cardName(card)} ${had}`, String(held), held > had)];
  });
}

/** Milestones and awards that it counts for, and whether a milestone could then be paid. */
function goals(before: Model, figures: Figures, after: Model, then: Figures, seat: string): Consequence[] {
  if (before.solo) return [];
  const list: Consequence[] = [];
  const claimed = Object.values(before.milestones).filter((owner) => owner !== null).length;
  const left = after.players.find((player) => player.seat === seat)?.resources.credits ?? 0;
  for (const goal of milestones(before, figures)) {
    const [had, has] = [goal.counts[seat] ?? 0, then[seat]?.[`milestone-${goal.id}`] ?? 0];
    if (has <= had || goal.owner !== null || claimed >= PRINTED.milestones_claimable) continue;
    const reached = goal.need !== null && has >= goal.need;
    const says = tell("page-tm-counts-milestone", { goal: noun(`milestone-${goal.id}`), has, need: goal.need ?? 0 });
    const costs = reached ? ` ${tell("page-tm-counts-claim", { price: PRINTED.milestone_price, left })}` : "";
    list.push({ icon: "u-trophy", made: false, text: says + costs, tone: reached ? "warn" : "" });
  }
  for (const goal of awards(before, figures)) {
    const [had, has] = [goal.counts[seat] ?? 0, then[seat]?.[`award-${goal.id}`] ?? 0];
    if (has > had && goal.owner !== null)
      list.push({
        icon: "u-medal",
        made: false,
        text: `${noun(`award-${goal.id}`)} ${had} ${ARROW} ${has}`,
        tone: "",
      });
  }
  return list;
}

export function consequences(
  before: Model,
  figures: Figures,
  after: Model,
  then: Figures,
  seat: string,
  people: People,
): Consequence[] {
  const list: Consequence[] = [];
  const points: Consequence[] = [];
  after.players.forEach((player, at) => {
    const old = before.players[at]!;
    const mine = player.seat === seat;
    const whose = mine ? "" : `${people.name(player.seat)} `;
    list.push(...resources(old, player, whose));
    if (player.rating !== old.rating)
      list.push(step("tr", `${whose}${old.rating}`, String(player.rating), player.rating > old.rating));
    list.push(...held(old, player, whose));
    if (mine && player.points !== null && old.points !== null && player.points !== old.points)
      points.push(step("vp", String(old.points), String(player.points), player.points > old.points));
  });
  const tiles = after.areas.filter((area, at) => area.tile !== before.areas[at]?.tile);
  list.push(
    ...parameters(before, after),
    ...tiles.map((area) => ({
      icon: TILE_DRAWINGS[area.tile ?? ""] ?? "tile-special",
      made: false,
      text: "+1",
      tone: "good" as const,
    })),
    ...goals(before, figures, after, then, seat),
  );
  return [...list, ...points];
}
