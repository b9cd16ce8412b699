"""The rover: crystals, technology, discovery and research tiles (OM-COL-11 to -19)."""

import pytest

from tests.on_mars.rules.colony import in_colony
from tests.support.ledger import rule

LEVELS = {"1a": 1, "2b": 2, "3a": 3, "4b": 4, "5a": 5, "6a": 6}
"""A laboratory space of each level."""


def beside_tile(tile: str):
    """Purple's rover stands on h4, the tile lies on h3 north of it; h2 and h1 beyond are empty."""
    t = in_colony()
    t.given("purple", rover="h4")
    t.given(ground={"d1": None, "b1": None, "h3": tile})
    return t


# Crystals


@rule("OM-COL-11")
def test_the_rover_collects_crystals_where_it_passes_and_where_it_stays():
    t = in_colony()
    t.given("purple", rover="h4")
    t.given(ground={"h3": "crystal", "h2": "crystal", "h1": "crystal"})

    t.when("purple", "action:control_center", "rover:n")
    t.then("purple", arriving=1)
    t.when("purple", "rover:n", "done")

    t.then("purple", crystals=0, arriving=2)
    t.then(ground={"h3": None, "h2": None, "h1": "crystal"})


@rule("OM-COL-11")
def test_collected_crystals_reach_the_depot_when_the_next_turn_begins():
    t = in_colony()
    t.given("purple", rover="h4")
    t.given(ground={"h3": "crystal"}, shuttle=("orbit", 3))

    t.when("purple", "action:control_center", "rover:n", "done", "end")
    t.then("purple", crystals=0, arriving=1)
    t.end_turn("green")

    assert t.turn == "purple"
    t.then("purple", crystals=1, arriving=0)


# Technology


@rule("OM-COL-12")
@pytest.mark.parametrize(("space", "level"), LEVELS.items())
def test_a_rover_technology_adds_points_for_its_level(space, level):
    t = in_colony()
    t.given("purple", rover="h3", lab={space: "rover"}, crystals=1)

    t.when("purple", "action:control_center", "rover:n", "rover:s", "tech:purple")
    for step in range(level):
        t.when("purple", ("rover:n", "rover:s")[step % 2])

    assert t.why_not("purple", ("rover:n", "rover:s")[level % 2]) == "om-why-no-points"
    assert t.why_not("purple", "bot1:n") is None
    t.then("purple", rover=("h3", "h2")[level % 2])


@rule("OM-COL-12")
def test_the_technology_of_another_player_serves_as_well():
    t = in_colony()
    t.given("purple", rover="h3")
    t.given("green", lab={"2a": "rover"})

    t.when("purple", "action:control_center", "rover:n", "rover:s", "tech:green", "rover:n", "rover:n")

    t.then("purple", rover="h1")
    t.then("green", waiting=1)


@rule("OM-COL-12")
def test_one_rover_technology_is_used_and_no_more():
    t = in_colony()
    t.given("purple", rover="h3", lab={"1a": "rover"})
    t.given("green", lab={"2a": "rover"})

    t.when("purple", "action:control_center", "rover:n", "rover:s", "tech:purple", "rover:n")

    assert t.why_not("purple", "tech:green") == "om-why-already-used"
    assert t.why_not("purple", "rover:n") == "om-why-no-points"


@rule("OM-COL-12")
def test_a_technology_of_another_kind_does_not_help_the_rover():
    t = in_colony()
    t.given("purple", rover="h3", lab={"3a": "ship", "2b": "shelter"})

    t.when("purple", "action:control_center", "rover:n", "rover:s")

    assert t.why_not("purple", "tech:purple") == "om-why-not-in-play"


# The first move


@rule("OM-COL-13")
def test_the_rover_starts_from_the_mine_in_the_middle_free_of_charge():
    t = in_colony()
    t.then("purple", rover=None)

    t.when("purple", "action:control_center", "rover:n", "rover:ne")

    t.then("purple", rover="h3")
    assert t.why_not("purple", "rover:n") == "om-why-no-points"


