"""The shuttle phase: the shuttle, and who travels (OM-SHUTTLE-01 to -08)."""

import pytest

from tests.on_mars.rules.closing import FOUR, THREE, end_colonization, open_prompt, stay
from tests.support.ledger import rule
from valles.testing import table

OTHER = {"orbit": "colony", "colony": "orbit"}
LANDS_ON = {1: 1, 2: 2, 3: 3, 4: 3, 5: 3}


def shuttle_phase(shuttle, seats=("purple", "green"), **spaces):
    """The seats stand on these spaces, the colonization phase is over, and the shuttle was here."""
    t = table("on_mars", seats=seats)
    t.given(shuttle=shuttle, exploration=[])
    for seat, space in spaces.items():
        t.given(seat, space=space)
    end_colonization(t)
    return t


# The shuttle


@rule("OM-SHUTTLE-01")
@pytest.mark.parametrize("side", OTHER)
@pytest.mark.parametrize("space", (3, 2))
def test_the_shuttle_moves_one_travel_space_toward_the_middle(side, space):
    t = shuttle_phase((side, space))
    t.then(shuttle=(side, space - 1), round=2)


@rule("OM-SHUTTLE-01")
def test_it_moves_before_anybody_decides():
    t = table("on_mars")
    t.given("purple", hangar=1)
    t.given(shuttle=("colony", 3))
    end_colonization(t)
    assert open_prompt(t) == "om-ask-travel-by-ship"
    t.then(shuttle=("colony", 2), turn="purple")


@rule("OM-SHUTTLE-02", "OM-SHUTTLE-03")
@pytest.mark.parametrize("side", OTHER)
@pytest.mark.parametrize("level", LANDS_ON)
def test_from_the_red_space_it_travels_to_the_space_of_the_colony_level_on_the_other_side(side, level):
    t = table("on_mars")
    t.given(level=level, shuttle=(side, 1))
    end_colonization(t)
    t.then(shuttle=(OTHER[side], LANDS_ON[level]))


@rule("OM-SHUTTLE-03")
@pytest.mark.parametrize("level", LANDS_ON)
def test_the_level_decides_how_often_the_shuttle_crosses(level):
    t = table("on_mars")
    t.given(level=level, shuttle=("orbit", 1))
    sides = []
    for _ in range(7):
        end_colonization(t)
        stay(t)
        sides.append(t.state.shuttle_side)
    crossings = [place for place in range(1, 7) if sides[place] != sides[place - 1]]
    assert crossings == list(range(LANDS_ON[level], 7, LANDS_ON[level]))


# Who decides


@rule("OM-SHUTTLE-04")
@pytest.mark.parametrize("space", (1, 2))
def test_everybody_decides_once_in_turn_order_whether_or_not_the_shuttle_travels(space):
    t = table("on_mars", seats=THREE)
    for seat, place in (("purple", 7), ("green", 4), ("yellow", 5)):
        t.given(seat, space=place, hangar=1)
    t.given(shuttle=("orbit", space))
    end_colonization(t)
    decided = []
    while open_prompt(t) in ("om-ask-travel", "om-ask-travel-by-ship"):
        decided.append(t.turn)
        t.when(t.turn, "stay")
    assert decided == ["green", "yellow", "purple"]
    t.then(round=2)


@rule("OM-SHUTTLE-04")
def test_the_order_is_that_of_the_markers_at_the_start_and_nobody_is_asked_twice():
    t = shuttle_phase(("orbit", 1), THREE, purple=1, green=2, yellow=3)
    t.when("purple", "travel", "space:5")
    t.then(turn="green")
    t.when("green", "travel", "space:8", "done")
    t.then(turn="yellow")
    t.when("yellow", "travel", "space:6")
    t.then(round=2, turn="purple")
    assert open_prompt(t) == "om-ask-turn"
    t.then("purple", space=5)
    t.then("green", space=8)
    t.then("yellow", space=6)


# Free, or by ship


