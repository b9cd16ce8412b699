"""Examples of executive actions, missions, travel, scoring and variants (OM-EX-35 to -44, -47 and later)."""

import pytest

from tests.on_mars.rules.closing import FOUR, end_colonization, finish, hexes, open_prompt, stay
from tests.support.ledger import rule
from valles.testing import table

LSS = ("generator", "water_extractor", "greenhouse", "oxygen_condenser")
BLUEPRINT = ("action:obtain_blueprint", "card:metal_deposit", "done")
RESUPPLY = ("action:resupply", "take:plant", "done")


# Scientists


@rule("OM-EX-35", "OM-EXEC-05", "OM-EXEC-07")
def test_the_hydrologist_of_blue_opens_the_private_ship_of_green_for_both():
    t = table("on_mars", seats=("green", "blue"))
    for seat in ("green", "blue"):
        t.given(seat, crystals=2, water=1, plant=1, quarters=1)
    t.given("green", built={"private_ship": "g7"})
    t.given("blue", scientists=["hydrologist"])
    t.given(turn="blue")
    t.when("blue", "use:private_ship", "ship:1", "reward:colonists")
    t.then("blue", crystals=2, hangar=1, scientists={"hydrologist": "private_ship"}, quarters=4)
    t.given(turn="green")
    t.when("green", "use:private_ship", "ship:2", "reward:colonists")
    t.then("green", crystals=2, hangar=1, quarters=4)


@rule("OM-EX-35", "OM-EXEC-07")
def test_without_the_hydrologist_there_green_pays():
    t = table("on_mars", seats=("green", "blue"))
    t.given("green", built={"private_ship": "g7", "moisture_vaporator": "g8"}, crystals=2, water=1, plant=1)
    t.given("blue", scientists={"hydrologist": "moisture_vaporator"})
    t.when("green", "use:private_ship", "ship:2", "reward:colonists")
    t.then("green", crystals=0, hangar=1)


# Missions and shuttle


@rule("OM-EX-36", "OM-MISSION-08")
@pytest.mark.parametrize(("level", "done", "remaining"), ((3, 0, 2), (4, 0, 1), (5, 0, 0), (3, 2, 0), (4, 1, 0)))
def test_levels_reduce_the_missions_needed(level, done, remaining):
    t = table("on_mars")
    t.given(missions={"mission_blueprints": 1, "mission_techs": 1, "mission_bots": 3}, shuttle=("orbit", 3))
    t.given(display=["gym", "metal_deposit"], grid={"bottom_1": "mine", "bottom_2": "rover"})
    for answers in (BLUEPRINT, ("action:learn_tech", "grid:bottom_1", "lab:1b", "done"))[:done]:
        t.given(turn="purple")
        t.when("purple", *answers)
    t.given(lss=dict.fromkeys(LSS, level))
    t.end_turn("purple")
    t.then(level=level, remaining=remaining)
    end_colonization(t)
    t.then(final=remaining == 0)


@rule("OM-EX-37", "OM-SHUTTLE-02", "OM-SHUTTLE-03")
def test_at_level_2_the_shuttle_crosses_every_second_round():
    t = table("on_mars")
    t.given(level=2, shuttle=("orbit", 1))
    for shuttle in (("colony", 2), ("colony", 1), ("orbit", 2)):
        end_colonization(t)
        t.then(shuttle=shuttle)
        stay(t)


@rule("OM-EX-66", "OM-SHUTTLE-03")
def test_at_level_4_the_shuttle_lands_on_travel_space_3():
    t = table("on_mars")
    t.given(level=4, shuttle=("orbit", 1))
    end_colonization(t)
    t.then(shuttle=("colony", 3))


# Travel


@rule("OM-EX-38", "OM-SHUTTLE-09")
def test_a_discovery_tile_goes_to_an_empty_hex_three_from_the_rover():
    t = table("on_mars")
    t.given("purple", rover="e5", bots=["e8"])
    t.given("green", bots=["h5"])
    t.given(shuttle=("orbit", 1), ground={"b4": "crystal", "h6": "discovery_learn_tech"}, buildings={"c6": "mine"})
    t.given(exploration=["discovery_gain_water", "discovery_gain_plant"])
    end_colonization(t)
    t.when("purple", "travel", "card:discovery_gain_water")
    ring = {
        "b2", "b3", "b4", "b5", "c2", "c6", "d2", "d7", "e2", "e8", "f2", "f7", "g3", "g7", "h3", "h4", "h5", "h6",
    }  # fmt: skip
    assert set(hexes(t, "purple")) == ring - {"e8", "h5", "b4", "h6", "c6", "g3", "g7"}


