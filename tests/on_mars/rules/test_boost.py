"""Boosting by colonists and crystals (OM-BOOST)."""

import pytest

from tests.on_mars.rules.opening import pending_prompt
from tests.support.ledger import rule
from valles.testing import table


@rule("OM-BOOST-01")
def test_each_colonist_sent_to_work_gives_one_more_step():
    t = table("on_mars")
    t.given("purple", quarters=3)
    t.when("purple", "action:resupply", "take:water", "boost", "take:battery", "boost", "take:plant")
    t.then("purple", water=1, battery=1, plant=1, quarters=1, working=2)


@rule("OM-BOOST-01")
def test_without_a_colonist_in_the_quarters_there_is_no_boost():
    t = table("on_mars")
    t.given("purple", quarters=1, working=5)
    t.when("purple", "action:resupply", "take:water", "boost", "take:battery")
    t.then("purple", quarters=0, working=6)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-BOOST-02")
def test_a_colonist_brings_one_more_blueprint():
    t = table("on_mars")
    t.given(display=["gym", "casino", "biomarket", "concentrator"])
    t.given("purple", quarters=4)
    t.when("purple", "action:obtain_blueprint", "card:gym", "boost", "card:casino", "boost", "card:biomarket")
    t.then("purple", blueprints=["biomarket", "casino", "gym"], quarters=1, working=2, slots={"obtain_blueprint": 1})


@rule("OM-BOOST-02")
def test_learning_is_boosted_once_only():
    t = table("on_mars")
    t.given("purple", quarters=4, battery=2)
    t.when("purple", "action:learn_tech", "grid:bottom_1", "lab:1a", "done", "boost", "grid:bottom_2")
    t.then("purple", quarters=3, working=1)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-BOOST-02", "OM-ORBIT-15")
def test_learning_is_not_boosted_twice_even_if_a_goal_makes_room():
    t = table("on_mars")
    t.given("purple", quarters=4, battery=2, shelters=["g1", "i1"], goals=["goal_7"])
    t.when("purple", "action:learn_tech", "grid:bottom_1", "lab:1b", "boost")
    t.when("purple", "goal:goal_7", "choose:1", "develop:1b-2c", "develop:2c-3b", "done")
    t.when("purple", "grid:bottom_2", "lab:1b")
    t.then("purple", quarters=3, working=1)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-BOOST-02", "OM-BOOST-03")
def test_a_colonist_brings_one_more_development_at_its_price():
    t = table("on_mars")
    t.given("purple", quarters=4, lab={"1a": "mine"}, water=1, oxygen=2)
    t.when("purple", "action:research", "develop:1a-2a", "pay:water")
    t.then("purple", lab={"3a": None})
    t.when("purple", "develop:2a-3a")
    t.then("purple", oxygen=1, mineral=1)
    t.when("purple", "boost", "develop:3a-4a", "pay:oxygen")
    t.then("purple", lab={"4a": "mine"}, oxygen=0, quarters=2, working=1)


@rule("OM-BOOST-03")
def test_no_boost_where_its_step_could_not_be_paid():
    t = table("on_mars")
    t.given("purple", lab={"2a": "mine", "1b": "ship"}, oxygen=1, battery=1)
    t.when("purple", "action:research", "develop:2a-3a", "develop:1b-2b", "pay:battery")
    t.then("purple", lab={"3a": "mine", "2b": "ship"}, mineral=1, oxygen=0)
    t.when("purple", "boost", "develop:2b-3b", "done")
    t.then("purple", mineral=0, quarters=1, working=1)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-BOOST-02", "OM-BOOST-03")
def test_a_colonist_brings_one_more_ship_at_its_price():
    t = table("on_mars")
    t.given(level=3)
    t.given("purple", space=5, water=2, plant=2, quarters=1)
    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists", "boost", "ship:2")
    t.then("purple", water=0, plant=0, working=1, hangar=2)


@rule("OM-BOOST-02")
def test_a_blueprint_that_constructs_is_boosted_by_a_level_of_its_technology():
    t = table("on_mars")
    t.given(buildings={"g2": "generator"})
    t.given("purple", built={"wind_turbines": "g3"}, scientists={"rd_engineer": "wind_turbines"}, mineral=1)
    t.given("purple", bots=["h2"], lab={"1a": "generator"}, quarters=2)
    t.when("purple", "use:wind_turbines", "hex:h1")
    t.then("purple", battery=2, quarters=1, working=1, lab={"1a": "generator"})


