"""Actions of advanced buildings that set a rule aside, and travel in one's own turn (OM-EXEC-13, -14)."""

import pytest

from tests.on_mars.rules.closing import exploration, hexes, open_prompt
from tests.support.ledger import rule
from valles.testing import table

RESUPPLY = ("action:resupply", "take:plant", "done")


def using(card, hex, crystals=2, **facts):
    """A table where purple has this advanced building and the crystals to use it once."""
    t = table("on_mars")
    t.given("purple", built={card: hex}, crystals=crystals, **facts)
    return t


# Travel in the own turn


def in_the_colony(**facts):
    """Purple, on colony space 6, has the Aerial Elevator; green, on space 7, has had a turn."""
    t = using("aerial_elevator", "i5", space=6, **facts)
    t.given("green", space=7, stands=False)
    return t


@rule("OM-EXEC-13")
def test_the_aerial_elevator_goes_through_all_steps_of_a_travel_to_orbit():
    t = in_the_colony(quarters=0, working=2, slots={"research": 1, "hire": 1}, hangar=1)
    t.given(shuttle=("colony", 1))
    t.when("purple", "use:aerial_elevator", "space:2", "take:water")
    t.then("purple", space=2, oxygen=1, water=1, quarters=3, working=0, slots={"research": 0, "hire": 1})
    t.then("purple", hangar=1, crystals=0)
    t.then(shuttle=("colony", 1))


@rule("OM-EXEC-13")
def test_before_the_main_action_a_travel_decides_on_which_side_it_is_taken():
    t = in_the_colony()
    assert "action:control_center" in t.legal("purple")
    t.when("purple", "use:aerial_elevator", "space:1")
    assert t.why_not("purple", "action:control_center") == "om-why-wrong-side"
    t.when("purple", *RESUPPLY)
    assert t.legal("purple") == ["end"]


@rule("OM-EXEC-13")
def test_after_the_main_action_a_travel_only_changes_the_place():
    t = in_the_colony()
    t.when("purple", "action:control_center", "done", "use:aerial_elevator", "space:1")
    assert t.legal("purple") == ["end"]
    t.then("purple", side="orbit")


@rule("OM-EXEC-13")
@pytest.mark.parametrize("first", (True, False))
def test_a_travel_in_the_own_turn_brings_no_second_turn(first):
    t = in_the_colony()
    t.given("green", stands=True)
    elevator = ("use:aerial_elevator", "space:1")
    t.when("purple", *(elevator if first else ()), *(RESUPPLY if first else ("action:control_center", "done")))
    t.when("purple", *(() if first else elevator), "end")
    t.then("purple", stands=False, space=1)
    t.then(turn="green")
    t.given(shuttle=("colony", 2))
    t.end_turn("green")
    t.then(round=2, turn="purple")


@rule("OM-EXEC-13")
@pytest.mark.parametrize(("left", "traveller"), (("orbit", "purple"), ("colony", "green")))
def test_after_it_one_decides_on_travel_as_usual_from_the_new_side(left, traveller):
    t = in_the_colony()
    t.given(shuttle=(left, 1))
    t.when("purple", "use:aerial_elevator", "space:1", *RESUPPLY, "end")
    t.then(turn=traveller)
    assert open_prompt(t) == "om-ask-travel"


@rule("OM-EXEC-13")
def test_the_aerial_elevator_only_goes_to_orbit():
    t = using("aerial_elevator", "i5", space=1)
    assert t.why_not("purple", "use:aerial_elevator") == "om-why-already-there"


@rule("OM-EXEC-13")
def test_a_goal_may_bring_its_owner_to_orbit():
    t = table("on_mars")
    t.given("purple", space=5, hangar=3, goals=["goal_11"], miners=["g5"], working=1, slots={"construct": 1})
    t.given(shuttle=("colony", 1))
    t.when("purple", "goal:goal_11", "choose:2", "space:1")
    t.then("purple", side="orbit", mineral=1, working=0, hangar=3, quarters=4, slots={"construct": 1})
    t.then(shuttle=("colony", 1))
    t.when("purple", *RESUPPLY, "end")
    t.then("purple", stands=False)


