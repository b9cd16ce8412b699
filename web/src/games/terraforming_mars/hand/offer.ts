/** The cards that a seat was offered, and what it has answered. */

import { optionOf } from "../../../table/option";
import type { Board } from "../model/model";
import { VOCABULARY } from "../model/option";

export interface Offer {
  cards: string[];
  taken: string[];
  /** Cards that were drafted before. */
  kept: string[];
}

const YES = optionOf("yes");
const NO = optionOf("no");

/** Return the cards that a seat may choose from, and those that it takes by its answers: one by name, others by yes or no. */
export function offerOf({ dealt, offered, kept, preludes, answers }: Board): Offer {
  const corporations = dealt.cards;
  const others = [...(dealt.count > 0 ? preludes.cards : []), ...offered.cards];
  const named = answers.flatMap((answer) => {
    const meaning = VOCABULARY.meaning(answer);
    return meaning?.kind === "card" ? [meaning.noun] : [];
  });
  const decisions = answers.filter((answer) => answer === YES || answer === NO);
  const bought = others.filter((_, at) => decisions[at] === YES);
  // The beginner corporation comes without a choice, and with all cards that were dealt.
  if (corporations.length === 1)
    return {
      cards: [...corporations, ...others],
      taken: [...corporations, ...bought, ...offered.cards],
      kept: kept.cards,
    };
  return { cards: [...corporations, ...others], taken: [...named, ...bought], kept: kept.cards };
}
