"""Every value that no source confirms: read off from others, or invented to make the game playable.

An owner of the game can correct all of them here; nothing else has to change. `docs/rules/on-mars-components.md` lists
them with what is known about each.
"""

from __future__ import annotations

from typing import Final

# Invented: nothing was found.

ARROWS: Final = (
    ("", "n", "se", "ne s", "se nw", "n se sw"),
    ("", "ne", "s", "se sw", "n s", "ne s nw"),
    ("", "se", "sw", "s nw", "ne sw", "n se sw"),
    ("", "s", "nw", "n sw", "se nw", "ne s nw"),
    ("", "sw", "n", "ne nw", "n s", "n se sw"),
)
"""The arrows of the six building tiles of each type, and below of the five shelters of each colour."""
SHELTER_ARROWS: Final = ("", "ne", "sw", "n s", "nw se")

SHELTER_STARTS: Final = (
    (),
    (),
    ((2, -3), (-2, 3)),
    ((2, -3), (-2, -1), (-2, 3)),
    ((2, -3), (2, 1), (-2, 3), (-2, -1)),
)
"""The hexes (axial) of the starting shelters, by the number of players."""

RESEARCH_HEXES: Final = (
    ((-3, -2), (-5, 0)),
    ((3, -5), (5, -5)),
    ((-3, 5), (-5, 5)),
    ((3, 2), (5, 0)),
)
"""The hexes (axial) of the two research tiles of each type: one corner for each."""

GOAL_LAB_SPACES: Final = ("4a", "4b", "4c")
"""The three laboratory spaces drawn on private goal 14."""

TASKS: Final = (
    "learn_tech", "welcome_ship", "construct_shelter", "hire_scientist", "develop", "develop_twice", "place_discovery",
    "obtain_blueprint",
)  # fmt: skip
"""The tasks of the First Colonist cards B1 to B8; B2 and B6 are inferred, the others have one source."""
TASK_REWARDS: Final = ("battery", "water", "oxygen", "crystal", "plant", "mineral", "battery", "crystal")
"""Their rewards; only the crystal of B8 is confirmed."""

# Inferred: read off from other facts.

SPACE_BONUSES: Final = (
    ("nothing", 0), ("warehouse", 1), ("learn", 1), ("colonist", 1), ("nothing", 0), ("crystal", 1), ("bots", 2),
    ("blueprint", 1),
)  # fmt: skip
"""Turn order spaces 1 to 8. The colonist of space 4 is confirmed, for water or plant inferred, the crystal of space 6
invented."""

LAB_BONUSES: Final = (
    ("warehouse", 1), ("crystal", 1), ("nothing", 0), ("nothing", 0), ("nothing", 0), ("mineral", 1), ("bots", 2),
    ("nothing", 0), ("nothing", 0), ("nothing", 0), ("upgrade", 1), ("blueprints", 1), ("nothing", 0),
)  # fmt: skip
"""Laboratory spaces 1a to 6a. The kinds are certain, and the crystal of 1b; where the others are is deduced."""

COLONISTS_A_SHIP_TECH_LEVEL: Final = 1
"""The colonists of each level of the Ship technology when ships are welcomed; the tile shows a ship plus a colonist."""

SHUTTLE_LANDS_ON: Final = (0, 1, 2, 3, 3, 3)
"""The travel space by colony level; levels 3 to 5 are inferred."""

EXECUTIVE_7_GIVES_CRYSTALS: Final = True
"""True if the warehouse icon of the seventh executive action means crystals too."""

LONG_MISSIONS: Final = ("research_tiles", "advanced_buildings", "discovery_tiles", "progress_cubes", "contracts")
"""The others are short. Three of the nine lengths have one source; the columns of the reference book fit all."""

CONTRACT_CRYSTALS: Final = 2
"""The crystals of a contribution to the mission of contracts; one source has 1."""

DISCOVERY_AMOUNTS: Final = (2, 3, 3, 3, 3)
"""Minerals, batteries, water, plants and oxygen on the discovery tiles that give them; the 3 plants have one source."""

FIRST_BUILDINGS: Final = (
    ("generator", "water_extractor", "greenhouse", "mine"),
    ("water_extractor", "greenhouse", "oxygen_condenser", "mine"),
    ("greenhouse", "oxygen_condenser", "generator", "mine"),
    ("oxygen_condenser", "generator", "water_extractor", "mine"),
)
"""The building types on the First Colonist cards A1 to A4."""

MISSION_ACTIONS: Final = (
    "control_center", "obtain_blueprint", "upgrade", "welcome_ship", "control_center", "learn_tech", "construct",
    "hire", "hire",
)  # fmt: skip
"""The main action beside which the marker of each mission lies, by what contributes to it; three of the nine are
confirmed."""

DISCOVERY_BUILDINGS: Final = (
    "mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter",
)  # fmt: skip
"""The building types on the discovery tiles that construct one; only the shelter has a source."""

RESEARCH_LETTERS: Final = ("a", "b", "c", "d")
"""The names of the four types of research tiles, invented; they mean nothing for the rules."""
