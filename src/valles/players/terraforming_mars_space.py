"""Where a tile lies well: what the area brings, and what its neighbours will."""

from __future__ import annotations

from typing import Final

from valles.players.terraforming_mars_outlook import Outlook
from valles.terraforming_mars.component import (
    CAPITAL_TILE,
    CITY_TILE,
    COMMERCIAL_DISTRICT_TILE,
    GREENERY_TILE,
    MINING_AREA_TILE,
    MINING_RIGHTS_TILE,
    NO_TILE,
    OCEAN_BONUS,
    OCEAN_TILE,
)
from valles.terraforming_mars.state import State
from valles.terraforming_mars.tharsis import BONUS_CARDS, BONUS_STOCK, IS_LAND, IS_OCEAN, METAL, NEIGHBOURS
from valles.terraforming_mars.tiles import is_city

HOPE: Final = 0.5
"""How likely a free area beside a city gets a greenery."""


def space_worth(state: State, seat: int, space: int, tile: int, outlook: Outlook) -> float:
    """What placing the tile there brings beyond the tile itself."""
    total = BONUS_CARDS[space] * outlook.card
    for resource, amount in enumerate(BONUS_STOCK[space]):
        if amount:
            total += amount * outlook.stock[resource]
    if METAL[space] and tile in (MINING_AREA_TILE, MINING_RIGHTS_TILE):
        total += outlook.production[METAL[space]]
    for other in NEIGHBOURS[space]:
        total += neighbour_worth(state, seat, other, tile, outlook)
    return total


def neighbour_worth(state: State, seat: int, other: int, tile: int, outlook: Outlook) -> float:
    """What it brings that the tile will lie beside the other area."""
    beside = state.tile[other]
    mine = state.owner[other] == seat + 1
    if beside == OCEAN_TILE:
        return OCEAN_BONUS + (outlook.point if tile == CAPITAL_TILE else 0.0)
    if is_city(tile):
        if beside == GREENERY_TILE:
            return outlook.point
        if beside == NO_TILE:
            return open_worth(other, tile, outlook)
        return 0.0
    if is_city(beside):
        owner_gain = 1.0 if mine else -outlook.hostility
        if tile == GREENERY_TILE:
            return owner_gain * outlook.point
        if tile == COMMERCIAL_DISTRICT_TILE:
            return outlook.point - HOPE * owner_gain * outlook.point
        return -HOPE * owner_gain * outlook.point
    if tile == GREENERY_TILE and beside == NO_TILE:
        return 0.2 if IS_OCEAN[other] else 0.3
    if tile == OCEAN_TILE and beside == NO_TILE and IS_LAND[other]:
        return 0.1
    return 0.0


def open_worth(other: int, tile: int, outlook: Outlook) -> float:
    """What a free area beside a new city promises."""
    if IS_LAND[other]:
        return HOPE * outlook.point * min(1.0, outlook.left / 3)
    if IS_OCEAN[other] and tile == CAPITAL_TILE:
        return 0.5 * outlook.point
    return 0.2


def map_points(state: State, outlook: Outlook) -> list[float]:
    """The points of each seat for its greeneries and cities, those hoped for with them; and its number of both."""
    points = [0.0] * (len(state.seats) + 6)
    hope = HOPE * min(1.0, outlook.left / 3)
    for space, tile in enumerate(state.tile):
        if tile == GREENERY_TILE:
            points[state.owner[space] - 1] += 1
        elif tile == CITY_TILE or tile == CAPITAL_TILE:
            found = 0.0
            for other in NEIGHBOURS[space]:
                if state.tile[other] == GREENERY_TILE:
                    found += 1
                elif state.tile[other] == NO_TILE and IS_LAND[other]:
                    found += hope
            points[state.owner[space] - 1] += found
    return points
