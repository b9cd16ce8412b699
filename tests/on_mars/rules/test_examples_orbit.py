"""The worked examples: set-up, placement, orbit, and what is derived from them (OM-EX-01 to -15, -49 to -55, -65)."""

from collections import Counter

import pytest

from tests.on_mars.rules.opening import FOUR, THREE, decline, facts, fresh, names, pending_prompt, placed
from tests.support.ledger import rule
from valles.testing import table

MISSIONS = {f"mission_{mission['id']}": mission for mission in facts("missions")["missions"]}
RESOURCES = ("mineral", "battery", "water", "plant", "oxygen")


# Set-up and general


@rule("OM-EX-01", "OM-GEN-04")
@pytest.mark.parametrize("shelters", [1, 2])
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_second_shelter_raises_the_limit_from_two_to_three(resource, shelters):
    giver = {"mineral": "metal_deposit", "battery": "wind_turbines", "water": "private_ship", "plant": "biomarket"}
    card = giver.get(resource, "concentrator")
    t = table("on_mars")
    t.given(display=[card, "casino"])
    if shelters == 2:
        t.given("purple", space=5, oxygen=1, mineral=1)
        t.when("purple", "action:construct", "build:shelter", "hex:i2", "tech:purple", "pay:oxygen")
    t.given("purple", space=1, **{"mineral": 0, "oxygen": 0, resource: 2})
    t.given(turn="purple")
    t.when("purple", "action:obtain_blueprint", f"card:{card}")
    t.then("purple", blueprints=[card], **{resource: shelters + 1})


@rule("OM-EX-02", "OM-GEN-06")
@pytest.mark.parametrize(
    ("stock", "payable", "other"),
    [({"battery": 1}, "water_extractor", "greenhouse"), ({"water": 1}, "greenhouse", "water_extractor")],
)
def test_a_battery_pays_for_a_water_extractor_and_water_for_a_greenhouse(stock, payable, other):
    t = table("on_mars")
    t.given("purple", space=5, bots=["i3", "h8", "c5"], **stock)
    t.when("purple", "action:construct")
    assert t.why_not("purple", f"build:{payable}") is None
    assert t.why_not("purple", f"build:{other}") == "om-why-too-expensive"


@rule("OM-EX-03", "OM-SETUP-17")
@pytest.mark.parametrize("seed", range(5))
def test_a_short_game_opens_two_short_missions_and_a_long_one(seed):
    state = fresh(4, seed=seed).state
    assert Counter(MISSIONS[mission]["length"] for mission in names(state.missions)) == {"short": 2, "long": 1}
    assert len(state.mission_steps) == 3
    assert 0 not in state.mission_steps


@rule("OM-EX-04", "OM-SETUP-40")
def test_blue_on_the_highest_space_alone_places_the_shuttle():
    game = placed(dict(zip(FOUR, (1, 3, 5, 8), strict=True)))
    assert [choice.seat for choice in game.pending] == ["blue"]
    game.play("blue", "shuttle:orbit")
    assert (game.state.shuttle_side, game.state.shuttle_space) == (0, 1)
    assert pending_prompt(game) == ("purple", "om-ask-turn")


@rule("OM-EX-05", "OM-GEN-13", "OM-GEN-14")
def test_a_gained_crystal_can_be_paid_from_the_next_turn_on():
    t = table("on_mars")
    t.given("green", stands=False, space=6)
    t.given("purple", crystals=1)
    t.when("purple", "action:resupply", "take:crystal", "done")
    t.then("purple", crystals=1, arriving=1)
    assert t.why_not("purple", "executive:6") == "om-why-too-expensive"
    t.when("purple", "end", "stay")
    t.then("purple", crystals=2, arriving=0)
    assert t.why_not("purple", "executive:6") is None


