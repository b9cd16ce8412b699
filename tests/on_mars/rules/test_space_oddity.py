"""The Space Oddity variant (OM-ODDITY)."""

import pytest

from tests.on_mars.rules.closing import FOUR, THREE, in_turn_order
from tests.support.ledger import rule
from valles.testing import table

BLUEPRINT = ("action:obtain_blueprint", "card:metal_deposit", "done", "end")


def oddity(seats, **options):
    """One blueprint more completes the last mission needed, and the shuttle is about to travel."""
    t = table("on_mars", seats=seats, **{"space_oddity": True, **options})
    t.given(missions={"mission_blueprints": 1}, remaining=1, shuttle=("orbit", 1), round=7)
    t.given(display=["gym", "metal_deposit"])
    return t


@rule("OM-ODDITY-01")
@pytest.mark.parametrize("place", (0, 1, 2))
def test_only_the_current_colonization_phase_is_completed(place):
    t = oddity(THREE)
    for seat in THREE[:place]:
        t.end_turn(seat)
    t.when(THREE[place], *BLUEPRINT)
    for seat in THREE[place + 1 :]:
        assert not t.game.over
        t.then(turn=seat)
        t.end_turn(seat)
    assert t.game.over
    t.then(round=7, shuttle=("orbit", 1))


@rule("OM-ODDITY-01")
def test_without_the_variant_a_shuttle_phase_and_another_round_follow():
    t = oddity(THREE, space_oddity=False)
    t.when("purple", *BLUEPRINT)
    for seat in THREE[1:]:
        t.end_turn(seat)
    assert not t.game.over
    t.then(shuttle=("colony", 1), final=True)


@rule("OM-ODDITY-01")
def test_without_a_trigger_the_game_goes_on():
    t = oddity(THREE)
    for seat in THREE:
        t.end_turn(seat)
    assert not t.game.over
    t.then(remaining=1, shuttle=("colony", 1))


@rule("OM-ODDITY-01")
def test_a_colony_level_triggers_the_end_as_well():
    t = oddity(THREE)
    t.given(level=2, lss=dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 3))
    for seat in THREE:
        t.end_turn(seat)
    assert t.game.over
    t.then(level=3, remaining=0, round=7)


@rule("OM-ODDITY-02")
def test_if_the_last_player_triggers_the_end_the_game_is_over_after_that_turn():
    t = oddity(FOUR)
    for seat in in_turn_order(t)[:-1]:
        t.end_turn(seat)
    t.when("blue", *BLUEPRINT)
    assert t.game.over
    assert t.game.winners


@rule("OM-ODDITY-03")
def test_the_marker_has_reached_the_end_at_once_and_the_result_is_that_of_the_close_of_the_phase():
    t = oddity(THREE)
    t.when("purple", *BLUEPRINT[:-1])
    t.then(remaining=0)
    assert not t.game.over
    t.when("purple", "end")
    for seat in THREE[1:]:
        t.end_turn(seat)
    assert t.game.over
    t.then(round=7, shuttle=("orbit", 1))
