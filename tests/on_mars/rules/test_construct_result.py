"""What follows a construction: crystals, yield, progress, room, miner and life support (OM-COL-27 to -36)."""

import pytest

from tests.on_mars.rules.colony import LIFE_SUPPORT, SITES, YIELDS, builder, builder_of, in_colony
from tests.support.ledger import rule
from valles.games.on_mars.rules.colony import HEX_NAMES


def event_keys(t) -> list[str]:
    return [event.phrase.key for event in t.game.events]


def lying(t) -> list[str]:
    """The hexes where something lies."""
    return [HEX_NAMES[hex] for hex, what in enumerate(t.state.ground) if what]


@rule("OM-COL-27")
def test_the_steps_come_in_order():
    t = builder(plant=1)
    t.given("purple", lab={"1a": "oxygen_condenser"})

    t.when("purple", "action:construct", "build:oxygen_condenser", "hex:i4")

    steps = ["om-log-pay", "om-log-construct", "om-log-gain", "om-log-cube", "om-log-lss", "om-log-score"]
    assert [key for key in event_keys(t) if key in steps] == steps


@rule("OM-COL-27")
def test_crystals_are_put_out_before_rewards_are_taken():
    t = builder(mineral=1)
    t.given(stacks={"generator": [2]})

    t.when("purple", "action:construct", "build:generator", "hex:i4")

    assert "choose:2" in t.legal("purple")
    t.then(ground={"j3": "crystal"})


@rule("OM-COL-28")
@pytest.mark.parametrize(("tile", "crystals"), [(1, []), (2, ["j3"]), (3, []), (4, ["j4"]), (5, []), (6, ["h3", "j3"])])
def test_each_arrow_puts_a_crystal_on_the_empty_hex_it_points_to(tile, crystals):
    t = builder(mineral=1)
    t.given(ground=dict.fromkeys(HEX_NAMES), stacks={"generator": [1, tile]})

    t.when("purple", "action:construct", "build:generator", "hex:i4")

    assert lying(t) == crystals


@rule("OM-COL-28")
@pytest.mark.parametrize("what", ["crystal", "discovery_crystals_x3", "rover"])
def test_no_crystal_goes_where_something_is(what):
    t = builder(mineral=1)
    t.given(stacks={"generator": [2]})
    if what == "rover":
        t.given("green", rover="j3")
    else:
        t.given(ground={"j3": what})

    t.when("purple", "action:construct", "build:generator", "hex:i4")

    t.then(ground={"j3": None if what == "rover" else what})


@rule("OM-COL-28")
def test_no_crystal_goes_beyond_the_edge():
    t = builder(mineral=1)
    t.given("purple", bots=["m2"])
    t.given(buildings={"m1": "generator"}, stacks={"generator": [6]}, ground=dict.fromkeys(HEX_NAMES))

    t.when("purple", "action:construct", "hex:m3")

    assert lying(t) == ["l4"]


@rule("OM-COL-28")
def test_shelters_have_arrows_too():
    t = builder(oxygen=1)

    t.when("purple", "action:construct", "build:shelter", "hex:g4")

    t.then(ground={"h3": "crystal"})


@rule("OM-COL-29")
@pytest.mark.parametrize(("others", "size"), [([], 2), (["g2"], 3), (["g2", "g1"], 4)])
def test_the_yield_is_the_size_of_the_complex(others, size):
    t = builder(mineral=1)
    t.given("purple", lab={"3a": "generator"}, shelters=["a1", "a2", "a3"])
    t.given(buildings=dict.fromkeys(others, "generator"))

    t.when("purple", "action:construct", "build:generator", "hex:h3")

    t.then("purple", battery=size)


@rule("OM-COL-29")
def test_the_yield_is_limited_by_storage():
    t = builder(mineral=1, battery=1)
    t.given("purple", lab={"3a": "generator"})
    t.given(buildings={"g2": "generator", "g1": "generator"})

    t.when("purple", "action:construct", "build:generator", "hex:h3")

    t.then("purple", battery=2)


@rule("OM-COL-29")
@pytest.mark.parametrize(("building", "good"), YIELDS.items())
def test_a_building_yields_its_own_good(building, good):
    t = builder_of(building)
    t.given("purple", shelters=["a1"], **{good: 2})

    t.when("purple", "action:construct", f"build:{building}", f"hex:{SITES[building][0]}")

    t.then("purple", **{good: 3})


@rule("OM-COL-30")
@pytest.mark.parametrize(("site", "crystals"), [("g4", 1), ("i4", 2)])
def test_a_shelter_yields_crystals_below_the_depot(site, crystals):
    t = builder(oxygen=1)
    t.given("purple", lab={"2b": "shelter"})

    t.when("purple", "action:construct", "build:shelter", f"hex:{site}")

    t.then("purple", crystals=0, arriving=crystals, oxygen=0)


