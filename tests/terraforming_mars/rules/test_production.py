"""Resources and the production phase (TM-PROD)."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules import THREE
from valles.testing import table


@rule("TM-PROD-01")
def test_energy_becomes_heat_before_production_is_received_and_marks_come_off():
    t = table("terraforming_mars")
    t.given("yellow", energy=2, production={"energy": 3, "heat": 1}, tableau=["birds"], used=["birds"])
    t.pass_all()
    t.then("yellow", energy=3, heat=2 + 1, credits=20)
    for seat in ("yellow", "blue"):
        t.when(seat, "no", "no", "no", "no")
    t.when("blue", "pass")
    assert t.why_not("yellow", "action:birds") is None


@rule("TM-PROD-02")
def test_all_energy_becomes_heat_and_fresh_energy_stays_for_the_next_generation():
    t = table("terraforming_mars")
    t.given("yellow", energy=5, production={"energy": 2})
    t.pass_all()
    t.then("yellow", energy=2, heat=5)
    t.when("yellow", "no", "no", "no", "no")
    t.when("blue", "no", "no", "no", "no")
    t.pass_all()
    t.then("yellow", energy=2, heat=7)


@rule("TM-PROD-03")
@pytest.mark.parametrize(("tr", "production", "income"), ((20, 0, 20), (23, 4, 27), (31, -2, 29)))
def test_income_is_rating_plus_production(tr, production, income):
    t = table("terraforming_mars")
    t.given("yellow", credits=1, tr=tr, production={"credits": production})
    t.pass_all()
    t.then("yellow", credits=1 + income)


@rule("TM-PROD-04")
def test_credit_production_may_fall_to_minus_5_and_not_below():
    t = table("terraforming_mars")
    t.given("yellow", credits=22, production={"credits": -3}, hand=["nuclear_power", "peroxide_power"])
    t.when("yellow", "play:nuclear_power")
    t.then("yellow", production={"credits": -5, "energy": 3})
    assert t.why_not("yellow", "play:peroxide_power") == "why-production-too-low"


@rule("TM-PROD-04")
def test_at_minus_4_a_loss_of_2_is_refused():
    t = table("terraforming_mars")
    t.given("yellow", credits=22, production={"credits": -4}, hand=["nuclear_power", "peroxide_power"])
    assert t.why_not("yellow", "play:nuclear_power") == "why-production-too-low"
    assert t.why_not("yellow", "play:peroxide_power") is None


@rule("TM-PROD-04")
def test_nobody_can_be_pushed_below_minus_5():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=3, production={"energy": 1}, hand=["hackers"])
    t.given("blue", production={"credits": -4})
    t.given("pink", production={"credits": -3})
    t.when("yellow", "play:hackers")
    assert set(t.legal("yellow")) == {"target:yellow", "target:pink"}
    t.when("yellow", "target:pink")
    t.then("pink", production={"credits": -5})


@rule("TM-PROD-04")
def test_the_lowest_income_there_is_is_still_positive():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", credits=2, production={"credits": -5})
    t.then("yellow", tr=14)
    t.pass_all()
    t.then("yellow", credits=2 + 9)


@rule("TM-PROD-05")
def test_each_other_resource_comes_as_its_production_says():
    t = table("terraforming_mars")
    t.given("yellow", production={"steel": 1, "titanium": 2, "plants": 3, "energy": 4, "heat": 5})
    t.pass_all()
    t.then("yellow", credits=20, steel=1, titanium=2, plants=3, energy=4, heat=5)
    t.then("blue", credits=20, steel=0, titanium=0, plants=0, energy=0, heat=0)


@rule("TM-PROD-06")
@pytest.mark.parametrize(
    ("card", "production"),
    (
        ("carbonate_processing", {"energy": 0}),
        ("food_factory", {"plants": 0}),
        ("tropical_resort", {"heat": 1}),
        ("strip_mine", {"energy": 1}),
    ),
)
def test_a_card_cannot_take_own_production_below_0(card, production):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, production={"credits": 5, **production}, hand=[card])
    assert t.why_not("yellow", f"play:{card}") == "why-production-too-low"


@rule("TM-PROD-06")
def test_nobody_can_lose_production_that_is_not_there():
    t = table("terraforming_mars", seats=("yellow", "blue", "pink", "green"))
    t.given("yellow", credits=10, hand=["birds"], production={"plants": 1})
    t.given("blue", production={"plants": 2})
    t.given("pink", production={"plants": 3})
    t.given(oxygen=13)
    t.when("yellow", "play:birds")
    assert set(t.legal("yellow")) == {"target:blue", "target:pink"}


@rule("TM-PROD-07")
def test_production_and_stock_have_no_upper_limit():
    t = table("terraforming_mars")
    t.given("yellow", credits=70, heat=100, production={"heat": 60}, hand=["soletta"])
    t.when("yellow", "play:soletta")
    t.then("yellow", production={"heat": 67})
    t.pass_all()
    t.then("yellow", heat=167)


@rule("TM-PROD-08")
def test_a_production_change_yields_nothing_before_the_next_production_phase():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, hand=["sponsors", "mine"])
    t.when("yellow", "play:mine", "play:sponsors")
    t.then("yellow", credits=4, steel=0, production={"credits": 2, "steel": 1})
    t.pass_all()
    t.then("yellow", credits=4 + 20 + 2, steel=1)


@rule("TM-PROD-08")
def test_lost_production_takes_nothing_from_the_stock():
    t = table("terraforming_mars")
    t.given("yellow", credits=6, energy=1, heat=1, production={"energy": 1}, hand=["carbonate_processing"])
    t.when("yellow", "play:carbonate_processing")
    t.then("yellow", energy=1, heat=1, production={"energy": 0, "heat": 3})


@rule("TM-PROD-09")
def test_the_last_generation_has_its_production_phase_too():
    t = table("terraforming_mars")
    t.given("yellow", credits=3, energy=2, production={"titanium": 4})
    t.given(oxygen=14, temperature=8, oceans=9)
    t.pass_all()
    assert t.game.over
    t.then("yellow", credits=23, titanium=4, energy=0, heat=2)


@rule("TM-PROD-10")
def test_what_was_not_spent_is_kept_except_energy():
    t = table("terraforming_mars")
    t.given("yellow", credits=1, steel=2, titanium=3, plants=4, energy=5, heat=6)
    t.pass_all()
    t.then("yellow", credits=21, steel=2, titanium=3, plants=4, energy=0, heat=11)


@rule("TM-PROD-11")
def test_other_resources_lie_on_their_card_and_not_in_the_stock():
    t = table("terraforming_mars")
    t.given("yellow", plants=7, tableau=["birds", "tardigrades"], on={"birds": 3})
    t.when("yellow", "action:birds", "action:tardigrades")
    t.then("yellow", on={"birds": 4, "tardigrades": 1}, plants=7, credits=0, steel=0, titanium=0, energy=0, heat=0)


@rule("TM-PROD-11")
def test_production_brings_nothing_onto_cards():
    t = table("terraforming_mars")
    t.given("yellow", production={"plants": 2}, tableau=["birds"], on={"birds": 3})
    t.pass_all()
    t.then("yellow", plants=2, on={"birds": 3})


@rule("TM-PROD-13")
def test_a_removal_stops_at_an_empty_stock():
    t = table("terraforming_mars")
    t.given("yellow", credits=31, hand=["deimos_down"])
    t.given("blue", plants=3)
    t.when("yellow", "play:deimos_down", "target:blue")
    assert set(t.legal("yellow")) == {"amount:1", "amount:2", "amount:3"}
    t.when("yellow", "amount:3")
    t.then("blue", plants=0)


@rule("TM-PROD-13")
def test_a_card_that_takes_more_than_there_is_cannot_be_played():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, plants=1, heat=4, hand=["nitrophilic_moss", "local_heat_trapping"])
    t.given(oceans=3)
    assert t.why_not("yellow", "play:nitrophilic_moss") == "why-stock-too-low"
    assert t.why_not("yellow", "play:local_heat_trapping") == "why-stock-too-low"