@rule("OM-EX-06", "OM-GEN-18")
def test_three_greenhouses_are_a_complex_and_a_lone_generator_is_none():
    t = table("on_mars")
    t.given(buildings={"e4": "greenhouse", "e6": "greenhouse", "f4": "generator"})
    t.given("purple", space=5, bots=["e3"], mineral=1, blueprints=["eco_resort", "radar"])
    t.when("purple", "action:upgrade")
    t.then("purple", built={"eco_resort": "e4"}, blueprints=["radar"])
    t.given(turn="purple")
    t.given("purple", bots=["f3"], mineral=1)
    assert t.why_not("purple", "action:upgrade") == "om-why-complex-too-small"


@rule("OM-EX-07", "OM-GEN-20", "OM-ROUND-02")
def test_turns_go_by_ascending_spaces():
    game = placed(dict(zip(FOUR, (1, 3, 5, 8), strict=True)))
    game.play("blue", "shuttle:orbit")
    order = []
    for space in ("space:7", "space:6", "", ""):
        seat = pending_prompt(game)[0]
        order.append(seat)
        game.play(seat, "action:landing_pod" if space else "action:control_center", space or "done")
        decline(game)
        game.play(seat, "end")
    assert order == ["purple", "green", "yellow", "blue"]


# Placement and boosts


@rule("OM-EX-08", "OM-ORBIT-34", "OM-BOOST-01")
def test_resupply_with_two_boosts():
    t = table("on_mars", seats=("purple", "blue"))
    t.given("blue", quarters=3)
    t.given("purple", stands=False)
    t.given(turn="blue")
    t.when("blue", "action:resupply", "take:water", "boost", "take:water", "boost", "take:crystal", "done")
    t.then("blue", water=2, arriving=1, quarters=1, working=2)
    t.then(warehouse={"water": 0, "crystal": 1})


@rule("OM-EX-09", "OM-PLACE-02", "OM-PLACE-03")
@pytest.mark.parametrize(
    ("payment", "crystals", "quarters", "working"),
    [
        (("crystal", "crystal"), 0, 2, 0),
        (("crystal", "colonist"), 1, 1, 1),
        (("colonist", "crystal"), 1, 1, 1),
        (("colonist", "colonist"), 2, 0, 2),
    ],
)
def test_two_other_colours_cost_two_crystals_or_colonists_in_any_mix(payment, crystals, quarters, working):
    t = table("on_mars", seats=("purple", "yellow", "blue"))
    t.given("yellow", slots={"obtain_blueprint": 1})
    t.given("blue", slots={"obtain_blueprint": 1})
    t.given("purple", crystals=2, quarters=3)
    t.when("purple", "action:obtain_blueprint")
    for good in payment:
        t.when("purple", f"pay:{good}")
    assert pending_prompt(t.game) == ("purple", "om-ask-blueprint")
    t.then("purple", crystals=crystals, quarters=quarters, working=working, slots={"obtain_blueprint": 1})


@rule("OM-EX-10", "OM-PLACE-06", "OM-PLACE-07", "OM-PLACE-08", "OM-PLACE-09")
def test_three_colours_on_full_construct_slots_are_all_cleared():
    seats = ("purple", "yellow", "blue")
    t = table("on_mars", seats=seats)
    for place, seat in enumerate(seats):
        t.given(seat, slots={"construct": 1}, space=5 + place)
    t.given("purple", stands=False)
    t.given("yellow", stands=False)
    t.given("blue", mineral=1, quarters=3)
    t.given(turn="blue")
    t.when("blue", "action:construct")
    t.then("blue", quarters=2, working=1, slots={"construct": 1})
    assert pending_prompt(t.game)[1] != "om-ask-pay"
    for seat in ("purple", "yellow"):
        t.then(seat, working=1, slots={"construct": 0}, quarters=3)


@rule("OM-EX-11", "OM-PLACE-06", "OM-PLACE-09")
def test_two_purple_colonists_make_room_for_a_second_green_one():
    t = table("on_mars", seats=THREE)
    t.given("purple", slots={"upgrade": 2}, space=6)
    t.given("green", slots={"upgrade": 1}, space=5, blueprints=["construction_yard"], bots=["g4"], mineral=1)
    t.given(turn="green")
    t.when("green", "action:upgrade")
    t.then("purple", working=2, slots={"upgrade": 0})
    t.then("green", slots={"upgrade": 2}, quarters=2, working=0, built={"construction_yard": "g5"})


