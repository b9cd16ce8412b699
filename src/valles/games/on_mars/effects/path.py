"""Finding ways: where bots and rovers may stay, and whether one that may not can still get away (OM-COL-05)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.displace import ROVER, piece_at, put_piece
from valles.games.on_mars.effects.flow import BY_COLONIST, NO_BOOSTS
from valles.games.on_mars.effects.ground import research_type, tile_reason
from valles.games.on_mars.rules.colony import CENTRE, DISTANCE, NEAREST, NEIGHBOURS
from valles.games.on_mars.rules.component import BOTS, CRYSTAL_THERE, RESEARCH_TILE, ROVER_TECH
from valles.games.on_mars.rules.payment import goals_to_spend
from valles.games.on_mars.rules.reason import POSSIBLE
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.tech import best_level
from valles.kernel.frame import Frame

NOWHERE: Final = -1
"""No hex, or off the map."""
TWICE: Final = -2
"""Two hexes."""

ROVER_MOVED: Final = 1
UNEASY: Final = 2
TECH_USED: Final = 4
"""In frame.c of a move: whether the rover has moved, whether every choice has to be looked at closely, and whether a
Rover technology was used."""


def all_pieces(state: State) -> list[int]:
    """Return the hexes of all bots and rovers, -1 for those in a supply."""
    hexes: list[int] = []
    for board in state.seats:
        hexes += board.bots
        hexes.append(board.rover)
    return hexes


def origin(state: State, seat: int, piece: int) -> int:
    """Return the hex of a piece. A rover that has not moved yet stands on the starting mine (OM-COL-13)."""
    hex = piece_at(state, seat, piece)
    return CENTRE if hex < 0 else hex


class PathFinder:
    """Tells which ways are open in a move of so many points, to which boosts and a technology may add.

    frame.a, frame.b: points of bots and rover spent so far, less those bought.
    """

    def __init__(self, bots: int, rover: int, boost: int, tech: bool, as_rover: bool) -> None:
        self.bots = bots
        self.rover = rover
        self.boost = boost
        self.tech = tech
        self.as_rover = as_rover

    # The points

    def moves_rover(self) -> bool:
        return self.rover > 0 or self.tech

    def left(self, frame: Frame, rover: bool) -> int:
        return self.rover - frame.b if rover else self.bots - frame.a

    def points_to_be_bought(self, state: State, seat: int) -> int:
        if self.boost == NO_BOOSTS:
            return 0
        board = state.seats[seat]
        return board.quarters if self.boost == BY_COLONIST else board.crystals + goals_to_spend(state, seat)

    def stepped(self, frame: Frame, piece: int) -> Frame:
        """Return the frame after a step of the piece."""
        if piece == ROVER:
            return Frame(frame.effect, frame.seat, frame.card, frame.a, frame.b + 1, frame.c | ROVER_MOVED)
        return Frame(frame.effect, frame.seat, frame.card, frame.a + 1, frame.b, frame.c)

    # Where a piece can go

    def is_plain(self, state: State, piece: int, hex: int, pieces: list[int]) -> bool:
        """Return True if the piece, which comes from elsewhere, may certainly stay there."""
        if hex in pieces or state.miner[hex] or state.upgraded[hex]:
            return False
        return state.ground[hex] <= CRYSTAL_THERE or (piece != ROVER and not self.as_rover)

    def can_pass(self, state: State, frame: Frame, piece: int, target: int, pieces: list[int], calm: bool) -> bool:
        """Return True if a way out of all trouble remains after the step. `calm` is the state without the piece."""
        seat = frame.seat
        if calm and (self.left(frame, piece == ROVER) > 1 or self.points_to_be_bought(state, seat) > 0):
            for near in NEIGHBOURS[target]:
                if self.is_plain(state, piece, near, pieces):
                    return True
        before = piece_at(state, seat, piece)
        put_piece(state, seat, piece, target)
        solvable = self.solvable(state, self.stepped(frame, piece))
        put_piece(state, seat, piece, before)
        return solvable

    def is_calm(self, state: State, frame: Frame) -> bool:
        """Return True if no piece is in trouble, and none stands on a tile that later moves could make useless."""
        board = state.seats[frame.seat]
        if frame.c & ROVER_MOVED and board.rover >= 0 and state.ground[board.rover] > CRYSTAL_THERE:
            return False
        return not self.as_rover and self.trouble(state, frame) == NOWHERE

    def is_calm_without(self, state: State, frame: Frame, piece: int) -> bool:
        """Return True if all would be calm if the piece were not on the map."""
        if not frame.c & UNEASY:
            return True
        before = piece_at(state, frame.seat, piece)
        put_piece(state, frame.seat, piece, NOWHERE)
        calm = self.is_calm(state, frame)
        put_piece(state, frame.seat, piece, before)
        return calm

    # Where pieces may stay

    def may_take(self, state: State, seat: int, piece: int, hex: int) -> bool:
        """Return True if a piece that collects could take the tile where it stands (OM-COL-16)."""
        number = state.ground[hex]
        return tile_reason(state, seat, number) == POSSIBLE and not self.twin_reached(state, seat, piece, number)

    def twin_reached(self, state: State, seat: int, piece: int, number: int) -> bool:
        """Return True if another piece of the seat stands on a research tile of this type."""
        if number < RESEARCH_TILE or not self.as_rover:
            return False
        for other in range(BOTS):
            hex = state.seats[seat].bots[other]
            there = state.ground[hex] if hex >= 0 and other != piece else 0
            if there >= RESEARCH_TILE and research_type(there) == research_type(number):
                return True
        return False

    def trouble(self, state: State, frame: Frame) -> int:
        """Return the hex where a piece that moves cannot stay (OM-COL-05): NOWHERE, or TWICE if there are two."""
        board = state.seats[frame.seat]
        moving = [*board.bots, board.rover] if frame.c & ROVER_MOVED else board.bots
        pieces = all_pieces(state)
        result = NOWHERE
        for piece in range(len(moving)):
            hex = moving[piece]
            if hex < 0 or hex == result:
                continue
            alone = pieces.count(hex) == 1 and not state.miner[hex] and not state.upgraded[hex]
            collects = (piece == ROVER or self.as_rover) and state.ground[hex] > CRYSTAL_THERE
            if not alone or (collects and not self.may_take(state, frame.seat, piece, hex)):
                if result != NOWHERE:
                    return TWICE
                result = hex
        return result

    def solvable(self, state: State, frame: Frame) -> bool:
        """Return True if some piece can leave the hex in trouble with the points that it has or can get."""
        hex = self.trouble(state, frame)
        if hex < 0:
            return hex == NOWHERE
        for piece in range(BOTS + 1):
            if piece_at(state, frame.seat, piece) == hex and self.can_leave(state, frame, piece, hex):
                return True
        return False

    def can_leave(self, state: State, frame: Frame, piece: int, hex: int) -> bool:
        """Return True if the piece has a way out, and leaves no trouble behind."""
        rover = piece == ROVER
        if (rover and not self.moves_rover()) or (not rover and not self.bots):
            return False
        free = max(0, self.left(frame, rover))
        if rover and self.tech and not frame.c & TECH_USED:
            free += best_level(state, frame.seat, ROVER_TECH)
        reach = free + self.points_to_be_bought(state, frame.seat)
        pieces = all_pieces(state)
        watched = not rover or frame.c & ROVER_MOVED > 0
        for target in NEAREST[hex]:
            far = DISTANCE[hex][target]
            if far > reach:
                return False
            if watched and (target in pieces or state.miner[target] or state.upgraded[target]):
                continue
            if self.solves(state, frame, piece, target, max(0, far - free)):
                return True
        return False

    def solves(self, state: State, frame: Frame, piece: int, target: int, bought: int) -> bool:
        """Return True if nothing is in trouble once the piece is there, with so many points bought for it."""
        board = state.seats[frame.seat]
        origin = piece_at(state, frame.seat, piece)
        colonists = bought if self.boost == BY_COLONIST else 0
        put_piece(state, frame.seat, piece, target)
        board.quarters -= colonists
        board.crystals -= bought - colonists
        solved = self.trouble(state, frame) == NOWHERE
        board.quarters += colonists
        board.crystals += bought - colonists
        put_piece(state, frame.seat, piece, origin)
        return solved
