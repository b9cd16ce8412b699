"""The life support system (OM-LSS)."""

import pytest

import valles
from tests.on_mars.rules.colony import COSTS, LIFE_SUPPORT, SITES, builder, builder_of, fact, in_colony, occupy
from tests.support.ledger import rule


def build(t, building: str = "generator", hex: str = "i4", seat: str = "purple") -> None:
    """The seat takes the construction action for this building, with its cost at hand."""
    t.given(seat, **{COSTS[building]: 1})
    t.given(seat, quarters=3, slots={})
    t.given(turn=seat)
    t.when(seat, "action:construct", f"build:{building}", f"hex:{hex}")


# Markers


@rule("OM-LSS-01")
def test_each_life_support_building_has_a_column_of_its_own():
    game = valles.new("on_mars", seats=("purple", "green"), seed=2)

    assert len(game.state.lss) == len(LIFE_SUPPORT)
    assert fact(in_colony(), "lss") == dict.fromkeys(LIFE_SUPPORT, 1)


@rule("OM-LSS-01", "OM-LSS-02")
@pytest.mark.parametrize("building", SITES)
def test_a_building_moves_its_own_marker_only(building):
    t = builder_of(building)

    t.when("purple", "action:construct", f"build:{building}", f"hex:{SITES[building][0]}")

    t.then(lss={column: 2 if column == building else 1 for column in LIFE_SUPPORT})


@rule("OM-LSS-02")
@pytest.mark.parametrize(("row", "after"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 5)])
def test_a_marker_moves_up_by_one_and_stays_in_the_fifth_row(row, after):
    t = builder()
    t.given(lss={"generator": row})

    build(t)

    t.then(lss={"generator": after})


@rule("OM-LSS-02")
def test_at_level_5_no_reward_is_left():
    t = builder()
    t.given(level=5, lss=dict.fromkeys(LIFE_SUPPORT, 5), rewards={"generator": "reward_bots"})

    build(t)

    t.then(lss={"generator": 5})
    t.then("purple", points=0)
    assert t.legal("purple") == ["end"]


# Level and need


@rule("OM-LSS-03", "OM-LSS-06", "OM-LSS-07")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_rewards_are_for_markers_below_the_row_above_the_level(level, row):
    t = builder()
    t.given(level=level, lss={"generator": row}, rewards={"generator": "reward_bots"})

    build(t)

    t.then("purple", points=(2 if row == 1 else 0) + (2 * 2 if row < level + 1 else 0))
    assert ("choose:2" in t.legal("purple")) == (row < level + 1)


@rule("OM-LSS-03", "OM-LSS-04")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_colony_needs_one_building_of_each_type_more_than_its_level(level):
    t = in_colony()
    t.given(level=level, lss=dict.fromkeys(LIFE_SUPPORT, level + 1) | {"greenhouse": level})
    t.end_turn("purple")
    t.then(level=level)

    t.given(lss={"greenhouse": level + 1})
    t.end_turn("green")

    t.then(level=level + 1)


@rule("OM-LSS-04")
def test_at_the_start_the_colony_needs_two_of_each_type():
    t = in_colony()
    t.then(level=1)
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 2))

    t.end_turn("purple")

    t.then(level=2)


# Rewards


@rule("OM-LSS-05")
@pytest.mark.parametrize("building", LIFE_SUPPORT)
def test_the_first_building_of_a_type_gives_2_points(building):
    t = builder_of(building)

    t.when("purple", "action:construct", f"build:{building}", f"hex:{SITES[building][0]}")

    t.then("purple", points=2)
    t.then("green", points=0)


@rule("OM-LSS-05")
def test_later_buildings_of_the_type_do_not_give_these_points():
    t = builder()
    t.given(level=4)
    build(t)
    t.when("purple", "choose:2", "end")

    t.given("purple", bots=["h4"])
    t.given("green", bots=["f5", "e3"])
    build(t, hex="f4", seat="green")

    t.then("purple", points=2)
    t.then("green", points=0)
    t.then(lss={"generator": 3})


@rule("OM-LSS-06", "OM-LSS-09")
def test_points_of_the_tile_and_a_benefit_come_together():
    t = builder()
    t.given(rewards={"generator": "reward_bots"})

    build(t)
    t.then("purple", points=2 + 2 * 2)
    t.when("purple", "choose:2")

    t.then("purple", arriving=1)
    assert t.legal("purple") == ["end"]


@rule("OM-LSS-06")
def test_the_reward_tile_of_the_own_column_counts():
    t = builder()
    t.given(level=2, lss={"generator": 2, "water_extractor": 2})
    t.given(rewards={"generator": "reward_bots", "water_extractor": "reward_shelters"})

    build(t, "water_extractor", "h5")

    t.then("purple", points=2 * 1)


@rule("OM-LSS-07")
def test_ahead_of_need_a_marker_moves_without_reward():
    t = builder()
    t.given(lss={"generator": 2}, rewards={"generator": "reward_bots"})

    build(t)

    t.then(lss={"generator": 3})
    t.then("purple", points=0, battery=1)
    assert t.legal("purple") == ["end"]