@rule("OM-BOOST-04")
def test_the_control_center_is_boosted_by_crystals():
    t = table("on_mars")
    t.given("purple", space=5, crystals=2)
    t.when("purple", "action:control_center", "bot1:n", "bot1:n", "rover:n", "rover:n")
    assert sorted(t.legal("purple")) == ["boost:bots", "boost:rover", "done"]
    t.when("purple", "boost:rover", "rover:n", "boost:bots", "bot1:s")
    t.then("purple", crystals=0, bots=["i2"], rover="g2", quarters=3)


@rule("OM-BOOST-04")
@pytest.mark.parametrize(
    ("facts", "begin"),
    [
        ({"crystals": 3}, ["executive:6"]),
        ({"crystals": 1}, ["action:landing_pod", "space:7"]),
        ({"crystals": 1, "lab": {"2b": "mine"}, "oxygen": 1}, ["action:research", "develop:2b-3b"]),
    ],
)
def test_benefits_and_executive_actions_that_move_bots_are_boosted_by_crystals(facts, begin):
    t = table("on_mars")
    t.given("purple", **facts)
    t.when("purple", *begin, "bot1:n", "bot1:n", "boost:bots", "bot1:s")
    t.then("purple", crystals=0, bots=["i2"])


@rule("OM-BOOST-04")
def test_the_life_support_benefit_that_moves_bots_is_boosted_by_crystals():
    t = table("on_mars")
    t.given("purple", space=5, mineral=1, crystals=1)
    t.when("purple", "action:construct", "build:generator", "hex:i4", "choose:1")
    t.when("purple", "bot1:n", "bot1:n", "boost:bots", "bot1:s")
    t.then("purple", crystals=0, bots=["i2"])


@rule("OM-BOOST-04", "OM-GEN-13")
def test_crystals_found_on_the_way_do_not_boost():
    t = table("on_mars")
    t.given("purple", space=5)
    t.given(ground={"g4": "crystal"})
    t.when("purple", "action:control_center", "rover:n", "rover:n")
    t.then("purple", arriving=1)
    assert t.why_not("purple", "boost:rover") == "om-why-too-expensive"


@rule("OM-BOOST-05")
def test_who_boosts_works_until_the_owner_travels():
    t = table("on_mars")
    t.given("green", stands=False)
    t.given(shuttle=("orbit", 1))
    t.when("purple", "action:resupply", "take:water", "boost", "take:water", "done", "end")
    t.then("purple", working=1, quarters=2)
    t.when("purple", "stay")
    t.when("green", "stay")
    t.then("purple", working=1, quarters=2)
    t.when("purple", "action:landing_pod", "space:5", "end")
    t.then("purple", working=0, quarters=3)


@rule("OM-BOOST-05")
def test_who_boosts_comes_home_with_the_shuttle():
    t = table("on_mars")
    t.given("green", stands=False)
    t.given("purple", space=5, working=2, quarters=1)
    t.given(shuttle=("colony", 1))
    t.end_turn("purple")
    t.when("purple", "travel", "space:1")
    t.then("purple", working=0, quarters=3)


@rule("OM-BOOST-06")
def test_each_boost_is_decided_when_the_step_before_it_is_done():
    t = table("on_mars")
    t.given("purple", quarters=3, lab={"2a": "mine"}, oxygen=1)
    t.when("purple", "action:research")
    t.then("purple", lab={"3a": "mine"}, mineral=1, quarters=2)
    assert "boost" not in t.legal("purple")
    t.when("purple", "develop:3a-4a")
    t.then("purple", lab={"4a": "mine"}, mineral=0)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-BOOST-06")
def test_a_boost_may_be_paid_with_what_the_step_before_it_brought():
    t = table("on_mars")
    t.given("purple", quarters=3, lab={"1a": "ship", "2a": "mine"}, water=1, oxygen=1)
    t.when("purple", "action:research", "develop:1a-2b", "pay:water", "develop:2a-3a")
    t.then("purple", mineral=1, oxygen=0)
    t.when("purple", "boost")
    t.then("purple", working=1)
    assert "develop:3a-4a" in t.legal("purple")
    t.when("purple", "develop:3a-4a")
    t.then("purple", mineral=0, lab={"4a": "mine"})
