"""The tiles: discoveries, research, life support rewards and technologies."""

from valles.games.on_mars.rules.standin import DISCOVERY_AMOUNTS, DISCOVERY_BUILDINGS, RESEARCH_LETTERS
from valles.games.on_mars.rules.words import (
    ANY_BUILDING,
    BUILDINGS,
    COUNT_ADVANCED,
    COUNT_BOTS,
    COUNT_DISCOVERIES,
    COUNT_HANGAR,
    COUNT_MINES,
    COUNT_QUARTERS,
    COUNT_SHELTERS,
    COUNT_TOP_TECH,
    blueprints,
    construct,
    develop,
    discovery,
    gain,
    hire_or_contract,
    learn,
    research,
    reward,
    tech,
    upgrade,
    warehouse,
)

DEVELOP_X2 = discovery("develop_x2", develop(2))
CONSTRUCT = [
    discovery(
        f"construct_{building}",
        construct(BUILDINGS.index(building)),
        standin=() if building == "shelter" else ("building",),
    )
    for building in DISCOVERY_BUILDINGS
]
UPGRADE_X2 = discovery("upgrade_x2", upgrade(2))
CONSTRUCT_ANY = discovery("construct_any", construct(ANY_BUILDING))
SCIENTIST_OR_CONTRACT = discovery("scientist_or_contract", hire_or_contract())
BLUEPRINTS_X2 = discovery("blueprints_x2", blueprints(2))
WAREHOUSE_X2 = discovery("warehouse_x2", warehouse(2))
CRYSTALS_X3 = discovery("crystals_x3", gain(crystal=3))
GAIN_MINERAL = discovery("gain_mineral", gain(mineral=DISCOVERY_AMOUNTS[0]), standin=("amount",))
GAIN_BATTERY = discovery("gain_battery", gain(battery=DISCOVERY_AMOUNTS[1]), standin=("amount",))
GAIN_WATER = discovery("gain_water", gain(water=DISCOVERY_AMOUNTS[2]), standin=("amount",))
GAIN_PLANT = discovery("gain_plant", gain(plant=DISCOVERY_AMOUNTS[3]))
GAIN_OXYGEN = discovery("gain_oxygen", gain(oxygen=DISCOVERY_AMOUNTS[4]), standin=("amount",))
LEARN_TECH = discovery("learn_tech", learn(1))

RESEARCH = [
    research(f"{letter}{copy}", develop(2, free=True), standin=("letter",))
    for letter in RESEARCH_LETTERS
    for copy in (1, 2)
]

TOP_TECH = reward("top_tech", counts=COUNT_TOP_TECH, each=1)
SHIPS = reward("ships", counts=COUNT_HANGAR, each=2)
ADVANCED = reward("advanced", counts=COUNT_ADVANCED, each=2)
MINES = reward("mines", counts=COUNT_MINES, each=2)
BOTS = reward("bots", counts=COUNT_BOTS, each=2)
DISCOVERY = reward("discovery", counts=COUNT_DISCOVERIES, each=2)
SHELTERS = reward("shelters", counts=COUNT_SHELTERS, each=2)
COLONISTS = reward("colonists", counts=COUNT_QUARTERS, each=1)

TECHS = [
    *(tech(building) for building in BUILDINGS),
    tech("rover"),
    tech("upgrade"),
    tech("ship", standin=("amount",)),
]
