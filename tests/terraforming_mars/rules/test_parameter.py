"""Global parameters and the terraform rating (TM-PARAM)."""

import pytest

from tests.support.ledger import rule
from valles.testing import table

# The three tracks


@rule("TM-PARAM-01")
@pytest.mark.parametrize(
    ("oxygen", "temperature", "oceans", "over"),
    [(14, 8, 9, True), (13, 8, 9, False), (14, 6, 9, False), (14, 8, 8, False)],
)
def test_temperature_oxygen_and_oceans_end_the_game_and_the_rating_does_not(oxygen, temperature, oceans, over):
    t = table("terraforming_mars")
    t.given("yellow", tr=63)
    t.given("blue", tr=14)
    t.given(oxygen=oxygen, temperature=temperature, oceans=oceans)
    t.pass_all()
    assert t.game.over == over


def raised(t, name, *options):
    """The values of a parameter while yellow raises it as long as it rises, by the same options again and again."""
    t.given("yellow", credits=1000)
    t.given("blue", passed=True)
    values = [level(t, name)]
    while len(values) < 2 or values[-1] != values[-2]:
        t.when("yellow", *options)
        while "end" not in t.legal("yellow") and "pass" not in t.legal("yellow"):
            t.when("yellow", t.legal("yellow")[0])
        values.append(level(t, name))
    return values[:-1]


def level(t, name):
    return -30 + 2 * t.state.temperature if name == "temperature" else getattr(t.state, name)


@rule("TM-PARAM-02", "TM-PARAM-05", "TM-PARAM-06")
def test_temperature_runs_from_minus_30_to_8_in_19_steps_of_2():
    t = table("terraforming_mars")
    t.given(oceans=9)
    assert raised(t, "temperature", "standard:asteroid") == list(range(-30, 9, 2))
    t.then("yellow", tr=39)
    t.then(temperature=8)


@rule("TM-PARAM-03", "TM-PARAM-05", "TM-PARAM-06")
def test_oxygen_runs_from_0_to_14_in_14_steps_of_1():
    t = table("terraforming_mars")
    t.given(temperature=8)
    assert raised(t, "oxygen", "standard:greenery") == list(range(15))
    t.then("yellow", tr=34)
    t.then(oxygen=14)


@rule("TM-PARAM-04", "TM-PARAM-05", "TM-PARAM-06")
def test_oceans_run_from_0_to_9_tiles():
    t = table("terraforming_mars")
    assert raised(t, "oceans", "standard:aquifer") == list(range(10))
    t.then("yellow", tr=29)
    t.then(oceans=9)


# Rating


@rule("TM-PARAM-05")
def test_each_step_of_temperature_gives_the_raiser_1_rating():
    t = table("terraforming_mars")
    t.given("yellow", credits=27, hand=["big_asteroid"])
    t.when("yellow", "play:big_asteroid")
    t.then("yellow", tr=22)
    t.then("blue", tr=20)


@rule("TM-PARAM-05")
def test_each_step_of_oxygen_gives_the_raiser_1_rating():
    t = table("terraforming_mars")
    t.given("yellow", energy=4, tableau=["steelworks"])
    t.when("yellow", "action:steelworks")
    t.then("yellow", tr=21, steel=2)
    t.then("blue", tr=20)
    t.then(oxygen=1)


@rule("TM-PARAM-05")
def test_each_ocean_gives_the_placer_1_rating():
    t = table("terraforming_mars")
    t.given("yellow", credits=23, hand=["ice_asteroid"])
    t.when("yellow", "play:ice_asteroid", "space:r1c5", "space:r4c8")
    t.then("yellow", tr=22)
    t.then("blue", tr=20)


