"""Verbs for project cards: drawing, looking, revealing, discarding, and what the next one costs."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from valles.games.terraforming_mars.effects.verb import CARDS_CHOSEN, CARDS_FIRST, HAND_GROWS, HAND_SHRINKS, Verb
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import CARD_PRICE, TAGS
from valles.games.terraforming_mars.rules.deck import discard, draw, everyone, seat_noun, top_card
from valles.games.terraforming_mars.rules.payment import card_price, charge, money, money_means, price_nouns
from valles.games.terraforming_mars.rules.reason import NO_CARDS, NOT_IN_HAND, POSSIBLE, TOO_EXPENSIVE
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import CARD_OF, NO, NUMBER_OF, YES
from valles.kernel.effect import ASKS
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Relation, Thing, lost
from valles.kernel.phrase import Noun, Phrase


class Draw(Verb):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.rank = CARDS_FIRST

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        return HAND_GROWS

    def run(self, state: State, frame: Frame) -> None:
        draw(state, frame.seat, self.count)

    def phrase(self) -> Phrase:
        return Phrase("draw", {"cards": Noun("cards", self.count, True)})

    def icons(self) -> list[Icon]:
        return [Thing("card") for _ in range(self.count)]


class KeepCards(Verb):
    """The starting cards go to the hand, all of them and for nothing."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: State, frame: Frame) -> None:
        board = state.seats[frame.seat]
        board.hand, board.offered = board.offered, []
        state.emit("log-draw", seat=seat_noun(state, frame.seat), cards=Noun("cards", len(board.hand), True))

    def phrase(self) -> Phrase:
        return Phrase("keep-cards", {"cards": Noun("cards", self.count, True)})

    def icons(self) -> list[Icon]:
        return [Thing("card", count=self.count)]


