"""Courses: where a piece can go in one move, and by which steps (OM-COL-01 to -16)."""

import random

import pytest

import valles
from tests.on_mars.rules.colony import in_colony
from tests.support.ledger import rule
from valles.kernel.course import Course, Find, Mover
from valles.kernel.phrase import Noun


def rover_on_h4(**seat):
    """Purple's rover stands on h4, bots are far away, and the move has begun."""
    t = in_colony()
    t.given(ground={"d1": None, "b1": None})
    t.given("purple", **{"rover": "h4", "bots": ["c6"], **seat})
    return t


BOTS_EXECUTED = ("executive:6", "bot1:n")


def bot_beside_a_bot(**seat):
    """Purple's bot comes to h3 with one point left; on h2 stands another's."""
    t = in_colony()
    t.given("green", bots=["h2"], rover="d8")
    t.given("purple", **{"bots": ["h4"], "rover": "c6", "depot": [1, 2, 3, 4, 5], **seat})
    return t


def courses(t, piece="rover", begun=("action:control_center",)) -> dict[str, list[Course]]:
    """The courses of a piece after these answers, by where they lead."""
    by_target: dict[str, list[Course]] = {}
    for course in t.game.courses("purple", begun)[1]:
        if course.piece == piece:
            by_target.setdefault(course.to, []).append(course)
    return by_target


def crystal(at: str) -> Find:
    return Find(at, Noun("om-crystal", 1, True))


@rule("OM-COL-01", "OM-COL-11")
def test_a_rover_reaches_every_hex_within_its_points_and_collects_what_lies_on_its_way():
    t = rover_on_h4(lab={})
    t.given(ground={"h3": "crystal"})

    options = courses(t)

    assert all(course.points <= 2 for ways in options.values() for course in ways)
    [way] = options["h2"]
    assert (way.path, way.choices) == (("h4", "h3", "h2"), ("rover:n", "rover:n"))
    assert (way.points, way.left, way.gains, way.losses) == (2, 0, (crystal("h3"),), ())


def test_the_way_with_most_crystals_comes_first_and_then_the_shortest():
    t = rover_on_h4(lab={})
    t.given(ground={"h3": "crystal"})

    rich, short = courses(t)["i4"]

    assert (rich.path, rich.gains) == (("h4", "h3", "i4"), (crystal("h3"),))
    assert (short.path, short.gains, short.left) == (("h4", "i4"), (), 1)


@rule("OM-BOOST-04")
def test_a_point_bought_on_the_way_without_a_choice_is_part_of_the_price():
    t = bot_beside_a_bot(crystals=3)

    [way] = courses(t, "bot1", BOTS_EXECUTED)["h1"]

    assert (way.path, way.choices) == (("h3", "h2", "h1"), ("bot1:n", "bot1:n"))
    assert way.price == (Noun("om-crystal", 1, True),)


@rule("OM-GOAL-05")
def test_such_a_point_is_paid_by_a_crystal_rather_than_a_goal_card():
    t = bot_beside_a_bot(crystals=3, goals=["goal_3"])

    [way] = courses(t, "bot1", ("executive:6", "pay:crystal", "pay:crystal", "bot1:n"))["h1"]

    assert way.choices == ("bot1:n", "pay:crystal", "bot1:n")
    assert way.price == (Noun("om-crystal", 1, True),)


@rule("OM-COL-12")
def test_an_own_technology_reaches_further_and_is_named():
    t = rover_on_h4(lab={"3a": "rover"}, crystals=0)

    t.when("purple", "action:control_center")
    movers, options = t.game.courses("purple")

    assert Mover("rover", "h4", 2, 3) in movers
    far = next(course for course in options if course.piece == "rover" and course.points == 5)
    assert far.choices[2] == "tech:purple" and far.uses == (Noun("om-card-tech-rover"),)
    assert not any(course.points > 5 for course in options)


def test_one_more_point_is_offered_at_its_price_where_nothing_else_leads():
    t = rover_on_h4(lab={}, crystals=1)

    options = courses(t)

    dear = [course for ways in options.values() for course in ways if course.price]
    assert dear and all(course.points == 3 for course in dear)
    assert all("boost:rover" in course.choices for course in dear)
    assert all(not course.price for ways in options.values() for course in ways if course.points < 3)


@rule("OM-COL-05")
def test_where_a_piece_stands_another_may_pass_but_not_stay():
    t = rover_on_h4(lab={})
    t.given("green", bots=["h3"], rover="d8")

    options = courses(t)

    assert "h3" not in options
    assert "h2" in options


@rule("OM-COL-07")
def test_a_course_shows_what_a_bot_destroys_by_staying():
    t = rover_on_h4(lab={}, bots=["h2"], rover="c6")
    t.given(ground={"h1": "crystal"})

    [way] = courses(t, "bot1")["h1"]

    assert (way.losses, way.gains) == ((crystal("h1"),), ())


@rule("OM-COL-14")
def test_a_course_shows_a_tile_that_the_rover_may_take():
    t = rover_on_h4(lab={})
    t.given(ground={"h3": "discovery_crystals_x3"})

    ways = courses(t)["h3"]

    assert [find.at for find in ways[0].gains] == ["h3"]


def test_a_course_goes_on_after_answers_that_are_not_given_yet():
    t = rover_on_h4(lab={}, crystals=0)

    movers, options = t.game.courses("purple", ["action:control_center", "rover:n"])

    assert Mover("rover", "h3", 1, 0) in movers
    assert {course.path[0] for course in options if course.piece == "rover"} == {"h3"}


def test_where_nothing_moves_there_is_no_course():
    t = in_colony()
    assert t.game.courses("purple") == ([], [])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_every_course_can_be_gone_step_by_step_and_ends_where_it_says(seed):
    game = valles.new("on_mars", players=2 + seed, seed=seed)
    chance = random.Random(seed)
    tried = 0
    while not game.over and tried < 200:
        choice = game.pending[0]
        if choice.prompt.key.startswith("om-ask-move") and chance.random() < 0.2:
            for course in chance.sample(options := game.courses(choice.seat)[1], min(12, len(options))):
                tried += 1
                assert_walkable(game, choice.seat, course)
        who = chance.choice(game.pending)
        game.play(who.seat, chance.choice(who.options))
    assert tried > 50


def assert_walkable(game: valles.Game, seat: str, course: Course) -> None:
    """Each answer is legal when it is given, and the piece, its points and the payment are as predicted."""
    then = game.copy()
    for choice in course.choices:
        assert choice in then.legal(seat), (course, choice)
        then.play(seat, choice)
    [me] = [player for player in then.public(seat).players if player.seat == seat]
    pieces = {"rover": me.rover, **{f"bot{number}": hex for number, hex in enumerate(me.bots, 1)}}
    assert pieces[course.piece] == course.to == course.path[-1]
    assert len(course.path) == course.points + 1
    left = [mover.points for mover in then.courses(seat)[0] if mover.piece == course.piece and not course.ends]
    assert left == ([] if course.ends else [course.left])
