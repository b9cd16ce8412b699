/** The changes of a pick as chips, from the view and the events that the server previews. */

import { BUILDINGS, PRINTED } from "../model/printed";
import type { Arg, Noun, Phrase } from "../../../protocol";
import { change, signed, type Change } from "../../../table/change";
import type { People } from "../../../table/people";
import { name, tell } from "../../../text/say.svelte";
import { GOODS, TECHS } from "../model/drawings";
import { complexes } from "../map/scene";
import type { Hex, Model } from "../model/model";
import type { Player, Tech } from "../public";
import { playerName } from "../model/words";

const TECH_KEY = "om-card-tech-";
const SEAT = "seat-";

/** The technology that is used, and whose it is. */
function techs(events: Phrase[], people: People): Change[] {
  return events.flatMap(({ key, args }) => {
    if (key !== "om-log-tech" && key !== "om-log-own-tech") return [];
    const tech = nounOf(args["tech"])?.key.replace(TECH_KEY, "").replaceAll("-", "_") as Tech | undefined;
    const owner = nounOf(args["owner"] ?? args["seat"])?.key ?? "";
    const whose = owner.startsWith(SEAT) ? people.name(owner.slice(SEAT.length)) : name(owner);
    return tech && TECHS[tech] ? [change(TECHS[tech], whose, "info")] : [];
  });
}

function nounOf(arg: Arg | undefined): Noun | null {
  return arg !== undefined && typeof arg === "object" && !Array.isArray(arg) && "counted" in arg ? arg : null;
}

/** The place of a building, and its complex there. */
function joined(after: Model, hex: Hex): string {
  const size =
    complexes(after.hexes).find(({ hexes }) => hexes.some(({ number }) => number === hex.number))?.hexes.length ?? 1;
  return size > 1 ? tell("page-om-complex", { size }) : hex.name.toUpperCase();
}

function colony(before: Model, after: Model): Change[] {
  const list = after.hexes.flatMap((hex, at) => {
    const was = before.hexes[at]!;
    if (hex.building && hex.building !== was.building)
      return [change(BUILDINGS[hex.building], joined(after, hex), "good")];
    return hex.upgrade && !was.upgrade ? [change("advanced", hex.name.toUpperCase(), "good")] : [];
  });
  after.life_support.forEach((column, at) => {
    const row = before.life_support[at]!.row;
    if (column.row !== row) list.push(change(BUILDINGS[column.building], `${row} → ${column.row}`, "good"));
  });
  if (after.level !== before.level) list.push(change("level", `${before.level} → ${after.level}`, "good"));
  after.missions.forEach((mission, at) => {
    const { left } = before.missions[at]!;
    if (mission.left !== left) list.push(change("mission", `${left} → ${mission.left}`, "info"));
  });
  return list;
}

function pieces(before: Player, after: Player, other: string | null): Change[] {
  const from = (hex: string | null) => (hex ? `${hex.toUpperCase()} → ` : "");
  const moved = [
    ...after.bots.map((hex, at) => ["bot", before.bots[at] ?? null, hex] as const),
    ["rover", before.rover, after.rover] as const,
  ];
  return moved.flatMap(([icon, was, now]) =>
    now && now !== was ? [change(icon, from(was) + now.toUpperCase(), other ? "bad" : "info", false, other)] : [],
  );
}

function board(before: Player, after: Player, other: string | null): Change[] {
  const list: Change[] = [];
  const counted = (icon: string, was: number, now: number, made = false) => {
    if (now !== was)
      list.push(change(icon, signed(now - was), now < was ? "bad" : icon === "op" ? "good" : "info", made, other));
  };
  counted("op", before.points ?? 0, after.points ?? 0);
  for (const resource of PRINTED.resources as (keyof Player["resources"])[])
    counted(GOODS[resource], before.resources[resource], after.resources[resource]);
  counted("crystal", before.crystals, after.crystals);
  counted("crystal", before.arriving, after.arriving, true);
  counted("colonist", before.quarters, after.quarters);
  counted("ship", before.hangar, after.hangar);
  counted("blueprint", before.blueprints.length, after.blueprints.length);
  counted("scientist", before.scientists.length, after.scientists.length);
  counted("contract", before.contracts.length, after.contracts.length);
  counted("discovery", before.discoveries.length, after.discoveries.length);
  counted("research", before.research.length, after.research.length);
  return [...list, ...developed(before, after, other), ...pieces(before, after, other)];
}

function developed(before: Player, after: Player, other: string | null): Change[] {
  return after.lab.flatMap(({ tech, level }) => {
    const was = before.lab.find((one) => one.tech === tech)?.level;
    if (was === level) return [];
    return [change(TECHS[tech], was === undefined ? String(level) : `${was} → ${level}`, "good", false, other)];
  });
}

/** Goods that find no room. */
function wasted(events: Phrase[], people: People, seat: string): Change[] {
  return events.flatMap((event) => {
    const what = event.key === "om-log-overflow" ? nounOf(event.args["what"]) : null;
    const good = what?.key.replace("om-", "") as keyof typeof GOODS | undefined;
    if (!what || !good || !GOODS[good] || people.subject(event) !== seat) return [];
    return [change(GOODS[good], tell("page-om-no-room", { number: what.count }), "bad")];
  });
}

export function changes(before: Model, after: Model, events: Phrase[], seat: string, people: People): Change[] {
  return [
    ...colony(before, after),
    ...techs(events, people),
    ...wasted(events, people, seat),
    ...after.players.flatMap((player, at) =>
      board(before.players[at]!, player, player.seat === seat ? null : playerName(player, people)),
    ),
  ];
}
