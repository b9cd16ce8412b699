"""The cards that a seat has or could have: what they promise, and which to keep."""

from __future__ import annotations

from typing import Any, Final

from valles.kernel.effect import Effect
from valles.players.terraforming_mars_card import card_worth
from valles.players.terraforming_mars_outlook import CARDS_PLAYED, GROWTH, SHARES, Outlook, metal_worth
from valles.terraforming_mars.card import CARDS, Card, Need
from valles.terraforming_mars.component import (
    CARD_PRICE,
    CREDITS,
    OCEAN_TILES,
    OXYGEN_STEPS,
    STEEL,
    TEMPERATURE_STEPS,
    TITANIUM,
)
from valles.terraforming_mars.effects.need import OCEANS, OXYGEN, NeedParameter, NeedTags
from valles.terraforming_mars.payment import price_of
from valles.terraforming_mars.phase import DRAFT
from valles.terraforming_mars.reason import POSSIBLE
from valles.terraforming_mars.setup import FIRST_HANDS
from valles.terraforming_mars.state import Seat, State
from valles.terraforming_mars.turn import activate
from valles.terraforming_mars.vocabulary import CARD, NO, PAY_HEAT, YES

NEVER: Final = 99.0
COMPETITION: Final = 0.8
"""How much of its promise a card keeps although others want to be played too."""


