"""Lasting effects that wait for something to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import mypyc_attr

from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.component import EVENT_KIND, TAGS
from valles.kernel.icon import Icon, Relation, Thing, either
from valles.kernel.phrase import Noun, Phrase

if TYPE_CHECKING:
    from valles.games.terraforming_mars.rules.card import Card
    from valles.games.terraforming_mars.rules.state import State

YOU_PLAY: Final = 0
ANYONE_PLAYS: Final = 1
YOU_PLAY_EVENT: Final = 2
CITY_PLACED: Final = 3
CITY_PLACED_ON_MARS: Final = 4
YOU_PLACE_CITY: Final = 5
OCEAN_PLACED: Final = 6
YOU_PLACE_GREENERY: Final = 7
YOU_COVER_METAL: Final = 8
YOU_USE_STANDARD_PROJECT: Final = 9
YOU_PAY: Final = 10
YOU_PLAY_POINTS: Final = 11

EVENTS: Final = [
    "you-play", "anyone-plays", "you-play-event", "city-placed", "city-placed-on-mars", "you-place-city",
    "ocean-placed", "you-place-greenery", "you-cover-metal", "you-use-standard-project", "you-pay",
    "you-play-points",
]  # fmt: skip

FOR_EVERYBODY: Final = [False, True, False, True, True, False, True, False, False, False, False, False]
"""True if the event counts for every player who causes it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    def __init__(self, event: int, do: Verb, tags: list[int], least: int = 0) -> None:
        self.event = event
        self.do = do
        self.tags = tags
        self.least = least

    def hears(self, event: int, owner: int, actor: int) -> bool:
        return self.event == event and (owner == actor or FOR_EVERYBODY[event])

    def times(self, state: State, owner: int, actor: int, card: Card) -> int:
        """Return the number of times that playing the card sets it off: once for each matching tag, or once."""
        event = self.event
        if event == ANYONE_PLAYS or (event == YOU_PLAY and owner == actor):
            return sum(1 for tag in card.tags if tag in self.tags)
        if owner == actor and event == YOU_PLAY_EVENT:
            return int(card.kind == EVENT_KIND and (not self.tags or any(tag in card.tags for tag in self.tags)))
        if owner == actor and event == YOU_PAY:
            return int(card.cost >= self.least)
        if owner == actor and event == YOU_PLAY_POINTS:
            return int(card.shows_points)
        return 0

    def phrase(self) -> Phrase:
        return Phrase(
            EVENTS[self.event],
            {"tags": [Noun("tag-" + TAGS[tag]) for tag in self.tags], "least": self.least, "do": self.do.phrase()},
        )

    def icons(self) -> list[Icon]:
        whose: Literal["", "any"] = "any" if self.event == ANYONE_PLAYS else ""
        tags = either([[Thing(TAGS[tag], "tag", whose=whose)] for tag in self.tags]) if self.tags else []
        least = [Thing("cost", count=self.least)] if self.least else []
        return [Relation("trigger", [*ICONS[self.event], *tags, *least], self.do.icons())]


ICONS: Final[list[list[Icon]]] = [
    [], [], [Thing("event")], [Thing("city", whose="any")], [Thing("city-on-mars", whose="any")], [Thing("city")],
    [Thing("ocean", whose="any")], [Thing("greenery")], either([[Thing("steel", "area")], [Thing("titanium", "area")]]),
    [Thing("standard-project")], either([[Thing("card")], [Thing("standard-project")]]),
    [Thing("points")],
]  # fmt: skip


def trigger_event(key: str, icons: list[Icon], *, everybody: bool = False) -> int:
    """Return an event that only a later box has, entered here with the key of its phrase."""
    EVENTS.append(key)
    ICONS.append(icons)
    FOR_EVERYBODY.append(everybody)
    return len(EVENTS) - 1
