"""What can be decided before a game: the variants with their values, and which of them go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from valles.games.on_mars.rules.component import CONTRIBUTIONS
from valles.games.on_mars.rules.setup import BY_LOT, BY_SEAT, DRAWN, FIRST_MISSIONS, TURNED
from valles.games.on_mars.rules.state import State

BY_CHANCE: Final = "drawn"
MISSIONS: Final = ("mission_a", "mission_b", "mission_c")
"""By the letters of the mission spaces, to which solo cards refer."""
FIRST_PARTS: Final = ("first_missions", "first_tiles", "first_cards")
"""What the First Colonists variant is made of (OM-FIRST-01)."""
SHELTERS: Final[Mapping[str, int]] = {"by_seat": BY_SEAT, "turned": TURNED, BY_CHANCE: BY_LOT}

VARIANTS: Final[Mapping[str, tuple[Any, ...]]] = {
    "length": ("short", "long"),
    "first_colonists": (False, True),
    **dict.fromkeys(FIRST_PARTS, (False, True)),
    "space_oddity": (False, True),
    **dict.fromkeys(MISSIONS, (BY_CHANCE, *CONTRIBUTIONS)),
    "shelters": tuple(SHELTERS),
    "miners": ("return", "stay"),
    "shelter_tech": ("any", "own"),
    "lacerda_tiles": ("research", "rover"),
}
"""Each with its values, the usual one first."""
DETAILS: Final = (*FIRST_PARTS, *MISSIONS, "shelters", "miners", "shelter_tech", "lacerda_tiles")
ADDITIONS: Final = ("first_colonists", *FIRST_PARTS, "space_oddity")
FORMER: Final[Mapping[str, Any]] = {"miners": "stay", "shelter_tech": "own", "lacerda_tiles": "rover"}
"""How the rulebook was read before these could be chosen."""
READINGS: Final = ("miners_return", "any_shelter_tech", "research_first")
"""The fields of a state that say so; saved only where they hold, as in states from before there was a choice."""
ALWAYS_NAMED: Final = ("length", "first_colonists", "space_oddity")
"""The others stand in a setup only where they are not what a record without them means."""


def chosen(options: Mapping[str, Any]) -> dict[str, Any]:
    """The value of every variant; raises ValueError for what there is not and what does not go together."""
    for name in options:
        if name not in VARIANTS:
            known = ", ".join(("players", "seats", *VARIANTS, "first"))
            raise ValueError(f"on_mars has no option {name!r}; there are {known}")
    found = {name: options.get(name, values[0]) for name, values in VARIANTS.items()}
    for name, value in found.items():
        values = VARIANTS[name]
        if type(value) is not type(values[0]) or value not in values:
            possible = "True or False" if name in ADDITIONS else " or ".join(values)
            raise ValueError(f"{name} is {possible}, not {value!r}")
    picked = [found[name] for name in MISSIONS if found[name] != BY_CHANCE]
    if len(set(picked)) < len(picked):
        raise ValueError(f"there is one mission of each kind, but {', '.join(picked)} are picked")
    if picked and (found["first_colonists"] or found["first_missions"]):
        raise ValueError("the missions are picked or those of First Colonists, not both")
    return found


def named(found: Mapping[str, Any]) -> dict[str, Any]:
    """The variants as a setup names them."""
    usual = {name: values[0] for name, values in VARIANTS.items()}
    said = {**usual, **FORMER}
    if found["first_colonists"]:
        said.update(dict.fromkeys(FIRST_PARTS, True))
        found = {**found, **dict.fromkeys(FIRST_PARTS, True)}
    return {name: value for name, value in found.items() if name in ALWAYS_NAMED or value != said[name]}


def complete(setup: Mapping[str, Any]) -> dict[str, Any]:
    """The value of every variant by a setup, which may be older than some of them."""
    found = {**{name: values[0] for name, values in VARIANTS.items()}, **FORMER, **setup}
    if found["first_colonists"]:
        found.update(dict.fromkeys(FIRST_PARTS, True))
    return found


def enter(state: State, found: Mapping[str, Any]) -> None:
    """Note what rules will ask for during the game."""
    state.long_game = found["length"] == "long"
    state.first_colonists = found["first_cards"]
    state.space_oddity = found["space_oddity"]
    state.miners_return = found["miners"] == "return"
    state.any_shelter_tech = found["shelter_tech"] == "any"
    state.research_first = found["lacerda_tiles"] == "research"


def picked_missions(found: Mapping[str, Any]) -> list[int]:
    """What contributes to the mission of each space, or DRAWN."""
    if found["first_missions"]:
        return list(FIRST_MISSIONS)
    return [DRAWN if found[name] == BY_CHANCE else CONTRIBUTIONS.index(found[name]) for name in MISSIONS]
