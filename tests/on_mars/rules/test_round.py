"""Rounds and turns (OM-ROUND)."""

import pytest

from tests.on_mars.rules.opening import FOUR, THREE, facts, names, pending_prompt
from tests.support.ledger import rule
from valles.testing import table

ORBIT_ACTIONS = ["landing_pod", "obtain_blueprint", "learn_tech", "research", "resupply"]
COLONY_ACTIONS = ["control_center", "construct", "upgrade", "welcome_ship", "hire"]
NAMES = {
    "research_development": "research", "construct_building": "construct", "upgrade_building": "upgrade",
    "hire_scientist_or_contract": "hire",
}  # fmt: skip
ICONS = {
    NAMES.get(action["id"], action["id"]): action
    for board in ("orbit_board", "colony_board")
    for action in facts(board)["actions"]
}


def busy_table(seats=("purple", "green"), space=1):
    """The first seat could take every main action of its side."""
    t = table("on_mars", seats=seats)
    t.given("purple", space=space, quarters=4, blueprints=["construction_yard", "wind_turbines"], bots=["g4"])
    t.given("purple", lab={"1a": "mine", "2b": "shelter"})
    t.given("purple", mineral=2, battery=2, water=2, plant=2, oxygen=2, crystals=3)
    return t


def main_actions(t, seat="purple"):
    return [option.removeprefix("action:") for option in t.legal(seat) if option.startswith("action:")]


@rule("OM-ROUND-01", "OM-ROUND-02")
def test_a_round_is_a_turn_for_everybody_and_then_a_shuttle_phase():
    t = table("on_mars", seats=THREE)
    t.given(shuttle=("orbit", 1))
    for seat in THREE:
        assert pending_prompt(t.game) == (seat, "om-ask-turn")
        t.then(round=1, shuttle=("orbit", 1))
        t.end_turn(seat)
    t.then(round=1, shuttle=("colony", 1))
    for seat in THREE:
        assert pending_prompt(t.game) == (seat, "om-ask-travel")
        t.when(seat, "stay")
    t.then(round=2)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn")


@rule("OM-ROUND-01")
def test_the_last_round_has_no_shuttle_phase():
    t = table("on_mars")
    t.given(final=True, shuttle=("orbit", 1))
    t.end_turn("purple")
    assert not t.game.over
    t.end_turn("green")
    assert t.game.over
    t.then(shuttle=("orbit", 1))


@rule("OM-ROUND-03")
def test_crystals_that_arrived_can_be_used_in_the_turn_that_begins():
    t = table("on_mars")
    t.given("green", arriving=2, stands=True)
    t.end_turn("purple")
    t.then("green", crystals=2, arriving=0)
    t.when("green", "executive:6", "done")
    t.then("green", crystals=0)


@rule("OM-ROUND-04", "OM-ROUND-10")
def test_a_turn_has_exactly_one_main_action():
    t = busy_table()
    t.given("purple", oxygen=1, water=1, quarters=1)
    assert t.why_not("purple", "end") == "om-why-main-action-due"
    t.when("purple", "action:resupply", "take:water", "done")
    assert main_actions(t) == []
    assert t.why_not("purple", "action:research") == "om-why-main-action-done"
    assert "end" in t.legal("purple")


@rule("OM-ROUND-04")
@pytest.mark.parametrize("before", [True, False])
def test_one_executive_action_may_come_before_or_after_the_main_action(before):
    t = table("on_mars")
    t.given("purple", space=5, crystals=4, depot=[1, 2, 3, 4])
    main, executive = ("action:control_center", "done"), ("executive:6", "done")
    t.when("purple", *(executive + main if before else main + executive))
    t.then("purple", crystals=2)
    assert t.why_not("purple", "executive:6") == "om-why-executive-done"
    assert t.legal("purple") == ["end"]


@rule("OM-ROUND-04")
def test_no_executive_action_comes_in_the_middle_of_the_main_action():
    t = table("on_mars")
    t.given("purple", space=5, crystals=2)
    t.when("purple", "action:control_center", "bot1:n")
    assert t.why_not("purple", "executive:7") == "om-why-not-asked"
    t.when("purple", "done")
    assert t.why_not("purple", "executive:7") is None


@rule("OM-ROUND-04")
def test_the_executive_action_may_be_left_out():
    t = table("on_mars")
    t.given("purple", space=5, crystals=2)
    t.when("purple", "action:control_center", "done", "end")
    t.then("purple", crystals=2, stands=False)
    assert t.turn == "green"


@rule("OM-ROUND-05")
@pytest.mark.parametrize(("space", "actions"), [(2, ORBIT_ACTIONS), (7, COLONY_ACTIONS)])
def test_the_side_decides_on_the_main_actions(space, actions):
    t = busy_table(space=space)
    t.given("green", space=1)
    t.given("purple", oxygen=1)
    assert main_actions(t) == actions


