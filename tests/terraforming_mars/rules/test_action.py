"""Actions of cards, and conversions (TM-ACT)."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules.drawing import OCEAN_AREAS
from valles.testing import table


@rule("TM-ACT-01")
def test_using_a_card_is_one_of_the_two_actions_of_a_turn():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["birds", "tardigrades"])
    t.when("yellow", "action:birds")
    t.then(turn="yellow")
    assert "end" in t.legal("yellow")
    t.when("yellow", "action:tardigrades")
    t.then("yellow", on={"birds": 1, "tardigrades": 1})
    t.then(turn="blue")


@rule("TM-ACT-01")
def test_a_corporation_can_have_an_action_too():
    t = table("terraforming_mars")
    t.given("yellow", corporation="united_nations_mars_initiative", credits=4, tr_rose=True)
    t.when("yellow", "action:united_nations_mars_initiative")
    t.then("yellow", credits=1, tr=21)
    assert "end" in t.legal("yellow")


@rule("TM-ACT-01")
def test_only_own_cards_in_play_can_be_used():
    t = table("terraforming_mars")
    t.given("yellow", hand=["tardigrades"], tableau=["shuttles"])
    t.given("blue", tableau=["birds"])
    assert not [option for option in t.legal("yellow") if option.startswith("action:")]
    assert t.why_not("yellow", "action:tardigrades") == "why-not-in-play"
    assert t.why_not("yellow", "action:birds") == "why-not-in-play"


@rule("TM-ACT-02")
def test_an_action_is_used_once_a_generation():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["birds"])
    t.when("yellow", "action:birds")
    assert t.why_not("yellow", "action:birds") == "why-already-used"
    t.when("yellow", "end")
    t.when("blue", "pass")
    assert t.why_not("yellow", "action:birds") == "why-already-used"


@rule("TM-ACT-02")
def test_the_action_of_a_corporation_is_used_once_a_generation():
    t = table("terraforming_mars")
    t.given("yellow", corporation="united_nations_mars_initiative", credits=9, tr_rose=True)
    t.when("yellow", "action:united_nations_mars_initiative")
    assert t.why_not("yellow", "action:united_nations_mars_initiative") == "why-already-used"


@rule("TM-ACT-03")
def test_the_price_is_paid_in_full_and_then_the_gain_is_had():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["ironworks"], energy=5)
    t.when("yellow", "action:ironworks")
    t.then("yellow", energy=1, steel=1, tr=21)
    t.then(oxygen=1)


@rule("TM-ACT-03")
@pytest.mark.parametrize(
    ("card", "short", "reason"),
    (
        ("ironworks", {"energy": 3}, "why-stock-too-low"),
        ("space_elevator", {"steel": 0}, "why-stock-too-low"),
        ("caretaker_contract", {"heat": 7}, "why-stock-too-low"),
        ("restricted_area", {"credits": 1}, "why-too-expensive"),
        ("equatorial_magnetizer", {"energy": 3}, "why-production-too-low"),
    ),
)
def test_without_the_means_an_action_cannot_be_chosen(card, short, reason):
    t = table("terraforming_mars")
    t.given("yellow", tableau=[card], **short)
    assert t.why_not("yellow", f"action:{card}") == reason


@rule("TM-ACT-03")
def test_what_an_action_brings_cannot_pay_for_it():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["ants"])
    assert t.why_not("yellow", "action:ants") == "why-nothing-to-take"
    t.given("blue", tableau=["tardigrades"], on={"tardigrades": 1})
    t.when("yellow", "action:ants")
    t.then("yellow", on={"ants": 1})
    t.then("blue", on={"tardigrades": 0})


@rule("TM-ACT-04")
def test_the_marks_come_off_in_the_production_phase():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["birds"])
    t.given("blue", tableau=["tardigrades"])
    t.when("yellow", "action:birds", "end")
    t.when("blue", "action:tardigrades", "end")
    t.pass_all()
    t.then(generation=2)
    for seat in ("yellow", "blue"):
        t.when(seat, "no", "no", "no", "no")
    t.when("blue", "action:tardigrades", "end")
    t.when("yellow", "action:birds")
    t.then("yellow", on={"birds": 2})
    t.then("blue", on={"tardigrades": 2})


@rule("TM-ACT-05")
def test_a_card_may_be_used_in_the_turn_in_which_it_was_played():
    t = table("terraforming_mars")
    t.given("yellow", credits=4, hand=["tardigrades"])
    t.when("yellow", "play:tardigrades", "action:tardigrades")
    t.then("yellow", on={"tardigrades": 1})


@rule("TM-ACT-06")
def test_of_two_alternatives_only_one_is_had_in_a_generation():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["regolith_eaters"], on={"regolith_eaters": 2})
    t.when("yellow", "action:regolith_eaters", "choose:2")
    t.then("yellow", on={"regolith_eaters": 0}, tr=21)
    t.then(oxygen=1)
    assert t.why_not("yellow", "action:regolith_eaters") == "why-already-used"


@rule("TM-ACT-07")
def test_an_action_may_be_used_although_its_parameter_is_at_the_target():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["ironworks"], energy=4)
    t.given(oxygen=14)
    t.when("yellow", "action:ironworks")
    t.then("yellow", energy=0, steel=1, tr=20)
    t.then(oxygen=14)


@rule("TM-ACT-07")
def test_the_ocean_of_an_action_goes_onto_an_ocean_area():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, tableau=["aquifer_pumping"])
    t.when("yellow", "action:aquifer_pumping")
    assert set(t.legal("yellow")) == {f"space:{area}" for area in OCEAN_AREAS}
    t.when("yellow", "space:r1c2")
    t.then("yellow", credits=0, steel=2, tr=21)


@rule("TM-ACT-07")
def test_the_ocean_of_an_action_lapses_after_the_ninth():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, tableau=["aquifer_pumping"])
    t.given(oceans=9)
    t.when("yellow", "action:aquifer_pumping")
    t.then("yellow", credits=0, tr=20)
    t.then(oceans=9, turn="yellow")


@rule("TM-ACT-08")
def test_eight_plants_become_a_greenery_with_oxygen_rating_and_bonus():
    t = table("terraforming_mars")
    t.given("yellow", plants=9)
    t.when("yellow", "convert:plants", "space:r4c5")
    t.then("yellow", plants=9 - 8 + 2, tr=21)
    t.then(oxygen=1, tiles={"r4c5": ("greenery", "yellow")}, turn="yellow")
    assert "end" in t.legal("yellow")


@rule("TM-ACT-08")
def test_seven_plants_are_too_few():
    t = table("terraforming_mars")
    t.given("yellow", plants=7, credits=99)
    assert t.why_not("yellow", "convert:plants") == "why-stock-too-low"


@rule("TM-ACT-09")
def test_eight_heat_raise_the_temperature_and_the_rating():
    t = table("terraforming_mars")
    t.given("yellow", heat=9)
    t.when("yellow", "convert:heat")
    t.then("yellow", heat=1, tr=21)
    t.then(temperature=-28, turn="yellow")
    assert "end" in t.legal("yellow")


@rule("TM-ACT-09")
def test_seven_heat_are_too_little():
    t = table("terraforming_mars")
    t.given("yellow", heat=7, energy=9)
    assert t.why_not("yellow", "convert:heat") == "why-stock-too-low"


@rule("TM-ACT-10")
def test_conversions_can_be_repeated_in_a_turn_and_in_later_turns():
    t = table("terraforming_mars")
    t.given("yellow", heat=24, plants=16)
    t.when("yellow", "convert:heat", "convert:heat")
    t.when("blue", "pass")
    t.when("yellow", "convert:heat", "convert:plants", "space:r3c3")
    t.when("yellow", "convert:plants", "space:r3c4", "end")
    t.then("yellow", heat=0, plants=0, tr=25)
    t.then(temperature=-24, oxygen=2, turn="yellow")


@rule("TM-ACT-11")
def test_plants_may_be_converted_at_14_percent_for_the_tile_alone():
    t = table("terraforming_mars")
    t.given("yellow", plants=8)
    t.given(oxygen=14)
    t.when("yellow", "convert:plants", "space:r4c5")
    t.then("yellow", plants=2, tr=20)
    t.then(oxygen=14, tiles={"r4c5": ("greenery", "yellow")})


@rule("TM-ACT-11")
def test_heat_may_be_converted_at_8_degrees_for_nothing():
    t = table("terraforming_mars")
    t.given("yellow", heat=8)
    t.given(temperature=8)
    t.when("yellow", "convert:heat")
    t.then("yellow", heat=0, tr=20)
    t.then(temperature=8)
    assert "end" in t.legal("yellow")


@rule("TM-ACT-12")
def test_plants_of_the_placement_bonus_can_pay_for_the_next_conversion():
    t = table("terraforming_mars")
    t.given("yellow", plants=14)
    t.when("yellow", "convert:plants", "space:r4c5")
    t.then("yellow", plants=8)
    t.when("yellow", "convert:plants", "space:r4c4")
    t.then("yellow", plants=1)
