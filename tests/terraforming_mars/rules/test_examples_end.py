"""The worked examples about projects, milestones, awards, production and the end (TM-EX, TM-EXD)."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules import COMPLETE, THREE, awards
from valles.testing import table


def with_two_cities():
    """Pink plays Tharsis Republic, is on turn and owns two cities."""
    t = table("terraforming_mars", seats=THREE)
    t.given("pink", corporation="tharsis_republic", credits=33)
    t.given(tiles={"r3c2": ("city", "pink"), "r7c5": ("city", "pink")}, turn="pink")
    return t


@rule("TM-EX-02")
def test_production_above_ten():
    t = table("terraforming_mars")
    t.given("yellow", credits=6, production={"heat": 19, "energy": 1}, hand=["carbonate_processing"])
    t.when("yellow", "play:carbonate_processing")
    t.then("yellow", production={"heat": 22}, heat=0)
    t.pass_all()
    t.then("yellow", heat=22)


@rule("TM-EX-25")
def test_livestock_in_three_generations():
    t = table("terraforming_mars", seats=THREE)
    t.given("blue", tableau=["livestock"])
    t.given(turn="blue")
    t.when("blue", "action:livestock")
    assert t.why_not("blue", "action:livestock") == "why-already-used"
    for generation in (2, 3):
        t.pass_all()
        for seat in THREE:
            t.when(seat, "no", "no", "no", "no")
        t.then(generation=generation)
        while t.turn != "blue":
            t.when(t.turn, "pass")
        t.when("blue", "action:livestock")
    t.then("blue", on={"livestock": 3})
    assert t.score("blue")["cards"] == 3


@rule("TM-EX-26")
def test_the_third_city():
    t = with_two_cities()
    t.when("pink", "standard:city", "space:r3c5")
    t.then("pink", credits=33 - 25 + 3, production={"credits": 1 + 1})
    assert [space for space, tile in t.tiles().items() if tile == ("city", "pink")] == ["r3c2", "r3c5", "r7c5"]


@rule("TM-EX-27")
def test_mayor_as_second_action():
    t = with_two_cities()
    for seat in ("yellow", "blue"):
        t.given(seat, credits=8, tr=35)
    t.given(tiles={"r8c1": ("city", "blue"), "phobos_space_haven": ("city", "blue"), "r9c4": ("city", "blue")})
    assert t.why_not("pink", "milestone:mayor") == "why-goal-not-reached"
    t.when("pink", "standard:city", "space:r3c5", "milestone:mayor")
    t.then("pink", credits=33 - 25 + 3 - 8)
    assert t.score("pink")["milestones"] == 5
    assert t.why_not("blue", "milestone:mayor") == "why-already-claimed"
    t.when("yellow", "milestone:terraformer", "end")
    t.given(tiles={f"r2c{column}": ("greenery", "blue") for column in (1, 3, 5)})
    t.when("blue", "milestone:gardener", "end")
    t.given("pink", credits=8, tableau=["food_factory", "nuclear_power", "peroxide_power", "solar_power"])
    t.given("pink", tableau=["deep_well_heating", "carbonate_processing", "building_industries"])
    assert t.why_not("pink", "milestone:builder") == "why-none-left"


@rule("TM-EX-28")
def test_the_first_award():
    t = table("terraforming_mars", seats=THREE)
    t.given("blue", credits=8)
    t.given("pink", credits=13)
    t.given(turn="blue")
    t.when("blue", "award:thermalist", "end")
    t.then("blue", credits=0)
    assert t.why_not("pink", "award:miner") == "why-too-expensive"
    t.given("pink", credits=14)
    t.when("pink", "award:miner")
    t.then("pink", credits=0)


@rule("TM-EX-29")
def test_an_award_tied():
    t = table("terraforming_mars", seats=THREE)
    t.given(awards={"thermalist": "blue"}, **COMPLETE)
    t.given("yellow", heat=12)
    t.given("blue", heat=12)
    t.given("pink", heat=5)
    t.pass_all()
    assert t.game.over
    assert awards(t) == [5, 5, 0]


@rule("TM-EX-30")
def test_plants_to_greenery_between_two_own_cities():
    t = table("terraforming_mars", seats=THREE)
    t.given("pink", plants=9)
    t.given(tiles={"r4c4": ("city", "pink"), "r4c6": ("city", "pink")}, oxygen=3, turn="pink")
    t.when("pink", "convert:plants", "space:r4c5")
    t.then("pink", plants=9 - 8 + 2, tr=21)
    t.then(oxygen=4, tiles={"r4c5": ("greenery", "pink")})
    assert (t.score("pink")["greeneries"], t.score("pink")["cities"]) == (1, 2)


@rule("TM-EX-31")
def test_a_final_score_of_64():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", heat=4)
    t.given("blue", tr=38, heat=9, tableau=["livestock", "anti_gravity_technology", "advanced_ecosystems"])
    t.given("blue", on={"livestock": 3}, events=["flooding"])
    t.given(tiles={"r3c3": ("city", "blue"), "r3c2": ("greenery", "blue"), "r3c4": ("greenery", "blue")})
    t.given(tiles={"r2c2": ("greenery", "blue"), "r2c3": ("greenery", "pink"), "r4c3": ("greenery", "pink")})
    t.given(awards={"thermalist": "blue"}, milestones={"planner": "blue"}, **COMPLETE)
    t.pass_all()
    assert t.game.over
    assert t.score("blue") == {
        "rating": 38, "awards": 5, "milestones": 5, "greeneries": 3, "cities": 5, "cards": 3 + 6 - 1, "total": 64,
    }  # fmt: skip


@rule("TM-EXD-08")
def test_energy_and_heat():
    t = table("terraforming_mars")
    t.given("yellow", energy=3, heat=4, production={"energy": 2, "heat": 1})
    t.pass_all()
    t.then("yellow", energy=2, heat=4 + 3 + 1)


@rule("TM-EXD-13")
@pytest.mark.parametrize("funders", (("yellow", "yellow", "yellow"), ("yellow", "blue", "yellow")))
def test_award_prices(funders):
    t = table("terraforming_mars")
    t.given("yellow", credits=62)
    t.given("blue", credits=62)
    for funder, award, price in zip(funders, ("miner", "banker", "landlord"), (8, 14, 20), strict=True):
        t.given(turn=funder)
        before = t.seat(funder).credits
        t.when(funder, f"award:{award}")
        t.then(funder, credits=before - price)
    assert t.why_not(funders[-1], "award:scientist") == "why-none-left"


@rule("TM-EXD-13")
def test_the_fourth_milestone_is_refused():
    t = table("terraforming_mars")
    t.given("yellow", credits=32, tr=35)
    t.given(tiles={space: ("city", "yellow") for space in ("r2c1", "r2c4", "r7c1")})
    t.given(tiles={space: ("greenery", "yellow") for space in ("r7c4", "r7c6", "r9c1")})
    t.when("yellow", "milestone:terraformer", "milestone:mayor")
    t.given(milestones={"builder": "blue"}, turn="yellow")
    assert t.why_not("yellow", "milestone:gardener") == "why-none-left"


@rule("TM-EXD-14")
@pytest.mark.parametrize(("heat", "points"), (((9, 4), [5, 0]), ((6, 6), [5, 5])))
def test_an_award_between_two_players(heat, points):
    t = table("terraforming_mars")
    t.given(awards={"thermalist": "blue"})
    t.given("yellow", heat=heat[0])
    t.given("blue", heat=heat[1])
    assert awards(t) == points


@rule("TM-EXD-15")
def test_second_place_shared():
    t = table("terraforming_mars", seats=THREE)
    t.given(awards={"thermalist": "blue"})
    for seat, heat in zip(THREE, (10, 7, 7), strict=True):
        t.given(seat, heat=heat)
    assert awards(t) == [5, 2, 2]


@rule("TM-EXD-18")
def test_the_end_comes_in_mid_generation():
    t = table("terraforming_mars", seats=THREE)
    t.given(oxygen=14, temperature=6, oceans=9, generation=9)
    t.given("yellow", heat=8, plants=8)
    t.given("blue", credits=11, plants=8)
    t.given("pink", credits=22, production={"plants": 8})
    t.when("yellow", "convert:heat", "end")
    t.then(temperature=8)
    t.when("blue", "standard:power_plant", "end")
    t.when("pink", "standard:power_plant", "end")
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.when("pink", "standard:power_plant", "end")
    t.when("pink", "pass")
    t.then("pink", credits=20, energy=2, plants=8)
    t.when("yellow", "convert:plants", "space:r2c1")
    t.when("blue", "convert:plants", "space:r3c3")
    t.when("pink", "convert:plants", "space:r7c1")
    assert t.game.over
    t.then(generation=9)
    assert [t.score(seat)["total"] for seat in THREE] == [21 + 1, 20 + 1, 20 + 1]
    assert t.game.winners == ("yellow",)


@rule("TM-EXD-19")
def test_the_final_conversion_uses_plants_it_has_brought():
    t = table("terraforming_mars")
    t.given("yellow", plants=15)
    t.given(**COMPLETE)
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.when("yellow", "convert:plants", "space:r6c2")
    t.then("yellow", plants=15 - 8 + 2)
    t.when("yellow", "convert:plants", "space:r7c1")
    t.then("yellow", plants=1)
    assert t.game.over


@rule("TM-EXD-20")
@pytest.mark.parametrize(("credits", "winners"), (((12, 9), ("yellow",)), ((9, 9), ("yellow", "blue"))))
def test_the_tie_break(credits, winners):
    t = table("terraforming_mars")
    t.given("yellow", tr=70, credits=credits[0])
    t.given("blue", tr=65, credits=credits[1] + 5)
    t.given(milestones={"mayor": "blue"}, **COMPLETE)
    t.pass_all()
    assert [t.score(seat)["total"] for seat in ("yellow", "blue")] == [70, 70]
    assert t.game.winners == winners
