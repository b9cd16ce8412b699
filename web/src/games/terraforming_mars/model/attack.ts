/** From whom a card can take something, and what they would lose: read off the ways that the server lists. */

import type { FormAnswer, Noun, Phrase } from "../../../protocol";
import { optionOf } from "../../../table/option";
import { DRAWINGS, HELD, type Model, type Resource } from "./model";
import { VOCABULARY } from "./option";

/** A loss of another player. */
export interface Loss {
  seat: string;
  icon: string;
  /** True if it is a production, which stands in its box. */
  made: boolean;
  had: number;
  left: number;
  /** The card on which it lies. */
  card?: string;
}

type Ways = Pick<FormAnswer, "ways" | "default" | "prompts">;

/** The options of an action between which its effects are chosen, before anybody is named: none where it has one. */
export function branches({ ways, default: [first] }: Pick<FormAnswer, "ways" | "default">): string[] {
  const chosen = first === undefined ? null : VOCABULARY.meaning(first);
  return chosen?.kind === "choose" ? Object.keys(ways[0] ?? {}) : [];
}

/** Everybody else who can be named on the usual way through an action, with what they would lose at most. */
export function losses(form: Ways, model: Model, seat: string): Loss[] {
  const list: Loss[] = [];
  let step = form.ways[0];
  for (const [place, option] of form.default.entries()) {
    if (!step) break;
    const question = form.prompts[place];
    if (question) list.push(...Object.keys(step).flatMap((one) => lossOf(one, question, model)));
    step = form.ways[step[option] ?? -1];
  }
  // What is taken one by one is asked for again.
  const same = (one: Loss, other: Loss) =>
    one.seat === other.seat && one.icon === other.icon && one.card === other.card;
  return list.filter((loss, at) => loss.seat !== seat && list.findIndex((one) => same(one, loss)) === at);
}

function lossOf(option: string, { key, args }: Phrase, model: Model): Loss[] {
  const what = args["what"] as Noun | undefined;
  const named = VOCABULARY.meaning(option);
  if (!what || !named) return [];
  if (named.kind === "target") {
    const player = model.players.find((one) => one.seat === named.noun);
    const made = key === "ask-reduce";
    if (!player || !(made || key === "ask-remove-target")) return [];
    const resource = what.key as Resource;
    const had = (made ? player.production : player.resources)[resource];
    // A production of M€ goes below nothing.
    const left = made ? had - what.count : Math.max(0, had - what.count);
    return [{ seat: player.seat, icon: DRAWINGS[resource], made, had, left }];
  }
  if (named.kind !== "card" || !["ask-remove-holding", "ask-take"].includes(key)) return [];
  const owner = model.players.find(({ played }) => played.some(({ card }) => card === named.noun));
  const had = owner?.played.find(({ card }) => card === named.noun)?.held ?? 0;
  const left = Math.max(0, had - what.count);
  return owner
    ? [{ seat: owner.seat, icon: HELD[what.key] ?? "tag-any", made: false, had, left, card: named.noun }]
    : [];
}

const NOBODY = optionOf("target", "none");

/** The player proposed as the target of an attack: who loses most, among equals the one who leads; else the default. */
export function proposedTarget(
  options: readonly string[],
  prompt: Phrase | null,
  model: Model,
  seat: string,
  usual: string,
): string {
  const hit = (option: string) => (prompt ? lossOf(option, prompt, model)[0] : undefined);
  const lost = (option: string) => {
    const loss = hit(option);
    return loss ? loss.had - loss.left : 0;
  };
  const rating = (option: string) => model.players.find((one) => one.seat === hit(option)?.seat)?.rating ?? 0;
  const others = options.filter((option) => option !== NOBODY && lost(option) > 0 && hit(option)?.seat !== seat);
  return others.sort((a, b) => lost(b) - lost(a) || rating(b) - rating(a))[0] ?? usual;
}

/** The loss of whoever is the target; null if there is none. */
export function lossAt(option: string, prompt: Phrase | null, model: Model): Loss | null {
  return (prompt && lossOf(option, prompt, model)[0]) ?? null;
}
