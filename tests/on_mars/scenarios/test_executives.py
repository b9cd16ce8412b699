"""The eight executive actions of the player board: when they are open, what they cost and do."""

import pytest

from tests.on_mars.scenarios.playing import GOODS, advance, cards, over, table
from tests.support.ledger import rule, scenario

PRICED = cards(
    "card, crystals",
    ("executive_1", 4),
    ("executive_2", 4),
    ("executive_3", 3),
    ("executive_4", 3),
    ("executive_5", 3),
    ("executive_6", 2),
    ("executive_7", 2),
)


def option(card):
    return card.replace("_", ":")


def opened(card, crystals, **facts):
    """Purple has done the main action, no ship stands on the space of the card, and the crystals lie in the depot."""
    t = table()
    t.given("purple", depot=[4] if card != "executive_4" else [5], crystals=crystals, **facts)
    t.given(turn="purple", main_done=True)
    return t


def prepared(card, crystals):
    """Whatever the effect of the card takes is there."""
    t = opened(card, crystals, bots=["g4"], blueprints=["wind_turbines"], mineral=1, rover="k4")
    t.given(display=["gym"])
    return t


@rule("OM-EXEC-02", "OM-SETUP-27")
@scenario("executive_1", "executive_2", "executive_3", "executive_4", "executive_5", "executive_6", "executive_7")
@PRICED
def test_executive_action_is_open_when_no_ship_stands_on_its_space(card, crystals):
    t = prepared(card, 7)
    t.given("purple", depot=[1, 2, 3, 4, 5])
    assert t.why_not("purple", option(card)) == (
        None if card in ("executive_6", "executive_7") else "om-why-ship-on-it"
    )

    t.given("purple", depot=[place for place in range(1, 6) if f"executive_{place}" != card])
    assert t.why_not("purple", option(card)) is None


@rule("OM-EXEC-03", "OM-GEN-13")
@scenario("executive_1", "executive_2", "executive_3", "executive_4", "executive_5", "executive_6", "executive_7")
@PRICED
def test_executive_action_costs_crystals_of_the_depot(card, crystals):
    t = prepared(card, crystals - 1)
    t.given("purple", arriving=3)
    assert t.why_not("purple", option(card)) == "om-why-too-expensive"

    t.given("purple", crystals=crystals)
    t.when("purple", option(card))
    t.then("purple", crystals=0)


@rule("OM-ROUND-04", "OM-EXEC-01")
@scenario("executive_1", "executive_2", "executive_3", "executive_4", "executive_5", "executive_6", "executive_7")
@PRICED
@pytest.mark.parametrize("space", [1, 6])
def test_executive_action_is_taken_before_or_after_the_main_action_on_either_side(card, crystals, space):
    t = prepared(card, crystals)
    t.given("purple", space=space)
    t.given(turn="purple", main_done=False)
    assert t.why_not("purple", option(card)) is None

    t.given(turn="purple", main_done=True)
    assert t.why_not("purple", option(card)) is None

    t.given(turn="purple", executed=True)
    assert t.why_not("purple", option(card)) == "om-why-executive-done"


@rule("OM-GOAL-05", "OM-EX-58")
@scenario("executive_6")
def test_a_goal_card_stands_for_a_crystal():
    t = opened("executive_6", 1, goals=["goal_1"])

    t.when("purple", "executive:6", "pay:goal_1", "done")

    t.then("purple", crystals=0, goals=[])


@rule("OM-ORBIT-18", "OM-ORBIT-20")
@scenario("executive_1")
def test_executive_1_develops_once_free():
    t = opened("executive_1", 4)

    t.when("purple", "executive:1", "develop:2b-3a")

    assert t.seat("purple").lab == {"3a": "shelter"}
    t.then("purple", crystals=0, oxygen=0, mineral=1)
    assert over(t)


@rule("OM-COL-01", "OM-COL-12", "OM-BOOST-04")
@scenario("executive_2")
def test_executive_2_moves_the_rover_2_hexes_and_more_by_crystals_and_technology():
    t = opened("executive_2", 6, rover="g9")
    t.given("green", lab={"1a": "rover"})

    t.when("purple", "executive:2", "rover:n", "rover:n")
    t.then("purple", crystals=2, rover="g7")
    assert t.why_not("purple", "rover:n") == "om-why-no-points"
    t.when("purple", "boost:rover", "rover:n", "tech:green", "rover:n", "boost:rover", "rover:n")

    t.then("purple", crystals=0, rover="g4", bots=["i3"], quarters=3)
    t.then("green", waiting=1)
    assert over(t)


@rule("OM-COL-11", "OM-COL-14")
@scenario("executive_2")
def test_executive_2_lets_the_rover_collect():
    t = opened("executive_2", 4, rover="g9")
    t.given(ground={"g8": "crystal", "g7": None, "h7": "discovery_gain_plant"})

    t.when("purple", "executive:2", "rover:n", "rover:ne", "yes")

    t.then("purple", rover="h7", arriving=1, plant=2, discoveries=["discovery_gain_plant"])


