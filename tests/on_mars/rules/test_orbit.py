"""Main actions of the orbital station: landing pod, blueprints and resupply (OM-ORBIT-01 to -10, -34 to -37)."""

import pytest

from tests.on_mars.rules.opening import THREE, facts, names, pending_prompt
from tests.support.ledger import rule
from valles.testing import table

BLUEPRINTS = {card["name"].lower().replace(" ", "_"): card for card in facts("blueprints")["cards"]}
WAREHOUSE = ("crystal", "battery", "water", "plant", "oxygen")


# Landing pod


@rule("OM-ORBIT-01")
def test_a_landing_pod_travels_without_exploring():
    t = table("on_mars")
    before = list(t.state.exploration), len(t.state.discovery_stack)
    t.given("purple", quarters=1, working=1, slots={"construct": 1, "research": 1})
    t.when("purple", "action:landing_pod")
    assert pending_prompt(t.game) == ("purple", "om-ask-space")
    t.then("purple", quarters=3, working=0, slots={"construct": 0, "research": 1})
    t.when("purple", "space:5")
    t.then("purple", space=5, side="colony")
    assert (t.state.exploration, len(t.state.discovery_stack)) == before


@rule("OM-ORBIT-01")
def test_a_landing_pod_needs_neither_shuttle_nor_ship():
    t = table("on_mars")
    t.given("purple", hangar=1)
    t.given(shuttle=("colony", 1))
    t.when("purple", "action:landing_pod", "space:5")
    t.then("purple", hangar=1)
    t.then(shuttle=("colony", 1))


@rule("OM-ORBIT-02")
def test_it_lands_on_an_empty_space_of_the_colony_and_may_take_its_benefit():
    t = table("on_mars")
    t.given("green", space=6)
    t.when("purple", "action:landing_pod")
    assert t.legal("purple") == ["space:5", "space:7", "space:8"]
    t.given(display=["gym", "casino"])
    t.when("purple", "space:8")
    assert t.legal("purple") == ["card:gym", "card:casino", "done"]
    t.when("purple", "card:gym")
    t.then("purple", blueprints=["gym"], arriving=1)


@rule("OM-ORBIT-02")
def test_the_benefit_of_the_space_may_be_left_out():
    t = table("on_mars")
    t.when("purple", "action:landing_pod", "space:8", "done")
    t.then("purple", blueprints=[])


@rule("OM-ORBIT-02")
def test_a_player_who_has_landed_has_no_second_turn_in_the_round():
    t = table("on_mars")
    t.given("green", space=4)
    t.when("purple", "action:landing_pod", "space:5", "end")
    t.then("purple", stands=False)
    assert t.turn == "green"
    t.end_turn("green")
    assert pending_prompt(t.game) == ("green", "om-ask-travel")


@rule("OM-ORBIT-03")
def test_a_player_who_has_landed_may_ride_back_if_the_shuttle_leaves_the_colony():
    t = table("on_mars")
    t.given("green", stands=False)
    t.given(shuttle=("colony", 1))
    t.when("purple", "action:landing_pod", "space:5", "end")
    assert pending_prompt(t.game) == ("purple", "om-ask-travel")
    t.when("purple", "travel", "space:4")
    t.then("purple", side="orbit")


@rule("OM-ORBIT-03")
@pytest.mark.parametrize("shuttle", [("orbit", 1), ("colony", 2)])
def test_otherwise_a_player_who_has_landed_stays_or_takes_a_ship(shuttle):
    t = table("on_mars")
    t.given("green", stands=False, space=6)
    t.given("purple", hangar=1)
    t.given(shuttle=shuttle)
    t.when("purple", "action:landing_pod", "space:5", "end")
    assert pending_prompt(t.game) == ("purple", "om-ask-travel-by-ship")
    t.when("purple", "travel", "space:1")
    t.then("purple", hangar=0, side="orbit")


@rule("OM-ORBIT-04")
def test_an_executive_action_after_the_landing_is_taken_in_the_colony():
    t = table("on_mars")
    t.given("purple", crystals=2, built={"aerial_elevator": "i5"})
    assert t.why_not("purple", "use:aerial_elevator") == "om-why-already-there"
    t.when("purple", "action:landing_pod", "space:5")
    assert t.why_not("purple", "action:control_center") == "om-why-main-action-done"
    t.when("purple", "use:aerial_elevator", "space:4", "end")
    t.then("purple", side="orbit", crystals=0, stands=False)


