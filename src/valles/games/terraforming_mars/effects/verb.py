"""The base of all verbs of the card language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valles.games.terraforming_mars.rules.component import HOLDINGS, STOCK
from valles.games.terraforming_mars.rules.reason import POSSIBLE, REASONS
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import NO
from valles.kernel.effect import ACTS, Effect
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Relation, changed
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.kernel.verb import Verb as KernelVerb
from valles.kernel.verb import push_in_order

HAND_GROWS: Final = 1
HAND_SHRINKS: Final = 2
OCEAN_COMES: Final = 4
LAND_TILE_COMES: Final = 8
PLANTS_GO: Final = 16
CARDS_CHOSEN: Final = 32
"""Things that an effect touches and another one due at the same time might touch too."""

CARDS_FIRST: Final = 0
THEN_GAINS: Final = 1
THEN_LOSSES: Final = 2
LAST_REDUCTIONS: Final = 3
"""Effects of one card run in printed order, but new cards come before everything else, gains before own losses, and
these before reductions of anybody: whatever another order allows, this one allows too (TM-PLAY-14, TM-CARD-05)."""


class Verb(KernelVerb[State]):
    """frame.card is the card that has the effect; frame.d the card that set it off, where one did."""

    def __init__(self, mode: int = ACTS) -> None:
        super().__init__(mode)
        self.rank = THEN_GAINS

    def run_reason(self, state: State, seat: int, card: int) -> int:
        """Return the reason why the effect could not be carried out to its end, 0 if it could."""
        return POSSIBLE

    def lapses(self, state: State, seat: int) -> bool:
        """Return True if it is no action at all now, where it is a first action."""
        return False

    def fits(self, frame: Frame) -> bool:
        """Return True if it applies to the card that set it off."""
        return True

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        """Return the things that it may touch now.

        If it is due more than once, include what the first time may make possible.
        """
        return 0

    def price_phrase(self) -> Phrase:
        """Return the text of the verb as the price of what follows it."""
        return self.phrase()

    def cost(self) -> list[Noun]:
        """Return its cost, where it is the price of something."""
        return []

    def blocked(self, state: State, frame: Frame, option: int, reason: int) -> Phrase:
        """Return the phrase for an effect that could not be carried out after this answer, for this reason."""
        return self.phrase()

    def default_option(self, state: State, frame: Frame, options: list[int]) -> int:
        """To do nothing where one need not."""
        return NO if NO in options else options[0]

    def __rshift__(self, then: Verb | tuple[Verb, ...]) -> Verb:
        """Return the arrow printed on the cards: pay left, then get right."""
        return InOrder([self, *(then if isinstance(then, tuple) else (then,))], True)


class TileVerb(Verb):
    """A verb that places a tile of one kind by one placement rule."""

    def __init__(self, mode: int, tile: int, where: int, usual_rule: int) -> None:
        super().__init__(mode)
        self.tile = tile
        self.where = where
        self.usual_rule = usual_rule
        """The placement rule of the tile's kind, for maps on which the other one means nothing."""

    def rule(self, state: State) -> int:
        """Return the placement rule on the map of this game."""
        return self.usual_rule if state.map.lacks[self.where] else self.where


class InOrder(Verb):
    """One after the other. With a price the first part is paid, then the rest is had: the arrow on the cards."""

    def __init__(self, steps: list[Verb], priced: bool) -> None:
        super().__init__()
        self.steps = steps
        self.priced = priced

    def parts(self) -> Sequence[Verb]:
        return self.steps

    def run_reason(self, state: State, seat: int, card: int) -> int:
        for step in self.steps:
            reason = step.run_reason(state, seat, card)
            if reason != POSSIBLE:
                return reason
        return POSSIBLE

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        touched = 0
        for step in self.steps:
            touched |= step.touches(state, seat, card, repeated)
        return touched

    def run(self, state: State, frame: Frame) -> None:
        push_in_order(state, self.steps, frame.seat, frame.card, frame.d)

    def phrase(self) -> Phrase:
        if self.priced:
            rest: list[Arg] = [step.phrase() for step in self.steps[1:]]
            return Phrase("price", {"price": self.steps[0].price_phrase(), "then": rest})
        return Phrase("in-order", {"steps": [step.phrase() for step in self.steps]})

    def icons(self) -> list[Icon]:
        first = self.steps[0].icons()
        rest = [icon for step in self.steps[1:] for icon in step.icons()]
        return [Relation("price", first, rest)] if self.priced else [*first, *rest]


def first_part(effect: Effect[State]) -> Effect[State]:
    """Return the part that happens first, without a question before it: the price of an action, if it has one."""
    while effect.mode == ACTS and effect.parts():
        effect = effect.parts()[0]
    return effect


def price_in(effect: Effect[State]) -> list[Noun]:
    """Return the price that the effect takes at once; empty for nothing."""
    first = first_part(effect)
    return first.cost() if isinstance(first, Verb) else []


def blocked_part(state: State, seat: int, card: int, parts: list[Verb], reason: int) -> Phrase:
    """Return the first of these effects of a card that the reason stands against."""
    for part in parts:
        if part.run_reason(state, seat, card) == reason:
            return part.phrase()
    raise ValueError(f"nothing about card {card} is {REASONS[reason]}")


def stock_nouns(changes: list[int]) -> list[Noun]:
    return [Noun(STOCK[i], abs(n), True) for i, n in enumerate(changes) if n]


def stock_icons(changes: list[int]) -> list[Icon]:
    return [changed(n, STOCK[i]) for i, n in enumerate(changes) if n]


def holding_noun(kind: int, count: int) -> Noun:
    return Noun(HOLDINGS[kind] or "resources", count, True)
