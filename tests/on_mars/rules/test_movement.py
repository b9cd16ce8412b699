"""The control center and the bots (OM-COL-01 to -10)."""

import pytest

from tests.on_mars.rules.colony import in_colony, occupy
from tests.support.ledger import rule
from valles.games.on_mars.rules.colony import HEX_NAMES

AROUND_I3 = {"n": "i2", "ne": "j2", "se": "j3", "s": "i4", "sw": "h3", "nw": "h2"}


# Points


@rule("OM-COL-01")
def test_bots_and_rover_have_two_points_each_in_pools_of_their_own():
    t = in_colony()
    t.given("purple", bots=["i3"], rover="g4", crystals=1)

    t.when("purple", "action:control_center", "bot1:n", "bot1:n")
    assert t.why_not("purple", "bot1:s") == "om-why-no-points"
    assert t.why_not("purple", "rover:n") is None
    t.when("purple", "rover:n", "rover:n")

    assert t.why_not("purple", "rover:s") == "om-why-no-points"
    t.then("purple", bots=["i1"], rover="g2")


@rule("OM-COL-01")
def test_the_bots_share_their_points():
    t = in_colony()
    t.given("purple", bots=["i3", "e3"])

    t.when("purple", "action:control_center", "bot1:n", "bot2:n")

    assert [t.why_not("purple", f"{bot}:s") for bot in ("bot1", "bot2")] == ["om-why-no-points"] * 2
    t.then("purple", bots=["i2", "e2"])


@rule("OM-COL-02")
def test_points_are_used_in_any_order():
    t = in_colony()
    t.given("purple", bots=["i3", "e3"], rover="g4")

    t.when("purple", "action:control_center", "rover:n", "bot2:s", "rover:ne", "bot1:s")

    t.then("purple", bots=["i4", "e4"], rover="h2")


@rule("OM-COL-02")
def test_points_that_are_not_used_lapse():
    t = in_colony()
    t.given("purple", bots=["i3"], rover="g4")

    t.when("purple", "action:control_center", "bot1:n", "done")

    assert t.legal("purple") == ["end"]
    t.then("purple", bots=["i2"], rover="g4")


@rule("OM-COL-03")
def test_each_crystal_of_the_depot_buys_a_point_for_bots_or_rover():
    t = in_colony()
    t.given("purple", bots=["i5"], rover="g5", crystals=3)

    t.when("purple", "action:control_center", "bot1:n", "bot1:n", "rover:n", "rover:n")
    t.when("purple", "boost:bots", "bot1:n", "boost:bots", "bot1:n", "boost:rover")
    t.then("purple", bots=["i1"], rover="g3", crystals=0)
    assert t.why_not("purple", "boost:bots") == "om-why-too-expensive"
    t.when("purple", "rover:n")

    t.then("purple", rover="g2")
    assert t.legal("purple") == ["end"]


@rule("OM-COL-03")
@pytest.mark.parametrize(("bought", "other"), [("bots", "rover"), ("rover", "bots")])
def test_a_bought_point_is_for_one_of_the_two_only(bought, other):
    t = in_colony()
    t.given("purple", bots=["i5"], rover="g5", crystals=1)
    steps = {"bots": "bot1:n", "rover": "rover:n"}

    t.when("purple", "action:control_center", *[steps["bots"]] * 2, *[steps["rover"]] * 2, f"boost:{bought}")

    assert t.why_not("purple", steps[bought]) is None
    assert t.why_not("purple", steps[other]) == "om-why-no-points"


@rule("OM-COL-03")
def test_a_crystal_collected_on_the_way_buys_no_point():
    t = in_colony()
    t.given("purple", rover="g4")
    t.given(ground={"g2": "crystal"})

    t.when("purple", "action:control_center", "rover:n", "rover:n")

    t.then("purple", rover="g2", crystals=0, arriving=1)
    assert t.why_not("purple", "boost:rover") == "om-why-too-expensive"


@rule("OM-COL-04")
@pytest.mark.parametrize(("way", "hex"), AROUND_I3.items())
def test_a_point_moves_a_piece_to_an_adjacent_hex(way, hex):
    t = in_colony()
    t.given("purple", bots=["i3"], rover="g4")

    t.when("purple", "action:control_center", f"bot1:{way}")

    t.then("purple", bots=[hex])


