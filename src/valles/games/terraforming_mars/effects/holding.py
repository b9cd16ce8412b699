"""Verbs for resources that lie on cards: animals, microbes, science, fighters."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.effects.verb import Verb, holding_noun
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import ANIMALS, HOLDINGS, MICROBES
from valles.games.terraforming_mars.rules.deck import seat_noun
from valles.games.terraforming_mars.rules.reason import (
    NO_PLACE_FOR_IT,
    NOT_A_TARGET,
    NOTHING_TO_TAKE,
    POSSIBLE,
    PROTECTED,
    STOCK_TOO_LOW,
)
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import CARD_OF, NEUTRAL_TARGET, NO_TARGET, NUMBER_OF
from valles.kernel.effect import ASKS
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing, lost
from valles.kernel.phrase import Noun, Phrase

THIS: Final = 0
ANOTHER_CARD: Final = 1
ANY_CARD: Final = 2
CARD_WITH_RESOURCES: Final = 3
THAT_CARD: Final = 4
_TO: Final = ("this", "another-card", "any-card", "card-with-resources", "that-card")


def put(state: State, seat: int, card: int, amount: int) -> None:
    state.on[card] += amount
    if state.sink is not None:
        what = holding_noun(CARDS[card].holds, amount)
        state.emit("log-add", seat=seat_noun(state, seat), what=what, card=CARDS[card].noun())


class Add(Verb):
    """Puts resources onto a card; without a fitting card they are lost (TM-PLAY-11)."""

    def __init__(self, amount: int, kind: int, to: int) -> None:
        super().__init__(ASKS)
        self.amount = amount
        self.kind = kind
        self.to = to

    def fits(self, frame: Frame) -> bool:
        """Return the card that set this off must hold something that lives."""
        return self.to != THAT_CARD or CARDS[frame.d].holds in (ANIMALS, MICROBES)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        if self.to == THIS:
            return [CARD_OF[frame.card]]
        if self.to == THAT_CARD:
            return [CARD_OF[frame.d]]
        return [CARD_OF[number] for number in state.seats[frame.seat].tableau if CARDS[number].holds]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        number = NUMBER_OF[option]
        card = CARDS[number]
        if self.to == THAT_CARD:
            return POSSIBLE if self.fits(frame) else NO_PLACE_FOR_IT
        if self.to == ANOTHER_CARD and number == frame.card:
            return NO_PLACE_FOR_IT
        if self.to == CARD_WITH_RESOURCES:
            return POSSIBLE if state.on[number] else NO_PLACE_FOR_IT
        return POSSIBLE if card.holds == self.kind else NO_PLACE_FOR_IT

    def take(self, state: State, frame: Frame, option: int) -> None:
        put(state, frame.seat, NUMBER_OF[option], self.amount)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-add", {"what": holding_noun(self.kind, self.amount), "card": CARDS[frame.card].noun()})

    def phrase(self) -> Phrase:
        return Phrase("add", {"what": holding_noun(self.kind, self.amount), "to": Phrase("to-" + _TO[self.to])})

    def icons(self) -> list[Icon]:
        what = HOLDINGS[self.kind] or "resources"
        return [Thing(what, count=self.amount, sign="+", starred=self.to != THIS)]


class SpendHolding(Verb):
    """Takes resources off this card, as the price of something."""

    def __init__(self, amount: int, kind: int) -> None:
        super().__init__()
        self.amount = amount
        self.kind = kind

    def run_reason(self, state: State, seat: int, card: int) -> int:
        return POSSIBLE if state.on[card] >= self.amount else STOCK_TOO_LOW

    def run(self, state: State, frame: Frame) -> None:
        state.on[frame.card] -= self.amount
        if state.sink is not None:
            what = holding_noun(self.kind, self.amount)
            name = CARDS[frame.card].noun()
            state.emit("log-spend-holding", seat=seat_noun(state, frame.seat), what=what, card=name)

    def phrase(self) -> Phrase:
        return Phrase("spend-holding", {"what": holding_noun(self.kind, self.amount)})

    def cost(self) -> list[Noun]:
        return [holding_noun(self.kind, self.amount)]

    def icons(self) -> list[Icon]:
        return [lost(self.amount, HOLDINGS[self.kind])]


def removable(state: State, seat: int, owner: int, number: int, kind: int) -> int:
    """Return the reason why the seat may not take a resource of this kind off the owner's card."""
    card = CARDS[number]
    if card.holds != kind or not state.on[number]:
        return NOTHING_TO_TAKE
    if card.protected or (state.seats[owner].protected and owner != seat):
        return PROTECTED
    return POSSIBLE


