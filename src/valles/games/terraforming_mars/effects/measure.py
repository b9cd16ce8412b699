"""What milestones and awards count."""

from __future__ import annotations

from valles.games.terraforming_mars.card import CARDS
from valles.games.terraforming_mars.component import CORPORATION, POLISH, STOCK, TAGS
from valles.games.terraforming_mars.goal import Measure
from valles.games.terraforming_mars.state import State
from valles.games.terraforming_mars.tiles import owned, tile_key
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
        """Whether the card of the corporation counts there too."""

    def of(self, state: State, seat: int) -> int:
        if state.edition != POLISH:
            return state.seats[seat].tags[self.tag]
        count = 0
        for number in state.seats[seat].tableau:
            card = CARDS[number]
            if self.tag in card.tags and (self.corporation or card.kind != CORPORATION):
                count += 1
        return count

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
