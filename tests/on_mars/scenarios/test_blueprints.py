"""Blueprints: taking, building and using them; those that construct."""

import pytest

from tests.on_mars.scenarios.playing import (
    BLUEPRINTS,
    CRYSTALS,
    MEANS,
    SENT,
    SHELTERS,
    VISITED,
    advance,
    cards,
    over,
    raise_complex,
    table,
    usable,
)
from tests.support.ledger import rule, scenario

EVERY = cards("card, level, building, good, scientist", *BLUEPRINTS)
WORTH = {1: 3, 3: 5}

# Every blueprint


@rule("OM-ORBIT-05", "OM-ORBIT-06", "OM-ORBIT-07", "OM-ORBIT-08")
@EVERY
def test_blueprint_is_taken_with_a_marker_and_brings_its_good(card, level, building, good, scientist):
    t = table()
    t.given(display=[card])

    t.when("purple", "action:obtain_blueprint")

    gained = {"mineral": 0, "battery": 0, "water": 0, "plant": 0, "oxygen": 0, "arriving": 0}
    gained["arriving" if good == "crystal" else good] = 1
    t.then("purple", blueprints=[card], markers=7, crystals=0, **gained)
    t.then(display=[])


@rule("OM-ORBIT-06")
@EVERY
def test_blueprint_is_refused_without_an_unused_marker(card, level, building, good, scientist):
    t = table()
    t.given(display=[card])

    t.given("purple", markers=0)
    assert t.why_not("purple", "action:obtain_blueprint") == "om-why-no-marker"

    t.given("purple", markers=1)
    assert t.why_not("purple", "action:obtain_blueprint") is None


@rule("OM-COL-51", "OM-COL-53", "OM-COL-56", "OM-COL-57", "OM-END-10")
@EVERY
def test_blueprint_is_built_for_a_mineral_where_its_level_allows(card, level, building, good, scientist):
    t = table()
    raise_complex(t, building, "purple", "k3", "l3")
    t.given("purple", space=6, blueprints=[card], mineral=1, bots=["k4"])
    assert t.score("purple")["blueprints"] == -WORTH[level]
    assert t.why_not("purple", "action:upgrade") == (None if level == 1 else "om-why-complex-too-small")

    raise_complex(t, building, "purple", "l2")
    t.when("purple", "action:upgrade", "hex:k3")

    t.then("purple", blueprints=[], built={card: "k3"}, mineral=0)
    assert t.score("purple")["blueprints"] == WORTH[level]


@rule("OM-COL-53", "OM-COL-54", "OM-COL-55")
@EVERY
def test_blueprint_fits_its_own_type_of_building_within_reach_of_a_bot(card, level, building, good, scientist):
    t = table()
    other = "greenhouse" if building == "mine" else "mine"
    raise_complex(t, other, "purple", "k3", "l3", "l2")
    raise_complex(t, building, "purple", "b3", "b4", "c4")
    if building == "shelter":
        raise_complex(t, "shelter", "green", "k3", "l3", "l2")
    t.given("purple", space=6, blueprints=[card], mineral=1, bots=["k4"])
    assert t.why_not("purple", "action:upgrade") == "om-why-out-of-zone"

    t.given("purple", bots=["k4", "c3"])
    assert t.why_not("purple", "action:upgrade") is None


@rule("OM-ORBIT-09", "OM-EXEC-04", "OM-EXEC-11")
@EVERY
def test_blueprint_does_nothing_before_its_building_is_upgraded(card, level, building, good, scientist):
    t = table()
    t.given("purple", blueprints=[card], crystals=3, scientists=[scientist])

    assert t.why_not("purple", f"use:{card}") == "om-why-not-built"


@rule("OM-EXEC-04", "OM-EXEC-05")
@EVERY
def test_another_players_building_needs_the_scientist_of_its_type(card, level, building, good, scientist):
    t = table()
    advance(t, card, "green")
    others = {blueprint.scientist for blueprint in BLUEPRINTS} - {scientist}
    t.given("purple", crystals=3, scientists=sorted(others))

    assert t.why_not("purple", f"use:{card}") == "om-why-no-scientist"


@rule("OM-EXEC-04")
@EVERY
def test_an_own_building_needs_2_crystals_without_a_scientist(card, level, building, good, scientist):
    t = table()
    advance(t, card, "purple")
    t.given("purple", crystals=1)

    assert t.why_not("purple", f"use:{card}") == "om-why-too-expensive"


@rule("OM-EXEC-05", "OM-EXEC-08", "OM-EXEC-09")
def test_a_scientist_moves_to_the_building_that_is_used():
    t = usable("casino", SENT)
    t.given("purple", scientists={"systems_engineer": "gym"})

    t.when("purple", "use:casino", "done")

    t.then("purple", scientists={"systems_engineer": "casino"}, crystals=0, arriving=2)


@rule("OM-EXEC-04", "OM-EXEC-05")
def test_the_owner_of_building_and_scientist_may_pay_and_leave_the_scientist_where_it_is():
    t = usable("casino", CRYSTALS)
    t.given("purple", scientists={"systems_engineer": "gym"})

    t.when("purple", "use:casino", "with:crystals", "done")

    t.then("purple", scientists={"systems_engineer": "gym"}, crystals=0, arriving=2)


@rule("OM-EXEC-07")
def test_a_scientist_serves_nobody_but_its_owner_and_that_of_the_building():
    t = table("purple", "green", "yellow")
    advance(t, "casino", "green")
    t.given("yellow", scientists={"systems_engineer": "casino"})
    t.given("purple", crystals=3)

    assert t.why_not("purple", "use:casino") == "om-why-no-scientist"


