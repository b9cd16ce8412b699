"""The solo game: Lacerda's actions in orbit (OM-SOLO-29 to -31, -41)."""

import pytest

from tests.on_mars.solo import (
    LEARN,
    OBTAIN,
    ONE_OF_ALL,
    RESEARCH,
    against_lacerda,
    event_keys,
    now,
    over_chance,
    take_turn,
)
from tests.support.ledger import rule


@rule("OM-SOLO-29")
def test_without_scientists_he_takes_the_leftmost_blueprint_of_the_row_with_most_cards():
    t = against_lacerda(lacerda=2)
    t.given(display=["gym", "casino", "radar"])

    take_turn(t, OBTAIN)

    t.then("lacerda", blueprints=["gym"], markers=7)
    t.then(display=["casino", "radar"])


ROWS = {
    "lower row on a tie": ([None, "gym", "casino"], [None, None, "radar", "library"], "radar"),
    "upper row with more cards": ([None, "gym", "casino", "biomarket"], ["library", "radar"], "gym"),
    "lower row with more cards": (["gym"], [None, "library", "radar"], "library"),
}


def lay_out(t, upper, lower):
    t.given(display=[card for card in (*upper, *lower) if card])
    numbers = {card: t._number(card) for card in (*upper, *lower) if card}
    rows = [[numbers.get(card, 0) for card in row] + [0] * (6 - len(row)) for row in (upper, lower)]
    t.state.display = rows[0] + rows[1]


@rule("OM-SOLO-29")
@pytest.mark.parametrize("case", ROWS)
def test_the_row_with_more_cards_comes_first_and_the_lower_one_on_a_tie(case):
    upper, lower, expected = ROWS[case]
    t = against_lacerda(lacerda=2)
    lay_out(t, upper, lower)

    take_turn(t, OBTAIN)

    t.then("lacerda", blueprints=[expected])


@rule("OM-SOLO-29")
def test_he_prefers_the_blueprint_that_his_scientists_score():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", scientists=["systems_engineer"])
    t.given(display=["gym", "casino", "biomarket", "metal_deposit"])

    take_turn(t, OBTAIN)

    t.then("lacerda", blueprints=["metal_deposit"])


@rule("OM-SOLO-29")
def test_among_several_that_they_score_the_rows_decide():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", scientists=["systems_engineer", "hydrologist"])
    lay_out(t, ["gym", "biomarket"], ["casino", "concentrator", "mineral_mine", "trade_market"])

    take_turn(t, OBTAIN)

    t.then("lacerda", blueprints=["mineral_mine"])


@rule("OM-SOLO-29")
def test_if_the_row_with_more_cards_has_none_that_they_score_the_other_row_counts():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", scientists=["systems_engineer", "hydrologist"])
    lay_out(t, ["gym", "biomarket", "metal_deposit"], ["casino", "concentrator", "library", "radar"])

    take_turn(t, OBTAIN)

    t.then("lacerda", blueprints=["biomarket"])


@rule("OM-SOLO-29")
@pytest.mark.parametrize(
    ("scientists", "reason"),
    [(["systems_engineer"], "om-log-lacerda-scored"), ([], "om-log-lacerda-blueprint-first")],
)
def test_the_log_has_the_reason_for_taking_a_blueprint(scientists, reason):
    t = against_lacerda(lacerda=2)
    t.given("lacerda", scientists=scientists)
    t.given(display=["metal_deposit"])

    take_turn(t, OBTAIN)

    assert [key for key in event_keys(t) if "scored" in key or "first" in key] == [reason]


GRIDS = {
    "the bottom row is free": ({"top_1": "mine", "middle_1": "generator", "bottom_2": "ship"}, "ship"),
    "the middle row is cheaper than the top one": ({"top_1": "mine", "middle_3": "generator"}, "generator"),
    "the leftmost of a row": ({"middle_2": "mine", "middle_3": "generator", "top_1": "ship"}, "mine"),
    "never a type he has": ({"bottom_1": "shelter", "top_2": "rover"}, "rover"),
}


@rule("OM-SOLO-30")
@pytest.mark.parametrize("case", GRIDS)
def test_he_learns_the_cheapest_technology(case):
    grid, expected = GRIDS[case]
    t = against_lacerda(lacerda=2)
    t.given(grid=grid, warehouse=ONE_OF_ALL)

    take_turn(t, LEARN)

    t.then("lacerda", lab={"1a": expected, "2b": "shelter"}, arriving=1)
    t.then(warehouse={**ONE_OF_ALL, "crystal": 0})
    assert expected not in now(t, "grid").values()


