"""What every verb of the card language has in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valles.games.terraforming_mars.component import HOLDINGS, STOCK
from valles.games.terraforming_mars.reason import POSSIBLE
from valles.games.terraforming_mars.state import State
from valles.kernel.effect import ACTS, Effect
from valles.kernel.frame import Frame
from valles.kernel.phrase import Arg, Noun, Phrase

HAND_GROWS: Final = 1
HAND_SHRINKS: Final = 2
OCEAN_COMES: Final = 4
LAND_TILE_COMES: Final = 8
PLANTS_GO: Final = 16
"""What an effect touches that another one due at the same time might touch too."""

CARDS_FIRST: Final = 0
THEN_GAINS: Final = 1
THEN_LOSSES: Final = 2
LAST_REDUCTIONS: Final = 3
"""Effects of one card run in printed order, but new cards come before everything else, gains before own losses, and
these before reductions of anybody: whatever another order allows, this one allows too (TM-PLAY-14, TM-CARD-05)."""


class Verb(Effect[State]):
    """frame.card is the card that has the effect; frame.d the card that set it off, where one did."""

    def __init__(self, manner: int = ACTS) -> None:
        super().__init__(manner)
        self.rank = THEN_GAINS

    def hindrance(self, state: State, seat: int, card: int) -> int:
        """Why the effect could not be carried out to its end, as a reason number."""
        return POSSIBLE

    def fits(self, frame: Frame) -> bool:
        """Whether it means anything for the card that set it off."""
        return True

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        """What it may touch now; if it is due more than once, also what the first time may make possible."""
        return 0

    def __rshift__(self, then: Verb | tuple[Verb, ...]) -> Verb:
        """The arrow printed on the cards: pay left, then get right."""
        return InOrder([self, *(then if isinstance(then, tuple) else (then,))], True)


class TileVerb(Verb):
    """A verb that places a tile of one kind by one placement rule."""

    def __init__(self, manner: int, tile: int, where: int, usual_rule: int) -> None:
        super().__init__(manner)
        self.tile = tile
        self.where = where
        self.usual_rule = usual_rule
        """The placement rule of the tile's kind, for maps on which the other one means nothing."""

    def rule(self, state: State) -> int:
        """The placement rule on the map of this game."""
        return self.usual_rule if state.map.lacks[self.where] else self.where


class InOrder(Verb):
    """One after the other. With a price the first part is paid, then the rest is had: the arrow on the cards."""

    def __init__(self, steps: list[Verb], priced: bool) -> None:
        super().__init__()
        self.steps = steps
        self.priced = priced

    def parts(self) -> Sequence[Verb]:
        return self.steps

    def hindrance(self, state: State, seat: int, card: int) -> int:
        for step in self.steps:
            found = step.hindrance(state, seat, card)
            if found != POSSIBLE:
                return found
        return POSSIBLE

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        touched = 0
        for step in self.steps:
            touched |= step.touches(state, seat, card, repeated)
        return touched

    def run(self, state: State, frame: Frame) -> None:
        for step in reversed(self.steps):
            state.push(step, frame.seat, frame.card, d=frame.d)

    def phrase(self) -> Phrase:
        if self.priced:
            rest: list[Arg] = [step.phrase() for step in self.steps[1:]]
            return Phrase("price", {"price": self.steps[0].phrase(), "then": rest})
        return Phrase("in-order", {"steps": [step.phrase() for step in self.steps]})

    def icons(self) -> list[str]:
        icons = self.steps[0].icons() + (["->"] if self.priced else [])
        for step in self.steps[1:]:
            icons += step.icons()
        return icons


def stock_nouns(changes: list[int]) -> list[Noun]:
    return [Noun(STOCK[i], abs(n), True) for i, n in enumerate(changes) if n]


def stock_icons(changes: list[int], prefix: str = "") -> list[str]:
    return [f"{n:+d}:{prefix}{STOCK[i]}" for i, n in enumerate(changes) if n]


def holding_noun(kind: int, count: int) -> Noun:
    return Noun(HOLDINGS[kind] or "resources", count, True)