@rule("TM-PARAM-06", "TM-PARAM-07")
@pytest.mark.parametrize(
    ("facts", "option"),
    [
        ({"temperature": 8}, "standard:asteroid"),
        ({"oceans": 9}, "standard:aquifer"),
        ({"temperature": 8}, "convert:heat"),
        ({"oxygen": 14}, "action:steelworks"),
        ({"temperature": 8}, "action:ghg_producing_bacteria"),
        ({"oceans": 9}, "play:subterranean_reservoir"),
    ],
)
def test_raising_a_parameter_at_its_target_is_allowed_and_gives_no_rating(facts, option):
    t = table("terraforming_mars")
    t.given("yellow", credits=18, heat=8, energy=4, hand=["subterranean_reservoir"])
    t.given("yellow", tableau=["steelworks", "ghg_producing_bacteria"], on={"ghg_producing_bacteria": 2})
    t.given(**facts)
    t.when("yellow", option)
    if "choose:2" in t.legal("yellow"):
        t.when("yellow", "choose:2")
    t.then("yellow", tr=20)
    t.then(**facts)
    assert "end" in t.legal("yellow")


@rule("TM-PARAM-07")
def test_only_the_part_at_its_target_is_ignored():
    t = table("terraforming_mars")
    t.given("yellow", energy=4, tableau=["steelworks"])
    t.given(oxygen=14)
    t.when("yellow", "action:steelworks")
    t.then("yellow", tr=20, steel=2, energy=0)


@rule("TM-PARAM-08")
@pytest.mark.parametrize(("before", "steps"), [(2, 3), (4, 2), (6, 1), (8, 0)])
def test_only_the_steps_that_are_left_happen_and_give_rating(before, steps):
    t = table("terraforming_mars")
    t.given("yellow", credits=31, hand=["deimos_down"])
    t.given(temperature=before)
    t.when("yellow", "play:deimos_down")
    t.then("yellow", tr=20 + steps, steel=4)
    t.then(temperature=8)


@rule("TM-PARAM-08")
def test_only_the_oceans_that_are_left_are_placed_and_give_rating():
    t = table("terraforming_mars")
    t.given("yellow", credits=23, hand=["ice_asteroid"])
    t.given(oceans=8)
    t.when("yellow", "play:ice_asteroid", "space:r9c5")
    t.then("yellow", tr=21)
    t.then(oceans=9)
    assert "end" in t.legal("yellow")


@rule("TM-PARAM-17")
def test_the_rating_is_base_income_and_base_score():
    t = table("terraforming_mars")
    t.given("yellow", credits=1, tr=27, production={"credits": 3})
    t.given("blue", tr=20, production={"credits": 3})
    assert t.score("yellow")["rating"] == t.score("yellow")["total"] == 27
    t.pass_all()
    t.then("yellow", credits=1 + 27 + 3)
    t.then("blue", credits=20 + 3)


# Bonus steps


@rule("TM-PARAM-09", "TM-PARAM-11")
@pytest.mark.parametrize(("before", "production"), [(-28, 0), (-26, 1), (-24, 0), (-22, 1), (-20, 0), (-2, 0)])
def test_reaching_minus_24_and_minus_20_raises_the_raisers_heat_production(before, production):
    t = table("terraforming_mars")
    t.given("yellow", heat=8)
    t.given(temperature=before, oceans=9)
    t.when("yellow", "convert:heat")
    t.then("yellow", production={"heat": production})
    t.then("blue", production={"heat": 0})


@rule("TM-PARAM-09")
def test_the_bonus_goes_to_the_player_who_makes_the_step():
    t = table("terraforming_mars")
    t.given("yellow", heat=8)
    t.given("blue", heat=8)
    t.given(temperature=-28)
    t.when("yellow", "convert:heat", "end")
    t.when("blue", "convert:heat")
    t.then("yellow", production={"heat": 0})
    t.then("blue", production={"heat": 1})


@rule("TM-PARAM-09", "TM-PARAM-10", "TM-PARAM-12", "TM-PARAM-13")
def test_a_chain_of_bonuses_goes_to_the_raiser():
    t = table("terraforming_mars")
    t.given("blue", plants=8)
    t.given(oxygen=7, temperature=-2, turn="blue")
    t.when("blue", "convert:plants", "space:r3c4", "space:r1c2")
    t.then("blue", tr=23, steel=2)
    t.then("yellow", tr=20, steel=0)
    t.then(oxygen=8, temperature=0, oceans=1)