# Orbit


@rule("OM-EX-12", "OM-ORBIT-05", "OM-ORBIT-06", "OM-ORBIT-07", "OM-ORBIT-08", "OM-ORBIT-10")
def test_yellow_obtains_the_metal_deposit_and_a_second_blueprint():
    t = table("on_mars", seats=("purple", "green", "yellow"))
    t.given("purple", slots={"obtain_blueprint": 1})
    t.given("yellow", quarters=3, crystals=1)
    t.given(display=["metal_deposit", "gym", "casino"], turn="yellow")
    t.when("yellow", "action:obtain_blueprint")
    assert t.legal("yellow") == ["pay:crystal", "pay:colonist"]
    t.when("yellow", "pay:colonist", "card:metal_deposit")
    t.then("yellow", blueprints=["metal_deposit"], markers=7, mineral=1, quarters=1, working=1, crystals=1)
    t.when("yellow", "boost", "card:gym")
    t.then("yellow", blueprints=["metal_deposit", "gym"], markers=6, arriving=1, quarters=0, working=2)
    t.then(display=["casino"])


@rule("OM-EX-13", "OM-ORBIT-11", "OM-ORBIT-12", "OM-ORBIT-13", "OM-ORBIT-14")
def test_purple_learns_water_onto_the_lower_space():
    t = table("on_mars")
    t.given(grid={"middle_2": "water_extractor", "bottom_1": "ship"})
    t.given("purple", battery=1, lab={"2b": "shelter"}, quarters=0)
    t.when("purple", "action:learn_tech", "grid:middle_2", "lab:1b")
    t.then("purple", battery=0, lab={"1b": "water_extractor"}, arriving=1)
    t.then(grid={"middle_2": None, "bottom_1": "ship"})


@rule(
    "OM-EX-14", "OM-ORBIT-17", "OM-ORBIT-18", "OM-ORBIT-19", "OM-ORBIT-20", "OM-ORBIT-21", "OM-ORBIT-23", "OM-GEN-07"
)  # fmt: skip
def test_green_develops_water_and_the_generator():
    t = table("on_mars")
    t.given(display=["gym", "casino"], turn="green")
    t.given("green", lab={"2b": "water_extractor", "4c": "generator", "4a": "mine", "4b": "ship"}, oxygen=1, plant=1)
    t.when("green", "action:research")
    t.then("green", quarters=2, working=0, crystals=0, slots={"research": 1})
    t.when("green", "develop:2b-3a")
    t.then("green", oxygen=0, mineral=1, lab={"3a": "water_extractor"})
    assert t.why_not("green", "develop:3a-4a") == "om-why-lab-space-taken"
    assert t.why_not("green", "develop:3a-4b") == "om-why-lab-space-taken"
    t.when("green", "develop:4c-5b")
    t.then("green", mineral=0, plant=0, lab={"5b": "generator"})
    assert t.legal("green") == ["card:gym", "card:casino", "done"]
    t.when("green", "card:gym", "done")
    t.then("green", blueprints=["gym"])
    assert pending_prompt(t.game) == ("green", "om-ask-turn-main-done")


@rule("OM-EX-14", "OM-ORBIT-23", "OM-BOOST-03")
def test_green_may_develop_once_more_by_a_colonist_if_she_can_pay():
    t = table("on_mars")
    t.given("purple", lab={"2b": "water_extractor", "1a": "generator"}, oxygen=2, plant=1, quarters=3)
    t.when("purple", "action:research", "develop:2b-3a", "develop:1a-2a", "pay:plant")
    assert t.legal("purple") == ["boost", "done"]
    t.when("purple", "boost", "develop:3a-4a", "pay:oxygen")
    t.then("purple", lab={"4a": "water_extractor"}, oxygen=0, mineral=1, quarters=1, working=1)


