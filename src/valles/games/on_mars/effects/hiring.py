"""Ships, scientists and contracts (OM-COL-62 to -84)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.card import CARDS, SCIENTIST_CARDS
from valles.games.on_mars.component import (
    COLONIST,
    CONTRACT,
    CONTRACTS,
    NO_TECH,
    SCIENTIST,
    SCIENTIST_HIRED,
    SCIENTIST_TAKEN,
    SHIP_TECH,
    SHIP_WELCOMED,
)
from valles.games.on_mars.effects.displace import PLACE_BOT
from valles.games.on_mars.effects.flow import NO_BOOSTS, Steps, send_to_work
from valles.games.on_mars.effects.upgrade import check_upgrade_contracts
from valles.games.on_mars.effects.verb import MUST, TO_ALL, TO_GOALS, Ask
from valles.games.on_mars.payment import affordable, charge, good_noun, price, price_nouns
from valles.games.on_mars.reason import (
    LEVEL_TOO_LOW,
    MUST_ACT,
    NO_SHIP_THERE,
    NOT_ON_DISPLAY,
    POSSIBLE,
    TOO_EXPENSIVE,
)
from valles.games.on_mars.standin import SHIPS_A_SHIP_TECH_LEVEL
from valles.games.on_mars.state import State
from valles.games.on_mars.supply import contribute, receive, ships_welcomed
from valles.games.on_mars.task import did
from valles.games.on_mars.vocabulary import CARD, DONE, REWARD_BOT, REWARD_COLONISTS, SHIP
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase

SHIP_PRICE: Final = price(water=1, plant=1)
CONTRACT_PRICE: Final = price(crystal=1)


class Welcome(Steps):
    """Ships from the depot to the hangar, each with colonists or a colonist and a bot."""

    def __init__(
        self, times: int, boost: int = NO_BOOSTS, tech: bool = False, free: bool = False, extra: int = 0
    ) -> None:
        super().__init__(times, boost, 0, SHIP_TECH if tech else NO_TECH)
        self.free = free
        self.extra = extra
        """Colonists that each ship brings beyond the usual (OM-EXEC-14)."""

    def left(self, frame: Frame) -> int:
        return self.times + frame.b + frame.c * SHIPS_A_SHIP_TECH_LEVEL - frame.a

    def boosters(self, state: State, seat: int) -> int:
        """Colonists gained this turn cannot boost (OM-COL-67)."""
        return state.seats[seat].quarters - state.seats[seat].fresh

    def pay_boost(self, state: State, seat: int) -> None:
        """Those gained this turn stay at home."""
        fresh = state.seats[seat].fresh
        send_to_work(state, seat)
        state.seats[seat].fresh = fresh

    def step_candidates(self, state: State, frame: Frame) -> list[int]:
        return list(SHIP.options())

    def step_reason(self, state: State, frame: Frame, option: int) -> int:
        board = state.seats[frame.seat]
        if not board.depot[option - SHIP.offset]:
            return NO_SHIP_THERE
        if ships_welcomed(board) >= state.level:
            return LEVEL_TOO_LOW
        return POSSIBLE if self.free or affordable(state, frame.seat, SHIP_PRICE) else TOO_EXPENSIVE

    def step(self, state: State, frame: Frame, option: int) -> None:
        board = state.seats[frame.seat]
        board.depot[option - SHIP.offset] = False
        board.hangar += 1
        if state.sink is not None:
            state.tell("om-log-ship", seat=state.noun(frame.seat), place=option - SHIP.offset + 1)
        state.push(SHIP_REWARD, frame.seat, frame.card, self.extra)
        if not self.free:
            charge(state, frame.seat, SHIP_PRICE)
        did(state, frame.seat, SHIP_WELCOMED)

    def asked(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-ship")

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return price_nouns(SHIP_PRICE) if SHIP.has(option) and not self.free else []

    def phrase(self) -> Phrase:
        key = "om-welcome-free" if self.free else "om-welcome-more" if self.extra else "om-welcome"
        return self.told(Phrase(key, {"count": self.times}))

    def icons(self) -> list[str]:
        how = ".free" if self.free else f".{self.extra}:colonist" if self.extra else ""
        return [f"{self.times}:ship{how}", *self.boost_icons()]


def colonists_brought(option: int) -> int:
    """How many usually come with a ship."""
    return 1 if option == REWARD_BOT else 2


def reward_label(option: int, extra: int) -> Phrase:
    """What comes with a ship, and so many colonists beyond the usual."""
    key = "om-option-reward-bot" if option == REWARD_BOT else "om-option-reward-colonists"
    return Phrase(key, {"colonists": good_noun(COLONIST, colonists_brought(option) + extra)})


class ShipReward(Ask):
    """Two colonists, or one and a bot (OM-COL-63). frame.a: colonists beyond these."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [REWARD_COLONISTS, REWARD_BOT]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == REWARD_BOT:
            state.push(PLACE_BOT, frame.seat, frame.card)
        receive(state, frame.seat, COLONIST, frame.a + colonists_brought(option))

    def asked(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-ship-reward")

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        return reward_label(option, frame.a)


SHIP_REWARD: Final = ShipReward()


def offer_price(number: int) -> int:
    """What a card on the scientist display costs (OM-COL-74)."""
    return CONTRACT_PRICE if number >= CONTRACT else SCIENTIST_CARDS[number - SCIENTIST].price


def take_offer(state: State, seat: int, number: int) -> None:
    """A scientist or contract from the display; its space is refilled at the end of the turn (OM-COL-75, -76)."""
    space = state.offers.index(number)
    state.offers[space] = 0
    state.refill.append(space)
    if state.sink is not None:
        key = "om-log-take-contract" if number >= CONTRACT else "om-log-hire"
        state.tell(key, seat=state.noun(seat), card=CARDS[number].noun())
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

    def offered(self, state: State) -> list[int]:
        return [
            number for number in state.offers if number and (self.contracts if number >= CONTRACT else self.scientists)
        ]

    def card_reason(self, state: State, seat: int, number: int) -> int:
        return POSSIBLE if self.free or affordable(state, seat, offer_price(number)) else TOO_EXPENSIVE

    def hindrance(self, state: State, seat: int, card: int) -> int:
        found = NOT_ON_DISPLAY
        for number in self.offered(state):
            found = self.card_reason(state, seat, number)
            if found == POSSIBLE:
                return POSSIBLE
        return found

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [*(CARD.offset + number for number in self.offered(state)), DONE]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if option == DONE:
            must = frame.d == MUST and self.hindrance(state, frame.seat, frame.card) == POSSIBLE
            return MUST_ACT if must else POSSIBLE
        return self.card_reason(state, frame.seat, option - CARD.offset)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option != DONE:
            number = option - CARD.offset
            take_offer(state, frame.seat, number)
            if not self.free:
                charge(state, frame.seat, offer_price(number))

    def asked(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-offer")

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return price_nouns(offer_price(option - CARD.offset)) if CARD.has(option) and not self.free else []

    def phrase(self) -> Phrase:
        what = "either" if self.scientists and self.contracts else "scientist" if self.scientists else "contract"
        return Phrase(f"om-take-{what}{'-free' if self.free else ''}")

    def icons(self) -> list[str]:
        free = ".free" if self.free else ""
        icons = [f"scientist{free}"] if self.scientists else []
        return [*icons, "/", f"contract{free}"] if icons and self.contracts else icons or [f"contract{free}"]


def contract_deck(state: State) -> list[int]:
    """The contracts that nobody has and that are not on display; anybody may look through them."""
    return [
        CONTRACT + contract
        for contract in range(CONTRACTS)
        if state.contract_owner[contract] == 0 and CONTRACT + contract not in state.offers
    ]


class Refill(Ask):
    """Which contract comes to the emptied space. frame.a: the space."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [CARD.offset + number for number in contract_deck(state)]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        lay_out(state, frame.a, option - CARD.offset)

    def asked(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-refill")


def lay_out(state: State, space: int, number: int) -> None:
    state.offers[space] = number
    if state.sink is not None:
        state.tell("om-log-refill", card=CARDS[number].noun())


REFILL: Final = Refill()
