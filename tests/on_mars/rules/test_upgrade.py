"""Upgrading buildings with blueprints (OM-COL-51 to -61)."""

import pytest

from tests.on_mars.rules.colony import in_colony, occupy, open_hexes, reasons
from tests.support.ledger import rule
from valles.game import public_view
from valles.testing import table

LEVEL_1 = {
    "mine": "metal_deposit", "generator": "wind_turbines", "water_extractor": "private_ship",
    "greenhouse": "biomarket", "oxygen_condenser": "oxygen_tank",
}  # fmt: skip
HEXES = {"mine": "g5", "generator": "g3", "water_extractor": "g7", "greenhouse": "e5", "oxygen_condenser": "i5"}
"""The starting buildings."""


def owner(*blueprints: str, **facts):
    """Purple's bots stand where every starting building is in a zone."""
    t = in_colony()
    t.given("purple", **{"bots": ["g4", "g6", "e4", "i4"], "mineral": 2, "blueprints": blueprints, **facts})
    return t


# Which blueprint, which building


@rule("OM-COL-51", "OM-COL-57")
@pytest.mark.parametrize(("building", "blueprint"), LEVEL_1.items())
def test_a_blueprint_turns_a_building_into_an_advanced_one(building, blueprint):
    t = owner(blueprint)
    t.then("purple", blueprints=[blueprint], built={}, markers=7)

    t.when("purple", "action:upgrade")

    t.then("purple", blueprints=[], built={blueprint: HEXES[building]}, markers=7, slots={"upgrade": 1}, quarters=2)


@rule("OM-COL-51")
def test_only_own_blueprints_are_used():
    t = owner("wind_turbines", "biomarket")
    t.given("green", blueprints=["metal_deposit"])

    t.when("purple", "action:upgrade")

    assert t.legal("purple") == ["card:wind_turbines", "card:biomarket"]


@rule("OM-COL-51")
def test_without_a_blueprint_there_is_no_upgrade():
    t = owner()
    t.given("green", blueprints=["metal_deposit"])

    assert t.why_not("purple", "action:upgrade") == "om-why-not-your-blueprint"


@rule("OM-COL-52")
def test_a_blueprint_is_used_once():
    t = owner("wind_turbines", built={"biomarket": "e5"})
    t.given(buildings={"e3": "greenhouse"})

    t.when("purple", "action:upgrade")

    t.then("purple", built={"biomarket": "e5", "wind_turbines": "g3"})
    assert t.legal("purple") == ["end"]


@rule("OM-COL-52")
@pytest.mark.parametrize("seat", ["purple", "green"])
def test_a_building_is_upgraded_once(seat):
    t = owner("wind_turbines", "biomarket")
    t.given(buildings={"e3": "greenhouse", "f5": "greenhouse"})
    t.given(seat, built={"hydroponic_farm": "e5"})

    t.when("purple", "action:upgrade", "card:biomarket")

    assert open_hexes(t) == {"e3", "f5"}
    assert t.why_not("purple", "hex:e5") == "om-why-already-upgraded"


@rule("OM-COL-53")
def test_the_type_of_the_building_must_match():
    t = owner("biomarket", "wind_turbines")
    t.given(buildings={"e3": "greenhouse"})

    t.when("purple", "action:upgrade", "card:biomarket")

    assert open_hexes(t) == {"e3", "e5"}
    assert reasons(t, "purple", "g5", "g7", "h5") == dict.fromkeys(("g5", "g7", "h5"), "om-why-wrong-building")


@rule("OM-COL-53")
@pytest.mark.parametrize(
    ("others", "level_1", "level_3"),
    [
        ([], None, "om-why-complex-too-small"),
        (["g2"], None, "om-why-complex-too-small"),
        (["g2", "g1"], None, None),
        (["g2", "h3"], None, None),
    ],
)
def test_a_level_3_blueprint_needs_a_complex_of_three(others, level_1, level_3):
    t = owner("wind_turbines")
    t.given(buildings=dict.fromkeys(others, "generator"))
    assert t.why_not("purple", "action:upgrade") == level_1

    t = owner("radar")
    t.given(buildings=dict.fromkeys(others, "generator"))

    assert t.why_not("purple", "action:upgrade") == level_3


