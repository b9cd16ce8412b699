"""The greedy player's view of Terraforming Mars: its rules of thumb, and how well off a seat is."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, pow
from typing import ClassVar, Final

from valles.games.terraforming_mars.effects.measure import CardsInHand, OwnProduction, OwnStock, OwnTags, OwnTiles
from valles.games.terraforming_mars.effects.points import PerHolding
from valles.games.terraforming_mars.effects.verb import TileVerb
from valles.games.terraforming_mars.heuristic.card import holding_worth, standing
from valles.games.terraforming_mars.heuristic.hand import Hand
from valles.games.terraforming_mars.heuristic.outlook import Outlook, generations_left, metal_worth
from valles.games.terraforming_mars.heuristic.space import map_points, space_worth
from valles.games.terraforming_mars.rules.box import functions_of_boxes
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import (
    AWARD_FIRST,
    AWARD_SECOND,
    CREDITS,
    GREENERY_TILE,
    HEAT,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    MILESTONES_CLAIMABLE,
    STEEL,
    TITANIUM,
)
from valles.games.terraforming_mars.rules.goal import Measure
from valles.games.terraforming_mars.rules.payment import PAYING
from valles.games.terraforming_mars.rules.phase import DRAFT, RESEARCH
from valles.games.terraforming_mars.rules.setup import FIRST_HANDS
from valles.games.terraforming_mars.rules.standard import SellPatents
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import (
    NO,
    OPTIONS,
    PAY_HEAT,
    PAY_STEEL,
    PAY_TITANIUM,
    SPACE,
    YES,
    Blocks,
)
from valles.kernel import heuristic
from valles.kernel.choice import Kind
from valles.kernel.heuristic import UNDECIDED

PAYMENTS: Final[list[Kind | Blocks]] = [
    PAY_STEEL,
    PAY_TITANIUM,
    PAY_HEAT,
    *(holding.options for holding in PAYING.values()),
]
"""The kinds of options that say how much of something is paid."""
SPARE: Final = 0.75
"""The value of M€ that no card in hand needs, if there is another generation."""
LEFT_OVER: Final = 0.05
"""And what they are worth if there is none."""
NEAR: Final = 0.5
"""The share of a milestone's value in being near it."""
OVERTAKEN: Final = 0.1
"""The loss of an award's value for each generation in which others may still catch up."""
BOX_VALUES: Final[dict[str, Callable[[State, int, Outlook], float]]] = functions_of_boxes("heuristic", "value")
"""The value of what a seat has of a box beside its cards, by the name of the box."""
SPREADS: Final[tuple[tuple[type[Measure], float], ...]] = (
    (OwnTiles, 2.0), (OwnProduction, 5.0), (OwnTags, 2.5), (OwnStock, 5.0), (CardsInHand, 4.0),
)  # fmt: skip
HEAT_SPREAD: Final = 6.0
OTHER_SPREAD: Final = 4.0
"""The usual change of an award's count in a few generations."""


