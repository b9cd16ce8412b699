"""The printed components as numbers: resources, tags, tiles, projects, milestones and awards."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("yellow", "blue", "pink", "green", "white")
NEUTRAL: Final = 5
"""The neutral opponent of the solo game, where a seat could stand."""

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
HOLDINGS: Final = ("", "animals", "microbes", "sciences", "fighters")

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
TAGS: Final = (
    "building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city", "event",
)  # fmt: skip

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

SELL_PATENTS: Final = 0
POWER_PLANT: Final = 1
ASTEROID_PROJECT: Final = 2
AQUIFER: Final = 3
GREENERY_PROJECT: Final = 4
CITY_PROJECT: Final = 5
STANDARD_PROJECTS: Final = ("sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city")
STANDARD_PRICES: Final = [0, 11, 14, 18, 23, 25]

TERRAFORMER: Final = 0
MAYOR: Final = 1
GARDENER: Final = 2
BUILDER: Final = 3
PLANNER: Final = 4
MILESTONES: Final = ("terraformer", "mayor", "gardener", "builder", "planner")
MILESTONE_GOALS: Final = [35, 3, 3, 8, 16]
MILESTONE_PRICE: Final = 8
MILESTONE_POINTS: Final = 5
MILESTONES_CLAIMABLE: Final = 3

LANDLORD: Final = 0
BANKER: Final = 1
SCIENTIST: Final = 2
THERMALIST: Final = 3
MINER: Final = 4
AWARDS: Final = ("landlord", "banker", "scientist", "thermalist", "miner")
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
PLANTS_A_GREENERY: Final = 8
HEAT_A_STEP: Final = 8
OCEAN_BONUS: Final = 2

AUTOMATED: Final = 0
ACTIVE: Final = 1
EVENT_KIND: Final = 2
CORPORATION: Final = 3
KINDS: Final = ("automated", "active", "event", "corporation")

BASE: Final = 0
CORPORATE_ERA: Final = 1
BEGINNER_DECK: Final = 2
DECKS: Final = ("base", "corporate_era", "beginner")

PROJECTS: Final = 208
BEGINNER: Final = 221
"""The number under which the beginner corporation lies in the card table; corporations follow the projects."""
CARD_COUNT: Final = 222

EDITIONS: Final = ("de", "pl", "it", "nl")
POLISH: Final = 1
ITALIAN: Final = 2
