"""General rules: resources, colonists, crystals and payment (OM-GEN-01 to -17)."""

import pytest

from tests.on_mars.rules.opening import FOUR, pending_prompt
from tests.support.ledger import rule
from valles.testing import table

RESOURCES = ("mineral", "battery", "water", "plant", "oxygen")
PLACES_FOR_SHELTERS = ["g1", "i1", "k1", "k3"]


def next_turn(t, seat="purple"):
    """Go on to the first seat's next turn: everybody else is done, nobody travels."""
    for other in t.game.seats:
        t.given(other, stands=other == seat)
    t.end_turn(seat)
    while pending_prompt(t.game)[1] in ("om-ask-travel", "om-ask-travel-by-ship"):
        t.when(t.turn, "stay")


# Resources


@rule("OM-GEN-01")
def test_an_effect_that_names_resources_never_takes_or_gives_crystals():
    t = table("on_mars")
    t.given("purple", crystals=3, battery=1, lab={"1a": "mine"})
    t.when("purple", "action:learn_tech")
    assert t.why_not("purple", "grid:top_1") == "om-why-too-expensive"
    assert t.why_not("purple", "grid:middle_1") is None


@rule("OM-GEN-01")
@pytest.mark.parametrize("resource", RESOURCES)
def test_each_of_the_five_resources_counts_as_a_resource_of_choice(resource):
    t = table("on_mars")
    t.given("purple", lab={"1a": "mine"}, **{resource: 1})
    t.when("purple", "action:research", "develop:1a-2a")
    t.then("purple", **dict.fromkeys(RESOURCES, 0), lab={"2a": "mine"})


@rule("OM-GEN-01")
def test_a_choice_of_resources_does_not_offer_a_crystal():
    t = table("on_mars")
    t.given("purple", water=1, battery=1, built={"trade_market": "e5"}, crystals=2)
    t.when("purple", "use:trade_market", "yes", "pay:water")
    assert t.legal("purple") == ["take:battery", "take:water", "take:plant", "take:oxygen", "done"]


@rule("OM-GEN-02")
def test_gains_come_from_the_general_supply_unless_the_warehouse_is_named():
    t = table("on_mars")
    t.given("purple", space=5, mineral=1)
    t.given(warehouse=dict.fromkeys(("battery", "water", "plant", "oxygen", "crystal"), 1))
    t.when("purple", "action:construct", "build:generator", "hex:i4")
    t.then("purple", battery=1)
    t.then(warehouse={"battery": 1})


@rule("OM-GEN-02")
def test_the_warehouse_gives_what_is_taken_from_it():
    t = table("on_mars")
    t.when("purple", "action:resupply", "take:battery", "done")
    t.then("purple", battery=1)
    t.then(warehouse={"battery": 1, "water": 2})


@rule("OM-GEN-03")
def test_crystals_and_resources_are_unlimited():
    t = table("on_mars", seats=FOUR)
    for seat in FOUR:
        t.given(seat, crystals=3, arriving=30, **dict.fromkeys(RESOURCES, 20))
    t.given("purple", mineral=1)
    t.given(display=["metal_deposit", "casino", "gym"])
    t.when("purple", "action:obtain_blueprint", "card:metal_deposit", "boost", "card:casino")
    t.then("purple", mineral=2, arriving=31)


@rule("OM-GEN-03")
def test_an_empty_stack_of_buildings_gives_no_more():
    t = table("on_mars")
    t.given("purple", space=5, mineral=2)
    t.given(stacks={"generator": []})
    t.when("purple", "action:construct")
    assert t.why_not("purple", "build:generator") == "om-why-stack-empty"
    assert "build:water_extractor" not in t.legal("purple")
    assert "build:mine" in t.legal("purple")


@rule("OM-GEN-03", "OM-SETUP-03")
def test_the_twelfth_colonist_is_the_last():
    t = table("on_mars")
    shelters = PLACES_FOR_SHELTERS
    t.given("purple", space=5, shelters=shelters, quarters=8, working=3, water=1, plant=1)
    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists")
    t.then("purple", quarters=9, beside=0)


@rule("OM-GEN-03", "OM-SETUP-03")
def test_the_fourth_bot_and_the_fifth_ship_are_the_last():
    t = table("on_mars")
    t.given(level=5)
    t.given("purple", space=5, bots=["a1", "b2", "c1", "d2"], water=2, plant=2, depot=[1])
    t.when("purple", "action:welcome_ship", "reward:bot")
    t.then("purple", bots=["a1", "b2", "c1", "d2"], quarters=4, hangar=1, depot=[])
    t.given("purple", stands=True)
    t.given(turn="purple")
    assert t.why_not("purple", "action:welcome_ship") == "om-why-no-ship-there"


