"""Points of cards at the end."""

from __future__ import annotations

from valles.games.terraforming_mars.effects.production import space_of
from valles.games.terraforming_mars.rules.card import CARDS, Points
from valles.games.terraforming_mars.rules.component import HOLDINGS, OCEAN_TILE, TAGS
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.tiles import cities_beside, city_count, kind_beside
from valles.kernel.icon import Icon, Relation, Thing
from valles.kernel.phrase import Noun, Phrase


def times(what: Noun, number: int, each: int) -> Phrase:
    """So many things, and so many points for each."""
    return Phrase("result-times", {"what": what, "times": number, "each": each})


class FixedPoints(Points):
    def __init__(self, points: int) -> None:
        self.points = points

    def worth(self, state: State, seat: int, card: int) -> int:
        return self.points

    def is_loss(self) -> bool:
        return self.points < 0

    def phrase(self) -> Phrase:
        return Phrase("points", {"points": Noun("points", self.points, True)})

    def icons(self) -> list[Icon]:
        return [Thing("points", count=self.points)]


class PerHolding(Points):
    def __init__(self, every: int, kind: int, points: int) -> None:
        self.every = every
        self.kind = kind
        self.points = points

    def worth(self, state: State, seat: int, card: int) -> int:
        return state.on[card] // self.every * self.points

    def how(self, state: State, seat: int, card: int) -> Phrase:
        have = state.on[card]
        return times(Noun(HOLDINGS[self.kind], have, True), have // self.every, self.points)

    def phrase(self) -> Phrase:
        what = Noun(HOLDINGS[self.kind], self.every, self.every > 1)
        return Phrase("points-per-holding", {"points": Noun("points", self.points, True), "what": what})

    def icons(self) -> list[Icon]:
        each = Thing(HOLDINGS[self.kind], count=self.every)
        return [Relation("each", [Thing("points", count=self.points)], [each])]


class PerTag(Points):
    def __init__(self, tag: int) -> None:
        self.tag = tag

    def worth(self, state: State, seat: int, card: int) -> int:
        return state.seats[seat].tags[self.tag]

    def how(self, state: State, seat: int, card: int) -> Phrase:
        have = state.seats[seat].tags[self.tag]
        return times(Noun("tag-" + TAGS[self.tag], have, True), have, 1)

    def phrase(self) -> Phrase:
        return Phrase("points-per-tag", {"points": Noun("points", 1, True), "tag": Noun("tag-" + TAGS[self.tag])})

    def icons(self) -> list[Icon]:
        return [Relation("each", [Thing("points", count=1)], [Thing(TAGS[self.tag], "tag")])]


class PerCity(Points):
    def __init__(self, every: int) -> None:
        self.every = every

    def worth(self, state: State, seat: int, card: int) -> int:
        return city_count(state, False) // self.every

    def how(self, state: State, seat: int, card: int) -> Phrase:
        have = city_count(state, False)
        return times(Noun("tile-city", have, True), have // self.every, 1)

    def phrase(self) -> Phrase:
        tiles = Noun("tile-city", self.every, self.every > 1)
        return Phrase("points-per-city", {"points": Noun("points", 1, True), "tiles": tiles})

    def icons(self) -> list[Icon]:
        return [Relation("each", [Thing("points", count=1)], [Thing("city", count=self.every, whose="any")])]


class PerAdjacentOcean(Points):
    def worth(self, state: State, seat: int, card: int) -> int:
        space = space_of(state, CARDS[card])
        return kind_beside(state, space, OCEAN_TILE) if space >= 0 else 0

    def how(self, state: State, seat: int, card: int) -> Phrase:
        have = self.worth(state, seat, card)
        return times(Noun("tile-ocean", have, True), have, 1)

    def phrase(self) -> Phrase:
        return Phrase("points-per-adjacent-ocean", {"points": Noun("points", 1, True)})

    def icons(self) -> list[Icon]:
        return [Relation("each", [Thing("points", count=1)], [Thing("ocean", whose="adjacent")])]


class PerAdjacentCity(Points):
    def worth(self, state: State, seat: int, card: int) -> int:
        space = space_of(state, CARDS[card])
        return cities_beside(state, space) if space >= 0 else 0

    def how(self, state: State, seat: int, card: int) -> Phrase:
        have = self.worth(state, seat, card)
        return times(Noun("tile-city", have, True), have, 1)

    def phrase(self) -> Phrase:
        return Phrase("points-per-adjacent-city", {"points": Noun("points", 1, True)})

    def icons(self) -> list[Icon]:
        return [Relation("each", [Thing("points", count=1)], [Thing("city", whose="adjacent")])]


class IfAny(Points):
    """So many points once at least one resource lies on the card."""

    def __init__(self, kind: int, points: int) -> None:
        self.kind = kind
        self.points = points

    def worth(self, state: State, seat: int, card: int) -> int:
        return self.points if state.on[card] else 0

    def how(self, state: State, seat: int, card: int) -> Phrase:
        have = state.on[card]
        return times(Noun(HOLDINGS[self.kind], have, True), min(1, have), self.points)

    def phrase(self) -> Phrase:
        points = Noun("points", self.points, True)
        return Phrase("points-if-any", {"points": points, "what": Noun(HOLDINGS[self.kind])})

    def icons(self) -> list[Icon]:
        return [Relation("if", [Thing("points", count=self.points)], [Thing(HOLDINGS[self.kind], count=1)])]
