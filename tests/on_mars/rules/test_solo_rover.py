"""The solo game: what Lacerda pays, what he cannot do, and his rover (OM-SOLO-27, -28)."""

import pytest

from tests.on_mars.solo import (
    CONSTRUCT,
    CYCLE,
    HIRE,
    LEARN,
    OBTAIN,
    RESEARCH,
    UPGRADE,
    against_lacerda,
    drive,
    event_keys,
    new_buildings,
    over_chance,
    take_turn,
)
from tests.support.ledger import rule

TILE = "discovery_crystals_x3"


# Placement, and what he cannot do


@rule("OM-SOLO-27", "OM-SOLO-01")
def test_he_pays_a_crystal_for_each_colonist_there_his_own_included():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", crystals=3, slots={"obtain_blueprint": 1})
    t.given("purple", slots={"obtain_blueprint": 1})
    t.given(display=["metal_deposit"])

    take_turn(t, OBTAIN)

    t.then("lacerda", crystals=1, slots={"obtain_blueprint": 2}, blueprints=["metal_deposit"], quarters=3)


@rule("OM-SOLO-27")
def test_a_full_row_is_cleared_before_he_pays():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", crystals=1, slots={"obtain_blueprint": 1})
    t.given("purple", quarters=1, slots={"obtain_blueprint": 2})
    t.given(display=["metal_deposit"])

    take_turn(t, OBTAIN)

    t.then("lacerda", crystals=0, slots={"obtain_blueprint": 2}, blueprints=["metal_deposit"])
    t.then("purple", slots={"obtain_blueprint": 0}, working=2)


@rule("OM-SOLO-27")
def test_with_too_few_crystals_his_rover_moves_instead():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", crystals=1, slots={"obtain_blueprint": 1})
    t.given("purple", slots={"obtain_blueprint": 1})
    t.given(ground={"g3": TILE})

    take_turn(t, OBTAIN)

    t.then("lacerda", crystals=1, slots={"obtain_blueprint": 1}, blueprints=[], rover="g3", quarters=3)


def impossible_in_orbit(action):
    t = against_lacerda(lacerda=2)
    if action == "no blueprint on display":
        t.given(display=[])
        return t, OBTAIN
    if action == "no marker":
        t.given("lacerda", markers=0)
        return t, OBTAIN
    if action == "no room in the laboratory":
        t.given("lacerda", lab={"1a": "ship", "1b": "mine"})
        return t, LEARN
    t.given("lacerda", lab={"6a": "shelter"})
    return t, RESEARCH


@rule("OM-SOLO-27")
@pytest.mark.parametrize(
    "action", ["no blueprint on display", "no marker", "no room in the laboratory", "nothing to develop"]
)
def test_what_is_impossible_in_orbit_is_replaced_by_his_rover(action):
    t, card = impossible_in_orbit(action)
    t.given(ground={"g3": TILE})

    take_turn(t, card)

    t.then("lacerda", rover="g3", slots={"obtain_blueprint": 0, "research": 0}, blueprints=[])


@rule("OM-SOLO-27")
def test_an_action_that_is_neither_affordable_nor_possible_counts_as_too_expensive():
    t, card = impossible_in_orbit("no blueprint on display")
    t.given("purple", slots={"obtain_blueprint": 1})

    take_turn(t, card)

    assert "om-log-lacerda-too-expensive" in event_keys(t)
    assert "om-log-lacerda-no-obtain-blueprint" not in event_keys(t)


@rule("OM-SOLO-27")
@pytest.mark.parametrize("action", ["no fitting building", "colonist hires already", "nothing on display"])
def test_what_is_impossible_in_the_colony_is_replaced_by_his_rover(action):
    t = against_lacerda(lacerda=6)
    t.given(ground={"g3": TILE})
    if action == "no fitting building":
        t.given("lacerda", blueprints=["mineral_mine"])
    elif action == "colonist hires already":
        t.given("lacerda", slots={"hire": 1}, crystals=3)
    else:
        t.given(offers=[])
    before = t.seat("lacerda").slots

    take_turn(t, UPGRADE if action == "no fitting building" else HIRE)

    lacerda = t.seat("lacerda")
    assert (lacerda.built, lacerda.scientists, lacerda.contracts) == ({}, {}, {})
    t.then("lacerda", rover="g3", slots=before)


