"""The counts of milestones and awards."""

from __future__ import annotations

from valles.games.terraforming_mars.rules.box import boxes_of
from valles.games.terraforming_mars.rules.card import CARDS, Card
from valles.games.terraforming_mars.rules.component import (
    ACTIVE,
    AUTOMATED,
    CORPORATION,
    EVENT,
    OCEAN_TILE,
    POLISH,
    STOCK,
    TAGS,
    WILD,
)
from valles.games.terraforming_mars.rules.goal import Measure
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.tiles import kind_beside, owned, tile_key
from valles.kernel.phrase import Arg, Noun, Phrase


class TerraformRating(Measure):
    def of(self, state: State, seat: int) -> int:
        return state.seats[seat].rating

    def counted(self) -> Phrase | Noun:
        return Phrase("score-rating")

    def least(self, count: int) -> Phrase:
        return Phrase("goal-rating", {"least": count})

    def most(self) -> Phrase:
        return Phrase("most-rating")


class OwnTiles(Measure):
    """Own tiles of some kinds, told by the first; without kinds all, in the Polish edition on Mars (TM-AWARD-11)."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds

    def of(self, state: State, seat: int) -> int:
        if not self.kinds:
            spaces = state.map.areas if state.edition == POLISH else len(state.owner)
            return state.owner[:spaces].count(seat + 1)
        count = 0
        for kind in self.kinds:
            count += owned(state, seat, kind)
        return count

    def with_tiles(self, state: State, seat: int, tiles: list[int]) -> int:
        if not self.kinds:
            return self.of(state, seat) if state.edition == POLISH else sum(tiles)
        count = 0
        for kind in self.kinds:
            count += tiles[kind]
        return count

    def _noun(self, count: int, counted: bool) -> Noun:
        return Noun("tile-" + tile_key(self.kinds[0]) if self.kinds else "tiles", count, counted)

    def counted(self) -> Phrase | Noun:
        return self._noun(2, False)

    def least(self, count: int) -> Phrase:
        return Phrase("goal-tiles", {"tiles": self._noun(count, True)})

    def most(self) -> Phrase:
        return Phrase("most-tiles", {"tiles": self._noun(2, False)})


class OwnTags(Measure):
    """Own tags in play; the Polish edition counts cards with the tag instead (TM-MILE-08, TM-AWARD-13)."""

    def __init__(self, tag: int, corporation: bool) -> None:
        self.tag = tag
        self.corporation = corporation
        """True if the card of the corporation counts there too."""

    def of(self, state: State, seat: int) -> int:
        if state.edition != POLISH:
            return state.seats[seat].tags[self.tag]
        count = 0
        for number in state.seats[seat].tableau:
            card = CARDS[number]
            if self.tag in card.tags and (self.corporation or card.kind != CORPORATION):
                count += 1
        return count

    def wild(self, state: State, seat: int) -> int:
        return state.seats[seat].tags[WILD]

    def _noun(self, count: int, counted: bool) -> Noun:
        return Noun("tag-" + TAGS[self.tag], count, counted)

    def counted(self) -> Phrase | Noun:
        return self._noun(2, False)

    def least(self, count: int) -> Phrase:
        return Phrase("goal-tags", {"tags": self._noun(count, True)})

    def most(self) -> Phrase:
        return Phrase("most-tags", {"tags": self._noun(2, False)})


class CardsInHand(Measure):
    def of(self, state: State, seat: int) -> int:
        return len(state.seats[seat].hand)

    def counted(self) -> Phrase | Noun:
        return Phrase("ui-cards-in-hand")

    def least(self, count: int) -> Phrase:
        return Phrase("goal-hand", {"cards": Noun("cards", count, True)})

    def most(self) -> Phrase:
        return Phrase("most-hand")


class OwnProduction(Measure):
    """A production as it stands on its track, the rating not counted."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def of(self, state: State, seat: int) -> int:
        return state.seats[seat].production[self.resource]

    def counted(self) -> Phrase | Noun:
        return Phrase("ui-production", {"what": Noun(STOCK[self.resource], 2)})

    def least(self, count: int) -> Phrase:
        return Phrase("need-production", {"what": Noun(STOCK[self.resource]), "least": count})

    def most(self) -> Phrase:
        return Phrase("most-production", {"what": Noun(STOCK[self.resource])})


class OwnStock(Measure):
    """Resources in stock, those of several kinds added up."""

    def __init__(self, resources: list[int]) -> None:
        self.resources = resources

    def of(self, state: State, seat: int) -> int:
        stock = state.seats[seat].stock
        count = 0
        for resource in self.resources:
            count += stock[resource]
        return count

    def _nouns(self) -> list[Arg]:
        return [Noun(STOCK[resource], 2) for resource in self.resources]

    def counted(self) -> Phrase | Noun:
        return Phrase("in-order", {"steps": self._nouns()})

    def least(self, count: int) -> Phrase:
        return Phrase("goal-stock", {"least": count, "what": self._nouns()})

    def most(self) -> Phrase:
        return Phrase("most-stock", {"what": self._nouns()})


