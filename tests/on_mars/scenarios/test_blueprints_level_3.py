"""Blueprints of level 3."""

import pytest

from tests.on_mars.scenarios.playing import CRYSTALS, MEANS, SENT, SHELTERS, VISITED, choose, now, over, usable
from tests.support.ledger import rule, scenario

# Mineral Mine


@rule("OM-GEN-25")
@scenario("mineral_mine")
@MEANS
def test_mineral_mine_scores_2_points(means):
    t = usable("mineral_mine", means)

    t.when("purple", "use:mineral_mine")

    t.then("purple", points=2, crystals=0)
    t.then("green", points=0)
    assert over(t)


# Biolab


@rule("OM-COL-74", "OM-COL-75", "OM-COL-76", "OM-PLACE-16")
@scenario("biolab")
@MEANS
def test_biolab_takes_a_contract_for_a_crystal_and_no_slot(means):
    t = usable("biolab", means, crystals=1, slots={"hire": 1}, oxygen=2)
    t.given(offers=["contract_7", "contract_8", "systems_engineer"])

    t.when("purple", "use:biolab")
    assert "card:systems_engineer" not in t.legal("purple")
    t.when("purple", "card:contract_8")

    t.then("purple", contracts={"contract_8": False}, crystals=0, slots={"hire": 1}, oxygen=2)
    t.when("purple", "end", "card:contract_3")
    t.then(offers=["contract_7", "contract_3", "systems_engineer", None, None, None])


@rule("OM-COL-74", "OM-COL-77")
@scenario("biolab")
@pytest.mark.parametrize("means", [SENT, VISITED])
def test_biolab_needs_a_contract_on_display_and_a_crystal(means):
    t = usable("biolab", means, crystals=1)
    assert t.why_not("purple", "use:biolab") == "om-why-not-on-display"

    t.given("purple", crystals=0)
    t.given(offers=["contract_7"])
    assert t.why_not("purple", "use:biolab") == "om-why-too-expensive"


# Radar


@rule("OM-EXEC-14")
@scenario("radar")
@MEANS
def test_radar_keeps_a_discovery_tile_and_gives_its_benefit_again_and_again(means):
    t = usable("radar", means)
    t.given(exploration=["discovery_gain_battery", "discovery_crystals_x3"])

    t.when("purple", "use:radar", "card:discovery_crystals_x3")

    t.then("purple", arriving=3, crystals=0, discoveries=[])
    tiles = now(t, "exploration")
    assert len(tiles) == 2 and "discovery_gain_battery" in tiles and "discovery_crystals_x3" not in tiles

    t.given("purple", crystals=2, arriving=0)
    t.given(turn="purple", main_done=True)
    t.when("purple", "use:radar")
    t.then("purple", arriving=3, crystals=0 if means == CRYSTALS else 2, discoveries=[])
    t.then(exploration=tiles)


@rule("OM-EXEC-14", "OM-EXEC-07")
@scenario("radar")
def test_radar_gives_the_benefit_of_its_tile_to_players_who_may_use_it():
    t = usable("radar", SENT)
    t.given(exploration=["discovery_gain_battery", "discovery_crystals_x3"])

    t.when("purple", "use:radar", "card:discovery_crystals_x3", "end")
    t.when("green", "use:radar")

    t.then("green", arriving=3, crystals=0)


@rule("OM-EXEC-14")
@scenario("radar")
def test_radar_lets_the_costs_of_the_tile_be_paid():
    t = usable("radar", CRYSTALS, mineral=1, bots=["f5"])
    t.given(exploration=["discovery_construct_generator", "discovery_gain_plant"], lss={"generator": 2})

    t.when("purple", "use:radar", "card:discovery_construct_generator", "hex:f4")

    t.then("purple", mineral=0, battery=1)
    t.then(buildings={"f4": "generator"})


