"""The log of On Mars names the source of points and the acting player."""

from collections.abc import Iterator
from typing import Any

import pytest

import valles
from tests.on_mars.solo import CONSTRUCT, against_lacerda, take_turn, travel
from tests.support.ledger import rule
from valles.describe.language import LANGUAGES
from valles.games.on_mars.rules.component import SEATS
from valles.kernel.phrase import Noun, Phrase
from valles.kernel.shuffle import Stream
from valles.testing import table


def builder(**seat):
    t = table("on_mars")
    t.given("purple", space=6, mineral=1, **seat)
    t.given(turn="purple")
    return t


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_source_of_points(language):
    t = builder(hangar=1)
    t.when("purple", "action:construct", "build:generator", "hex:i2")
    scored = [line for line in t.game.log("purple", language) if " 2\xa0" in line and line.endswith(".")]
    assert len(scored) == 2 and scored[0] != scored[1]


def test_points_for_the_first_step_of_a_marker_and_for_a_reward_are_distinguished():
    t = builder(hangar=1)
    t.when("purple", "action:construct", "build:generator", "hex:i2")
    log = t.game.log("purple")
    assert "Purple scores 2\xa0OP for the first step of the generator marker." in log
    assert "Purple scores 2\xa0OP for the LSS reward “Ships”." in log


def test_points_for_progress_cubes_name_their_source():
    t = table("on_mars")
    t.given("purple", space=6, cubes=["mine", "generator"])
    t.given(lss={"generator": 2, "water_extractor": 2, "greenhouse": 2, "oxygen_condenser": 2})
    t.end_turn("purple")
    assert "Purple scores 2\xa0OP for progress cubes." in t.game.log("purple")


def test_a_player_who_makes_room_reads_for_which_player():
    t = builder()
    t.given("green", bots=["i2"])

    t.when("purple", "action:construct", "build:generator", "hex:i2")
    t.when("green", "hex:i1")

    assert "Green has to make room for Purple and moves a bot to I1." in t.game.log("green")


def test_a_player_cleared_from_full_slots_reads_which_player_came():
    t = table("on_mars", seats=("purple", "green", "yellow"))
    t.given("purple", space=1, crystals=3, quarters=3)
    t.given("green", slots={"obtain_blueprint": 2})
    t.given("yellow", slots={"obtain_blueprint": 1})
    t.given(turn="purple")

    t.when("purple", "action:obtain_blueprint")

    full = "All action slots are taken: Purple sends Green’s colonists from there to the working area."
    assert full in t.game.log("green")


def displaced(t: Any) -> list[tuple[str, str]]:
    """The player who made room, and the one who came."""
    arguments = [event.phrase.args for event in t.game.events if event.phrase.key == "om-log-displace"]
    return [(args["seat"].key, args["by"].key) for args in arguments]


def around_the_centre(t: Any) -> None:
    """Mine technology brings Lacerda next to the starting mine, where purple's bots leave him no other hex."""
    t.given("lacerda", lab={"2b": "shelter", "1a": "mine"})
    t.given(buildings=dict.fromkeys(("f5", "g4", "h4", "h5", "g6"), "generator"), lacerda_bot="mine")
    t.given("purple", bots=["f4"])
    t.given(buildings={"f4": None})


@rule("OM-COL-40", "OM-SOLO-14")
def test_making_room_for_lacerda_names_him_after_his_travel():
    t = against_lacerda(lacerda=2, player=5)
    around_the_centre(t)

    travel(t)
    for _ in range(40):
        if displaced(t) or t.game.over:
            break
        t.when("purple", t.legal("purple")[0])

    assert displaced(t) == [("seat-purple", "om-lacerda")]


@rule("OM-COL-40")
def test_making_room_for_lacerda_names_him_in_his_turn():
    t = against_lacerda(lacerda=6)
    around_the_centre(t)

    take_turn(t, CONSTRUCT)
    t.when("purple", t.legal("purple")[0])

    assert displaced(t) == [("seat-purple", "om-lacerda")]


@rule("OM-COL-40", "OM-ORBIT-31")
def test_making_room_for_a_compensation_bonus_names_its_owner():
    t = table("on_mars", seats=("purple", "green", "yellow"))
    t.given("purple", space=6, mineral=1, bots=["h3"])
    t.given("green", lab={"4a": "generator"}, blueprints=["metal_deposit"], bots=["g6"], mineral=1)
    t.given("yellow", bots=["g5"])
    t.given(turn="purple")

    t.when("purple", "action:construct", "build:generator", "hex:h2", "done", "end")
    t.when("green", "develop:4a-5a", "card:metal_deposit")
    t.when("yellow", t.legal("yellow")[0])

    assert displaced(t) == [("seat-yellow", "seat-green")]


@rule("OM-ORBIT-31")
def test_the_log_names_the_user_and_the_owner_of_a_technology():
    t = table("on_mars", seats=("purple", "green", "yellow"))
    t.given("purple", space=6, mineral=1, bots=["h3"])
    t.given("green", lab={"4a": "generator"})
    t.given(turn="purple")

    t.when("purple", "action:construct", "build:generator", "hex:h2", "done", "end")

    [choice] = t.game.pending
    assert (choice.seat, choice.prompt.args["by"].key) == ("green", "seat-purple")


def nouns_of(arg: Any) -> Iterator[str]:
    """The keys of all nouns in a text."""
    if isinstance(arg, Noun):
        yield arg.key
    elif isinstance(arg, Phrase):
        yield from (key for inner in arg.args.values() for key in nouns_of(inner))
    elif isinstance(arg, list):
        yield from (key for inner in arg for key in nouns_of(inner))


@pytest.mark.parametrize("seed", range(4))
def test_alone_no_text_names_a_colour_without_a_seat(seed):
    """The log of whole games, and every question with its answers."""
    strangers = {f"seat-{colour}" for colour in SEATS if colour != "green"}
    game = valles.new("on_mars", seats=("green",), seed=seed)
    chance = Stream(b"log", str(seed))
    while not game.over:
        (choice,) = game.pending
        phrases = [choice.prompt, *(game.rules.label(game.state, 0, option) for option in game.state.options(0))]
        assert not strangers & {key for phrase in phrases for key in nouns_of(phrase)}
        game.play("green", chance.pick(list(choice.options)))
    assert not strangers & {key for event in game.events for key in nouns_of(event.phrase)}
