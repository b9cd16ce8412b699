"""The combinators beside "in order": choose, may, if."""

from __future__ import annotations

from collections.abc import Sequence

from valles.games.terraforming_mars.effects.verb import Verb, price_in
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import TAGS, WILD
from valles.games.terraforming_mars.rules.reason import NO_PLACE_FOR_IT, POSSIBLE, RATING_NOT_RAISED
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import CHOOSE, NO, YES
from valles.kernel.effect import ASKS
from valles.kernel.frame import Frame
from valles.kernel.icon import Group, Icon, Relation, Thing, either
from valles.kernel.phrase import Noun, Phrase, merged
from valles.kernel.verb import reason_against_all


class Choose(Verb):
    """Exactly one of several; those that cannot be carried out are not offered."""

    def __init__(self, ways: list[Verb]) -> None:
        super().__init__(ASKS)
        self.ways = ways

    def parts(self) -> Sequence[Verb]:
        return self.ways

    def run_reason(self, state: State, seat: int, card: int) -> int:
        return reason_against_all(self.ways, state, seat, card)

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        touched = 0
        for way in self.ways:
            if repeated or way.run_reason(state, seat, card) == POSSIBLE:
                touched |= way.touches(state, seat, card, repeated)
        return touched

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return list(range(CHOOSE.first, CHOOSE.first + len(self.ways)))

    def reason(self, state: State, frame: Frame, option: int) -> int:
        way = self.ways[option - CHOOSE.offset]
        if not way.fits(frame):
            return NO_PLACE_FOR_IT
        return way.run_reason(state, frame.seat, frame.card)

    def take(self, state: State, frame: Frame, option: int) -> None:
        state.push(self.ways[option - CHOOSE.offset], frame.seat, frame.card, d=frame.d)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-choose", {"card": CARDS[frame.card].noun()})

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        return Phrase("option-effect", {"effect": self.ways[option - CHOOSE.offset].phrase()})

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return price_in(self.ways[option - CHOOSE.offset])

    def blocked(self, state: State, frame: Frame, option: int, reason: int) -> Phrase:
        return self.ways[option - CHOOSE.offset].phrase()

    def phrase(self) -> Phrase:
        ways = merged(way.phrase() for way in self.ways)
        return ways[0] if len(ways) == 1 else Phrase("choose", {"ways": [*ways]})

    def icons(self) -> list[Icon]:
        return either([way.icons() for way in self.ways])


class May(Verb):
    """The player decides whether it happens."""

    def __init__(self, effect: Verb) -> None:
        super().__init__(ASKS)
        self.effect = effect

    def parts(self) -> Sequence[Verb]:
        return (self.effect,)

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        return self.effect.touches(state, seat, card, repeated)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return self.effect.run_reason(state, frame.seat, frame.card) if option == YES else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == YES:
            state.push(self.effect, frame.seat, frame.card, d=frame.d)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-may", {"card": CARDS[frame.card].noun(), "effect": self.effect.phrase()})

    def phrase(self) -> Phrase:
        return Phrase("may", {"effect": self.effect.phrase()})

    def icons(self) -> list[Icon]:
        return [Group("optional", self.effect.icons())]


class IfTagged(Verb):
    """One thing with enough tags, another without."""

    def __init__(self, tag: int, least: int, then: Verb, otherwise: Verb) -> None:
        super().__init__()
        self.tag = tag
        self.least = least
        self.then = then
        self.otherwise = otherwise

    def parts(self) -> Sequence[Verb]:
        return (self.then, self.otherwise)

    def run(self, state: State, frame: Frame) -> None:
        tags = state.seats[frame.seat].tags
        enough = tags[self.tag] + tags[WILD] >= self.least
        state.push(self.then if enough else self.otherwise, frame.seat, frame.card)

    def phrase(self) -> Phrase:
        tags = Noun("tag-" + TAGS[self.tag], self.least, True)
        then, otherwise = self.then.phrase(), self.otherwise.phrase()
        less = other_steps(then, otherwise)
        if less:
            return Phrase("if-tagged-production", {"tags": tags, "then": then, "less": less})
        return Phrase("if-tagged", {"tags": tags, "then": then, "otherwise": otherwise})

    def icons(self) -> list[Icon]:
        enough = Thing(TAGS[self.tag], "tag", self.least)
        return either([self.otherwise.icons(), [Relation("trigger", [enough], self.then.icons())]])


def other_steps(then: Phrase, otherwise: Phrase) -> int:
    """Return the extra steps of the same production in the second phrase; 0 if there are none."""
    if then.key != "production-up" or otherwise.key != "production-up":
        return 0
    first, second = then.args["up"], otherwise.args["up"]
    assert isinstance(first, list) and isinstance(second, list)
    one, other = first[0], second[0]
    assert isinstance(one, Noun) and isinstance(other, Noun)
    return other.count if len(first) == len(second) == 1 and one.key == other.key else 0


class IfRatingRose(Verb):
    """Only in a generation in which the seat's rating has risen."""

    def __init__(self, effect: Verb) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> Sequence[Verb]:
        return (self.effect,)

    def run_reason(self, state: State, seat: int, card: int) -> int:
        if not state.seats[seat].rating_rose:
            return RATING_NOT_RAISED
        return self.effect.run_reason(state, seat, card)

    def run(self, state: State, frame: Frame) -> None:
        state.push(self.effect, frame.seat, frame.card)

    def phrase(self) -> Phrase:
        return Phrase("if-rating-rose", {"effect": self.effect.phrase()})

    def icons(self) -> list[Icon]:
        return [Relation("trigger", [Thing("rating")], self.effect.icons())]
