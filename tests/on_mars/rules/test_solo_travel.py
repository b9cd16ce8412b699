"""The solo game: Lacerda's travels and the turn order spaces he comes to (OM-SOLO-09 to -14, -22 to -26)."""

import pytest

from tests.on_mars.solo import CYCLE, against_lacerda, distance, event_keys, new_buildings, now, over_chance, travel
from tests.support.ledger import rule


@rule("OM-SOLO-09")
def test_he_stays_while_the_shuttle_does_and_never_uses_a_ship():
    t = against_lacerda(lacerda=2, player=5)
    t.given("lacerda", stands=False, hangar=2)
    t.given(solo_discard=["solo_1"], shuttle=("orbit", 2))

    t.end_turn("purple")

    t.then("lacerda", space=2, hangar=2)


@rule("OM-SOLO-09")
def test_he_stays_when_the_shuttle_leaves_the_other_side():
    t = against_lacerda(lacerda=2, player=1)
    t.given("lacerda", stands=False, hangar=2)
    t.given(solo_discard=["solo_1"], shuttle=("colony", 1))

    t.end_turn("purple")

    t.then("lacerda", space=2, hangar=2)


def landing(lacerda, player, chance):
    t = against_lacerda(lacerda, player)
    travel(t, chance=chance)
    return t.seat("lacerda").space


@rule("OM-SOLO-10", "OM-SOLO-41")
@pytest.mark.parametrize(
    ("lacerda", "player", "spaces"), [(2, 5, {6, 7, 8}), (2, 6, {7, 8}), (6, 1, {2, 3, 4}), (6, 2, {3, 4})]
)
def test_his_new_space_is_one_of_the_empty_first_colonist_spaces_of_the_side(lacerda, player, spaces):
    assert over_chance(lambda chance: landing(lacerda, player, chance)) == spaces


def landed(lacerda, player, space, **given):
    """A table where he has travelled to the space."""
    for chance in range(100):
        t = against_lacerda(lacerda, player)
        t.given(**given)
        travel(t, chance=chance)
        if t.seat("lacerda").space == space:
            return t
    raise AssertionError(f"he never comes to space {space}")


@rule("OM-SOLO-10", "OM-SOLO-22")
def test_on_the_warehouse_space_he_takes_what_there_is_most_of():
    t = landed(6, 1, 2, warehouse={"crystal": 1, "battery": 1, "water": 2, "plant": 2, "oxygen": 0})

    t.then(warehouse={"crystal": 1, "battery": 1, "water": 1, "plant": 2, "oxygen": 0})
    t.then("lacerda", water=0, arriving=0)


@rule("OM-SOLO-22")
def test_among_equal_kinds_of_the_warehouse_he_takes_crystals_first():
    t = landed(6, 1, 2, warehouse={"crystal": 2, "battery": 2, "water": 2, "plant": 2, "oxygen": 2})

    t.then(warehouse={"crystal": 1, "battery": 2, "water": 2, "plant": 2, "oxygen": 2})
    t.then("lacerda", arriving=1)
    assert event_keys(t).count("om-log-lacerda-warehouse") == 1
    assert "om-log-gain" not in event_keys(t)


@rule("OM-SOLO-22", "OM-SOLO-19")
def test_he_takes_no_crystal_from_the_warehouse_without_room_for_it():
    for chance in range(100):
        t = against_lacerda(6, 1)
        t.given("lacerda", crystals=3)
        travel(t, chance=chance)
        if t.seat("lacerda").space == 2:
            break

    t.then("lacerda", space=2, arriving=0)
    t.then(warehouse={"crystal": 2, "battery": 1, "water": 2})


@rule("OM-SOLO-23")
def test_on_the_technology_space_he_takes_a_tile_as_if_he_learnt_it():
    t = landed(6, 1, 3, grid={"bottom_2": "mine", "middle_1": "rover"})

    t.then(grid={"middle_1": "rover", "bottom_2": None})
    t.then("lacerda", lab={"1a": "mine", "2b": "shelter"})


