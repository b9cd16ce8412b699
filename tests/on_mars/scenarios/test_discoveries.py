"""Discovery tiles: a rover stops there, pays and takes the benefit; where it could use nothing it may not stay."""

import pytest

from tests.on_mars.scenarios.playing import GOODS, SHELTERS, cards, choose, now, raise_complex, table
from tests.support.ledger import rule, scenario


def rover_beside(tile, **facts):
    """Purple's rover stands on l5, two steps south of the tile on l3."""
    t = table()
    t.given(ground={"l3": f"discovery_{tile}"})
    t.given("purple", space=6, rover="l5", **facts)
    return t


def take(t, *answers):
    """Purple's rover drives to the tile and takes it; it ends up there with the tile in hand."""
    tile = now(t, "ground")["l3"]
    t.when("purple", "action:control_center", "rover:n", "rover:n", "done", "yes")
    choose(t, *answers)
    t.then("purple", rover="l3", discoveries=[tile])
    t.then(ground={"l3": None}, gone=[])
    assert "end" in t.legal("purple"), f"the effect is not over: {t.legal('purple')}"


def assert_no_stay(t):
    """Purple's rover may pass the tile, but neither end there nor reach it with the last point."""
    tile = now(t, "ground")["l3"]
    t.when("purple", "action:control_center", "rover:n")
    assert t.why_not("purple", "rover:n") == "om-why-cannot-stay"
    t.given("purple", rover="l4")
    t.given(turn="purple")
    t.when("purple", "action:control_center", "rover:n")
    assert t.why_not("purple", "done") == "om-why-must-move-on"
    t.when("purple", "rover:n")
    t.then("purple", rover="l2", discoveries=[])
    t.then(ground={"l3": tile})


# Goods


INCOME = cards(
    "tile, good, amount",
    ("gain_mineral", "mineral", 2),
    ("gain_battery", "battery", 3),
    ("gain_water", "water", 3),
    ("gain_plant", "plant", 3),
    ("gain_oxygen", "oxygen", 3),
)


@rule("OM-COL-14", "OM-COL-18", "OM-GEN-02")
@scenario("discovery_gain_mineral", "discovery_gain_battery", "discovery_gain_water", "discovery_gain_plant")
@scenario("discovery_gain_oxygen")
@INCOME
def test_tile_gives_its_resource(tile, good, amount):
    t = rover_beside(tile, shelters=SHELTERS)

    take(t)

    t.then("purple", **(dict.fromkeys(GOODS, 0) | {good: amount}), arriving=0)
    t.then(warehouse={"battery": 2, "water": 2, "plant": 2, "oxygen": 2, "crystal": 2})


@rule("OM-COL-15", "OM-COL-16", "OM-GEN-05")
@scenario("discovery_gain_mineral", "discovery_gain_battery", "discovery_gain_water", "discovery_gain_plant")
@scenario("discovery_gain_oxygen")
@INCOME
def test_room_for_one_item_is_enough_and_full_storage_is_not(tile, good, amount):
    t = rover_beside(tile, **{good: 1})
    take(t)
    t.then("purple", **{good: 2})

    assert_no_stay(rover_beside(tile, **{good: 2}))


@rule("OM-COL-80", "OM-COL-15")
@scenario("discovery_gain_plant")
def test_a_contract_that_needs_the_resource_makes_room_for_it():
    t = rover_beside("gain_plant", plant=2, contracts=["contract_11"])

    take(t, "deliver:contract_11:plant", "done")

    t.then("purple", plant=2, delivered={"contract_11": 1})


@rule("OM-COL-17")
@scenario("discovery_gain_water")
def test_a_tile_may_be_declined_and_left_where_it_is():
    t = rover_beside("gain_water")

    t.when("purple", "action:control_center", "rover:n", "rover:n", "done", "no")

    t.then("purple", rover="l3", discoveries=[], water=0)
    t.then(ground={"l3": "discovery_gain_water"})


@rule("OM-GEN-13", "OM-COL-15")
@scenario("discovery_crystals_x3")
def test_crystals_can_always_be_gained():
    t = rover_beside("crystals_x3", crystals=3, arriving=3)

    take(t)

    t.then("purple", crystals=3, arriving=6)


@rule("OM-ORBIT-34", "OM-ORBIT-35", "OM-ORBIT-36")
@scenario("discovery_warehouse_x2")
def test_warehouse_tile_takes_up_to_2_items():
    t = rover_beside("warehouse_x2", water=2)
    take(t, "take:crystal", "take:oxygen")
    t.then("purple", arriving=1, oxygen=1, quarters=3)
    t.then(warehouse={"crystal": 1, "oxygen": 1, "battery": 2, "water": 2, "plant": 2})

    t = rover_beside("warehouse_x2", water=2)
    take(t, "take:plant", "done")
    t.then("purple", plant=1)


