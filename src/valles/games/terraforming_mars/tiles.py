"""Tiles: where each may go, and what placing one brings."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.component import (
    CAPITAL_TILE,
    CITY_TILE,
    CREDITS,
    GREENERY_TILE,
    NEUTRAL,
    NO_TILE,
    OCEAN_BONUS,
    OCEAN_TILE,
    OCEAN_TILES,
    STOCK,
    TILES,
)
from valles.games.terraforming_mars.deck import draw, seat_noun
from valles.games.terraforming_mars.effects.trigger import (
    CITY_PLACED,
    CITY_PLACED_ON_MARS,
    OCEAN_PLACED,
    YOU_COVER_METAL,
    YOU_PLACE_CITY,
    YOU_PLACE_GREENERY,
)
from valles.games.terraforming_mars.parameter import raise_oxygen, raise_rating
from valles.games.terraforming_mars.reaction import react
from valles.games.terraforming_mars.reason import (
    CLAIMED,
    NEXT_TO_CITY,
    NO_METAL,
    NO_VOLCANO,
    NOT_ALONE,
    NOT_NEXT_TO_CITY,
    NOT_NEXT_TO_GREENERY,
    NOT_NEXT_TO_OWN,
    NOT_NEXT_TO_TWO_CITIES,
    NOT_OCEAN_AREA,
    OCCUPIED,
    OCEAN_AREA,
    POSSIBLE,
    RESERVED,
)
from valles.games.terraforming_mars.state import State
from valles.games.terraforming_mars.tharsis import (
    AREA_LABELS,
    AREAS,
    BONUS_CARDS,
    BONUS_STOCK,
    GANYMEDE,
    HAS_BONUS,
    IS_LAND,
    IS_OCEAN,
    IS_VOLCANO,
    METAL,
    NEIGHBOURS,
    NOCTIS,
    PHOBOS,
)
from valles.kernel.phrase import Noun, Phrase

ON_LAND: Final = 0
ON_OCEAN_AREA: Final = 1
ALONE: Final = 2
BESIDE_CITY: Final = 3
BESIDE_TWO_CITIES: Final = 4
BESIDE_GREENERY: Final = 5
ON_METAL: Final = 6
ON_METAL_BESIDE_OWN: Final = 7
ON_VOLCANO: Final = 8
AT_NOCTIS: Final = 9
AT_PHOBOS: Final = 10
AT_GANYMEDE: Final = 11
APART_FROM_CITIES: Final = 12
BESIDE_OWN_IF_POSSIBLE: Final = 13
PLACES: Final = (
    "on-land", "on-ocean-area", "alone", "beside-city", "beside-two-cities", "beside-greenery", "on-metal",
    "on-metal-beside-own", "on-volcano", "at-noctis", "at-phobos", "at-ganymede", "apart-from-cities",
    "beside-own-if-possible",
)  # fmt: skip

RESERVED_SPACE: Final = {AT_NOCTIS: NOCTIS, AT_PHOBOS: PHOBOS, AT_GANYMEDE: GANYMEDE}


def is_city(tile: int) -> bool:
    return tile == CITY_TILE or tile == CAPITAL_TILE


def cities_beside(state: State, space: int) -> int:
    count = 0
    for other in NEIGHBOURS[space]:
        if is_city(state.tile[other]):
            count += 1
    return count


def kind_beside(state: State, space: int, tile: int) -> int:
    count = 0
    for other in NEIGHBOURS[space]:
        if state.tile[other] == tile:
            count += 1
    return count


def own_beside(state: State, space: int, seat: int) -> bool:
    owner = state.owner
    for other in NEIGHBOURS[space]:
        if owner[other] == seat + 1:
            return True
    return False


def owned(state: State, seat: int, tile: int) -> int:
    """How many tiles of this kind the seat owns."""
    count = 0
    owner = state.owner
    for space, kind in enumerate(state.tile):
        if kind == tile and owner[space] == seat + 1:
            count += 1
    return count


def available(state: State, seat: int, space: int, ocean_area: bool) -> int:
    """Why the area is not open to this seat's tiles at all (TM-TILE-02, -03, -12, -28)."""
    if state.tile[space] != NO_TILE:
        return OCCUPIED
    if ocean_area:
        if not IS_OCEAN[space]:
            return NOT_OCEAN_AREA
    elif not IS_LAND[space]:
        return OCEAN_AREA if IS_OCEAN[space] else RESERVED
    if state.claim[space] and state.claim[space] != seat + 1:
        return CLAIMED
    return POSSIBLE


def must_touch_own(state: State, seat: int) -> bool:
    """Whether some available area touches a tile of the seat, so that greenery must (TM-TILE-17, -18)."""
    for space in range(AREAS):
        if state.owner[space] == seat + 1:
            for other in NEIGHBOURS[space]:
                if available(state, seat, other, False) == POSSIBLE:
                    return True
    return False


