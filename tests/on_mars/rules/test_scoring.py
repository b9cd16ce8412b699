"""The score at the end of the game (OM-END-06 to -11, -14 to -16)."""

from typing import Any

import pytest

from tests.on_mars.rules.closing import FOUR, THREE, finish
from tests.support.ledger import rule
from valles.terminal.page import Page
from valles.terminal.player import game_screen
from valles.testing import table

CUBES = ["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser"]
NOTHING = {"play": 0, "progress": 0, "ships": 0, "blueprints": 0, "scientists": 0, "contracts": 0}
"""The parts of the score that need more than what everybody starts with."""


def scored(seat="purple", seats=("purple", "green"), reading="return", **facts):
    """The score of a game that is over, where the seat has this."""
    t = table("on_mars", seats=seats, miners=reading)
    t.given(seat, **facts)
    finish(t)
    assert t.game.over
    return t.score(seat)


@rule("OM-END-06")
@pytest.mark.parametrize(("cubes", "points"), ((0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 11)))
def test_progress_is_scored_once_more_at_the_end(cubes, points):
    score = scored(cubes=CUBES[:cubes], points=3)
    assert score["progress"] == points
    assert score["play"] == 3


@rule("OM-END-07")
@pytest.mark.parametrize("hangar", (0, 1, 5))
def test_each_ship_in_the_hangar_is_worth_3(hangar):
    assert scored(hangar=hangar, depot=[])["ships"] == 3 * hangar


@rule("OM-END-07")
def test_ships_in_the_depot_and_ships_that_have_left_are_worth_nothing():
    assert scored(depot=[1, 2, 3])["ships"] == 0


# Colonists


@rule("OM-END-08")
@pytest.mark.parametrize(
    ("colonists", "points"),
    [(0, 0), (1, 0), (2, 0), (3, 3), (4, 3), (5, 6), (6, 6), (7, 10), (8, 10), (9, 15), (10, 15), (11, 21), (12, 21)],
)
def test_colonists_score_the_one_number_beside_the_highest_slot_occupied(colonists, points):
    assert scored(quarters=colonists, shelters=["h3", "j2", "h2", "k1"])["colonists"] == points


@rule("OM-END-08")
@pytest.mark.parametrize(
    ("space", "slots", "home"),
    [
        (1, {"obtain_blueprint": 1, "research": 1}, True),
        (1, {"construct": 1, "upgrade": 1}, False),
        (5, {"construct": 1, "hire": 1}, True),
        (5, {"obtain_blueprint": 1, "research": 1}, False),
    ],
)
def test_colonists_return_from_the_side_where_the_marker_is_and_from_no_other(space, slots, home):
    score = scored(space=space, slots=slots, quarters=1, shelters=["h3"])
    assert score["colonists"] == (3 if home else 0)


@rule("OM-END-08")
def test_colonists_return_from_the_working_area():
    assert scored(quarters=1, working=2)["colonists"] == 3


@rule("OM-END-08")
def test_colonists_without_room_do_not_count():
    assert scored(quarters=4, working=4)["colonists"] == 3
    assert scored(quarters=4, working=4, shelters=["h3"])["colonists"] == 6


@rule("OM-END-08")
@pytest.mark.parametrize(("space", "points"), [(1, 0), (5, 3)])
def test_miners_return_to_a_player_in_the_colony(space, points):
    assert scored(space=space, quarters=2, miners=["g5"])["colonists"] == points


@rule("OM-END-08")
def test_miners_find_no_more_room_than_others():
    assert scored(space=5, quarters=4, miners=["g5", "h2", "h3"])["colonists"] == 3


@rule("OM-END-08")
@pytest.mark.parametrize("space", (1, 5))
def test_in_the_variant_miners_do_not_return(space):
    assert scored(reading="stay", space=space, quarters=2, miners=["g5"])["colonists"] == 0


# Cards and tiles


@rule("OM-END-09")
@pytest.mark.parametrize(
    ("lab", "points"),
    [
        ({}, 0),
        ({"1a": "mine"}, 1),
        ({"2b": "shelter"}, 2),
        ({"3b": "rover"}, 3),
        ({"4a": "ship"}, 4),
        ({"5b": "upgrade"}, 5),
        ({"6a": "generator"}, 9),
        ({"1a": "mine", "1b": "rover", "2b": "shelter", "6a": "ship"}, 13),
    ],
)
def test_each_technology_scores_the_number_under_its_column(lab, points):
    assert scored(lab=lab)["technologies"] == points


@rule("OM-END-10")
@pytest.mark.parametrize(
    ("facts", "points"),
    [
        ({"built": {"metal_deposit": "g5"}}, 3),
        ({"built": {"mineral_mine": "g5"}}, 5),
        ({"blueprints": ["metal_deposit"]}, -3),
        ({"blueprints": ["mineral_mine"]}, -5),
        ({"built": {"radar": "g3", "mineral_mine": "g5"}, "blueprints": ["library", "gym"]}, 2),
    ],
)
def test_blueprints_score_when_they_are_built_and_cost_points_when_they_are_not(facts, points):
    assert scored(**facts)["blueprints"] == points