class Hand:
    def __init__(self, view: State, seat: int, now: Outlook) -> None:
        self.view = view
        self.seat = seat
        self.now = now
        board = view.seats[seat]
        self.known = {*board.hand, *board.offered, *board.kept}
        self.later: dict[int, Outlook] = {}
        self.found: dict[int, tuple[float, float]] = {}

    def outlook(self, wait: float) -> Outlook:
        """How things will be after so many generations."""
        key = round(wait)
        if key not in self.later:
            self.later[key] = Outlook(self.view, self.seat, max(0.0, self.now.left - key))
        return self.later[key]

    def price(self, card: Card) -> float:
        """What the card takes from the seat, metals counted for less than their face value."""
        board = self.view.seats[self.seat]
        price = float(price_of(board, card))
        for tagged, metal in ((card.building, STEEL), (card.space, TITANIUM)):
            if tagged:
                worth = board.metal_values[metal]
                used = min(board.stock[metal], price / worth)
                loss = metal_worth(board.stock[metal], worth) - metal_worth(board.stock[metal] - used, worth)
                price -= used * worth - loss
        return price

    def money(self, card: Card) -> float:
        """The M€ that it takes."""
        board = self.view.seats[self.seat]
        price = price_of(board, card)
        for tagged, metal in ((card.building, STEEL), (card.space, TITANIUM)):
            if tagged:
                price -= min(price, board.stock[metal] * board.metal_values[metal])
        return price

    def judged(self, number: int) -> tuple[float, float]:
        """What the card promises, and the M€ that it needs if it is to be played now."""
        if number not in self.found:
            card = CARDS[number]
            wait = self.wait(card)
            price = self.price(card)
            promise = 0.0
            need = 0.0
            if wait <= self.now.left + 0.5:
                soon = max(1.0, wait)
                again = min(1.0, self.now.left / soon)
                gain = card_worth(card, self.outlook(soon)) - price
                promise = max(0.0, gain) * again * COMPETITION / GROWTH**soon
                if wait < 1 and card_worth(card, self.now) > price:
                    need = self.money(card)
            self.found[number] = promise, need
        return self.found[number]

    def potential(self, number: int) -> float:
        return self.judged(number)[0]

    def promise(self, board: Seat) -> tuple[float, float]:
        """The M€ that the good cards of the hand need, and what all of them promise."""
        need = hoped = 0.0
        for number in board.hand:
            if number in self.known:
                promise, money = self.judged(number)
                hoped += promise
                need += money
            else:
                hoped += self.now.card
        return need, hoped

    def wait(self, card: Card) -> float:
        """How many generations until the requirements are likely to be met."""
        wait = 0.0
        for need in card.needs:
            wait = max(wait, self.need_wait(need))
        if wait == 0 and card.hindrance(self.view, self.seat) != POSSIBLE:
            wait = 2.0
        return wait

    def need_wait(self, need: Need) -> float:
        view = self.view
        if need.hindrance(view, self.seat) == POSSIBLE:
            return 0.0
        board = view.seats[self.seat]
        if isinstance(need, NeedParameter):
            if need.at_most:
                return NEVER
            if need.parameter == OXYGEN:
                now, end = view.oxygen, OXYGEN_STEPS
            elif need.parameter == OCEANS:
                now, end = view.oceans, OCEAN_TILES
            else:
                now, end = view.temperature, TEMPERATURE_STEPS
            return max(1.0, self.now.left * (need.level - board.shift - now) / (end - now))
        if isinstance(need, NeedTags):
            return (need.least - board.tags[need.tag]) / (CARDS_PLAYED * SHARES[need.tag])
        return 2.0

    # Choosing cards

    def purchase(self, state: State, effect: Effect[Any], options: list[int]) -> int:
        board = state.seats[self.seat]
        answers = state.answers[self.seat]
        if effect is DRAFT:
            return max(options, key=lambda option: self.bought(option - CARD + 1))
        if effect is FIRST_HANDS:
            if not answers:
                return max(options, key=lambda option: self.corporation(option - CARD + 1))
            return self.first_hand(state, answers)
        if options[0] >= PAY_HEAT:
            return options[0]
        wanted = self.wanted(board.offered, board.stock[CREDITS], board.hand)
        number = board.offered[len(answers)]
        return YES if number in wanted and YES in options else NO

    def bought(self, number: int) -> float:
        """What the card is worth to somebody who may still buy it."""
        card = CARDS[number]
        wait = self.wait(card)
        if wait > self.now.left + 0.5:
            return 0.0
        chance = min(1.0, (self.now.left + 0.5) / (wait + 0.5))
        return (card_worth(card, self.outlook(wait)) - self.price(card)) * chance / GROWTH**wait

    def wanted(self, offered: list[int], money: float, hand: list[int]) -> list[int]:
        """The cards worth their price, best first, as long as there is money to play them."""
        board = self.view.seats[self.seat]
        income = board.rating + board.production[CREDITS]
        backlog = sum(self.money(CARDS[number]) for number in hand if self.potential(number) > 1)
        chosen: list[int] = []
        for number in sorted(offered, key=self.bought, reverse=True):
            means = money - CARD_PRICE * (len(chosen) + 1) + income * min(1.0, self.now.left)
            bar = CARD_PRICE - 0.15 * self.price(CARDS[number]) + backlog / max(1.0, means)
            if self.bought(number) < bar or CARD_PRICE * (len(chosen) + 1) > money:
                continue
            chosen.append(number)
            backlog += self.money(CARDS[number])
        return chosen

    def corporation(self, number: int) -> float:
        """What the corporation brings, and what the first cards are worth with it."""
        with_it = self.with_corporation(number)
        card = CARDS[number]
        total = card.credits + card_worth(card, with_it.now)
        return total + sum(max(0.0, with_it.bought(n) - CARD_PRICE) for n in self.view.seats[self.seat].offered) * 0.5

    def with_corporation(self, number: int) -> Hand:
        state = self.view.copy()
        board = state.seats[self.seat]
        board.stock[CREDITS] = CARDS[number].credits
        board.tableau = [number]
        activate(state, self.seat, number)
        return Hand(state, self.seat, Outlook(state, self.seat, self.now.left))

    def first_hand(self, state: State, answers: list[int]) -> int:
        corporation = answers[0] - CARD + 1
        offered = state.seats[self.seat].offered
        with_it = self.with_corporation(corporation)
        wanted = with_it.wanted(offered, CARDS[corporation].credits, [])
        return YES if offered[len(answers) - 1] in wanted else NO