@rule("OM-SOLO-24")
def test_on_the_colonist_space_his_rover_moves():
    t = landed(6, 1, 4, ground={"g3": "discovery_crystals_x3"})

    t.then("lacerda", rover="g3", discoveries=["discovery_crystals_x3"], arriving=3, quarters=3)


@rule("OM-SOLO-25")
@pytest.mark.parametrize(
    ("bot", "built", "after"),
    [("mine", "generator", "water_extractor"), ("oxygen_condenser", "mine", "generator")],
)
def test_on_the_bot_space_his_bot_goes_one_icon_on(bot, built, after):
    """He then builds the type there, and the bot goes on once more."""
    t = landed(2, 5, 7, lacerda_bot=bot)

    assert list(t.buildings().values()).count(built) == 2
    t.then(lacerda_bot=after)


@rule("OM-SOLO-26")
def test_on_the_blueprint_space_he_takes_a_blueprint():
    t = landed(2, 5, 8, display=["casino", "metal_deposit"])

    t.then("lacerda", blueprints=["casino"], arriving=1)


@rule("OM-SOLO-26", "OM-SOLO-19")
def test_on_the_crystal_space_he_gains_a_crystal():
    t = landed(2, 5, 6)

    t.then("lacerda", arriving=1, crystals=0)


@rule("OM-SOLO-11")
def test_travelling_to_orbit_he_neither_produces_nor_retrieves_colonists():
    t = against_lacerda(lacerda=6, player=1)
    t.given("lacerda", built={"casino": "e7"}, miners=["g5"], slots={"obtain_blueprint": 2, "hire": 1}, working=1)
    t.given(warehouse={"crystal": 0})

    travel(t)

    t.then("lacerda", side="orbit", arriving=0, mineral=0, slots={"obtain_blueprint": 2, "hire": 1}, working=1)


@rule("OM-SOLO-12")
def test_travelling_to_the_colony_he_places_a_discovery_tile_but_retrieves_no_colonists():
    t = against_lacerda(lacerda=2, player=5)
    t.given("lacerda", slots={"construct": 2, "hire": 1})
    t.given(exploration=["discovery_gain_water", "discovery_upgrade_x2"])

    travel(t)

    t.then("lacerda", side="colony", slots={"construct": 2, "hire": 1})
    assert list(now(t, "ground").values()).count("discovery_gain_water") == 1
    assert now(t, "exploration")[0] == "discovery_upgrade_x2"
    assert len(t.state.exploration) == 2


def explored(chance, tiles="research", **ground):
    """Where the leftmost tile comes to lie, his own rover not having moved and the player's on g2."""
    t = against_lacerda(lacerda=2, player=5, lacerda_tiles=tiles)
    t.given("purple", rover="g2")
    t.given(ground=ground, exploration=["discovery_gain_water", "discovery_upgrade_x2"])
    travel(t, chance=chance)
    return next(hex for hex, tile in now(t, "ground").items() if tile == "discovery_gain_water")


FARTHEST = {"d6", "f7", "g8", "h7", "i7", "j6"}
"""Three hexes from g5 and six from g2; e7 would be another, but his shelter stands there."""


@rule("OM-SOLO-13", "OM-EX-46")
def test_his_discovery_tile_lies_three_hexes_from_his_rover_and_far_from_the_players():
    outcomes = over_chance(explored)

    assert {distance(hex, "g5") for hex in outcomes} == {3}
    assert {distance(hex, "g2") for hex in outcomes} == {6}
    assert outcomes == FARTHEST


@rule("OM-SOLO-13", "OM-EX-46")
def test_among_equal_hexes_it_lies_near_a_research_tile():
    assert over_chance(lambda chance: explored(chance, c6="research_a1")) == {"d6"}


