"""Missions: how many contributions can still be made, once the colony can rise no further (OM-END-17)."""

from __future__ import annotations

from valles.games.on_mars.effects.ground import research_type
from valles.games.on_mars.rules.building import can_be_built_again, type_of
from valles.games.on_mars.rules.card import BLUEPRINT_CARDS, MISSION_CARDS
from valles.games.on_mars.rules.colony import HEXES
from valles.games.on_mars.rules.component import (
    BLUEPRINT_TAKEN,
    BLUEPRINTS,
    BOT_PLACED,
    BUILDING_UPGRADED,
    CONTRACT,
    CUBE_PLACED,
    DISCOVERY,
    DISCOVERY_TAKEN,
    GRID_TECHS,
    MISSION,
    RESEARCH_TAKEN,
    RESEARCH_TILE,
    RESEARCH_TYPES,
    SCIENTIST_TAKEN,
    SHELTER,
    SHELTERS,
    SHIPS,
    STACKS,
    TECH_TAKEN,
)
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import ships_welcomed


def missions_in_reach(state: State) -> int:
    """Return the number of open missions that can still be completed by public facts, costs and places apart."""
    count = 0
    for place, number in enumerate(state.missions):
        if number:
            left = contributions_left(state, MISSION_CARDS[number - MISSION].counts)
            if left >= state.mission_steps[place]:
                count += 1
    return count


def contributions_left(state: State, kind: int) -> int:
    """Return the most contributions of this kind that can still come without a further colony level."""
    if kind == RESEARCH_TAKEN:
        return research_left(state)
    if kind == BLUEPRINT_TAKEN:
        return min(len(state.display) - state.display.count(0), markers_left(state))
    if kind == BUILDING_UPGRADED:
        return upgrades_left(state)
    if kind == BOT_PLACED:
        return bots_left(state)
    if kind == DISCOVERY_TAKEN:
        return discoveries_left(state)
    if kind == TECH_TAKEN:
        return techs_left(state)
    if kind == CUBE_PLACED:
        return cubes_left(state)
    if kind == SCIENTIST_TAKEN:
        return len([number for number in state.offers if 0 < number < CONTRACT])
    return state.completed.count(False)


def research_left(state: State) -> int:
    """Tiles on the map, nobody taking two of a type (OM-COL-15)."""
    tiles = [0] * RESEARCH_TYPES
    for number in state.ground:
        if number >= RESEARCH_TILE:
            tiles[research_type(number)] += 1
    lacking = [len([board for board in state.seats if not board.research[kind]]) for kind in range(RESEARCH_TYPES)]
    return sum([min(tiles[kind], lacking[kind]) for kind in range(RESEARCH_TYPES)])


def markers_left(state: State) -> int:
    return sum([board.markers for board in state.seats])


def upgrades_left(state: State) -> int:
    """Blueprints that are not built, held or on display, for buildings that are not upgraded or can still come."""
    places = [0] * (STACKS + 1)
    for hex in range(HEXES):
        if state.building[hex] and not state.upgraded[hex]:
            places[type_of(state, hex)] += 1
    for building in range(STACKS):
        if can_be_built_again(state, building):
            places[building] += len(state.stacks[building])
    places[SHELTER] += sum([SHELTERS - board.shelters for board in state.seats])
    cards = [0] * (STACKS + 1)
    held = 0
    for number in range(1, BLUEPRINTS + 1):
        waits = state.blueprint_owner[number] > 0 and state.blueprint_hex[number] < 0
        held += int(waits)
        if waits or number in state.display:
            cards[BLUEPRINT_CARDS[number - 1].building] += 1
    fitting = sum([min(places[building], cards[building]) for building in range(STACKS + 1)])
    return min(fitting, held + markers_left(state))


def bots_left(state: State) -> int:
    """Return the bots that may still come, one with a ship, and as many ships as the colony level (OM-COL-63, -68)."""
    count = 0
    for board in state.seats:
        ships = min(SHIPS, state.level) - ships_welcomed(board)
        count += min(board.bots.count(-1), max(0, ships))
    return count


def discoveries_left(state: State) -> int:
    on_the_map = len([number for number in state.ground if DISCOVERY <= number < RESEARCH_TILE])
    return on_the_map + len(state.exploration) + len(state.discovery_stack)


def techs_left(state: State) -> int:
    """Tiles of the grid, which is filled up with a new level only, nobody owning two of a type."""
    count = 0
    for tech in GRID_TECHS:
        lacking = len([board for board in state.seats if tech + 1 not in board.lab])
        count += min(state.grid.count(tech + 1), lacking)
    return count


def cubes_left(state: State) -> int:
    """Return one for each seat and type of which a complex can still be made or enlarged."""
    count = 0
    for building in range(STACKS):
        if can_be_built_again(state, building):
            lacking = len([board for board in state.seats if not board.cubes[building]])
            count += min(len(state.stacks[building]), lacking)
    return count
