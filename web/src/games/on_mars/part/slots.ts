/** The slots of a main action and who has colonists there. */

import { PRINTED, type Action } from "../model/printed";
import type { Model } from "../model/model";
import type { Player, Seat, Slotted } from "../public";

export interface Slot {
  player: Player | null;
  /** The only seat that may use the slot. */
  only: Seat | null;
}

interface Place {
  id: Action;
  slots: number | null;
}

export function slotsOf(model: Model, { id, slots }: Place): Slot[] {
  if (!slots) return [];
  const on = (player: Player) => player.slots[id as Slotted];
  if (slots === PRINTED.seats.length)
    return model.players.map((player) => ({ player: on(player) > 0 ? player : null, only: player.seat }));
  const there = model.players.flatMap((player) => Array<Player>(on(player)).fill(player));
  return Array.from({ length: Math.max(slots, there.length) }, (_, at) => ({ player: there[at] ?? null, only: null }));
}
