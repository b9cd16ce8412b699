"""The choices of Lacerda by his rules: all equal options, and chance among them (OM-SOLO-22 to -41)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.construct import Construct
from valles.games.on_mars.effects.flow import Buy
from valles.games.on_mars.effects.goods import FromWarehouse, Gain
from valles.games.on_mars.effects.ground import research_type
from valles.games.on_mars.effects.lab import LEVEL_PRICES, Develop, Learn
from valles.games.on_mars.effects.offer import CONTRACT_PRICE, TakeOffer
from valles.games.on_mars.effects.travel import exploration_hexes
from valles.games.on_mars.effects.upgrade import TakeBlueprint, Upgrade, best_upgrade_reason, upgrade_reason
from valles.games.on_mars.effects.verb import Verb
from valles.games.on_mars.rules.bonus import lab_bonus
from valles.games.on_mars.rules.building import joined, site_reason, standing
from valles.games.on_mars.rules.card import BLUEPRINT_CARDS, CONTRACT_CARDS, SCIENTIST_CARDS, TILE_CARDS
from valles.games.on_mars.rules.colony import CENTRE, DISTANCE, HEXES, NEIGHBOURS
from valles.games.on_mars.rules.component import (
    ANY_BUILDING,
    BLUEPRINTS,
    COLONIST,
    CONTRACT,
    CRYSTAL,
    CRYSTAL_THERE,
    DEVELOPMENTS,
    DISCOVERY,
    FIRST_LEVEL_3,
    FIRST_SPACES,
    LAB_LEVEL,
    LACERDA,
    MINE,
    RESEARCH_TILE,
    SCIENTIST,
    SHELTER,
    SHELTERS,
    SPACES_A_SIDE,
    STACKS,
    WAREHOUSE_GOODS,
)
from valles.games.on_mars.rules.payment import PAID_CRYSTALS, units_of
from valles.games.on_mars.rules.reason import POSSIBLE
from valles.games.on_mars.rules.stack import CHEAPEST_FIRST
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import room
from valles.games.on_mars.rules.tech import best_level, level_of

PLAYER: Final = 0
NOTHING: Final = -1
"""No type, space or hex can be chosen."""
ROVER_POINTS: Final = 2
ENOUGH_SCIENTISTS: Final = 2
"""With as many he goes for contracts (OM-SOLO-38)."""
ENOUGH: Final = 99
"""More crystals than anything costs: for what he need not pay."""
CONTRACT_CRYSTALS: Final = units_of(CONTRACT_PRICE, PAID_CRYSTALS)


def any_of(state: State, options: list[int]) -> int:
    """Return one of several equal options by chance (OM-SOLO-41)."""
    return options[0] if len(options) == 1 else state.shuffled(options)[0]


# Orbit


def is_scored(state: State, building: int) -> bool:
    """Return True if one of his scientists scores advanced buildings of the type."""
    for scientist in range(len(SCIENTIST_CARDS)):
        if state.scientist_owner[scientist] == LACERDA + 1 and SCIENTIST_CARDS[scientist].scores == building:
            return True
    return False


def scored_blueprints(state: State) -> list[int]:
    return [number for number in state.display if number and is_scored(state, BLUEPRINT_CARDS[number - 1].building)]


def next_blueprint(state: State) -> int:
    """Return the card he would take, 0 for none (OM-SOLO-29).

    A card that his scientists score; among several, or if there is none among all, the leftmost card of the row with
    more cards, of the lower row if both have as many. If that row has none of the scored cards, the other row counts.
    """
    if state.seats[LACERDA].markers == 0:
        return 0
    scored = scored_blueprints(state)
    half = len(state.display) // 2
    upper, lower = state.display[:half], state.display[half:]
    rows = [upper, lower] if upper.count(0) < lower.count(0) else [lower, upper]
    for number in rows[0] + rows[1]:
        if number and (not scored or number in scored):
            return number
    return 0


def next_tech(state: State) -> int:
    """Return the grid space of the tile he would learn: the cheapest, then the leftmost (OM-SOLO-30)."""
    lab = state.seats[LACERDA].lab
    if lab[0] and lab[1]:
        return NOTHING
    for space in CHEAPEST_FIRST:
        if state.grid[space] and state.grid[space] not in lab:
            return space
    return NOTHING


def development_crystals(development: int) -> int:
    """Return the crystals that Lacerda pays for a development. He pays no resources (OM-SOLO-18, -40)."""
    return units_of(LEVEL_PRICES[LAB_LEVEL[DEVELOPMENTS[development][1]]], PAID_CRYSTALS)


def developments_from(state: State, start: int, crystals: int) -> list[int]:
    """Return the developments of a tile that so many crystals can pay for."""
    lab = state.seats[LACERDA].lab
    options = []
    for development in range(len(DEVELOPMENTS)):
        free = DEVELOPMENTS[development][0] == start and lab[start] and lab[DEVELOPMENTS[development][1]] == 0
        if free and development_crystals(development) <= crystals:
            options.append(development)
    return options


def tile_to_develop(state: State, least: bool, crystals: int) -> int:
    """The laboratory space of his most or least developed tile that can move on, the lower on a tie (OM-SOLO-31)."""
    result = NOTHING
    for space in range(len(LAB_LEVEL)):
        better = result == NOTHING or not least or LAB_LEVEL[space] == LAB_LEVEL[result]
        if better and developments_from(state, space, crystals):
            result = space
    return result


def best_developments(state: State, start: int, crystals: int) -> list[int]:
    """Return the best developments of a tile: those with a benefit that he can use come first (OM-SOLO-41)."""
    options = developments_from(state, start, crystals)
    better = []
    for development in options:
        bonus = lab_bonus(state, DEVELOPMENTS[development][1])
        if bonus is not None and is_useful(state, bonus):
            better.append(development)
    return better or options


def next_good(state: State, crystals: bool) -> int:
    """Return his good from the warehouse: most items, then the leftmost kind, crystals first (OM-SOLO-22)."""
    result = NOTHING
    for good in WAREHOUSE_GOODS:
        if good == CRYSTAL and (not crystals or room(state, LACERDA, CRYSTAL) == 0):
            continue
        if state.warehouse[good] > (0 if result == NOTHING else state.warehouse[result]):
            result = good
    return result


# Colony


def best_sites(state: State, building: int) -> list[int]:
    """Every hex where a building of the type would make the largest complex, with any tile in play (OM-SOLO-34)."""
    if building == SHELTER:
        if state.seats[LACERDA].shelters == SHELTERS:
            return []
    elif not state.stacks[building]:
        return []
    level = best_level(state, LACERDA, building)
    most = 0
    result: list[int] = []
    for hex in range(HEXES):
        if site_reason(state, LACERDA, building, hex, level) == POSSIBLE:
            size = joined(state, LACERDA, building, hex)
            if size > most:
                most = size
                result = []
            if size == most:
                result.append(hex)
    return result


def is_enough(state: State, building: int) -> bool:
    """Return True if the colony has what its level needs of the type; mines it always needs (OM-SOLO-32, -33)."""
    return building != MINE and state.lss[building - 1] > state.level


def next_building(state: State) -> int:
    """Return the first type of the cycle from his bot on that is needed and can be built (OM-SOLO-32, -33)."""
    for step in range(STACKS):
        building = (state.lacerda_bot + step) % STACKS
        if not is_enough(state, building) and best_sites(state, building):
            return building
    return NOTHING


def is_waiting(state: State, number: int) -> bool:
    """Return True if it is a blueprint of his whose marker is still on the card."""
    return state.blueprint_owner[number] == LACERDA + 1 and state.blueprint_hex[number] < 0


def fitting_blueprints(state: State) -> list[int]:
    """His blueprints that some building on the map fits, wherever it is (OM-SOLO-37)."""
    fitting = []
    for number in range(1, BLUEPRINTS + 1):
        if is_waiting(state, number) and best_upgrade_reason(state, LACERDA, number, True) == POSSIBLE:
            fitting.append(number)
    return fitting


def best_blueprints(state: State) -> list[int]:
    """Return the blueprints he would rather build: those his scientists score, then those of level 3 (OM-SOLO-37, -41).

    Those of level 3 are worth more and fit fewer buildings, so that no other takes their place.
    """
    best = NOTHING
    result: list[int] = []
    for number in fitting_blueprints(state):
        card = BLUEPRINT_CARDS[number - 1]
        worth = 2 * int(is_scored(state, card.building)) + int(number >= FIRST_LEVEL_3)
        if worth > best:
            best = worth
            result = []
        if worth == best:
            result.append(number)
    return result


def places_for(state: State, number: int) -> list[int]:
    """Return the hexes for a blueprint, all equal to him."""
    return [hex for hex in range(HEXES) if upgrade_reason(state, LACERDA, number, hex, True) == POSSIBLE]


def tech_owner(state: State, tech: int, need: int) -> int:
    """Return the owner of the tile he uses: himself if its level is enough or not lower (OM-SOLO-21)."""
    own, other = level_of(state.seats[LACERDA], tech), level_of(state.seats[PLAYER], tech)
    if own == 0 and other == 0:
        return NOTHING
    return LACERDA if own >= need or own >= other else PLAYER


def potential(state: State, number: int) -> int:
    """Return the number of blueprints of both sides, built or not, that a scientist would score (OM-SOLO-38)."""
    building = SCIENTIST_CARDS[number - SCIENTIST].scores
    count = 0
    for blueprint in range(1, BLUEPRINTS + 1):
        if state.blueprint_owner[blueprint] and BLUEPRINT_CARDS[blueprint - 1].building == building:
            count += 1
    return count


def best_offers(state: State, crystals: int) -> list[int]:
    """Return the scientists he would hire or the contracts he would take with as many crystals (OM-SOLO-38, -40).

    Without a scientist on display he takes a contract before he has two.
    """
    scientists = [number for number in state.offers if 0 < number < CONTRACT]
    if scientists and state.scientist_owner.count(LACERDA + 1) < ENOUGH_SCIENTISTS:
        most = max([potential(state, number) for number in scientists])
        return [number for number in scientists if potential(state, number) == most]
    contracts = [number for number in state.offers if number >= CONTRACT]
    if not contracts or crystals < CONTRACT_CRYSTALS:
        return []
    most = max([CONTRACT_CARDS[number - CONTRACT].success for number in contracts])
    return [number for number in contracts if CONTRACT_CARDS[number - CONTRACT].success == most]


# Benefits and tiles


def is_useful(state: State, verb: Verb, cost: int = 0) -> bool:
    """Return True if an action or benefit is of use to him after paying so many crystals (OM-SOLO-27, -28, -48).

    Resources, colonists and bots do not.
    """
    if isinstance(verb, Gain):
        return verb.good == CRYSTAL
    if isinstance(verb, Develop):
        crystals = ENOUGH if verb.free else state.seats[LACERDA].crystals - cost
        return tile_to_develop(state, False, crystals) != NOTHING
    if isinstance(verb, Construct):
        if verb.building == ANY_BUILDING:
            return next_building(state) != NOTHING
        return len(best_sites(state, verb.building)) > 0
    if isinstance(verb, Upgrade):
        return len(fitting_blueprints(state)) > 0
    if isinstance(verb, TakeBlueprint):
        return next_blueprint(state) > 0
    if isinstance(verb, TakeOffer):
        return len(best_offers(state, state.seats[LACERDA].crystals - cost)) > 0
    if isinstance(verb, FromWarehouse):
        return next_good(state, verb.crystals) != NOTHING
    return isinstance(verb, Learn) and next_tech(state) != NOTHING


def is_colonist(verb: Verb) -> bool:
    """Return True if a benefit brings a colonist, bought or not."""
    if isinstance(verb, Buy):
        return is_colonist(verb.effect)
    return isinstance(verb, Gain) and verb.good == COLONIST


def may_collect(state: State, hex: int) -> bool:
    """Return True if a tile lies there that he may take and use (OM-COL-15, OM-SOLO-28)."""
    number = state.ground[hex]
    if number <= CRYSTAL_THERE or standing(state, hex):
        return False
    if number >= RESEARCH_TILE and state.seats[LACERDA].research[research_type(number)]:
        return False
    return is_useful(state, TILE_CARDS[number - DISCOVERY].effect)


# The rover


def rover_hex(state: State, seat: int) -> int:
    """Return the hex of a piece. A rover that has not moved yet stands on the starting mine (OM-COL-13)."""
    rover = state.seats[seat].rover
    return CENTRE if rover < 0 else rover


def nearest_tiles(state: State) -> list[int]:
    origin = rover_hex(state, LACERDA)
    best = HEXES
    result: list[int] = []
    for hex in range(HEXES):
        far = DISTANCE[origin][hex]
        if far <= best and may_collect(state, hex):
            if far < best:
                best = far
                result = []
            result.append(hex)
    return result


def stops(state: State, tiles: list[int], points: int) -> list[int]:
    """Return the hexes where the rover would end: on one of these tiles, or as near to one as the points allow.

    It stays only where no piece stands and no tile lies (OM-COL-05, -16). Among equal hexes those are left to which he
    collects most crystals on the way (OM-SOLO-41); there may be none that is nearer than where he is.
    """
    origin = rover_hex(state, LACERDA)
    near = DISTANCE[origin][tiles[0]]
    if near <= points:
        return with_most_crystals(state, origin, tiles)
    result: list[int] = []
    for hex in range(HEXES):
        if DISTANCE[origin][hex] <= points and state.ground[hex] <= CRYSTAL_THERE and not standing(state, hex):
            far = min([DISTANCE[hex][tile] for tile in tiles])
            if far < near:
                near = far
                result = []
            if far == near and far < DISTANCE[origin][tiles[0]]:
                result.append(hex)
    return with_most_crystals(state, origin, result)


def with_most_crystals(state: State, origin: int, hexes: list[int]) -> list[int]:
    counts = [crystals_on(state, way(state, origin, hex)) for hex in hexes]
    return [hex for hex, count in zip(hexes, counts, strict=True) if count == max(counts)]


def crystals_on(state: State, path: list[int]) -> int:
    return len([hex for hex in path if state.ground[hex] == CRYSTAL_THERE])


def way(state: State, origin: int, target: int) -> list[int]:
    """Return the shortest way with most crystals, over the hexes named first if several have as many (OM-SOLO-28)."""
    far = DISTANCE[target]
    crystals = [0] * HEXES
    for steps in range(far[origin]):
        for hex in range(HEXES):
            if far[hex] == steps and DISTANCE[origin][hex] == far[origin] - steps:
                for near in NEIGHBOURS[hex]:
                    if far[near] == steps - 1 and crystals[near] > crystals[hex]:
                        crystals[hex] = crystals[near]
                if state.ground[hex] == CRYSTAL_THERE:
                    crystals[hex] += 1
    path: list[int] = []
    hex = origin
    while hex != target:
        closer = [near for near in NEIGHBOURS[hex] if far[near] == far[hex] - 1]
        most = max([crystals[near] for near in closer])
        hex = min([near for near in closer if crystals[near] == most])
        path.append(hex)
    return path


# Travel


def best_explorations(state: State) -> list[int]:
    """Return the hexes for a discovery tile: towards the nearest research tile, then far from the player's rover.

    Or the other way round, then near any research tile (OM-SOLO-13).
    """
    player = rover_hex(state, PLAYER)
    research = research_hexes(state)
    if state.research_first:
        research = nearest_of(research, rover_hex(state, LACERDA))
    best = NOTHING
    result: list[int] = []
    for hex in exploration_hexes(state, LACERDA):
        near = min([DISTANCE[hex][tile] for tile in research]) if research else 0
        far = DISTANCE[player][hex]
        worth = HEXES * (HEXES - near) + far if state.research_first else HEXES * far + HEXES - near
        if worth > best:
            best = worth
            result = []
        if worth == best:
            result.append(hex)
    return result


def research_hexes(state: State) -> list[int]:
    return [hex for hex in range(HEXES) if state.ground[hex] >= RESEARCH_TILE]


def has_research(state: State) -> bool:
    """Return True if a research tile is left on the map."""
    return max(state.ground) >= RESEARCH_TILE


def nearest_of(hexes: list[int], origin: int) -> list[int]:
    """Return the hexes nearest to a hex."""
    shortest = min([DISTANCE[origin][hex] for hex in hexes], default=0)
    return [hex for hex in hexes if DISTANCE[origin][hex] == shortest]


def free_spaces(state: State, side: int) -> list[int]:
    """Return the empty turn order spaces of the side that have a First Colonist tile (OM-SOLO-10)."""
    first = SPACES_A_SIDE * side
    taken = [board.space for board in state.seats]
    return [space for space in FIRST_SPACES if first < space <= first + SPACES_A_SIDE and space not in taken]