@rule("OM-ROUND-04", "OM-EXEC-01")
def test_an_advanced_building_is_the_one_executive_action_of_the_turn():
    t = usable("casino", VISITED)

    t.when("purple", "use:casino", "done")

    assert t.why_not("purple", "use:casino") == "om-why-executive-done"
    assert over(t)


# Those that construct


CONSTRUCTING = cards(
    "card, building, price, good",
    ("metal_deposit", "mine", {"quarters": 1}, "mineral"),
    ("wind_turbines", "generator", {"mineral": 1}, "battery"),
    ("moisture_vaporator", "water_extractor", {"battery": 1}, "water"),
    ("hydroponic_farm", "greenhouse", {"water": 1}, "plant"),
    ("concentrator", "oxygen_condenser", {"plant": 1}, "oxygen"),
    ("gym", "shelter", {"oxygen": 1}, "crystal"),
)
RING = ("l3", "l4", "k5")
"""A complex of three: k3 touches one end of it, j4 and k2 are two hexes away."""


def site(card, building, means, **facts):
    """The card can be used near a complex of three, and life support wants no more of its type."""
    shelters = () if building == "shelter" else SHELTERS
    t = usable(card, means, bots=["k4", "j3"], shelters=shelters, **facts)
    t.given(buildings={"i5": None})
    raise_complex(t, building, "purple", *RING)
    t.given("green", lab={})
    if building not in ("mine", "shelter"):
        t.given(lss={building: 2})
    return t


@rule("OM-COL-21", "OM-COL-25", "OM-COL-29", "OM-COL-37")
@scenario("metal_deposit", "wind_turbines", "moisture_vaporator", "hydroponic_farm", "concentrator", "gym")
@CONSTRUCTING
@MEANS
def test_construction_for_the_usual_price(card, building, price, good, means):
    t = site(card, building, means, **({"quarters": 0} | price))

    t.when("purple", f"use:{card}", "hex:j4")

    t.then("purple", crystals=0, working=0, **dict.fromkeys(price, 0))
    t.then("purple", **{"arriving" if good == "crystal" else good: 1})
    t.then(buildings={"j4": ("shelter", "purple") if building == "shelter" else building})
    assert t.seat("purple").miners == (["j4"] if building == "mine" else [])
    assert over(t)


@rule("OM-COL-21")
@scenario("metal_deposit", "wind_turbines", "moisture_vaporator", "hydroponic_farm", "concentrator", "gym")
@CONSTRUCTING
@MEANS
def test_construction_is_refused_to_those_who_cannot_pay(card, building, price, good, means):
    t = site(card, building, means, **dict.fromkeys(price, 0))

    assert t.why_not("purple", f"use:{card}") == f"om-why-{'no-colonist' if building == 'mine' else 'too-expensive'}"


@rule("OM-EXEC-06", "OM-COL-42", "OM-COL-43")
@scenario("metal_deposit", "wind_turbines", "moisture_vaporator", "hydroponic_farm", "concentrator", "gym")
@CONSTRUCTING
@MEANS
@pytest.mark.parametrize(("space", "level"), [("1a", 1), ("2b", 2), ("3a", 3)])
def test_each_colonist_adds_a_level_to_the_technology(card, building, price, good, means, space, level):
    helpers = 3 - level
    price = dict(price)
    quarters = helpers + price.pop("quarters", 0)
    t = site(card, building, means, quarters=quarters, lab={space: building}, **price)

    t.when("purple", f"use:{card}", "hex:k3")

    t.then("purple", quarters=0, working=helpers, lab={space: building}, crystals=0, **dict.fromkeys(price, 0))
    t.then("purple", **{"arriving" if good == "crystal" else good: 4})
    assert t.seat("purple").cubes == ([] if building == "shelter" else [building])


@rule("OM-EXEC-06")
@scenario("metal_deposit", "wind_turbines", "moisture_vaporator", "hydroponic_farm", "concentrator", "gym")
@CONSTRUCTING
@MEANS
def test_too_few_colonists_or_no_technology_make_no_complex(card, building, price, good, means):
    price = dict(price)
    for_the_mine = price.pop("quarters", 0)
    t = site(card, building, means, quarters=1 + for_the_mine, lab={"1a": building}, **price)
    t.when("purple", f"use:{card}")
    assert t.why_not("purple", "hex:k3") == "om-why-tech-too-low"
    assert t.why_not("purple", "hex:j4") is None

    t = site(card, building, means, quarters=4, lab={}, **price)
    t.when("purple", f"use:{card}")
    assert t.why_not("purple", "hex:k3") == "om-why-tech-too-low"


@rule("OM-EXEC-06", "OM-ORBIT-28")
@scenario("metal_deposit", "wind_turbines", "moisture_vaporator", "hydroponic_farm", "concentrator")
@cards(
    "card, building, price",
    ("metal_deposit", "mine", {"quarters": 2}),
    ("wind_turbines", "generator", {"mineral": 1, "quarters": 1}),
    ("moisture_vaporator", "water_extractor", {"battery": 1, "quarters": 1}),
    ("hydroponic_farm", "greenhouse", {"water": 1, "quarters": 1}),
    ("concentrator", "oxygen_condenser", {"plant": 1, "quarters": 1}),
)
def test_colonists_add_to_the_technology_of_another_player(card, building, price):
    t = site(card, building, CRYSTALS, **price)
    t.given("green", lab={"2a": building})

    t.when("purple", f"use:{card}", "hex:k3")

    t.then("purple", working=1, quarters=0)
    t.then("green", waiting=1, lab={"2a": building})
