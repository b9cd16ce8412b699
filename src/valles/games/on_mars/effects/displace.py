"""Pieces that have to make room where something is built or upgraded, and new bots (OM-COL-40, -64)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.verb import Ask
from valles.games.on_mars.rules.building import closest_available, code, empty, standing
from valles.games.on_mars.rules.colony import DISTANCE, HEX_LABELS, HEX_NAMES, HEXES
from valles.games.on_mars.rules.component import BOT_PLACED, BOTS, SHELTER
from valles.games.on_mars.rules.reason import POSSIBLE
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import contribute
from valles.games.on_mars.rules.vocabulary import HEX
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase

ROVER: Final = BOTS
"""The number of the rover among a seat's pieces: it follows the bots."""


def piece_noun(piece: int) -> Noun:
    return Noun("om-rover" if piece == ROVER else "om-bot")


def piece_at(state: State, seat: int, piece: int) -> int:
    board = state.seats[seat]
    return board.rover if piece == ROVER else board.bots[piece]


def put_piece(state: State, seat: int, piece: int, hex: int) -> None:
    if piece == ROVER:
        state.seats[seat].rover = hex
    else:
        state.seats[seat].bots[piece] = hex


def move_away(state: State, seat: int, piece: int, hex: int, by: int) -> None:
    put_piece(state, seat, piece, hex)
    if state.sink is not None and seat == by:
        state.emit("om-log-move-away", seat=state.noun(seat), piece=piece_noun(piece), hex=HEX_LABELS[hex])
    elif state.sink is not None:
        actor = state.noun(by)
        state.emit("om-log-displace", seat=state.noun(seat), piece=piece_noun(piece), hex=HEX_LABELS[hex], by=actor)


def displace(state: State, hex: int, by: int) -> None:
    """Every bot and rover here is moved by its owner to the closest available hex; `by` builds or upgrades there."""
    for seat in range(len(state.seats)):
        for piece in range(BOTS + 1):
            if piece_at(state, seat, piece) == hex:
                if state.is_lacerda(seat):
                    move_away(state, seat, piece, state.shuffled(closest_available(state, hex))[0], by)
                else:
                    state.push(DISPLACE, seat, 0, piece, hex, by)


class Displace(Ask):
    """frame.a: the piece; frame.b: the hex it leaves; frame.c: whose building displaces it."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [HEX.offset + hex for hex in closest_available(state, frame.b)]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        move_away(state, frame.seat, frame.a, option - HEX.offset, frame.c)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-displace", {"piece": piece_noun(frame.a)})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {"piece": "rover" if frame.a == ROVER else f"bot{frame.a + 1}", "hex": HEX_NAMES[frame.b]}


DISPLACE: Final = Displace()


class PlaceBot(Ask):
    """A new bot: on an own shelter without a piece, else as close to one as possible."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        if -1 not in state.seats[frame.seat].bots:
            return []
        kind = code(frame.seat, SHELTER)
        shelters = [hex for hex in range(HEXES) if state.building[hex] == kind]
        free = [HEX.offset + hex for hex in shelters if not standing(state, hex)]
        if free:
            return free
        best = HEXES
        result: list[int] = []
        for hex in range(HEXES):
            if empty(state, hex):
                far = min([DISTANCE[shelter][hex] for shelter in shelters])
                if far < best:
                    best = far
                    result = []
                if far == best:
                    result.append(HEX.offset + hex)
        return result

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        bots = state.seats[frame.seat].bots
        bots[bots.index(-1)] = option - HEX.offset
        if state.sink is not None:
            state.emit("om-log-bot", seat=state.noun(frame.seat), hex=HEX_LABELS[option - HEX.offset])
        contribute(state, frame.seat, BOT_PLACED)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-place-bot")


PLACE_BOT: Final = PlaceBot()
