"""Constructing a building: choice, cost, place and technology (OM-COL-20 to -26, -37, -41 to -44)."""

import pytest

from tests.on_mars.rules.colony import (
    COSTS,
    SITES,
    YIELDS,
    builder,
    builder_of,
    drawn,
    in_colony,
    open_hexes,
    reasons,
    sketch,
)
from tests.support.ledger import rule

SPACES = {1: "1a", 2: "2b", 3: "3a", 4: "4b", 5: "5a"}
"""A laboratory space of each level."""


def rich_builder():
    return builder(mineral=2, battery=2, water=2, plant=2, oxygen=2)


def at_level(tech: str, level: int) -> dict[str, str]:
    """A laboratory with this tile at this level, or without it."""
    return {SPACES[level]: tech} if level else {}


# Choice and cost


@rule("OM-COL-20")
def test_each_of_the_six_types_may_be_chosen():
    t = rich_builder()

    t.when("purple", "action:construct")

    assert t.legal("purple") == [f"build:{building}" for building in SITES]


@rule("OM-COL-20")
@pytest.mark.parametrize("building", YIELDS)
def test_a_tile_comes_from_the_stack_of_its_type(building):
    t = builder_of(building)
    site = SITES[building][0]

    t.when("purple", "action:construct", f"build:{building}", f"hex:{site}")

    t.then(buildings={site: building}, stacks={other: 5 if other == building else 6 for other in YIELDS})


@rule("OM-COL-20")
def test_a_shelter_comes_from_the_own_board():
    t = builder_of("shelter")

    t.when("purple", "action:construct", "build:shelter", "hex:g4")

    t.then("purple", shelters=["g4", "i3"])
    t.then("green", shelters=["e7"])
    t.then(stacks=dict.fromkeys(YIELDS, 6))


@rule("OM-COL-20")
@pytest.mark.parametrize("building", YIELDS)
def test_an_exhausted_stack_cannot_be_chosen(building):
    t = rich_builder()
    t.given(stacks={building: []})

    t.when("purple", "action:construct")

    assert t.why_not("purple", f"build:{building}") == "om-why-stack-empty"


@rule("OM-COL-20")
@pytest.mark.parametrize(
    ("built", "reason"), [(["a1", "a2", "a3"], None), (["a1", "a2", "a3", "b4"], "om-why-stack-empty")]
)
def test_there_is_no_sixth_shelter(built, reason):
    t = rich_builder()
    t.given("purple", shelters=built)

    t.when("purple", "action:construct")

    assert t.why_not("purple", "build:shelter") == reason


@rule("OM-COL-21")
@pytest.mark.parametrize(("building", "cost"), COSTS.items())
def test_a_building_costs_one_resource(building, cost):
    t = builder(**{cost: 2})

    t.when("purple", "action:construct", f"build:{building}", f"hex:{SITES[building][0]}")

    t.then("purple", **{cost: 1})


@rule("OM-COL-21")
@pytest.mark.parametrize(("building", "cost"), COSTS.items())
def test_a_building_whose_cost_is_missing_cannot_be_chosen(building, cost):
    t = builder(**{good: 2 for good in ("battery", "water", "plant", "oxygen") if good != cost})

    t.when("purple", "action:construct")

    assert t.why_not("purple", f"build:{building}") == "om-why-too-expensive"


@rule("OM-COL-21", "OM-COL-35")
def test_a_mine_costs_the_colonist_who_works_it():
    t = builder(battery=1)

    t.when("purple", "action:construct", "build:mine", "hex:i4")

    t.then("purple", quarters=1, slots={"construct": 1}, miners=["i4"], working=0, battery=1)


# Place


@rule("OM-COL-22", "OM-COL-23")
@pytest.mark.parametrize(("building", "sites"), SITES.items())
def test_pieces_crystals_and_tiles_prevent_no_building(building, sites):
    t = rich_builder()
    t.given(ground={"g4": "crystal", "h3": "discovery_crystals_x3", "e6": "crystal", "d1": None, "f6": "research_a1"})
    t.given("green", rover="i4", bots=["h5", "f4", "g6"])

    t.when("purple", "action:construct", f"build:{building}")

    assert sorted(open_hexes(t)) == sites


