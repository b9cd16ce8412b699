"""Buildings on the map: complexes, where one may stand, and what may stand where (OM-COL-20 to -44)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.rules.colony import AROUND, DIRECTIONS, DISTANCE, HEXES, NEIGHBOURS, TWO_AWAY, WITHIN_ONE
from valles.games.on_mars.rules.component import BUILDINGS, COLONIST, MINE, NOTHING_THERE, SHELTER, SHELTERS
from valles.games.on_mars.rules.payment import affordable, good_noun, price, price_nouns
from valles.games.on_mars.rules.reason import (
    BUILT_ON,
    NO_COLONIST,
    NO_HEX,
    OUT_OF_ZONE,
    POSSIBLE,
    STACK_EMPTY,
    TECH_TOO_LOW,
    TOO_EXPENSIVE,
    TOO_FAR,
)
from valles.games.on_mars.rules.standin import ARROWS, SHELTER_ARROWS
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.tech import best_level
from valles.kernel.phrase import Noun

PRICES: Final[list[int]] = [0, price(mineral=1), price(battery=1), price(water=1), price(plant=1), price(oxygen=1)]
"""The price of each building type, beside the colonist for a mine (OM-COL-21)."""
ARROWS_OF: Final[list[list[list[int]]]] = [
    [[], *([DIRECTIONS.index(word) for word in tile.split()] for tile in tiles)] for tiles in (*ARROWS, SHELTER_ARROWS)
]
"""The directions of the arrows on each tile of each type; tiles are numbered from 1."""


def building_noun(building: int, count: int = 1) -> Noun:
    return Noun("om-" + BUILDINGS[building].replace("_", "-"), count)


def code(seat: int, building: int) -> int:
    """Return the value in `state.building` for a building.

    Shelters are of a type of their own for each seat (OM-GEN-19).
    """
    return building + 1 + (seat if building == SHELTER else 0)


def type_of(state: State, hex: int) -> int:
    """Return the type of the building there, -1 without one."""
    result = state.building[hex]
    return SHELTER if result > SHELTER else result - 1


def connected(state: State, start: list[int], kind: int) -> int:
    """Return the number of buildings of the kind that are connected to these hexes, including those on them."""
    building = state.building
    seen = [False] * HEXES
    reached: list[int] = []
    for hex in start:
        if building[hex] == kind and not seen[hex]:
            seen[hex] = True
            reached.append(hex)
    place = 0
    while place < len(reached):
        for hex in NEIGHBOURS[reached[place]]:
            if building[hex] == kind and not seen[hex]:
                seen[hex] = True
                reached.append(hex)
        place += 1
    return len(reached)


def complex_size(state: State, hex: int) -> int:
    """Return the number of buildings of the same type connected to this one, itself included; 1 is no complex."""
    return connected(state, [hex], state.building[hex])


def standing(state: State, hex: int) -> bool:
    """Return True if a piece is there: bot, rover, colonist or marker (OM-GEN-22)."""
    if state.miner[hex] or state.upgraded[hex]:
        return True
    for board in state.seats:
        if board.rover == hex or hex in board.bots:
            return True
    return False


def empty(state: State, hex: int) -> bool:
    """Nothing at all is there (OM-GEN-21)."""
    return state.building[hex] == 0 and state.ground[hex] == NOTHING_THERE and not standing(state, hex)


def available(state: State, hex: int) -> bool:
    """Return True if a displaced piece may go there: to an empty hex, or a building without a piece (OM-COL-40)."""
    return (state.building[hex] > 0 or state.ground[hex] == NOTHING_THERE) and not standing(state, hex)


def closest_available(state: State, origin: int) -> list[int]:
    best = HEXES
    result: list[int] = []
    for hex in range(HEXES):
        far = DISTANCE[origin][hex]
        if 0 < far <= best and available(state, hex):
            if far < best:
                best = far
                result = []
            result.append(hex)
    return result


def in_zone(state: State, seat: int, hex: int) -> bool:
    """Return True if the hex lies in the building zone of one of the seat's bots (OM-COL-10)."""
    for bot in state.seats[seat].bots:
        if bot >= 0 and DISTANCE[bot][hex] <= 1:
            return True
    return False