@rule("OM-EX-15", "OM-ORBIT-34", "OM-ORBIT-35", "OM-ORBIT-36")
def test_green_takes_two_crystals_and_a_water():
    t = table("on_mars")
    t.given("green", water=1, crystals=1, quarters=3)
    t.given(turn="green")
    t.when("green", "action:resupply", "take:crystal", "boost", "take:crystal", "boost")
    assert t.why_not("green", "take:crystal") == "om-why-out-of-stock"
    t.when("green", "take:water", "done")
    t.then("green", water=2, crystals=1, arriving=2, quarters=1, working=2)


@rule("OM-EX-15", "OM-ORBIT-35")
def test_green_cannot_take_a_third_water():
    t = table("on_mars")
    t.given("green", water=2)
    t.given(turn="green")
    t.when("green", "action:resupply")
    assert t.why_not("green", "take:water") == "om-why-no-room"


# Derived


@rule("OM-EX-49", "OM-PLACE-02", "OM-PLACE-04")
@pytest.mark.parametrize(("seats", "cost"), [(THREE, 1), (FOUR, 1), (FOUR[:2], 2)])
def test_one_own_and_one_other_colonist_cost_one_or_for_two_players_two(seats, cost):
    t = table("on_mars", seats=seats)
    t.given("purple", slots={"obtain_blueprint": 1}, crystals=3, quarters=4)
    t.given("green", slots={"obtain_blueprint": 1})
    t.when("purple", "action:obtain_blueprint", *["pay:crystal"] * cost)
    assert pending_prompt(t.game) == ("purple", "om-ask-blueprint")
    t.then("purple", crystals=3 - cost)


@rule("OM-EX-50", "OM-2P-05")
def test_two_players_clear_the_majority_and_pay_for_who_is_left():
    t = table("on_mars")
    t.given("purple", slots={"obtain_blueprint": 1}, crystals=1, quarters=4)
    t.given("green", slots={"obtain_blueprint": 2})
    t.when("purple", "action:obtain_blueprint", "pay:crystal")
    t.then("green", working=2, slots={"obtain_blueprint": 0})
    t.then("purple", crystals=0, slots={"obtain_blueprint": 2}, quarters=3)


@rule("OM-EX-50", "OM-2P-05")
def test_the_majority_may_be_ones_own():
    t = table("on_mars")
    t.given("purple", slots={"obtain_blueprint": 2}, crystals=1, quarters=4)
    t.given("green", slots={"obtain_blueprint": 1})
    t.when("purple", "action:obtain_blueprint", "pay:crystal")
    t.then("purple", working=2, crystals=0, slots={"obtain_blueprint": 1}, quarters=3)
    t.then("green", working=0, slots={"obtain_blueprint": 1})


def used_oxygen_tech(space="2b", oxygen=0):
    """Purple has built with Green's Oxygen technology and has ended the turn."""
    t = table("on_mars")
    t.given("purple", space=5, plant=1)
    t.given("green", space=6, lab={space: "oxygen_condenser"}, oxygen=oxygen)
    t.when("purple", "action:construct", "build:oxygen_condenser", "hex:i4")
    t.then("green", waiting=1, oxygen=oxygen)
    t.when("purple", "done", "end")
    return t


@rule("OM-EX-51", "OM-ORBIT-28", "OM-ORBIT-31")
def test_green_develops_her_used_technology_for_nothing():
    t = used_oxygen_tech()
    t.when("green", "develop:2b-3a")
    t.then("green", lab={"3a": "oxygen_condenser"}, mineral=1, oxygen=0, waiting=0)


@rule("OM-EX-51", "OM-ORBIT-32")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_green_keeps_the_oxygen_within_the_limit(before, after):
    t = used_oxygen_tech(oxygen=before)
    t.when("green", "keep")
    t.then("green", lab={"2b": "oxygen_condenser"}, oxygen=after, waiting=0)


@rule("OM-EX-51", "OM-ORBIT-31")
def test_green_cannot_develop_a_tile_at_level_6():
    t = used_oxygen_tech("6a")
    t.then("green", oxygen=1, waiting=0)
    assert pending_prompt(t.game) == ("green", "om-ask-turn")


