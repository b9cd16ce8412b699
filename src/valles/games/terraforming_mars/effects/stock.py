"""Verbs for the six resources on a player board."""

from __future__ import annotations

from valles.games.terraforming_mars.effects.count import Count
from valles.games.terraforming_mars.effects.verb import (
    PLANTS_GO,
    THEN_LOSSES,
    Verb,
    stock_icons,
    stock_nouns,
)
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import HEAT, NEUTRAL, PLANTS, STOCK
from valles.games.terraforming_mars.rules.deck import seat_name, seat_noun
from valles.games.terraforming_mars.rules.payment import (
    charge,
    heat_of,
    heat_payment,
    money_means,
    price_nouns,
    worth,
)
from valles.games.terraforming_mars.rules.reason import (
    NOT_A_TARGET,
    POSSIBLE,
    PROTECTED,
    STOCK_TOO_LOW,
    TOO_EXPENSIVE,
)
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import AMOUNT, AMOUNTS, NEUTRAL_TARGET, NO_TARGET, TARGET
from valles.kernel.effect import ASKS
from valles.kernel.frame import Frame
from valles.kernel.icon import Group, Icon, Relation, Thing, lost
from valles.kernel.phrase import Noun, Phrase


def receive(state: State, seat: int, resource: int, amount: int) -> None:
    if amount:
        state.seats[seat].stock[resource] += amount
        if state.sink is not None:
            state.emit("log-gain", seat=seat_noun(state, seat), what=[Noun(STOCK[resource], amount, True)])


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

    def icons(self) -> list[Icon]:
        icons = stock_icons(self.amounts)
        return icons if self.per is None else [Relation("each", icons, self.per.icons())]


class Lose(Verb):
    """A loss from one's own stock: of a card's effects (lose), or the price of an action (spend)."""

    def __init__(self, amounts: list[int], key: str) -> None:
        super().__init__()
        self.amounts = amounts
        self.key = key
        self.rank = THEN_LOSSES

    def run_reason(self, state: State, seat: int, card: int) -> int:
        stock = state.seats[seat].stock
        for resource, amount in enumerate(self.amounts):
            if amount > stock[resource]:
                more = heat_of(state, seat) - stock[HEAT] if resource == HEAT else 0
                if resource == PLANTS and self.key == "lose":
                    more = promised_plants(state, seat, card)
                if amount > stock[resource] + more:
                    return STOCK_TOO_LOW
        return POSSIBLE

    def run(self, state: State, frame: Frame) -> None:
        for resource, amount in enumerate(self.amounts):
            if amount:
                asking = heat_payment(state, frame.seat) if resource == HEAT else None
                if asking is not None:
                    state.push(asking, frame.seat, frame.card, amount)
                    continue
                state.seats[frame.seat].stock[resource] -= amount
                if state.sink is not None:
                    what = Noun(STOCK[resource], amount, True)
                    event = "log-own-loss" if self.key == "lose" else "log-pay"
                    state.emit(event, seat=seat_noun(state, frame.seat), what=what)

    def cost(self) -> list[Noun]:
        return stock_nouns(self.amounts)

    def phrase(self) -> Phrase:
        return Phrase(self.key, {"what": list(stock_nouns(self.amounts))})

    def icons(self) -> list[Icon]:
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
                    plants += part.amounts[PLANTS] * trigger.times(state, seat, seat, CARDS[number])
    return plants


class Pay(Verb):
    """A price in M€: of an action, or of an effect that costs something."""

    def __init__(self, price: int, metals: int) -> None:
        super().__init__()
        self.price = price
        self.metals = metals

    def run_reason(self, state: State, seat: int, card: int) -> int:
        board = state.seats[seat]
        return TOO_EXPENSIVE if worth(board, self.metals | money_means(board), 0) < self.price else POSSIBLE

    def run(self, state: State, frame: Frame) -> None:
        board = state.seats[frame.seat]
        charge(state, frame.seat, frame.card, self.price, self.metals | money_means(board))

    def cost(self) -> list[Noun]:
        return price_nouns(self.price)

    def phrase(self) -> Phrase:
        return Phrase("pay", {"what": list(price_nouns(self.price))})

    def price_phrase(self) -> Phrase:
        what = Noun("credits", self.price, True)
        if self.metals:
            return Phrase("pay-using", {"what": what, "metal": Noun("steel" if self.metals == 1 else "titanium")})
        return Phrase("spend", {"what": [what]})

    def icons(self) -> list[Icon]:
        metal: list[Icon] = [Group("payable", [Thing(STOCK[self.metals])])] if self.metals else []
        return [lost(self.price, "credits"), *metal]


