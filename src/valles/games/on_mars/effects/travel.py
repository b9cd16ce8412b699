"""Travelling between orbit and colony: exploration, production, retrieval, turn order (OM-SHUTTLE-09 to -19)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.goods import Produce
from valles.games.on_mars.effects.verb import TO_DELIVERIES, Ask, Verb
from valles.games.on_mars.rules.building import empty
from valles.games.on_mars.rules.card import CARDS, SPACE_BONUS, TILE_CARDS
from valles.games.on_mars.rules.colony import CENTRE, HEX_LABELS, THREE_AWAY
from valles.games.on_mars.rules.component import (
    COLONY,
    DISCOVERY,
    DISCOVERY_PLACED,
    ORBIT,
    SIDES,
    SLOT_SIDE,
    SPACES_A_SIDE,
)
from valles.games.on_mars.rules.reason import ALREADY_THERE, NO_TILES, POSSIBLE, SPACE_TAKEN
from valles.games.on_mars.rules.stack import reveal_discovery
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import bring_home
from valles.games.on_mars.rules.task import did
from valles.games.on_mars.rules.vocabulary import HEX, SPACE, TILE
from valles.kernel.effect import WAITS
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing
from valles.kernel.phrase import Phrase

OTHER_SIDE: Final = 2


class Travel(Verb):
    """The three steps of a travel, without shuttle or ship; a landing pod leaves out the exploration."""

    def __init__(self, to: int, explores: bool = True) -> None:
        super().__init__()
        self.to = to
        self.explores = explores

    def run_reason(self, state: State, seat: int, card: int) -> int:
        return ALREADY_THERE if self.to == state.seats[seat].side() else POSSIBLE

    def run(self, state: State, frame: Frame) -> None:
        side = state.seats[frame.seat].side()
        to = ORBIT if side == COLONY else COLONY
        if self.to != OTHER_SIDE and self.to != to:
            return
        if state.sink is not None:
            state.emit(f"om-log-travel-{SIDES[to]}", seat=state.noun(frame.seat))
        state.push(CHOOSE_SPACE, frame.seat, 0, to + 1)
        state.push(COME_HOME, frame.seat, 0, to)
        if to == ORBIT:
            state.push(PRODUCTION, frame.seat)
        elif self.explores:
            state.push(EXPLORE, frame.seat)

    def phrase(self) -> Phrase:
        return Phrase("om-travel-" + ("other" if self.to == OTHER_SIDE else SIDES[self.to]))

    def icons(self) -> list[Icon]:
        return [Thing("other" if self.to == OTHER_SIDE else SIDES[self.to], "travel")]


PRODUCTION: Final = Produce()
TRAVELLING: Final = Travel(OTHER_SIDE)


class ComeHome(Verb):
    """Colonists on the side one comes to, and those at work, return (OM-SHUTTLE-10, -11, -16). frame.a: the side."""

    def run(self, state: State, frame: Frame) -> None:
        board = state.seats[frame.seat]
        coming = board.working
        board.working = 0
        for row, side in enumerate(SLOT_SIDE):
            if side == frame.a:
                coming += board.slots[row]
                board.slots[row] = 0
        bring_home(state, frame.seat, coming)
        if coming and state.sink is not None:
            state.emit("om-log-retrieve", seat=state.noun(frame.seat), count=coming)


COME_HOME: Final = ComeHome()


def exploration_hexes(state: State, seat: int) -> list[int]:
    """Empty hexes exactly three from the seat's rover (OM-SHUTTLE-09)."""
    rover = state.seats[seat].rover
    return [hex for hex in THREE_AWAY[CENTRE if rover < 0 else rover] if empty(state, hex)]


def place_discovery(state: State, seat: int, number: int, hex: int) -> None:
    state.exploration.remove(number)
    state.ground[hex] = number
    if state.sink is not None:
        state.emit("om-log-explore", seat=state.noun(seat), tile=CARDS[number].noun(), hex=HEX_LABELS[hex])
    reveal_discovery(state)
    did(state, seat, DISCOVERY_PLACED)


class Explore(Ask):
    """The choice of a tile to explore, then for its hex. frame.a: the tile once it is chosen."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        hexes = exploration_hexes(state, frame.seat)
        if frame.a:
            return [HEX.offset + hex for hex in hexes]
        return [TILE.offset + number for number in state.exploration] if hexes else []

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        if frame.a:
            place_discovery(state, frame.seat, frame.a, option - HEX.offset)
        else:
            state.push(self, frame.seat, 0, option - TILE.offset)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        if frame.a:
            return Phrase("om-ask-explore-at", {"tile": CARDS[frame.a].noun()})
        return Phrase("om-ask-explore")

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {"tile": CARDS[frame.a].id} if frame.a else {}

    def card_of(self, state: State, frame: Frame) -> int:
        return frame.a


EXPLORE: Final = Explore()


class ChooseSpace(Verb):
    """The choice of a turn order space (OM-SHUTTLE-12, -17). frame.a: 1 more than the side, 0 for either."""

    def __init__(self) -> None:
        super().__init__(WAITS)
        self.begins = False
        self.open = TO_DELIVERIES

    def candidates(self, state: State, frame: Frame) -> list[int]:
        if frame.a == 0:
            return list(SPACE.options())
        first = SPACE.first + SPACES_A_SIDE * (frame.a - 1)
        return list(range(first, first + SPACES_A_SIDE))

    def reason(self, state: State, frame: Frame, option: int) -> int:
        for board in state.seats:
            if board.space == option - SPACE.offset:
                return SPACE_TAKEN
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        take_space(state, frame.seat, option - SPACE.offset)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-space")


def take_space(state: State, seat: int, space: int) -> None:
    state.seats[seat].space = space
    if state.sink is not None:
        state.emit("om-log-space", seat=state.noun(seat), space=space)
    bonus = SPACE_BONUS[space]
    if bonus is not None and not state.is_lacerda(seat):
        state.push(bonus, seat)


CHOOSE_SPACE: Final = ChooseSpace()


class KeepDiscovery(Ask):
    """The benefit of a discovery tile that stays on the card (OM-EXEC-14)."""

    def run_reason(self, state: State, seat: int, card: int) -> int:
        reason = NO_TILES
        for number in [state.kept_tile] if state.kept_tile else state.exploration:
            reason = TILE_CARDS[number - DISCOVERY].effect.run_reason(state, seat, number)
            if reason == POSSIBLE:
                return POSSIBLE
        return reason

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [] if state.kept_tile else [TILE.offset + number for number in state.exploration]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        number = option - TILE.offset
        return TILE_CARDS[number - DISCOVERY].effect.run_reason(state, frame.seat, number)

    def take(self, state: State, frame: Frame, option: int) -> None:
        state.kept_tile = option - TILE.offset
        state.exploration.remove(state.kept_tile)
        if state.sink is not None:
            state.emit("om-log-keep-discovery", seat=state.noun(frame.seat), tile=CARDS[state.kept_tile].noun())
        self.run(state, frame)
        reveal_discovery(state)

    def run(self, state: State, frame: Frame) -> None:
        if state.kept_tile:
            state.push(TILE_CARDS[state.kept_tile - DISCOVERY].effect, frame.seat, state.kept_tile)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-keep-discovery")

    def phrase(self) -> Phrase:
        return Phrase("om-keep-discovery")

    def icons(self) -> list[Icon]:
        return [Thing("discovery", "keep")]