@rule("OM-END-10")
def test_an_advanced_building_scores_for_the_owner_of_its_marker_alone():
    t = table("on_mars")
    t.given("green", built={"metal_deposit": "g5"})
    finish(t)
    assert t.score("purple")["blueprints"] == 0
    assert t.score("green")["blueprints"] == 3


@rule("OM-END-11")
@pytest.mark.parametrize(
    ("scientist", "building"),
    [
        ("geologist", "generator"),
        ("rd_engineer", "water_extractor"),
        ("hydrologist", "greenhouse"),
        ("biochemist", "oxygen_condenser"),
        ("geochemist", "shelter"),
        ("systems_engineer", "mine"),
    ],
)
def test_a_scientist_scores_3_for_each_advanced_building_of_his_type_no_matter_whose(scientist, building):
    built = {
        "mine": ("g5", "metal_deposit"),
        "generator": ("g3", "wind_turbines"),
        "water_extractor": ("g7", "private_ship"),
        "greenhouse": ("e5", "biomarket"),
        "oxygen_condenser": ("i5", "concentrator"),
        "shelter": ("e7", "casino"),
    }
    hex, card = built[building]
    t = table("on_mars")
    t.given("purple", scientists=[scientist])
    t.given("green", built={other: place for kind, (place, other) in built.items() if kind != building})
    assert t.score("purple")["scientists"] == 0
    t.given("green", built={card: hex})
    assert t.score("purple")["scientists"] == 3
    assert t.score("green")["scientists"] == 0


@rule("OM-END-11")
def test_scientists_count_advanced_buildings_and_no_others():
    t = table("on_mars")
    t.given("purple", scientists=["geologist"], built={"wind_turbines": "g3"}, blueprints=["radar"])
    t.given("green", built={"automated_production": "g2"})
    t.given(buildings={"g2": "generator", "g1": "generator"})
    finish(t)
    assert t.score("purple")["scientists"] == 6


# Who wins


@rule("OM-END-14")
def test_points_of_the_game_and_of_the_end_add_up():
    score = scored(points=7, cubes=CUBES[:3], hangar=1, lab={"6a": "ship"}, built={"gym": "i3"}, quarters=3)
    parts = {"play": 7, "progress": 4, "ships": 3, "colonists": 3, "technologies": 9, "blueprints": 3}
    assert score == {**NOTHING, **parts, "total": 29}


@rule("OM-END-14")
def test_points_may_fall_below_zero():
    score = scored(quarters=0, lab={}, blueprints=["library", "gym"])
    assert score["total"] == -8


@rule("OM-END-14")
@pytest.mark.parametrize("winner", THREE)
def test_most_points_win(winner):
    t = table("on_mars", seats=THREE)
    for seat in THREE:
        t.given(seat, points=5 if seat == winner else 4, crystals=0 if seat == winner else 3)
    finish(t)
    assert t.game.winners == (winner,)


@rule("OM-END-15")
def test_ties_are_broken_by_crystals_then_advanced_buildings_then_progress_cubes():
    more_crystals: dict[str, Any] = {"crystals": 1, "points": 14}
    more_buildings: dict[str, Any] = {"built": {"gym": "i3"}, "points": 11}
    more_cubes: dict[str, Any] = {"cubes": CUBES[:1], "points": 13}
    nothing = {"points": 14}
    criteria = ("crystals", "advanced-buildings", "progress")
    for place, better in enumerate((more_crystals, more_buildings, more_cubes)):
        for worse in (more_crystals, more_buildings, more_cubes, nothing)[place + 1 :]:
            t = table("on_mars")
            t.given("purple", **worse)
            t.given("green", **better)
            finish(t)
            assert t.score("purple")["total"] == t.score("green")["total"]
            assert t.game.winners == ("green",)
            assert game_screen(t.game, "en", Page()).outcome().args["criterion"] == criteria[place]


@rule("OM-END-15")
def test_players_with_fewer_points_take_no_part_in_the_tie_break():
    t = table("on_mars", seats=THREE)
    t.given("purple", points=5)
    t.given("green", points=5, crystals=1)
    t.given("yellow", points=4, crystals=3)
    finish(t)
    assert t.game.winners == ("green",)
    assert t.game.places == {"purple": 2, "green": 1, "yellow": 3}


@rule("OM-END-15")
def test_otherwise_the_victory_is_shared():
    t = table("on_mars", seats=FOUR)
    for seat in ("green", "blue"):
        t.given(seat, points=5, crystals=2, mineral=0)
    t.given("blue", mineral=2)
    finish(t)
    assert t.game.winners == ("green", "blue")
    assert [t.game.places[seat] for seat in ("green", "blue")] == [1, 1]


@rule("OM-END-16")
@pytest.mark.parametrize(
    "facts",
    [
        {"mineral": 2, "battery": 2, "water": 2, "plant": 2, "oxygen": 2},
        {"crystals": 3},
        {"shelters": ["h3", "j2"]},
        {"discoveries": ["discovery_gain_water"], "research": ["a", "b"]},
        {"goals": ["goal_1", "goal_2"]},
        {"goal": "goal_3"},
        {"bots": ["h3", "h4", "h5"], "rover": "g2"},
        {"miners": ["g5"]},
    ],
    ids=lambda facts: "-".join(facts),
)
def test_nothing_else_scores(facts):
    assert scored(**facts) == scored()
