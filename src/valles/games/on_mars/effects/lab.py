"""The laboratory: learning technologies and developing them (OM-ORBIT-11 to -24)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.flow import NO_BOOSTS, Steps
from valles.games.on_mars.effects.verb import Ask
from valles.games.on_mars.rules.bonus import lab_bonus
from valles.games.on_mars.rules.component import (
    DEVELOPMENTS,
    LAB,
    LAB_LEVEL,
    LACERDA,
    LEARNED,
    OXYGEN,
    TECH,
    TECH_TAKEN,
    TECHS,
)
from valles.games.on_mars.rules.payment import affordable, charge, price
from valles.games.on_mars.rules.reason import (
    ALREADY_OWNED,
    LAB_FULL,
    LAB_SPACE_TAKEN,
    NO_TILE_THERE,
    POSSIBLE,
    TOO_EXPENSIVE,
)
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import contribute, receive
from valles.games.on_mars.rules.task import developed, did
from valles.games.on_mars.rules.tech import tech_noun
from valles.games.on_mars.rules.vocabulary import DEVELOP, GRID_SPACE, KEEP, LAB_SPACE
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing
from valles.kernel.phrase import Noun, Phrase

GRID_PRICES: Final = [price(battery=1, any=1)] * 3 + [price(battery=1)] * 3 + [0, 0]
LEVEL_PRICES: Final = [
    0, 0, price(any=1), price(oxygen=1), price(oxygen=1), price(oxygen=1, any=1), price(oxygen=1, crystal=1),
]  # fmt: skip
"""The price of entering each column of the laboratory (OM-ORBIT-22)."""


def take_bonus(state: State, seat: int, space: int) -> None:
    """The benefit printed on a laboratory space."""
    bonus = lab_bonus(state, space)
    if bonus is not None:
        state.push(bonus, seat)


def develop_reason(state: State, seat: int, development: int, free: bool) -> int:
    start, end = DEVELOPMENTS[development]
    lab = state.seats[seat].lab
    if lab[start] == 0:
        return NO_TILE_THERE
    if lab[end]:
        return LAB_SPACE_TAKEN
    return POSSIBLE if free or affordable(state, seat, LEVEL_PRICES[LAB_LEVEL[end]]) else TOO_EXPENSIVE


def develop(state: State, seat: int, development: int) -> None:
    """Move a tile one column to the right, and take the benefit of its new space (OM-ORBIT-18, -20)."""
    start, end = DEVELOPMENTS[development]
    lab = state.seats[seat].lab
    lab[end] = lab[start]
    lab[start] = 0
    if state.sink is not None:
        tech = tech_noun(lab[end] - 1)
        state.emit("om-log-develop", seat=state.noun(seat), tech=tech, space=LAB[end], level=LAB_LEVEL[end])
    developed(state, seat)


class Learn(Steps):
    def step_candidates(self, state: State, frame: Frame) -> list[int]:
        return list(GRID_SPACE.options())

    def step_reason(self, state: State, frame: Frame, option: int) -> int:
        space = option - GRID_SPACE.offset
        board = state.seats[frame.seat]
        if state.grid[space] == 0:
            return NO_TILE_THERE
        if state.grid[space] in board.lab:
            return ALREADY_OWNED
        if board.lab[0] and board.lab[1]:
            return LAB_FULL
        return POSSIBLE if affordable(state, frame.seat, GRID_PRICES[space]) else TOO_EXPENSIVE

    def step(self, state: State, frame: Frame, option: int) -> None:
        space = option - GRID_SPACE.offset
        tech = state.grid[space]
        state.grid[space] = 0
        if state.sink is not None:
            state.emit("om-log-learn", seat=state.noun(frame.seat), tech=tech_noun(tech - 1))
        state.push(INSTALL, frame.seat, frame.card, tech)
        charge(state, frame.seat, GRID_PRICES[space])
        did(state, frame.seat, LEARNED)
        contribute(state, frame.seat, TECH_TAKEN)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-learn")

    def phrase(self) -> Phrase:
        return self.steps_phrase("om-learn")

    def icons(self) -> list[Icon]:
        return [Thing("learn", count=self.times), *self.boost_icons()]


class Install(Ask):
    """The choice of the space in the first column for a learned tile. frame.a: the tile."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return list(LAB_SPACE.options())

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return LAB_SPACE_TAKEN if state.seats[frame.seat].lab[option - LAB_SPACE.offset] else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        state.seats[frame.seat].lab[option - LAB_SPACE.offset] = frame.a
        take_bonus(state, frame.seat, option - LAB_SPACE.offset)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-install", {"tech": tech_noun(frame.a - 1)})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {"tech": TECHS[frame.a - 1]}

    def card_of(self, state: State, frame: Frame) -> int:
        return TECH + frame.a - 1


INSTALL: Final = Install()


class Develop(Steps):
    def __init__(self, times: int, boost: int = NO_BOOSTS, free: bool = False) -> None:
        super().__init__(times, boost)
        self.free = free

    def step_candidates(self, state: State, frame: Frame) -> list[int]:
        return list(DEVELOP.options())

    def step_reason(self, state: State, frame: Frame, option: int) -> int:
        return develop_reason(state, frame.seat, option - DEVELOP.offset, self.free)

    def step(self, state: State, frame: Frame, option: int) -> None:
        develop(state, frame.seat, option - DEVELOP.offset)
        end = DEVELOPMENTS[option - DEVELOP.offset][1]
        take_bonus(state, frame.seat, end)
        if not self.free:
            charge(state, frame.seat, LEVEL_PRICES[LAB_LEVEL[end]])

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-develop", {"left": self.left(frame)})

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return [] if self.free else super().price_of(state, frame, option)

    def phrase(self) -> Phrase:
        return self.steps_phrase("om-develop-free" if self.free else "om-develop")

    def icons(self) -> list[Icon]:
        free = ("free",) if self.free else ()
        return [Thing("develop", count=self.times, extra=free), *self.boost_icons()]


class Compensate(Ask):
    """The owner's choice to develop a used technology or keep oxygen (OM-ORBIT-31, -32). frame.a: the technology."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        lab = state.seats[frame.seat].lab
        options = []
        for development in range(len(DEVELOPMENTS)):
            if lab[DEVELOPMENTS[development][0]] == frame.a + 1:
                options.append(DEVELOP.offset + development)
        return [*options, KEEP]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE if option == KEEP else develop_reason(state, frame.seat, option - DEVELOP.offset, True)

    def take(self, state: State, frame: Frame, option: int) -> None:
        state.seats[frame.seat].waiting -= 1
        if option == KEEP:
            receive(state, frame.seat, OXYGEN, 1)
        else:
            develop(state, frame.seat, option - DEVELOP.offset)
            take_bonus(state, frame.seat, DEVELOPMENTS[option - DEVELOP.offset][1])

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-compensate", {"by": state.noun(self.user(state)), "tech": tech_noun(frame.a)})

    def user(self, state: State) -> int:
        """Return the seat that has used it: the one whose turn ends.

        Alone it is always Lacerda, who travels after the turns.
        """
        return LACERDA if state.solo else state.active

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {"tech": TECHS[frame.a]}

    def card_of(self, state: State, frame: Frame) -> int:
        return TECH + frame.a

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return []


COMPENSATE: Final = Compensate()
