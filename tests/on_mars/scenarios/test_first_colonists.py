"""First Colonist cards: building types that bring tasks, and tasks with their rewards."""

import pytest

from tests.on_mars.scenarios.playing import LIFE_SUPPORT, PRICES, cards, choose, now, raise_complex, table
from tests.support.ledger import rule, scenario

TYPES = {
    "a1": ("generator", "water_extractor", "greenhouse", "mine"),
    "a2": ("water_extractor", "greenhouse", "oxygen_condenser", "mine"),
    "a3": ("greenhouse", "oxygen_condenser", "generator", "mine"),
    "a4": ("oxygen_condenser", "generator", "water_extractor", "mine"),
}
BUILDINGS = ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter")


def first_game(**facts):
    """A table of the variant, where purple holds no card but those given."""
    t = table(first_colonists=True)
    t.given("purple", **({"tasks": []} | facts))
    if "first_card" not in facts:
        t.state.seats[0].first_card = 0
    return t


def build(t, building):
    """Purple builds one of the type two hexes from another."""
    raise_complex(t, building, "purple", "l3")
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 2))
    t.given("purple", space=6, bots=["k4"], **PRICES[building])
    choose(t, "action:construct", f"build:{building}", "hex:k5")
    assert t.buildings()["k5"] == (("shelter", "purple") if building == "shelter" else building)


# A cards


@rule("OM-FIRST-05", "OM-FIRST-08")
@scenario("a1", "a2", "a3", "a4")
@pytest.mark.parametrize("card", TYPES)
@pytest.mark.parametrize("building", BUILDINGS)
def test_building_one_of_the_four_types_brings_two_tasks(card, building):
    t = first_game(first_card=card)
    drawn = len(t.state.task_deck)

    build(t, building)

    if building in TYPES[card]:
        t.then("purple", first_card=None)
        assert (len(t.seat("purple").tasks), len(t.state.task_deck)) == (2, drawn - 2)
    else:
        t.then("purple", first_card=card, tasks=[])


@rule("OM-FIRST-05")
@scenario("a1", "a2", "a3", "a4")
@pytest.mark.parametrize("card", TYPES)
def test_what_others_build_brings_nothing(card):
    t = first_game(first_card=card)
    raise_complex(t, "mine", "green", "l3")
    t.given("green", space=6, bots=["k4"])
    t.given(turn="green")

    t.when("green", "action:construct", "hex:k5")

    t.then("purple", first_card=card, tasks=[])


@rule("OM-FIRST-02", "OM-FIRST-03", "OM-FIRST-04")
@scenario("a1", "a2", "a3", "a4")
def test_everybody_starts_with_one_card_and_the_missions_are_fixed():
    seats = ("purple", "green", "yellow", "blue")
    t = table(*seats, first_colonists=True)

    assert sorted(t.seat(seat).first_card for seat in seats) == ["a1", "a2", "a3", "a4"]
    assert [t.seat(seat).tasks for seat in seats] == [[]] * 4
    assert len(t.state.task_deck) == 8


# B cards


def learning():
    t = first_game(tasks=["b1"])
    t.given(grid={"bottom_1": "mine"})
    t.given("purple", lab={"1a": "rover"})
    return t, ["action:learn_tech"]


def welcoming():
    return first_game(tasks=["b2"], space=6, water=1, plant=1), ["action:welcome_ship", "ship:1", "reward:colonists"]


def sheltering():
    t = first_game(tasks=["b3"], space=6, oxygen=1, bots=["i3"])
    return t, ["action:construct", "build:shelter", "hex:i4", "tech:purple"]


def hiring():
    t = first_game(tasks=["b4"], space=6, oxygen=2)
    t.given(offers=["systems_engineer"])
    return t, ["action:hire"]


def developing():
    return first_game(tasks=["b5"], oxygen=1), ["action:research", "develop:2b-3b", "done"]


def developing_twice():
    return first_game(tasks=["b6"], oxygen=2), ["action:research", "develop:2b-3b", "done", "develop:3b-4c"]


def exploring():
    t = first_game(tasks=["b7"], hangar=3, depot=[4, 5], goals=["goal_11"])
    t.given(level=3)
    tile = now(t, "exploration")[0]
    return t, ["goal:goal_11", "choose:2", f"card:{tile}", "hex:g8"]


def obtaining():
    t = first_game(tasks=["b8"])
    t.given(display=["biomarket"])
    return t, ["action:obtain_blueprint"]