def holders(state: State, kind: int) -> list[int]:
    """Return all cards in play with resources of this kind, in order of seat and number."""
    return [
        number for board in state.seats for number in board.tableau if state.on[number] and CARDS[number].holds == kind
    ]


def owner_of(state: State, number: int) -> int:
    for seat, board in enumerate(state.seats):
        if number in board.tableau:
            return seat
    return -1


class Take(Verb):
    """One resource off any card of any player, as the price of an action."""

    def __init__(self, kind: int) -> None:
        super().__init__(ASKS)
        self.kind = kind

    def run_reason(self, state: State, seat: int, card: int) -> int:
        if state.solo:
            return POSSIBLE
        for owner, board in enumerate(state.seats):
            for number in board.tableau:
                if removable(state, seat, owner, number, self.kind) == POSSIBLE:
                    return POSSIBLE
        return NOTHING_TO_TAKE

    def candidates(self, state: State, frame: Frame) -> list[int]:
        options = [CARD_OF[number] for number in holders(state, self.kind)]
        if state.solo:
            options.append(NEUTRAL_TARGET)
        return options

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if option == NEUTRAL_TARGET:
            return POSSIBLE
        number = NUMBER_OF[option]
        return removable(state, frame.seat, owner_of(state, number), number, self.kind)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option != NEUTRAL_TARGET:
            lose(state, frame.seat, NUMBER_OF[option], frame.card)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-take", {"what": holding_noun(self.kind, 1), "card": CARDS[frame.card].noun()})

    def phrase(self) -> Phrase:
        return Phrase("take", {"what": holding_noun(self.kind, 1)})

    def icons(self) -> list[Icon]:
        return [lost(1, HOLDINGS[self.kind], "any")]


def lose(state: State, by: int, number: int, source: int) -> None:
    """One resource leaves a card; `source` is the card by which somebody takes it."""
    state.on[number] -= 1
    if state.sink is not None:
        what = holding_noun(CARDS[number].holds, 1)
        owner = owner_of(state, number)
        victim = seat_noun(state, owner)
        card = CARDS[number].noun()
        if owner == by:
            state.emit("log-own-card-loss", seat=victim, what=what, card=card)
        else:
            who, cause, left = seat_noun(state, by), CARDS[source].noun(), state.on[number]
            state.emit("log-card-loss", seat=victim, what=what, card=card, by=who, source=cause, left=left)


class RemoveHolding(Verb):
    """Takes up to so many resources off cards of one player, one at a time.

    frame.a: how many are gone; frame.b: the last card, so that each way to spread the loss has one path.
    """

    def __init__(self, kind: int, most: int) -> None:
        super().__init__(ASKS)
        self.kind = kind
        self.most = most

    def candidates(self, state: State, frame: Frame) -> list[int]:
        if frame.a == self.most:
            return []
        options = [CARD_OF[number] for number in holders(state, self.kind)]
        if state.solo and frame.a == 0:
            options.append(NEUTRAL_TARGET)
        options.append(NO_TARGET)
        return options

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if option == NO_TARGET or option == NEUTRAL_TARGET:
            return POSSIBLE
        number = NUMBER_OF[option]
        owner = owner_of(state, number)
        if frame.b and (number < frame.b or owner != owner_of(state, frame.b)):
            return NOT_A_TARGET
        return removable(state, frame.seat, owner, number, self.kind)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == NO_TARGET or option == NEUTRAL_TARGET:
            return
        number = NUMBER_OF[option]
        lose(state, frame.seat, number, frame.card)
        state.push(self, frame.seat, frame.card, frame.a + 1, number)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        what = holding_noun(self.kind, self.most - frame.a)
        return Phrase("ask-remove-holding", {"what": what, "card": CARDS[frame.card].noun()})

    def phrase(self) -> Phrase:
        return Phrase("remove-holding", {"what": Noun(HOLDINGS[self.kind], self.most, True)})

    def icons(self) -> list[Icon]:
        return [lost(self.most, HOLDINGS[self.kind], "any")]