# Obtaining blueprints


@rule("OM-ORBIT-05")
def test_a_blueprint_of_either_level_may_be_taken_at_any_colony_level():
    t = table("on_mars")
    t.given(display=["gym", "library", "casino"], level=1)
    t.when("purple", "action:obtain_blueprint")
    assert t.legal("purple") == ["card:gym", "card:library", "card:casino"]
    t.when("purple", "card:library")
    t.then("purple", blueprints=["library"])


@rule("OM-ORBIT-05")
def test_everybody_sees_the_blueprints_of_everybody():
    t = table("on_mars")
    t.given(display=["gym", "library", "casino"])
    t.when("purple", "action:obtain_blueprint", "card:library")
    assert t.game.view("green").blueprint_owner == t.state.blueprint_owner


@rule("OM-ORBIT-06")
def test_a_blueprint_takes_a_marker():
    t = table("on_mars")
    t.given("purple", quarters=4)
    t.given(display=["gym", "casino", "biomarket"])
    t.when("purple", "action:obtain_blueprint", "card:gym", "boost", "card:casino")
    t.then("purple", markers=6)


@rule("OM-ORBIT-06")
def test_without_a_marker_there_is_no_blueprint():
    t = table("on_mars", seats=THREE)
    t.given("purple", markers=1, quarters=4)
    t.given(display=["gym", "casino", "biomarket"])
    t.when("purple", "action:obtain_blueprint", "card:gym")
    t.then("purple", markers=0, blueprints=["gym"])
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")
    t.given(turn="purple")
    assert t.why_not("purple", "action:obtain_blueprint") == "om-why-no-marker"


@rule("OM-ORBIT-06")
def test_eight_blueprints_are_the_most_a_player_gets_in_a_game():
    t = table("on_mars")
    eight = list(BLUEPRINTS)[:8]
    t.given("purple", blueprints=eight[:6], built={eight[6]: "g7", eight[7]: "e5"})
    t.then("purple", markers=0)
    assert t.why_not("purple", "action:obtain_blueprint") == "om-why-no-marker"


@rule("OM-ORBIT-07")
@pytest.mark.parametrize("card", BLUEPRINTS)
def test_the_good_on_the_blueprint_is_gained(card):
    ((good, amount),) = BLUEPRINTS[card]["gain_on_take"].items()
    t = table("on_mars")
    t.given(display=[card, "casino" if card != "casino" else "gym"])
    t.when("purple", "action:obtain_blueprint", f"card:{card}")
    t.then("purple", **{"arriving" if good == "crystal" else good: amount}, crystals=0)


@rule("OM-ORBIT-07")
def test_the_good_on_the_blueprint_is_lost_if_the_storage_is_full():
    t = table("on_mars")
    t.given("purple", oxygen=2)
    t.given(display=["concentrator", "casino"])
    t.when("purple", "action:obtain_blueprint", "card:concentrator")
    t.then("purple", oxygen=2, blueprints=["concentrator"])


@rule("OM-ORBIT-08")
def test_a_taken_blueprint_leaves_a_gap_until_the_colony_grows():
    t = table("on_mars")
    before = names(number for number in t.state.display if number)
    t.when("purple", "action:obtain_blueprint", f"card:{before[2]}", "done", "end")
    t.then(display=[card for card in before if card != before[2]])
    t.given(lss=dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 2))
    t.end_turn("green")
    assert t.state.display.count(0) == 0


@rule("OM-ORBIT-09")
def test_the_action_of_a_blueprint_waits_until_it_is_built():
    t = table("on_mars")
    t.given("purple", blueprints=["casino"], crystals=3)
    assert t.why_not("purple", "use:casino") == "om-why-not-built"
    t.given("purple", built={"casino": "i3"})
    assert t.why_not("purple", "use:casino") is None


@rule("OM-ORBIT-10")
def test_each_boosted_blueprint_has_its_own_marker_and_gain():
    t = table("on_mars")
    t.given("purple", quarters=4)
    t.given(display=["metal_deposit", "wind_turbines", "casino", "gym"])
    t.when("purple", "action:obtain_blueprint", "card:metal_deposit", "boost", "card:wind_turbines", "boost")
    t.when("purple", "card:casino", "done")
    t.then("purple", mineral=1, battery=1, arriving=1, markers=5, quarters=1, working=2)