@rule("OM-SOLO-13")
def test_the_way_to_the_research_tile_comes_before_the_distance_from_the_players_rover():
    outcomes = over_chance(lambda chance: explored(chance, h1="research_a1"))

    assert {distance(hex, "h1") for hex in outcomes} == {1}
    assert {distance(hex, "g5") for hex in outcomes} == {3}


@rule("OM-SOLO-13")
def test_among_hexes_as_near_to_the_research_tile_the_players_rover_is_avoided():
    outcomes = over_chance(lambda chance: explored(chance, c3="research_a1"))

    assert outcomes == {"d4"}


@rule("OM-SOLO-13")
@pytest.mark.parametrize(
    ("tiles", "ground", "key"),
    [
        ("research", {"c6": "research_a1"}, "om-log-lacerda-explore-research"),
        ("research", {}, "om-log-lacerda-explore"),
        ("rover", {"c6": "research_a1"}, "om-log-lacerda-explore"),
    ],
)
def test_the_log_has_the_reason_for_exploring_there(tiles, ground, key):
    t = against_lacerda(lacerda=2, player=5, lacerda_tiles=tiles)
    t.given(ground=ground)

    travel(t)

    assert [line for line in event_keys(t) if "lacerda-explore" in line] == [key]


@rule("OM-SOLO-13")
def test_of_several_research_tiles_only_the_one_nearest_to_his_rover_counts():
    near = over_chance(lambda chance: explored(chance, c6="research_a1"))

    assert over_chance(lambda chance: explored(chance, c6="research_a1", m1="research_b1")) == near == {"d6"}


@rule("OM-SOLO-13")
def test_in_the_variant_the_distance_from_the_players_rover_comes_first():
    assert over_chance(lambda chance: explored(chance, "rover", g1="research_a1")) <= FARTHEST
    assert over_chance(lambda chance: explored(chance, "rover", c6="research_a1")) == {"d6"}


@rule("OM-SOLO-14")
def test_after_travelling_to_the_colony_he_constructs_without_placing_a_colonist():
    t = against_lacerda(lacerda=2, player=5)
    t.given("purple", slots={"construct": 2})
    t.given("lacerda", slots={"construct": 1})
    before = t.buildings()

    travel(t)

    assert len(new_buildings(t, before)) == 1
    t.then("lacerda", slots={"construct": 1})
    t.then("purple", slots={"construct": 2})


@rule("OM-SOLO-14")
def test_after_travelling_to_orbit_he_does_not_construct():
    t = against_lacerda(lacerda=6, player=1)
    before = t.buildings()

    travel(t)

    assert new_buildings(t, before) == {}


@rule("OM-SOLO-10", "OM-SOLO-14", "OM-SOLO-21")
def test_the_player_is_compensated_for_a_technology_he_uses_on_arrival():
    t = against_lacerda(lacerda=2, player=5)
    t.given("purple", lab={"2b": "shelter", "1a": "mine", "1b": "generator"})

    travel(t)

    assert set(t.legal("purple")) >= {"keep"}
    t.when("purple", "keep")
    t.then("purple", oxygen=1, waiting=0)


@rule("OM-SOLO-14")
def test_if_nothing_can_be_built_on_arrival_nothing_happens():
    t = against_lacerda(lacerda=2, player=5)
    t.given(ground={"g3": "discovery_crystals_x3"}, stacks={building: [] for building in CYCLE})
    before = t.buildings()

    travel(t)

    t.then("lacerda", side="colony", rover=None, discoveries=[])
    assert new_buildings(t, before) == {}


@rule("OM-SOLO-14", "OM-SOLO-17")
def test_a_status_update_due_on_arrival_waits_for_the_end_of_the_next_turn():
    lss = {"generator": 2, "water_extractor": 1, "greenhouse": 2, "oxygen_condenser": 2}
    t = landed(2, 5, 6, lss=lss, lacerda_bot="water_extractor")
    t.then(level=1, lss={"water_extractor": 2}, lacerda_bots=0)

    t.end_turn("purple")

    t.then(level=2, lacerda_bots=1)
