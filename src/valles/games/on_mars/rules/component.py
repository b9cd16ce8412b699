"""The printed components as numbers: goods, buildings, technologies, actions, boards and card numbers."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("purple", "green", "yellow", "blue")
LACERDA: Final = 1
"""The board of the solo opponent, beside that of the player."""

MINERAL: Final = 0
BATTERY: Final = 1
WATER: Final = 2
PLANT: Final = 3
OXYGEN: Final = 4
CRYSTAL: Final = 5
COLONIST: Final = 6
GOODS: Final = ("mineral", "battery", "water", "plant", "oxygen", "crystal", "colonist")
RESOURCES: Final = 5
"""The first five goods are the resources (OM-GEN-01)."""

MINE: Final = 0
GENERATOR: Final = 1
WATER_EXTRACTOR: Final = 2
GREENHOUSE: Final = 3
OXYGEN_CONDENSER: Final = 4
SHELTER: Final = 5
BUILDINGS: Final = ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter")
"""Each yields the good of its own number and costs the good before it (OM-GEN-06)."""
ANY_BUILDING: Final = 6
STACKS: Final = 5
"""All but the shelters lie in stacks for everybody."""

ROVER_TECH: Final = 6
UPGRADE_TECH: Final = 7
SHIP_TECH: Final = 8
TECHS: Final = (*BUILDINGS, "rover", "upgrade", "ship")
GRID_TECHS: Final = (
    MINE, GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, ROVER_TECH, UPGRADE_TECH, SHIP_TECH,
)  # fmt: skip
NO_TECH: Final = -1

ORBIT: Final = 0
COLONY: Final = 1
SIDES: Final = ("orbit", "colony")
SPACES: Final = 8
"""Turn order spaces 1 to 8; those from 5 on are on the colony side (OM-SETUP-37)."""
SPACES_A_SIDE: Final = 4

LANDING_POD: Final = 0
OBTAIN_BLUEPRINT: Final = 1
LEARN_TECH: Final = 2
RESEARCH: Final = 3
RESUPPLY: Final = 4
CONTROL_CENTER: Final = 5
CONSTRUCT: Final = 6
UPGRADE: Final = 7
WELCOME_SHIP: Final = 8
HIRE: Final = 9
MAIN_ACTIONS: Final = (
    "landing_pod", "obtain_blueprint", "learn_tech", "research", "resupply", "control_center", "construct", "upgrade",
    "welcome_ship", "hire",
)  # fmt: skip
"""The first five in orbit, the others in the colony (OM-ROUND-05)."""
SLOTTED: Final = ("obtain_blueprint", "research", "construct", "upgrade", "hire")
SLOT_OF: Final = [-1, 0, -1, 1, -1, -1, 2, 3, -1, 4]
"""The row of slots of each main action, -1 where no colonist is placed (OM-PLACE-13)."""
SLOT_SIDE: Final = [ORBIT, ORBIT, COLONY, COLONY, COLONY]
SLOTS: Final = 3
"""In each row but that of hiring, which has one for each colour (OM-PLACE-14)."""
HIRE_ROW: Final = 4
WORKING_AREA: Final = 5
"""The place besides the rows of slots from which colonists may return."""

WAREHOUSE_GOODS: Final = (CRYSTAL, BATTERY, WATER, PLANT, OXYGEN)

LAB: Final = ("1a", "1b", "2a", "2b", "2c", "3a", "3b", "4a", "4b", "4c", "5a", "5b", "6a")
LAB_LEVEL: Final = [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6]
LAB_POINTS: Final = [0, 1, 2, 3, 4, 5, 9]
"""Below each column, by its level."""
LAB_TO: Final = [[2, 3], [3, 4], [5], [5, 6], [6], [7, 8], [8, 9], [10], [10, 11], [11], [12], [12], []]
DEVELOPMENTS: Final = [(start, end) for start, ends in enumerate(LAB_TO) for end in ends]
SHELTER_TECH_START: Final = 3
TOP_LEVEL: Final = 6

GRID: Final = ("top_1", "top_2", "top_3", "middle_1", "middle_2", "middle_3", "bottom_1", "bottom_2")

COLONISTS: Final = 12
STARTING_COLONISTS: Final = 3
BOTS: Final = 4
SHIPS: Final = 5
DEPOT: Final = 8
MARKERS: Final = 8
SHELTERS: Final = 5
STARTING_QUARTERS: Final = 4
QUARTERS_A_SHELTER: Final = 2
GOALS_DEALT: Final = 3
MISSIONS_OPEN: Final = 3

LSS: Final = 4
"""The columns: generator, water extractor, greenhouse, oxygen condenser."""
FIRST_BUILDING_POINTS: Final = 2
PROGRESS_POINTS: Final = [0, 1, 2, 4, 7, 11]
SHIP_POINTS: Final = 3
ADVANCED_POINTS: Final = [0, 3, 0, 5]
"""Points by the level of the blueprint (OM-END-10)."""
SCIENTIST_POINTS: Final = 3
LAST_LEVEL: Final = 5
LSS_ROWS: Final = 5
QUARTERS_POINTS: Final = (0, 3, 6, 10, 15, 21)
"""Beside the rows of the living quarters, from the bottom."""
FIRST_SPACES: Final = (2, 3, 4, 6, 7, 8)
"""The turn order spaces on the First Colonist tiles."""
CONTRACT_ORDER: Final = (
    "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter", "mine", "mineral", "battery", "water",
    "oxygen", "plant", "crystal",
)  # fmt: skip
"""Contracts 1 to 12 by what they ask for, the upgrades first."""

BLUEPRINT: Final = 1
SCIENTIST: Final = 25
CONTRACT: Final = 31
GOAL: Final = 43
MISSION: Final = 59
FIRST_A: Final = 68
FIRST_B: Final = 72
DISCOVERY: Final = 80
RESEARCH_TILE: Final = 99
REWARD: Final = 107
TECH: Final = 115
EXECUTIVE: Final = 124
SOLO: Final = 132
SOLO_GOAL: Final = 144
CARD_COUNT: Final = 148
"""The numbers of all cards and tiles: each family follows the one before it."""
FAMILIES: Final = (
    ("blueprint", BLUEPRINT), ("scientist", SCIENTIST), ("contract", CONTRACT), ("goal", GOAL), ("mission", MISSION),
    ("first_colonist_a", FIRST_A), ("first_colonist_b", FIRST_B), ("discovery", DISCOVERY),
    ("research", RESEARCH_TILE), ("reward", REWARD), ("tech", TECH), ("executive", EXECUTIVE), ("solo", SOLO),
    ("solo_goal", SOLO_GOAL),
)  # fmt: skip
BLUEPRINTS: Final = 24
DISPLAY: Final = 12
"""Places for blueprints face up: two rows of six."""
SCIENTISTS: Final = 6
CONTRACTS: Final = 12
DELIVERY: Final = 37
"""The first delivery contract; those before it are upgrade contracts."""
FIRST_LEVEL_3: Final = 13
RESEARCH_TYPES: Final = 4

NOTHING_THERE: Final = 0
CRYSTAL_THERE: Final = 1
"""Contents of a hex: nothing, a crystal, or the number of a discovery or research tile."""

LEARNED: Final = 0
SHIP_WELCOMED: Final = 1
SHELTER_BUILT: Final = 2
SCIENTIST_HIRED: Final = 3
DEVELOPED: Final = 4
DEVELOPED_TWICE: Final = 5
DISCOVERY_PLACED: Final = 6
BLUEPRINT_OBTAINED: Final = 7
TASKS: Final = (
    "learn_tech", "welcome_ship", "construct_shelter", "hire_scientist", "develop", "develop_twice", "place_discovery",
    "obtain_blueprint",
)  # fmt: skip
"""Tasks of First Colonist cards."""

RESEARCH_TAKEN: Final = 0
BLUEPRINT_TAKEN: Final = 1
BUILDING_UPGRADED: Final = 2
BOT_PLACED: Final = 3
DISCOVERY_TAKEN: Final = 4
TECH_TAKEN: Final = 5
CUBE_PLACED: Final = 6
SCIENTIST_TAKEN: Final = 7
CONTRACT_COMPLETED: Final = 8
CONTRIBUTIONS: Final = (
    "research_tiles", "blueprints", "advanced_buildings", "bots", "discovery_tiles", "techs", "progress_cubes",
    "scientists", "contracts",
)  # fmt: skip
"""Contributions to missions (OM-MISSION-05)."""

COUNT_BLUEPRINTS: Final = 0
COUNT_ADVANCED: Final = 1
COUNT_MINES: Final = 2
COUNT_DISCOVERIES: Final = 3
COUNT_LARGEST: Final = 4
COUNT_SAME_RESOURCES: Final = 5
COUNT_SHELTERS: Final = 6
COUNT_LEVEL: Final = 7
COUNT_QUARTERS: Final = 8
COUNT_TECHS: Final = 9
COUNT_HANGAR: Final = 10
COUNT_RESEARCH: Final = 11
COUNT_SCIENTISTS: Final = 12
COUNT_CONTRACTS: Final = 13
COUNT_CUBES: Final = 14
COUNT_COMPLEXES: Final = 15
COUNT_TOP_TECH: Final = 16
COUNT_BOTS: Final = 17
COUNTS: Final = (
    "blueprints", "advanced", "mines", "discoveries", "largest", "same_resources", "shelters", "level", "quarters",
    "techs", "hangar", "research", "scientists", "contracts", "cubes", "complexes", "top_tech", "bots",
)  # fmt: skip
"""The counts of goals and life support rewards."""
