"""Blueprints of level 1 that do not construct."""

import pytest

from tests.on_mars.scenarios.playing import CRYSTALS, MEANS, SENT, SHELTERS, over, usable
from tests.support.ledger import rule, scenario

# Construction Yard


def yard(means, **facts):
    """Blueprints for a generator, a greenhouse and an oxygen condenser beside purple's bot."""
    t = usable(
        "construction_yard", means, blueprints=["wind_turbines", "biomarket", "concentrator"],
        **{"mineral": 2, "bots": ["k4"], **facts},
    )  # fmt: skip
    t.given(buildings={"k3": "generator", "l3": "greenhouse", "k5": "oxygen_condenser"})
    return t


@rule("OM-COL-56", "OM-EXEC-06", "OM-BOOST-01", "OM-BOOST-03")
@scenario("construction_yard")
@MEANS
def test_construction_yard_upgrades_once_and_once_more_for_each_colonist(means):
    t = yard(means)

    t.when("purple", "use:construction_yard", "card:wind_turbines")
    t.then("purple", mineral=1, quarters=3, working=0, crystals=0)
    t.when("purple", "boost", "card:biomarket")

    t.then("purple", mineral=0, quarters=2, working=1, blueprints=["concentrator"])
    assert t.seat("purple").built | {"construction_yard": ""} == {
        "construction_yard": "", "wind_turbines": "k3", "biomarket": "l3",
    }  # fmt: skip
    assert over(t)


@rule("OM-COL-60", "OM-ORBIT-26", "OM-ORBIT-28")
@scenario("construction_yard")
@pytest.mark.parametrize(("owner", "waiting"), [("purple", 0), ("green", 1)])
def test_construction_yard_may_use_an_upgrade_technology_as_well(owner, waiting):
    t = yard(CRYSTALS, mineral=3, shelters=SHELTERS, quarters=0)
    t.given(owner, lab={"2a": "upgrade"})

    t.when("purple", "use:construction_yard", "card:wind_turbines", f"tech:{owner}", "card:biomarket")
    t.when("purple", "card:concentrator")

    t.then("purple", mineral=0, working=0, blueprints=[])
    t.then("green", waiting=waiting)
    assert over(t)


@rule("OM-COL-54", "OM-COL-56")
@scenario("construction_yard")
@MEANS
def test_construction_yard_needs_a_mineral_and_a_bot_beside_the_building(means):
    t = yard(means, mineral=0, water=2)
    assert t.why_not("purple", "use:construction_yard") == "om-why-too-expensive"

    t = yard(means, bots=["d6"])
    assert t.why_not("purple", "use:construction_yard") == "om-why-out-of-zone"


# Automated Production


@rule("OM-SHUTTLE-14", "OM-BOOST-01")
@scenario("automated_production")
@MEANS
def test_automated_production_produces_everywhere_and_once_more_for_each_colonist(means):
    t = usable("automated_production", means, shelters=SHELTERS, bots=["h1"], miners=["k3"], working=1)
    t.given("purple", built={"biomarket": "l3", "casino": "i3"})
    t.given("green", built={"private_ship": "k5"}, miners=["l4"])
    t.given(buildings={"k3": "mine", "l3": "greenhouse", "k5": "water_extractor", "l4": "mine"})

    t.when("purple", "use:automated_production")
    batteries = 0 if means == SENT else 1
    t.then("purple", mineral=1, plant=1, arriving=1, water=0, battery=batteries, crystals=0, space=1, working=1)
    t.when("purple", "boost", "hex:k3", "boost", "hex:k3", "boost", "hex:i3")

    t.then("purple", mineral=3, plant=1, arriving=2, battery=batteries, quarters=0, working=4)
    t.then("green", mineral=0, battery=0, water=0)
    assert over(t)


@rule("OM-GEN-05", "OM-SHUTTLE-15")
@scenario("automated_production")
def test_automated_production_fills_storage_up_to_the_limit():
    t = usable("automated_production", CRYSTALS, battery=2)

    t.when("purple", "use:automated_production", "done")

    t.then("purple", battery=2)


@scenario("automated_production")
def test_automated_production_is_refused_to_a_guest_without_production():
    t = usable("automated_production", SENT)

    assert t.why_not("purple", "use:automated_production") == "om-why-nothing-to-gain"


# Private Ship


@rule("OM-EXEC-14", "OM-COL-62", "OM-COL-66", "OM-COL-67", "OM-COL-68")
@scenario("private_ship")
@MEANS
def test_private_ship_brings_a_colonist_more_than_usual_with_every_ship(means):
    t = usable("private_ship", means, shelters=SHELTERS, water=3, plant=3, quarters=1)
    t.given(level=3)

    t.when("purple", "use:private_ship", "ship:2", "reward:colonists")
    t.then("purple", quarters=4, water=2, plant=2, hangar=1, depot=[1, 3, 4, 5], crystals=0)
    t.when("purple", "boost", "ship:5", "reward:bot", "hex:a2")

    t.then("purple", quarters=5, working=1, water=1, plant=1, hangar=2, depot=[1, 3, 4], bots=["i3", "a2"])
    assert over(t), "colonists of this turn do not boost"


@rule("OM-COL-68")
@scenario("private_ship")
@MEANS
def test_private_ship_is_bound_to_the_colony_level(means):
    t = usable("private_ship", means, water=2, plant=2)
    t.when("purple", "use:private_ship", "ship:1", "reward:colonists")
    t.then("purple", hangar=1, working=0)
    assert over(t)

    t = usable("private_ship", means, water=2, plant=2, depot=[2, 3, 4, 5])
    assert t.why_not("purple", "use:private_ship") == "om-why-level-too-low"