@rule("OM-COL-16", "OM-ORBIT-37")
@scenario("discovery_warehouse_x2")
def test_warehouse_tile_is_useless_when_nothing_there_finds_room():
    t = rover_beside("warehouse_x2", battery=2, water=2, plant=2, oxygen=2, arriving=3)
    assert_no_stay(t)

    t = rover_beside("warehouse_x2", battery=2, water=2, plant=2, oxygen=1, arriving=3)
    t.given(warehouse={"oxygen": 0})
    assert_no_stay(t)


# Laboratory


@rule("OM-ORBIT-18", "OM-ORBIT-22")
@scenario("discovery_develop_x2")
@pytest.mark.parametrize(
    ("answers", "lab", "oxygen"),
    [
        (["develop:2b-3b", "done", "develop:3b-4c"], {"1a": "mine", "4c": "shelter"}, 1),
        (["develop:2b-3b", "done", "develop:1a-2a"], {"2a": "mine", "3b": "shelter"}, 1),
        (["develop:2b-3b", "done", "done"], {"1a": "mine", "3b": "shelter"}, 2),
    ],
)
def test_development_tile_develops_up_to_twice_for_the_price(answers, lab, oxygen):
    t = rover_beside("develop_x2", oxygen=3, lab={"1a": "mine", "2b": "shelter"}, shelters=SHELTERS)

    take(t, *answers)

    assert t.seat("purple").lab == lab
    t.then("purple", oxygen=oxygen, quarters=3)


@rule("OM-COL-15", "OM-COL-16", "OM-ORBIT-19")
@scenario("discovery_develop_x2")
def test_development_tile_needs_the_price_of_one_development_and_a_way():
    assert_no_stay(rover_beside("develop_x2", plant=2))
    assert_no_stay(rover_beside("develop_x2", oxygen=2, lab={"6a": "shelter"}))

    t = rover_beside("develop_x2", oxygen=1)
    take(t, "develop:2b-3b", "done")
    assert t.seat("purple").lab == {"3b": "shelter"}


@rule("OM-ORBIT-11", "OM-ORBIT-12", "OM-ORBIT-14")
@scenario("discovery_learn_tech")
def test_technology_tile_learns_a_technology_for_the_price():
    t = rover_beside("learn_tech", battery=1)
    t.given(grid={"middle_1": "mine", "bottom_1": "ship"})

    take(t, "grid:middle_1", "lab:1b")

    assert t.seat("purple").lab == {"1b": "mine", "2b": "shelter"}
    t.then("purple", battery=0, arriving=1, quarters=3)
    t.then(grid={"middle_1": None, "bottom_1": "ship"})


@rule("OM-COL-15", "OM-COL-16", "OM-ORBIT-11", "OM-ORBIT-16")
@scenario("discovery_learn_tech")
def test_technology_tile_needs_the_price_a_new_type_and_a_space():
    t = rover_beside("learn_tech")
    t.given(grid={"middle_1": "mine"})
    assert_no_stay(t)

    t = rover_beside("learn_tech", lab={"2a": "mine"})
    t.given(grid={"bottom_1": "mine"})
    assert_no_stay(t)

    t = rover_beside("learn_tech", lab={"1a": "upgrade", "1b": "ship"})
    t.given(grid={"bottom_1": "mine"})
    assert_no_stay(t)


# Buildings


CONSTRUCTING = cards(
    "tile, building, price, good",
    ("construct_mine", "mine", {"quarters": 1}, "mineral"),
    ("construct_generator", "generator", {"mineral": 1}, "battery"),
    ("construct_water_extractor", "water_extractor", {"battery": 1}, "water"),
    ("construct_greenhouse", "greenhouse", {"water": 1}, "plant"),
    ("construct_oxygen_condenser", "oxygen_condenser", {"plant": 1}, "oxygen"),
    ("construct_shelter", "shelter", {"oxygen": 1}, "crystal"),
)


def site(tile, building, **facts):
    """Purple's bot stands on c5; b4 is two hexes from a building of the type on c3, and c4 next to it."""
    t = rover_beside(tile, bots=["c5"], **facts)
    raise_complex(t, building, "purple", "c3")
    t.given("green", lab={})
    if building not in ("mine", "shelter"):
        t.given(lss={building: 2})
    return t