@rule("OM-SOLO-27")
def test_he_moves_his_rover_if_nothing_can_be_built():
    t = against_lacerda(lacerda=6)
    t.given(ground={"g3": TILE}, stacks={building: [] for building in CYCLE})
    before = t.buildings()

    take_turn(t, CONSTRUCT)

    assert new_buildings(t, before) == {}
    t.then("lacerda", rover="g3", slots={"construct": 0})


# The rover


@rule("OM-SOLO-28")
def test_his_rover_has_two_points_and_takes_the_tile_at_once():
    t = against_lacerda()
    t.given("lacerda", crystals=2)
    t.given(ground={"g3": TILE})

    drive(t)

    t.then("lacerda", rover="g3", crystals=2, arriving=3, discoveries=[TILE])
    t.then(ground={"g3": None})


@rule("OM-SOLO-28")
def test_he_pays_crystals_to_get_to_the_tile():
    t = against_lacerda()
    t.given("lacerda", crystals=3)
    t.given(ground={"g1": TILE})

    drive(t)

    t.then("lacerda", rover="g1", crystals=1, discoveries=[TILE])


@rule("OM-SOLO-28")
def test_without_enough_crystals_he_pays_none_and_goes_as_far_as_he_can():
    t = against_lacerda()
    t.given("lacerda", crystals=1)
    t.given(ground={"g1": TILE})

    drive(t)

    t.then("lacerda", rover="g3", crystals=1, discoveries=[])


@rule("OM-SOLO-28")
def test_a_rover_technology_adds_its_level_before_crystals():
    t = against_lacerda()
    t.given("lacerda", crystals=3, lab={"2b": "shelter", "1a": "rover"})
    t.given(ground={"g1": TILE})

    drive(t)

    t.then("lacerda", rover="g1", crystals=2)


@rule("OM-SOLO-28", "OM-SOLO-21")
def test_he_uses_the_players_rover_technology_if_it_is_higher_and_his_own_does_not_suffice():
    t = against_lacerda()
    t.given("lacerda", lab={"2b": "shelter", "1a": "rover"})
    t.given("purple", lab={"2b": "shelter", "2a": "rover"})
    t.given(ground={"g1": TILE})

    drive(t)

    t.then("lacerda", rover="g1")
    t.then("purple", waiting=1)
    t.when("purple", "keep")
    t.then("purple", oxygen=1)


@rule("OM-SOLO-28", "OM-SOLO-21")
@pytest.mark.parametrize("tile", ["g4", "g3"])
def test_he_uses_the_players_rover_technology_even_where_two_points_are_enough(tile):
    t = against_lacerda()
    t.given("purple", lab={"2b": "shelter", "2a": "rover"})
    t.given(ground={tile: TILE})

    drive(t)

    t.then("lacerda", rover=tile, crystals=0)
    t.then("purple", waiting=1)
    t.when("purple", "keep")
    t.then("purple", oxygen=1, waiting=0)


@rule("OM-SOLO-28", "OM-SOLO-21")
def test_a_rover_that_does_not_move_uses_no_technology():
    t = against_lacerda()
    t.given("purple", lab={"2b": "shelter", "2a": "rover"})

    drive(t)

    t.then("lacerda", rover=None)
    t.then("purple", waiting=0)
    assert not {"om-log-tech", "om-log-own-tech"} & set(event_keys(t))


@rule("OM-SOLO-28", "OM-SOLO-21")
@pytest.mark.parametrize("tile", ["g2", "g3"])
def test_his_own_rover_technology_comes_first_if_it_is_enough(tile):
    t = against_lacerda()
    t.given("lacerda", lab={"2b": "shelter", "1a": "rover"})
    t.given("purple", lab={"2b": "shelter", "2a": "rover"})
    t.given(ground={tile: TILE})

    drive(t)

    t.then("lacerda", rover=tile)
    t.then("purple", waiting=0, oxygen=0)
    assert t.legal("purple") != ["keep"]


@rule("OM-SOLO-28")
def test_he_goes_to_the_nearest_tile_but_not_for_resources():
    t = against_lacerda()
    t.given(ground={"g4": "discovery_gain_battery", "g3": TILE, "g9": "discovery_learn_tech"})

    drive(t)

    t.then("lacerda", rover="g3", discoveries=[TILE])
    t.then(ground={"g4": "discovery_gain_battery", "g9": "discovery_learn_tech"})


