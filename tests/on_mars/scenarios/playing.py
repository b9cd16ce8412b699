"""How scenarios play: tables, advanced buildings and those who may use them, cards by what is printed on them."""

from typing import Any, NamedTuple

import pytest

import valles.testing

GOODS = ("mineral", "battery", "water", "plant", "oxygen")
SHELTERS = ("a1", "a2", "a3")
"""Three more shelters, far from everything: storage for 5 of each resource, living quarters for 10."""
COMPLEX = ("b3", "b4", "c4")
"""Three connected hexes, far from where things happen; an advanced building stands on the first."""
STARTS = {"purple": ("i3", "h2"), "green": ("e7", "f6")}
"""The starting shelters, and where the bots go that stand there at first."""

LIFE_SUPPORT = ("generator", "water_extractor", "greenhouse", "oxygen_condenser")
PRICES = {
    "mine": {},
    "generator": {"mineral": 1},
    "water_extractor": {"battery": 1},
    "greenhouse": {"water": 1},
    "oxygen_condenser": {"plant": 1},
    "shelter": {"oxygen": 1},
}
"""The cost of each building; a mine takes one of the colonists that everybody has."""


class Blueprint(NamedTuple):
    """What a blueprint shows: its level, the building it fits, what it brings when taken, who works there."""

    card: str
    level: int
    building: str
    good: str
    scientist: str


BLUEPRINTS = (
    Blueprint("construction_yard", 1, "mine", "mineral", "geologist"),
    Blueprint("metal_deposit", 1, "mine", "mineral", "geologist"),
    Blueprint("automated_production", 1, "generator", "battery", "rd_engineer"),
    Blueprint("wind_turbines", 1, "generator", "battery", "rd_engineer"),
    Blueprint("private_ship", 1, "water_extractor", "water", "hydrologist"),
    Blueprint("moisture_vaporator", 1, "water_extractor", "water", "hydrologist"),
    Blueprint("biomarket", 1, "greenhouse", "plant", "biochemist"),
    Blueprint("hydroponic_farm", 1, "greenhouse", "plant", "biochemist"),
    Blueprint("oxygen_tank", 1, "oxygen_condenser", "oxygen", "geochemist"),
    Blueprint("concentrator", 1, "oxygen_condenser", "oxygen", "geochemist"),
    Blueprint("casino", 1, "shelter", "crystal", "systems_engineer"),
    Blueprint("gym", 1, "shelter", "crystal", "systems_engineer"),
    Blueprint("mineral_mine", 3, "mine", "mineral", "geologist"),
    Blueprint("biolab", 3, "mine", "mineral", "geologist"),
    Blueprint("radar", 3, "generator", "battery", "rd_engineer"),
    Blueprint("builder_drone_ai600", 3, "generator", "battery", "rd_engineer"),
    Blueprint("research_lab", 3, "water_extractor", "water", "hydrologist"),
    Blueprint("aqueduct", 3, "water_extractor", "water", "hydrologist"),
    Blueprint("eco_resort", 3, "greenhouse", "plant", "biochemist"),
    Blueprint("trade_market", 3, "greenhouse", "plant", "biochemist"),
    Blueprint("recycling_bots", 3, "oxygen_condenser", "oxygen", "geochemist"),
    Blueprint("aerial_elevator", 3, "oxygen_condenser", "oxygen", "geochemist"),
    Blueprint("library", 3, "shelter", "crystal", "systems_engineer"),
    Blueprint("command_center", 3, "shelter", "crystal", "systems_engineer"),
)
PRINTED = {blueprint.card: blueprint for blueprint in BLUEPRINTS}

CRYSTALS = "two crystals"
SENT = "an own scientist at the building of another"
VISITED = "the scientist of another at an own building"
MEANS = pytest.mark.parametrize("means", [CRYSTALS, SENT, VISITED])
"""The three ways to use an advanced building: an effect is the same for all of them."""


def table(*seats: str, **options: Any) -> Any:
    """A table for these seats, or for purple and green."""
    return valles.testing.table("on_mars", seats=seats or ("purple", "green"), **options)


def cards(names: str, *rows: Any) -> pytest.MarkDecorator:
    """Parametrise alike cards, with the card's id as the id of each row."""
    return pytest.mark.parametrize(names, [pytest.param(*row, id=row[0]) for row in rows])


def raise_complex(t: Any, building: str, owner: str, *hexes: str) -> None:
    """Buildings of a type on these hexes; a shelter is the owner's."""
    t.given(buildings=dict.fromkeys(hexes, ("shelter", owner) if building == "shelter" else building))


def advance(t: Any, card: str, owner: str) -> None:
    """The owner has the blueprint built, in a complex of three where it needs one."""
    blueprint = PRINTED[card]
    if blueprint.building == "shelter" and blueprint.level == 1:
        shelter, beside = STARTS[owner]
        t.given(owner, built={card: shelter}, bots=[beside])
        return
    raise_complex(t, blueprint.building, owner, *COMPLEX[: blueprint.level])
    t.given(owner, built={card: COMPLEX[0]})


def usable(card: str, means: str, crystals: int = 0, **facts: Any) -> Any:
    """A table where purple has done the main action and can use the card; the crystals are left for its effect."""
    t = table()
    owner = "green" if means == SENT else "purple"
    advance(t, card, owner)
    if means == CRYSTALS:
        crystals += 2
    else:
        scientist = PRINTED[card].scientist
        t.given("purple" if means == SENT else "green", scientists={scientist: None if means == SENT else card})
    t.given("purple", crystals=crystals, **facts)
    t.given(turn="purple", main_done=True)
    return t


def choose(t: Any, *options: str) -> None:
    """Purple's answers, without those to questions that have one answer only and so are not asked."""
    for option in options:
        if option in t.legal("purple"):
            t.when("purple", option)


def now(t: Any, fact: str) -> Any:
    """A fact of the table itself."""
    return t._now(None)[fact]


def over(t: Any) -> bool:
    """Whether purple can only end the turn."""
    return t.legal("purple") == ["end"]
