"""The colony status update (OM-LEVEL)."""

from typing import Any

import pytest

from tests.on_mars.rules.colony import LIFE_SUPPORT, builder_of, fact, in_colony
from tests.support.ledger import rule
from valles.games.on_mars.rules.card import BLUEPRINT_CARDS

GRID = ("top_1", "top_2", "top_3", "middle_1", "middle_2", "middle_3", "bottom_1", "bottom_2")


def update(t: Any, seat: str = "purple") -> None:
    """The seat ends its turn with everything there that the next level needs."""
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, t.state.level + 1))
    t.end_turn(seat)


def levels(t: Any) -> list[int]:
    """The levels of the blueprints on display, in order."""
    return sorted(BLUEPRINT_CARDS[number - 1].level for number in t.state.display if number)


def event_keys(t: Any) -> list[str]:
    return [event.phrase.key for event in t.game.events]


# When


@rule("OM-LEVEL-01", "OM-LEVEL-03")
def test_the_update_comes_at_the_end_of_the_turn():
    t = builder_of("greenhouse")
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 2) | {"greenhouse": 1})

    t.when("purple", "action:construct", "build:greenhouse", "hex:g4", "choose:2")
    t.then(lss={"greenhouse": 2}, level=1)
    t.when("purple", "end")

    t.then(level=2)
    assert t.turn == "green"


@rule("OM-LEVEL-01")
@pytest.mark.parametrize("missing", LIFE_SUPPORT)
def test_all_four_markers_are_needed(missing):
    t = in_colony()
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 3) | {missing: 1})

    t.end_turn("purple")

    t.then(level=1)


@rule("OM-LEVEL-01")
def test_markers_beyond_the_row_count_as_well():
    t = in_colony()
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 4) | {"greenhouse": 2})

    t.end_turn("purple")

    t.then(level=2)


@rule("OM-LEVEL-02")
def test_the_steps_come_in_order():
    t = in_colony()
    t.given("purple", cubes=["mine"])
    t.given(level=2)

    update(t)

    assert [key for key in event_keys(t) if key in ("om-log-level", "om-log-score", "om-log-remaining")] == [
        "om-log-level", "om-log-score", "om-log-remaining",
    ]  # fmt: skip


@rule("OM-LEVEL-03")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_level_rises_by_one(level):
    t = in_colony()
    t.given(level=level, remaining=3)

    update(t)

    t.then(level=level + 1)


# Blueprints


@rule("OM-LEVEL-04")
def test_at_level_2_twelve_new_blueprints_replace_the_old_ones():
    t = in_colony()
    old = fact(t, "display")
    deck = t.state.blueprint_deck[:]
    assert levels(t) == [1] * 6

    update(t)

    assert levels(t) == [1] * 6 + [3] * 6
    assert not set(old) & set(fact(t, "display"))
    assert sorted(t.state.display) == sorted(deck[-12:])
    assert len(t.state.blueprint_deck) == 6


@rule("OM-LEVEL-04")
def test_old_blueprints_do_not_come_back():
    t = in_colony()
    old = t.state.display[:6]

    update(t)

    assert sorted(t.state.blueprint_box) == sorted(old)


@rule("OM-LEVEL-05")
def test_at_level_3_the_last_blueprints_replace_those_of_level_1():
    t = in_colony()
    update(t)
    level_3 = [number for number in t.state.display if BLUEPRINT_CARDS[number - 1].level == 3]
    last = t.state.blueprint_deck[:]

    update(t)

    assert sorted(t.state.display) == sorted(level_3 + last)
    assert levels(t) == [3] * 12
    assert t.state.blueprint_deck == []


@rule("OM-LEVEL-06")
def test_at_levels_4_and_5_the_display_stays():
    t = in_colony()
    update(t)
    update(t)
    display = t.state.display[:]

    update(t)
    assert t.state.display == display
    update(t)

    t.then(level=5)
    assert t.state.display == display


# Technology and warehouse