@rule("OM-COL-04")
def test_no_piece_leaves_the_map():
    t = in_colony()
    t.given("purple", bots=["a1"], rover="g9")

    t.when("purple", "action:control_center")

    assert {way for way in AROUND_I3 if t.why_not("purple", f"bot1:{way}") == "om-why-off-the-map"} == {"n", "sw", "nw"}
    assert {way for way in AROUND_I3 if t.why_not("purple", f"rover:{way}") == "om-why-off-the-map"} == {
        "s", "se", "sw"
    }  # fmt: skip


@rule("OM-COL-04")
def test_a_hex_with_a_building_costs_one_point_like_any_other():
    t = in_colony()
    t.given("purple", bots=["i6"], rover="g6")

    t.when("purple", "action:control_center", "bot1:n", "bot1:n", "rover:n", "rover:n")

    t.then("purple", bots=["i4"], rover="g4")


# Where a piece may stay


def with_piece(kind: str, bot: str, rover: str):
    """A piece of green's stands on i2, purple's bot and rover elsewhere."""
    t = in_colony()
    t.given("purple", bots=[bot], rover=rover)
    if kind == "colonist":
        occupy(t, "green", "i2")
    elif kind == "marker":
        t.given(buildings={"i2": "greenhouse"})
        t.given("green", built={"biomarket": "i2"})
    elif kind == "bot":
        t.given("green", bots=["i2"])
    else:
        t.given("green", rover="i2")
    return t


@rule("OM-COL-05")
@pytest.mark.parametrize("kind", ["colonist", "marker", "bot", "rover"])
@pytest.mark.parametrize(("piece", "way"), [("bot1", "n"), ("rover", "ne")])
def test_a_piece_passes_another_but_does_not_stay_with_it(kind, piece, way):
    t = with_piece(kind, bot="i3", rover="h2")

    t.when("purple", "action:control_center", f"{piece}:{way}")
    assert t.why_not("purple", "done") == "om-why-must-move-on"
    t.when("purple", f"{piece}:n", "done")

    seat = t.seat("purple")
    assert {"bot1": seat.bots[0], "rover": seat.rover}[piece] == "i1"


@rule("OM-COL-05")
@pytest.mark.parametrize("kind", ["colonist", "marker", "bot", "rover"])
@pytest.mark.parametrize(("piece", "way"), [("bot1", "n"), ("rover", "ne")])
def test_the_last_point_does_not_lead_onto_another_piece(kind, piece, way):
    t = with_piece(kind, bot="i4", rover="g3")

    t.when("purple", "action:control_center", f"{piece}:{way}")

    assert t.why_not("purple", f"{piece}:{way}") == "om-why-cannot-stay"


@rule("OM-COL-05")
def test_own_pieces_are_in_the_way_too():
    t = in_colony()
    t.given("purple", bots=["i4", "i3"], rover="j3")

    t.when("purple", "action:control_center", "bot1:n")
    assert t.why_not("purple", "done") == "om-why-must-move-on"
    t.when("purple", "bot1:n", "rover:n")

    assert t.why_not("purple", "rover:nw") == "om-why-cannot-stay"
    t.then("purple", bots=["i2", "i3"], rover="j2")


@rule("OM-COL-05")
def test_a_building_without_a_piece_is_no_obstacle():
    t = in_colony()
    t.given("purple", bots=["g4"], rover="g6")

    t.when("purple", "action:control_center", "bot1:n", "rover:s", "done")

    t.then("purple", bots=["g3"], rover="g7")


@rule("OM-COL-02", "OM-COL-05")
def test_bot_and_rover_may_change_places():
    t = in_colony()
    t.given("purple", bots=["i3"], rover="i2")

    t.when("purple", "action:control_center", "bot1:n", "rover:s", "done")

    t.then("purple", bots=["i2"], rover="i3")


CORNER = ("a1", "a2", "b2", "b3")
"""Where a piece on a1 is two steps from the closest hex without one."""


@rule("OM-COL-05")
def test_a_hex_passed_with_another_piece_on_it_is_no_way_out():
    t = in_colony()
    t.given("purple", bots=["c3"], crystals=1)
    occupy(t, "green", *CORNER)

    t.when("purple", "action:control_center", "bot1:nw")

    assert t.why_not("purple", "bot1:sw") == "om-why-cannot-stay"


