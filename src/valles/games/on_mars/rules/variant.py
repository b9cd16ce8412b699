"""The variants: their values, and which of them go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from valles.games.on_mars.rules.component import CONTRIBUTIONS
from valles.games.on_mars.rules.setup import BY_LOT, BY_SEAT, DRAWN, FIRST_MISSIONS, TURNED
from valles.games.on_mars.rules.state import State
from valles.kernel.variant import SeatChoice, Variant, Variants

BY_CHANCE: Final = "drawn"
MISSIONS: Final = ("mission_a", "mission_b", "mission_c")
"""Keys of the mission spaces, whose letters solo cards refer to."""
FIRST_PARTS: Final = ("first_missions", "first_tiles", "first_cards")
"""The parts of the First Colonists variant (OM-FIRST-01)."""
SHELTERS: Final[Mapping[str, int]] = {"by_seat": BY_SEAT, "turned": TURNED, BY_CHANCE: BY_LOT}


def _mission(name: str) -> Variant:
    others = tuple([other for other in MISSIONS if other != name])
    return Variant(
        name, (BY_CHANCE, *CONTRIBUTIONS), former=BY_CHANCE, detail=True, distinct=others,
        excludes=("first_colonists", "first_missions"),
        note="there is one of each kind, and First Colonists has missions of its own",
    )  # fmt: skip


VARIANTS: Final = Variants(
    "on_mars",
    Variant("length", ("short", "long")),
    Variant("first_colonists", (False, True), addition=True, implies=FIRST_PARTS),
    *[Variant(name, (False, True), addition=True, detail=True, former=False) for name in FIRST_PARTS],
    Variant("space_oddity", (False, True), addition=True),
    *[_mission(name) for name in MISSIONS],
    Variant("shelters", tuple(SHELTERS), detail=True, former="by_seat"),
    Variant("miners", ("return", "stay"), detail=True, former="stay"),
    Variant("shelter_tech", ("any", "own"), detail=True, former="own"),
    Variant("lacerda_tiles", ("research", "rover"), detail=True, former="rover"),
    Variant("components", ("revised", "earlier"), detail=True, former="earlier"),
    Variant("space_4_price", ("either", "both"), detail=True, former="both"),
    Variant("contract_crystals", ("two", "one"), detail=True, former="one"),
    SeatChoice("first"),
)
"""The rulebook and the components were read as the former values of the last six say, before these could be chosen."""


def enter(state: State, chosen: Mapping[str, Any]) -> None:
    """Note what rules will ask for during the game."""
    state.long_game = chosen["length"] == "long"
    state.first_colonists = chosen["first_cards"]
    state.space_oddity = chosen["space_oddity"]
    state.miners_return = chosen["miners"] == "return"
    state.any_shelter_tech = chosen["shelter_tech"] == "any"
    state.research_first = chosen["lacerda_tiles"] == "research"
    state.revised = chosen["components"] == "revised"
    state.either_price = chosen["space_4_price"] == "either"
    state.two_for_contracts = chosen["contract_crystals"] == "two"


def picked_missions(chosen: Mapping[str, Any]) -> list[int]:
    """Return the contribution to the mission of each space, or DRAWN."""
    if chosen["first_missions"]:
        return list(FIRST_MISSIONS)
    return [DRAWN if chosen[name] == BY_CHANCE else CONTRIBUTIONS.index(chosen[name]) for name in MISSIONS]
