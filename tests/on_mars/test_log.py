"""The log of On Mars says what points are for."""

import pytest

from valles.describe.text import languages
from valles.testing import table


def builder(**seat):
    t = table("on_mars")
    t.given("purple", space=6, mineral=1, **seat)
    t.given(turn="purple")
    return t


@pytest.mark.parametrize("language", languages())
def test_every_language_says_what_points_are_for(language):
    t = builder(hangar=1)
    t.when("purple", "action:construct", "build:generator", "hex:i2")
    scored = [line for line in t.game.log("purple", language) if " 2\xa0" in line and line.endswith(".")]
    assert len(scored) == 2 and scored[0] != scored[1]


def test_points_for_the_first_step_of_a_marker_and_for_a_reward_are_told_apart():
    t = builder(hangar=1)
    t.when("purple", "action:construct", "build:generator", "hex:i2")
    log = t.game.log("purple")
    assert "Purple scores 2\xa0OP for the first step of the generator marker." in log
    assert "Purple scores 2\xa0OP for “LSS reward: ships”." in log


def test_points_for_progress_cubes_say_so():
    t = table("on_mars")
    t.given("purple", space=6, cubes=["mine", "generator"])
    t.given(lss={"generator": 2, "water_extractor": 2, "greenhouse": 2, "oxygen_condenser": 2})
    t.end_turn("purple")
    assert "Purple scores 2\xa0OP for progress cubes." in t.game.log("purple")


def test_whoever_makes_room_reads_for_whom():
    t = builder()
    t.given("green", bots=["i2"])

    t.when("purple", "action:construct", "build:generator", "hex:i2")
    t.when("green", "hex:i1")

    assert "Green has to make room for Purple and moves a bot to i1." in t.game.log("green")


def test_whoever_is_cleared_from_full_slots_reads_who_came():
    t = table("on_mars", seats=("purple", "green", "yellow"))
    t.given("purple", space=1, crystals=3, quarters=3)
    t.given("green", slots={"obtain_blueprint": 2})
    t.given("yellow", slots={"obtain_blueprint": 1})
    t.given(turn="purple")

    t.when("purple", "action:obtain_blueprint")

    full = "All action slots are taken: Purple sends Green’s colonists there to the working area."
    assert full in t.game.log("green")
