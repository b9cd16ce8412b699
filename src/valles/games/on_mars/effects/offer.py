"""Scientists and contracts on display (OM-COL-71 to -82, -84)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.upgrade import check_upgrade_contracts
from valles.games.on_mars.effects.verb import MUST, TO_ALL, TO_GOALS, Ask
from valles.games.on_mars.rules.card import CARDS, SCIENTIST_CARDS
from valles.games.on_mars.rules.component import (
    CONTRACT,
    CONTRACTS,
    SCIENTIST,
    SCIENTIST_HIRED,
    SCIENTIST_TAKEN,
)
from valles.games.on_mars.rules.payment import affordable, charge, price, price_nouns
from valles.games.on_mars.rules.reason import (
    MUST_ACT,
    NOT_ON_DISPLAY,
    POSSIBLE,
    TOO_EXPENSIVE,
)
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import contribute
from valles.games.on_mars.rules.task import did
from valles.games.on_mars.rules.vocabulary import CARD, DONE
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing, either
from valles.kernel.phrase import Noun, Phrase

CONTRACT_PRICE: Final = price(crystal=1)


def offer_price(number: int) -> int:
    """Return the price of a card on the scientist display (OM-COL-74)."""
    return CONTRACT_PRICE if number >= CONTRACT else SCIENTIST_CARDS[number - SCIENTIST].price


def take_offer(state: State, seat: int, number: int) -> None:
    """A scientist or contract from the display; its space is refilled at the end of the turn (OM-COL-75, -76)."""
    space = state.offers.index(number)
    state.offers[space] = 0
    state.refill.append(space)
    if state.sink is not None:
        key = "om-log-take-contract" if number >= CONTRACT else "om-log-hire"
        state.emit(key, seat=state.noun(seat), card=CARDS[number].noun())
    if number >= CONTRACT:
        state.contract_owner[number - CONTRACT] = seat + 1
        check_upgrade_contracts(state)
    else:
        state.scientist_owner[number - SCIENTIST] = seat + 1
        did(state, seat, SCIENTIST_HIRED)
        contribute(state, seat, SCIENTIST_TAKEN)


class TakeOffer(Ask):
    """A scientist, a contract, or either."""

    def __init__(self, scientists: bool, contracts: bool, free: bool = False) -> None:
        super().__init__()
        self.scientists = scientists
        self.contracts = contracts
        self.free = free

    def opens(self, frame: Frame) -> int:
        return TO_GOALS if frame.d == MUST else TO_ALL

    def on_display(self, state: State) -> list[int]:
        return [
            number for number in state.offers if number and (self.contracts if number >= CONTRACT else self.scientists)
        ]

    def card_reason(self, state: State, seat: int, number: int) -> int:
        return POSSIBLE if self.free or affordable(state, seat, offer_price(number)) else TOO_EXPENSIVE

    def run_reason(self, state: State, seat: int, card: int) -> int:
        reason = NOT_ON_DISPLAY
        for number in self.on_display(state):
            reason = self.card_reason(state, seat, number)
            if reason == POSSIBLE:
                return POSSIBLE
        return reason

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [*(CARD.offset + number for number in self.on_display(state)), DONE]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if option == DONE:
            must = frame.d == MUST and self.run_reason(state, frame.seat, frame.card) == POSSIBLE
            return MUST_ACT if must else POSSIBLE
        return self.card_reason(state, frame.seat, option - CARD.offset)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option != DONE:
            number = option - CARD.offset
            take_offer(state, frame.seat, number)
            if not self.free:
                charge(state, frame.seat, offer_price(number))

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-offer")

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return price_nouns(offer_price(option - CARD.offset)) if CARD.has(option) and not self.free else []

    def phrase(self) -> Phrase:
        what = "either" if self.scientists and self.contracts else "scientist" if self.scientists else "contract"
        return Phrase(f"om-take-{what}{'-free' if self.free else ''}")

    def icons(self) -> list[Icon]:
        extra = ("free",) if self.free else ()
        offers = [("scientist", self.scientists), ("contract", self.contracts)]
        return either([[Thing(name, extra=extra)] for name, included in offers if included])


def contract_deck(state: State) -> list[int]:
    """Return the contracts that nobody has and that are not on display; anybody may look through them."""
    return [
        CONTRACT + contract
        for contract in range(CONTRACTS)
        if state.contract_owner[contract] == 0 and CONTRACT + contract not in state.offers
    ]


class Refill(Ask):
    """The choice of the contract that fills an empty space. frame.a: the space."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [CARD.offset + number for number in contract_deck(state)]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        lay_out(state, frame.a, option - CARD.offset)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-refill")


def lay_out(state: State, space: int, number: int) -> None:
    state.offers[space] = number
    if state.sink is not None:
        state.emit("om-log-refill", card=CARDS[number].noun())


REFILL: Final = Refill()
