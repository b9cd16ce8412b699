"""Ships and what comes with them (OM-COL-62 to -70, -83)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.displace import PLACE_BOT
from valles.games.on_mars.effects.flow import NO_BOOSTS, Steps, send_to_work
from valles.games.on_mars.effects.verb import Ask
from valles.games.on_mars.rules.component import (
    COLONIST,
    NO_TECH,
    SHIP_TECH,
    SHIP_WELCOMED,
)
from valles.games.on_mars.rules.payment import affordable, charge, good_noun, price, price_nouns
from valles.games.on_mars.rules.reason import (
    LEVEL_TOO_LOW,
    NO_ROOM,
    NO_SHIP_THERE,
    NOT_IN_PLAY,
    NOTHING_TO_GAIN,
    POSSIBLE,
    TOO_EXPENSIVE,
)
from valles.games.on_mars.rules.standin import COLONISTS_A_SHIP_TECH_LEVEL
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import receive, room, ships_welcomed
from valles.games.on_mars.rules.task import did
from valles.games.on_mars.rules.tech import level_of, may_use
from valles.games.on_mars.rules.vocabulary import REWARD_BOT, REWARD_COLONISTS, SHIP, TECH_OF
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing
from valles.kernel.phrase import Noun, Phrase

SHIP_PRICE: Final = price(water=1, plant=1)


class Welcome(Steps):
    """Ships from the depot to the hangar, each with colonists or a colonist and a bot."""

    def __init__(
        self, times: int, boost: int = NO_BOOSTS, tech: bool = False, free: bool = False, extra: int = 0
    ) -> None:
        super().__init__(times, boost, 0, SHIP_TECH if tech else NO_TECH)
        self.free = free
        self.extra = extra
        """Colonists that each ship brings beyond the usual (OM-EXEC-14)."""

    def left(self, frame: Frame) -> int:
        """Return the steps left. A Ship technology brings colonists, not ships (OM-COL-83)."""
        return self.times + frame.b - frame.a

    def tech_reason(self, state: State, frame: Frame, option: int) -> int:
        owner = state.colours.index(option - TECH_OF.offset)
        if not may_use(state, frame.seat, owner, self.tech):
            return NOT_IN_PLAY
        if frame.a == 0:
            return NOTHING_TO_GAIN
        return POSSIBLE if room(state, frame.seat, COLONIST) else NO_ROOM

    def take(self, state: State, frame: Frame, option: int) -> None:
        super().take(state, frame, option)
        if TECH_OF.has(option):
            owner = state.colours.index(option - TECH_OF.offset)
            level = level_of(state.seats[owner], self.tech)
            receive(state, frame.seat, COLONIST, level * COLONISTS_A_SHIP_TECH_LEVEL)

    def boosters(self, state: State, seat: int) -> int:
        """Colonists gained this turn cannot boost (OM-COL-67)."""
        return state.seats[seat].quarters - state.seats[seat].fresh

    def pay_boost(self, state: State, seat: int) -> None:
        """Send colonists to work. Colonists gained this turn stay at home."""
        fresh = state.seats[seat].fresh
        send_to_work(state, seat)
        state.seats[seat].fresh = fresh

    def step_candidates(self, state: State, frame: Frame) -> list[int]:
        return list(SHIP.options())

    def step_reason(self, state: State, frame: Frame, option: int) -> int:
        board = state.seats[frame.seat]
        if not board.depot[option - SHIP.offset]:
            return NO_SHIP_THERE
        if ships_welcomed(board) >= state.level:
            return LEVEL_TOO_LOW
        return POSSIBLE if self.free or affordable(state, frame.seat, SHIP_PRICE) else TOO_EXPENSIVE

    def step(self, state: State, frame: Frame, option: int) -> None:
        board = state.seats[frame.seat]
        board.depot[option - SHIP.offset] = False
        board.hangar += 1
        if state.sink is not None:
            state.emit("om-log-ship", seat=state.noun(frame.seat), place=option - SHIP.offset + 1)
        state.push(SHIP_REWARD, frame.seat, frame.card, self.extra)
        if not self.free:
            charge(state, frame.seat, SHIP_PRICE)
        did(state, frame.seat, SHIP_WELCOMED)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-ship")

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return price_nouns(SHIP_PRICE) if SHIP.has(option) and not self.free else []

    def phrase(self) -> Phrase:
        key = "om-welcome-free" if self.free else "om-welcome-more" if self.extra else "om-welcome"
        return self.steps_phrase(key)

    def icons(self) -> list[Icon]:
        extra = ("free",) if self.free else ("colonist",) * self.extra
        return [Thing("ship", count=self.times, extra=extra), *self.boost_icons()]


def colonists_brought(option: int) -> int:
    """Return the number of colonists that come with a ship without boosts."""
    return 1 if option == REWARD_BOT else 2


def reward_label(option: int, extra: int) -> Phrase:
    """Return the label of a ship's reward with some extra colonists."""
    key = "om-option-reward-bot" if option == REWARD_BOT else "om-option-reward-colonists"
    return Phrase(key, {"colonists": good_noun(COLONIST, colonists_brought(option) + extra)})


class ShipReward(Ask):
    """Two colonists, or one and a bot (OM-COL-63). frame.a: colonists beyond these."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [REWARD_COLONISTS, REWARD_BOT]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == REWARD_BOT:
            state.push(PLACE_BOT, frame.seat, frame.card)
        receive(state, frame.seat, COLONIST, frame.a + colonists_brought(option))

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-ship-reward")

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        return reward_label(option, frame.a)


SHIP_REWARD: Final = ShipReward()