@rule("OM-ORBIT-06", "OM-ORBIT-07", "OM-PLACE-16")
@scenario("executive_3")
def test_executive_3_takes_a_blueprint():
    t = opened("executive_3", 3)
    t.given(display=["gym", "trade_market"])

    t.when("purple", "executive:3", "card:trade_market")

    t.then("purple", blueprints=["trade_market"], plant=1, markers=7, quarters=3, slots={"obtain_blueprint": 0})
    assert over(t), "colonists do not add another"


@rule("OM-COL-54", "OM-COL-56", "OM-COL-60")
@scenario("executive_4")
@pytest.mark.parametrize(("owner", "waiting"), [("purple", 0), ("green", 1)])
def test_executive_4_upgrades_for_a_mineral_and_more_with_a_technology(owner, waiting):
    t = opened("executive_4", 3, bots=["g4"], blueprints=["wind_turbines", "construction_yard"], mineral=2)
    t.given(owner, lab={"1a": "upgrade"})

    t.when("purple", "executive:4", "card:wind_turbines")
    t.then("purple", mineral=1, crystals=0)
    t.when("purple", f"tech:{owner}", "card:construction_yard")

    assert t.seat("purple").built == {"wind_turbines": "g3", "construction_yard": "g5"}
    t.then("purple", mineral=0, slots={"upgrade": 0})
    t.then("green", waiting=waiting)
    assert over(t)


@rule("OM-COL-54", "OM-COL-56")
@scenario("executive_4")
def test_executive_4_needs_a_mineral_a_zone_and_a_blueprint():
    t = opened("executive_4", 3, bots=["g4"], blueprints=["wind_turbines"])
    assert t.why_not("purple", "executive:4") == "om-why-too-expensive"

    t.given("purple", mineral=1, bots=["m3"])
    assert t.why_not("purple", "executive:4") == "om-why-out-of-zone"

    t = opened("executive_4", 3, bots=["g4"], mineral=1)
    assert t.why_not("purple", "executive:4") == "om-why-not-your-blueprint"


@scenario("executive_5")
def test_executive_5_gives_a_mineral():
    t = opened("executive_5", 3)

    t.when("purple", "executive:5")

    t.then("purple", **(dict.fromkeys(GOODS, 0) | {"mineral": 1}), crystals=0)
    assert over(t)


@rule("OM-COL-01", "OM-COL-02", "OM-BOOST-04")
@scenario("executive_6")
def test_executive_6_moves_bots_2_hexes_together_and_more_by_crystals():
    t = opened("executive_6", 3, bots=["k4", "g9"], rover="g8")

    t.when("purple", "executive:6", "bot1:n", "bot2:nw")
    t.then("purple", crystals=1)
    assert t.why_not("purple", "bot1:n") == "om-why-no-points"
    assert t.why_not("purple", "rover:n"), "the rover does not move"
    t.when("purple", "boost:bots", "bot1:n")

    t.then("purple", crystals=0, bots=["k2", "f8"], rover="g8")
    assert over(t)


@rule("OM-ORBIT-34", "OM-ORBIT-35", "OM-ORBIT-36")
@scenario("executive_7")
@pytest.mark.parametrize("good", ["battery", "water", "plant", "oxygen", "crystal"])
def test_executive_7_takes_a_resource_or_crystal_from_the_warehouse(good):
    t = opened("executive_7", 2)

    t.when("purple", "executive:7", f"take:{good}")

    t.then("purple", crystals=0, quarters=3, **{"arriving" if good == "crystal" else good: 1})
    t.then(warehouse=dict.fromkeys(("battery", "water", "plant", "oxygen", "crystal"), 2) | {good: 1})
    assert over(t), "colonists do not add another"


@rule("OM-ORBIT-35", "OM-ORBIT-37")
@scenario("executive_7")
def test_executive_7_takes_what_is_there_and_finds_room():
    t = opened("executive_7", 2, water=2)
    t.given(warehouse={"plant": 0})

    t.when("purple", "executive:7")

    assert t.why_not("purple", "take:water") == "om-why-no-room"
    assert t.why_not("purple", "take:plant") == "om-why-out-of-stock"
    assert t.why_not("purple", "take:mineral")


@rule("OM-EXEC-02", "OM-EXEC-04")
@scenario("executive_8")
def test_executive_8_uses_an_own_advanced_building_for_2_crystals_from_the_start():
    t = table()
    advance(t, "mineral_mine", "purple")
    advance(t, "biomarket", "green")
    t.given("purple", crystals=1)
    assert t.seat("purple").depot == [1, 2, 3, 4, 5]
    assert t.why_not("purple", "use:mineral_mine") == "om-why-too-expensive"

    t.given("purple", crystals=3)
    assert t.why_not("purple", "use:biomarket") == "om-why-no-scientist"
    t.when("purple", "use:mineral_mine")

    t.then("purple", crystals=1, points=2)
    assert t.why_not("purple", "executive:6") == "om-why-executive-done"


@rule("OM-EXEC-05", "OM-EXEC-07")
@scenario("executive_8")
def test_executive_8_is_free_where_a_fitting_scientist_works():
    t = table()
    advance(t, "mineral_mine", "green")
    t.given("purple", scientists=["geologist"])

    t.when("purple", "use:mineral_mine")

    t.then("purple", points=2, scientists={"geologist": "mineral_mine"})