@rule("OM-COL-05", "OM-COL-12")
def test_a_technology_that_cannot_free_the_rover_is_refused():
    t = in_colony("purple", "green", "yellow")
    t.given("purple", rover="c3", lab={"1a": "rover"})
    t.given("green", lab={"2a": "rover"})
    t.given("yellow", lab={"3a": "rover"})
    occupy(t, "green", *CORNER)

    t.when("purple", "action:control_center", "rover:nw", "rover:sw")

    assert t.why_not("purple", "tech:purple") == "om-why-must-move-on"
    assert [t.why_not("purple", f"tech:{seat}") for seat in ("green", "yellow")] == [None, None]


@rule("OM-COL-05", "OM-COL-16")
def test_a_crystal_that_a_tile_costs_does_not_also_lead_the_rover_there():
    t = in_colony()
    t.given("purple", rover="c3", crystals=1, quarters=1)
    occupy(t, "green", "a1", "b2", "b3")
    t.given(offers=["contract_7"], ground={"a2": "discovery_scientist_or_contract"})

    t.when("purple", "action:control_center", "rover:nw")

    assert t.why_not("purple", "rover:sw") == "om-why-cannot-stay"


@rule("OM-COL-06")
@pytest.mark.parametrize(
    ("steps", "bot", "rover"), [((), "i3", "g4"), (("bot1:n",), "i2", "g4"), (("rover:n",), "i3", "g3")]
)
def test_nothing_has_to_be_moved(steps, bot, rover):
    t = in_colony()
    t.given("purple", bots=["i3"], rover="g4")

    t.when("purple", "action:control_center", *steps, "done")

    t.then("purple", bots=[bot], rover=rover)
    assert t.why_not("purple", "end") is None


# Bots


@rule("OM-COL-07", "OM-COL-09")
@pytest.mark.parametrize("tile", ["discovery_crystals_x3", "research_a1"])
def test_a_bot_that_stays_on_a_tile_removes_it_from_the_game(tile):
    t = in_colony()
    t.given("purple", bots=["i3"])
    t.given(ground={"d1": None, "i2": tile})

    t.when("purple", "action:control_center", "bot1:n")
    t.then(ground={"i2": tile})
    t.when("purple", "done")

    t.then(ground={"i2": None}, gone=[tile])
    t.then("purple", arriving=0, discoveries=[], research=[])


@rule("OM-COL-08", "OM-COL-09")
def test_a_bot_that_stays_on_a_crystal_returns_it_to_the_supply():
    t = in_colony()
    t.given("purple", bots=["i3"])
    t.given(ground={"i2": "crystal"})

    t.when("purple", "action:control_center", "bot1:n", "done")

    t.then(ground={"i2": None})
    t.then("purple", crystals=0, arriving=0)


@rule("OM-COL-07", "OM-COL-08")
@pytest.mark.parametrize("lying", ["crystal", "discovery_crystals_x3", "research_a1"])
def test_a_bot_that_passes_changes_nothing(lying):
    t = in_colony()
    t.given("purple", bots=["i3"])
    t.given(ground={"d1": None, "i2": lying})

    t.when("purple", "action:control_center", "bot1:n", "bot1:n", "done")

    t.then(ground={"i2": lying}, gone=[])
    t.then("purple", arriving=0)


@rule("OM-COL-09")
@pytest.mark.parametrize("lying", ["crystal", "discovery_crystals_x3"])
def test_a_bot_that_is_moved_on_later_in_the_action_has_not_stayed(lying):
    t = in_colony()
    t.given("purple", bots=["i3"], rover="g4")
    t.given(ground={"i2": lying})

    t.when("purple", "action:control_center", "bot1:n", "rover:n", "bot1:n", "done")

    t.then(ground={"i2": lying}, gone=[])


@rule("OM-COL-10")
def test_building_zones_are_the_hexes_of_all_own_bots_and_those_around_them():
    t = in_colony()
    t.given("purple", bots=["i3", "c4"], mineral=1)
    t.given("green", bots=["g8"])
    zone = {"i3", *AROUND_I3.values(), "c4", "c3", "d4", "d5", "c5", "b4", "b3"}

    t.when("purple", "action:construct", "build:mine")

    outside = {hex for hex in HEX_NAMES if t.why_not("purple", f"hex:{hex}") == "om-why-out-of-zone"}
    assert outside == set(HEX_NAMES) - zone