@rule("OM-EXEC-13")
def test_a_goal_may_bring_its_owner_to_the_colony_with_a_discovery():
    t = table("on_mars")
    t.given("purple", hangar=3, goals=["goal_11"], working=1, slots={"construct": 1})
    t.given(exploration=["discovery_gain_water", "discovery_learn_tech"])
    t.when("purple", "goal:goal_11", "choose:2", "card:discovery_gain_water", "hex:g2", "space:5")
    t.then("purple", side="colony", working=0, slots={"construct": 0}, quarters=4, beside=8, hangar=3)
    t.then(ground={"g2": "discovery_gain_water"})
    assert t.why_not("purple", "action:resupply") == "om-why-wrong-side"
    assert t.why_not("purple", "action:control_center") is None


# Blueprints that set a rule aside


@rule("OM-EXEC-14")
@pytest.mark.parametrize(
    ("reward", "facts"),
    [("reward:colonists", {"quarters": 3, "bots": []}), ("reward:bot", {"quarters": 2, "bots": ["i3"]})],
)
def test_private_ship_brings_a_colonist_more(reward, facts):
    t = using("private_ship", "g7", water=1, plant=1, quarters=0, bots=[])
    t.when("purple", "use:private_ship", "ship:1", reward)
    t.then("purple", hangar=1, **facts)


@rule("OM-EXEC-14")
def test_private_ship_brings_a_colonist_more_for_boosted_ships_too():
    t = using("private_ship", "g7", water=2, plant=2, quarters=1, shelters=["h3", "j2"])
    t.given(level=2)
    t.when("purple", "use:private_ship", "ship:1", "reward:colonists", "boost", "ship:2", "reward:colonists")
    t.then("purple", hangar=2, quarters=6, working=1)


@rule("OM-EXEC-14")
def test_private_ship_lets_no_ship_in_beyond_the_colony_level():
    t = using("private_ship", "g7", water=2, plant=2)
    t.given("purple", depot=[2, 3, 4, 5])
    assert t.why_not("purple", "use:private_ship") == "om-why-level-too-low"


@rule("OM-EXEC-14")
def test_radar_gives_the_benefit_of_a_discovery_tile_that_does_not_count_as_taken():
    t = using("radar", "g3")
    t.given(exploration=["discovery_gain_water", "discovery_crystals_x3"], missions={"mission_discovery_tiles": 5})
    left = len(t.state.discovery_stack)
    t.when("purple", "use:radar", "card:discovery_gain_water")
    t.then("purple", water=2, discoveries=[])
    t.then(missions={"mission_discovery_tiles": 5})
    assert len(t.state.discovery_stack) == left - 1
    assert len(exploration(t)) == 2 and "discovery_gain_water" not in exploration(t)


@rule("OM-EXEC-14")
def test_radar_repeats_the_benefit_for_players_who_may_use_it():
    t = using("radar", "g3")
    t.given(exploration=["discovery_gain_water", "discovery_crystals_x3"])
    t.when("purple", "use:radar", "card:discovery_gain_water")
    t.given("green", scientists=["rd_engineer"])
    t.given(turn="green", exploration=["discovery_gain_plant"])
    t.when("green", "use:radar")
    t.then("green", water=2, discoveries=[])
    assert exploration(t) == ["discovery_gain_plant"]


@rule("OM-EXEC-14")
def test_radar_is_of_no_use_when_there_is_no_room_for_what_its_tile_gives():
    t = using("radar", "g3")
    t.given(exploration=["discovery_gain_water", "discovery_crystals_x3"])
    t.when("purple", "use:radar", "card:discovery_gain_water")
    t.given("purple", crystals=2)
    t.given(turn="purple")
    assert t.why_not("purple", "use:radar") == "om-why-no-room"


