"""Requirements: what must hold when a card is played."""

from __future__ import annotations

from typing import Literal

from valles.games.terraforming_mars.rules.card import Need
from valles.games.terraforming_mars.rules.component import GREENERY_TILE, STOCK, TAGS, WILD
from valles.games.terraforming_mars.rules.parameter import Parameter
from valles.games.terraforming_mars.rules.reason import (
    CITIES_MISSING,
    GREENERIES_MISSING,
    POSSIBLE,
    PRODUCTION_MISSING,
    TAGS_MISSING,
    TOO_HIGH,
    TOO_LOW,
)
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.tiles import city_count, owned
from valles.kernel.icon import Icon, Thing, needed, production
from valles.kernel.phrase import Arg, Noun, Phrase


class NeedParameter(Need):
    """A global parameter of at least or at most a value, give or take the seat's shifts (TM-PLAY-04, -05)."""

    def __init__(self, parameter: Parameter, value: int, at_most: bool) -> None:
        self.parameter = parameter
        self.level = parameter.values.index(value)
        self.at_most = at_most

    def measure(self, state: State, seat: int) -> int:
        return self.parameter.level(state)

    def shift(self, state: State, seat: int) -> int:
        """Return the number of steps by which the level may be missed."""
        board = state.seats[seat]
        shift = board.shift + board.next_shift
        return shift + self.parameter.shift(state, seat) if state.decks else shift

    def reason(self, state: State, seat: int) -> int:
        shift = self.shift(state, seat)
        now = self.measure(state, seat)
        if self.at_most:
            return POSSIBLE if now <= self.level + shift else TOO_HIGH
        return POSSIBLE if now >= self.level - shift else TOO_LOW

    def now(self, state: State, seat: int) -> Arg:
        return Phrase(f"now-{self.parameter.name}", {"level": self.parameter.values[self.measure(state, seat)]})

    def phrase(self) -> Phrase:
        key = f"need-{self.parameter.name}-{'most' if self.at_most else 'least'}"
        return Phrase(key, {"level": self.parameter.values[self.level]})

    def icons(self) -> list[Icon]:
        bound: Literal["min", "max"] = "max" if self.at_most else "min"
        return [Thing(self.parameter.name, count=self.parameter.values[self.level], bound=bound)]


class NeedAtLeast(Need):
    """So many of something that can be counted; `missing` is the reason if there are fewer."""

    def __init__(self, least: int, missing: int) -> None:
        self.least = least
        self.missing = missing

    def reason(self, state: State, seat: int) -> int:
        return POSSIBLE if self.measure(state, seat) >= self.least else self.missing


class NeedTags(NeedAtLeast):
    """Tags in play; a wild one counts if no requirement before it on the card needs it (TM-PRE-42, -44)."""

    def __init__(self, tag: int, least: int) -> None:
        super().__init__(least, TAGS_MISSING)
        self.tag = tag
        self.before: list[NeedTags] = []
        """The other requirements of tags that stand before it on its card."""

    def measure(self, state: State, seat: int) -> int:
        tags = state.seats[seat].tags
        wild = tags[WILD]
        if not wild:
            return tags[self.tag]
        for need in self.before:
            wild -= max(0, need.least - tags[need.tag])
        return tags[self.tag] + max(0, wild)

    def phrase(self) -> Phrase:
        return Phrase("need-tags", {"tags": Noun("tag-" + TAGS[self.tag], self.least, True)})

    def icons(self) -> list[Icon]:
        return [needed(self.least, TAGS[self.tag], "tag")]


class NeedProduction(NeedAtLeast):
    def __init__(self, resource: int, least: int) -> None:
        super().__init__(least, PRODUCTION_MISSING)
        self.resource = resource

    def measure(self, state: State, seat: int) -> int:
        return state.seats[seat].production[self.resource]

    def phrase(self) -> Phrase:
        return Phrase("need-production", {"what": Noun(STOCK[self.resource]), "least": self.least})

    def icons(self) -> list[Icon]:
        return [production([needed(self.least, STOCK[self.resource])])]


class NeedCities(NeedAtLeast):
    def __init__(self, least: int) -> None:
        super().__init__(least, CITIES_MISSING)

    def measure(self, state: State, seat: int) -> int:
        return city_count(state, False)

    def phrase(self) -> Phrase:
        return Phrase("need-cities", {"tiles": Noun("tile-city", self.least, True)})

    def icons(self) -> list[Icon]:
        return [Thing("city", count=self.least, bound="min", whose="any")]


class NeedGreeneries(NeedAtLeast):
    """Own greeneries."""

    def __init__(self, least: int) -> None:
        super().__init__(least, GREENERIES_MISSING)

    def measure(self, state: State, seat: int) -> int:
        return owned(state, seat, GREENERY_TILE)

    def phrase(self) -> Phrase:
        return Phrase("need-greeneries", {"tiles": Noun("tile-greenery", self.least, True)})

    def icons(self) -> list[Icon]:
        return [needed(self.least, "greenery")]