@rule("TM-PARAM-10", "TM-PARAM-13")
@pytest.mark.parametrize(("before", "temperature", "rating"), [(6, -30, 21), (7, -28, 22), (8, -30, 21)])
def test_reaching_8_percent_oxygen_raises_the_temperature_with_rating(before, temperature, rating):
    t = table("terraforming_mars")
    t.given("yellow", energy=4, tableau=["steelworks"])
    t.given(oxygen=before)
    t.when("yellow", "action:steelworks")
    t.then("yellow", tr=rating)
    t.then(oxygen=before + 1, temperature=temperature)


@rule("TM-PARAM-12", "TM-PARAM-13")
def test_reaching_0_degrees_places_an_ocean_with_rating_and_bonus():
    t = table("terraforming_mars")
    t.given("yellow", heat=8)
    t.given(temperature=-2, tiles={"r1c4": "ocean"})
    t.when("yellow", "convert:heat")
    assert len(t.legal("yellow")) == 11 and all(option.startswith("space:") for option in t.legal("yellow"))
    t.when("yellow", "space:r1c5")
    t.then("yellow", tr=22, credits=2)
    t.then(temperature=0, oceans=2)


@rule("TM-PARAM-12")
@pytest.mark.parametrize("before", [-4, 0])
def test_other_steps_place_no_ocean(before):
    t = table("terraforming_mars")
    t.given("yellow", heat=8)
    t.given(temperature=before)
    t.when("yellow", "convert:heat")
    t.then(oceans=0, temperature=before + 2)
    assert "end" in t.legal("yellow")


@rule("TM-PARAM-13")
def test_a_raise_received_as_a_bonus_may_land_on_a_bonus_step():
    t = table("terraforming_mars")
    t.given("yellow", energy=4, tableau=["steelworks"])
    t.given(oxygen=7, temperature=-26)
    t.when("yellow", "action:steelworks")
    t.then("yellow", tr=22, production={"heat": 1})
    t.then(temperature=-24)


@rule("TM-PARAM-14")
def test_a_bonus_step_passed_on_the_way_pays():
    t = table("terraforming_mars")
    t.given("yellow", credits=31, hand=["deimos_down"])
    t.given(temperature=-26)
    t.when("yellow", "play:deimos_down")
    t.then("yellow", tr=23, production={"heat": 2})
    t.then(temperature=-20)


@rule("TM-PARAM-14")
def test_8_percent_passed_on_the_way_raises_the_temperature():
    t = table("terraforming_mars")
    t.given("yellow", credits=25, hand=["strip_mine"], production={"energy": 2})
    t.given(oxygen=7)
    t.when("yellow", "play:strip_mine")
    t.then("yellow", tr=23)
    t.then(oxygen=9, temperature=-28)


@rule("TM-PARAM-15")
def test_the_temperature_bonus_lapses_at_8_degrees():
    t = table("terraforming_mars")
    t.given("yellow", energy=4, tableau=["steelworks"])
    t.given(oxygen=7, temperature=8)
    t.when("yellow", "action:steelworks")
    t.then("yellow", tr=21)
    t.then(oxygen=8, temperature=8)


@rule("TM-PARAM-15")
def test_the_ocean_bonus_lapses_without_an_ocean_left():
    t = table("terraforming_mars")
    t.given("yellow", heat=8)
    t.given(temperature=-2, oceans=9)
    t.when("yellow", "convert:heat")
    t.then("yellow", tr=21)
    t.then(temperature=0, oceans=9)
    assert "end" in t.legal("yellow")


@rule("TM-PARAM-16")
def test_each_bonus_is_paid_once():
    t = table("terraforming_mars")
    t.given("yellow", heat=8, energy=4, tableau=["steelworks"])
    t.given("blue", heat=16, energy=4, tableau=["ironworks"])
    t.given(temperature=-26, oxygen=7)
    t.when("yellow", "convert:heat", "action:steelworks")
    t.then("yellow", production={"heat": 1})
    t.then(temperature=-22, oxygen=8)
    t.when("blue", "action:ironworks", "convert:heat")
    t.then("blue", tr=22, production={"heat": 1})
    t.then(temperature=-20, oxygen=9)
    t.when("yellow", "pass")
    t.when("blue", "convert:heat")
    t.then("blue", tr=23, production={"heat": 1})
    t.then(temperature=-18)
