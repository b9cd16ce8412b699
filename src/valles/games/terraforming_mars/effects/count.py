"""Counts of a "for each"."""

from __future__ import annotations

from valles.games.terraforming_mars.rules.component import TAGS, WILD
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.tiles import city_count
from valles.kernel.icon import Icon, Thing
from valles.kernel.phrase import Noun, Phrase


class Count:
    def of(self, state: State, seat: int) -> int:
        raise NotImplementedError

    def phrase(self) -> Phrase:
        raise NotImplementedError

    def icons(self) -> list[Icon]:
        raise NotImplementedError


class EachTag(Count):
    """Own tags in play, wild ones too (TM-PRE-42); those of the card being played are in play by then."""

    def __init__(self, tag: int, every: int) -> None:
        self.tag = tag
        self.every = every

    def of(self, state: State, seat: int) -> int:
        tags = state.seats[seat].tags
        return (tags[self.tag] + tags[WILD]) // self.every

    def phrase(self) -> Phrase:
        return Phrase("each-tag", {"tag": Noun("tag-" + TAGS[self.tag], self.every), "every": self.every})

    def icons(self) -> list[Icon]:
        return [Thing(TAGS[self.tag], "tag", self.every if self.every > 1 else None)]


class EachTagOfOpponents(Count):
    def __init__(self, tag: int) -> None:
        self.tag = tag

    def of(self, state: State, seat: int) -> int:
        return sum(board.tags[self.tag] for other, board in enumerate(state.seats) if other != seat)

    def phrase(self) -> Phrase:
        return Phrase("each-tag-of-opponents", {"tag": Noun("tag-" + TAGS[self.tag])})

    def icons(self) -> list[Icon]:
        return [Thing(TAGS[self.tag], "tag", whose="any")]


class EachCity(Count):
    def __init__(self, on_mars: bool) -> None:
        self.on_mars = on_mars

    def of(self, state: State, seat: int) -> int:
        return city_count(state, self.on_mars)

    def phrase(self) -> Phrase:
        return Phrase("each-city-on-mars" if self.on_mars else "each-city")

    def icons(self) -> list[Icon]:
        return [Thing("city-on-mars" if self.on_mars else "city", whose="any")]


class EachEvent(Count):
    """Events that anybody has played so far."""

    def of(self, state: State, seat: int) -> int:
        return sum(len(board.events) for board in state.seats)

    def phrase(self) -> Phrase:
        return Phrase("each-event")

    def icons(self) -> list[Icon]:
        return [Thing("event", whose="any")]
