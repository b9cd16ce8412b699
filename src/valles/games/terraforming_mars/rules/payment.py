"""Paying: what may pay for what, how much of it, and the questions that settle it."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.box import boxes_of
from valles.games.terraforming_mars.rules.card import CARDS, Card
from valles.games.terraforming_mars.rules.component import (
    CREDITS,
    HEAT,
    HOLDINGS,
    MICROBES,
    PLANT,
    STEEL,
    STOCK,
    TITANIUM,
)
from valles.games.terraforming_mars.rules.deck import seat_noun
from valles.games.terraforming_mars.rules.reason import PAYMENT_SHORT, PAYMENT_WASTEFUL, POSSIBLE
from valles.games.terraforming_mars.rules.state import Seat, State
from valles.games.terraforming_mars.rules.vocabulary import (
    PAY_HEAT,
    PAY_MICROBES,
    PAY_STEEL,
    PAY_TITANIUM,
    Blocks,
)
from valles.kernel.effect import ASKS, Effect
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase

WITH_STEEL: Final = 1
WITH_TITANIUM: Final = 2
WITH_HEAT: Final = 4
WITH_HOLDINGS: Final = 8
"""The means of the first `PayingHolding`; each further one has twice that of the one before."""

NO_LIMIT: Final = 1000
_START: Final = [0, PAY_STEEL.first, PAY_TITANIUM.first, 0, PAY_HEAT.first]
_RESOURCE: Final = [0, STEEL, TITANIUM, 0, HEAT]


class PayingHolding:
    """Resources on one card that pay for cards with a tag."""

    def __init__(self, kind: int, value: int, tag: int, options: Blocks) -> None:
        self.kind: Final = kind
        self.value: Final = value
        """M€ for each."""
        self.tag: Final = tag
        self.options: Final = options
        """From no unit to the largest amount."""


PAYING: Final = {WITH_HOLDINGS: PayingHolding(MICROBES, 2, PLANT, PAY_MICROBES)}
"""The resources on cards that pay, by means; each kind lies on one card of the whole game (TM-PRE-61)."""


def paying_holding(number: int, kind: int, value: int, tag: int, options: Blocks) -> PayingHolding:
    """Return resources of a later box that pay for cards, entered under a number: one more than the largest one."""
    means = WITH_HOLDINGS << number - 1
    if means in PAYING:
        raise ValueError(f"{HOLDINGS[PAYING[means].kind]} pay as number {number} already")
    PAYING[means] = PayingHolding(kind, value, tag, options)
    return PAYING[means]


def first_option(means: int) -> int:
    """Return the option to pay nothing with these means; the others follow."""
    return PAYING[means].options.kinds[0].first if means >= WITH_HOLDINGS else _START[means]


def name_of(means: int) -> str:
    return HOLDINGS[PAYING[means].kind] if means >= WITH_HOLDINGS else STOCK[_RESOURCE[means]]


def price_nouns(price: int) -> list[Noun]:
    """Return a price in M€ in words; empty for nothing."""
    return [Noun("credits", price, True)] if price else []


def card_price(board: Seat) -> int:
    """Return the price of a card that the seat buys."""
    return CARDS[board.corporation].card_price


def price_of(board: Seat, card: Card) -> int:
    """Return the printed cost less all discounts, never below 0 (TM-PAY-11, -12)."""
    price = card.cost - board.discount - board.next_discount
    for tag in card.tags:
        price -= board.tag_discounts[tag]
    return price if price > 0 else 0


def means_for(board: Seat, card: Card) -> int:
    """Return the means besides M€ that may pay for the card (TM-PAY-02, -03, -08, TM-PRE-61)."""
    means = WITH_HEAT if board.heat_is_money else 0
    if board.paying_card or board.paying_cards:
        for number in paying_cards(board):
            if PAYING[CARDS[number].pays].tag in card.tags:
                means |= CARDS[number].pays
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


def heat_of(state: State, seat: int) -> int:
    """Return the heat that the seat can spend, with what stands for heat."""
    heat = state.seats[seat].stock[HEAT]
    if state.decks:
        for box in boxes_of(state):
            heat += box.heat(state, seat)
    return heat


def heat_payment(state: State, seat: int) -> Effect[State] | None:
    """Return the effect of a box that asks what stands for heat; None if the seat has nothing else to spend."""
    for box in boxes_of(state):
        effect = box.heat_payment(state, seat)
        if effect is not None:
            return effect
    return None


def paying_cards(board: Seat) -> list[int]:
    """Return the cards in play whose resources pay for others."""
    return [board.paying_card, *board.paying_cards] if board.paying_card else board.paying_cards


def units_of(state: State, board: Seat, means: int) -> int:
    """Return the number of units that the seat has of these means."""
    if means < WITH_HOLDINGS:
        return board.stock[_RESOURCE[means]]
    return sum([state.on[number] for number in paying_cards(board) if CARDS[number].pays == means])


def worth_on_cards(state: State, board: Seat, means: int) -> int:
    """Return the M€ that resources on cards can pay, as far as they are among these means."""
    cards = [number for number in paying_cards(board) if CARDS[number].pays & means]
    return sum([state.on[number] * PAYING[CARDS[number].pays].value for number in cards])


def worth(board: Seat, means: int, reserved_heat: int, on_cards: int = 0) -> int:
    """Return the most the seat can pay with these means, and with so many M€ on its cards."""
    total = board.stock[CREDITS] + on_cards
    if means:
        if means & WITH_STEEL:
            total += board.stock[STEEL] * board.metal_values[STEEL]
        if means & WITH_TITANIUM:
            total += board.stock[TITANIUM] * board.metal_values[TITANIUM]
        if means & WITH_HEAT and board.stock[HEAT] > reserved_heat:
            total += board.stock[HEAT] - reserved_heat
    return total


def coarse_means(means: int) -> list[int]:
    """Return the means whose units are worth several M€, in the order in which they are asked about."""
    metals = [flag for flag in (WITH_STEEL, WITH_TITANIUM) if means & flag]
    return metals + [flag for flag in sorted(PAYING) if means & flag] if means >= WITH_HOLDINGS else metals


def coverable(state: State, board: Seat, left: int, means: int, reserved_heat: int, smallest: int) -> bool:
    """Return True if the rest of a price can be paid so that no unit of metal or heat could be left out (TM-PAY-06).

    `smallest` is the worth of the smallest unit used so far, of those worth several M€: less than that may be overpaid.
    """
    if left <= 0:
        return -left < smallest
    coins = board.stock[CREDITS]
    if means & WITH_HEAT and board.stock[HEAT] > reserved_heat:
        coins += board.stock[HEAT] - reserved_heat
    if left <= coins:
        return True
    for flag in coarse_means(means):
        value = value_of(board, flag)
        for units in range(1, units_of(state, board, flag) + 1):
            if coverable(state, board, left - units * value, means & ~flag, reserved_heat, min(smallest, value)):
                return True
            if left - units * value <= 0:
                break
    return False


def value_of(board: Seat, means: int) -> int:
    """Return the value of one unit."""
    if means >= WITH_HOLDINGS:
        return PAYING[means].value
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
        have = units_of(state, state.seats[frame.seat], means)
        return list(range(start, start + min(have, frame.a) + 1))

    def _next(self, state: State, frame: Frame) -> int:
        """Return the means to ask about now, 0 if none."""
        board = state.seats[frame.seat]
        if frame.a <= 0:
            return 0
        for means in coarse_means(frame.b):
            if units_of(state, board, means):
                return means
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
        if not coverable(state, board, left, frame.b & ~means, frame.c, smallest):
            return PAYMENT_SHORT
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        means = self._next(state, frame)
        board = state.seats[frame.seat]
        units = option - first_option(means)
        what = Noun(name_of(means), units, True)
        if means >= WITH_HOLDINGS:
            [number] = [number for number in paying_cards(board) if CARDS[number].pays == means]
            state.on[number] -= units
            if units and state.sink is not None:
                card = CARDS[number].noun()
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
        """Return as much metal, or as many resources on a card, as pay without waste, and no heat."""
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