class DiscardCard(Verb):
    """A card of one's choice from hand to the discard pile."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        return HAND_SHRINKS

    def run_reason(self, state: State, seat: int, card: int) -> int:
        return POSSIBLE if state.seats[seat].hand else NO_CARDS

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [CARD_OF[number] for number in state.seats[frame.seat].hand if number]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        number = NUMBER_OF[option]
        state.seats[frame.seat].hand.remove(number)
        discard(state, number)
        if state.sink is not None:
            state.emit("log-discard", seat=seat_noun(state, frame.seat), cards=Noun("cards", 1, True))

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-discard", {"card": CARDS[frame.card].noun()})

    def phrase(self) -> Phrase:
        return Phrase("discard", {"cards": Noun("cards", 1, True)})

    def icons(self) -> list[Icon]:
        return [lost(1, "card")]


class Look(Verb):
    """Look at the top cards and take some of them into hand."""

    def __init__(self, count: int, taken: int) -> None:
        super().__init__()
        self.count = count
        self.taken = taken
        self.pick = TakeOffered()
        self.rank = CARDS_FIRST

    def parts(self) -> Sequence[Verb]:
        return (self.pick,)

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        return HAND_GROWS | CARDS_CHOSEN

    def run(self, state: State, frame: Frame) -> None:
        show(state, frame.seat, self.count)
        state.push(self.pick, frame.seat, frame.card, self.taken)

    def phrase(self) -> Phrase:
        return Phrase("look", {"cards": Noun("cards", self.count, True), "taken": Noun("cards", self.taken, True)})

    def icons(self) -> list[Icon]:
        return [Relation("price", [Thing("look", count=self.count)], [Thing("card")] * self.taken)]


def show(state: State, seat: int, count: int) -> None:
    """Let the seat look at the top cards of the deck."""
    offered = state.seats[seat].offered
    for _ in range(count):
        number = top_card(state)
        if number:
            state.known[number] = 1 << seat
            insort(offered, number)


class TakeOffered(Verb):
    """Takes cards one by one from those looked at, in order of their numbers; the rest is discarded.

    frame.a: how many are still to be taken; frame.b: the last card taken.
    """

    def __init__(self) -> None:
        super().__init__(ASKS)

    def masked(self, frame: Frame) -> Frame:
        return Frame(frame.effect, frame.seat, frame.card, frame.a)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        offered = state.seats[frame.seat].offered
        return [CARD_OF[number] for number in offered if number] if frame.a else []

    def reason(self, state: State, frame: Frame, option: int) -> int:
        """Return the reason against a number that leaves too few higher ones, so that each selection has one path."""
        offered = state.seats[frame.seat].offered
        number = NUMBER_OF[option]
        if number < frame.b:
            return NOT_IN_HAND
        higher = len(offered) - offered.index(number)
        lower = sum(1 for other in offered if other < frame.b)
        return POSSIBLE if higher >= min(frame.a, len(offered) - lower) else NOT_IN_HAND

    def take(self, state: State, frame: Frame, option: int) -> None:
        number = NUMBER_OF[option]
        board = state.seats[frame.seat]
        board.offered.remove(number)
        insort(board.hand, number)
        state.push(self, frame.seat, frame.card, frame.a - 1, number)

    def run(self, state: State, frame: Frame) -> None:
        board = state.seats[frame.seat]
        for number in board.offered:
            discard(state, number)
        board.offered = []

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-take-card", {"card": CARDS[frame.card].noun(), "cards": Noun("cards", frame.a, True)})


class BuyTop(Verb):
    """Look at the top card and buy it or discard it."""

    def __init__(self) -> None:
        super().__init__()
        self.buy = BuyOffered()

    def parts(self) -> Sequence[Verb]:
        return (self.buy,)

    def run(self, state: State, frame: Frame) -> None:
        show(state, frame.seat, 1)
        state.push(self.buy, frame.seat, frame.card)

    def phrase(self) -> Phrase:
        return Phrase("buy-top", {"price": Noun("credits", CARD_PRICE, True)})

    def icons(self) -> list[Icon]:
        return [Relation("price", [Thing("look", count=1), lost(CARD_PRICE, "credits")], [Thing("card")])]


class BuyOffered(Verb):
    def __init__(self) -> None:
        super().__init__(ASKS)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [YES, NO] if state.seats[frame.seat].offered else []

    def reason(self, state: State, frame: Frame, option: int) -> int:
        board = state.seats[frame.seat]
        short = option == YES and money(board) < card_price(board)
        return TOO_EXPENSIVE if short else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        board = state.seats[frame.seat]
        number = board.offered.pop()
        if option == NO:
            discard(state, number)
            return
        insort(board.hand, number)
        if state.sink is not None:
            state.emit("log-buy", seat=seat_noun(state, frame.seat), cards=Noun("cards", 1, True))
        charge(state, frame.seat, frame.card, card_price(board), money_means(board))

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-buy", {"card": CARDS[state.seats[frame.seat].offered[0]].noun()})

    def card_of(self, state: State, frame: Frame) -> int:
        return state.seats[frame.seat].offered[0]

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return price_nouns(card_price(state.seats[frame.seat])) if option == YES else []


class Reveal(Verb):
    """Turn the top card up for all to see; if it has the tag something happens; then it is discarded."""

    def __init__(self, tag: int, then: Verb) -> None:
        super().__init__()
        self.tag = tag
        self.then = then

    def parts(self) -> Sequence[Verb]:
        return (self.then,)

    def run(self, state: State, frame: Frame) -> None:
        number = top_card(state)
        if number == 0:
            return
        state.known[number] = everyone(state)
        discard(state, number)
        state.emit("log-reveal", seat=seat_noun(state, frame.seat), card=CARDS[number].noun())
        if self.tag in CARDS[number].tags:
            state.push(self.then, frame.seat, frame.card)

    def phrase(self) -> Phrase:
        return Phrase("reveal", {"tag": Noun("tag-" + TAGS[self.tag]), "then": self.then.phrase()})

    def icons(self) -> list[Icon]:
        return [Relation("trigger", [Thing("reveal"), Thing(TAGS[self.tag], "tag")], self.then.icons())]


class RevealUntil(Verb):
    """Turn cards up until so many with the tag have appeared: these go to the hand, the others are discarded.

    All see them, and only the printed tag counts (TM-PRE-35 to -38).
    """

    def __init__(self, tag: int, count: int) -> None:
        super().__init__()
        self.tag = tag
        self.count = count
        self.rank = CARDS_FIRST

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        return HAND_GROWS

    def run(self, state: State, frame: Frame) -> None:
        others: list[int] = []
        result = 0
        seat = seat_noun(state, frame.seat)
        while result < self.count:
            number = top_card(state)
            if number == 0:
                break
            state.known[number] = everyone(state)
            if self.tag in CARDS[number].tags:
                result += 1
                insort(state.seats[frame.seat].hand, number)
                state.emit("log-reveal-take", seat=seat, card=CARDS[number].noun())
            else:
                others.append(number)
                state.emit("log-reveal", seat=seat, card=CARDS[number].noun())
        for number in others:
            discard(state, number)

    def phrase(self) -> Phrase:
        return Phrase("reveal-until", {"tag": Noun("tag-" + TAGS[self.tag]), "count": self.count})

    def icons(self) -> list[Icon]:
        return [Relation("price", [Thing("reveal"), Thing(TAGS[self.tag], "tag")], [Thing("card")] * self.count)]


class NextCard(Verb):
    """The next card played this generation is cheaper, or its requirements are laxer."""

    def __init__(self, discount: int, shift: int) -> None:
        super().__init__()
        self.discount = discount
        self.shift = shift

    def run(self, state: State, frame: Frame) -> None:
        board = state.seats[frame.seat]
        board.next_discount += self.discount
        board.next_shift += self.shift

    def phrase(self) -> Phrase:
        if self.discount:
            return Phrase("next-card-discount", {"what": Noun("credits", self.discount, True)})
        return Phrase("next-card-shift", {"steps": Noun("steps", self.shift, True)})

    def icons(self) -> list[Icon]:
        eased = Thing("requirement", count=self.shift, sign="±")
        return [Thing("next-card"), lost(self.discount, "credits") if self.discount else eased]