class Exchange(Verb):
    """Any number of one resource for as many of another."""

    def __init__(self, given: int, received: int) -> None:
        super().__init__(ASKS)
        self.given = given
        self.received = received

    def run_reason(self, state: State, seat: int, card: int) -> int:
        return POSSIBLE if state.seats[seat].stock[self.given] else STOCK_TOO_LOW

    def candidates(self, state: State, frame: Frame) -> list[int]:
        most = min(AMOUNTS - 1, state.seats[frame.seat].stock[self.given])
        return list(range(AMOUNT.offset + 1 - frame.a, AMOUNT.offset + most + 1))

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        amount = option - AMOUNT.offset
        stock = state.seats[frame.seat].stock
        stock[self.given] -= amount
        if state.sink is not None:
            what = Noun(STOCK[self.given], amount, True)
            state.emit("log-pay", seat=seat_noun(state, frame.seat), what=what)
        receive(state, frame.seat, self.received, amount)
        if amount == AMOUNTS - 1 and stock[self.given]:
            state.push(self, frame.seat, frame.card, 1)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-exchange", {"given": Noun(STOCK[self.given], 2), "card": CARDS[frame.card].noun()})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {**super().about(state, frame), "resource": STOCK[self.given]}

    def default_option(self, state: State, frame: Frame, options: list[int]) -> int:
        """Return the largest amount."""
        return options[-1]

    def phrase(self) -> Phrase:
        return Phrase("exchange", {"given": Noun(STOCK[self.given], 2), "received": Noun(STOCK[self.received], 2)})

    def icons(self) -> list[Icon]:
        given = Thing(STOCK[self.given], count="X", sign="-")
        return [Relation("price", [given], [Thing(STOCK[self.received], count="X", sign="+")])]


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
            return list(range(AMOUNT.offset + 1, AMOUNT.offset + min(self.most, have) + 1))
        options = [TARGET.offset + colour for colour in state.colours]
        if state.solo:
            options.append(NEUTRAL_TARGET)
        options.append(NO_TARGET)
        return options

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if frame.b or option == NO_TARGET:
            return POSSIBLE
        if option == NEUTRAL_TARGET:
            return POSSIBLE if not self.neighbour or self._beside(state, frame, NEUTRAL) else NOT_A_TARGET
        seat = state.colours.index(option - TARGET.offset)
        board = state.seats[seat]
        if not board.stock[self.resource]:
            return NOT_A_TARGET
        if self.resource == PLANTS and board.protected and seat != frame.seat:
            return PROTECTED
        if self.neighbour and not self._beside(state, frame, seat):
            return NOT_A_TARGET
        return POSSIBLE

    def _beside(self, state: State, frame: Frame, seat: int) -> bool:
        """Return True if the seat owns a tile next to the ocean just placed (frame.a - 1)."""
        return frame.a > 0 and any(state.owner[space] == seat + 1 for space in state.map.neighbours[frame.a - 1])

    def take(self, state: State, frame: Frame, option: int) -> None:
        if frame.b == 0:
            if option != NO_TARGET:
                seat = NEUTRAL if option == NEUTRAL_TARGET else state.colours.index(option - TARGET.offset)
                state.push(self, frame.seat, frame.card, frame.a, seat + 1)
            return
        amount = option - AMOUNT.offset
        victim = frame.b - 1
        if victim < len(state.seats):
            state.seats[victim].stock[self.resource] -= amount
        if state.sink is not None:
            what = Noun(STOCK[self.resource], amount, True)
            if victim == frame.seat:
                state.emit("log-own-loss", seat=seat_noun(state, victim), what=what)
            else:
                left = state.seats[victim].stock[self.resource] if victim < len(state.seats) else 0
                by, source = seat_noun(state, frame.seat), CARDS[frame.card].noun()
                state.emit("log-loss", seat=seat_noun(state, victim), what=what, by=by, source=source, left=left)
        if self.steal:
            receive(state, frame.seat, self.resource, amount)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        what = Noun(STOCK[self.resource], self.most, True)
        key = "ask-remove-amount" if frame.b else "ask-remove-target"
        args = {"what": what, "card": CARDS[frame.card].noun()}
        return Phrase(key, {**args, "seat": seat_noun(state, frame.b - 1)} if frame.b else args)

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        """Return the resource; from whom, once that is known; and the ocean whose neighbours alone are concerned."""
        result = {**super().about(state, frame), "resource": STOCK[self.resource]}
        if frame.b:
            result["seat"] = seat_name(state, frame.b - 1)
        if frame.a:
            result["space"] = state.map.names[frame.a - 1]
        return result

    def default_option(self, state: State, frame: Frame, options: list[int]) -> int:
        """Return the largest amount from an opponent."""
        return options[-1] if frame.b else opponent_first(state, frame.seat, options)

    def phrase(self) -> Phrase:
        key = "steal" if self.steal else "remove-neighbour" if self.neighbour else "remove"
        return Phrase(key, {"what": Noun(STOCK[self.resource], self.most, True)})

    def icons(self) -> list[Icon]:
        taken = lost(self.most, STOCK[self.resource], "any")
        return [Relation("price", [taken], [Thing("you")]) if self.steal else taken]


def opponent_first(state: State, seat: int, targets: list[int]) -> int:
    """Return the first of the targets that is not the seat itself, if there is one."""
    own = TARGET.offset + state.colours[seat]
    for target in targets:
        if target != own:
            return target
    return targets[0]


def heat_lost(parts: list[Verb]) -> int:
    """Heat that these effects will take."""
    return sum(part.amounts[HEAT] for part in parts if isinstance(part, Lose))
