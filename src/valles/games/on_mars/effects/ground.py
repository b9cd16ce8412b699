"""Tiles and crystals on the hexes, which pieces take or destroy where they stay (OM-COL-07 to -19)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.verb import MUST, Ask, Verb
from valles.games.on_mars.rules.card import CARDS, TILE_CARDS
from valles.games.on_mars.rules.colony import HEX_LABELS, HEX_NAMES
from valles.games.on_mars.rules.component import (
    CRYSTAL_THERE,
    DISCOVERY,
    DISCOVERY_TAKEN,
    NOTHING_THERE,
    RESEARCH_TAKEN,
    RESEARCH_TILE,
)
from valles.games.on_mars.rules.reason import ALREADY_OWNED, POSSIBLE
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import contribute
from valles.games.on_mars.rules.vocabulary import NO, YES
from valles.kernel.frame import Frame
from valles.kernel.phrase import Phrase


def tile_reason(state: State, seat: int, number: int) -> int:
    """Return the reason why the seat may not take a discovery or research tile (OM-COL-15)."""
    if number >= RESEARCH_TILE and state.seats[seat].research[research_type(number)]:
        return ALREADY_OWNED
    return TILE_CARDS[number - DISCOVERY].effect.run_reason(state, seat, number)


def research_type(number: int) -> int:
    """There are two tiles of each type."""
    return (number - RESEARCH_TILE) // 2


def take_tile(state: State, seat: int, hex: int) -> None:
    """A tile from the map is kept and its benefit is due (OM-COL-18)."""
    number = state.ground[hex]
    state.ground[hex] = NOTHING_THERE
    board = state.seats[seat]
    if state.sink is not None:
        state.emit("om-log-tile", seat=state.noun(seat), tile=CARDS[number].noun(), hex=HEX_LABELS[hex])
    if not state.is_lacerda(seat):
        state.push(TILE_CARDS[number - DISCOVERY].effect, seat, number, 0, 0, 0, MUST)
    if number >= RESEARCH_TILE:
        board.research[research_type(number)] = True
        contribute(state, seat, RESEARCH_TAKEN)
    else:
        board.discoveries.append(number)
        contribute(state, seat, DISCOVERY_TAKEN)


class Arrive(Verb):
    """Movement is over: bots destroy what they stand on, rovers may take it (OM-COL-07 to -09, -14).

    frame.a, frame.b: whether bots, and the rover, could move; frame.c: whether bots collect.
    """

    def run(self, state: State, frame: Frame) -> None:
        board = state.seats[frame.seat]
        if frame.b and board.rover >= 0 and state.ground[board.rover] > CRYSTAL_THERE:
            state.push(TAKE_TILE, frame.seat, 0, board.rover)
        if not frame.a:
            return
        result = [bot for bot in board.bots if bot >= 0 and state.ground[bot] != NOTHING_THERE]
        for bot in result:
            if frame.c and tile_reason(state, frame.seat, state.ground[bot]) == POSSIBLE:
                state.push(self, frame.seat, frame.card, 1, 0, 1)
                take_tile(state, frame.seat, bot)
                return
        for bot in result:
            crush(state, frame.seat, bot)


def crush(state: State, seat: int, hex: int) -> None:
    """A bot stays where a tile or crystal lies."""
    if state.ground[hex] > CRYSTAL_THERE:
        state.gone.append(state.ground[hex])
    if state.sink is not None:
        key = "om-log-crush-tile" if state.ground[hex] > CRYSTAL_THERE else "om-log-crush-crystal"
        state.emit(key, seat=state.noun(seat), hex=HEX_LABELS[hex])
    state.ground[hex] = NOTHING_THERE


ARRIVE: Final = Arrive()


class TakeTile(Ask):
    """The choice to take the tile under the rover (OM-COL-14, -17). frame.a: the hex."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return tile_reason(state, frame.seat, state.ground[frame.a]) if option == YES else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == YES:
            take_tile(state, frame.seat, frame.a)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-take-tile", {"tile": CARDS[state.ground[frame.a]].noun()})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {"tile": CARDS[state.ground[frame.a]].id, "hex": HEX_NAMES[frame.a]}

    def card_of(self, state: State, frame: Frame) -> int:
        return state.ground[frame.a]


TAKE_TILE: Final = TakeTile()