@rule("OM-COL-13")
def test_a_rover_beside_the_board_blocks_nothing():
    t = in_colony()
    t.given("purple", bots=["g4"])

    t.when("purple", "action:control_center", "bot1:s", "done")

    t.then("purple", bots=["g5"], rover=None)
    t.then("green", rover=None)


@rule("OM-COL-13")
def test_a_piece_on_the_starting_mine_does_not_hold_the_rover_back():
    t = in_colony()
    t.given("purple", bots=["g5"])

    t.when("purple", "action:control_center", "rover:n", "done")

    t.then("purple", bots=["g5"], rover="g4")


# Tiles


@rule("OM-COL-14", "OM-COL-18")
def test_a_tile_may_be_taken_after_all_movement():
    t = beside_tile("discovery_crystals_x3")

    t.when("purple", "action:control_center", "rover:n", "bot1:n")
    t.then(ground={"h3": "discovery_crystals_x3"})
    t.when("purple", "done")
    assert t.legal("purple") == ["yes", "no"]
    t.when("purple", "yes")

    t.then("purple", arriving=3, discoveries=["discovery_crystals_x3"])
    t.then(ground={"h3": None}, gone=[])


@rule("OM-COL-14")
def test_a_tile_that_the_rover_leaves_again_is_not_taken():
    t = beside_tile("discovery_crystals_x3")

    t.when("purple", "action:control_center", "rover:n", "rover:s", "done")

    assert t.legal("purple") == ["end"]
    t.then("purple", arriving=0, discoveries=[])
    t.then(ground={"h3": "discovery_crystals_x3"})


@rule("OM-COL-14")
def test_a_movement_of_bots_alone_takes_no_tile_for_the_rover():
    t = beside_tile("discovery_crystals_x3")
    t.given("purple", rover="h3", crystals=2)

    t.when("purple", "executive:6", "bot1:n", "done")

    t.then("purple", discoveries=[], arriving=0)
    assert "action:control_center" in t.legal("purple")


@rule("OM-COL-15", "OM-COL-16")
@pytest.mark.parametrize(("owned", "reason"), [([], None), (["b"], None), (["a"], "om-why-must-move-on")])
def test_no_second_research_tile_of_a_type(owned, reason):
    t = beside_tile("research_a1")
    t.given("purple", research=owned)

    t.when("purple", "action:control_center", "rover:n")

    assert t.why_not("purple", "done") == reason


@rule("OM-COL-15", "OM-COL-16")
def test_bots_that_collect_like_rovers_take_no_second_research_tile_of_a_type_either():
    t = in_colony()
    t.given("purple", bots=["d2", "b3"], built={"recycling_bots": "i5"}, crystals=2, quarters=0)
    t.given(ground={"b1": None, "b2": "research_a2"})

    t.when("purple", "use:recycling_bots", "bot1:n")

    assert t.why_not("purple", "bot2:n") == "om-why-cannot-stay"


@rule("OM-COL-15", "OM-COL-16")
@pytest.mark.parametrize(("battery", "reason"), [(1, None), (0, "om-why-must-move-on")])
def test_the_cost_of_a_tile_must_be_payable(battery, reason):
    t = beside_tile("discovery_learn_tech")
    t.given("purple", battery=battery)
    t.given(grid={"middle_1": "mine"})

    t.when("purple", "action:control_center", "rover:n")

    assert t.why_not("purple", "done") == reason


@rule("OM-COL-15", "OM-COL-18")
def test_the_cost_of_a_tile_is_paid():
    t = beside_tile("discovery_learn_tech")
    t.given("purple", battery=2)
    t.given(grid={"middle_1": "mine"})

    t.when("purple", "action:control_center", "rover:n", "done", "yes", "lab:1a", "done")

    t.then("purple", battery=1, lab={"1a": "mine"}, discoveries=["discovery_learn_tech"])


@rule("OM-COL-15", "OM-COL-16")
@pytest.mark.parametrize(("water", "reason"), [(0, None), (1, None), (2, "om-why-must-move-on")])
def test_a_part_of_the_benefit_must_be_of_use(water, reason):
    t = beside_tile("discovery_gain_water")
    t.given("purple", water=water)

    t.when("purple", "action:control_center", "rover:n")

    assert t.why_not("purple", "done") == reason