@rule("OM-COL-53")
def test_any_building_of_a_large_complex_fits_a_level_3_blueprint():
    t = owner("radar", "wind_turbines", bots=["g2", "i5"])
    t.given(buildings={"g2": "generator", "g1": "generator", "i6": "generator"})

    t.when("purple", "action:upgrade", "card:radar")

    assert open_hexes(t) == {"g1", "g2", "g3"}
    assert t.why_not("purple", "hex:i6") == "om-why-complex-too-small"


@rule("OM-COL-54")
@pytest.mark.parametrize(("bots", "reason"), [(["g4"], None), (["g3"], None), (["g5", "i5"], "om-why-out-of-zone")])
def test_the_building_lies_in_the_zone_of_an_own_bot(bots, reason):
    t = owner("wind_turbines", bots=bots)
    t.given("green", bots=["h2"])

    assert t.why_not("purple", "action:upgrade") == reason


@rule("OM-COL-55")
def test_only_own_shelters_are_upgraded():
    t = owner("casino", "wind_turbines", bots=["i4", "f7", "g4"], shelters=["f8"])
    t.given(buildings={"g8": ("shelter", "green")})

    t.when("purple", "action:upgrade", "card:casino")

    assert open_hexes(t) == {"i3", "f8"}
    assert reasons(t, "purple", "e7", "g8") == dict.fromkeys(("e7", "g8"), "om-why-wrong-building")


# Cost and result


@rule("OM-COL-56")
def test_an_upgrade_costs_a_mineral():
    t = owner("wind_turbines", mineral=2)

    t.when("purple", "action:upgrade")

    t.then("purple", mineral=1)


@rule("OM-COL-56")
def test_nothing_replaces_the_mineral():
    t = owner("wind_turbines", mineral=0, battery=2, water=2, plant=2, oxygen=2, crystals=3)

    assert t.why_not("purple", "action:upgrade") == "om-why-too-expensive"


@rule("OM-COL-57")
def test_the_action_of_the_card_is_available_from_then_on():
    t = owner("construction_yard", "wind_turbines", crystals=2)
    assert t.why_not("purple", "use:wind_turbines") == "om-why-not-built"

    t.when("purple", "action:upgrade", "card:wind_turbines")

    assert t.why_not("purple", "use:wind_turbines") is None


@rule("OM-COL-58")
@pytest.mark.parametrize("piece", ["bot", "rover"])
def test_a_piece_on_the_building_is_displaced_by_its_owner(piece):
    t = owner("wind_turbines")
    t.given("green", **({"bots": ["g3"]} if piece == "bot" else {"rover": "g3"}))

    t.when("purple", "action:upgrade")
    assert t.turn == "green"
    assert open_hexes(t, "green") == {"g2", "h2", "h3", "f3", "f2"}
    t.when("green", "hex:h2")

    t.then("green", **({"bots": ["h2"]} if piece == "bot" else {"rover": "h2"}))
    t.then("purple", built={"wind_turbines": "g3"})


@rule("OM-COL-59")
@pytest.mark.parametrize(("quarters", "after", "beside"), [(3, 4, 8), (4, 4, 8)])
def test_a_miner_returns_to_the_quarters_of_its_owner(quarters, after, beside):
    t = owner("metal_deposit", bots=["i3"])
    occupy(t, "green", "i4")
    t.given("green", quarters=quarters)
    t.then("green", beside=11 - quarters)

    t.when("purple", "action:upgrade")

    t.then("green", miners=[], quarters=after, beside=beside)


# Technology


@rule("OM-COL-60")
def test_without_technology_an_action_is_one_upgrade():
    t = owner("wind_turbines", "biomarket")

    t.when("purple", "action:upgrade", "card:biomarket")

    assert t.legal("purple") == ["end"]


@rule("OM-COL-60")
@pytest.mark.parametrize(("space", "level"), [("1a", 1), ("2a", 2), ("3a", 3)])
def test_an_upgrade_technology_allows_as_many_more_as_its_level(space, level):
    t = owner(*LEVEL_1.values(), lab={space: "upgrade"}, shelters=["a1", "a2", "a3"], mineral=5)

    t.when("purple", "action:upgrade", "card:biomarket", "tech:purple")
    for blueprint in list(LEVEL_1.values())[:level]:
        t.when("purple", f"card:{blueprint}")

    assert t.legal("purple") == ["end"]
    t.then("purple", mineral=5 - 1 - level)
    assert len(t.seat("purple").built) == 1 + level