TASKS = cards(
    "card, way, good",
    ("b1", learning, "battery"),
    ("b2", welcoming, "water"),
    ("b3", sheltering, "oxygen"),
    ("b4", hiring, "crystal"),
    ("b5", developing, "plant"),
    ("b6", developing_twice, "mineral"),
    ("b7", exploring, "battery"),
    ("b8", obtaining, "crystal"),
)


def held(t, good):
    return getattr(t.seat("purple"), "arriving" if good == "crystal" else good)


@rule("OM-FIRST-06")
@scenario("b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8")
@TASKS
def test_a_done_task_may_be_shown_for_its_reward(card, way, good):
    t, answers = way()
    assert t.why_not("purple", f"task:{card}") == "om-why-task-not-done"
    choose(t, *answers)
    before = held(t, good)

    t.when("purple", f"task:{card}")

    assert held(t, good) == before + 1
    t.then("purple", tasks=[], tasks_done=[])
    assert t.why_not("purple", f"task:{card}") == "om-why-task-not-done"


@rule("OM-FIRST-06")
@scenario("b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8")
@TASKS
def test_nothing_else_does_the_task(card, way, good):
    others = (learning, welcoming, sheltering, hiring, developing, developing_twice, exploring, obtaining)
    for other in others:
        if other is not way and (card, other) != ("b5", developing_twice):
            t, answers = other()
            t.given("purple", tasks=[card])
            choose(t, *answers)
            assert t.why_not("purple", f"task:{card}") == "om-why-task-not-done", other.__name__


@rule("OM-FIRST-07")
@scenario("b5", "b6")
def test_one_task_is_completed_in_a_round():
    t = first_game(tasks=["b5", "b6"], oxygen=2)

    choose(t, "action:research", "develop:2b-3b", "done", "develop:3b-4c", "done")
    t.when("purple", "task:b5")
    assert t.why_not("purple", "task:b6") == "om-why-task-shown"
    t.when("purple", "end")
    t.end_turn("green")

    for seat in ("purple", "green"):
        if "stay" in t.legal(seat):
            t.when(seat, "stay")
    assert t.why_not("purple", "task:b6") == "om-why-task-not-done"
    t.then("purple", plant=1, mineral=0, tasks=["b6"])


@rule("OM-FIRST-06", "OM-ORBIT-31")
@scenario("b5")
def test_any_development_does_the_task_of_b5():
    t = first_game(tasks=["b5"], lab={"1a": "rover"})
    t.given("green", space=6, rover="g9")
    t.given("purple", stands=False)
    t.given(turn="green")

    t.when("green", "action:control_center", "rover:n", "rover:n", "tech:purple", "rover:n", "done", "end")
    t.when("purple", "develop:1a-2a")

    t.then("purple", tasks_done=["b5"])


@rule("OM-FIRST-06")
@scenario("b6")
def test_developments_in_two_turns_do_not_do_the_task_of_b6():
    t = first_game(tasks=["b6"], lab={"1a": "rover", "2b": "shelter"}, oxygen=1)
    t.given("green", space=6, rover="g9")

    t.when("purple", "action:research", "develop:2b-3b", "done")
    choose(t, "done")
    t.when("purple", "end")
    t.when("green", "action:control_center", "rover:n", "rover:n", "tech:purple", "rover:n", "done", "end")
    t.when("purple", "develop:1a-2a")

    t.then("purple", tasks_done=[])


@rule("OM-FIRST-06")
@scenario("b6")
def test_two_developments_after_the_card_was_drawn_do_the_task_of_b6():
    t = first_game(tasks=["b6"], oxygen=2, developed=2)

    choose(t, "action:research", "develop:2b-3b", "done", "develop:3b-4c", "done")

    t.then("purple", tasks_done=["b6"])


@rule("OM-FIRST-07", "OM-SHUTTLE-09")
@scenario("b7")
@pytest.mark.parametrize("shown", [False, True])
def test_the_task_of_b7_is_done_in_the_shuttle_phase_and_counts_to_the_same_round(shown):
    t = first_game(tasks=["b7"])
    t.given("green", space=6, stands=False)
    t.given(shuttle=("orbit", 1))
    t.given("purple", task_shown=shown)
    tile = now(t, "exploration")[0]

    t.end_turn("purple")
    t.when("purple", "travel", f"card:{tile}", "hex:g8")

    assert t.why_not("purple", "task:b7") == ("om-why-task-shown" if shown else None)
    if not shown:
        t.when("purple", "task:b7")
        t.then("purple", battery=1, tasks=[])