@rule("OM-EXEC-14", "OM-MISSION-05")
@scenario("radar")
def test_the_tile_of_radar_counts_as_taken_by_nobody():
    t = usable("radar", VISITED, discoveries=["discovery_warehouse_x2", "discovery_gain_oxygen"], goals=["goal_4"])
    t.given(missions={"mission_discovery_tiles": 5}, exploration=["discovery_crystals_x3", "discovery_gain_plant"])

    t.when("purple", "use:radar", "card:discovery_crystals_x3")

    t.then(missions={"mission_discovery_tiles": 5})
    t.then("purple", arriving=3)
    assert t.why_not("purple", "goal:goal_4") == "om-why-goal-not-met"


# Builder Drone AI600


@rule("OM-EXEC-14", "OM-COL-54", "OM-COL-56")
@scenario("builder_drone_ai600")
@MEANS
def test_builder_drone_upgrades_a_building_wherever_it_stands(means):
    t = usable("builder_drone_ai600", means, blueprints=["concentrator", "biomarket"], mineral=2)
    t.given("purple", lab={"3a": "upgrade"})
    t.given(buildings={"m2": "oxygen_condenser"})

    t.when("purple", "use:builder_drone_ai600", "card:concentrator", "hex:m2")

    t.then("purple", mineral=1, crystals=0, blueprints=["biomarket"])
    assert t.seat("purple").built["concentrator"] == "m2"
    assert over(t), "neither a technology nor colonists add an upgrade"


@rule("OM-COL-53", "OM-COL-55", "OM-COL-56")
@scenario("builder_drone_ai600")
@MEANS
def test_builder_drone_lifts_nothing_but_the_building_zone(means):
    t = usable("builder_drone_ai600", means, blueprints=["eco_resort"], mineral=1)
    t.given(buildings={"l3": "greenhouse", "l4": "greenhouse"})
    assert t.why_not("purple", "use:builder_drone_ai600") == "om-why-complex-too-small"

    t.given(buildings={"k5": "greenhouse"})
    assert t.why_not("purple", "use:builder_drone_ai600") is None

    t.given("purple", mineral=0)
    assert t.why_not("purple", "use:builder_drone_ai600") == "om-why-too-expensive"


@rule("OM-COL-55")
@scenario("builder_drone_ai600")
def test_builder_drone_does_not_reach_the_shelters_of_others():
    t = usable("builder_drone_ai600", CRYSTALS, blueprints=["gym"], mineral=1, bots=["e6"])

    t.when("purple", "use:builder_drone_ai600", "card:gym")

    assert t.seat("purple").built["gym"] == "i3"


# Research Lab


@rule("OM-ORBIT-17", "OM-ORBIT-18", "OM-ORBIT-20", "OM-ORBIT-22", "OM-ORBIT-23")
@scenario("research_lab")
@MEANS
def test_research_lab_develops_twice_and_once_more_for_each_colonist(means):
    t = usable("research_lab", means, shelters=SHELTERS, plant=1, oxygen=3, lab={"1a": "mine", "2b": "shelter"})

    t.when("purple", "use:research_lab", "develop:1a-2a", "pay:plant")
    t.then("purple", lab={"2a": "mine", "2b": "shelter"}, plant=0, oxygen=3)
    t.when("purple", "develop:2b-3b", "done")
    t.then("purple", lab={"2a": "mine", "3b": "shelter"}, oxygen=2, working=0, crystals=0)
    t.when("purple", "boost", "develop:2a-3a", "boost", "develop:3a-4a", "pay:oxygen")

    t.then("purple", lab={"3b": "shelter", "4a": "mine"}, oxygen=0, working=2, quarters=1)
    t.then("purple", mineral=1, crystals=0)


@rule("OM-ORBIT-17", "OM-ORBIT-18")
@scenario("research_lab")
@MEANS
def test_research_lab_may_develop_one_tile_twice_and_stop_early(means):
    t = usable("research_lab", means, oxygen=2)
    t.when("purple", "use:research_lab", "develop:2b-3b", "done", "develop:3b-4c")
    t.then("purple", lab={"4c": "shelter"}, oxygen=0)
    assert over(t)

    t = usable("research_lab", means, oxygen=2)
    t.when("purple", "use:research_lab", "develop:2b-3b", "done", "done")
    t.then("purple", lab={"3b": "shelter"}, oxygen=1)

    t = usable("research_lab", means)
    assert t.why_not("purple", "use:research_lab")


