"""The end of the game and its scoring (TM-END)."""

import pytest

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules import COMPLETE
from valles.testing import table

HAND = ["ants", "birds", "mine", "interstellar_colony_ship"]


def finished(*seats, **options):
    """A table whose parameters are all at their targets, in the action phase of its last generation."""
    t = table("terraforming_mars", seats=seats or ("yellow", "blue"), **options)
    t.given(**COMPLETE)
    return t


@rule("TM-END-01")
def test_with_all_three_targets_reached_this_generation_is_the_last():
    t = finished()
    t.given(generation=7)
    t.pass_all()
    assert t.game.over
    t.then(generation=7)


@rule("TM-END-01")
@pytest.mark.parametrize("short", ({"oxygen": 13}, {"temperature": 6}, {"oceans": 8}), ids=str)
def test_with_one_target_missing_the_game_goes_on(short):
    t = table("terraforming_mars")
    t.given(**{**COMPLETE, **short}, generation=7)
    t.pass_all()
    assert not t.game.over
    t.then(generation=8)


@rule("TM-END-02")
def test_the_last_generation_is_played_to_its_end():
    t = table("terraforming_mars")
    t.given(oxygen=14, temperature=6, oceans=9)
    t.given("yellow", credits=14)
    t.given("blue", credits=36)
    t.when("yellow", "standard:asteroid", "end")
    t.then(temperature=8, turn="blue")
    t.when("blue", "standard:power_plant", "standard:power_plant")
    t.when("yellow", "pass")
    t.when("blue", "standard:asteroid", "end")
    t.then(turn="blue")
    t.when("blue", "pass")
    assert t.game.over
    t.then("yellow", credits=21)
    t.then("blue", credits=20, energy=2)


@rule("TM-END-03")
def test_no_order_and_no_research_phase_follow():
    t = finished()
    t.given(generation=5, first="yellow")
    deck = len(t.state.deck)
    t.pass_all()
    t.then(generation=5, first="yellow", deck_size=deck)
    assert t.seat("yellow").offered == t.seat("blue").offered == []


@rule("TM-END-04")
def test_plants_are_converted_in_turn_order_from_the_first_player():
    t = finished("yellow", "blue", "pink")
    for seat in ("yellow", "blue", "pink"):
        t.given(seat, plants=16)
    t.given(first="blue", turn="blue")
    for seat in ("blue", "pink", "yellow"):
        t.when(seat, "pass")
    t.when("blue", "convert:plants", "space:r2c1", "convert:plants", "space:r2c2")
    t.when("pink", "convert:plants", "space:r7c1", "end")
    t.when("yellow", "end")
    assert t.game.over
    t.then("blue", plants=0, steel=1)
    t.then("pink", plants=8)
    t.then("yellow", plants=16)


@rule("TM-END-04")
def test_eight_plants_are_needed_and_may_be_those_of_the_last_production():
    t = finished()
    t.given("yellow", plants=6, production={"plants": 2})
    t.given("blue", plants=7)
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.then(turn="yellow")
    assert set(t.legal("yellow")) == {"convert:plants", "end"}
    t.when("yellow", "convert:plants", "space:r2c1")
    assert t.game.over
    t.then("yellow", plants=0)
    t.then("blue", plants=7)


@rule("TM-END-05")
def test_final_greeneries_obey_placement_rules_pay_bonuses_and_set_off_effects():
    t = finished()
    t.given("yellow", plants=8, tableau=["herbivores"], on={"herbivores": 1})
    t.given(tiles={"r7c2": ("city", "yellow"), "r7c3": ("city", "blue"), "r6c2": ("city", "blue")})
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.when("yellow", "convert:plants")
    assert set(t.legal("yellow")) == {f"space:{area}" for area in ("r6c3", "r7c1", "r8c1", "r8c2")}
    t.when("yellow", "space:r8c1")
    t.then("yellow", plants=0, steel=2, on={"herbivores": 2})
    t.then(tiles={"r8c1": ("greenery", "yellow")})