# Resupply


@rule("OM-ORBIT-34")
@pytest.mark.parametrize("good", WAREHOUSE)
def test_resupply_takes_one_item_of_choice_from_the_warehouse(good):
    t = table("on_mars", seats=THREE)
    t.when("purple", "action:resupply")
    assert t.legal("purple") == [f"take:{kind}" for kind in WAREHOUSE]
    t.when("purple", f"take:{good}", "done")
    t.then("purple", **{"arriving" if good == "crystal" else good: 1}, quarters=3)
    t.then(warehouse={kind: 3 - (kind == good) for kind in WAREHOUSE})


@rule("OM-ORBIT-34")
def test_each_colonist_takes_one_more_of_the_same_or_another_kind():
    t = table("on_mars")
    t.when("purple", "action:resupply", "take:water", "boost", "take:water", "boost", "take:oxygen", "boost")
    t.when("purple", "take:crystal")
    t.then("purple", water=2, oxygen=1, arriving=1, quarters=0, working=3)
    t.then(warehouse={"water": 0, "oxygen": 1, "crystal": 1})


@rule("OM-ORBIT-35")
def test_nothing_is_taken_that_finds_no_room():
    t = table("on_mars")
    t.given("purple", water=2, crystals=3)
    t.when("purple", "action:resupply")
    assert t.legal("purple") == ["take:battery", "take:plant", "take:oxygen"]
    assert t.why_not("purple", "take:water") == "om-why-no-room"
    assert t.why_not("purple", "take:crystal") == "om-why-no-room"


@rule("OM-ORBIT-35")
def test_with_no_room_at_all_there_is_no_resupply():
    t = table("on_mars")
    t.given("purple", battery=2, water=2, plant=2, oxygen=2, crystals=3)
    assert t.why_not("purple", "action:resupply") == "om-why-no-room"


@rule("OM-ORBIT-35")
def test_what_only_a_contract_has_room_for_is_not_taken_to_be_thrown_away():
    t = table("on_mars")
    t.given("purple", plant=2, contracts=["contract_11"])
    t.when("purple", "action:resupply", "take:plant")
    t.then("purple", plant=2, delivered={"contract_11": 1})
    t.then(warehouse={"plant": 1})


@rule("OM-ORBIT-36")
def test_crystals_from_the_warehouse_wait_for_the_next_turn():
    t = table("on_mars")
    t.given("purple", crystals=1)
    t.when("purple", "action:resupply", "take:crystal", "done")
    t.then("purple", crystals=1, arriving=1)
    assert t.why_not("purple", "executive:6") == "om-why-too-expensive"


@rule("OM-ORBIT-36")
@pytest.mark.parametrize(("crystals", "arriving", "room"), [(0, 2, True), (1, 2, False), (0, 3, False), (2, 0, True)])
def test_free_depot_spaces_are_counted_less_the_crystals_that_wait(crystals, arriving, room):
    t = table("on_mars")
    t.given("purple", crystals=crystals, arriving=arriving)
    t.when("purple", "action:resupply")
    assert t.why_not("purple", "take:crystal") == (None if room else "om-why-no-room")


@rule("OM-ORBIT-37")
def test_a_kind_that_has_run_out_cannot_be_taken_until_the_colony_grows():
    t = table("on_mars", seats=THREE)
    t.given(warehouse={"water": 0})
    t.when("purple", "action:resupply")
    assert t.why_not("purple", "take:water") == "om-why-out-of-stock"
    t.when("purple", "take:plant", "done", "end")
    t.then(warehouse={"water": 0, "plant": 2})
    t.given(lss=dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 2))
    t.end_turn("green")
    t.then(warehouse=dict.fromkeys(WAREHOUSE, 3))


@rule("OM-ORBIT-37")
def test_a_new_round_does_not_refill_the_warehouse():
    t = table("on_mars")
    t.given("green", stands=False, space=6)
    t.when("purple", "action:resupply", "take:plant", "done", "end", "stay")
    t.then(round=2, warehouse={"plant": 1})
