"""Verbs for the six resources on a player board."""

from __future__ import annotations

from valles.games.terraforming_mars.card import CARDS
from valles.games.terraforming_mars.component import HEAT, NEUTRAL, PLANTS, STOCK
from valles.games.terraforming_mars.deck import seat_noun
from valles.games.terraforming_mars.effects.count import Count
from valles.games.terraforming_mars.effects.verb import (
    PLANTS_GO,
    THEN_LOSSES,
    Verb,
    stock_icons,
    stock_nouns,
)
from valles.games.terraforming_mars.payment import charge, money_means, worth
from valles.games.terraforming_mars.reaction import times_on_card
from valles.games.terraforming_mars.reason import (
    NOT_A_TARGET,
    POSSIBLE,
    PROTECTED,
    STOCK_TOO_LOW,
    TOO_EXPENSIVE,
)
from valles.games.terraforming_mars.state import State
from valles.games.terraforming_mars.tharsis import NEIGHBOURS
from valles.games.terraforming_mars.vocabulary import AMOUNT, AMOUNTS, NO_TARGET, TARGET
from valles.kernel.effect import ASKS
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase


def receive(state: State, seat: int, resource: int, amount: int) -> None:
    if amount:
        state.seats[seat].stock[resource] += amount
        if state.sink is not None:
            state.tell("log-gain", seat=seat_noun(state, seat), what=[Noun(STOCK[resource], amount, True)])


class Gain(Verb):
    def __init__(self, amounts: list[int], per: Count | None = None) -> None:
        super().__init__()
        self.amounts = amounts
        self.per = per

    def run(self, state: State, frame: Frame) -> None:
        times = 1 if self.per is None else self.per.of(state, frame.seat)
        for resource, amount in enumerate(self.amounts):
            if amount:
                receive(state, frame.seat, resource, amount * times)

    def phrase(self) -> Phrase:
        if self.per is None:
            return Phrase("gain", {"what": list(stock_nouns(self.amounts))})
        return Phrase("gain-per", {"what": list(stock_nouns(self.amounts)), "per": self.per.phrase()})

    def icons(self) -> list[str]:
        return stock_icons(self.amounts) + ([] if self.per is None else self.per.icons())


class Lose(Verb):
    """A loss from one's own stock: of a card's effects (lose), or the price of an action (spend)."""

    def __init__(self, amounts: list[int], key: str) -> None:
        super().__init__()
        self.amounts = amounts
        self.key = key
        self.rank = THEN_LOSSES

    def hindrance(self, state: State, seat: int, card: int) -> int:
        stock = state.seats[seat].stock
        for resource, amount in enumerate(self.amounts):
            if amount > stock[resource]:
                promised = promised_plants(state, seat, card) if resource == PLANTS and self.key == "lose" else 0
                if amount > stock[resource] + promised:
                    return STOCK_TOO_LOW
        return POSSIBLE

    def run(self, state: State, frame: Frame) -> None:
        for resource, amount in enumerate(self.amounts):
            if amount:
                state.seats[frame.seat].stock[resource] -= amount
                if state.sink is not None:
                    what = Noun(STOCK[resource], amount, True)
                    state.tell("log-pay", seat=seat_noun(state, frame.seat), what=what)

    def phrase(self) -> Phrase:
        return Phrase(self.key, {"what": list(stock_nouns(self.amounts))})

    def icons(self) -> list[str]:
        return stock_icons([-amount for amount in self.amounts])


def promised_plants(state: State, seat: int, number: int) -> int:
    """Plants that the seat's lasting effects will give for playing this card, before its losses are due."""
    if number == 0:
        return 0
    plants = 0
    for watching in state.seats[seat].watching:
        for trigger in CARDS[watching].when:
            for part in (trigger.do, *trigger.do.parts()):
                if isinstance(part, Gain) and part.amounts[PLANTS]:
                    plants += part.amounts[PLANTS] * times_on_card(trigger, seat, seat, CARDS[number])
    return plants


class Pay(Verb):
    """A price in M€, of an action."""

    def __init__(self, price: int, metals: int) -> None:
        super().__init__()
        self.price = price
        self.metals = metals

    def hindrance(self, state: State, seat: int, card: int) -> int:
        board = state.seats[seat]
        return TOO_EXPENSIVE if worth(board, self.metals | money_means(board), 0) < self.price else POSSIBLE

    def run(self, state: State, frame: Frame) -> None:
        board = state.seats[frame.seat]
        charge(state, frame.seat, frame.card, self.price, self.metals | money_means(board))

    def phrase(self) -> Phrase:
        what = Noun("credits", self.price, True)
        if self.metals:
            return Phrase("pay-using", {"what": what, "metal": Noun("steel" if self.metals == 1 else "titanium")})
        return Phrase("spend", {"what": [what]})

    def icons(self) -> list[str]:
        metal = {0: [], 1: ["(", "steel", ")"], 2: ["(", "titanium", ")"]}[self.metals]
        return [f"-{self.price}:credits", *metal]


