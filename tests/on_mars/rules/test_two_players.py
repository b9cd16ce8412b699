"""The game of two (OM-2P)."""

import pytest

from tests.on_mars.rules.opening import TECHS, THREE, facts, fresh, hexes, pending_prompt, seat
from tests.support.ledger import rule
from valles.games.on_mars.rules.component import TECHS as TECH_NAMES
from valles.testing import table

WAREHOUSE = ("crystal", "battery", "water", "plant", "oxygen")
TWO_OF_EACH = dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 2)


def acting(**slots):
    """Purple in orbit, able to develop and to pay three crystals, with these colonists at research."""
    t = table("on_mars")
    t.given("purple", lab={"1a": "mine"}, battery=2, quarters=4, crystals=3)
    for colour, count in slots.items():
        t.given(colour, slots={"research": count})
    return t


def extra_cost(t, who="purple"):
    units = 0
    while pending_prompt(t.game) == (who, "om-ask-pay"):
        t.when(who, "pay:crystal")
        units += 1
    return units


@rule("OM-2P-01")
def test_the_warehouse_begins_with_two_of_each_kind():
    assert fresh(2).state.warehouse == [0, 2, 2, 2, 2, 2, 0]


@rule("OM-2P-02", "OM-SETUP-09")
@pytest.mark.parametrize("seed", range(3))
def test_only_one_set_of_technologies_is_used(seed):
    state = fresh(2, seed=seed).state
    assert {TECH_NAMES[tech - 1] for tech in state.grid} == TECHS
    assert state.tech_stack == []


@rule("OM-2P-03")
def test_the_shelters_stand_on_the_hexes_for_two():
    game = fresh(2)
    expected = hexes(facts("map")["marks"]["shelter_starts"]["by_players"]["2"])
    assert [seat(game, place).shelters for place in (0, 1)] == [[hex] for hex in expected]


@rule("OM-2P-04")
@pytest.mark.parametrize(("slots", "cost"), [({"green": 2}, 2), ({"purple": 2}, 2), ({"purple": 1, "green": 1}, 2)])
def test_every_colonist_on_the_slots_costs_one_not_only_every_colour(slots, cost):
    t = acting(**slots)
    t.when("purple", "action:research")
    assert extra_cost(t) == cost


@rule("OM-2P-05")
@pytest.mark.parametrize(
    ("purple", "green", "cost", "left"),
    [(1, 2, 1, (2, 0)), (2, 1, 1, (1, 1)), (3, 0, 0, (1, 0)), (0, 3, 0, (1, 0))],
)
def test_full_slots_are_cleared_before_the_cost_is_counted(purple, green, cost, left):
    t = acting(purple=purple, green=green)
    t.when("purple", "action:research")
    assert extra_cost(t) == cost
    t.then("purple", slots={"research": left[0]}, working=purple if left[0] == 1 else 0)
    t.then("green", slots={"research": left[1]}, working=green if left[1] == 0 else 0)


@rule("OM-2P-06")
def test_a_growing_colony_refills_the_warehouse_to_two_and_no_technology():
    t = table("on_mars")
    t.given(warehouse=dict.fromkeys(WAREHOUSE, 0), grid={"top_1": "mine"}, lss=TWO_OF_EACH)
    t.end_turn("purple")
    t.then(level=2, warehouse=dict.fromkeys(WAREHOUSE, 2), grid={"top_1": "mine", "bottom_1": None, "middle_2": None})
    assert t.state.grid.count(0) == 7


@rule("OM-2P-06")
def test_three_players_would_get_three_of_each_and_new_technologies():
    t = table("on_mars", seats=THREE)
    t.given(warehouse=dict.fromkeys(WAREHOUSE, 0), grid={"top_1": "mine"}, lss=TWO_OF_EACH)
    t.end_turn("purple")
    t.then(level=2, warehouse=dict.fromkeys(WAREHOUSE, 3), grid={"top_1": "mine"})
    assert t.state.grid.count(0) == 0


@rule("OM-2P-07")
@pytest.mark.parametrize(("slots", "cost"), [({}, 0), ({"green": 1}, 1)])
def test_hiring_costs_one_crystal_or_colonist_more_at_most(slots, cost):
    t = table("on_mars")
    t.given("purple", space=5, mineral=2, battery=1, quarters=4, crystals=3)
    t.given("green", slots={"hire": slots.get("green", 0)})
    t.when("purple", "action:hire")
    assert extra_cost(t) == cost
    t.given("purple", stands=True)
    t.given(turn="purple")
    assert t.why_not("purple", "action:hire") == "om-why-slot-taken"