@rule("OM-EX-39", "OM-SHUTTLE-13", "OM-SHUTTLE-14")
@pytest.mark.parametrize("mine", ({"miners": ["g5"]}, {"built": {"metal_deposit": "g5"}}))
def test_a_mine_and_an_advanced_generator_produce_on_the_way_to_orbit(mine):
    t = table("on_mars", seats=("yellow", "blue"))
    t.given("yellow", space=5, working=1, **mine)
    t.given("yellow", built={"wind_turbines": "g3"})
    t.given(shuttle=("colony", 1))
    end_colonization(t)
    t.when("yellow", "travel")
    assert open_prompt(t) == "om-ask-space"
    t.then("yellow", mineral=1, battery=1, working=0, quarters=4)
    keys = [event.phrase.key for event in t.game.events]
    assert keys[-3:] == ["om-log-gain", "om-log-gain", "om-log-retrieve"]


@rule("OM-EX-68", "OM-EXEC-13")
def test_the_aerial_elevator_brings_green_to_orbit_before_the_main_action():
    t = table("on_mars", seats=("green", "blue"))
    t.given("green", space=6, built={"aerial_elevator": "i5"}, miners=["g5"], crystals=2, working=2, quarters=1)
    t.given("blue", space=7)
    t.given(shuttle=("orbit", 3))
    t.when("green", "use:aerial_elevator", "space:1")
    t.then("green", oxygen=1, mineral=1, working=0, quarters=3, side="orbit", crystals=0)
    assert t.why_not("green", "action:control_center") == "om-why-wrong-side"
    t.when("green", *RESUPPLY, "end")
    t.then(turn="blue")
    t.end_turn("blue")
    t.then(round=2, turn="green")


# Scoring


@rule("OM-EX-40", "OM-END-08")
def test_green_scores_10_for_colonists_not_a_sum():
    t = table("on_mars", seats=("green", "blue"))
    t.given("green", space=5, shelters=["h3", "j2"], quarters=4, working=2, slots={"construct": 1, "research": 1})
    finish(t)
    assert t.score("green")["colonists"] == 10


@rule("OM-EX-41", "OM-END-10")
def test_green_scores_8_for_blueprints():
    t = table("on_mars", seats=("green", "blue"))
    t.given("green", built={"metal_deposit": "g5", "wind_turbines": "g3", "aqueduct": "g7"}, blueprints=["gym"])
    finish(t)
    assert t.score("green")["blueprints"] == 3 + 3 - 3 + 5


@rule("OM-EX-42", "OM-END-12")
def test_green_loses_4_for_a_contract_that_lacks_a_water_even_with_a_mineral_to_spare():
    t = table("on_mars", seats=("green", "blue"))
    t.given("green", contracts=["contract_9"], delivered={"contract_9": (2, 2)}, mineral=1)
    finish(t)
    assert t.game.over
    assert t.score("green")["contracts"] == -4
    t.then("green", mineral=1)


@rule("OM-EX-43", "OM-END-09")
def test_green_scores_18_for_technologies():
    t = table("on_mars", seats=("green", "blue"))
    t.given("green", lab={"1b": "rover", "4a": "shelter", "4c": "mine", "6a": "water_extractor"})
    finish(t)
    assert t.score("green")["technologies"] == 1 + 4 + 4 + 9


@rule("OM-EX-44", "OM-END-11")
def test_green_scores_6_for_the_hydrologist():
    t = table("on_mars", seats=("green", "blue"))
    t.given(buildings={"d4": "greenhouse", "d5": "greenhouse"})
    t.given("green", scientists=["hydrologist"], built={"biomarket": "e5", "private_ship": "g7"})
    t.given("blue", built={"eco_resort": "d4"})
    finish(t)
    assert t.score("green")["scientists"] == 6


@rule("OM-EX-63", "OM-END-05", "OM-END-13", "OM-END-15")
@pytest.mark.parametrize(("delivered", "winner"), ((False, "purple"), (True, "green")))
def test_a_tie_goes_to_the_player_with_more_crystals_in_the_depot(delivered, winner):
    t = table("on_mars")
    t.given("purple", crystals=1, arriving=2, contracts=["contract_12"], delivered={"contract_12": (0, 0)}, points=4)
    t.given("green", crystals=2)
    finish(t)
    t.then("purple", crystals=3)
    t.when("purple", *(["deliver:contract_12:crystal"] * 2 if delivered else []), "done")
    assert t.game.over
    assert t.score("purple")["total"] == t.score("green")["total"]
    assert t.game.winners == (winner,)


@rule("OM-EX-67")
def test_a_delivery_contract_is_completed_with_its_last_item():
    t = table("on_mars")
    t.given("purple", contracts=["contract_11"], delivered={"contract_11": (3, 1)}, mineral=1)
    t.given("purple", scientists=["geologist"], goals=["goal_13"])
    t.given(missions={"mission_contracts": 2})
    assert t.why_not("purple", "goal:goal_13") == "om-why-goal-not-met"
    t.when("purple", "deliver:contract_11:mineral")
    t.then("purple", contracts={"contract_11": True}, arriving=1)
    t.then(missions={"mission_contracts": 1})
    assert t.why_not("purple", "goal:goal_13") is None
    finish(t)
    assert t.score("purple")["contracts"] == 9