@rule("OM-COL-16")
def test_the_last_point_does_not_lead_onto_a_tile_that_cannot_be_taken():
    t = beside_tile("discovery_gain_water")
    t.given("purple", rover="h5", water=2)

    t.when("purple", "action:control_center", "rover:n")

    assert t.why_not("purple", "rover:n") == "om-why-cannot-stay"


@rule("OM-COL-16")
def test_the_rover_does_not_stay_on_a_tile_whose_benefit_a_bot_has_taken_away():
    t = beside_tile("discovery_construct_mine")
    t.given("purple", bots=["j4"])

    t.when("purple", "action:control_center", "rover:n")
    assert t.why_not("purple", "done") is None
    t.when("purple", "bot1:ne")

    assert t.why_not("purple", "done") == "om-why-must-move-on"


@rule("OM-COL-16")
def test_the_rover_does_not_stay_on_a_tile_whose_cost_has_been_spent():
    t = beside_tile("discovery_scientist_or_contract")
    t.given("purple", quarters=1, crystals=1)
    t.given(offers=["contract_7"])

    t.when("purple", "action:control_center", "rover:n", "bot1:n", "bot1:s")
    assert t.why_not("purple", "done") is None
    t.when("purple", "boost:bots", "bot1:n")

    assert t.why_not("purple", "done") == "om-why-must-move-on"


@rule("OM-COL-17")
def test_a_tile_may_be_left_where_it_is():
    t = beside_tile("discovery_crystals_x3")

    t.when("purple", "action:control_center", "rover:n", "done", "no")

    t.then("purple", rover="h3", arriving=0, discoveries=[])
    t.then(ground={"h3": "discovery_crystals_x3"}, gone=[])


@rule("OM-COL-14", "OM-COL-17")
def test_a_tile_that_was_left_may_be_taken_in_a_later_action():
    t = beside_tile("discovery_crystals_x3")
    t.given("purple", rover="h3")

    t.when("purple", "action:control_center", "done", "yes")

    t.then("purple", rover="h3", arriving=3, discoveries=["discovery_crystals_x3"])


@rule("OM-COL-18")
def test_a_research_tile_is_resolved_at_once_and_kept():
    t = beside_tile("research_a1")

    t.when("purple", "action:control_center", "rover:n", "done", "yes", "develop:2b-3b", "done", "develop:3b-4c")

    t.then("purple", research=["a"], discoveries=[], lab={"4c": "shelter"})
    t.then(ground={"h3": None}, gone=[])


@rule("OM-COL-18")
@pytest.mark.parametrize(
    ("tile", "mission", "crystals"),
    [
        ("discovery_gain_water", "mission_discovery_tiles", 1),
        ("research_a1", "mission_research_tiles", 2),
        ("discovery_gain_water", "mission_research_tiles", 0),
        ("research_a1", "mission_discovery_tiles", 0),
    ],
)
def test_tiles_count_for_missions(tile, mission, crystals):
    t = beside_tile(tile)
    t.given(missions={mission: 3})

    t.when("purple", "action:control_center", "rover:n", "done", "yes")

    t.then("purple", arriving=crystals)
    t.then(missions={mission: 2 if crystals else 3})


@rule("OM-COL-18")
def test_tiles_count_for_private_goals():
    t = beside_tile("discovery_crystals_x3")
    t.given("purple", goals=["goal_4"], discoveries=["discovery_gain_water", "discovery_gain_plant"])
    assert t.why_not("purple", "goal:goal_4") == "om-why-goal-not-met"

    t.when("purple", "action:control_center", "rover:n", "done", "yes")

    assert t.why_not("purple", "goal:goal_4") is None


@rule("OM-COL-19")
@pytest.mark.parametrize("tile", ["discovery_crystals_x3", "research_a1"])
def test_passing_over_a_tile_does_nothing(tile):
    t = beside_tile(tile)

    t.when("purple", "action:control_center", "rover:n", "rover:n", "done")

    assert t.legal("purple") == ["end"]
    t.then("purple", rover="h2", arriving=0, discoveries=[], research=[])
    t.then(ground={"h3": tile}, gone=[])
