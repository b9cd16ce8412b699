"""The greedy player's judgement of Terraforming Mars: rules of thumb, and how well off a seat is."""

from __future__ import annotations

from math import exp
from typing import Final

from valles.kernel.settle import State as KernelState
from valles.players.greedy import UNDECIDED
from valles.players.terraforming_mars_card import holding_worth, standing
from valles.players.terraforming_mars_hand import Hand
from valles.players.terraforming_mars_outlook import Outlook, generations_left, metal_worth
from valles.players.terraforming_mars_space import map_points, space_worth
from valles.terraforming_mars.card import CARDS
from valles.terraforming_mars.component import (
    AWARD_FIRST,
    AWARD_SECOND,
    CREDITS,
    GREENERY_TILE,
    HEAT,
    MILESTONE_GOALS,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    MILESTONES_CLAIMABLE,
    STEEL,
    THERMALIST,
    TITANIUM,
)
from valles.terraforming_mars.effects.points import PerHolding
from valles.terraforming_mars.effects.terraform import PlaceTile
from valles.terraforming_mars.habit import habit
from valles.terraforming_mars.phase import DRAFT, RESEARCH
from valles.terraforming_mars.scoring import award_measure, milestone_measure
from valles.terraforming_mars.setup import FIRST_HANDS
from valles.terraforming_mars.state import State
from valles.terraforming_mars.turn import PROJECTS_FOR_ALL
from valles.terraforming_mars.vocabulary import (
    AMOUNT,
    AREA,
    CARD,
    END,
    NO,
    PASS,
    YES,
)

SELL: Final = PROJECTS_FOR_ALL[0]
SPARE: Final = 0.75
"""What M€ are worth that no card in hand needs."""
AWARD_SPREAD: Final = [2.0, 5.0, 2.5, 6.0, 5.0]


class Judgement:
    def __init__(self, view: State, seat: int) -> None:
        self.seat = seat
        self.now = Outlook(view, seat, generations_left(view))
        self.hand = Hand(view, seat, self.now)
        self.again = min(1.0, self.now.left)
        """How likely there is another generation."""
        self.standing: dict[int, float] = {}

    def leaves_off(self, option: int) -> bool:
        return option == PASS or option == END

    # Rules of thumb

    def answer(self, state: KernelState, options: list[int]) -> int:
        assert isinstance(state, State)
        frame = state.stack[-1]
        first = options[0]
        if AREA <= first < CARD:
            return self._space(state, options)
        if AMOUNT <= first < AREA:
            return habit(state, self.seat, options)
        effect = state.rules.effects[frame.effect]
        if effect is SELL:
            number = SELL.next_card(state, frame)
            worthless = self.hand.potential(number) < 1
            return YES if worthless or NO not in options else NO
        if effect is RESEARCH or effect is FIRST_HANDS or effect is DRAFT:
            return self.hand.purchase(state, effect, options)
        return UNDECIDED

    def _space(self, state: State, options: list[int]) -> int:
        effect = state.rules.effects[state.stack[-1].effect]
        tile = effect.tile if isinstance(effect, PlaceTile) else GREENERY_TILE
        found, highest = options[0], float("-inf")
        for option in options:
            worth = space_worth(state, self.seat, option - AREA, tile, self.now)
            if worth > highest:
                found, highest = option, worth
        return found

    # How well off

    def value(self, state: KernelState) -> float:
        assert isinstance(state, State)
        now = self.now
        board = state.seats[self.seat]
        total = self._board(state, self.seat) - board.stock[CREDITS]
        for metal in (STEEL, TITANIUM):
            amount = board.stock[metal]
            total += metal_worth(amount, board.metal_values[metal]) - amount * now.stock[metal]
        need, hoped = self.hand.promise(board)
        money = board.stock[CREDITS]
        spare = money - need
        total += money if spare <= 0 else need + spare * (SPARE * self.again + 0.05)
        total += hoped
        total += self._cards(state)
        for tag, count in enumerate(board.tags):
            total += count * now.tags[tag]
        points = map_points(state, now)
        total += points[self.seat] * now.point
        for seat in range(len(state.seats)):
            if seat != self.seat:
                total -= now.hostility * (self._board(state, seat) + points[seat] * now.point)
        return total + self._milestones(state) + self._awards(state)

    def _board(self, state: State, seat: int) -> float:
        board = state.seats[seat]
        total = board.rating * self.now.rating
        for resource in range(6):
            total += board.stock[resource] * self.now.stock[resource]
            total += board.production[resource] * self.now.production[resource]
        return total

    def _cards(self, state: State) -> float:
        total = 0.0
        board = state.seats[self.seat]
        for number in board.tableau:
            card = CARDS[number]
            if number not in self.standing:
                self.standing[number] = standing(card, self.now)
            total += self.standing[number]
            if card.holds:
                total += state.on[number] * holding_worth(number, self.now)
            if card.points is not None and not isinstance(card.points, PerHolding):
                total += card.points.worth(state, self.seat, number) * self.now.point
        for number in board.events:
            points = CARDS[number].points
            if points is not None:
                total += points.worth(state, self.seat, number) * self.now.point
        return total

    def _milestones(self, state: State) -> float:
        gain = MILESTONE_POINTS * self.now.point
        total = 0.0
        left = MILESTONES_CLAIMABLE - len(state.milestones) + state.milestones.count(0)
        for milestone, owner in enumerate(state.milestones):
            if owner == self.seat + 1:
                total += gain
            elif owner:
                total -= gain * self.now.hostility
            elif left and not state.solo:
                close = min(1.0, milestone_measure(state, self.seat, milestone) / MILESTONE_GOALS[milestone])
                total += 0.5 * max(0.0, gain - MILESTONE_PRICE) * close**4
        return total

    def _awards(self, state: State) -> float:
        total = 0.0
        if state.solo:
            return 0.0
        for award, owner in enumerate(state.awards):
            if owner:
                total += self._award(state, award) * self.now.point * max(0.0, 1 - self.now.left * 0.1)
        return total

    def _award(self, state: State, award: int) -> float:
        """The points that the seat can expect from the award, less those of the others."""
        measures = [float(award_measure(state, seat, award)) for seat in range(len(state.seats))]
        if award == THERMALIST:
            for seat, board in enumerate(state.seats):
                measures[seat] += board.production[HEAT] * min(2.0, self.now.left)
        mine = measures.pop(self.seat)
        measures.sort(reverse=True)
        spread = 0.3 + AWARD_SPREAD[award] * min(1.0, self.now.left / 4)
        first = 1 / (1 + exp(max(-30.0, min(30.0, (measures[0] - mine) / spread))))
        points = AWARD_FIRST * first
        if len(measures) > 1:
            second = 1 / (1 + exp(max(-30.0, min(30.0, (measures[1] - mine) / spread))))
            points += AWARD_SECOND * (1 - first) * second
        return points - AWARD_FIRST * (1 - first) * self.now.hostility