@rule("OM-COL-22")
def test_a_hex_with_a_building_or_outside_the_own_zones_is_refused():
    t = rich_builder()
    t.given("green", bots=["g1"])

    t.when("purple", "action:construct", "build:generator")

    assert reasons(t, "purple", "g5", "e5", "i5") == dict.fromkeys(("g5", "e5", "i5"), "om-why-built-on")
    assert t.why_not("purple", "hex:g1") == "om-why-out-of-zone"


@rule("OM-COL-23", "OM-COL-25")
def test_a_stand_alone_building_is_exactly_two_hexes_from_its_kind():
    t = rich_builder()
    t.given("purple", bots=["g1", "i3", "e3", "g5"])

    t.when("purple", "action:construct", "build:generator")

    assert sketch(t) == drawn("""
                .   +   .
              .   +   +   .
            .   +   .   +   .
          .   .   .   .   .   .
            .   +   G   S   .
          .   .   .   .   .   .
        .   .   +   .   +   .   .
          .   .   +   +   .   .
        .   .   H   M   O   .   .
          .   .   .   .   .   .
        .   .   .   .   .   .   .
          .   .   .   .   .   .
            .   S   W   .   .
          .   .   .   .   .   .
            .   .   .   .   .
              .   .   .   .
                .   .   .
    """)
    assert reasons(t, "purple", "j2", "h5", "d2") == dict.fromkeys(("j2", "h5", "d2"), "om-why-too-far")


@rule("OM-COL-23", "OM-COL-24")
def test_with_technology_a_building_may_be_adjacent_to_its_kind_too():
    t = rich_builder()
    t.given("purple", bots=["g1", "i3", "e3", "g5"], lab={"1a": "generator"})

    t.when("purple", "action:construct", "build:generator")

    assert sketch(t) == drawn("""
                .   +   .
              .   +   +   .
            .   +   +   +   .
          .   .   +   +   .   .
            .   +   G   S   .
          .   .   +   +   .   .
        .   .   +   +   +   .   .
          .   .   +   +   .   .
        .   .   H   M   O   .   .
          .   .   .   .   .   .
        .   .   .   .   .   .   .
          .   .   .   .   .   .
            .   S   W   .   .
          .   .   .   .   .   .
            .   .   .   .   .
              .   .   .   .
                .   .   .
    """)


@rule("OM-COL-24")
@pytest.mark.parametrize(
    ("others", "size"), [({}, 2), ({"g2": "generator"}, 3), ({"i4": "generator", "j4": "generator"}, 4)]
)
def test_touching_its_kind_creates_enlarges_or_joins_a_complex(others, size):
    t = builder(mineral=1)
    t.given("purple", lab={"3a": "generator"}, shelters=["a1", "a2", "a3"])
    t.given(buildings=others)

    t.when("purple", "action:construct", "build:generator", "hex:h3")

    t.then("purple", battery=size, cubes=["generator"])


@rule("OM-COL-25", "OM-COL-32")
def test_a_stand_alone_building_uses_no_technology_and_is_no_complex():
    t = builder(mineral=1)
    t.given("green", lab={"1a": "generator"})

    t.when("purple", "action:construct", "build:generator", "hex:i4")

    t.then("purple", battery=1, cubes=[])
    t.then("green", waiting=0)


@rule("OM-COL-26")
def test_shelters_of_others_are_no_help():
    t = in_colony()
    t.given("purple", bots=["f7"], oxygen=1, battery=1)

    t.when("purple", "action:construct")

    assert t.why_not("purple", "build:shelter") == "om-why-too-far"


@rule("OM-COL-26")
def test_shelters_of_others_are_no_hindrance():
    t = builder(oxygen=1)
    t.given(buildings={"h3": ("shelter", "green")})

    t.when("purple", "action:construct", "build:shelter", "hex:g4")

    t.then("purple", shelters=["g4", "i3"], arriving=1)


# Technology


@rule("OM-COL-41")
def test_a_complex_needs_a_technology_of_its_type():
    t = rich_builder()
    t.given("purple", lab={"6a": "water_extractor", "5a": "upgrade"})
    t.given("green", lab={"6a": "mine"})

    t.when("purple", "action:construct", "build:generator")

    assert reasons(t, "purple", "g4", "h3") == dict.fromkeys(("g4", "h3"), "om-why-tech-too-low")


@rule("OM-COL-41")
def test_the_technology_may_be_that_of_another_player():
    t = builder_of("generator")
    t.given("green", lab={"1a": "generator"})

    t.when("purple", "action:construct", "build:generator", "hex:h3")

    t.then("purple", battery=2)
    t.then("green", waiting=1)