@rule("OM-GEN-04")
@pytest.mark.parametrize("shelters", range(1, 6))
def test_the_storage_holds_one_of_each_resource_more_than_there_are_own_shelters(shelters):
    t = table("on_mars", seats=FOUR)
    t.given("purple", shelters=PLACES_FOR_SHELTERS[: shelters - 1], water=shelters)
    t.given("green", shelters=["c1", "c3"])
    t.given(warehouse={"water": 3})
    t.when("purple", "action:resupply", "take:water", "boost")
    t.then("purple", water=shelters + 1)
    assert t.why_not("purple", "take:water") == "om-why-no-room"
    assert "take:plant" in t.legal("purple")


@rule("OM-GEN-05")
def test_resources_beyond_the_limit_are_lost_but_may_be_gained():
    t = table("on_mars")
    t.given("purple", battery=2)
    t.given(display=["wind_turbines", "casino"])
    t.when("purple", "action:obtain_blueprint", "card:wind_turbines")
    t.then("purple", battery=2, blueprints=["wind_turbines"])


@rule("OM-GEN-05")
def test_what_fits_is_kept_and_only_the_rest_is_lost():
    t = table("on_mars")
    t.given("purple", space=5, mineral=1, bots=["g1"], lab={"1a": "generator"}, battery=1)
    t.when("purple", "action:construct", "build:generator", "hex:g2")
    t.then("purple", battery=2)


@rule("OM-GEN-06", "OM-GEN-02")
@pytest.mark.parametrize(
    ("building", "price", "gain", "hex"),
    [
        ("mine", "quarters", "mineral", "i4"),
        ("generator", "mineral", "battery", "i4"),
        ("water_extractor", "battery", "water", "i8"),
        ("greenhouse", "water", "plant", "c4"),
        ("oxygen_condenser", "plant", "oxygen", "j3"),
        ("shelter", "oxygen", "arriving", "k2"),
    ],
)
def test_each_resource_pays_for_the_next_building_in_the_chain(building, price, gain, hex):
    t = table("on_mars")
    t.given("purple", space=5, bots=["i3", "c5", "k3", "h8"], **{"quarters": 2, "battery": 1, price: 2})
    t.when("purple", "action:construct", f"build:{building}", f"hex:{hex}")
    t.then("purple", **{"quarters": 1, price: 0 if building == "mine" else 1, gain: 2 if gain == "battery" else 1})


@rule("OM-GEN-07")
@pytest.mark.parametrize("resource", RESOURCES[1:])
def test_a_mineral_may_be_paid_for_any_other_resource(resource):
    scientist = {"battery": "hydrologist", "water": "biochemist", "plant": "geochemist", "oxygen": "systems_engineer"}
    t = table("on_mars")
    t.given("purple", space=5, mineral=2, **{resource: 1})
    t.when("purple", "action:hire", f"card:{scientist[resource]}")
    assert sorted(t.legal("purple")) == sorted(["pay:mineral", f"pay:{resource}"])
    t.when("purple", "pay:mineral", "pay:mineral")
    t.then("purple", mineral=0, **{resource: 1}, scientists={scientist[resource]: None})


@rule("OM-GEN-07")
def test_no_other_resource_replaces_a_mineral_and_no_mineral_a_crystal():
    t = table("on_mars")
    t.given("purple", space=5, mineral=2, battery=2, water=2, plant=2, oxygen=2, crystals=1)
    assert t.why_not("purple", "executive:7") == "om-why-too-expensive"
    t.given("purple", mineral=1)
    t.when("purple", "action:hire")
    assert t.why_not("purple", "card:rd_engineer") == "om-why-too-expensive"


@rule("OM-GEN-08")
def test_on_a_contract_a_mineral_is_only_a_mineral():
    t = table("on_mars")
    t.given("purple", shelters=PLACES_FOR_SHELTERS, mineral=5, contracts=["contract_11"])
    assert t.why_not("purple", "deliver:contract_11:plant") == "om-why-out-of-stock"
    t.when("purple", "deliver:contract_11:mineral", "deliver:contract_11:mineral")
    t.then("purple", mineral=3, contracts={"contract_11": False})
    assert t.why_not("purple", "deliver:contract_11:mineral") == "om-why-not-needed"


# Colonists


@rule("OM-GEN-09", "OM-GEN-11")
def test_a_colonist_who_finds_no_place_stays_in_the_supply_and_nothing_replaces_him():
    t = table("on_mars")
    t.given("purple", space=5, quarters=3, water=1, plant=1)
    t.when("purple", "action:welcome_ship", "ship:2", "reward:colonists")
    t.then("purple", quarters=4, beside=8, water=0, plant=0, crystals=0, arriving=0)


@rule("OM-GEN-10", "OM-GEN-11")
@pytest.mark.parametrize("shelters", range(1, 6))
def test_the_living_quarters_hold_four_and_two_more_for_each_further_shelter(shelters):
    t = table("on_mars")
    t.given("purple", shelters=PLACES_FOR_SHELTERS[: shelters - 1], quarters=0, working=12)
    t.when("purple", "action:landing_pod", "space:5")
    room = 4 + 2 * (shelters - 1)
    t.then("purple", quarters=room, working=0, beside=12 - room)


