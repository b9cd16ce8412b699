"""The cards that a seat has or could have: what they promise, and which of them to take."""

from __future__ import annotations

from math import pow
from typing import Final

from valles.games.terraforming_mars.effects.need import NeedParameter, NeedTags
from valles.games.terraforming_mars.heuristic.card import card_worth, worth
from valles.games.terraforming_mars.heuristic.outlook import CARDS_PLAYED, GROWTH, SHARES, SOON, Outlook, metal_worth
from valles.games.terraforming_mars.rules.card import CARDS, Card, Need
from valles.games.terraforming_mars.rules.component import (
    BEGINNER,
    CREDITS,
    PRELUDES_KEPT,
    STEEL,
    TITANIUM,
)
from valles.games.terraforming_mars.rules.payment import card_price, means_for, price_of, worth_on_cards
from valles.games.terraforming_mars.rules.reason import POSSIBLE
from valles.games.terraforming_mars.rules.setup import (
    corporation_answers,
    credits_due,
    is_about_preludes,
    kept_preludes,
)
from valles.games.terraforming_mars.rules.state import Seat, State
from valles.games.terraforming_mars.rules.turn import activate
from valles.games.terraforming_mars.rules.vocabulary import NO, NUMBER_OF, YES

NEVER: Final = 99.0
HINDERED: Final = 2.0
"""The number of generations until something becomes possible at an unknown time."""
COMPETITION: Final = 0.8
"""The share of its value that a card keeps although others compete with it."""
THRIFT: Final = 0.15
"""The share of a card's price that is no loss, because M€ bring less elsewhere."""


