"""The missions: what contributes, steps for one to four players, and the crystals for each contribution."""

from valles.games.on_mars.rules.standin import CONTRACT_CRYSTALS
from valles.games.on_mars.rules.words import (
    BLUEPRINT_TAKEN,
    BOT_PLACED,
    BUILDING_UPGRADED,
    CONTRACT_COMPLETED,
    CUBE_PLACED,
    DISCOVERY_TAKEN,
    RESEARCH_TAKEN,
    SCIENTIST_TAKEN,
    TECH_TAKEN,
    mission,
)

RESEARCH_TILES = mission(RESEARCH_TAKEN, steps=(5, 5, 5, 7), crystals=2)
BLUEPRINTS = mission(BLUEPRINT_TAKEN, steps=(10, 10, 10, 13), crystals=1, standin=("length",))
ADVANCED_BUILDINGS = mission(BUILDING_UPGRADED, steps=(8, 8, 8, 10), crystals=1, standin=("action", "length"))
BOTS = mission(BOT_PLACED, steps=(3, 3, 4, 5), crystals=2, standin=("action",))
DISCOVERY_TILES = mission(DISCOVERY_TAKEN, steps=(5, 5, 7, 9), crystals=1, standin=("action", "length"))
TECHS = mission(TECH_TAKEN, steps=(7, 7, 11, 12), crystals=1, standin=("action", "length"))
PROGRESS_CUBES = mission(CUBE_PLACED, steps=(8, 8, 11, 14), crystals=1, standin=("action", "length"))
SCIENTISTS = mission(SCIENTIST_TAKEN, steps=(4, 4, 4, 5), crystals=2)
CONTRACTS = mission(
    CONTRACT_COMPLETED, steps=(2, 2, 2, 3), crystals=CONTRACT_CRYSTALS, standin=("action", "length", "crystals")
)