@rule("OM-EXEC-14")
def test_builder_drone_upgrades_where_no_bot_is_near():
    t = using("builder_drone_ai600", "g3", blueprints=["private_ship", "gym"], mineral=1, bots=["a1"])
    t.when("purple", "use:builder_drone_ai600", "card:private_ship")
    t.then("purple", built={"private_ship": "g7"}, mineral=0)


@rule("OM-EXEC-14")
def test_builder_drone_sets_nothing_aside_but_the_zone():
    t = using("builder_drone_ai600", "g3", blueprints=["research_lab", "aqueduct"], mineral=1, bots=["a1"])
    assert t.why_not("purple", "use:builder_drone_ai600") == "om-why-complex-too-small"
    t.given(buildings={"g8": "water_extractor", "g9": "water_extractor"})
    t.given("purple", mineral=0)
    assert t.why_not("purple", "use:builder_drone_ai600") == "om-why-too-expensive"
    t.given("purple", mineral=1)
    t.when("purple", "use:builder_drone_ai600", "card:research_lab")
    assert hexes(t, "purple") == ["g7", "g8", "g9"]


@rule("OM-EXEC-14")
def test_eco_resort_empties_own_slots_on_either_side_hire_included():
    t = using("eco_resort", "e5", quarters=0, slots={"research": 1, "construct": 1, "hire": 1}, working=1)
    t.given("green", slots={"construct": 1})
    t.when("purple", "use:eco_resort", "retrieve:hire", "retrieve:research", "retrieve:construct")
    t.then("purple", quarters=3, working=1, slots={"research": 0, "construct": 0, "hire": 0})
    t.then("green", slots={"construct": 1})


@rule("OM-EXEC-14")
def test_recycling_bots_collect_like_a_rover():
    t = using("recycling_bots", "i5", bots=["g7"])
    t.given(ground={"g8": "crystal", "h8": "discovery_gain_water"})
    t.when("purple", "use:recycling_bots", "bot1:s", "bot1:se")
    t.then("purple", bots=["h8"], arriving=1, water=2, discoveries=["discovery_gain_water"])
    t.then(ground={"g8": None, "h8": None}, gone=[])


@rule("OM-EXEC-14")
def test_recycling_bots_cannot_stay_where_they_may_not_take_the_tile():
    t = using("recycling_bots", "i5", bots=["g7"], research=["a"], quarters=0)
    t.given(ground={"g8": "research_a1", "d1": None})
    t.when("purple", "use:recycling_bots", "bot1:s")
    assert t.why_not("purple", "done") == "om-why-must-move-on"
    t.when("purple", "bot1:s")
    t.then(ground={"g8": "research_a1"})


@rule("OM-EXEC-14")
def test_command_center_moves_the_rover_by_the_level_of_one_tile_alone():
    t = using("command_center", "i3", rover="g5", quarters=0, bots=["a1"])
    t.given("green", lab={"3b": "rover"})
    t.when("purple", "use:command_center", "tech:green", "rover:n", "rover:n", "rover:n")
    t.then("purple", rover="g2")
    t.then("green", waiting=1)
    assert "action:resupply" in t.legal("purple")


@rule("OM-EXEC-14")
def test_command_center_moves_the_rover_by_boosts_alone_where_no_tile_is_in_play():
    t = using("command_center", "i3", rover="g5", crystals=4, bots=["a1"])
    t.when("purple", "use:command_center")
    assert t.legal("purple") == ["boost:rover", "done"]
    t.when("purple", "boost:rover", "rover:n", "done")
    t.then("purple", rover="g4", crystals=1, quarters=3, working=0)


@rule("OM-EXEC-14")
def test_command_center_does_nothing_without_a_tile_or_a_crystal():
    t = using("command_center", "i3")
    assert t.why_not("purple", "use:command_center") == "om-why-not-in-play"