class TagsInPlay(Measure):
    """Own tags in play of one kind or of several, added up (TM-MAP-27, -31, -36, -38)."""

    def __init__(self, tags: list[int]) -> None:
        self.tags = tags

    def of(self, state: State, seat: int) -> int:
        count = 0
        for tag in self.tags:
            count += state.seats[seat].tags[tag]
        return count

    def wild(self, state: State, seat: int) -> int:
        """Return the wild tags: each counts once, also in a sum (TM-PRE-43)."""
        return state.seats[seat].tags[WILD]

    def _nouns(self, count: int = 2, counted: bool = False) -> list[Noun]:
        return [Noun("tag-" + TAGS[tag], count, counted) for tag in self.tags]

    def counted(self) -> Phrase | Noun:
        if len(self.tags) == 1:
            return self._nouns()[0]
        return Phrase("counted-tags-together", {"tags": list(self._nouns())})

    def least(self, count: int) -> Phrase:
        if len(self.tags) == 1:
            return Phrase("goal-tags", {"tags": self._nouns(count, True)[0]})
        return Phrase("goal-tags-together", {"least": count, "tags": list(self._nouns())})

    def most(self) -> Phrase:
        if len(self.tags) == 1:
            return Phrase("most-tags", {"tags": self._nouns()[0]})
        return Phrase("most-tags-together", {"tags": list(self._nouns())})


class Plain(Measure):
    """A measure whose sentences say all of it by their keys."""

    key = ""

    def counted(self) -> Phrase | Noun:
        return Phrase(f"counted-{self.key}")

    def least(self, count: int) -> Phrase:
        return Phrase(f"goal-{self.key}", {"least": count})

    def most(self) -> Phrase:
        return Phrase(f"most-{self.key}")


class DifferentTags(Plain):
    """Kinds of tags in play; that of events is none (TM-MAP-23)."""

    key = "different-tags"

    def of(self, state: State, seat: int) -> int:
        count = 0
        for tag, number in enumerate(state.seats[seat].tags):
            if number and tag != EVENT and tag != WILD:
                count += 1
        return count

    def wild(self, state: State, seat: int) -> int:
        """Return the wild tags that each fill a gap (TM-PRE-44)."""
        kinds = EVENT
        for box in boxes_of(state):
            kinds += len(box.tags)
        return min(state.seats[seat].tags[WILD], kinds - self.of(state, seat))


class ProjectsInPlay(Plain):
    """Green and blue projects in play; no events, corporations or preludes (TM-MAP-32)."""

    key = "projects"

    def of(self, state: State, seat: int) -> int:
        count = 0
        for number in state.seats[seat].tableau:
            card = CARDS[number]
            if (card.kind == AUTOMATED or card.kind == ACTIVE) and self.takes(card):
                count += 1
        return count

    def takes(self, card: Card) -> bool:
        """Return True if the project is one of those that are counted."""
        return True


class GreenProjects(ProjectsInPlay):
    """Green projects in play (TM-MAP-35)."""

    key = "green-projects"

    def takes(self, card: Card) -> bool:
        return card.kind == AUTOMATED


class DemandingProjects(ProjectsInPlay):
    """Green and blue projects in play with a requirement, each once (TM-MAP-24)."""

    key = "demanding-projects"

    def takes(self, card: Card) -> bool:
        return len(card.needs) > 0


class CostlyProjects(ProjectsInPlay):
    """Green and blue projects in play with a printed cost of at least so much (TM-MAP-39)."""

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def takes(self, card: Card) -> bool:
        return card.cost >= self.cost

    def counted(self) -> Phrase | Noun:
        return Phrase("counted-costly-projects", {"cost": self.cost})

    def least(self, count: int) -> Phrase:
        return Phrase("goal-costly-projects", {"least": count, "cost": self.cost})

    def most(self) -> Phrase:
        return Phrase("most-costly-projects", {"cost": self.cost})


class EventsPlayed(Plain):
    key = "events"

    def of(self, state: State, seat: int) -> int:
        return len(state.seats[seat].events)


class HighestProduction(Plain):
    """The highest single production, the rating not counted (TM-MAP-30)."""

    key = "highest-production"

    def of(self, state: State, seat: int) -> int:
        return max(state.seats[seat].production)


class RaisedProductions(Plain):
    """Productions that stand above where they stood at the start of the game (TM-MAP-28, -29)."""

    key = "raised-productions"

    def of(self, state: State, seat: int) -> int:
        start = 0 if state.corporate_era else 1
        count = 0
        for steps in state.seats[seat].production:
            if steps > start:
                count += 1
        return count


class ResourcesOnCards(Plain):
    """Resources of all kinds on own cards (TM-MAP-37)."""

    key = "resources-on-cards"

    def of(self, state: State, seat: int) -> int:
        count = 0
        for number in state.seats[seat].tableau:
            count += state.on[number]
        return count


class TilesInRows(Measure):
    """Own tiles on the map in its last rows (TM-MAP-25, -41, -44)."""

    def __init__(self, rows: int) -> None:
        self.rows = rows

    def of(self, state: State, seat: int) -> int:
        return state.owner[state.map.rows[-self.rows] : state.map.areas].count(seat + 1)

    def counted(self) -> Phrase | Noun:
        return Phrase("counted-tiles-in-rows", {"rows": self.rows})

    def least(self, count: int) -> Phrase:
        return Phrase("goal-tiles-in-rows", {"tiles": Noun("tiles", count, True), "rows": self.rows})

    def most(self) -> Phrase:
        return Phrase("most-tiles-in-rows", {"rows": self.rows})


class TilesBesideOceans(Plain):
    """Own tiles on the map that touch an ocean, each once (TM-MAP-42, -44)."""

    key = "tiles-beside-oceans"

    def of(self, state: State, seat: int) -> int:
        count = 0
        for space in range(state.map.areas):
            if state.owner[space] == seat + 1 and kind_beside(state, space, OCEAN_TILE):
                count += 1
        return count
