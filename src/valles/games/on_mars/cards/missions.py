"""The missions: steps for one to four players, and the crystals for each contribution."""

from valles.games.on_mars.words import mission

RESEARCH_TILES = mission("research_tiles", steps=(5, 5, 5, 7), crystals=2)
BLUEPRINTS = mission("blueprints", steps=(10, 10, 10, 13), crystals=1, standin=("length",))
ADVANCED_BUILDINGS = mission("advanced_buildings", steps=(8, 8, 8, 10), crystals=1, standin=("action", "length"))
BOTS = mission("bots", steps=(3, 3, 4, 5), crystals=2, standin=("action",))
DISCOVERY_TILES = mission("discovery_tiles", steps=(5, 5, 7, 9), crystals=1, standin=("action", "length"))
TECHS = mission("techs", steps=(7, 7, 11, 12), crystals=1, standin=("action", "length"))
PROGRESS_CUBES = mission("progress_cubes", steps=(8, 8, 11, 14), crystals=1, standin=("action", "length"))
SCIENTISTS = mission("scientists", steps=(4, 4, 4, 5), crystals=2)
CONTRACTS = mission("contracts", steps=(2, 2, 2, 3), crystals=1, standin=("action", "length"))
