"""The order of effects that are due together: asked only where it can matter (TM-PLAY-14, -15)."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.effects.verb import (
    CARDS_CHOSEN,
    HAND_GROWS,
    HAND_SHRINKS,
    LAND_TILE_COMES,
    OCEAN_COMES,
    PLANTS_GO,
    Verb,
)
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.reaction import opponents_await_oceans
from valles.games.terraforming_mars.rules.reason import POSSIBLE
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import FIRST_OF, FIRST_PART
from valles.kernel.effect import ASKS
from valles.kernel.frame import Frame
from valles.kernel.phrase import Phrase


def clash(one: int, other: int, plants_grow: bool) -> bool:
    """Return True if the order of two effects matters, given what they touch."""
    if one & HAND_GROWS and other & (HAND_SHRINKS | CARDS_CHOSEN):
        return True
    if one & OCEAN_COMES and other & LAND_TILE_COMES:
        return True
    return bool(plants_grow and one & OCEAN_COMES and other & PLANTS_GO)


class Order(Verb):
    """Stands above the frames due together (frame.a of them) and asks which goes first while two of them clash."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    def _clashing(self, state: State, frame: Frame) -> list[Frame]:
        """Return the frames below that clash with another of them, the next one first."""
        below = state.stack[-1 - frame.a : -1]
        below.reverse()
        touched: list[int] = []
        for due in below:
            effect = state.rules.effects[due.effect]
            if isinstance(effect, Verb) and due.seat == frame.seat:
                repeated = [other.effect for other in below].count(due.effect) > 1
                touched.append(effect.touches(state, due.seat, due.card, repeated))
            else:
                touched.append(0)
        together = 0
        for touch in touched:
            together |= touch
        plants_grow = together & PLANTS_GO != 0 and opponents_await_oceans(state, frame.seat)
        if not clash(together, together, plants_grow):
            return []
        result: list[Frame] = []
        for i, due in enumerate(below):
            for j in range(len(below)):
                if i != j and (
                    clash(touched[i], touched[j], plants_grow) or clash(touched[j], touched[i], plants_grow)
                ):
                    result.append(due)
                    break
        return result

    def name(self, frame: Frame, due: Frame) -> int:
        """The option that lets this frame go first: a part of the card by its place, a lasting effect by its card."""
        if due.card == frame.card:
            for place, part in enumerate(CARDS[frame.card].play):
                if part.id == due.effect:
                    return FIRST_PART.offset + place
        return FIRST_OF[due.card]

    def candidates(self, state: State, frame: Frame) -> list[int]:
        options: list[int] = []
        clashing = self._clashing(state, frame)
        if clashing and clashing[0] != state.stack[-2]:
            return []  # what comes first clashes with nothing
        for due in clashing:
            option = self.name(frame, due)
            if option not in options:
                options.append(option)
        return options

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        for place in range(len(state.stack) - 1, len(state.stack) - 1 - frame.a, -1):
            if self.name(frame, state.stack[place]) == option:
                self._go_first(state, frame, place)
                return

    def run(self, state: State, frame: Frame) -> None:
        """Nothing clashes now; after the next effect it may."""
        self._go_first(state, frame, len(state.stack) - 1)

    def _go_first(self, state: State, frame: Frame, place: int) -> None:
        chosen = state.stack.pop(place)
        if frame.a > 2:
            state.push(self, frame.seat, frame.card, frame.a - 1)
        state.stack.append(chosen)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-order", {"card": CARDS[frame.card].noun()})

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        if FIRST_PART.has(option):
            part = CARDS[frame.card].play[option - FIRST_PART.offset]
            return Phrase("option-first-part", {"effect": part.phrase()})
        return super().label(state, frame, option)


ORDER: Final = Order()
