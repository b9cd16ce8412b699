"""What makes room where something is built (OM-COL-38 to -40)."""

import pytest

from tests.on_mars.rules.colony import builder, builder_of, fact, occupy, open_hexes
from tests.support.ledger import rule

AROUND_H4 = {"h3", "i4", "i5", "h5", "g5", "g4"}
"""Of these i5 and g5 hold a building."""
TWO_FROM_H4 = {"h2", "i3", "j3", "j4", "j5", "i6", "h6", "g6", "f5", "f4", "f3", "g3"}


@rule("OM-COL-38")
def test_a_crystal_on_the_site_returns_to_the_supply():
    t = builder_of("generator")
    t.given("purple", rover="i1")
    t.given(ground={"i4": "crystal"})

    t.when("purple", "action:construct", "build:generator", "hex:i4")

    t.then(ground={"i4": None}, buildings={"i4": "generator"})
    t.then("purple", crystals=0, arriving=0)


@rule("OM-COL-39")
@pytest.mark.parametrize("tile", ["discovery_crystals_x3", "research_a1"])
def test_a_tile_on_the_site_leaves_the_game(tile):
    t = builder_of("generator")
    t.given(ground={"d1": None, "i4": tile})

    t.when("purple", "action:construct", "build:generator", "hex:i4")

    t.then(ground={"i4": None}, gone=[tile])
    t.then("purple", arriving=0, discoveries=[], research=[])
    assert tile not in fact(t, "exploration")


@rule("OM-COL-40")
def test_an_own_bot_moves_to_an_adjacent_hex_that_is_empty_or_a_building():
    t = builder_of("generator")

    t.when("purple", "action:construct", "build:generator", "hex:h4")
    assert set(t.legal("purple")) == {f"hex:{hex}" for hex in AROUND_H4}
    t.when("purple", "hex:g5")

    t.then("purple", bots=["g5", "f5"])
    t.then(buildings={"h4": "generator"})


@rule("OM-COL-40")
def test_hexes_with_a_piece_a_crystal_or_a_tile_are_not_available():
    t = builder_of("generator")
    t.given("green", rover="g4")
    occupy(t, "green", "g5")
    t.given(ground={"i4": "crystal", "h5": "discovery_crystals_x3"})

    t.when("purple", "action:construct", "build:generator", "hex:h4")

    assert open_hexes(t) == {"h3", "i5"}


@rule("OM-COL-40")
@pytest.mark.parametrize("piece", ["bot", "rover"])
def test_the_owner_moves_a_displaced_piece(piece):
    t = builder_of("generator")
    t.given("green", **({"bots": ["i4"]} if piece == "bot" else {"rover": "i4"}))

    t.when("purple", "action:construct", "build:generator", "hex:i4")
    assert t.turn == "green"
    assert open_hexes(t, "green") == {"i3", "j3", "j4", "i5", "h3"}
    t.when("green", "hex:j4")

    assert t.turn == "purple"
    t.then("green", **({"bots": ["j4"]} if piece == "bot" else {"rover": "j4"}))


@rule("OM-COL-40")
def test_a_piece_that_can_move_to_one_hex_only_moves_there():
    t = builder_of("generator")
    t.given("green", rover="i4")
    t.given("purple", rover="i3")
    t.given(ground={"j3": "crystal", "j4": "crystal", "h3": "crystal"})

    t.when("purple", "action:construct", "build:generator", "hex:i4")

    t.then("green", rover="i5")


@rule("OM-COL-40")
def test_the_closest_hex_may_be_farther_away():
    t = builder_of("generator")
    occupy(t, "green", "g5")
    t.given("green", rover="i5")
    t.given(ground=dict.fromkeys(("h3", "i4", "h5", "g4"), "crystal"))

    t.when("purple", "action:construct", "build:generator", "hex:h4")

    assert open_hexes(t) == TWO_FROM_H4 - {"f5"}


@rule("OM-COL-40")
def test_displacement_collects_and_destroys_nothing():
    t = builder(mineral=1)
    t.given("purple", rover="i4")
    t.given(ground={"h3": "crystal", "j3": "discovery_crystals_x3"})

    t.when("purple", "action:construct", "build:generator", "hex:i4", "hex:j4")

    t.then("purple", rover="j4", arriving=0, discoveries=[])
    t.then(ground={"h3": "crystal", "j3": "discovery_crystals_x3"}, gone=[])