@rule("OM-LSS-08")
def test_a_reward_tile_stays_and_scores_again():
    t = builder()
    t.given(level=2, rewards={"generator": "reward_bots"})
    build(t)
    t.then("purple", points=2 + 4)
    t.when("purple", "choose:2", "end")

    build(t, hex="f4")

    t.then("purple", points=2 + 4 + 4)


@rule("OM-LSS-10")
def test_rewards_are_counted_before_the_level_rises():
    t = builder()
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 2) | {"generator": 1}, rewards={"water_extractor": "reward_bots"})
    t.given("purple", built={"moisture_vaporator": "g7"}, crystals=2)
    build(t)
    t.when("purple", "choose:2", "use:moisture_vaporator")
    t.then(level=1)

    t.when("purple", "hex:h5")

    t.then(lss={"generator": 2, "water_extractor": 3}, level=1)
    t.then("purple", points=2)
    t.when("purple", "end")
    t.then(level=2)


@rule("OM-LSS-11")
@pytest.mark.parametrize(
    ("reward", "facts", "points"),
    [
        ("top_tech", {"lab": {"4b": "rover", "2a": "ship"}}, 4),
        ("ships", {"hangar": 2, "depot": [4, 5]}, 4),
        ("advanced", {"built": {"biomarket": "e5", "private_ship": "g7"}, "blueprints": ["casino"]}, 4),
        ("bots", {"bots": ["h4", "f5", "g6"]}, 6),
        ("discovery", {"discoveries": ["discovery_gain_water", "discovery_gain_plant"]}, 4),
        ("shelters", {"shelters": ["a1", "a2"]}, 6),
        ("colonists", {}, 2),
    ],
)
def test_each_reward_tile_scores_one_kind_of_thing(reward, facts, points):
    t = builder()
    t.given("purple", **facts)
    t.given("green", hangar=3, bots=["e9", "g9"], shelters=["b4"])
    t.given(rewards={"generator": f"reward_{reward}"})

    build(t)

    t.then("purple", points=2 + points)


@rule("OM-LSS-11")
def test_the_reward_for_mines_counts_own_miners_and_own_markers():
    t = builder()
    occupy(t, "purple", "e6", "f6")
    occupy(t, "green", "e8")
    t.given("purple", built={"metal_deposit": "g5"})
    t.given(rewards={"generator": "reward_mines"})

    build(t)

    t.then("purple", points=2 + 3 * 2)


@rule("OM-LSS-11")
def test_four_benefits_are_on_offer():
    t = builder()

    build(t)

    assert t.legal("purple") == ["choose:1", "choose:2", "choose:3", "choose:4", "done"]


@rule("OM-LSS-11")
def test_a_benefit_moves_bots_and_crystals_boost_it():
    t = builder()
    t.given("purple", crystals=1)
    build(t)

    t.when("purple", "choose:1", "bot1:ne", "bot2:n", "boost:bots", "bot2:n")

    assert t.seat("purple").bots[1] == "f3"


@rule("OM-LSS-11")
@pytest.mark.parametrize(("way", "gained"), [("choose:2", {"arriving": 1}), ("choose:3", {"mineral": 1})])
def test_a_benefit_is_a_crystal_or_a_mineral(way, gained):
    t = builder()
    build(t)

    t.when("purple", way)

    t.then("purple", **({"arriving": 0, "mineral": 0} | gained))


@rule("OM-LSS-11")
@pytest.mark.parametrize(("place", "slots", "working"), [("construct", 0, 1), ("working_area", 1, 0)])
def test_a_benefit_brings_a_colonist_home_from_a_slot_or_from_work(place, slots, working):
    t = builder(mineral=1)
    t.given("purple", quarters=2, working=1)
    t.when("purple", "action:construct", "build:generator", "hex:i4")

    t.when("purple", "choose:4", f"retrieve:{place}")

    t.then("purple", quarters=2, slots={"construct": slots}, working=working)


# What else the level decides


@rule("OM-LSS-12")
@pytest.mark.parametrize(("level", "space"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_the_level_sets_where_the_shuttle_lands(level, space):
    t = in_colony()
    t.given(level=level, shuttle=("orbit", 1))

    t.end_turn("purple")
    t.end_turn("green")

    t.then(shuttle=("colony", space))


@rule("OM-LSS-12")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_level_limits_the_ships(level):
    t = in_colony()
    t.given(level=level)
    t.given("purple", shelters=["a1", "a2", "a3", "b4"], quarters=5, water=6, plant=6)

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists")
    for ship in range(2, level + 1):
        t.when("purple", "boost", f"ship:{ship}", "reward:colonists")

    assert t.legal("purple") == ["end"]
    t.then("purple", hangar=level)


@rule("OM-LSS-12")
@pytest.mark.parametrize(("level", "remaining"), [(1, 3), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_the_level_sets_how_many_missions_are_needed(level, remaining):
    t = in_colony()
    t.given(remaining=3)

    for row in range(2, level + 1):
        t.given(lss=dict.fromkeys(LIFE_SUPPORT, row))
        t.end_turn("purple")

    t.then(level=level, remaining=remaining)
