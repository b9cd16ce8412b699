"""Milestones (TM-MILE)."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules import THREE
from valles.testing import table

HAND = [
    "colonizer_training_camp", "asteroid_mining_consortium", "deep_well_heating", "cloud_seeding", "search_for_life",
    "inventors_guild", "martian_rails", "capital", "asteroid", "comet", "big_asteroid", "water_import_from_europa",
    "space_elevator", "development_center", "equatorial_magnetizer", "domed_crater",
]  # fmt: skip
BUILDINGS = [
    "deep_well_heating", "food_factory", "carbonate_processing", "nuclear_power", "mine", "building_industries",
    "peroxide_power", "solar_power",
]  # fmt: skip
"""Cards with one building tag each."""


@rule("TM-MILE-01")
def test_claiming_costs_8_and_is_an_action():
    t = table("terraforming_mars")
    t.given("yellow", credits=9, tr=35)
    t.when("yellow", "milestone:terraformer")
    t.then("yellow", credits=1)
    t.then(milestones={"terraformer": "yellow"}, turn="yellow")
    assert "end" in t.legal("yellow")


@rule("TM-MILE-01")
def test_the_third_milestone_costs_8_as_well():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, tr=35)
    t.given(milestones={"mayor": "blue", "builder": "blue"})
    t.when("yellow", "milestone:terraformer")
    t.then("yellow", credits=0)


@rule("TM-MILE-01")
def test_with_7_credits_nothing_can_be_claimed_and_metal_does_not_help():
    t = table("terraforming_mars")
    t.given("yellow", credits=7, steel=5, titanium=5, heat=5, tr=35)
    assert t.why_not("yellow", "milestone:terraformer") == "why-too-expensive"


@rule("TM-MILE-02")
def test_a_claimed_milestone_is_closed_to_everybody():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, tr=35)
    t.given("blue", credits=8, tr=35)
    t.when("yellow", "milestone:terraformer", "end")
    assert t.why_not("blue", "milestone:terraformer") == "why-already-claimed"
    assert t.why_not("yellow", "milestone:terraformer") == "why-already-claimed"


@rule("TM-MILE-03")
def test_after_three_milestones_no_other_can_be_claimed():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=50, tr=35)
    t.given(milestones={"mayor": "blue", "builder": "pink"})
    assert t.why_not("yellow", "milestone:terraformer") is None
    t.given(milestones={"gardener": "yellow"})
    assert t.why_not("yellow", "milestone:terraformer") == "why-none-left"


@rule("TM-MILE-04")
def test_each_claimed_milestone_is_worth_5():
    t = table("terraforming_mars", seats=THREE)
    t.given(milestones={"mayor": "blue", "builder": "blue", "planner": "yellow"})
    assert [t.score(seat)["milestones"] for seat in ("yellow", "blue", "pink")] == [5, 10, 0]


@rule("TM-MILE-05")
def test_terraformer_needs_a_rating_of_35():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, tr=34)
    assert t.why_not("yellow", "milestone:terraformer") == "why-goal-not-reached"
    t.given("yellow", tr=35)
    assert t.why_not("yellow", "milestone:terraformer") is None


@rule("TM-MILE-06")
@pytest.mark.parametrize(
    "third",
    ({"r7c7": ("city", "yellow")}, {"r7c7": ("capital", "yellow")}, {"r5c3": ("city", "yellow")},
     {"phobos_space_haven": ("city", "yellow")}, {"ganymede_colony": ("city", "yellow")}),
    ids=("city", "capital", "noctis", "phobos", "ganymede"),
)  # fmt: skip
def test_mayor_needs_three_own_cities_of_whatever_kind(third):
    t = table("terraforming_mars")
    t.given("yellow", credits=8)
    t.given(tiles={"r2c1": ("city", "yellow"), "r2c4": ("city", "yellow"), "r8c1": ("city", "blue")})
    t.given(tiles={"r3c5": ("greenery", "yellow")})
    assert t.why_not("yellow", "milestone:mayor") == "why-goal-not-reached"
    t.given(tiles=third)
    assert t.why_not("yellow", "milestone:mayor") is None


@rule("TM-MILE-07")
def test_gardener_needs_three_own_greeneries():
    t = table("terraforming_mars")
    t.given("yellow", credits=8)
    t.given(tiles={"r2c1": ("greenery", "yellow"), "r2c4": ("greenery", "yellow"), "r8c1": ("greenery", "blue")})
    t.given(tiles={"r8c3": ("city", "yellow"), "r3c3": ("natural_preserve", "yellow")})
    assert t.why_not("yellow", "milestone:gardener") == "why-goal-not-reached"
    t.given(tiles={"r7c7": ("greenery", "yellow")})
    assert t.why_not("yellow", "milestone:gardener") is None


@rule("TM-MILE-08")
@pytest.mark.parametrize("edition", ("de", "pl", "it", "nl"))
def test_builder_needs_eight_building_tags(edition):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=8, tableau=BUILDINGS[:7], hand=["domed_crater"])
    t.given("blue", tableau=["titanium_mine"])
    assert t.why_not("yellow", "milestone:builder") == "why-goal-not-reached"
    t.given("yellow", tableau=BUILDINGS[7:])
    assert t.why_not("yellow", "milestone:builder") is None


@rule("TM-MILE-08")
@pytest.mark.parametrize(
    ("edition", "reason"), (("de", None), ("it", None), ("nl", None), ("pl", "why-goal-not-reached"))
)
def test_builder_counts_tags_and_in_polish_cards(edition, reason):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=8, corporation="mining_guild", tableau=BUILDINGS[:6])
    assert t.why_not("yellow", "milestone:builder") == reason


@rule("TM-MILE-09")
def test_planner_needs_sixteen_cards_in_hand():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, hand=HAND[:15], tableau=["mine", "sponsors"])
    assert t.why_not("yellow", "milestone:planner") == "why-goal-not-reached"
    t.given("yellow", hand=HAND)
    assert t.why_not("yellow", "milestone:planner") is None


@rule("TM-MILE-10")
def test_a_claimed_milestone_stays_when_its_goal_no_longer_holds():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, hand=HAND)
    t.when("yellow", "milestone:planner", "standard:sell_patents", *["yes"] * 16)
    t.then("yellow", hand=[])
    t.then(milestones={"planner": "yellow"})
    assert t.score("yellow")["milestones"] == 5


@rule("TM-MILE-10")
def test_a_goal_that_once_was_reached_does_not_help_later():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, hand=HAND)
    t.when("yellow", "standard:sell_patents", "yes", *["no"] * 15)
    assert t.why_not("yellow", "milestone:planner") == "why-goal-not-reached"


@rule("TM-MILE-11")
def test_nothing_is_claimed_by_itself():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, tr=34)
    t.when("yellow", "standard:asteroid")
    t.then("yellow", tr=35)
    t.when("yellow", "end")
    assert t.score("yellow")["milestones"] == 0
    t.then(milestones={"terraformer": None})


@rule("TM-MILE-11")
def test_the_second_action_may_claim_what_the_first_has_reached():
    t = table("terraforming_mars")
    t.given("yellow", credits=22, tr=34)
    assert t.why_not("yellow", "milestone:terraformer") == "why-goal-not-reached"
    t.when("yellow", "standard:asteroid", "milestone:terraformer")
    t.then("yellow", credits=0)
    t.then(milestones={"terraformer": "yellow"}, turn="blue")


@rule("TM-MILE-12")
def test_one_player_may_claim_several_milestones_even_in_one_turn():
    t = table("terraforming_mars")
    t.given("yellow", credits=16, tr=35, hand=HAND)
    t.when("yellow", "milestone:terraformer", "milestone:planner")
    t.then("yellow", credits=0)
    t.then(milestones={"terraformer": "yellow", "planner": "yellow"})