@rule("OM-SOLO-28")
def test_research_tiles_of_a_type_he_has_are_no_goal():
    t = against_lacerda()
    t.given("lacerda", research=["a"])
    t.given(ground={"g4": "research_a2", "g7": "research_b1"})

    drive(t)

    t.then("lacerda", rover="g7", research=["a", "b"])
    # Two free developments of his only technology.
    assert "shelter" in [t.seat("lacerda").lab.get(space) for space in ("4a", "4b", "4c")]


@rule("OM-SOLO-28")
@pytest.mark.parametrize("tile", ["discovery_upgrade_x2", "discovery_blueprints_x2", "discovery_learn_tech"])
def test_tiles_that_are_of_no_use_to_him_are_no_goal(tile):
    t = against_lacerda()
    t.given(ground={"g4": tile}, display=[], grid={})

    drive(t)

    t.then("lacerda", rover=None, discoveries=[])


@rule("OM-SOLO-28", "OM-SOLO-41")
def test_between_equally_near_tiles_chance_decides():
    def goal(chance):
        t = against_lacerda()
        t.given(ground={"g3": TILE, "g7": "discovery_learn_tech"})
        drive(t, chance)
        return t.seat("lacerda").rover

    assert over_chance(goal) == {"g3", "g7"}


@rule("OM-SOLO-28", "OM-SOLO-41")
@pytest.mark.parametrize("crystal", ["g4", "h4"])
def test_on_a_shortest_way_he_collects_what_crystals_he_can(crystal):
    t = against_lacerda()
    t.given(ground={"h3": "discovery_learn_tech", crystal: "crystal"}, warehouse={"crystal": 0})

    drive(t)

    t.then("lacerda", rover="h3", arriving=1)
    t.then(ground={crystal: None})


@rule("OM-SOLO-28")
def test_of_ways_with_as_many_crystals_he_takes_the_one_over_the_hexes_named_first():
    t = against_lacerda()
    t.given(ground={"h3": "discovery_learn_tech", "g4": "crystal", "h4": "crystal"}, warehouse={"crystal": 0})

    drive(t)

    t.then("lacerda", rover="h3", arriving=1)
    t.then(ground={"g4": None, "h4": "crystal"})


@rule("OM-SOLO-28", "OM-SOLO-41")
def test_he_looks_ahead_for_crystals_on_his_way():
    t = against_lacerda()
    t.given("lacerda", crystals=1)
    t.given(ground={"i7": "discovery_learn_tech", "i6": "crystal"}, warehouse={"crystal": 0})

    drive(t)

    # Only the way over h5 leads past i6.
    t.then("lacerda", rover="i7", arriving=1)


@rule("OM-SOLO-28", "OM-SOLO-41")
def test_of_equally_near_tiles_he_prefers_the_one_with_crystals_on_the_way():
    def goal(chance):
        t = against_lacerda()
        t.given(ground={"g3": TILE, "g7": "discovery_learn_tech", "g6": "crystal"})
        drive(t, chance)
        return t.seat("lacerda").rover

    assert over_chance(goal) == {"g7"}


@rule("OM-SOLO-28")
def test_a_tile_on_which_a_piece_stands_is_no_goal():
    t = against_lacerda()
    t.given("purple", rover="g4")
    t.given(ground={"g4": TILE, "g7": "discovery_learn_tech"})

    drive(t)

    t.then("lacerda", rover="g7")


@rule("OM-SOLO-28")
@pytest.mark.parametrize("obstacle", ["bot", "tile"])
def test_short_of_the_tile_he_stops_where_a_rover_may_stay(obstacle):
    def stop(chance):
        t = against_lacerda()
        t.given(ground={"g1": TILE})
        if obstacle == "bot":
            t.given("purple", bots=["g3"])
        else:
            t.given(ground={"g3": "discovery_gain_battery"})
        drive(t, chance)
        return t.seat("lacerda").rover

    # All three are as far from g1.
    assert over_chance(stop) == {"g4", "h3", "f3"}


@rule("OM-SOLO-28")
def test_without_a_tile_to_collect_his_rover_stays():
    t = against_lacerda()
    t.given("lacerda", crystals=3, rover="g6")

    drive(t)

    t.then("lacerda", rover="g6", crystals=3)
