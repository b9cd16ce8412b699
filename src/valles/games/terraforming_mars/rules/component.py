"""The printed components, as numbers: resources, tags, tiles, placement rules, projects, prices."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("yellow", "blue", "pink", "green", "white")
NEUTRAL: Final = 5
"""The neutral opponent of the solo game, where a seat could stand."""
WORLD_GOVERNMENT: Final = -1
"""It stands where a seat could when a parameter is raised for nobody (TM-VEN-24)."""

CREDITS: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
STOCK: Final = ("credits", "steel", "titanium", "plants", "energy", "heat")
PRODUCTION_FLOOR: Final = [-5, 0, 0, 0, 0, 0]

NO_RESOURCE: Final = 0
ANIMALS: Final = 1
MICROBES: Final = 2
SCIENCES: Final = 3
FIGHTERS: Final = 4
HOLDINGS: Final = ["", "animals", "microbes", "sciences", "fighters"]
"""Resources that lie on cards; later boxes add theirs by `holding`."""

BUILDING: Final = 0
SPACE: Final = 1
POWER: Final = 2
SCIENCE: Final = 3
JOVIAN: Final = 4
EARTH: Final = 5
PLANT: Final = 6
MICROBE: Final = 7
ANIMAL: Final = 8
CITY: Final = 9
EVENT: Final = 10
WILD: Final = 11
"""A tag of its owner's choice (TM-PRE-40)."""
TAGS: Final = [
    "building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city", "event", "wild",
]  # fmt: skip
"""Tags; later boxes add theirs by `tag`."""

NO_TILE: Final = 0
OCEAN_TILE: Final = 1
GREENERY_TILE: Final = 2
CITY_TILE: Final = 3
CAPITAL_TILE: Final = 4
COMMERCIAL_DISTRICT_TILE: Final = 5
ECOLOGICAL_ZONE_TILE: Final = 6
INDUSTRIAL_CENTER_TILE: Final = 7
LAVA_FLOWS_TILE: Final = 8
MINING_AREA_TILE: Final = 9
MINING_RIGHTS_TILE: Final = 10
MOHOLE_AREA_TILE: Final = 11
NATURAL_PRESERVE_TILE: Final = 12
NUCLEAR_ZONE_TILE: Final = 13
RESTRICTED_AREA_TILE: Final = 14
TILES: Final = (
    "none", "ocean", "greenery", "city", "capital", "commercial_district", "ecological_zone", "industrial_center",
    "lava_flows", "mining_area", "mining_rights", "mohole_area", "natural_preserve", "nuclear_zone", "restricted_area",
)  # fmt: skip

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
PLACES: Final = [
    "on-land", "on-ocean-area", "alone", "beside-city", "beside-two-cities", "beside-greenery", "on-metal",
    "on-metal-beside-own", "on-volcano", "at-noctis", "at-phobos", "at-ganymede", "apart-from-cities",
    "beside-own-if-possible",
]  # fmt: skip
"""Placement rules of tiles; later boxes add theirs by `space_beside`."""
BESIDE: Final = [(AT_PHOBOS, "phobos_space_haven"), (AT_GANYMEDE, "ganymede_colony")]
"""The spaces beside every map, each with the placement rule that leads there (TM-TILE-29), in the order of these."""
FIRST_BESIDE: Final = len(BESIDE)
"""The number of those of the first box."""

SELL_PATENTS: Final = 0
POWER_PLANT: Final = 1
ASTEROID_PROJECT: Final = 2
AQUIFER: Final = 3
GREENERY_PROJECT: Final = 4
CITY_PROJECT: Final = 5
BUFFER_GAS: Final = 6
"""Only alone and with a rating as the goal (TM-PRE-73)."""
STANDARD_PROJECTS: Final = ("sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city", "buffer_gas")
STANDARD_PRICES: Final = [0, 11, 14, 18, 23, 25, 16]

MILESTONE_PRICE: Final = 8
MILESTONE_POINTS: Final = 5
MILESTONES_CLAIMABLE: Final = 3
AWARD_PRICES: Final = [8, 14, 20]
AWARD_FIRST: Final = 5
AWARD_SECOND: Final = 2

COLDEST: Final = -30
DEGREES_A_STEP: Final = 2
TEMPERATURE_STEPS: Final = 19
OXYGEN_STEPS: Final = 14
OCEAN_TILES: Final = 9
HEAT_PRODUCTION_STEPS: Final = (3, 5)
"""-24 and -20 °C (TM-PARAM-11)."""
OCEAN_STEP: Final = 15
"""0 °C (TM-PARAM-12)."""
TEMPERATURE_STEP: Final = 8
"""8 % oxygen (TM-PARAM-10)."""

CARD_PRICE: Final = 3
STARTING_CARDS: Final = 10
RESEARCH_CARDS: Final = 4
STARTING_RATING: Final = 20
SOLO_RATING: Final = 14
SOLO_GENERATIONS: Final = 14
SOLO_GENERATIONS_WITH_PRELUDES: Final = 12
GOAL_RATING: Final = 63
"""The rating that wins alone, where that is the goal (TM-PRE-73)."""
PRELUDES_DEALT: Final = 4
PRELUDES_KEPT: Final = 2
COMPENSATION: Final = 15
"""M€ for a prelude that cannot be played (TM-PRE-23)."""
PLANTS_A_GREENERY: Final = 8
HEAT_A_STEP: Final = 8
OCEAN_BONUS: Final = 2

AUTOMATED: Final = 0
ACTIVE: Final = 1
EVENT_KIND: Final = 2
CORPORATION: Final = 3
PRELUDE: Final = 4
KINDS: Final = ("automated", "active", "event", "corporation", "prelude")

BASE: Final = 0
CORPORATE_ERA: Final = 1
BEGINNER_DECK: Final = 2
"""The decks of the first box; `words.deck` makes others."""

PROJECTS: Final = 208
BEGINNER: Final = 221
"""The projects of the first box are the cards 1 to 208; its corporations follow, the beginners' one last."""

EDITIONS: Final = ("de", "pl", "it", "nl")
POLISH: Final = 1
ITALIAN: Final = 2


def tag(number: int, name: str) -> int:
    """Return the tag of a later box, entered under its number: the first one that no box before it has."""
    return _entered(TAGS, number, name)


def holding(number: int, name: str) -> int:
    """Return the resource on cards of a later box, entered under its number."""
    return _entered(HOLDINGS, number, name)


def space_beside(number: int, rule: str, name: str) -> int:
    """Return the placement rule of a space that a later box adds beside every map, entered under its number."""
    BESIDE.append((number, name))
    BESIDE.sort()
    return _entered(PLACES, number, rule)


def _entered(names: list[str], number: int, name: str) -> int:
    """Enter a name under its number, whatever the order in which boxes are imported."""
    names += [""] * (number + 1 - len(names))
    if names[number]:
        raise ValueError(f"{name!r} cannot have the number {number}, which belongs to {names[number]!r}")
    names[number] = name
    return number


def check_components() -> None:
    """Refuse numbers of tags, resources on cards and placement rules that were left out."""
    for names in (TAGS, HOLDINGS[1:], PLACES):
        if "" in names:
            raise ValueError(f"a number before {names[-1]!r} has no name")