@rule("OM-COL-21", "OM-COL-25", "OM-COL-37", "OM-PLACE-16")
@scenario("discovery_construct_mine", "discovery_construct_generator", "discovery_construct_water_extractor")
@scenario("discovery_construct_greenhouse", "discovery_construct_oxygen_condenser", "discovery_construct_shelter")
@CONSTRUCTING
def test_construction_tile_builds_its_type_for_the_price(tile, building, price, good):
    t = site(tile, building, **({"quarters": 0} | price))

    take(t, "hex:b4")

    t.then(buildings={"b4": ("shelter", "purple") if building == "shelter" else building})
    t.then("purple", slots={"construct": 0}, **dict.fromkeys(price, 0))
    t.then("purple", **{"arriving" if good == "crystal" else good: 1})


@rule("OM-COL-24", "OM-COL-41")
@scenario("discovery_construct_mine", "discovery_construct_generator", "discovery_construct_water_extractor")
@scenario("discovery_construct_greenhouse", "discovery_construct_oxygen_condenser", "discovery_construct_shelter")
@CONSTRUCTING
def test_construction_tile_makes_a_complex_with_a_technology_only(tile, building, price, good):
    t = site(tile, building, lab={}, **price)
    t.when("purple", "action:control_center", "rover:n", "rover:n", "done", "yes")
    assert t.why_not("purple", "hex:c4") == "om-why-tech-too-low"

    t = site(tile, building, lab={"1a": building}, **price)
    take(t, "hex:c4")
    t.then(buildings={"c4": ("shelter", "purple") if building == "shelter" else building})


@rule("OM-COL-15", "OM-COL-16", "OM-COL-20")
@scenario("discovery_construct_mine", "discovery_construct_generator", "discovery_construct_water_extractor")
@scenario("discovery_construct_greenhouse", "discovery_construct_oxygen_condenser", "discovery_construct_shelter")
@CONSTRUCTING
def test_construction_tile_needs_the_price_a_place_and_a_tile(tile, building, price, good):
    assert_no_stay(site(tile, building, **({"quarters": 0} | dict.fromkeys(price, 0))))

    t = site(tile, building, **price)
    t.given("purple", bots=["m3"])
    assert_no_stay(t)

    t = site(tile, building, **price)
    if building == "shelter":
        t.given("purple", shelters=SHELTERS)
    else:
        t.given(stacks={building: []})
    assert_no_stay(t)


@rule("OM-COL-21", "OM-COL-37")
@scenario("discovery_construct_any")
@pytest.mark.parametrize(
    ("building", "price"),
    [
        ("mine", {"quarters": 1}),
        ("generator", {"mineral": 1}),
        ("water_extractor", {"battery": 1}),
        ("greenhouse", {"water": 1}),
        ("oxygen_condenser", {"plant": 1}),
        ("shelter", {"oxygen": 1}),
    ],
)
def test_the_tile_for_any_building_builds_each_of_the_six(building, price):
    t = site("construct_any", building, **({"quarters": 0} | price))

    take(t, f"build:{building}", "hex:b4")

    t.then(buildings={"b4": ("shelter", "purple") if building == "shelter" else building})
    t.then("purple", slots={"construct": 0}, **dict.fromkeys(price, 0))


@rule("OM-COL-16")
@scenario("discovery_construct_any")
def test_the_tile_for_any_building_needs_a_building_that_can_be_paid():
    assert_no_stay(site("construct_any", "mine", quarters=0))
    assert_no_stay(site("construct_any", "shelter", quarters=0, crystals=0, plant=2))


@rule("OM-COL-54", "OM-COL-56", "OM-COL-60")
@scenario("discovery_upgrade_x2")
@pytest.mark.parametrize("times", [1, 2])
def test_upgrade_tile_upgrades_up_to_twice_for_a_mineral_each(times):
    blueprints = ["wind_turbines", "construction_yard", "oxygen_tank"]
    t = rover_beside("upgrade_x2", bots=["g4"], blueprints=blueprints, mineral=3, lab={"3a": "upgrade"})
    t.given("purple", shelters=SHELTERS)
    t.given(buildings={"h3": "oxygen_condenser"})

    take(t, *["card:wind_turbines", "card:construction_yard"][:times], *["done"] * (2 - times))

    assert t.seat("purple").built == dict([("wind_turbines", "g3"), ("construction_yard", "g5")][:times])
    t.then("purple", mineral=3 - times, slots={"upgrade": 0})