@rule("OM-EX-52", "OM-GEN-14", "OM-GEN-15")
def test_two_of_three_crystals_find_no_depot_space():
    t = table("on_mars")
    t.given("green", crystals=2, arriving=3)
    t.end_turn("purple")
    t.then("green", crystals=3, arriving=0)


@rule("OM-EX-53", "OM-GEN-10", "OM-GEN-11")
def test_two_of_six_colonists_find_no_room():
    t = table("on_mars")
    t.given("green", stands=False)
    t.given("purple", quarters=2, slots={"construct": 1, "hire": 1}, working=2)
    t.given(exploration=["discovery_gain_plant", "discovery_gain_water"], shuttle=("orbit", 1))
    t.end_turn("purple")
    t.when("purple", "travel", "card:discovery_gain_plant", "hex:g2", "space:5")
    t.then("purple", quarters=4, working=0, beside=8, slots={"construct": 0, "hire": 0})


@rule("OM-EX-54", "OM-ORBIT-01", "OM-ORBIT-02", "OM-ORBIT-03")
@pytest.mark.parametrize(
    ("shuttle", "hangar", "question"),
    [
        (("colony", 1), 0, "om-ask-travel"),
        (("orbit", 1), 1, "om-ask-travel-by-ship"),
        (("colony", 2), 1, "om-ask-travel-by-ship"),
        (("orbit", 1), 0, None),
    ],
)
def test_green_lands_in_the_colony_and_decides_once_more_in_the_shuttle_phase(shuttle, hangar, question):
    t = table("on_mars", seats=("green", "blue"))
    t.given("green", space=1, hangar=hangar)
    t.given("blue", space=6)
    t.given(shuttle=shuttle)
    before = t.state.ground[:]
    t.when("green", "action:landing_pod", "space:5", "end")
    assert t.state.ground == before
    assert pending_prompt(t.game) == ("blue", "om-ask-turn")
    t.end_turn("blue")
    if question is None:
        t.then("green", side="colony")
        t.then(round=2)
    else:
        assert pending_prompt(t.game) == ("green", question)
        t.when("green", "travel", "space:1")
        t.then("green", side="orbit", hangar=0)


@rule("OM-EX-55", "OM-SHUTTLE-05", "OM-SHUTTLE-06")
def test_the_shuttle_takes_only_players_who_board_it():
    t = table("on_mars", seats=THREE)
    t.given("green", space=6, hangar=1)
    t.given("yellow", space=7, hangar=0)
    t.given("purple", stands=False)
    t.given("green", stands=False)
    t.given(shuttle=("orbit", 1))
    t.end_turn("yellow")
    assert pending_prompt(t.game) == ("purple", "om-ask-travel")
    t.when("purple", "stay")
    assert pending_prompt(t.game) == ("green", "om-ask-travel-by-ship")
    t.when("green", "stay")
    t.then(round=2)
    t.then("yellow", space=7)


@rule("OM-EX-55", "OM-SHUTTLE-05", "OM-SHUTTLE-06")
def test_a_shuttle_that_only_moved_takes_nobody():
    t = table("on_mars")
    t.given("purple", stands=False, hangar=1)
    t.given("green", hangar=1, space=5)
    t.given(shuttle=("orbit", 2), level=2)
    t.end_turn("green")
    assert pending_prompt(t.game) == ("purple", "om-ask-travel-by-ship")
    t.when("purple", "stay")
    assert pending_prompt(t.game) == ("green", "om-ask-travel-by-ship")
    t.when("green", "travel", "space:2")
    t.then("green", hangar=0, side="orbit")


@rule("OM-EX-65", "OM-PLACE-13", "OM-ORBIT-11")
def test_learning_needs_no_colonist_but_its_boost_does():
    t = table("on_mars")
    t.given("purple", quarters=0, lab={"2b": "shelter"})
    t.when("purple", "action:learn_tech", "grid:bottom_1", "lab:1b")
    t.then("purple", arriving=1, slots=dict.fromkeys(t.seat("purple").slots, 0), **dict.fromkeys(RESOURCES, 0))
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")
