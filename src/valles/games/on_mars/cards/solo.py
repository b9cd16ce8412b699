"""The solo game: Lacerda's cards, and the goals that have to be reached against him."""

from valles.games.on_mars.cards.contracts import GREENHOUSE_UPGRADE, PLANT_DELIVERY
from valles.games.on_mars.cards.scientists import BIOCHEMIST
from valles.games.on_mars.rules.words import (
    COUNT_ADVANCED,
    COUNT_CONTRACTS,
    COUNT_LEVEL,
    COUNT_MINES,
    COUNT_RESEARCH,
    COUNT_SHELTERS,
    COUNT_TOP_TECH,
    GREENHOUSE,
    ORBIT,
    PLANT,
    TOP_LEVEL,
    both_contracts,
    completed,
    completed_goal,
    complex_of,
    have,
    have_advanced,
    have_scientist,
    lead,
    on_side,
    solo,
    solo_goal,
    stored,
    tech_at,
)

SOLO_1 = solo("A", 2)
SOLO_2 = solo("A", 2, travels=False)
SOLO_3 = solo("A", 1)
SOLO_4 = solo("A", 3)
SOLO_5 = solo("B", 1)
SOLO_6 = solo("B", 3, travels=False)
SOLO_7 = solo("B", 1)
SOLO_8 = solo("B", 2)
SOLO_9 = solo("C", 1, travels=False)
SOLO_10 = solo("C", 2)
SOLO_11 = solo("C", 1)
SOLO_12 = solo("C", 3)

FIRST_COLONISTS = solo_goal(
    "first_colonists", "First Colonists",
    have(COUNT_LEVEL, 3), have(COUNT_CONTRACTS, 1), completed_goal(), have(COUNT_TOP_TECH, TOP_LEVEL), lead(1),
)  # fmt: skip

NEXT_GENERATION = solo_goal(
    "next_generation", "Next Generation",
    have(COUNT_LEVEL, 3), both_contracts(), completed_goal(), have(COUNT_RESEARCH, 2), have(COUNT_SHELTERS, 4),
    lead(10),
)  # fmt: skip

HUNKY_DORY = solo_goal(
    "hunky_dory", "Hunky Dory",
    have(COUNT_LEVEL, 4), both_contracts(), completed_goal(), have(COUNT_MINES, 3), have(COUNT_ADVANCED, 5), lead(20),
)  # fmt: skip

MARTIAN_POTATO = solo_goal(
    "martian_potato", "A Martian Potato",
    have(COUNT_LEVEL, 3), completed(GREENHOUSE_UPGRADE), completed(PLANT_DELIVERY), have_scientist(BIOCHEMIST),
    have_advanced(GREENHOUSE, 3), complex_of(GREENHOUSE, 5), stored(PLANT, 5), have(COUNT_RESEARCH, 2),
    tech_at(GREENHOUSE, TOP_LEVEL), on_side(ORBIT), lead(30),
)  # fmt: skip