@rule("OM-LEVEL-07")
@pytest.mark.parametrize(
    ("empty", "tiles", "filled"),
    [
        (GRID, 8, GRID),
        (GRID, 4, ("bottom_1", "bottom_2", "middle_1", "middle_2")),
        (("top_1", "middle_3", "bottom_2"), 2, ("bottom_2", "middle_3")),
        (("top_3", "top_1"), 1, ("top_1",)),
        ((), 8, ()),
    ],
)
def test_empty_grid_spaces_are_filled_lower_rows_first(empty, tiles, filled):
    t = in_colony("purple", "green", "yellow")
    grid = {space: tech for space, tech in fact(t, "grid").items() if space not in empty}
    t.given(grid=grid)
    t.state.tech_stack = t.state.tech_stack[:tiles]

    update(t)

    assert sorted(fact(t, "grid")) == sorted({*grid, *filled})
    t.then(grid=grid)
    assert len(t.state.tech_stack) == tiles - len(filled)


@rule("OM-LEVEL-07")
def test_with_two_players_the_grid_is_not_filled():
    t = in_colony()
    t.given(grid={"top_1": "mine"})

    update(t)

    assert fact(t, "grid") == {"top_1": "mine"}


@rule("OM-LEVEL-08")
@pytest.mark.parametrize(("seats", "full"), [(("purple", "green"), 2), (("purple", "green", "yellow"), 3)])
def test_the_warehouse_is_filled_up(seats, full):
    t = in_colony(*seats)
    t.given(warehouse={"crystal": 0, "battery": 1, "water": 0, "plant": full, "oxygen": full + 1})

    update(t)

    t.then(
        warehouse={
            "crystal": full, "battery": full, "water": full, "plant": full, "oxygen": full + 1, "mineral": 0,
        }
    )  # fmt: skip


# Points and missions


@rule("OM-LEVEL-09")
@pytest.mark.parametrize(("cubes", "points"), list(enumerate([0, 1, 2, 4, 7, 11])))
@pytest.mark.parametrize("level", [1, 2])
def test_the_first_two_updates_score_progress_for_everybody(level, cubes, points):
    buildings = ["mine", *LIFE_SUPPORT]
    t = in_colony()
    t.given(level=level)
    t.given("purple", cubes=buildings[:cubes])
    t.given("green", cubes=buildings[:1])

    update(t)

    t.then("purple", points=points)
    t.then("green", points=1)


@rule("OM-LEVEL-09")
@pytest.mark.parametrize("level", [3, 4])
def test_later_updates_score_nothing(level):
    t = in_colony()
    t.given(level=level)
    t.given("purple", cubes=["mine", *LIFE_SUPPORT])

    update(t)

    t.then("purple", points=0)


@rule("OM-LEVEL-10")
@pytest.mark.parametrize(("level", "remaining"), [(1, 3), (2, 2), (3, 2), (4, 2)])
def test_from_level_3_on_fewer_missions_remain(level, remaining):
    t = in_colony()
    t.given(level=level, remaining=3)

    update(t)

    t.then(remaining=remaining)


@rule("OM-LEVEL-10")
def test_the_last_step_of_the_marker_triggers_the_end():
    t = in_colony()
    t.given(level=2, remaining=1, shuttle=("orbit", 3))
    update(t)
    t.then(level=3, remaining=0)
    t.end_turn("green")
    t.then(final=True, round=2)

    t.end_turn("purple")
    t.end_turn("green")

    assert t.game.over


@rule("OM-LEVEL-11")
def test_two_updates_may_come_at_once():
    t = in_colony()
    t.given("purple", cubes=["mine", "generator", "greenhouse"])
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 3))

    t.end_turn("purple")

    t.then(level=3, remaining=2)
    t.then("purple", points=4 + 4)
    assert levels(t) == [3] * 12


@rule("OM-LEVEL-12")
def test_the_fifth_level_is_the_last_and_triggers_the_end():
    t = in_colony()
    for _ in range(4):
        update(t)
    t.then(level=5, remaining=0)

    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 5))
    t.end_turn("purple")

    t.then(level=5)
