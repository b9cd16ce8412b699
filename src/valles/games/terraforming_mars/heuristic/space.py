"""Places for tiles: the value of the area and of its neighbors, now and later."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.heuristic.card import worth
from valles.games.terraforming_mars.heuristic.outlook import Outlook
from valles.games.terraforming_mars.rules.component import (
    CAPITAL_TILE,
    COMMERCIAL_DISTRICT_TILE,
    GREENERY_TILE,
    MINING_AREA_TILE,
    MINING_RIGHTS_TILE,
    NO_TILE,
    OCEAN_BONUS,
    OCEAN_TILE,
)
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.tiles import is_city

HOPE: Final = 0.5
"""The probability that a free area beside a city gets a greenery, if there is time."""


def hope(outlook: Outlook) -> float:
    return HOPE * min(1.0, outlook.left / 3)


def space_worth(space: int, tile: int, state: State, outlook: Outlook) -> float:
    """Return the value of the tile on this space, beyond its value anywhere."""
    map = state.map
    total = map.bonus_cards[space] * outlook.card - map.prices[space]
    for resource, amount in enumerate(map.bonus_stock[space]):
        total += amount * outlook.stock[resource]
    if map.metal[space] and tile in (MINING_AREA_TILE, MINING_RIGHTS_TILE):
        total += outlook.production[map.metal[space]]
    then = map.then[space]
    if then is not None:
        total += worth(then, outlook, 0)
    for other in map.neighbours[space]:
        total += neighbour_worth(other, tile, state, outlook)
    return total


def neighbour_worth(other: int, tile: int, state: State, outlook: Outlook) -> float:
    """Return the value of the other area as a neighbor of the tile."""
    beside = state.tile[other]
    if beside == OCEAN_TILE:
        return OCEAN_BONUS + (outlook.point if tile == CAPITAL_TILE else 0.0)
    if is_city(tile):
        if beside == GREENERY_TILE:
            return outlook.point
        return promise(other, tile, state, outlook) if beside == NO_TILE else 0.0
    if is_city(beside):
        gain = outlook.point * (1.0 if state.owner[other] == outlook.seat + 1 else -outlook.hostility)
        if tile == GREENERY_TILE:
            return gain
        return (outlook.point if tile == COMMERCIAL_DISTRICT_TILE else 0.0) - HOPE * gain
    if tile == GREENERY_TILE and beside == NO_TILE:
        return 0.2 if state.map.is_ocean[other] else 0.3
    return 0.0


def promise(other: int, tile: int, state: State, outlook: Outlook) -> float:
    """Return the value of a free area beside a new city."""
    if state.map.is_land[other]:
        return hope(outlook) * outlook.point
    return 0.5 * outlook.point if tile == CAPITAL_TILE and state.map.is_ocean[other] else 0.2


def map_points(state: State, outlook: Outlook) -> list[float]:
    """The points of each seat for its greeneries and cities, those hoped for with them; the last is the neutral one."""
    points = [0.0] * (len(state.seats) + 1)
    likely = hope(outlook)
    for space, tile in enumerate(state.tile):
        if tile == GREENERY_TILE:
            points[min(state.owner[space], len(points)) - 1] += 1
        elif is_city(tile):
            result = 0.0
            for other in state.map.neighbours[space]:
                if state.tile[other] == GREENERY_TILE:
                    result += 1
                elif state.tile[other] == NO_TILE and state.map.is_land[other]:
                    result += likely
            points[min(state.owner[space], len(points)) - 1] += result
    return points
