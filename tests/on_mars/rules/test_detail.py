"""Details of the rules that are easily missed: the edges of the map, the last bot, and who hides what."""

import pytest

from tests.on_mars.rules.colony import in_colony, occupy, open_hexes
from tests.on_mars.scenarios.playing import VISITED, usable
from tests.on_mars.solo import CHANCES, HIRE, against_lacerda, drive, over_chance, take_turn
from tests.support.ledger import rule
from valles.games.on_mars.rules.card import CARDS
from valles.games.on_mars.rules.rulebook import RULES
from valles.kernel.shuffle import Stream
from valles.testing import table

# Movement


@rule("OM-COL-05")
@pytest.mark.parametrize("piece", ("rover", "bot", "miner", "marker"))
def test_a_last_step_onto_the_piece_of_another_is_not_offered(piece):
    t = in_colony()
    t.given("purple", bots=["h4"])
    if piece == "miner":
        occupy(t, "green", "h2")
    elif piece == "marker":
        t.given(buildings={"h2": "mine"})
        t.given("green", built={"metal_deposit": "h2"})
    else:
        t.given("green", **({"rover": "h2"} if piece == "rover" else {"bots": ["h2"]}))

    t.when("purple", "action:control_center", "bot1:n")

    assert "bot1:n" not in t.legal("purple")
    assert "bot1:s" in t.legal("purple")


@rule("OM-COL-05")
def test_the_fourth_bot_too_has_to_move_on_from_where_it_cannot_stay():
    t = in_colony()
    t.given("purple", bots=["a1", "a2", "a3", "h4"], rover="k1")
    occupy(t, "green", "h3")

    t.when("purple", "action:control_center", "rover:s", "rover:n", "bot4:n")

    assert set(t.legal("purple")) == {f"bot4:{way}" for way in ("n", "ne", "se", "s", "sw", "nw")}


# Construction


@rule("OM-COL-10", "OM-COL-22")
def test_a_bot_in_the_corner_of_the_map_has_its_zone_there():
    t = in_colony()
    t.given("purple", bots=["a1"], battery=1, lab={})
    t.given(buildings={"c2": "water_extractor"})

    t.when("purple", "action:construct")

    assert open_hexes(t) == {"a1", "b3"}


# At any time


@rule("OM-COL-79", "OM-GOAL-02")
def test_goods_are_delivered_and_goals_completed_before_a_trade_is_settled():
    t = usable("trade_market", VISITED, shelters=("a1", "a2"), goals=["goal_7"], contracts=["contract_9"], water=2)

    t.when("purple", "use:trade_market", "deliver:contract_9:water", "goal:goal_7", "choose:2", "yes")

    t.then("purple", water=0, delivered={"contract_9": 1}, goal="goal_7", quarters=5)
    assert "take:plant" in t.legal("purple")


# Goals for crystals


@rule("OM-GOAL-05", "OM-PLACE-11")
def test_a_goal_that_pays_for_the_slot_does_not_pay_for_the_contract_too():
    t = in_colony()
    t.given("green", slots={"hire": 1})
    t.given("purple", quarters=1, goals=["goal_2"])
    t.given(offers=["contract_1"])

    assert t.why_not("purple", "action:hire") == "om-why-too-expensive"

    t.given("purple", goals=["goal_2", "goal_3"])
    assert t.why_not("purple", "action:hire") is None


# Lacerda


@rule("OM-SOLO-38")
def test_he_hires_with_the_first_blueprint_of_all_in_mind():
    def hired(chance):
        t = against_lacerda(lacerda=6)
        t.given("purple", blueprints=["construction_yard"])
        take_turn(t, HIRE, chance)
        return next(iter(t.seat("lacerda").scientists))

    assert over_chance(hired) == {"systems_engineer"}


@rule("OM-SOLO-28", "OM-COL-11")
def test_where_his_rover_stops_on_the_way_it_finds_a_crystal_and_no_tile():
    t = against_lacerda()
    t.given("lacerda", rover="h8")
    t.given(ground={"h4": "discovery_crystals_x3", "h6": "crystal"})

    drive(t)

    t.then("lacerda", rover="h6", arriving=1, discoveries=[], research=[])
    t.then(ground={"h4": "discovery_crystals_x3", "h6": None})


@rule("OM-SOLO-28", "OM-COL-15")
def test_his_rover_passes_by_a_tile_for_a_shelter_when_all_of_his_are_built():
    t = against_lacerda()
    t.given("lacerda", shelters=["a1", "a3", "m1", "m3"])
    t.given(ground={"g4": "discovery_construct_shelter", "h6": "discovery_crystals_x3"})

    drive(t)

    t.then("lacerda", rover="h6", discoveries=["discovery_crystals_x3"], arriving=3)
    t.then(ground={"g4": "discovery_construct_shelter"})


# What nobody tells


@rule("OM-GOAL-01")
def test_for_all_that_a_player_knows_another_may_have_any_goal_that_is_left():
    t = table("on_mars")
    t.given("purple", goals=["goal_1", "goal_2", "goal_3"])
    t.given("green", goals=["goal_4", "goal_5", "goal_6"])
    view = t.game.view("purple")

    guesses = [RULES.filled(view, Stream(b"guess", str(number))) for number in range(CHANCES)]

    held = {CARDS[goal].id for state in guesses for goal in state.seats[1].goals}
    assert held == {f"goal_{number}" for number in range(4, 17)}