@rule("OM-COL-31")
@pytest.mark.parametrize("building", YIELDS)
def test_the_first_complex_of_a_type_moves_its_cube(building):
    sites = {"mine": "h5", "generator": "h3", "water_extractor": "g6", "greenhouse": "f4", "oxygen_condenser": "i4"}
    t = builder_of(building)
    t.given("purple", lab={"1a": building})
    t.given("green", cubes=[building])
    t.given(missions={"mission_progress_cubes": 8})

    t.when("purple", "action:construct", f"build:{building}", f"hex:{sites[building]}")

    t.then("purple", cubes=[building])
    t.then(missions={"mission_progress_cubes": 7})


@rule("OM-COL-31")
def test_a_second_complex_of_a_type_moves_no_cube():
    t = builder(mineral=1)
    t.given("purple", lab={"1a": "generator"}, cubes=["generator"])
    t.given(missions={"mission_progress_cubes": 8})

    t.when("purple", "action:construct", "build:generator", "hex:h3")

    t.then("purple", cubes=["generator"], battery=2)
    t.then(missions={"mission_progress_cubes": 8})


@rule("OM-COL-32")
def test_a_complex_of_shelters_moves_no_cube():
    t = builder(oxygen=1)
    t.given("purple", lab={"2b": "shelter"})

    t.when("purple", "action:construct", "build:shelter", "hex:i4")

    t.then("purple", arriving=2, cubes=[])


@rule("OM-COL-33")
def test_a_shelter_gives_room_for_one_more_of_each_resource():
    t = builder(oxygen=2, water=2)
    t.when("purple", "action:construct", "build:shelter", "hex:g4", "end")

    t.given("purple", space=1)
    t.given(turn="purple")
    t.when("purple", "action:resupply", "take:water", "boost")

    t.then("purple", water=3)
    assert t.why_not("purple", "take:water") == "om-why-no-room"
    assert t.why_not("purple", "take:plant") is None


@rule("OM-COL-33")
def test_a_shelter_gives_room_for_two_more_colonists():
    t = builder(oxygen=1, water=2, plant=2)
    t.given(level=2)
    t.given("purple", quarters=4)
    t.when("purple", "action:construct", "build:shelter", "hex:g4", "end")

    t.given(turn="purple")
    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists")
    t.then("purple", quarters=5)
    t.when("purple", "boost", "ship:2", "reward:colonists")

    t.then("purple", quarters=6, working=1)


@rule("OM-COL-34")
@pytest.mark.parametrize("building", SITES)
def test_only_life_support_buildings_move_their_marker(building):
    t = builder_of(building)

    t.when("purple", "action:construct", f"build:{building}", f"hex:{SITES[building][0]}")

    t.then(lss={column: 2 if column == building else 1 for column in LIFE_SUPPORT})


@rule("OM-COL-34")
def test_a_marker_at_the_top_stays_there():
    t = builder(mineral=1)
    t.given(lss={"generator": 5})

    t.when("purple", "action:construct", "build:generator", "hex:i4")

    t.then(lss={"generator": 5})
    t.then("purple", battery=1)


@rule("OM-COL-35")
@pytest.mark.parametrize(
    ("quarters", "crystals", "there", "payment", "reason"),
    [
        (1, 0, 0, [], "om-why-no-colonist"),
        (2, 0, 0, [], None),
        (2, 0, 1, [], "om-why-no-colonist"),
        (3, 0, 1, [], None),
        (2, 1, 1, ["pay:crystal"], None),
        (2, 1, 1, ["pay:colonist"], "om-why-no-colonist"),
    ],
)
def test_a_mine_needs_a_colonist_beyond_the_placement(quarters, crystals, there, payment, reason):
    t = builder(battery=1, water=1)
    t.given("purple", quarters=quarters, crystals=crystals)
    t.given("green", slots={"construct": there})

    t.when("purple", "action:construct", *payment)

    assert t.why_not("purple", "build:mine") == reason


@rule("OM-COL-36")
def test_the_progress_area_scores_at_two_updates_and_at_the_end():
    t = in_colony()
    t.given("purple", cubes=["mine", "generator", "greenhouse"])
    points = []

    for row in (2, 3, 4):
        t.given(lss=dict.fromkeys(LIFE_SUPPORT, row))
        t.end_turn("purple")
        points.append(t.seat("purple").points)

    assert points == [4, 8, 8]
    assert t.score("purple")["progress"] == 4