@rule("TM-END-05")
def test_an_ocean_beside_a_final_greenery_pays():
    t = finished()
    t.given("yellow", plants=8)
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.when("yellow", "convert:plants", "space:r1c3")
    t.then("yellow", credits=20 + 4)


@rule("TM-END-05")
def test_plants_gained_by_a_final_greenery_may_be_converted_in_the_same_go():
    t = finished()
    t.given("yellow", plants=14)
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.when("yellow", "convert:plants", "space:r4c5")
    t.then("yellow", plants=8)
    t.when("yellow", "convert:plants", "space:r4c6")
    t.then("yellow", plants=1)
    t.then(tiles={"r4c5": ("greenery", "yellow"), "r4c6": ("greenery", "yellow")})


@rule("TM-END-06")
def test_final_greeneries_raise_neither_oxygen_nor_rating():
    t = finished()
    t.given("yellow", plants=8)
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.when("yellow", "convert:plants", "space:r3c3")
    t.then("yellow", tr=20)
    t.then(oxygen=14)


@rule("TM-END-07")
def test_nothing_but_converting_plants_is_possible_at_the_end():
    t = finished()
    t.given("yellow", credits=99, heat=16, plants=8, tr=40, hand=HAND, tableau=["tardigrades"])
    t.when("yellow", "pass")
    t.when("blue", "pass")
    assert set(t.legal("yellow")) == {"convert:plants", "end"}
    with pytest.raises(valles.IllegalMove):
        t.when("yellow", "convert:heat")


@rule("TM-END-07")
def test_who_cannot_convert_is_not_asked():
    t = finished()
    t.given("yellow", credits=99, heat=16, plants=7, tr=40, hand=HAND, tableau=["tardigrades"])
    t.when("yellow", "pass")
    t.when("blue", "pass")
    assert t.game.over
    t.then("yellow", heat=16)


@rule("TM-END-08")
def test_the_score_lists_rating_awards_milestones_map_and_cards_in_this_order_and_adds_them_up():
    t = finished()
    t.given("yellow", tr=30, heat=1, tableau=["breathing_filters"])
    t.given(awards={"thermalist": "blue"}, milestones={"mayor": "yellow"})
    t.given(tiles={"r7c2": ("city", "yellow"), "r7c3": ("greenery", "yellow")})
    t.pass_all()
    assert list(t.score("yellow").items()) == [
        ("rating", 30), ("awards", 5), ("milestones", 5), ("greeneries", 1), ("cities", 1), ("cards", 2), ("total", 44),
    ]  # fmt: skip


@rule("TM-END-09")
def test_the_rating_is_the_base_score():
    t = finished()
    t.given("yellow", tr=41)
    t.pass_all()
    assert [(t.score(seat)["rating"], t.score(seat)["total"]) for seat in ("yellow", "blue")] == [(41, 41), (20, 20)]


@rule("TM-END-10")
def test_awards_count_at_the_end():
    t = finished("yellow", "blue", "pink")
    t.given(awards={"thermalist": "pink", "miner": "pink"})
    t.given("yellow", heat=5, steel=1)
    t.given("blue", heat=4, steel=2)
    t.pass_all()
    assert [t.score(seat)["awards"] for seat in ("yellow", "blue", "pink")] == [5 + 2, 2 + 5, 0]


@rule("TM-END-11")
def test_milestones_count_5_each_at_the_end():
    t = finished()
    t.given(milestones={"mayor": "blue", "planner": "blue", "builder": "yellow"})
    t.pass_all()
    assert [t.score(seat)["total"] for seat in ("yellow", "blue")] == [20 + 5, 20 + 10]


@rule("TM-END-12")
def test_own_greeneries_count_1_and_cities_1_for_each_greenery_beside_them():
    t = finished()
    t.given(tiles={"r7c2": ("city", "yellow"), "r7c5": ("city", "blue")})
    t.given(tiles={"r7c3": ("greenery", "yellow"), "r7c4": ("greenery", "blue"), "r6c3": ("greenery", "blue")})
    t.given(tiles={"r7c1": ("natural_preserve", "blue"), "r2c1": ("greenery", "yellow")})
    t.pass_all()
    assert (t.score("yellow")["greeneries"], t.score("yellow")["cities"]) == (2, 2)
    assert (t.score("blue")["greeneries"], t.score("blue")["cities"]) == (2, 1)