def space_reason(state: State, seat: int, space: int, where: int, touch_own: bool) -> int:
    """Why a tile with this placement rule may not go there; tiles with a reserved space are never asked."""
    found = available(state, seat, space, where == ON_OCEAN_AREA)
    if found != POSSIBLE:
        return found
    if where == APART_FROM_CITIES:
        return NEXT_TO_CITY if cities_beside(state, space) else POSSIBLE
    if where == BESIDE_OWN_IF_POSSIBLE:
        return NOT_NEXT_TO_OWN if touch_own and not own_beside(state, space, seat) else POSSIBLE
    return special_reason(state, seat, space, where)


def special_reason(state: State, seat: int, space: int, where: int) -> int:
    """The placement rules that stand on single cards."""
    if where == ALONE:
        return NOT_ALONE if any(state.tile[other] for other in NEIGHBOURS[space]) else POSSIBLE
    if where == BESIDE_CITY:
        return POSSIBLE if cities_beside(state, space) else NOT_NEXT_TO_CITY
    if where == BESIDE_TWO_CITIES:
        return POSSIBLE if cities_beside(state, space) >= 2 else NOT_NEXT_TO_TWO_CITIES
    if where == BESIDE_GREENERY:
        return POSSIBLE if kind_beside(state, space, GREENERY_TILE) else NOT_NEXT_TO_GREENERY
    if where == ON_METAL or where == ON_METAL_BESIDE_OWN:
        if not METAL[space]:
            return NO_METAL
        if where == ON_METAL_BESIDE_OWN and not own_beside(state, space, seat):
            return NOT_NEXT_TO_OWN
    elif where == ON_VOLCANO and not IS_VOLCANO[space]:
        return NO_VOLCANO
    return POSSIBLE


def has_space(state: State, seat: int, where: int) -> bool:
    """Whether a tile with this rule, other than an ocean, can be placed at all."""
    if where in RESERVED_SPACE:
        return state.tile[RESERVED_SPACE[where]] == NO_TILE
    if where == BESIDE_OWN_IF_POSSIBLE:
        where = ON_LAND
    for space in range(AREAS):
        if space_reason(state, seat, space, where, False) == POSSIBLE:
            return True
    return False


def place(state: State, seat: int, space: int, tile: int) -> None:
    """Put the tile down with everything it brings to its placer (TM-TILE-05 to -10, -14, -20)."""
    state.tile[space] = tile
    if state.sink is not None:
        name = Noun("tile-" + tile_key(tile))
        state.tell("log-tile", seat=seat_noun(state, seat), tile=name, where=whereabouts(space))
    state.claim[space] = 0
    if tile != OCEAN_TILE:
        state.owner[space] = seat + 1
    take_bonus(state, seat, space)
    if METAL[space]:
        react(state, YOU_COVER_METAL, seat)
    if tile == OCEAN_TILE:
        state.oceans += 1
        raise_rating(state, seat, 1)
        react(state, OCEAN_PLACED, seat)
    elif tile == GREENERY_TILE:
        react(state, YOU_PLACE_GREENERY, seat)
        if not (state.solo and state.final):
            raise_oxygen(state, seat, 1)
    elif is_city(tile):
        react(state, YOU_PLACE_CITY, seat)
        react(state, CITY_PLACED, seat)
        if space < AREAS:
            react(state, CITY_PLACED_ON_MARS, seat)


def take_bonus(state: State, seat: int, space: int) -> None:
    """The printed bonus, and 2 M€ for each ocean beside (TM-TILE-05, -06)."""
    stock = state.seats[seat].stock
    if HAS_BONUS[space]:
        for resource, amount in enumerate(BONUS_STOCK[space]):
            if amount:
                stock[resource] += amount
                if state.sink is not None:
                    state.tell("log-gain", seat=seat_noun(state, seat), what=[Noun(STOCK[resource], amount, True)])
    if BONUS_CARDS[space]:
        draw(state, seat, BONUS_CARDS[space])
    credits = OCEAN_BONUS * kind_beside(state, space, OCEAN_TILE)
    if credits:
        stock[CREDITS] += credits
        if state.sink is not None:
            state.tell("log-gain", seat=seat_noun(state, seat), what=[Noun("credits", credits, True)])


def place_neutral(state: State, space: int, tile: int) -> None:
    """Put down a tile of the neutral opponent: no bonus, no oxygen (TM-SOLO-03, -10)."""
    state.tile[space] = tile
    state.owner[space] = NEUTRAL + 1
    state.tell("log-neutral-tile", tile=Noun("tile-" + tile_key(tile)), where=whereabouts(space))


def whereabouts(space: int) -> Phrase:
    """Where a tile lies, in words."""
    if space == PHOBOS or space == GANYMEDE:
        return Phrase(PLACES[AT_PHOBOS if space == PHOBOS else AT_GANYMEDE])
    return Phrase("on-area", {"space": AREA_LABELS[space]})


def tile_key(tile: int) -> str:
    return TILES[tile].replace("_", "-")


def city_count(state: State, on_mars: bool) -> int:
    """Cities of anybody."""
    count = 0
    for space in range(AREAS if on_mars else len(state.tile)):
        if is_city(state.tile[space]):
            count += 1
    return count


def oceans_left(state: State) -> bool:
    return state.oceans < OCEAN_TILES
