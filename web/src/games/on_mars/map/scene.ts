/** The contents of the colony map: complexes, pieces, and the answers that lead to a hex. */

import { PRINTED } from "../model/printed";
import type { Course } from "../../../protocol";
import type { Selection } from "../../../table/selection.svelte";
import { middle } from "./geometry";
import type { Hex, Model } from "../model/model";
import { stepOf, type Step } from "../model/option";
import type { Building, Direction, Seat, Tech } from "../public";

/** Connected buildings of one type, or shelters of one colour. */
export interface Complex {
  building: Building;
  hexes: Hex[];
}

/** Two or more buildings, each once. */
export function complexes(hexes: Hex[]): Complex[] {
  const list: Complex[] = [];
  const seen = new Set<number>();
  for (const hex of hexes) {
    if (hex.building === null || seen.has(hex.number)) continue;
    const reached = [hex];
    seen.add(hex.number);
    for (const one of reached) {
      for (const other of neighbours(hexes, one)) {
        if (other.building !== hex.building || other.owner !== hex.owner || seen.has(other.number)) continue;
        seen.add(other.number);
        reached.push(other);
      }
    }
    if (reached.length > 1) list.push({ building: hex.building, hexes: reached });
  }
  return list;
}

/** The uppermost of its hexes, where the number of its buildings stands. */
export function head({ hexes }: Complex): Hex {
  return hexes.toSorted((one, other) => {
    const [[x, y], [u, v]] = [middle(one), middle(other)];
    return y - v || x - u;
  })[0]!;
}

function neighbours(hexes: Hex[], hex: Hex): Hex[] {
  return hex.around.flatMap((number) => (number < 0 ? [] : [hexes[number]!]));
}

/** The hexes where bots on these let one build: their own, and those around. */
export function zoneOf(hexes: Hex[], bots: (string | null)[]): Hex[] {
  const standing = hexes.filter(({ name }) => bots.includes(name));
  return [...new Set(standing.flatMap((hex) => [hex, ...neighbours(hexes, hex)]))];
}

export function neighbour(hexes: Hex[], hex: Hex, direction: Direction): Hex | null {
  return hexes[hex.around[PRINTED.directions.indexOf(direction)]!] ?? null;
}

/** A piece that stands somewhere. */
export interface Standing {
  kind: "bot" | "rover" | "colonist" | "advanced";
  seat: Seat;
  /** The number of the bot among those of its seat. */
  number: number | null;
}

export function standing(hex: Hex): Standing[] {
  return [
    ...(hex.miner ? [{ kind: "colonist" as const, seat: hex.miner, number: null }] : []),
    ...(hex.upgrade ? [{ kind: "advanced" as const, seat: hex.upgrade.owner, number: null }] : []),
    ...hex.bots.map(({ seat, number }) => ({ kind: "bot" as const, seat, number })),
    ...hex.rovers.map((seat) => ({ kind: "rover" as const, seat, number: null })),
  ];
}

/** Return true if a number in the middle of the hex would hide something. */
export function filled(hex: Hex): boolean {
  return hex.building !== null || hex.crystal || hex.ground !== null || standing(hex).length > 0;
}

/** The hexes that a piece can reach, each with the best way there. */
export function reachable(hexes: Hex[], reach: Map<string, Course[]>): { hex: Hex; way: Course }[] {
  return hexes.flatMap((hex) => (reach.get(hex.name) ?? []).slice(0, 1).map((way) => ({ hex, way })));
}

/** An answer that leads to a hex: a step of a piece, or the hex itself. */
export interface HexTarget {
  option: string;
  hex: Hex;
  /** The piece that would step there, and where it comes from. */
  step: { kind: "bot" | "rover"; number: number | null; from: Hex | null; direction: Direction } | null;
}

/** Everything that the question lets one choose on the map. */
export function hexTargets(model: Model, selection: Selection): HexTarget[] {
  return selection.answers.flatMap((answer) => {
    const step = stepOf(answer);
    const hex = model.hexes.find((one) => one.name === answer.to);
    return hex ? [{ option: answer.option, hex, step: step ? stepTo(model, hex, step) : null }] : [];
  });
}

function stepTo(model: Model, hex: Hex, { piece, direction }: Step): HexTarget["step"] {
  return { ...piece, from: neighbour(model.hexes, hex, opposite(direction)), direction };
}

export function opposite(direction: Direction): Direction {
  const { directions } = PRINTED;
  return directions[(directions.indexOf(direction) + directions.length / 2) % directions.length]!;
}

/** Return the owners of a technology, the highest level first. */
export function holders(model: Model, tech: Tech): { seat: Seat; level: number }[] {
  return model.players
    .flatMap(({ seat, lab }) => lab.filter((tile) => tile.tech === tech).map(({ level }) => ({ seat, level })))
    .sort((one, other) => other.level - one.level);
}

/** The type of the building that a question asks a place for. */
export function pendingBuilding(selection: Selection): Building | null {
  return (selection.question?.about["building"] as Building | undefined) ?? null;
}

/** Return the pieces that would be added to a hex. */
export function arrivals(now: Hex, then: Hex): Standing[] {
  return standing(then).filter((piece) => !has(now, piece));
}

export function has(hex: Hex, piece: Standing): boolean {
  return standing(hex).some((one) => one.kind === piece.kind && one.seat === piece.seat && one.number === piece.number);
}

/** Return true if something would come to lie on a hex, or what lies there would be gone. */
export function covered(now: Hex, then: Hex): boolean {
  return (
    then.building !== now.building ||
    (then.crystal && !now.crystal) ||
    (then.ground !== null && then.ground !== now.ground)
  );
}

export function cleared(now: Hex, then: Hex): boolean {
  return (now.crystal && !then.crystal) || (now.ground !== null && then.ground !== now.ground);
}
