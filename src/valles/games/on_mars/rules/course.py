"""Courses of bots and rovers: the ways to every hex where a piece may stay (OM-COL-01 to -06, -11 to -13).

A way is found on the map alone and then walked on a copy of the state, so that what is offered is what the rules allow.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from valles.games.on_mars.effects.displace import ROVER, piece_at
from valles.games.on_mars.effects.flow import BY_COLONIST, NO_BOOSTS, boost_price
from valles.games.on_mars.effects.move import Move
from valles.games.on_mars.effects.path import TECH_USED, TWICE, origin
from valles.games.on_mars.rules.card import CARDS
from valles.games.on_mars.rules.colony import AROUND, HEX_NAMES, HEXES
from valles.games.on_mars.rules.component import BOTS, CRYSTAL, CRYSTAL_THERE, NOTHING_THERE, ROVER_TECH
from valles.games.on_mars.rules.payment import good_noun
from valles.games.on_mars.rules.reason import POSSIBLE
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.tech import level_of, tech_noun
from valles.games.on_mars.rules.vocabulary import BOOST_BOTS, BOOST_ROVER, BOOSTING, MOVES, OPTIONS, PAY, TECH_OF
from valles.kernel.course import Course, Find, Mover
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun
from valles.kernel.view import Hole

MOST_WAYS: Final = 24
"""So many ways to one hex are looked at."""

Way = tuple[int, ...]
"""The hexes of a way, from the first to the last."""


def movement(state: State, seat: int) -> tuple[Move, Frame] | None:
    """Return the move that the seat is asked about, if it is."""
    frame = state.prompt_frame(seat)
    if frame is None:
        return None
    effect = state.rules.effects[frame.effect]
    return (effect, frame) if isinstance(effect, Move) else None


def movers(state: State, seat: int) -> list[Mover]:
    """Return the pieces that could be moved, also those without points."""
    start = movement(state, seat)
    if start is None:
        return []
    move, frame = start
    pieces = [bot for bot in range(BOTS) if move.bots and state.seats[seat].bots[bot] >= 0]
    if move.moves_rover():
        pieces.append(ROVER)
    return [mover(state, move, frame, piece) for piece in pieces]


def mover(state: State, move: Move, frame: Frame, piece: int) -> Mover:
    by_tech = piece == ROVER and move.tech and not frame.c & TECH_USED
    return Mover(
        MOVES[piece].name,
        HEX_NAMES[origin(state, frame.seat, piece)],
        max(0, move.finder.left(frame, piece == ROVER)),
        level_of(state.seats[frame.seat], ROVER_TECH) if by_tech else 0,
    )


def courses(state: State, seat: int) -> list[Course]:
    """For every piece the ways to every hex where it may stay; of several to one hex, the best one first."""
    start = movement(state, seat)
    if start is None:
        return []
    return [course for mover in movers(state, seat) for course in Courses(state, *start, mover).all()]


class Courses:
    """The courses of one piece."""

    def __init__(self, state: State, move: Move, frame: Frame, mover: Mover) -> None:
        self.state = state
        self.move = move
        self.frame = frame
        self.seat: Final = frame.seat
        self.mover = mover
        self.piece: Final = [kind.name for kind in MOVES].index(mover.piece)
        self.collects: Final = self.piece == ROVER or move.as_rover
        self.free: Final = mover.points + mover.more
        """The points that cost nothing."""

    def all(self) -> list[Course]:
        points = self.free + self.to_be_bought()
        ways = self.ways(points)
        return [course for hex in range(HEXES) for course in self.to(ways[hex])]

    def to_be_bought(self) -> int:
        """Return one point more, if it can be had without a goal card."""
        board = self.state.seats[self.seat]
        if self.move.boost == NO_BOOSTS:
            return 0
        return int((board.quarters if self.move.boost == BY_COLONIST else board.crystals) > 0)

    def crystals(self, way: Way) -> frozenset[int]:
        """Return the hexes of the crystals that the piece would collect."""
        if not self.collects:
            return frozenset()
        return frozenset(hex for hex in way[1:] if self.state.ground[hex] == CRYSTAL_THERE)

    def ways(self, points: int) -> list[list[Way]]:
        """Return the ways to each hex, the shortest first, less those that collect no more than a shorter one."""
        start: Way = (origin(self.state, self.seat, self.piece),)
        best: list[list[Way]] = [[] for _ in range(HEXES)]
        reached = [start]
        for _ in range(points):
            further: list[Way] = []
            for way in reached:
                for hex in AROUND[way[-1]]:
                    if hex < 0 or hex == start[0] or len(best[hex]) == MOST_WAYS:
                        continue
                    longer = (*way, hex)
                    crystals = self.crystals(longer)
                    if all(not crystals <= self.crystals(other) for other in best[hex]):
                        best[hex].append(longer)
                        further.append(longer)
            reached = further
        return best

    def to(self, ways: list[Way]) -> list[Course]:
        """The courses to one hex: with most crystals by the points left, the same by all free points, the shortest."""
        groups = [
            self.first([way for way in ways if steps(way) <= self.mover.points], self.poverty),
            self.first([way for way in ways if steps(way) <= self.free], self.poverty),
            self.first([way for way in ways if steps(way) <= self.free], steps),
        ]
        result: list[Course] = []
        for course in groups:
            if course is not None and course not in result:
                result.append(course)
        if not result:
            bought = self.first(ways, steps)
            result = [] if bought is None else [bought]
        return result

    def poverty(self, way: Way) -> tuple[int, int]:
        return -len(self.crystals(way)), len(way)

    def first(self, ways: list[Way], order: Callable[[Way], object]) -> Course | None:
        """Return the first of the ways, in this order, that the rules allow."""
        for way in sorted(ways, key=order):  # type: ignore[arg-type]  # numbers, or pairs of them
            course = self.walked(way)
            if course is not None:
                return course
        return None

    def walked(self, way: Way) -> Course | None:
        """The way as it is gone step by step; None if a step is refused, or if the piece may not stay at the end."""
        state = self.state.rules.copy(self.state)
        choices: list[int] = []
        helps = self.helps()
        for here, there in pairwise(way):
            step = MOVES[self.piece].first + AROUND[here].index(there)
            if state.reason(self.seat, step) != POSSIBLE:
                self.help(state, step, helps, choices)
            if state.reason(self.seat, step) != POSSIBLE:
                return None
            choices.append(step)
            try:
                state.apply(self.seat, step)
            except Hole:
                if there != way[-1]:
                    return None
        return self.course(state, way, choices) if self.may_stay(state, way[-1]) else None

    def helps(self) -> list[int]:
        """Return the options that give more points when those there are have been used, the free one first."""
        own = TECH_OF.offset + self.state.colours[self.seat]
        return [own, BOOST_ROVER if self.piece == ROVER else BOOST_BOTS]

    def help(self, state: State, step: int, helps: list[int], choices: list[int]) -> None:
        """Take more points, each of them once, until the step is possible."""
        # The only way to go on may have been bought already, so that just the payment is asked.
        self.pay(state, choices)
        for option in helps[:]:
            if state.reason(self.seat, step) == POSSIBLE:
                return
            if state.reason(self.seat, option) == POSSIBLE:
                helps.remove(option)
                state.apply(self.seat, option)
                choices.append(option)
                self.pay(state, choices)

    def pay(self, state: State, choices: list[int]) -> None:
        """Pay a crystal if that is asked, rather than a goal card."""
        crystal = PAY.offset + CRYSTAL
        if state.reason(self.seat, crystal) == POSSIBLE:
            state.apply(self.seat, crystal)
            choices.append(crystal)

    def may_stay(self, state: State, hex: int) -> bool:
        """Return True if the piece has come there and may stay."""
        if piece_at(state, self.seat, self.piece) != hex:
            return False
        rest = movement(state, self.seat)
        return rest is None or rest[0].finder.trouble(state, rest[1]) not in (hex, TWICE)

    def course(self, state: State, way: Way, choices: list[int]) -> Course:
        rest = movement(state, self.seat)
        # Whoever has come where nobody can stay goes on: then the further point is bought without a choice.
        bought = any(BOOSTING.has(option) for option in choices) or steps(way) > self.free
        by_tech = any(TECH_OF.has(option) for option in choices)
        return Course(
            piece=self.mover.piece,
            to=HEX_NAMES[way[-1]],
            path=tuple(HEX_NAMES[hex] for hex in way),
            choices=tuple(OPTIONS.text(option) for option in choices),
            points=steps(way),
            left=0 if rest is None else mover(state, *rest, self.piece).points,
            price=tuple(boost_price(self.move.boost)) if bought else (),
            uses=(tech_noun(ROVER_TECH),) if by_tech else (),
            gains=self.gains(way),
            losses=self.losses(way[-1]),
            ends=rest is None,
        )

    def gains(self, way: Way) -> tuple[Find, ...]:
        crystals = [hex for hex in dict.fromkeys(way) if hex in self.crystals(way)]
        result = [Find(HEX_NAMES[hex], good_noun(CRYSTAL, 1)) for hex in crystals]
        if self.collects and self.state.ground[way[-1]] > CRYSTAL_THERE:
            result.append(Find(HEX_NAMES[way[-1]], tile_noun(self.state, way[-1])))
        return tuple(result)

    def losses(self, hex: int) -> tuple[Find, ...]:
        there = self.state.ground[hex]
        if self.collects or there == NOTHING_THERE:
            return ()
        what = good_noun(CRYSTAL, 1) if there == CRYSTAL_THERE else tile_noun(self.state, hex)
        return (Find(HEX_NAMES[hex], what),)


def steps(way: Way) -> int:
    return len(way) - 1


def tile_noun(state: State, hex: int) -> Noun:
    return CARDS[state.ground[hex]].noun()