class Hand:
    """The value of cards to one seat at one moment."""

    def __init__(self, view: State, now: Outlook) -> None:
        self.view = view
        self.now = now
        self.board = view.seats[now.seat]
        self.known = {*self.board.hand, *self.board.offered}
        self._later: dict[int, Outlook] = {}
        self._estimates: dict[int, tuple[float, float]] = {}

    # What a card promises

    def promises(self, board: Seat) -> tuple[float, float]:
        """Return the value of all cards of the hand, and the M€ needed for those that are good now."""
        hoped = needed = 0.0
        for number in board.hand:
            if number in self.known:
                promise, money = self.estimate(number)
                hoped += promise
                needed += money
            else:
                hoped += self.now.card
        return hoped, needed

    def estimate(self, number: int) -> tuple[float, float]:
        """Return the value of the card if it is played later, and the M€ it needs if it is good to play now."""
        if number not in self._estimates:
            card = CARDS[number]
            wait = self.wait(card)
            promise = needed = 0.0
            if wait <= self.now.left + SOON:
                price = self.price(card)
                soon = max(1.0, wait)
                gain = card_worth(card, self.later(soon)) - price
                likely = COMPETITION * min(1.0, self.now.left / soon)
                promise = max(0.0, gain) * likely / pow(GROWTH, soon)
                if wait < 1 and card_worth(card, self.now) > price:
                    needed = self.money(card)
            self._estimates[number] = promise, needed
        return self._estimates[number]

    def is_worthless(self, number: int) -> bool:
        """Return True if the card is worth less than the M€ for which it can be sold."""
        return self.estimate(number)[0] < 1

    def later(self, wait: float) -> Outlook:
        """Return the outlook after so many generations."""
        key = round(wait)
        if key not in self._later:
            self._later[key] = Outlook(self.view, self.now.seat, max(0.0, self.now.left - key))
        return self._later[key]

    def price(self, card: Card) -> float:
        """Return the price of the card to the seat, as it values its metals."""
        board = self.board
        price = float(price_of(board, card))
        for metal in metals(card):
            value, amount = board.metal_values[metal], board.stock[metal]
            used = min(amount, price / value)
            price -= used * value - metal_worth(amount, value) + metal_worth(amount - used, value)
        return price

    def money(self, card: Card) -> float:
        """Return the M€ that the card takes once all fitting metal is spent."""
        board = self.board
        price = price_of(board, card)
        price -= worth_on_cards(self.view, board, means_for(board, card))
        return max(0, price - sum(board.stock[metal] * board.metal_values[metal] for metal in metals(card)))

    def wait(self, card: Card) -> float:
        """Return the expected number of generations until the card can be played."""
        wait = 0.0
        for need in card.needs:
            wait = max(wait, self._need_wait(need))
        if wait == 0 and card.reason(self.view, self.now.seat) != POSSIBLE:
            return HINDERED
        return wait

    def _need_wait(self, need: Need) -> float:
        view = self.view
        if need.reason(view, self.now.seat) == POSSIBLE:
            return 0.0
        if isinstance(need, NeedTags):
            return (need.least - need.measure(view, self.now.seat)) / (CARDS_PLAYED * SHARES[need.tag])
        if not isinstance(need, NeedParameter):
            return HINDERED
        if need.at_most:
            return NEVER
        level = need.measure(view, self.now.seat)
        steps = need.level - self.board.shift - need.parameter.shift(view, self.now.seat) - level
        return max(1.0, self.now.left * steps / (need.parameter.target - level))

    # Which cards to take

    def drafted(self, options: list[int]) -> int:
        return max(options, key=lambda option: self.gain(NUMBER_OF[option]))

    def bought(self, answers: list[int]) -> int:
        """Yes or no to the next of the cards on offer."""
        bought = self.purchases(self.board.stock[CREDITS])
        return YES if self.board.offered[len(answers)] in bought else NO

    def first(self, answers: list[int], options: list[int]) -> int:
        """Return the corporation, two preludes, then yes or no to the next of the first cards."""
        board = self.board
        if len(answers) < corporation_answers(board):
            return max(options, key=lambda option: self.corporation_worth(NUMBER_OF[option]))
        corporation = NUMBER_OF[answers[0]] if corporation_answers(board) else BEGINNER
        if is_about_preludes(board, answers):
            kept = self.of_corporation(corporation).best_preludes()
            return YES if board.preludes[len(answers) - corporation_answers(board)] in kept else NO
        money = CARDS[corporation].credits - credits_due(kept_preludes(board, answers))
        bought = self.of_corporation(corporation).purchases(money)
        return YES if board.offered[len(answers) - corporation_answers(board) - len(board.preludes)] in bought else NO

    def best_preludes(self) -> list[int]:
        """Return the preludes to keep."""
        ranked = sorted(self.board.preludes, key=lambda number: card_worth(CARDS[number], self.now), reverse=True)
        return ranked[:PRELUDES_KEPT]

    def gain(self, number: int) -> float:
        """Return the value of the card beyond its price to a seat that does not have it yet."""
        card = CARDS[number]
        wait = self.wait(card)
        if wait > self.now.left + SOON:
            return 0.0
        likely = min(1.0, (self.now.left + SOON) / (wait + SOON))
        return (card_worth(card, self.later(wait)) - self.price(card)) * likely / pow(GROWTH, wait)

    def purchases(self, money: int) -> list[int]:
        """Return the cards on offer that are worth buying, as long as there is money to play them."""
        board = self.board
        income = (board.rating + board.production[CREDITS]) * min(1.0, self.now.left)
        backlog = sum(self.money(CARDS[number]) for number in board.hand if not self.is_worthless(number))
        chosen: list[int] = []
        for number in sorted(board.offered, key=self.gain, reverse=True):
            left = money - card_price(board) * (len(chosen) + 1)
            bar = card_price(board) - THRIFT * self.price(CARDS[number]) + backlog / max(1.0, left + income)
            if left >= 0 and self.gain(number) >= bar:
                chosen.append(number)
                backlog += self.money(CARDS[number])
        return chosen

    def corporation_worth(self, number: int) -> float:
        """Return the value of the corporation and of the first cards with it."""
        hand = self.of_corporation(number)
        price = CARDS[number].card_price
        cards = sum(max(0.0, hand.gain(project) - price) for project in self.board.offered)
        first = sum(worth(part, hand.now, number) for part in CARDS[number].first)
        preludes = sum(card_worth(CARDS[prelude], hand.now) for prelude in hand.best_preludes())
        return CARDS[number].credits + card_worth(CARDS[number], hand.now) + first + preludes + cards / 2

    def of_corporation(self, number: int) -> Hand:
        """Return the same cards seen by somebody who has the corporation."""
        state = self.view.copy()
        board = state.seats[self.now.seat]
        board.stock[CREDITS] = CARDS[number].credits
        board.tableau = [number]
        activate(state, self.now.seat, number)
        return Hand(state, Outlook(state, self.now.seat, self.now.left))


def metals(card: Card) -> list[int]:
    """Return the metals that may pay for the card."""
    return [metal for metal, fits in ((STEEL, card.building), (TITANIUM, card.space)) if fits]
