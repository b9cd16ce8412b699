"""The tables at which the laws are checked, by game: all player counts, all variants."""

from itertools import product
from typing import Any

TABLES: dict[str, list[dict[str, Any]]] = {
    "terraforming_mars": [
        {"players": 1},
        {"players": 2},
        {"players": 3, "draft": True},
        {"players": 4, "corporate_era": False},
        {"players": 5, "beginners": ("blue", "white")},
        {"players": 1, "edition": "pl", "map": "hellas"},
        {"players": 2, "edition": "it", "draft": True},
        {"players": 3, "edition": "nl", "corporate_era": False, "draft": True, "map": "elysium"},
        {"players": 4, "edition": "pl", "map": "hellas"},
        {"players": 5, "draft": True, "map": "elysium"},
        {"players": 1, "prelude": True, "goal": "rating"},
        {"players": 2, "prelude": True, "map": "hellas"},
        {"players": 3, "prelude": True, "draft": True, "beginners": ("blue",)},
        {"players": 4, "prelude": True, "corporate_era": False, "map": "elysium"},
        {"players": 5, "prelude": True, "prelude_cards": False, "corporations": "one_each"},
    ],
    "on_mars": [
        {"players": 1},
        {"players": 2},
        {"players": 3, "length": "long"},
        {"players": 4},
        {"players": 1, "length": "long", "lacerda_tiles": "rover", "first_tiles": True},
        {"players": 2, "first_colonists": True},
        {"players": 3, "space_oddity": True, "miners": "stay", "shelter_tech": "own"},
        {"players": 4, "first_colonists": True},
        {"players": 1, "first_colonists": True, "space_oddity": True, "shelters": "turned"},
        {"players": 2, "length": "long", "space_oddity": True, "mission_b": "bots", "first_cards": True},
    ],
}
MAPS = ("tharsis", "hellas", "elysium")
MIXTURES: list[dict[str, Any]] = [
    {"map": map, "prelude": prelude, "corporate_era": era, "players": players, "draft": draft}
    for map, prelude, era, players, draft in product(MAPS, (True, False), (True, False), range(1, 6), (False, True))
    if players > 1 or (era and not draft)
]
"""Every mixture of map, Prelude, Corporate Era, players and draft that makes a game of Terraforming Mars."""
ROUNDS = {**TABLES, "on_mars": TABLES["on_mars"] + TABLES["on_mars"][6:8]}
"""The same, so that each number of players comes equally often."""


def table(game: str, number: int) -> dict[str, Any]:
    return TABLES[game][number % len(TABLES[game])]