@rule("OM-COL-60")
def test_the_technology_of_another_player_serves_as_well():
    t = owner("wind_turbines", "biomarket")
    t.given("green", lab={"1a": "upgrade"})

    t.when("purple", "action:upgrade", "card:biomarket", "tech:green", "card:wind_turbines")

    t.then("purple", built={"biomarket": "e5", "wind_turbines": "g3"}, mineral=0)
    t.then("green", waiting=1)


@rule("OM-COL-60")
def test_further_upgrades_may_be_left_out():
    t = owner("wind_turbines", "biomarket", lab={"1a": "upgrade"})

    t.when("purple", "action:upgrade", "card:biomarket", "tech:purple", "done")

    t.then("purple", built={"biomarket": "e5"}, blueprints=["wind_turbines"], mineral=1)


@rule("OM-COL-60")
@pytest.mark.parametrize(
    ("other", "bots", "mineral", "chosen", "next_options"),
    [
        ("wind_turbines", ["e4", "g4"], 2, ["card:biomarket"], ["tech:purple", "done"]),
        ("wind_turbines", ["e4", "g4"], 1, ["card:biomarket"], ["end"]),
        ("hydroponic_farm", ["e4", "g4"], 2, ["card:biomarket"], ["end"]),
        ("wind_turbines", ["e4", "i4"], 2, [], ["end"]),
    ],
)
def test_each_further_upgrade_needs_building_zone_and_mineral(other, bots, mineral, chosen, next_options):
    t = owner("biomarket", other, lab={"1a": "upgrade"}, bots=bots, mineral=mineral)

    t.when("purple", "action:upgrade", *chosen)

    t.then("purple", built={"biomarket": "e5"}, blueprints=[other])
    assert t.legal("purple") == next_options


@rule("OM-COL-60")
def test_the_fourth_executive_action_may_use_the_upgrade_technology():
    t = owner("wind_turbines", "biomarket", lab={"1a": "upgrade"}, depot=[1, 2, 3, 5], crystals=3)

    t.when("purple", "executive:4", "card:biomarket", "tech:purple", "card:wind_turbines")

    t.then("purple", built={"biomarket": "e5", "wind_turbines": "g3"}, mineral=0, slots={"upgrade": 0})


@rule("OM-COL-60")
def test_the_discovery_tile_for_upgrades_uses_no_technology():
    t = owner("wind_turbines", "biomarket", "metal_deposit", lab={"1a": "upgrade"}, rover="h4", shelters=["a1"])
    t.given("purple", mineral=3)
    t.given(ground={"h3": "discovery_upgrade_x2"})

    t.when("purple", "action:control_center", "rover:n", "done", "yes", "card:biomarket", "card:wind_turbines")

    assert t.legal("purple") == ["end"]
    t.then("purple", mineral=1, blueprints=["metal_deposit"])


# Production


@rule("OM-COL-61")
def test_an_advanced_building_produces_for_the_owner_of_its_marker():
    t = in_colony()
    t.given("green", built={"wind_turbines": "g3", "metal_deposit": "g5", "casino": "e7"})
    t.given(shuttle=("colony", 1))
    t.end_turn("purple")
    t.end_turn("green")

    t.when("purple", "travel", "space:1")
    t.when("green", "travel", "space:2")

    t.then("purple", mineral=0, battery=0, crystals=0, arriving=0)
    t.then("green", mineral=1, battery=1)
    assert t.seat("green").crystals + t.seat("green").arriving == 1


# What is told while a blueprint is chosen


def test_a_blueprint_on_display_shows_where_it_fits_or_what_it_lacks():
    t = table("on_mars")
    t.given(display=["wind_turbines", "radar", "biomarket", "metal_deposit"])
    t.given("purple", space=1, bots=["g4"])
    t.given("green", built={"construction_yard": "g5"})
    assert public_view(t.game.view("purple")).fits == []

    t.when("purple", "action:obtain_blueprint")

    fits = {fit.card: (fit.hexes, fit.lacks) for fit in public_view(t.game.view("purple")).fits}
    assert fits == {
        "wind_turbines": (["g3"], "nothing"),
        "radar": ([], "complex"),
        "biomarket": ([], "zone"),
        "metal_deposit": ([], "building"),
    }
    assert public_view(t.game.view("green")).fits == []