@rule("OM-ROUND-06", "OM-PLACE-13")
@pytest.mark.parametrize("action", ORBIT_ACTIONS + COLONY_ACTIONS)
def test_only_actions_with_the_red_colonist_take_one(action):
    t = busy_table(space=1 if action in ORBIT_ACTIONS else 5)
    t.given("purple", oxygen=1)
    t.when("purple", f"action:{action}")
    red = ICONS[action]["red_colonist"]
    t.then("purple", quarters=3 if red else 4)
    assert sum(t.seat("purple").slots.values()) == (1 if red else 0)
    assert t.seat("purple").slots.get(action, 0) == (1 if red else 0)


@rule("OM-ROUND-06", "OM-BOOST-01", "OM-BOOST-04")
@pytest.mark.parametrize(
    ("action", "base"),
    [
        ("landing_pod", ["space:5"]),
        ("obtain_blueprint", ["card:first"]),
        ("learn_tech", ["grid:bottom_1", "lab:1b"]),
        ("research", ["develop:1a-2a", "pay:plant", "develop:2a-3a", "pay:oxygen"]),
        ("resupply", ["take:battery"]),
        ("control_center", ["bot1:n", "bot1:s", "rover:n", "rover:s"]),
        ("construct", ["build:generator", "hex:f4", "done"]),
        ("upgrade", ["card:construction_yard"]),
        ("welcome_ship", ["ship:1", "pay:water", "pay:plant", "reward:colonists"]),
        ("hire", ["card:rd_engineer"]),
    ],
)
def test_an_action_is_boosted_by_what_its_icons_show(action, base):
    t = busy_table(space=1 if action in ORBIT_ACTIONS else 5)
    t.given(level=2)
    t.given("purple", quarters=3, battery=1, oxygen=1, crystals=1)
    if action == "learn_tech":
        t.given("purple", lab={"2b": "shelter"})
    t.given("green", space=8)
    t.when("purple", f"action:{action}")
    for option in base:
        t.when("purple", t.legal("purple")[0] if option == "card:first" else option)
    by = {"boost": "colonist", "boost:bots": "crystal", "boost:rover": "crystal"}
    offered = {by[option] for option in t.legal("purple") if option.startswith("boost")}
    assert offered == ({ICONS[action]["boost"]} if ICONS[action]["boost"] else set())


@rule("OM-ROUND-07")
def test_the_end_of_a_turn_brings_development_then_refill_then_the_new_level():
    t = table("on_mars")
    t.given(lss={"generator": 2, "water_extractor": 2, "greenhouse": 2}, display=["gym", "biomarket"])
    t.given("purple", space=5, plant=1, battery=2, built={"concentrator": "i5"})
    t.given("purple", scientists={"geochemist": "concentrator"})
    t.given("green", lab={"4c": "oxygen_condenser"})
    t.when("purple", "use:concentrator", "hex:i4", "done", "action:hire", "card:hydrologist", "end")
    assert pending_prompt(t.game) == ("green", "om-ask-compensate")
    t.then(level=1)
    t.when("green", "develop:4c-5b", "card:gym", "done")
    t.then("green", blueprints=["gym"])
    assert pending_prompt(t.game) == ("purple", "om-ask-refill")
    t.then(level=1, display=["biomarket"])
    t.when("purple", "card:contract_1")
    t.then(level=2)
    assert "biomarket" not in names(t.state.display)


@rule("OM-ROUND-08", "OM-ROUND-09")
def test_a_marker_that_was_laid_down_has_no_further_turn_on_its_new_space():
    t = table("on_mars", seats=THREE)
    t.given("green", space=6)
    t.given("yellow", space=7)
    t.when("purple", "action:landing_pod", "space:8", "done", "end")
    t.then("purple", space=8, stands=False)
    for seat in ("green", "yellow"):
        assert pending_prompt(t.game) == (seat, "om-ask-turn")
        t.end_turn(seat)
    t.then(round=2)


@rule("OM-ROUND-09")
def test_next_is_the_lowest_space_whose_marker_still_stands():
    t = table("on_mars", seats=FOUR)
    for seat, space, stands in zip(FOUR, (1, 6, 4, 2), (True, True, True, False), strict=True):
        t.given(seat, space=space, stands=stands)
    t.end_turn("purple")
    assert t.turn == "yellow"
    t.end_turn("yellow")
    assert t.turn == "green"
    t.end_turn("green")
    assert pending_prompt(t.game)[1].startswith("om-ask-travel")


@rule("OM-ROUND-10")
@pytest.mark.parametrize(("space", "action"), [(1, "landing_pod"), (5, "control_center")])
def test_a_player_without_anything_can_still_do_something(space, action):
    t = table("on_mars")
    t.given("purple", space=space, quarters=0, working=12, lab={"1a": "mine", "1b": "ship"})
    t.given(warehouse=dict.fromkeys(("battery", "water", "plant", "oxygen", "crystal"), 0))
    assert t.legal("purple") == [f"action:{action}"]


@rule("OM-ROUND-04", "OM-ROUND-10")
def test_nobody_passes_by_delivering_what_the_main_action_needs():
    t = table("on_mars")
    t.given("purple", lab={"1a": "mine"}, mineral=1, contracts=["contract_7"])
    assert t.why_not("purple", "deliver:contract_7:mineral") is None
    t.when("purple", "action:research")
    assert t.why_not("purple", "deliver:contract_7:mineral") is not None