# Aqueduct


@scenario("aqueduct")
@MEANS
@pytest.mark.parametrize("colonists", [1, 2])
def test_aqueduct_calls_up_to_2_colonists_home_from_work(means, colonists):
    t = usable("aqueduct", means, quarters=1, working=3, slots={"hire": 1})

    t.when("purple", "use:aqueduct")
    while t.seat("purple").working > 3 - colonists:
        t.when("purple", "retrieve:working_area")
    if colonists < 2:
        t.when("purple", "done")

    t.then("purple", quarters=1 + colonists, working=3 - colonists, slots={"hire": 1}, crystals=0)
    assert over(t)


@rule("OM-GEN-11")
@scenario("aqueduct")
def test_aqueduct_sends_colonists_without_room_beside_the_board():
    t = usable("aqueduct", CRYSTALS, quarters=3, working=2)

    t.when("purple", "use:aqueduct", "retrieve:working_area", "retrieve:working_area")

    t.then("purple", quarters=4, working=0, beside=8)


@scenario("aqueduct")
@MEANS
def test_aqueduct_needs_somebody_at_work(means):
    t = usable("aqueduct", means, slots={"hire": 1})

    assert t.why_not("purple", "use:aqueduct") == "om-why-nobody-there"


# Eco Resort


@rule("OM-EXEC-14", "OM-COL-49", "OM-COL-73")
@scenario("eco_resort")
@MEANS
def test_eco_resort_empties_own_slots_on_both_sides(means):
    slots = {"obtain_blueprint": 1, "research": 1, "construct": 2, "upgrade": 0, "hire": 1}
    t = usable("eco_resort", means, shelters=SHELTERS, quarters=0, working=1, slots=slots, miners=["g5"])
    t.given("green", slots={"construct": 1})

    t.when("purple", "use:eco_resort", "retrieve:construct", "retrieve:hire", "retrieve:obtain_blueprint")
    assert t.why_not("purple", "retrieve:working_area") is not None
    assert t.why_not("purple", "retrieve:hire") == "om-why-nobody-there"
    t.when("purple", "retrieve:construct", "retrieve:research")

    t.then("purple", quarters=5, working=1, slots=dict.fromkeys(slots, 0), miners=["g5"], crystals=0)
    t.then("green", slots={"construct": 1})
    assert over(t)


@scenario("eco_resort")
@MEANS
def test_eco_resort_may_leave_colonists_where_they_are_and_needs_one_there(means):
    t = usable("eco_resort", means, quarters=1, slots={"research": 1, "hire": 1})
    t.when("purple", "use:eco_resort", "retrieve:research", "done")
    t.then("purple", quarters=2, slots={"research": 0, "hire": 1})

    t = usable("eco_resort", means, working=2)
    assert t.why_not("purple", "use:eco_resort") == "om-why-nobody-there"


# Trade Market


@rule("OM-BOOST-01")
@scenario("trade_market")
@MEANS
def test_trade_market_gives_2_resources_for_1_and_another_for_each_colonist(means):
    t = usable("trade_market", means, mineral=1, water=1)

    choose(t, "use:trade_market", "yes", "pay:water", "take:battery")
    assert t.why_not("purple", "take:mineral") is not None
    t.when("purple", "take:oxygen")
    t.then("purple", mineral=1, water=0, battery=1, oxygen=1, working=0, crystals=0)
    t.when("purple", "boost", "take:oxygen", "boost", "take:plant", "done")

    t.then("purple", battery=1, oxygen=2, plant=1, mineral=1, working=2, quarters=1)
    assert over(t)


