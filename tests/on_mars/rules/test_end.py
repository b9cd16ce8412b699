"""How the game ends, and what is still done before the score (OM-END-01 to -05, -12, -13)."""

import pytest

from tests.on_mars.rules.closing import THREE, end_colonization, finish, open_prompt, stay
from tests.support.ledger import rule
from valles.testing import table

RESUPPLY = ("action:resupply", "take:plant", "done")


def last_mission(**options):
    """One blueprint more completes the mission that is still needed; the shuttle is far."""
    t = table("on_mars", **options)
    t.given(missions={"mission_blueprints": 1}, remaining=1, shuttle=("orbit", 3), round=7)
    t.given(display=["gym", "metal_deposit"])
    return t


# The last round


@rule("OM-END-01")
@pytest.mark.parametrize(("remaining", "final"), ((3, False), (2, False), (1, False), (0, True)))
def test_the_end_is_triggered_if_no_mission_remains_when_a_colonization_phase_closes(remaining, final):
    t = table("on_mars")
    t.given(remaining=remaining, shuttle=("orbit", 1))
    t.end_turn("purple")
    t.then(final=False)
    t.end_turn("green")
    t.then(final=final)
    assert not t.game.over


@rule("OM-END-02", "OM-END-03")
def test_the_round_is_finished_with_its_shuttle_phase_and_one_more_colonization_phase_is_played():
    t = last_mission(seats=THREE)
    t.given(shuttle=("orbit", 1))
    t.when("purple", "action:obtain_blueprint", "card:metal_deposit", "done", "end")
    t.then(remaining=0, turn="green", round=7)
    t.when("green", *RESUPPLY, "end")
    t.when("yellow", *RESUPPLY, "end")
    assert open_prompt(t) == "om-ask-travel"
    t.then(shuttle=("colony", 1), round=7)
    stay(t)
    for seat in THREE:
        t.then(round=8, turn=seat)
        t.end_turn(seat)
    assert t.game.over
    t.then(round=8, shuttle=("colony", 1))


@rule("OM-END-03")
def test_after_the_last_turn_nobody_travels():
    t = table("on_mars")
    t.given(final=True, shuttle=("orbit", 1), round=8)
    t.given("purple", hangar=1)
    t.end_turn("purple")
    assert not t.game.over
    t.end_turn("green")
    assert t.game.over
    assert t.legal("purple") == t.legal("green") == []
    t.then(shuttle=("orbit", 1), round=8)


@rule("OM-END-01", "OM-END-04")
def test_a_marker_that_reaches_the_end_in_a_shuttle_phase_counts_at_the_next_close():
    t = last_mission()
    t.given(shuttle=("orbit", 1), exploration=[])
    end_colonization(t)
    t.when("purple", "travel", "space:8", "card:metal_deposit")
    t.when("green", "stay")
    t.then(remaining=0, final=False, round=8)
    end_colonization(t)
    t.then(final=True, round=8)
    assert not t.game.over
    stay(t)
    t.then(round=9)
    end_colonization(t)
    assert t.game.over
    t.then(round=9)


# Before the score


@rule("OM-END-05")
@pytest.mark.parametrize(
    ("depot", "crystals", "arriving", "kept"),
    [([1, 2, 3, 4, 5], 0, 2, 2), ([1, 2, 3, 4, 5], 2, 3, 3), ([1, 2, 3], 4, 1, 5), ([1, 2, 3], 4, 3, 5)],
)
def test_crystals_that_have_arrived_move_to_the_depot_as_far_as_there_is_room(depot, crystals, arriving, kept):
    t = table("on_mars")
    t.given("purple", depot=depot, crystals=crystals, arriving=arriving)
    finish(t)
    t.then("purple", crystals=kept, arriving=0)


@rule("OM-END-05")
def test_crystals_of_the_last_turn_count_for_everybody():
    t = table("on_mars")
    t.given("purple", crystals=1)
    t.given("green", space=8)
    t.given(final=True)
    t.end_turn("purple")
    t.given("green", arriving=2)
    t.end_turn("green")
    assert t.game.winners == ("green",)


@rule("OM-END-12")
def test_matching_goods_may_still_be_put_on_contracts_before_the_score():
    t = table("on_mars")
    t.given("purple", contracts=["contract_9"], delivered={"contract_9": (2, 1)}, water=1, mineral=1, battery=1)
    finish(t)
    assert open_prompt(t) == "om-ask-last-delivery"
    assert t.legal("purple") == ["deliver:contract_9:water", "deliver:contract_9:mineral", "done"]
    assert t.score("purple")["contracts"] == -4
    t.when("purple", "deliver:contract_9:water", "deliver:contract_9:mineral")
    assert t.game.over
    assert t.score("purple")["contracts"] == 9
    t.then("purple", water=0, mineral=0, battery=1)


@rule("OM-END-05", "OM-END-12")
def test_crystals_that_have_just_arrived_may_be_delivered():
    t = table("on_mars")
    t.given("purple", contracts=["contract_12"], delivered={"contract_12": (2, 2)}, arriving=1)
    finish(t)
    t.when("purple", "deliver:contract_12:crystal")
    assert t.game.over
    assert t.score("purple")["contracts"] == 9


@rule("OM-END-12")
def test_the_last_deliveries_are_a_choice_and_everybody_has_it():
    t = table("on_mars")
    for seat, contract in (("purple", "contract_9"), ("green", "contract_10")):
        t.given(seat, contracts=[contract], delivered={contract: (2, 2)}, water=1, oxygen=1)
    finish(t)
    t.when("purple", "done")
    t.when("green", "deliver:contract_10:oxygen")
    assert t.game.over
    assert t.score("purple")["contracts"] == -4
    assert t.score("green")["contracts"] == 9


@rule("OM-END-12")
def test_a_mineral_is_not_delivered_for_another_resource():
    t = table("on_mars")
    t.given("purple", contracts=["contract_9"], delivered={"contract_9": (2, 2)}, mineral=2)
    finish(t)
    assert t.game.over
    assert t.score("purple")["contracts"] == -4


@rule("OM-END-13")
@pytest.mark.parametrize(("delivered", "winner"), ((False, "purple"), (True, "green")))
def test_what_is_delivered_no_longer_counts_for_the_tie_break(delivered, winner):
    t = table("on_mars")
    t.given("purple", crystals=2, contracts=["contract_12"], delivered={"contract_12": (0, 0)}, points=4)
    t.given("green", crystals=1)
    finish(t)
    t.when("purple", *(["deliver:contract_12:crystal"] * 2 if delivered else ["done"]))
    assert t.game.over
    assert t.score("purple")["total"] == t.score("green")["total"]
    assert t.game.winners == (winner,)