def zone(state: State, seat: int) -> list[int]:
    """Return all hexes where the seat may build, as far as its bots reach."""
    hexes: list[int] = []
    for bot in state.seats[seat].bots:
        if bot >= 0:
            for hex in WITHIN_ONE[bot]:
                if hex not in hexes:
                    hexes.append(hex)
    hexes.sort()
    return hexes


def joined(state: State, seat: int, building: int, hex: int) -> int:
    """Return the level that a new building needs here: the number of buildings that it would join (OM-COL-42)."""
    kind = code(seat, building)
    for neighbour in NEIGHBOURS[hex]:
        if state.building[neighbour] == kind:
            return connected(state, NEIGHBOURS[hex], kind)
    return 0


def site_reason(state: State, seat: int, building: int, hex: int, level: int) -> int:
    """Return the reason against a building here with a technology of this level, zones apart (OM-COL-22 to -26)."""
    if state.building[hex]:
        return BUILT_ON
    need = joined(state, seat, building, hex)
    if need:
        return POSSIBLE if level >= need else TECH_TOO_LOW
    kind = code(seat, building)
    for near in TWO_AWAY[hex]:
        if state.building[near] == kind:
            return POSSIBLE
    return TOO_FAR


def can_be_built_again(state: State, building: int) -> bool:
    """Return True if any player could still construct a building of a shared type (OM-END-17)."""
    if not state.stacks[building]:
        return False
    kind = building + 1
    for hex in range(HEXES):
        if state.building[hex] == kind:
            for near in NEIGHBOURS[hex]:
                if state.building[near] == 0:
                    return True
            for near in TWO_AWAY[hex]:
                if state.building[near] == 0:
                    return True
    return False


def hex_reason(state: State, seat: int, building: int, hex: int, boosted: bool) -> int:
    if not in_zone(state, seat, hex):
        return OUT_OF_ZONE
    return site_reason(state, seat, building, hex, usable_level(state, seat, building, boosted))


def usable_level(state: State, seat: int, building: int, boosted: bool) -> int:
    """The level a seat may bring about: that of a tile, raised by colonists where the effect allows (OM-EXEC-06)."""
    level = best_level(state, seat, building)
    if level and boosted:
        level += colonists_to_spare(state, seat, building)
    return level


def colonists_to_spare(state: State, seat: int, building: int) -> int:
    """Return the colonists that may help. A mine needs one of them for itself."""
    return state.seats[seat].quarters - int(building == MINE)


def construct_reason(state: State, seat: int, building: int, boosted: bool) -> int:
    """Return the reason why the seat cannot build this type now."""
    if building == SHELTER:
        if state.seats[seat].shelters == SHELTERS:
            return STACK_EMPTY
    elif not state.stacks[building]:
        return STACK_EMPTY
    if building == MINE and state.seats[seat].quarters == 0:
        return NO_COLONIST
    if not affordable(state, seat, PRICES[building]):
        return TOO_EXPENSIVE
    level = usable_level(state, seat, building, boosted)
    result = NO_HEX
    for hex in zone(state, seat):
        reason = site_reason(state, seat, building, hex, level)
        if reason == POSSIBLE:
            return POSSIBLE
        if reason != BUILT_ON:
            result = reason
    return result


def construction_price(building: int) -> list[Noun]:
    """Return the price of a building of the type; a miner stays in the mine."""
    return [good_noun(COLONIST, 1)] if building == MINE else price_nouns(PRICES[building])


def sites(state: State, seat: int, building: int, boosted: bool) -> list[int]:
    """Return the hexes where the seat may build this type now, as far as zone and technology go."""
    level = usable_level(state, seat, building, boosted)
    result: list[int] = []
    for hex in zone(state, seat):
        if site_reason(state, seat, building, hex, level) == POSSIBLE:
            result.append(hex)
    return result


def arrow_targets(state: State, building: int, tile: int, hex: int) -> list[int]:
    """Return the empty hexes that a tile's arrows point to (OM-COL-28)."""
    targets = []
    for direction in ARROWS_OF[building][tile]:
        target = AROUND[hex][direction]
        if target >= 0 and empty(state, target):
            targets.append(target)
    return targets
