"""The greedy player's view of On Mars: its rules of thumb, and how well off a seat is; and that of the hints."""

from __future__ import annotations

from typing import ClassVar, Final

from valles.games.on_mars.effects.construct import Construct
from valles.games.on_mars.effects.displace import ROVER, Displace, PlaceBot
from valles.games.on_mars.effects.ground import TakeTile
from valles.games.on_mars.effects.move import Move
from valles.games.on_mars.effects.travel import Explore
from valles.games.on_mars.effects.upgrade import UpgradeAt
from valles.games.on_mars.heuristic.aim import Aims, completes
from valles.games.on_mars.heuristic.holding import holding_terms, holdings
from valles.games.on_mars.heuristic.outlook import Outlook, steps_left
from valles.games.on_mars.heuristic.space import Map
from valles.games.on_mars.rules.building import complex_size
from valles.games.on_mars.rules.card import SOLO_GOAL_CARDS
from valles.games.on_mars.rules.component import CRYSTAL, GOALS_DEALT, SHELTER
from valles.games.on_mars.rules.payment import held
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import demand, unload
from valles.games.on_mars.rules.turn import TURN
from valles.games.on_mars.rules.vocabulary import (
    ACTION,
    BOOST,
    DELIVER,
    DONE,
    END,
    HEX,
    KEEP,
    NO,
    PAY,
    PAY_GOAL,
    TECH_OF,
    WITH_SCIENTIST,
    YES,
    is_step,
)
from valles.kernel import heuristic
from valles.kernel.heuristic import UNDECIDED, value_after

USUAL: Final = 2.0
"""The average value of a turn."""
NEXT: Final = 0.7
"""The share of the value of a turn that is left when the turn comes."""
SCARCE: Final = 0.5
"""The extra value of the last one of a good."""
PROMISED: Final = 1.0
"""The extra value of a good that a contract needs."""
CUBE: Final = 4.0
"""The value of a progress cube in comparisons of sites."""
PLACED: Final = 0.5
"""The weight of the places of bots and rover beside the goods of the seat."""
KEPT: Final = 6.0
"""The value of each private goal in hand to them before one is completed: it is not spent as a crystal."""
REQUIREMENT: Final = 14.0
"""The value of the chance of each requirement of the easiest solo goal, to somebody who plays for that goal."""