@rule("OM-GEN-01")
@scenario("trade_market")
@MEANS
def test_trade_market_takes_a_mineral_too_but_never_a_crystal(means):
    t = usable("trade_market", means, crystals=1)
    assert t.why_not("purple", "use:trade_market") == "om-why-too-expensive"

    t.given("purple", mineral=1)
    choose(t, "use:trade_market", "yes", "take:plant", "take:plant", "done")
    t.then("purple", mineral=0, plant=2, crystals=1)


# Recycling Bots


@rule("OM-EXEC-14", "OM-COL-04", "OM-BOOST-01")
@scenario("recycling_bots")
@MEANS
def test_recycling_bots_collect_crystals_and_tiles_like_rovers(means):
    t = usable("recycling_bots", means, crystals=2, bots=["k4", "g9"], rover="m2", shelters=SHELTERS)
    t.given(ground={"k3": "crystal", "k2": "crystal", "j2": "discovery_gain_plant"})

    t.when("purple", "use:recycling_bots", "bot1:n", "bot1:n")
    t.then("purple", arriving=2, bots=["k2", "g9"], crystals=2)
    t.when("purple", "boost:bots", "bot1:sw", "boost:bots", "bot1:n")

    t.then("purple", bots=["j2", "g9"], plant=3, discoveries=["discovery_gain_plant"], rover="m2")
    t.then("purple", crystals=0, working=0)
    t.then(ground={"k3": None, "k2": None, "j2": None}, gone=[])
    assert over(t)


@rule("OM-EXEC-14", "OM-COL-15", "OM-COL-16", "OM-COL-19")
@scenario("recycling_bots")
@MEANS
def test_recycling_bots_pass_tiles_that_cannot_be_taken_and_destroy_none(means):
    t = usable("recycling_bots", means, bots=["k4"], quarters=0, research=["b"])
    t.given(ground={"k3": "research_b1", "k2": "crystal"})

    t.when("purple", "use:recycling_bots", "bot1:n")
    assert t.why_not("purple", "done") == "om-why-must-move-on"
    t.when("purple", "bot1:n")

    t.then("purple", bots=["k2"], arriving=1, research=["b"])
    t.then(ground={"k3": "research_b1", "k2": None}, gone=[])


@rule("OM-EXEC-14", "OM-COL-15", "OM-COL-16")
@scenario("recycling_bots")
def test_recycling_bots_take_one_research_tile_of_a_type_only():
    t = usable("recycling_bots", CRYSTALS, bots=["k4", "l4"], quarters=0)
    t.given(ground={"k3": "research_b1", "l3": "research_b2", "j1": None, "l1": None})
    t.given(missions={"mission_research_tiles": 5})

    t.when("purple", "use:recycling_bots", "bot1:n")

    assert t.why_not("purple", "bot2:n") == "om-why-cannot-stay"


@rule("OM-EXEC-14", "OM-MISSION-02", "OM-MISSION-10")
@scenario("recycling_bots")
def test_tiles_of_recycling_bots_count_like_those_of_a_rover():
    t = usable("recycling_bots", VISITED, bots=["k4"], discoveries=["discovery_warehouse_x2", "discovery_gain_oxygen"])
    t.given(ground={"k3": "discovery_gain_plant"}, missions={"mission_discovery_tiles": 5})
    t.given("purple", goals=["goal_4"])

    t.when("purple", "use:recycling_bots", "bot1:n", "done")

    t.then("purple", plant=2, arriving=1)
    t.then(missions={"mission_discovery_tiles": 4})
    assert t.why_not("purple", "goal:goal_4") is None


# Aerial Elevator


@rule("OM-EXEC-13", "OM-SHUTTLE-14", "OM-SHUTTLE-16", "OM-SHUTTLE-17")
@scenario("aerial_elevator")
@MEANS
def test_aerial_elevator_goes_to_orbit_before_the_main_action(means):
    slots = {"research": 1, "construct": 1}
    t = usable("aerial_elevator", means, space=6, working=1, quarters=1, slots=slots, miners=["g5"])
    t.given("purple", built={"biomarket": "e5"})
    t.given(turn="purple", main_done=False)

    t.when("purple", "use:aerial_elevator", "space:1")

    t.then("purple", mineral=1, plant=1, oxygen=0 if means == SENT else 1, space=1, side="orbit", crystals=0, hangar=0)
    t.then("purple", quarters=3, working=0, slots={"research": 0, "construct": 1})
    t.then(shuttle=("orbit", 1))
    assert t.why_not("purple", "action:control_center") == "om-why-wrong-side"
    t.when("purple", "action:resupply", "take:water", "done", "end")
    assert t.turn == "green", "there is no second turn on the new space"