@rule("OM-COL-62", "OM-GEN-07")
@scenario("private_ship")
@MEANS
def test_private_ship_costs_a_water_and_a_plant(means):
    t = usable("private_ship", means, water=2)
    assert t.why_not("purple", "use:private_ship") == "om-why-too-expensive"

    t = usable("private_ship", means, water=1, mineral=1)
    t.when("purple", "use:private_ship", "ship:1", "reward:bot", "hex:i4")
    t.then("purple", water=0, mineral=0, quarters=4, bots=["i3", "i4"])


@rule("OM-COL-83")
@scenario("private_ship")
def test_private_ship_has_no_use_for_a_ship_technology():
    t = usable("private_ship", CRYSTALS, water=2, plant=2, quarters=0, lab={"3a": "ship"})
    t.given(level=3)

    t.when("purple", "use:private_ship", "ship:1", "reward:colonists")

    t.then("purple", hangar=1, water=1)
    assert over(t)


# Biomarket


@rule("OM-ORBIT-34", "OM-ORBIT-36", "OM-BOOST-01")
@scenario("biomarket")
@MEANS
def test_biomarket_takes_from_the_warehouse_and_once_more_for_each_colonist(means):
    t = usable("biomarket", means)

    t.when("purple", "use:biomarket", "take:water")
    t.then("purple", water=1, working=0, crystals=0)
    t.when("purple", "boost", "take:water", "boost", "take:crystal", "done")

    t.then("purple", water=2, arriving=1, quarters=1, working=2)
    t.then(warehouse={"water": 0, "crystal": 1, "battery": 2, "plant": 2, "oxygen": 2})


@rule("OM-ORBIT-35", "OM-ORBIT-37")
@scenario("biomarket")
@MEANS
def test_biomarket_offers_what_is_in_stock_and_finds_room(means):
    t = usable("biomarket", means, battery=2, water=1)
    t.given(warehouse={"oxygen": 0})

    t.when("purple", "use:biomarket")

    assert t.why_not("purple", "take:battery") == "om-why-no-room"
    assert t.why_not("purple", "take:oxygen") == "om-why-out-of-stock"
    assert t.why_not("purple", "take:water") is None
    assert t.why_not("purple", "take:mineral") is not None


# Oxygen Tank


@rule("OM-ORBIT-11", "OM-ORBIT-12", "OM-ORBIT-14", "OM-ORBIT-15")
@scenario("oxygen_tank")
@MEANS
def test_oxygen_tank_learns_a_technology_and_a_second_one_for_a_colonist(means):
    t = usable("oxygen_tank", means, battery=1)
    t.given(grid={"top_1": "ship", "middle_2": "rover", "bottom_1": "mine"})

    t.when("purple", "use:oxygen_tank", "grid:bottom_1", "lab:1b")
    t.then("purple", lab={"1b": "mine", "2b": "shelter"}, battery=1, arriving=1, crystals=0)
    t.when("purple", "boost", "grid:middle_2", "take:plant")

    t.then("purple", lab={"1a": "rover", "1b": "mine", "2b": "shelter"}, battery=0, plant=1, quarters=2, working=1)
    t.then(grid={"top_1": "ship", "middle_2": None, "bottom_1": None})
    assert over(t)


@rule("OM-ORBIT-15")
@scenario("oxygen_tank")
def test_oxygen_tank_is_boosted_once_only():
    t = usable("oxygen_tank", CRYSTALS, shelters=SHELTERS, quarters=5, lab={}, oxygen=2)
    t.given(grid={"bottom_1": "mine", "bottom_2": "rover"})

    t.when("purple", "use:oxygen_tank", "grid:bottom_1", "lab:1b", "boost", "grid:bottom_2", "done")

    t.then("purple", working=1)
    assert over(t)


@rule("OM-ORBIT-11", "OM-ORBIT-12", "OM-ORBIT-16")
@scenario("oxygen_tank")
@MEANS
def test_oxygen_tank_needs_a_free_space_a_new_type_and_the_price(means):
    t = usable("oxygen_tank", means, lab={"1a": "mine", "1b": "rover"})
    assert t.why_not("purple", "use:oxygen_tank") == "om-why-lab-full"

    t = usable("oxygen_tank", means, lab={"3a": "mine"})
    t.given(grid={"bottom_2": "mine"})
    assert t.why_not("purple", "use:oxygen_tank") == "om-why-already-owned"

    t = usable("oxygen_tank", means, battery=1)
    t.given(grid={"top_1": "mine"})
    assert t.why_not("purple", "use:oxygen_tank")
    t.given("purple", plant=1)
    assert t.why_not("purple", "use:oxygen_tank") is None


# Casino


@rule("OM-EXEC-06", "OM-GEN-13")
@scenario("casino")
@MEANS
@pytest.mark.parametrize("colonists", [0, 1, 2])
def test_casino_gives_2_crystals_and_1_for_each_colonist(means, colonists):
    t = usable("casino", means)

    t.when("purple", "use:casino", *["boost"] * colonists, "done")

    t.then("purple", arriving=2 + colonists, crystals=0, quarters=3 - colonists, working=colonists)
    assert over(t)


@scenario("casino")
def test_casino_gives_its_crystals_without_a_colonist_at_home():
    t = usable("casino", CRYSTALS, quarters=0)

    t.when("purple", "use:casino")

    t.then("purple", arriving=2)
    assert over(t)