class Heuristic(heuristic.Heuristic):
    mistake: ClassVar[float] = 0.82
    """Then `greedy` wins three of four games of two players (`bench/levels.py`)."""
    hints: ClassVar[str] = "om-hint-"

    def __init__(self, view: State, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.side = view.seats[seat].side()
        self.now = Outlook(view, seat)
        self.map = Map(view, seat)
        self.promises: list[float | None] = [None, None]
        """The value of a turn on each side of the board, None before it is computed."""

    def ends_turn(self, option: int) -> bool:
        return option == END

    # Rules of thumb

    def answer(self, state: State, options: list[int]) -> int:
        option = self._rule(state, options)
        if option != UNDECIDED or state is self.view:
            return option
        return self._look_ahead(state, options)[0]

    def _rule(self, state: State, options: list[int]) -> int:
        """Return the answer of a rule of thumb, or UNDECIDED."""
        first = options[0]
        if PAY.has(first) or PAY_GOAL.has(first):
            return self._payment(state, options)
        for option in options:
            if DELIVER.has(option) and completes(state, option):
                return option
        effect = state.rules.effects[state.stack[-1].effect]
        if isinstance(effect, Move):
            return self._move(state, options)
        if HEX.has(first):
            return self._hex(state, [HEX.number(option) for option in options if HEX.has(option)])
        if WITH_SCIENTIST in options:
            return WITH_SCIENTIST
        if isinstance(effect, TakeTile):
            return YES
        own = TECH_OF.offset + state.colours[self.seat]
        return own if TECH_OF.has(first) and own in options else UNDECIDED

    def _payment(self, state: State, options: list[int]) -> int:
        """Return the cheapest option: a goal card once a goal is completed, else the most plentiful good."""
        board = state.seats[self.seat]
        result, least = options[0], float("inf")
        for option in options:
            if PAY_GOAL.has(option):
                goals = [number for number in board.goals if number != PAY_GOAL.number(option)]
                cost = 0.0
                if not board.goal:
                    aims = Aims(state, self.seat, self.now)
                    cost = aims.private_goals(board.goals, aims.goal_chance(board.goals))
                    cost -= aims.private_goals(goals, aims.goal_chance(goals))
            else:
                good = PAY.number(option)
                have = held(board, good)
                cost = self.now.stock_worth(good, have) - self.now.stock_worth(good, have - 1)
                cost += SCARCE * self.now.goods[good] / have
                cost += PROMISED if demand(state, self.seat, good) else 0.0
            if cost < least:
                result, least = option, cost
        return result

    def _move(self, state: State, options: list[int]) -> int:
        """Step by step towards what is worth most, with the own technology; no further points are bought."""
        option = self.map.step(state, [option for option in options if is_step(option)])
        if option >= 0:
            return option
        own = TECH_OF.offset + state.colours[self.seat]
        if own in options:
            return own
        return DONE if DONE in options else options[0]

    def _hex(self, state: State, hexes: list[int]) -> int:
        frame = state.stack[-1]
        effect = state.rules.effects[frame.effect]
        board = state.seats[self.seat]
        if isinstance(effect, Construct):
            building = effect.kind(frame)
            good = self.now.goods[CRYSTAL if building == SHELTER else building]
            cube = 0.0 if building == SHELTER or board.cubes[building] else CUBE
            return HEX.offset + max(hexes, key=lambda hex: self.map.site_worth(state, building, hex, good, cube))
        if isinstance(effect, UpgradeAt):
            return HEX.offset + max(hexes, key=lambda hex: complex_size(state, hex))
        if isinstance(effect, Explore):
            return HEX.offset + max(hexes, key=lambda hex: self.map.seclusion(state, hex))
        if isinstance(effect, Displace) and frame.a == ROVER:
            return HEX.offset + max(hexes, key=lambda hex: self.map.rover_worth(state, hex))
        if isinstance(effect, Displace | PlaceBot):
            bots = board.bots
            bot = frame.a if isinstance(effect, Displace) else bots.index(-1)
            return HEX.offset + max(hexes, key=lambda hex: self.map.bots_worth([*bots[:bot], hex, *bots[bot + 1 :]]))
        return UNDECIDED

    # Trying out

    def _look_ahead(self, state: State, options: list[int]) -> tuple[int, float]:
        """Return the answer that is best if as little as possible follows, and the value it leads to."""
        result, highest = options[0], float("-inf")
        for option in options:
            after = state.copy()
            after.apply(self.seat, option)
            value = self._settled(after, option)
            if value > highest:
                result, highest = option, value
        return result, highest

    def _settled(self, state: State, option: int) -> float:
        """The value once all that follows the option is answered briefly; a boost is for the step that it allows."""
        if (option == BOOST or TECH_OF.has(option)) and state.within_action(self.seat):
            options = state.options(self.seat)
            if BOOST not in options and self._rule(state, options) == UNDECIDED:
                return self._look_ahead(state, options)[1]
        while state.within_action(self.seat):
            options = state.options(self.seat)
            answer = self._rule(state, options)
            state.apply(self.seat, briefest(options) if answer == UNDECIDED else answer)
        return self.value(state)

    # How well off the seat is

    def value(self, state: State) -> float:
        board = state.seats[self.seat]
        places = self.map.bots_worth(board.bots) + self.map.rover_worth(state, board.rover)
        total = holdings(state, self.seat, self.now) + PLACED * self.now.future * places
        return total - self.now.haste * steps_left(state) + self._next_turn(state)

    def terms(self, state: State) -> dict[str, float]:
        """Return the parts of `value` in points, as a player would name them."""
        board = state.seats[self.seat]
        places = self.map.bots_worth(board.bots) + self.map.rover_worth(state, board.rover)
        return {
            **holding_terms(state, self.seat, self.now),
            "places": PLACED * self.now.future * places,
            "end": -self.now.haste * steps_left(state),
            "turn": self._next_turn(state),
        }

    def _next_turn(self, state: State) -> float:
        """Return the value of the next turn on its side of the board.

        It is computed only for a decision that changes it.
        """
        side = state.seats[self.seat].side()
        if side == self.side and self.view.active == self.seat:
            return NEXT * USUAL
        promised = self.promises[side]
        if promised is None:
            self.promises[side] = 0.0  # the turn that is tried out promises no other
            promised = self.promises[side] = NEXT * self._turn(state)
        return promised

    def _turn(self, state: State) -> float:
        """Return the value of the best main action if the seat's turn began now."""
        if self.now.left == 0.0:
            return 0.0
        before = self.value(state)
        turn = state.copy()
        turn.stack = []
        turn.active = self.seat
        unload(turn, self.seat)
        turn.push(TURN, self.seat)
        most = 0.0
        for option in turn.options(self.seat):
            if ACTION.first < option < ACTION.end:
                most = max(most, value_after(turn, self.seat, option, self) - before)
        return most


def briefest(options: list[int]) -> int:
    """Return the answer after which least follows."""
    for option in (DONE, NO, KEEP):
        if option in options:
            return option
    return options[0]


class Coach(Heuristic):
    """Hints for somebody who plays alone: they aim at the easiest solo goal, not only at points."""

    def _payment(self, state: State, options: list[int]) -> int:
        """Return the cheapest option; a goal card only once a goal is completed, or where nothing else is left."""
        if not state.seats[self.seat].goal:
            options = [option for option in options if not PAY_GOAL.has(option)] or options
        return super()._payment(state, options)

    def value(self, state: State) -> float:
        return super().value(state) + self._closeness(state)

    def terms(self, state: State) -> dict[str, float]:
        terms = super().terms(state)
        terms["victory"] += self._closeness(state)
        return terms

    def _closeness(self, state: State) -> float:
        aims = Aims(state, self.seat, self.now)
        board = state.seats[self.seat]
        kept = GOALS_DEALT if board.goal else len(board.goals)
        return REQUIREMENT * aims.closeness(SOLO_GOAL_CARDS[0], aims.goal_chance(board.goals)) + KEPT * kept


def adviser(view: State, seat: int) -> Heuristic:
    """Return the heuristic behind the hints for a seat."""
    return Coach(view, seat) if view.solo else Heuristic(view, seat)
