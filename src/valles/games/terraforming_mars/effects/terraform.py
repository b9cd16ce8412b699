"""Verbs for the global parameters, the rating and tiles."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.card import CARDS
from valles.games.terraforming_mars.component import GREENERY_TILE, ITALIAN, NO_TILE, OCEAN_TILE, POLISH
from valles.games.terraforming_mars.deck import seat_noun
from valles.games.terraforming_mars.effects.count import Count
from valles.games.terraforming_mars.effects.stock import Remove
from valles.games.terraforming_mars.effects.verb import (
    HAND_GROWS,
    LAND_TILE_COMES,
    OCEAN_COMES,
    TileVerb,
    Verb,
)
from valles.games.terraforming_mars.parameter import ocean_within, raise_oxygen, raise_rating, raise_temperature
from valles.games.terraforming_mars.reason import ALREADY_CLAIMED, NO_SPACE, POSSIBLE
from valles.games.terraforming_mars.state import State
from valles.games.terraforming_mars.tharsis import AREA_LABELS, AREAS
from valles.games.terraforming_mars.tiles import (
    APART_FROM_CITIES,
    BESIDE_OWN_IF_POSSIBLE,
    ON_LAND,
    ON_OCEAN_AREA,
    PLACES,
    RESERVED_SPACE,
    available,
    has_space,
    is_city,
    must_touch_own,
    oceans_left,
    place,
    space_reason,
    tile_key,
)
from valles.games.terraforming_mars.vocabulary import AREA
from valles.kernel.effect import ASKS
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase

PLAY_ON: Final = (ITALIAN, POLISH)
"""Editions in which a card is played on without a tile that has no place (TM-PLAY-28)."""


class RaiseTemperature(Verb):
    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        return OCEAN_COMES if ocean_within(state, self.steps, 0) else 0

    def run(self, state: State, frame: Frame) -> None:
        raise_temperature(state, frame.seat, self.steps)

    def phrase(self) -> Phrase:
        return Phrase("raise-temperature", {"steps": Noun("steps", self.steps, True)})

    def icons(self) -> list[str]:
        return ["temperature"] * self.steps


class RaiseOxygen(Verb):
    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        return OCEAN_COMES if ocean_within(state, 0, self.steps) else 0

    def run(self, state: State, frame: Frame) -> None:
        raise_oxygen(state, frame.seat, self.steps)

    def phrase(self) -> Phrase:
        return Phrase("raise-oxygen", {"steps": Noun("steps", self.steps, True)})

    def icons(self) -> list[str]:
        return ["oxygen"] * self.steps


class RaiseRating(Verb):
    def __init__(self, steps: int, per: Count | None = None) -> None:
        super().__init__()
        self.steps = steps
        self.per = per

    def run(self, state: State, frame: Frame) -> None:
        steps = self.steps if self.per is None else self.steps * self.per.of(state, frame.seat)
        if steps:
            raise_rating(state, frame.seat, steps)

    def phrase(self) -> Phrase:
        steps = Noun("steps", self.steps, True)
        if self.per is None:
            return Phrase("raise-rating", {"steps": steps})
        return Phrase("raise-rating-per", {"steps": steps, "per": self.per.phrase()})

    def icons(self) -> list[str]:
        return [f"+{self.steps}:rating", *([] if self.per is None else self.per.icons())]


class PlaceTile(TileVerb):
    """Asks for a space and places the tile there. frame.b: how many are placed."""

    def __init__(self, tile: int, where: int, count: int = 1) -> None:
        super().__init__(ASKS, tile, where)
        self.count = count

    def hindrance(self, state: State, seat: int, card: int) -> int:
        if self.tile == OCEAN_TILE or (card and state.edition in PLAY_ON):
            return POSSIBLE
        return POSSIBLE if has_space(state, seat, self.where) else NO_SPACE

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        if self.tile == OCEAN_TILE:
            return OCEAN_COMES | HAND_GROWS if oceans_left(state) else 0
        if self.where in RESERVED_SPACE:
            return 0
        ocean = self.tile == GREENERY_TILE and ocean_within(state, 0, 1)
        return LAND_TILE_COMES | HAND_GROWS | (OCEAN_COMES if ocean else 0)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        if self.where in RESERVED_SPACE or (self.tile == OCEAN_TILE and not oceans_left(state)):
            return []
        return list(range(AREA, AREA + AREAS))

    def considers(self, state: State, frame: Frame, option: int) -> bool:
        return AREA <= option < AREA + AREAS and bool(self.candidates(state, frame))

    def _rule(self, state: State, seat: int) -> bool:
        return self.where == BESIDE_OWN_IF_POSSIBLE and must_touch_own(state, seat)

    def reason(self, state: State, frame: Frame, option: int) -> int:
        touch_own = self._rule(state, frame.seat)
        return space_reason(state, frame.seat, option - AREA, self.where, touch_own)

    def options(self, state: State, frame: Frame) -> list[int]:
        if not self.candidates(state, frame):
            return []
        touch_own = self._rule(state, frame.seat)
        return [
            AREA + space
            for space in range(AREAS)
            if space_reason(state, frame.seat, space, self.where, touch_own) == POSSIBLE
        ]

    def take(self, state: State, frame: Frame, option: int) -> None:
        self._place(state, frame, option - AREA)

    def _place(self, state: State, frame: Frame, space: int) -> None:
        done = frame.b + 1
        if done < self.count:
            state.push(self, frame.seat, frame.card, 0, done)
        else:
            tell_neighbours(state, frame, space)
        place(state, frame.seat, space, self.tile)

    def run(self, state: State, frame: Frame) -> None:
        """Without a question: a reserved space, or no ocean left, or (it, pl) no place for the tile."""
        if self.where in RESERVED_SPACE:
            self._place(state, frame, RESERVED_SPACE[self.where])

    def asked(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-tile", {"tile": Noun("tile-" + tile_key(self.tile)), "where": Phrase(PLACES[self.where])})

    def phrase(self) -> Phrase:
        tile = Noun("tile-" + tile_key(self.tile), self.count, True)
        plain = self.where == usual_place(self.tile)
        if plain:
            return Phrase("place-tile", {"tile": tile})
        return Phrase("place-tile-where", {"tile": tile, "where": Phrase(PLACES[self.where])})

    def icons(self) -> list[str]:
        star = [] if self.where == usual_place(self.tile) else ["*"]
        return ["tile:" + tile_key(self.tile)] * self.count + star


def tell_neighbours(state: State, frame: Frame, space: int) -> None:
    """A removal that follows on the same card and concerns the neighbours learns the space."""
    for i, due in enumerate(state.stack):
        effect = state.rules.effects[due.effect]
        if isinstance(effect, Remove) and effect.neighbour and due.card == frame.card:
            state.stack[i] = Frame(due.effect, due.seat, due.card, space + 1)


def usual_place(tile: int) -> int:
    """The placement rule of the tile kind, where the card adds none."""
    if tile == OCEAN_TILE:
        return ON_OCEAN_AREA
    if tile == GREENERY_TILE:
        return BESIDE_OWN_IF_POSSIBLE
    return APART_FROM_CITIES if is_city(tile) else ON_LAND


class ClaimLand(Verb):
    """A marker on a free area, where only its owner may build."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return list(range(AREA, AREA + AREAS))

    def hindrance(self, state: State, seat: int, card: int) -> int:
        return POSSIBLE if any(self._reason(state, seat, space) == POSSIBLE for space in range(AREAS)) else NO_SPACE

    def _reason(self, state: State, seat: int, space: int) -> int:
        if state.tile[space] == NO_TILE and state.claim[space] == seat + 1:
            return ALREADY_CLAIMED
        return available(state, seat, space, False)

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return self._reason(state, frame.seat, option - AREA)

    def take(self, state: State, frame: Frame, option: int) -> None:
        state.claim[option - AREA] = frame.seat + 1
        if state.sink is not None:
            state.tell("log-claim", seat=seat_noun(state, frame.seat), space=AREA_LABELS[option - AREA])

    def asked(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-claim", {"card": CARDS[frame.card].noun()})

    def phrase(self) -> Phrase:
        return Phrase("claim-land")

    def icons(self) -> list[str]:
        return ["claim"]
