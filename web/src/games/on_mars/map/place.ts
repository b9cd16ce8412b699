/** A hex of the map in words: what is there, whose it is, what may be done with it. */

import { PRINTED } from "../model/printed";
import type { Course, Find } from "../../../protocol";
import type { Selection } from "../../../table/selection.svelte";
import { optionOf } from "../../../table/option";
import type { People } from "../../../table/people";
import { name, say, tell } from "../../../text/say.svelte";
import { pendingBuilding, holders, neighbour, standing, type HexTarget, type Standing } from "./scene";
import type { Hex, Model } from "../model/model";
import type { Seat } from "../public";
import type { Scene } from "../model/shown";
import { cardName, noun, playerName, techName } from "../model/words";

function seatName(model: Model, people: People, seat: Seat): string {
  const player = model.players.find((one) => one.seat === seat);
  return player ? playerName(player, people) : seat;
}

/** Describe a hex, with the number of buildings in its complex. */
function described(hex: Hex, size: number, model: Model, people: People): string[] {
  const of = (seat: Seat) => seatName(model, people, seat);
  return [
    tell("page-om-hex", { name: hex.name.toUpperCase() }),
    ...(hex.owner ? [tell("page-om-hex-shelter", { name: of(hex.owner) })] : hex.building ? [noun(hex.building)] : []),
    ...(size > 1 ? [tell("om-ui-complex", { size })] : []),
    ...(hex.arrows.length > 0
      ? [tell("page-om-hex-arrows", { directions: hex.arrows.map((to) => name(`om-direction-${to}`)).join(", ") })]
      : []),
    ...(hex.crystal ? [noun("crystal")] : []),
    ...(hex.ground ? [cardName(hex.ground)] : []),
    ...standing(hex).map((piece) => pieceWords(hex, piece, of(piece.seat))),
  ];
}

function pieceWords(hex: Hex, piece: Standing, owner: string): string {
  if (piece.kind === "bot") return tell("page-om-hex-bot", { number: piece.number ?? 0, name: owner });
  if (piece.kind === "advanced")
    return tell("page-om-hex-advanced", { name: owner, card: cardName(hex.upgrade?.blueprint ?? "") });
  return tell(`page-om-hex-${piece.kind}`, { name: owner });
}

/** Beside a building of the type that is asked a place for: whose technology could serve there. */
function techHint(hex: Hex, model: Model, people: People, selection: Selection): string[] {
  const building = pendingBuilding(selection);
  if (building === null) return [];
  const beside = PRINTED.directions.some((direction) => {
    const other = neighbour(model.hexes, hex, direction);
    return other?.building === building && (other.owner === null || other.owner === selection.seat);
  });
  const tiles = holders(model, building).filter(({ seat }) => building !== "shelter" || seat === selection.seat);
  if (!beside || tiles.length === 0) return [];
  const who = tiles.map(({ seat, level }) => tell("page-om-tech-of", { name: seatName(model, people, seat), level }));
  return [tell("page-om-hex-tech", { tech: techName(building), who: who.join(", ") })];
}

/** Return all that can be said of a hex at a question: what is there, and where an answer leads or why none does. */
export function hexWords(
  hex: Hex,
  size: number,
  scene: Scene,
  { targets, ways, placing }: { targets: HexTarget[]; ways: Course[]; placing: boolean },
): string[] {
  const { model, people, selection } = scene;
  const steps = targets.flatMap(({ option, step }) => (step ? [say(selection.label(option)!)] : []));
  const isLegal = targets.length > 0 || ways.length > 0;
  return [
    ...described(hex, size, model, people),
    ...(isLegal
      ? [
          tell("page-om-hex-legal"),
          ...(ways.length > 0 ? courseWords(ways[0]!) : steps),
          ...techHint(hex, model, people, selection),
        ]
      : placing
        ? whyNot(hex, selection)
        : []),
  ];
}

/** Describe a way to a hex: its price, finds and losses. */
function courseWords(way: Course): string[] {
  const texts = (finds: Find[], key: string) => finds.map(({ at, what }) => tell(key, { hex: at.toUpperCase(), what }));
  return [
    tell("page-om-move-points", { number: way.points }),
    ...texts(way.gains, "page-om-move-gain"),
    ...texts(way.losses, "page-om-move-loss"),
  ];
}

/** Return the reason why a hex is not among the answers, if it is known. */
function whyNot(hex: Hex, selection: Selection): string[] {
  const reason = selection.reasons[optionOf("hex", hex.name)];
  return reason ? [say(reason)] : [];
}
