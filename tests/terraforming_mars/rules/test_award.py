"""Awards (TM-AWARD)."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules import THREE, awards
from valles.testing import table


def with_heat(*amounts, seats=THREE):
    """A table with Thermalist funded, where the seats have so much heat."""
    t = table("terraforming_mars", seats=seats)
    t.given(awards={"thermalist": "yellow"})
    for seat, heat in zip(seats, amounts, strict=True):
        t.given(seat, heat=heat)
    return t


@rule("TM-AWARD-01")
def test_funding_needs_nothing_but_money_and_is_an_action():
    t = table("terraforming_mars")
    t.given("yellow", credits=9)
    offered = {option for option in t.legal("yellow") if option.startswith("award:")}
    assert offered == {"award:landlord", "award:banker", "award:scientist", "award:thermalist", "award:miner"}
    t.when("yellow", "award:landlord")
    t.then("yellow", credits=1)
    t.then(awards={"landlord": "yellow"}, turn="yellow")
    assert "end" in t.legal("yellow")


@rule("TM-AWARD-02")
@pytest.mark.parametrize(
    ("funded", "price"),
    (({}, 8), ({"miner": "blue"}, 14), ({"miner": "blue", "banker": "blue"}, 20)),
    ids=("first", "second", "third"),
)
def test_the_awards_cost_8_then_14_then_20(funded, price):
    t = table("terraforming_mars")
    t.given(awards=funded)
    t.given("yellow", credits=price - 1, steel=9, titanium=9, heat=9)
    assert t.why_not("yellow", "award:scientist") == "why-too-expensive"
    t.given("yellow", credits=price)
    t.when("yellow", "award:scientist")
    t.then("yellow", credits=0, steel=9, titanium=9, heat=9)


@rule("TM-AWARD-03")
def test_an_award_is_funded_once():
    t = table("terraforming_mars")
    t.given("yellow", credits=50)
    t.given(awards={"miner": "blue"})
    assert t.why_not("yellow", "award:miner") == "why-already-claimed"
    assert t.why_not("yellow", "award:banker") is None


@rule("TM-AWARD-03")
def test_after_three_awards_no_other_can_be_funded():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=100)
    t.given(awards={"miner": "blue", "banker": "pink", "landlord": "yellow"})
    assert not [option for option in t.legal("yellow") if option.startswith("award:")]
    assert t.why_not("yellow", "award:scientist") == "why-none-left"


@rule("TM-AWARD-04")
def test_one_player_may_fund_several_at_the_rising_price():
    t = table("terraforming_mars")
    t.given("yellow", credits=42)
    t.when("yellow", "award:miner", "award:banker")
    t.then("yellow", credits=20)
    t.when("blue", "pass")
    t.when("yellow", "award:scientist")
    t.then("yellow", credits=0)
    t.then(awards={"miner": "yellow", "banker": "yellow", "scientist": "yellow"})


@rule("TM-AWARD-04")
def test_what_others_have_funded_raises_the_price():
    t = table("terraforming_mars")
    t.given("yellow", credits=8)
    t.given("blue", credits=14)
    t.when("yellow", "award:miner", "end")
    t.when("blue", "award:banker")
    t.then("blue", credits=0)


@rule("TM-AWARD-05")
def test_the_comparison_is_made_at_the_end_and_the_funder_has_no_advantage():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, heat=8)
    t.given("blue", heat=3)
    t.given(temperature=-16)
    t.when("yellow", "award:thermalist", "convert:heat")
    assert awards(t) == [0, 5]


@rule("TM-AWARD-06")
def test_an_award_nobody_funded_gives_nothing():
    t = with_heat(9, 5, 0)
    t.given("pink", steel=9, production={"credits": 9})
    assert awards(t) == [5, 2, 0]


@rule("TM-AWARD-07")
def test_the_first_gets_5_and_the_second_2():
    assert awards(with_heat(4, 9, 5)) == [0, 5, 2]


@rule("TM-AWARD-08")
def test_with_two_players_the_second_gets_nothing():
    assert awards(with_heat(9, 5, seats=("yellow", "blue"))) == [5, 0]


@rule("TM-AWARD-09")
@pytest.mark.parametrize(("heat", "points"), (((9, 9, 5), [5, 5, 0]), ((9, 5, 9), [5, 0, 5]), ((7, 7, 7), [5, 5, 5])))
def test_all_who_are_tied_for_first_get_5_and_nobody_gets_2(heat, points):
    assert awards(with_heat(*heat)) == points


@rule("TM-AWARD-10")
def test_all_who_are_tied_for_second_get_2():
    assert awards(with_heat(9, 5, 5, 1, seats=(*THREE, "green"))) == [5, 2, 2, 0]


@rule("TM-AWARD-11")
def test_landlord_counts_special_tiles_but_no_oceans():
    t = table("terraforming_mars", seats=THREE)
    t.given(awards={"landlord": "pink"})
    t.given(tiles={"r2c1": ("greenery", "yellow"), "r2c3": ("city", "yellow"), "r3c5": ("natural_preserve", "yellow")})
    t.given(tiles={"r7c1": ("city", "blue"), "r7c3": ("greenery", "blue")})
    t.given("pink", credits=36)
    t.given(turn="pink")
    t.when("pink", "standard:aquifer", "space:r1c2", "standard:aquifer", "space:r1c4")
    t.then(oceans=2)
    assert awards(t) == [5, 2, 0]


@rule("TM-AWARD-11")
def test_a_claimed_area_is_no_tile():
    t = table("terraforming_mars", seats=THREE)
    t.given(awards={"landlord": "pink"})
    t.given(tiles={"r7c1": ("city", "blue"), "r2c1": ("claim", "yellow"), "r2c3": ("claim", "yellow")})
    assert awards(t) == [2, 5, 2]


@rule("TM-AWARD-11")
@pytest.mark.parametrize(("edition", "points"), (("de", [5, 0]), ("it", [5, 0]), ("nl", [5, 0]), ("pl", [0, 5])))
def test_cities_beside_the_map_count_for_landlord_except_in_polish(edition, points):
    t = table("terraforming_mars", edition=edition)
    t.given(awards={"landlord": "blue"})
    t.given(tiles={"phobos_space_haven": ("city", "yellow"), "ganymede_colony": ("city", "yellow")})
    t.given(tiles={"r2c1": ("greenery", "blue")})
    assert awards(t) == points


@rule("TM-AWARD-12")
def test_banker_compares_production_without_the_rating():
    t = table("terraforming_mars", seats=THREE)
    t.given(awards={"banker": "yellow"})
    t.given("yellow", tr=60, credits=99, production={"credits": -1})
    t.given("blue", tr=20, production={"credits": 2})
    t.given("pink", tr=20, production={"credits": 1, "heat": 9})
    assert awards(t) == [0, 5, 2]


@rule("TM-AWARD-13")
@pytest.mark.parametrize("edition", ("de", "pl", "it", "nl"))
def test_scientist_leaves_out_events_and_cards_in_hand(edition):
    t = table("terraforming_mars", edition=edition)
    t.given(awards={"scientist": "yellow"})
    t.given("yellow", tableau=["gene_repair"], events=["invention_contest", "special_design"], hand=["ai_central"])
    t.given("blue", tableau=["lagrange_observatory", "physics_complex"])
    assert awards(t) == [0, 5]


@rule("TM-AWARD-13")
@pytest.mark.parametrize(("edition", "points"), (("de", [5, 5]), ("it", [5, 5]), ("nl", [5, 5]), ("pl", [0, 5])))
def test_scientist_counts_tags_and_in_polish_cards(edition, points):
    t = table("terraforming_mars", edition=edition)
    t.given(awards={"scientist": "yellow"})
    t.given("yellow", tableau=["research"])
    t.given("blue", tableau=["lagrange_observatory", "physics_complex"])
    assert awards(t) == points


@rule("TM-AWARD-14")
def test_thermalist_compares_heat_in_stock_not_its_production():
    t = with_heat(0, 1, 0)
    t.given("yellow", production={"heat": 9}, energy=9)
    t.given("pink", production={"energy": 9})
    assert awards(t) == [2, 5, 2]


@rule("TM-AWARD-15")
def test_miner_adds_steel_and_titanium():
    t = table("terraforming_mars", seats=THREE)
    t.given(awards={"miner": "yellow"})
    t.given("yellow", steel=5, titanium=0)
    t.given("blue", steel=3, titanium=3)
    t.given("pink", steel=0, titanium=4, production={"steel": 9})
    assert awards(t) == [2, 5, 0]


@rule("TM-AWARD-16")
def test_the_last_production_still_counts():
    t = with_heat(0, 2, seats=("yellow", "blue"))
    t.given("yellow", production={"heat": 2}, energy=1)
    t.given(oxygen=14, temperature=8, oceans=9)
    t.pass_all()
    assert t.game.over
    assert awards(t) == [5, 0]


@rule("TM-AWARD-16")
def test_the_final_greeneries_still_count():
    t = table("terraforming_mars")
    t.given(awards={"landlord": "yellow"})
    t.given("blue", plants=8)
    t.given(oxygen=14, temperature=8, oceans=9, tiles={"r2c1": ("city", "yellow")})
    t.when("yellow", "pass")
    t.when("blue", "pass")
    assert awards(t) == [5, 0]
    t.when("blue", "convert:plants", "space:r3c3")
    assert t.game.over
    assert awards(t) == [5, 5]


@rule("TM-AWARD-17")
def test_a_tie_at_zero_is_a_tie():
    assert awards(with_heat(0, 0, 0)) == [5, 5, 5]
    assert awards(with_heat(3, 0, 0)) == [5, 2, 2]
