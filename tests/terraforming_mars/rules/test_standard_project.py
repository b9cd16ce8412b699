"""Standard projects (TM-STD)."""

import pytest

from tests.support.ledger import rule
from valles.testing import table

PAID = ("power_plant", "asteroid", "aquifer", "greenery", "city")
PRICES = dict(zip(PAID, (11, 14, 18, 23, 25), strict=True))


def projects(t, seat):
    return {option for option in t.legal(seat) if option.startswith("standard:")}


@rule("TM-STD-01")
@pytest.mark.parametrize("seat", ("yellow", "blue"))
def test_the_six_projects_are_open_to_every_player(seat):
    t = table("terraforming_mars")
    t.given(seat, credits=25, hand=["ants"])
    t.given(turn=seat)
    assert projects(t, seat) == {"standard:sell_patents", *(f"standard:{name}" for name in PAID)}


@rule("TM-STD-01")
def test_the_paid_projects_need_no_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=25, hand=[])
    assert projects(t, "yellow") == {f"standard:{name}" for name in PAID}


@rule("TM-STD-01")
def test_one_use_is_one_action():
    t = table("terraforming_mars")
    t.given("yellow", credits=22)
    t.when("yellow", "standard:power_plant")
    t.then(turn="yellow")
    assert "end" in t.legal("yellow")
    t.when("yellow", "standard:power_plant")
    t.then(turn="blue")


@rule("TM-STD-02")
def test_a_project_may_be_used_twice_in_a_turn_and_again_in_the_next():
    t = table("terraforming_mars")
    t.given("yellow", credits=44)
    t.when("yellow", "standard:power_plant", "standard:power_plant")
    t.when("blue", "pass")
    t.when("yellow", "standard:power_plant", "standard:power_plant")
    t.then("yellow", credits=0, production={"energy": 4})


@rule("TM-STD-03")
def test_any_number_of_patents_is_sold_in_one_action_for_1_credit_each():
    t = table("terraforming_mars")
    t.given("yellow", hand=["ants", "birds", "comet"])
    discards = len(t.state.discard)
    t.when("yellow", "standard:sell_patents", "yes", "no", "yes")
    t.then("yellow", credits=2, hand=["ants"])
    t.then(discards=discards + 2, turn="yellow")
    assert "end" in t.legal("yellow")


@rule("TM-STD-03")
def test_the_whole_hand_can_be_sold():
    t = table("terraforming_mars")
    t.given("yellow", hand=["ants", "birds", "comet"])
    t.when("yellow", "standard:sell_patents", "yes", "yes", "yes")
    t.then("yellow", credits=3, hand=[])


@rule("TM-STD-03")
def test_at_least_one_patent_is_sold():
    t = table("terraforming_mars")
    t.given("yellow", hand=["ants", "birds", "comet"])
    t.when("yellow", "standard:sell_patents", "no", "no")
    t.then("yellow", credits=1, hand=["comet", "ants"])


@rule("TM-STD-03")
def test_without_cards_there_is_nothing_to_sell():
    t = table("terraforming_mars")
    assert "standard:sell_patents" not in t.legal("yellow")


@rule("TM-STD-04")
@pytest.mark.parametrize("edition", ("de", "pl", "it", "nl"))
def test_a_power_plant_costs_11_and_raises_energy_production_but_not_the_rating(edition):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=12)
    t.when("yellow", "standard:power_plant")
    t.then("yellow", credits=1, production={"energy": 1}, energy=0, tr=20)


@rule("TM-STD-05")
def test_an_asteroid_costs_14_and_raises_temperature_and_rating():
    t = table("terraforming_mars")
    t.given("yellow", credits=15)
    t.when("yellow", "standard:asteroid")
    t.then("yellow", credits=1, tr=21, titanium=0)
    t.then(temperature=-28)


@rule("TM-STD-06")
def test_an_aquifer_costs_18_and_brings_an_ocean_a_step_of_rating_and_the_printed_bonus():
    t = table("terraforming_mars")
    t.given("yellow", credits=19)
    t.when("yellow", "standard:aquifer", "space:r1c2")
    t.then("yellow", credits=1, tr=21, steel=2)
    t.then(oceans=1, tiles={"r1c2": "ocean"})


@rule("TM-STD-07")
def test_a_greenery_costs_23_and_brings_tile_oxygen_rating_and_the_printed_bonus():
    t = table("terraforming_mars")
    t.given("yellow", credits=24)
    t.when("yellow", "standard:greenery", "space:r4c5")
    t.then("yellow", credits=1, tr=21, plants=2)
    t.then(oxygen=1, tiles={"r4c5": ("greenery", "yellow")})


