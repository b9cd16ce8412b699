"""Paying: what may pay for what, how much of it, and the questions that settle it."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.card import CARDS, Card
from valles.games.terraforming_mars.rules.component import CREDITS, HEAT, HOLDINGS, MICROBES, STEEL, STOCK, TITANIUM
from valles.games.terraforming_mars.rules.deck import seat_noun
from valles.games.terraforming_mars.rules.reason import PAYMENT_SHORT, PAYMENT_WASTEFUL, POSSIBLE
from valles.games.terraforming_mars.rules.state import Seat, State
from valles.games.terraforming_mars.rules.vocabulary import PAY_HEAT, PAY_MICROBES, PAY_STEEL, PAY_TITANIUM
from valles.kernel.effect import ASKS
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase

WITH_STEEL: Final = 1
WITH_TITANIUM: Final = 2
WITH_HEAT: Final = 4
WITH_MICROBES: Final = 8

NO_LIMIT: Final = 1000
MICROBE_VALUE: Final = 2
"""The value of a microbe on a card whose microbes pay (TM-PRE-61)."""
_START: Final = [0, PAY_STEEL.first, PAY_TITANIUM.first, 0, PAY_HEAT.first]
_RESOURCE: Final = [0, STEEL, TITANIUM, 0, HEAT]


def first_option(means: int) -> int:
    """Return the option to pay nothing with these means; the others follow."""
    return PAY_MICROBES.kinds[0].first if means == WITH_MICROBES else _START[means]


def name_of(means: int) -> str:
    return HOLDINGS[MICROBES] if means == WITH_MICROBES else STOCK[_RESOURCE[means]]


def price_nouns(price: int) -> list[Noun]:
    """Return a price in M€ in words; empty for nothing."""
    return [Noun("credits", price, True)] if price else []


def price_of(board: Seat, card: Card) -> int:
    """Return the printed cost less all discounts, never below 0 (TM-PAY-11, -12)."""
    price = card.cost - board.discount - board.next_discount
    for tag in card.tags:
        price -= board.tag_discounts[tag]
    return price if price > 0 else 0


def means_for(board: Seat, card: Card) -> int:
    """Return the means besides M€ that may pay for the card (TM-PAY-02, -03, -08, TM-PRE-61)."""
    means = WITH_HEAT if board.heat_is_money else 0
    if card.plant and board.paying_card:
        means |= WITH_MICROBES
    if card.building:
        means |= WITH_STEEL
    if card.space:
        means |= WITH_TITANIUM
    return means


def money_means(board: Seat) -> int:
    """Return the means besides M€ where metals may not pay (TM-PAY-07)."""
    return WITH_HEAT if board.heat_is_money else 0


def money(board: Seat) -> int:
    """Return the most the seat can pay where metals may not (TM-PAY-07, -08)."""
    return board.stock[CREDITS] + board.stock[HEAT] if board.heat_is_money else board.stock[CREDITS]


def paying_microbes(state: State, board: Seat) -> int:
    """Return the number of microbes that the seat could pay with."""
    return state.on[board.paying_card] if board.paying_card else 0


def worth(board: Seat, means: int, reserved_heat: int, microbes: int = 0) -> int:
    """Return the most the seat can pay with these means, and with so many microbes."""
    total = board.stock[CREDITS]
    if means:
        if means & WITH_STEEL:
            total += board.stock[STEEL] * board.metal_values[STEEL]
        if means & WITH_TITANIUM:
            total += board.stock[TITANIUM] * board.metal_values[TITANIUM]
        if means & WITH_HEAT and board.stock[HEAT] > reserved_heat:
            total += board.stock[HEAT] - reserved_heat
        if means & WITH_MICROBES:
            total += microbes * MICROBE_VALUE
    return total


def coverable(board: Seat, left: int, means: int, reserved_heat: int, smallest: int, microbes: int = 0) -> bool:
    """Return True if the rest of a price can be paid so that no unit of metal or heat could be left out (TM-PAY-06).

    `smallest` is the worth of the smallest unit used so far, of metals and microbes: less than that may be overpaid.
    """
    if left <= 0:
        return -left < smallest
    coins = board.stock[CREDITS]
    if means & WITH_HEAT and board.stock[HEAT] > reserved_heat:
        coins += board.stock[HEAT] - reserved_heat
    if left <= coins:
        return True
    for flag in (WITH_STEEL, WITH_TITANIUM, WITH_MICROBES):
        if means & flag:
            value = value_of(board, flag)
            have = microbes if flag == WITH_MICROBES else board.stock[_RESOURCE[flag]]
            for units in range(1, have + 1):
                limit = min(smallest, value)
                if coverable(board, left - units * value, means & ~flag, reserved_heat, limit, microbes):
                    return True
                if left - units * value <= 0:
                    break
    return False


def value_of(board: Seat, means: int) -> int:
    """Return the value of one unit."""
    if means == WITH_MICROBES:
        return MICROBE_VALUE
    return 1 if means == WITH_HEAT else board.metal_values[_RESOURCE[means]]


class Payment(Verb):
    """The amount of each special resource in a payment; M€ is the rest and no question. No price is above 63.

    a: what is left to pay; b: the means not asked about yet; c: heat to leave; d: worth of the smallest unit used.
    """

    def __init__(self) -> None:
        super().__init__(ASKS)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        means = self._next(state, frame)
        if not means:
            return []
        start = first_option(means)
        board = state.seats[frame.seat]
        have = paying_microbes(state, board) if means == WITH_MICROBES else board.stock[_RESOURCE[means]]
        return list(range(start, start + min(have, frame.a) + 1))

    def _next(self, state: State, frame: Frame) -> int:
        """Return the means to ask about now, 0 if none."""
        board = state.seats[frame.seat]
        if frame.a <= 0:
            return 0
        for means in (WITH_STEEL, WITH_TITANIUM):
            if frame.b & means and board.stock[_RESOURCE[means]]:
                return means
        if frame.b & WITH_MICROBES and paying_microbes(state, board):
            return WITH_MICROBES
        return WITH_HEAT if frame.b & WITH_HEAT and board.stock[HEAT] else 0

    def reason(self, state: State, frame: Frame, option: int) -> int:
        means = self._next(state, frame)
        board = state.seats[frame.seat]
        units = option - first_option(means)
        value = value_of(board, means)
        left = frame.a - units * value
        smallest = min(frame.d, value) if units else frame.d
        if means == WITH_HEAT and units > board.stock[HEAT] - frame.c:
            return PAYMENT_SHORT
        if left < 0 and -left >= smallest:
            return PAYMENT_WASTEFUL
        others = frame.b & ~means
        microbes = paying_microbes(state, board) if others & WITH_MICROBES else 0
        if not coverable(board, left, others, frame.c, smallest, microbes):
            return PAYMENT_SHORT
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        means = self._next(state, frame)
        board = state.seats[frame.seat]
        units = option - first_option(means)
        what = Noun(name_of(means), units, True)
        if means == WITH_MICROBES:
            state.on[board.paying_card] -= units
            if units and state.sink is not None:
                card = CARDS[board.paying_card].noun()
                state.emit("log-spend-holding", seat=seat_noun(state, frame.seat), what=what, card=card)
        else:
            board.stock[_RESOURCE[means]] -= units
            if units and state.sink is not None:
                state.emit("log-pay", seat=seat_noun(state, frame.seat), what=what)
        value = value_of(board, means)
        smallest = min(frame.d, value) if units else frame.d
        state.push(self, frame.seat, frame.card, frame.a - units * value, frame.b & ~means, frame.c, smallest)

    def run(self, state: State, frame: Frame) -> None:
        """Nothing left to ask: M€ pay the rest."""
        if frame.a > 0:
            state.seats[frame.seat].stock[CREDITS] -= frame.a
            if state.sink is not None:
                what = Noun("credits", frame.a, True)
                state.emit("log-pay", seat=seat_noun(state, frame.seat), what=what)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-payment", {"what": Noun(name_of(self._next(state, frame)), 2), "price": frame.a})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {**super().about(state, frame), "resource": name_of(self._next(state, frame))}

    def default_option(self, state: State, frame: Frame, options: list[int]) -> int:
        """Return as much metal, or as many microbes, as pay without waste, and no heat."""
        means = self._next(state, frame)
        if means == WITH_HEAT:
            return options[0]
        value = value_of(state.seats[frame.seat], means)
        exact = [option for option in options if (option - first_option(means)) * value <= frame.a]
        return exact[-1] if exact else options[0]


PAYMENT: Final = Payment()


def charge(state: State, seat: int, card: int, price: int, means: int, reserved_heat: int = 0) -> None:
    """Put the payment of a price on the stack."""
    if price > 0:
        state.push(PAYMENT, seat, card, price, means, reserved_heat, NO_LIMIT)