@rule("OM-EXEC-13")
@scenario("aerial_elevator")
def test_aerial_elevator_after_the_main_action_changes_the_place_alone():
    t = usable("aerial_elevator", CRYSTALS, space=8)
    t.given("green", space=1)

    t.when("purple", "use:aerial_elevator")
    assert t.why_not("purple", "space:1") == "om-why-space-taken"
    assert t.why_not("purple", "space:5") is not None
    t.when("purple", "space:2", "take:plant")

    t.then("purple", space=2, plant=1)
    assert over(t)


@scenario("aerial_elevator")
@MEANS
def test_aerial_elevator_does_not_leave_orbit(means):
    t = usable("aerial_elevator", means, space=1)

    assert t.why_not("purple", "use:aerial_elevator") == "om-why-already-there"


# Library


@rule("OM-ORBIT-06", "OM-ORBIT-07", "OM-ORBIT-10", "OM-PLACE-16")
@scenario("library")
@MEANS
def test_library_takes_a_blueprint_and_another_for_each_colonist(means):
    t = usable("library", means, space=6)
    markers = t.seat("purple").markers
    t.given(display=["metal_deposit", "trade_market", "gym"])

    t.when("purple", "use:library", "card:trade_market")
    t.then("purple", blueprints=["trade_market"], plant=1, markers=markers - 1, working=0, crystals=0)
    t.when("purple", "boost", "card:gym", "done")

    t.then("purple", blueprints=["gym", "trade_market"], arriving=1, markers=markers - 2, working=1, quarters=2)
    t.then("purple", slots={"obtain_blueprint": 0})
    assert over(t)


# Command Center


@rule("OM-EXEC-14", "OM-COL-12", "OM-ORBIT-28")
@scenario("command_center")
@MEANS
@pytest.mark.parametrize(("owner", "space", "level", "waiting"), [("purple", "2a", 2, 0), ("green", "3a", 3, 1)])
def test_command_center_moves_the_rover_by_the_level_of_a_rover_technology(means, owner, space, level, waiting):
    t = usable("command_center", means, crystals=1, rover="g5")
    t.given(owner, lab={space: "rover"})

    t.when("purple", "use:command_center", f"tech:{owner}", *["rover:s"] * level)
    assert t.why_not("purple", "rover:n") == "om-why-no-points"
    t.when("purple", "boost:rover", "rover:n")

    t.then("purple", rover=f"g{5 + level - 1}", working=0, quarters=3, crystals=0)
    t.then("green", waiting=waiting)
    assert over(t)


@rule("OM-EXEC-14")
@scenario("command_center")
@MEANS
def test_command_center_without_a_technology_moves_for_crystals_alone(means):
    t = usable("command_center", means, crystals=2, rover="g5")
    t.when("purple", "use:command_center", "boost:rover", "rover:s", "boost:rover", "rover:s")
    t.then("purple", rover="g7", crystals=0, working=0)

    t = usable("command_center", means, rover="g5")
    assert t.why_not("purple", "use:command_center") == "om-why-not-in-play"


@rule("OM-EXEC-14", "OM-ORBIT-26")
@scenario("command_center")
def test_command_center_uses_one_tile_of_choice():
    t = usable("command_center", CRYSTALS, rover="g5", quarters=0, lab={"1a": "rover"})
    t.given("green", lab={"4a": "rover"})

    t.when("purple", "use:command_center", "tech:purple")
    assert t.why_not("purple", "tech:green") is not None
    t.when("purple", "rover:s")

    t.then("purple", rover="g6")
    t.then("green", waiting=0)
    assert over(t)