class Heuristic(heuristic.Heuristic):
    mistake: ClassVar[float] = 3.5
    """Then `greedy` wins three of four games of two players (`bench/levels.py`)."""
    hints: ClassVar[str] = "tm-hint-"

    def __init__(self, view: State, seat: int) -> None:
        self.seat = seat
        self.now = Outlook(view, seat, generations_left(view))
        self.hand = Hand(view, self.now)
        self.spare = LEFT_OVER + SPARE * min(1.0, self.now.left)
        self._standing: dict[int, float] = {}

    def ends_turn(self, option: int) -> bool:
        return OPTIONS.kind_of(option).ends

    # Rules of thumb

    def answer(self, state: State, options: list[int]) -> int:
        first = options[0]
        if any(kind.has(first) for kind in PAYMENTS):
            return state.rules.default_option(state, self.seat, options)
        frame = state.stack[-1]
        effect = state.rules.effects[frame.effect]
        if SPACE.has(first):
            tile = effect.tile if isinstance(effect, TileVerb) else GREENERY_TILE
            return max(options, key=lambda option: space_worth(state.map.place[option], tile, state, self.now))
        if isinstance(effect, SellPatents):
            sells = self.hand.is_worthless(effect.next_card(state, frame)) or NO not in options
            return YES if sells else NO
        answers = state.answers[self.seat]
        if effect is FIRST_HANDS:
            return self.hand.first(answers, options)
        if effect is RESEARCH:
            return self.hand.bought(answers)
        if effect is DRAFT:
            return self.hand.drafted(options)
        return UNDECIDED

    # How well off the seat is

    def value(self, state: State) -> float:
        now = self.now
        points = map_points(state, now)
        total = self._own(state) + self._cards(state) + self._milestones(state) + self._awards(state)
        total += points[self.seat] * now.point + now.goal * (state.temperature + state.oxygen + state.oceans)
        total += sum(self._boxes(state, self.seat).values())
        return total - now.hostility * self._others(state, points)

    def terms(self, state: State) -> dict[str, float]:
        """Return the parts of `value` in M€, as a player would name them."""
        now, board = self.now, state.seats[self.seat]
        points = map_points(state, now)
        rating = board.rating * now.rating
        production = sum(amount * worth for amount, worth in zip(board.production, now.production, strict=True))
        hand = self.hand.promises(board)[0]
        tags = sum(count * worth for count, worth in zip(board.tags, now.tags, strict=True))
        return {
            "rating": rating,
            "production": production,
            "hand": hand,
            "resources": self._own(state) - rating - production - hand - tags,
            "cards": self._cards(state) + tags,
            "milestones": self._milestones(state),
            "awards": self._awards(state),
            "map": points[self.seat] * now.point,
            "goal": now.goal * (state.temperature + state.oxygen + state.oceans),
            **self._boxes(state, self.seat),
            "others": -now.hostility * self._others(state, points),
        }

    def _others(self, state: State, points: list[float]) -> float:
        """Return how well off the other seats are."""
        total = 0.0
        for seat in range(len(state.seats)):
            if seat != self.seat:
                total += self._board(state, seat) + points[seat] * self.now.point
                total += sum(self._boxes(state, seat).values())
        return total

    def _boxes(self, state: State, seat: int) -> dict[str, float]:
        """Return what a seat has of each box beside its cards."""
        return {box: BOX_VALUES[box](state, seat, self.now) for box in state.decks if box in BOX_VALUES}

    def _board(self, state: State, seat: int) -> float:
        """Rating, resources and production."""
        board = state.seats[seat]
        total = board.rating * self.now.rating
        for resource, amount in enumerate(board.stock):
            total += amount * self.now.stock[resource] + board.production[resource] * self.now.production[resource]
        return total

    def _own(self, state: State) -> float:
        """Return the own board and hand: what is hoarded or needed by nothing counts for less."""
        board = state.seats[self.seat]
        hoped, needed = self.hand.promises(board)
        total = self._board(state, self.seat) + hoped
        total -= (1 - self.spare) * max(0.0, board.stock[CREDITS] - needed)
        for metal in (STEEL, TITANIUM):
            amount = board.stock[metal]
            total += metal_worth(amount, board.metal_values[metal]) - amount * self.now.stock[metal]
        for tag, count in enumerate(board.tags):
            total += count * self.now.tags[tag]
        return total

    def _cards(self, state: State) -> float:
        """Return the cards in play: what they will still do, and their points."""
        total = 0.0
        board = state.seats[self.seat]
        for number in board.tableau + board.events:
            card = CARDS[number]
            if number not in self._standing:
                self._standing[number] = standing(card, self.now)
            total += self._standing[number]
            if card.holds:
                total += state.on[number] * holding_worth(number, self.now)
            if card.points is not None and not isinstance(card.points, PerHolding):
                total += card.points.worth(state, self.seat, number) * self.now.point
        return total

    def _milestones(self, state: State) -> float:
        gain = MILESTONE_POINTS * self.now.point
        total = 0.0
        claimable = not state.solo and len(state.milestones) - state.milestones.count(0) < MILESTONES_CLAIMABLE
        for milestone, owner in enumerate(state.milestones):
            if owner == self.seat + 1:
                total += gain
            elif owner:
                total -= gain * self.now.hostility
            elif claimable:
                declared = state.goals.milestones[milestone]
                near = min(1.0, max(0.0, declared.reached(state, self.seat) / declared.goal))
                total += NEAR * max(0.0, gain - MILESTONE_PRICE) * pow(near, 4)
        return total

    def _awards(self, state: State) -> float:
        certain = max(0.0, 1 - OVERTAKEN * self.now.left)
        points = 0.0
        for award, owner in enumerate(state.awards):
            if owner:
                points += self._award_points(state, award)
        return points * certain * self.now.point

    def _award_points(self, state: State, award: int) -> float:
        """Return the points that the seat can expect of the award, less what hurts of those that others will have."""
        measure = state.goals.awards[award].measure
        measures = [float(measure.of(state, seat)) for seat in range(len(state.seats))]
        if counts_heat(measure):
            for seat, board in enumerate(state.seats):
                measures[seat] += board.production[HEAT] * min(2.0, self.now.left)
        mine = measures.pop(self.seat)
        measures.sort(reverse=True)
        spread = 0.3 + spread_of(measure) * min(1.0, self.now.left / 4)
        first = likely(mine - measures[0], spread)
        points = AWARD_FIRST * (first - (1 - first) * self.now.hostility)
        if len(measures) > 1:
            points += AWARD_SECOND * (1 - first) * likely(mine - measures[1], spread)
        return points


def likely(lead: float, spread: float) -> float:
    """Return the probability that a lead lasts, given the usual change."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead / spread))))


def counts_heat(measure: Measure) -> bool:
    return isinstance(measure, OwnStock) and HEAT in measure.resources


def spread_of(measure: Measure) -> float:
    if counts_heat(measure):
        return HEAT_SPREAD
    return next((spread for kind, spread in SPREADS if isinstance(measure, kind)), OTHER_SPREAD)