@rule("OM-EX-67")
def test_a_delivery_contract_with_an_item_missing_costs_4():
    t = table("on_mars")
    t.given("purple", contracts=["contract_11"], delivered={"contract_11": (3, 1)})
    finish(t)
    assert t.game.over
    assert t.score("purple")["contracts"] == -4


# Crystals


@rule("OM-EX-58", "OM-GOAL-05", "OM-GOAL-07")
def test_a_crystal_and_a_goal_pay_for_an_executive_action():
    t = table("on_mars")
    t.given("purple", crystals=1, goals=["goal_1"])
    t.when("purple", "executive:7")
    while open_prompt(t) == "om-ask-pay":
        t.when("purple", t.legal("purple")[0])
    t.when("purple", "take:water")
    t.then("purple", crystals=0, goals=[], goal=None, water=1)


@rule("OM-EX-58", "OM-GOAL-05", "OM-GOAL-06")
def test_two_goals_pay_for_it_alone():
    t = table("on_mars")
    t.given("purple", goals=["goal_1", "goal_2"])
    t.when("purple", "executive:7", "pay:goal_2", "pay:goal_1", "take:water")
    t.then("purple", crystals=0, goals=[], goal=None, water=1)


@rule("OM-EX-69", "OM-EXEC-06")
def test_the_casino_with_the_systems_engineer_and_a_colonist_brings_3_crystals():
    t = table("on_mars")
    t.given("purple", built={"casino": "i3"}, scientists={"systems_engineer": "casino"}, quarters=2)
    t.when("purple", "use:casino", "boost", "done")
    t.then("purple", arriving=3, crystals=0, quarters=1, working=1)


# Variants, and the last rounds


@rule("OM-EX-47", "OM-FIRST-06", "OM-FIRST-07")
def test_a_b_card_is_shown_for_its_crystal_and_a_second_one_waits():
    t = table("on_mars", first_colonists=True)
    t.given("purple", tasks=["b1", "b8"], crystals=2, built={"oxygen_tank": "i5"})
    t.given(display=["gym", "metal_deposit"], grid={"bottom_1": "mine", "bottom_2": "rover"}, shuttle=("orbit", 3))
    t.when("purple", "use:oxygen_tank", "grid:bottom_1", "lab:1a", "done", "done", *BLUEPRINT)
    t.when("purple", "task:b8")
    t.then("purple", arriving=1, tasks=["b1"])
    assert t.why_not("purple", "task:b1") == "om-why-task-shown"
    t.when("purple", "end")
    t.end_turn("green")
    assert t.why_not("purple", "task:b1") == "om-why-task-not-done"
    t.when("purple", "action:learn_tech", "task:b1")
    t.then("purple", tasks=[], battery=1)


@rule("OM-EX-48", "OM-ODDITY-01", "OM-ODDITY-02")
@pytest.mark.parametrize("place", (0, 3))
def test_in_space_oddity_the_phase_of_the_trigger_is_the_last(place):
    t = table("on_mars", seats=FOUR, space_oddity=True)
    t.given(missions={"mission_blueprints": 1}, remaining=1, shuttle=("orbit", 1), display=["gym", "metal_deposit"])
    for seat in FOUR[:place]:
        t.end_turn(seat)
    t.when(FOUR[place], *BLUEPRINT, "end")
    for seat in FOUR[place + 1 :]:
        assert not t.game.over
        t.when(seat, *("action:landing_pod", "space:5") if seat == "green" else RESUPPLY, "end")
    assert t.game.over
    t.then(round=1, shuttle=("orbit", 1))


@rule("OM-EX-57", "OM-END-01", "OM-END-02", "OM-END-03")
def test_after_the_trigger_in_the_second_of_four_turns_one_more_round_follows():
    t = table("on_mars", seats=FOUR)
    t.given(missions={"mission_blueprints": 1}, remaining=1, shuttle=("orbit", 1), display=["gym", "metal_deposit"])
    t.given(round=7)
    t.when("purple", *RESUPPLY, "end")
    t.when("green", *BLUEPRINT, "end")
    t.then(remaining=0)
    for seat in ("yellow", "blue"):
        t.then(turn=seat, round=7)
        t.when(seat, *RESUPPLY, "end")
    assert open_prompt(t) == "om-ask-travel"
    t.then(shuttle=("colony", 1))
    stay(t)
    for seat in FOUR:
        t.then(turn=seat, round=8)
        t.end_turn(seat)
    assert t.game.over
    t.then(round=8, shuttle=("colony", 1))