class Exchange(Verb):
    """Any number of one resource for as many of another."""

    def __init__(self, given: int, received: int) -> None:
        super().__init__(ASKS)
        self.given = given
        self.received = received

    def hindrance(self, state: State, seat: int, card: int) -> int:
        return POSSIBLE if state.seats[seat].stock[self.given] else STOCK_TOO_LOW

    def candidates(self, state: State, frame: Frame) -> list[int]:
        most = min(AMOUNTS - 1, state.seats[frame.seat].stock[self.given])
        return list(range(AMOUNT + 1 - frame.a, AMOUNT + most + 1))

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        amount = option - AMOUNT
        stock = state.seats[frame.seat].stock
        stock[self.given] -= amount
        if state.sink is not None:
            what = Noun(STOCK[self.given], amount, True)
            state.tell("log-pay", seat=seat_noun(state, frame.seat), what=what)
        receive(state, frame.seat, self.received, amount)
        if amount == AMOUNTS - 1 and stock[self.given]:
            state.push(self, frame.seat, frame.card, 1)

    def asked(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-exchange", {"given": Noun(STOCK[self.given], 2), "card": CARDS[frame.card].noun()})

    def phrase(self) -> Phrase:
        return Phrase("exchange", {"given": Noun(STOCK[self.given], 2), "received": Noun(STOCK[self.received], 2)})

    def icons(self) -> list[str]:
        return [f"-X:{STOCK[self.given]}", "->", f"+X:{STOCK[self.received]}"]


class Remove(Verb):
    """Takes up to so many of a resource from one player of choice; with `steal` they come to the active player.

    First asked: whom (frame.b = 0); then how much (frame.b = seat + 1, or the neutral opponent's).
    frame.a: space + 1 of the ocean whose neighbours alone are concerned.
    """

    def __init__(self, resource: int, most: int, steal: bool = False, neighbour: bool = False) -> None:
        super().__init__(ASKS)
        self.resource = resource
        self.most = most
        self.steal = steal
        self.neighbour = neighbour

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        return PLANTS_GO if self.resource == PLANTS else 0

    def candidates(self, state: State, frame: Frame) -> list[int]:
        if frame.b:
            have = self.most if frame.b == NEUTRAL + 1 else state.seats[frame.b - 1].stock[self.resource]
            return list(range(AMOUNT + 1, AMOUNT + min(self.most, have) + 1))
        options = [TARGET + colour for colour in state.colours]
        if state.solo:
            options.append(TARGET + NEUTRAL)
        options.append(NO_TARGET)
        return options

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if frame.b or option == NO_TARGET:
            return POSSIBLE
        if option == TARGET + NEUTRAL:
            return POSSIBLE if not self.neighbour or self._beside(state, frame, NEUTRAL) else NOT_A_TARGET
        seat = state.colours.index(option - TARGET)
        board = state.seats[seat]
        if not board.stock[self.resource]:
            return NOT_A_TARGET
        if self.resource == PLANTS and board.protected and seat != frame.seat:
            return PROTECTED
        if self.neighbour and not self._beside(state, frame, seat):
            return NOT_A_TARGET
        return POSSIBLE

    def _beside(self, state: State, frame: Frame, seat: int) -> bool:
        """Whether the seat owns a tile next to the ocean just placed (frame.a - 1)."""
        return frame.a > 0 and any(state.owner[space] == seat + 1 for space in NEIGHBOURS[frame.a - 1])

    def take(self, state: State, frame: Frame, option: int) -> None:
        if frame.b == 0:
            if option != NO_TARGET:
                seat = NEUTRAL if option == TARGET + NEUTRAL else state.colours.index(option - TARGET)
                state.push(self, frame.seat, frame.card, frame.a, seat + 1)
            return
        amount = option - AMOUNT
        victim = frame.b - 1
        if victim < len(state.seats):
            state.seats[victim].stock[self.resource] -= amount
        if state.sink is not None:
            what = Noun(STOCK[self.resource], amount, True)
            if victim == frame.seat:
                state.tell("log-own-loss", seat=seat_noun(state, victim), what=what)
            else:
                state.tell("log-loss", seat=seat_noun(state, victim), what=what, by=seat_noun(state, frame.seat))
        if self.steal:
            receive(state, frame.seat, self.resource, amount)

    def asked(self, state: State, frame: Frame) -> Phrase:
        what = Noun(STOCK[self.resource], self.most, True)
        key = "ask-remove-amount" if frame.b else "ask-remove-target"
        args = {"what": what, "card": CARDS[frame.card].noun()}
        return Phrase(key, {**args, "seat": seat_noun(state, frame.b - 1)} if frame.b else args)

    def phrase(self) -> Phrase:
        key = "steal" if self.steal else "remove-neighbour" if self.neighbour else "remove"
        return Phrase(key, {"what": Noun(STOCK[self.resource], self.most, True)})

    def icons(self) -> list[str]:
        return [f"-{self.most}:any.{STOCK[self.resource]}", *(["->", "you"] if self.steal else [])]


def heat_lost(parts: list[Verb]) -> int:
    """Heat that these effects will take."""
    return sum(part.amounts[HEAT] for part in parts if isinstance(part, Lose))