@rule("TM-STD-08")
def test_a_city_costs_25_and_brings_tile_production_and_the_printed_bonus():
    t = table("terraforming_mars")
    t.given("yellow", credits=26)
    t.when("yellow", "standard:city", "space:r4c5")
    t.then("yellow", credits=1, production={"credits": 1}, plants=2, tr=20)
    t.then(oxygen=0, tiles={"r4c5": ("city", "yellow")})


@rule("TM-STD-04", "TM-STD-05", "TM-STD-06", "TM-STD-07", "TM-STD-08")
@pytest.mark.parametrize("project", PAID)
def test_one_credit_short_of_the_price_is_too_little(project):
    t = table("terraforming_mars")
    t.given("yellow", credits=PRICES[project])
    assert t.why_not("yellow", f"standard:{project}") is None
    t.given("yellow", credits=PRICES[project] - 1)
    assert t.why_not("yellow", f"standard:{project}") == "why-too-expensive"


@rule("TM-STD-09")
@pytest.mark.parametrize("project", PAID)
def test_neither_metal_nor_heat_pays_for_a_project(project):
    t = table("terraforming_mars")
    t.given("yellow", credits=PRICES[project] - 1, steel=20, titanium=20, heat=20, energy=20, plants=20)
    assert t.why_not("yellow", f"standard:{project}") == "why-too-expensive"


@rule("TM-STD-09")
def test_a_project_takes_credits_only_and_asks_for_no_metal():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, steel=7, titanium=5)
    t.when("yellow", "standard:asteroid")
    t.then("yellow", credits=0, steel=7, titanium=5, tr=21)


@rule("TM-STD-10")
def test_a_card_discount_does_not_make_a_project_cheaper():
    t = table("terraforming_mars")
    t.given("yellow", credits=13, tableau=["earth_catapult", "space_station"])
    assert t.why_not("yellow", "standard:asteroid") == "why-too-expensive"
    t.given("yellow", credits=14)
    t.when("yellow", "standard:asteroid")
    t.then("yellow", credits=0)


@rule("TM-STD-10")
def test_a_discount_for_the_next_card_is_not_used_up_by_a_project():
    t = table("terraforming_mars")
    t.given("yellow", credits=12, hand=["indentured_workers", "sponsors"])
    t.when("yellow", "play:indentured_workers", "standard:power_plant")
    t.then("yellow", credits=1)
    t.when("blue", "pass")
    t.when("yellow", "play:sponsors")
    t.then("yellow", credits=1, tableau=["sponsors"])


@rule("TM-STD-10")
def test_a_project_has_no_tags_and_is_no_played_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=25, tableau=["optimal_aerobraking", "media_group", "power_grid"], hand=["fusion_power"])
    t.when("yellow", "standard:asteroid")
    t.then("yellow", credits=11, heat=0)
    t.when("yellow", "standard:power_plant")
    t.then("yellow", credits=0, production={"energy": 1}, tableau=["optimal_aerobraking", "power_grid", "media_group"])
    assert t.why_not("yellow", "play:fusion_power") == "why-tags-missing"


@rule("TM-STD-10")
def test_what_a_project_does_sets_off_lasting_effects():
    t = table("terraforming_mars")
    t.given("yellow", credits=43)
    t.given("blue", tableau=["arctic_algae"], corporation="tharsis_republic")
    t.when("yellow", "standard:aquifer", "space:r1c2")
    t.then("blue", plants=2)
    t.when("yellow", "standard:city", "space:r3c3")
    t.then("blue", production={"credits": 1})


@rule("TM-STD-11")
def test_an_asteroid_at_the_target_is_legal_and_does_nothing():
    t = table("terraforming_mars")
    t.given("yellow", credits=14)
    t.given(temperature=8)
    t.when("yellow", "standard:asteroid")
    t.then("yellow", credits=0, tr=20)
    t.then(temperature=8)


@rule("TM-STD-11")
def test_an_aquifer_after_the_ninth_ocean_is_legal_and_does_nothing():
    t = table("terraforming_mars")
    t.given("yellow", credits=18)
    t.given(oceans=9)
    t.when("yellow", "standard:aquifer")
    t.then("yellow", credits=0, tr=20)
    t.then(oceans=9)
    assert "end" in t.legal("yellow")


@rule("TM-STD-11")
def test_a_greenery_at_the_target_still_gives_tile_and_printed_bonus():
    t = table("terraforming_mars")
    t.given("yellow", credits=23)
    t.given(oxygen=14)
    t.when("yellow", "standard:greenery", "space:r4c5")
    t.then("yellow", credits=0, tr=20, plants=2)
    t.then(oxygen=14, tiles={"r4c5": ("greenery", "yellow")})