@rule("OM-GEN-11")
def test_a_miner_from_an_upgraded_mine_goes_to_the_supply_if_the_quarters_are_full():
    t = table("on_mars")
    t.given("purple", space=5, bots=["g4"], blueprints=["construction_yard"], mineral=1)
    t.given("green", miners=["g5"], quarters=4)
    t.when("purple", "action:upgrade")
    t.then("green", miners=[], quarters=4, beside=8)
    t.given("green", miners=["g6"], quarters=3)
    t.given("purple", blueprints=["metal_deposit"], mineral=1, stands=True)
    t.given(turn="purple", buildings={"g6": "mine"})
    t.given("purple", bots=["g7"])
    t.when("purple", "action:upgrade")
    t.then("green", miners=[], quarters=4, beside=8)


@rule("OM-GEN-12")
def test_any_number_of_colonists_work_and_none_of_them_can_be_used():
    t = table("on_mars")
    t.given("purple", quarters=0, working=12)
    assert t.why_not("purple", "action:obtain_blueprint") == "om-why-no-colonist"
    t.when("purple", "action:resupply", "take:water")
    assert t.legal("purple") == ["end"]
    t.then("purple", working=12)


# Crystals


@rule("OM-GEN-13", "OM-GEN-16")
def test_a_crystal_cannot_be_paid_in_the_turn_in_which_it_is_gained():
    t = table("on_mars")
    t.given("purple", crystals=1)
    t.when("purple", "action:resupply", "take:crystal", "done")
    t.then("purple", crystals=1, arriving=1)
    assert t.why_not("purple", "executive:6") == "om-why-too-expensive"


@rule("OM-GEN-14", "OM-ROUND-03")
def test_at_the_start_of_the_next_turn_crystals_fill_the_depot_and_the_rest_is_lost():
    t = table("on_mars")
    t.given("purple", crystals=1, arriving=40)
    next_turn(t)
    t.then("purple", crystals=3, arriving=0)


@rule("OM-GEN-14")
def test_crystals_wait_while_others_have_their_turns():
    t = table("on_mars")
    t.given("purple", stands=False)
    t.given("green", arriving=1)
    t.given("purple", arriving=2)
    t.end_turn("green")
    t.then("green", crystals=0, arriving=1)
    t.then("purple", crystals=0, arriving=2)
    t.when("purple", "stay")
    t.then("purple", crystals=0, arriving=2)
    t.when("green", "stay")
    t.then("purple", crystals=2, arriving=0)
    t.then("green", crystals=0, arriving=1)


@rule("OM-GEN-15", "OM-SETUP-27")
@pytest.mark.parametrize("welcomed", range(6))
def test_the_depot_has_three_spaces_and_one_more_for_each_ship_that_left_it(welcomed):
    t = table("on_mars")
    t.given("purple", depot=range(1, 6 - welcomed), hangar=0, arriving=9)
    next_turn(t)
    t.then("purple", crystals=3 + welcomed)


@rule("OM-GEN-16")
def test_costs_go_to_the_general_supply_not_to_the_warehouse():
    t = table("on_mars")
    t.given("purple", battery=1, crystals=2, lab={"1a": "mine"})
    t.given(warehouse={"battery": 0, "crystal": 0})
    t.when("purple", "executive:7", "take:water", "action:learn_tech", "grid:middle_1")
    t.then("purple", battery=0, crystals=0)
    t.then(warehouse={"battery": 0, "crystal": 0})


@rule("OM-GEN-16")
def test_crystals_below_the_depot_pay_nothing():
    t = table("on_mars")
    t.given("purple", crystals=1, arriving=5)
    assert t.why_not("purple", "executive:6") == "om-why-too-expensive"
    t.given("purple", crystals=2)
    assert t.why_not("purple", "executive:6") is None


@rule("OM-GEN-17")
def test_a_cost_is_paid_in_full_or_not_at_all():
    t = table("on_mars")
    t.given("purple", battery=1)
    t.when("purple", "action:learn_tech")
    assert t.why_not("purple", "grid:top_1") == "om-why-too-expensive"
    t.given("purple", battery=1, water=1)
    assert t.why_not("purple", "grid:top_1") is None
    t.when("purple", "grid:top_1", "lab:1b")
    t.then("purple", battery=0, water=0)


@rule("OM-GEN-17")
def test_the_crystal_for_the_slot_does_not_pay_for_the_contract_as_well():
    t = table("on_mars", seats=FOUR[:3])
    t.given("purple", space=5, quarters=1, crystals=1)
    t.given("green", slots={"hire": 1})
    t.given(offers=["contract_7"])
    assert t.why_not("purple", "action:hire") is not None
    t.given("purple", quarters=2)
    assert t.why_not("purple", "action:hire") is None