@rule("OM-COL-15", "OM-COL-16")
@scenario("discovery_upgrade_x2")
def test_upgrade_tile_needs_a_blueprint_a_mineral_and_a_building_in_the_zone():
    assert_no_stay(rover_beside("upgrade_x2", bots=["g4"], mineral=2))
    assert_no_stay(rover_beside("upgrade_x2", bots=["g4"], blueprints=["wind_turbines"], oxygen=2))
    assert_no_stay(rover_beside("upgrade_x2", bots=["d4"], blueprints=["wind_turbines"], mineral=2))
    assert_no_stay(rover_beside("upgrade_x2", bots=["g4"], blueprints=["radar"], mineral=2))


# Cards


@rule("OM-ORBIT-06", "OM-ORBIT-07", "OM-PLACE-16")
@scenario("discovery_blueprints_x2")
@pytest.mark.parametrize("times", [1, 2])
def test_blueprint_tile_takes_up_to_2_blueprints(times):
    t = rover_beside("blueprints_x2")
    t.given(display=["gym", "private_ship", "trade_market"])

    take(t, *["card:private_ship", "card:trade_market"][:times], *["done"] * (2 - times))

    t.then("purple", blueprints=["private_ship", "trade_market"][:times], water=1, plant=times - 1, markers=8 - times)
    t.then("purple", quarters=3, slots={"obtain_blueprint": 0})


@rule("OM-COL-15", "OM-COL-16", "OM-ORBIT-06")
@scenario("discovery_blueprints_x2")
def test_blueprint_tile_needs_a_marker_and_a_blueprint():
    assert_no_stay(rover_beside("blueprints_x2", markers=0))

    t = rover_beside("blueprints_x2")
    t.given(display=[])
    assert_no_stay(t)

    t = rover_beside("blueprints_x2", markers=1)
    t.given(display=["gym", "private_ship"])
    take(t, "card:gym")
    t.then("purple", blueprints=["gym"], markers=0)


@rule("OM-COL-74", "OM-COL-76", "OM-PLACE-16")
@scenario("discovery_scientist_or_contract")
def test_scientist_or_contract_tile_takes_one_of_them_for_the_price_and_no_slot():
    t = rover_beside("scientist_or_contract", oxygen=2, crystals=1, slots={"hire": 1}, quarters=0)
    t.given(offers=["contract_8", "systems_engineer"])
    take(t, "card:systems_engineer")
    assert (t.seat("purple").scientists, t.seat("purple").contracts) == ({"systems_engineer": None}, {})
    t.then("purple", oxygen=0, crystals=1, slots={"hire": 1})
    t.when("purple", "end", "card:contract_2")
    t.then(offers=["contract_8", "contract_2", None, None, None, None])

    t = rover_beside("scientist_or_contract", oxygen=2, crystals=1, slots={"hire": 1}, quarters=0)
    t.given(offers=["contract_8", "systems_engineer"])
    take(t, "card:contract_8")
    assert (t.seat("purple").scientists, t.seat("purple").contracts) == ({}, {"contract_8": False})
    t.then("purple", oxygen=2, crystals=0)


@rule("OM-COL-15", "OM-COL-16")
@scenario("discovery_scientist_or_contract")
def test_scientist_or_contract_tile_needs_a_price_that_can_be_paid():
    t = rover_beside("scientist_or_contract", oxygen=1, quarters=1)
    t.given(offers=["contract_8", "systems_engineer", "geologist"])
    assert_no_stay(t)

    t.given("purple", rover="l5", quarters=2)
    t.given(turn="purple")
    take(t, "card:geologist")
    t.then("purple", quarters=0, working=2)


# Where the rover may not stay


@rule("OM-COL-02", "OM-COL-16")
@scenario("discovery_construct_generator")
def test_a_bot_may_not_leave_where_a_rover_on_a_tile_needs_it():
    t = rover_beside("construct_generator", mineral=1, bots=["e4"])
    t.when("purple", "action:control_center", "rover:n", "rover:n", "bot1:nw")
    assert t.why_not("purple", "bot1:se") is None

    assert t.why_not("purple", "bot1:nw"), "the rover could use nothing and would have to leave"


@rule("OM-COL-07")
@scenario("discovery_gain_plant")
def test_a_bot_that_stays_on_a_tile_destroys_it():
    t = table()
    t.given(ground={"k3": "discovery_gain_plant"})
    t.given("purple", space=6, bots=["k4"])

    t.when("purple", "action:control_center", "bot1:n", "done")

    t.then(ground={"k3": None}, gone=["discovery_gain_plant"])
    t.then("purple", discoveries=[], plant=0)