@rule("TM-END-13")
def test_points_on_cards_count_by_resources_then_as_printed_events_and_losses_included():
    t = finished()
    t.given("yellow", tableau=["birds", "ants", "tardigrades", "breathing_filters", "hackers", "mine"])
    t.given("yellow", on={"birds": 3, "ants": 5, "tardigrades": 3})
    t.given("yellow", events=["bribed_committee", "interstellar_colony_ship", "comet"])
    t.pass_all()
    assert t.score("yellow")["cards"] == 3 + 5 // 2 + 3 // 4 + 2 - 1 - 2 + 4


@rule("TM-END-13")
def test_a_card_can_be_worth_points_for_having_any_resource_or_for_tiles():
    t = finished()
    t.given("yellow", tableau=["search_for_life", "immigration_shuttles", "commercial_district", "capital"])
    t.given("yellow", on={"search_for_life": 2})
    t.given("blue", tableau=["physics_complex"], on={"physics_complex": 2})
    t.given(tiles={"r7c2": ("commercial_district", "yellow"), "r7c3": ("city", "blue"), "r6c2": ("city", "blue")})
    t.given(tiles={"r1c3": ("capital", "yellow"), "phobos_space_haven": ("city", "blue")})
    t.given(tiles={"r8c6": ("city", "blue"), "r2c1": ("city", "yellow")})
    t.pass_all()
    assert t.score("yellow")["cards"] == 3 + 6 // 3 + 2 + 2
    assert t.score("blue")["cards"] == 2 * 2


@rule("TM-END-14")
def test_points_per_jovian_tag_count_the_own_tags_of_cards_and_corporation():
    t = finished()
    t.given("yellow", corporation="saturn_systems", tableau=["io_mining_industries", "water_import_from_europa"])
    t.given("blue", tableau=["colonizer_training_camp"])
    t.pass_all()
    assert t.score("yellow")["cards"] == 3 + 3
    assert t.score("blue")["cards"] == 2


@rule("TM-END-15")
def test_hand_and_stock_are_worth_nothing():
    t = finished()
    t.given("yellow", credits=50, steel=9, titanium=9, plants=7, energy=9, heat=9, hand=HAND)
    t.pass_all()
    assert t.score("yellow")["total"] == 20


@rule("TM-END-16")
def test_the_highest_total_wins():
    t = finished("yellow", "blue", "pink")
    t.given("yellow", tr=30, credits=99)
    t.given("blue", tr=27)
    t.given("pink", tr=29)
    t.given(milestones={"mayor": "blue"})
    t.pass_all()
    assert t.game.winners == ("blue",)


@rule("TM-END-17")
def test_among_equals_most_credits_win():
    t = finished("yellow", "blue", "pink")
    t.given("yellow", tr=30, credits=4)
    t.given("blue", tr=30, credits=5)
    t.given("pink", tr=29, credits=99)
    t.pass_all()
    assert t.game.winners == ("blue",)
    assert t.game.places == {"yellow": 2, "blue": 1, "pink": 3}


@rule("TM-END-17")
def test_credits_decide_behind_the_winner_too_and_equals_share_a_place():
    t = finished("yellow", "blue", "pink", "green", "white")
    t.given("yellow", tr=30, credits=34)
    t.given("blue", tr=31)
    t.given("pink", tr=30, credits=59)
    t.given("green", tr=30, credits=34)
    t.given("white", tr=29, credits=99)
    assert t.game.places == {}
    t.pass_all()
    assert t.game.places == {"yellow": 3, "blue": 1, "pink": 2, "green": 3, "white": 5}


@rule("TM-END-17")
def test_equal_points_and_credits_share_the_victory():
    t = finished("yellow", "blue", "pink")
    t.given("yellow", tr=30, credits=4)
    t.given("blue", tr=30, credits=4, steel=9)
    t.pass_all()
    assert t.game.winners == ("yellow", "blue")