@rule("OM-SOLO-30")
def test_the_technology_he_learns_contributes_to_the_mission():
    t = against_lacerda(lacerda=2)
    t.given(grid={"bottom_1": "ship"}, warehouse={"crystal": 0}, missions={"mission_techs": 7})

    take_turn(t, LEARN)

    t.then(missions={"mission_techs": 6})
    t.then("lacerda", arriving=1)


@rule("OM-SOLO-30", "OM-SOLO-48")
def test_a_second_technology_goes_to_the_lower_space_and_brings_its_crystal():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"1a": "mine", "2b": "shelter"})
    t.given(grid={"bottom_1": "ship"}, warehouse=ONE_OF_ALL)

    take_turn(t, LEARN)

    t.then("lacerda", lab={"1a": "mine", "1b": "ship"}, arriving=1)
    t.then(warehouse=ONE_OF_ALL)


@rule("OM-SOLO-31")
def test_he_develops_the_most_developed_tile_and_then_the_least_developed_one():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"1a": "mine", "3a": "ship", "5a": "rover"}, crystals=1)

    take_turn(t, RESEARCH)

    t.then("lacerda", lab={"6a": "rover", "3a": "ship", "1a": None, "5a": None}, crystals=0)
    assert "mine" in [t.seat("lacerda").lab.get(space) for space in ("2a", "2b")]


@rule("OM-SOLO-31", "OM-SOLO-40")
def test_he_pays_the_crystal_of_the_last_column_but_no_oxygen():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"5a": "rover"}, crystals=2)

    take_turn(t, RESEARCH)

    t.then("lacerda", lab={"6a": "rover"}, crystals=1)
    assert event_keys(t).count("om-log-pay") == 1


@rule("OM-SOLO-31", "OM-SOLO-40")
def test_without_a_crystal_a_tile_does_not_come_to_the_last_column():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"1a": "mine", "3a": "ship", "5a": "rover"})

    take_turn(t, RESEARCH)

    t.then("lacerda", lab={"5a": "rover", "6a": None, "3a": None, "1a": None}, crystals=0)


@rule("OM-SOLO-31", "OM-SOLO-40", "OM-SOLO-27")
def test_a_crystal_that_pays_for_the_slot_does_not_pay_for_the_last_column():
    t = against_lacerda(lacerda=2)
    t.given("purple", slots={"research": 1})
    t.given("lacerda", lab={"5a": "rover"}, crystals=1)
    t.given(ground={"g3": "discovery_crystals_x3"})

    take_turn(t, RESEARCH)

    t.then("lacerda", lab={"5a": "rover"}, crystals=1, rover="g3", slots={"research": 0})


@rule("OM-SOLO-31")
def test_tiles_that_cannot_move_on_are_passed_over():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"6a": "rover", "5a": "ship", "2a": "mine", "1a": "generator", "2b": "shelter"})

    take_turn(t, RESEARCH)

    # 5a is blocked by 6a and 1a by 2a and 2b: shelter, the lower of level 2, goes first, then 1a is free to move.
    t.then("lacerda", lab={"6a": "rover", "5a": "ship", "2a": "mine", "2b": "generator", "1a": None})


@rule("OM-SOLO-31")
def test_of_equally_developed_tiles_the_lower_one_moves():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"1a": "mine", "1b": "ship", "2c": "rover", "2a": "generator"})

    take_turn(t, RESEARCH)

    t.then("lacerda", lab={"3b": "rover", "2a": "generator", "1a": "mine", "1b": None})


@rule("OM-SOLO-31", "OM-SOLO-41")
def test_where_a_tile_goes_is_left_to_chance():
    def spaces(chance):
        t = against_lacerda(lacerda=2)
        t.given("lacerda", lab={"2b": "rover", "6a": "ship", "3b": "mine", "4b": "generator", "4c": "greenhouse"})
        t.given("lacerda", lab={"2b": "rover"})
        take_turn(t, RESEARCH, chance)
        return next(iter(t.seat("lacerda").lab))

    assert over_chance(spaces) == {"4a", "4b", "4c"}