@rule("OM-COL-41")
def test_the_builder_chooses_whose_technology_is_used():
    t = builder_of("generator")
    t.given("purple", lab={"1a": "generator"})
    t.given("green", lab={"1a": "generator"})

    t.when("purple", "action:construct", "build:generator", "hex:h3")
    assert t.legal("purple") == ["tech:purple", "tech:green"]
    t.when("purple", "tech:purple")

    t.then("green", waiting=0)


@rule("OM-COL-42")
@pytest.mark.parametrize(
    ("others", "needed"),
    [
        ([], 1),
        (["g2"], 2),
        (["g2", "g1"], 3),
        (["i4"], 2),
        (["i4", "j4"], 3),
        (["i4", "j4", "g2"], 4),
        (["j5"], 1),
    ],
)
def test_the_level_counts_every_building_connected_with_the_new_one(others, needed):
    t = builder_of("generator")
    t.given(buildings=dict.fromkeys(others, "generator"))
    t.given("purple", lab=at_level("generator", needed - 1))
    t.given("green", lab={"1a": "upgrade"})
    t.when("purple", "action:construct", "build:generator")
    assert t.why_not("purple", "hex:h3") == "om-why-tech-too-low"

    t.given("purple", lab=at_level("generator", needed))

    assert t.why_not("purple", "hex:h3") is None


@rule("OM-COL-42")
def test_a_technology_of_too_low_a_level_cannot_be_chosen():
    t = in_colony("purple", "green", "yellow")
    t.given("purple", bots=["h4"], mineral=1, lab={"1a": "generator"})
    t.given("green", lab={"2a": "generator"})
    t.given("yellow", lab={"3a": "generator"})
    t.given(buildings={"g2": "generator"})

    t.when("purple", "action:construct", "build:generator", "hex:h3")

    assert t.legal("purple") == ["tech:green", "tech:yellow"]
    assert t.why_not("purple", "tech:purple") == "om-why-tech-too-low"


@rule("OM-COL-43")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_allows_a_complex_one_larger(level):
    row = ["g3", "g2", "g1", "h1", "i1"]
    t = builder_of("generator")
    t.given(buildings=dict.fromkeys(row[:level], "generator"))
    t.given("purple", lab=at_level("generator", level), shelters=["a1", "a2", "a3", "b4"])

    t.when("purple", "action:construct", "build:generator", "hex:h3")

    t.then("purple", battery=level + 1)


@rule("OM-COL-44")
def test_technology_brings_no_resource():
    t = builder_of("generator")
    t.given("purple", lab={"6a": "generator"}, shelters=["a1", "a2", "a3"])

    t.when("purple", "action:construct", "build:generator", "hex:h3")

    t.then("purple", mineral=0, battery=2, water=0, plant=0, oxygen=0, arriving=0)


# Granted construction


def with_construction_tile(tile: str, **facts):
    """Purple's rover is next to a tile on h3 that grants a construction."""
    t = builder()
    t.given("purple", rover="h2", **facts)
    t.given(ground={"h3": tile})
    return t


@rule("OM-COL-37")
def test_a_granted_construction_needs_no_placement():
    t = with_construction_tile("discovery_construct_mine", quarters=1)
    t.given("green", slots={"construct": 2})

    t.when("purple", "action:control_center", "rover:s", "done", "yes", "hex:i4")

    t.then("purple", quarters=0, miners=["i4"], mineral=1, slots={"construct": 0})


@rule("OM-COL-37")
def test_a_granted_construction_is_paid_and_rewarded():
    t = with_construction_tile("discovery_construct_generator", mineral=2)

    t.when("purple", "action:control_center", "rover:s", "done", "yes", "hex:i4", "done")

    t.then("purple", mineral=1, battery=1, points=2)
    t.then(lss={"generator": 2})


@rule("OM-COL-37")
def test_a_granted_construction_keeps_to_zone_distance_and_technology():
    t = with_construction_tile("discovery_construct_generator", mineral=1)

    t.when("purple", "action:control_center", "rover:s", "done", "yes")

    assert sorted(open_hexes(t)) == SITES["generator"]
    assert reasons(t, "purple", "g4", "g6", "g1") == {
        "g4": "om-why-tech-too-low", "g6": "om-why-too-far", "g1": "om-why-out-of-zone",
    }  # fmt: skip