@rule("OM-SHUTTLE-05")
@pytest.mark.parametrize(("side", "space", "to"), (("orbit", 1, 5), ("colony", 5, 1)))
def test_with_the_shuttle_from_its_side_travel_is_free(side, space, to):
    t = table("on_mars")
    t.given("purple", space=space, hangar=2)
    t.given("green", space=4)
    t.given(shuttle=(side, 1), exploration=[])
    end_colonization(t)
    if t.turn == "green":
        t.when("green", "stay")
    assert open_prompt(t) == "om-ask-travel"
    t.when("purple", "travel", f"space:{to}")
    t.then("purple", space=to, hangar=2)


@rule("OM-SHUTTLE-06")
@pytest.mark.parametrize("shuttle", (("colony", 1), ("orbit", 2), ("colony", 2)))
def test_without_the_shuttle_travel_costs_a_ship_from_the_hangar(shuttle):
    t = table("on_mars")
    t.given("purple", hangar=2, depot=[1, 2, 3])
    t.given(shuttle=shuttle, exploration=[])
    end_colonization(t)
    assert open_prompt(t) == "om-ask-travel-by-ship"
    rules = t.game.rules
    price = rules.price(t.game.state, 0, rules.vocabulary.number("travel"))
    assert [(noun.key, noun.count) for noun in price] == [("om-ship", 1)]
    t.when("purple", "travel", "space:5")
    t.then("purple", space=5, hangar=1, depot=[1, 2, 3])
    assert t.score("purple")["ships"] == 3


@rule("OM-SHUTTLE-06")
@pytest.mark.parametrize("shuttle", (("colony", 1), ("orbit", 2), ("colony", 2)))
def test_without_shuttle_and_ship_nobody_travels(shuttle):
    t = table("on_mars")
    t.given(shuttle=shuttle)
    end_colonization(t)
    assert open_prompt(t) == "om-ask-turn"
    t.then(round=2, turn="purple")


@rule("OM-SHUTTLE-06")
def test_a_ship_that_is_still_in_the_depot_does_not_travel():
    t = shuttle_phase(("orbit", 2))
    t.then("purple", depot=[1, 2, 3, 4, 5])
    t.then(round=2)


@rule("OM-SHUTTLE-07")
def test_a_player_who_stays_keeps_the_space_without_its_benefit_or_colonists():
    t = table("on_mars")
    t.given("purple", space=6, slots={"construct": 1, "research": 1}, working=1, quarters=1)
    t.given("green", space=7, slots={"construct": 1})
    t.given(shuttle=("colony", 1))
    end_colonization(t)
    t.when("purple", "stay")
    t.when("green", "stay")
    t.then("purple", space=6, stands=True, arriving=0, crystals=0)
    t.then("purple", slots={"construct": 1, "research": 1}, working=1, quarters=1)


# One after the other


@rule("OM-SHUTTLE-08")
def test_a_traveler_resolves_all_steps_before_the_next_player_decides():
    t = table("on_mars")
    t.given("purple", working=1)
    t.given(shuttle=("orbit", 1), exploration=["discovery_gain_water", "discovery_learn_tech"])
    end_colonization(t)
    for answer in ("travel", "card:discovery_gain_water", "hex:g2", "space:8", "done"):
        t.then(turn="purple")
        t.when("purple", answer)
    t.then("purple", space=8, working=0)
    t.then(ground={"g2": "discovery_gain_water"}, turn="green")


@rule("OM-SHUTTLE-08")
def test_at_the_end_of_the_phase_all_markers_stand():
    t = shuttle_phase(("orbit", 1), FOUR, purple=1, green=2, yellow=3, blue=5)
    assert not any(t.seat(seat).stands for seat in FOUR)
    t.when("purple", "travel", "space:8", "done")
    t.when("green", "stay")
    t.when("yellow", "stay")
    assert all(t.seat(seat).stands for seat in FOUR)
    t.then(round=2, turn="green")
