"""The examples of the rulebook that are played in the colony (OM-EX-16 to -34), and those derived for it."""

import pytest

from tests.on_mars.rules.colony import LIFE_SUPPORT, builder, fact, in_colony, occupy, open_hexes, reasons
from tests.support.ledger import rule
from valles.games.on_mars.rules.card import BLUEPRINT_CARDS

# Control center


@rule("OM-EX-16", "OM-COL-01", "OM-COL-02")
@pytest.mark.parametrize(("last", "bots"), [("bot2", ["i2", "e2"]), ("bot1", ["i1", "e3"])])
def test_a_bot_then_the_rover_then_a_bot(last, bots):
    t = in_colony()
    t.given("purple", bots=["i3", "e3"], rover="g4", crystals=1)

    t.when("purple", "action:control_center", "bot1:n", "rover:n", "rover:n", f"{last}:n")

    t.then("purple", bots=bots, rover="g2")
    assert [t.why_not("purple", f"{bot}:s") for bot in ("bot1", "bot2")] == ["om-why-no-points"] * 2


@rule("OM-EX-17", "OM-COL-12")
def test_a_level_3_technology_gives_the_rover_five_points():
    t = in_colony()
    t.given("purple", rover="g9", lab={"3a": "rover"})

    t.when("purple", "action:control_center", "rover:n", "rover:n", "tech:purple", "rover:n", "rover:n", "rover:n")

    t.then("purple", rover="g4", crystals=0)
    assert t.why_not("purple", "rover:n") == "om-why-no-points"


@rule("OM-EX-18", "OM-COL-11", "OM-COL-14")
def test_the_rover_collects_a_crystal_and_a_tile_five_hexes_away():
    t = in_colony()
    t.given("purple", rover="h8", lab={"3a": "rover"})
    t.given(ground={"h6": "crystal", "h3": "discovery_gain_water"})

    t.when("purple", "action:control_center", "rover:n", "rover:n", "tech:purple", "rover:n", "rover:n", "rover:n")
    t.when("purple", "done", "yes")

    t.then("purple", rover="h3", arriving=1, discoveries=["discovery_gain_water"], water=2)
    t.then(ground={"h6": None, "h3": None})


# Construction


@rule("OM-EX-19", "OM-COL-21", "OM-COL-23", "OM-COL-24", "OM-COL-25")
@pytest.mark.parametrize(
    ("owner", "sites", "site"),
    [
        (None, {"k3", "k4"}, "k3"),
        ("purple", {"k3", "k4", "j4", "j5"}, "j4"),
        ("green", {"k3", "k4", "j4", "j5"}, "j5"),
    ],
)
def test_four_places_for_an_oxygen_condenser(owner, sites, site):
    t = in_colony()
    t.given("purple", bots=["k4"], plant=1)
    t.given(buildings={"k5": "mine"})
    if owner:
        t.given(owner, lab={"1a": "oxygen_condenser"})

    t.when("purple", "action:construct", "build:oxygen_condenser")
    assert open_hexes(t) == sites
    t.when("purple", f"hex:{site}")

    t.then("purple", plant=0)


@rule("OM-EX-20", "OM-COL-28", "OM-COL-29", "OM-COL-31", "OM-COL-34", "OM-LSS-05", "OM-LSS-06")
def test_purple_forms_a_complex_of_oxygen_condensers():
    t = builder(plant=1, oxygen=1)
    t.given("purple", bots=["k4"], lab={"1a": "oxygen_condenser"})
    t.given(stacks={"oxygen_condenser": [6]}, rewards={"oxygen_condenser": "reward_shelters"})
    t.given(ground={"i6": "discovery_crystals_x3"})

    t.when("purple", "action:construct", "build:oxygen_condenser", "hex:j5")

    t.then(ground={"j4": "crystal", "k5": "crystal", "i6": "discovery_crystals_x3"}, lss={"oxygen_condenser": 2})
    t.then("purple", plant=0, oxygen=2, cubes=["oxygen_condenser"], points=2 + 2)
    assert t.legal("purple") == ["choose:1", "choose:2", "choose:3", "choose:4", "done"]


def water_builder(level: int, *others: str):
    """Purple's bot stands on h5, with a Water technology of this level; further water extractors stand on the map."""
    t = in_colony()
    spaces = {1: "1a", 2: "2b", 3: "3a"}
    lab = {spaces[level]: "water_extractor"} if level else {}
    t.given("purple", bots=["h5"], battery=1, lab=lab, shelters=["a1", "a2", "a3"])
    t.given(buildings=dict.fromkeys(others, "water_extractor"))
    return t


@rule("OM-EX-21", "OM-COL-42")
@pytest.mark.parametrize(("level", "reason"), [(0, "om-why-tech-too-low"), (1, None)])
def test_beside_a_single_water_extractor_level_1_is_needed(level, reason):
    t = water_builder(level)

    t.when("purple", "action:construct", "build:water_extractor")

    assert t.why_not("purple", "hex:g6") == reason


@rule("OM-EX-22", "OM-COL-42")
@pytest.mark.parametrize(("level", "reason"), [(2, "om-why-tech-too-low"), (3, None)])
def test_between_a_single_water_extractor_and_a_complex_of_two_level_3_is_needed(level, reason):
    t = water_builder(level, "f5", "e6")

    t.when("purple", "action:construct", "build:water_extractor")

    assert t.why_not("purple", "hex:g6") == reason


@rule("OM-EX-22", "OM-COL-29")
def test_the_joined_complex_has_four_water_extractors():
    t = water_builder(3, "f5", "e6")

    t.when("purple", "action:construct", "build:water_extractor", "hex:g6")

    t.then("purple", water=4, battery=0)


@rule("OM-EX-23", "OM-COL-42")
@pytest.mark.parametrize(("level", "reason"), [(2, "om-why-tech-too-low"), (3, None)])
def test_beside_one_tile_of_a_complex_of_three_level_3_is_needed(level, reason):
    t = water_builder(level, "g8", "g9")

    t.when("purple", "action:construct", "build:water_extractor")

    assert t.why_not("purple", "hex:h6") == reason


@rule("OM-EX-24", "OM-COL-41")
def test_a_water_technology_is_no_help_for_greenhouses():
    t = builder(water=1, battery=1)
    t.given("purple", lab={"3a": "water_extractor"})

    t.when("purple", "action:construct", "build:greenhouse")

    assert reasons(t, "purple", "f4", "f5", "e6") == dict.fromkeys(("f4", "f5", "e6"), "om-why-tech-too-low")


@rule("OM-EX-25", "OM-COL-25", "OM-COL-32", "OM-COL-35", "OM-COL-40")
def test_yellow_builds_a_mine_where_her_bot_stands():
    t = in_colony("yellow", "blue")
    t.given("yellow", bots=["i4"], quarters=2)

    t.when("yellow", "action:construct")
    assert t.why_not("yellow", "hex:h4") == "om-why-tech-too-low"
    t.when("yellow", "hex:i4")
    assert open_hexes(t, "yellow") == {"i3", "j3", "j4", "i5", "h4", "h3"}
    t.when("yellow", "hex:h3")

    t.then("yellow", slots={"construct": 1}, miners=["i4"], quarters=0, bots=["h3"], mineral=1, cubes=[])
    t.then(lss=dict.fromkeys(LIFE_SUPPORT, 1))


# Life support and level


@rule("OM-EX-26", "OM-LSS-06")
def test_a_generator_that_is_needed_is_rewarded():
    t = builder(mineral=1)
    t.given(level=2, lss={"generator": 2}, rewards={"generator": "reward_bots"})

    t.when("purple", "action:construct", "build:generator", "hex:i4")

    t.then(lss={"generator": 3})
    t.then("purple", points=4)
    assert "choose:2" in t.legal("purple")


@rule("OM-EX-27", "OM-LSS-07")
def test_another_generator_is_not_rewarded():
    t = builder(mineral=1)
    t.given(level=2, lss={"generator": 3}, rewards={"generator": "reward_bots"})

    t.when("purple", "action:construct", "build:generator", "hex:i4")

    t.then(lss={"generator": 4})
    t.then("purple", points=0)
    assert t.legal("purple") == ["end"]


def levels(t) -> list[int]:
    return sorted(BLUEPRINT_CARDS[number - 1].level for number in t.state.display if number)


@rule("OM-EX-28", "OM-LEVEL-01", "OM-LEVEL-04", "OM-LEVEL-07", "OM-LEVEL-08", "OM-LEVEL-09", "OM-LEVEL-10")
def test_a_greenhouse_raises_the_colony_to_level_2():
    t = in_colony("purple", "green", "yellow")
    t.given("purple", bots=["g5"], water=1, cubes=["mine", "generator"])
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 2) | {"greenhouse": 1}, grid={}, warehouse={"water": 0})
    old = fact(t, "display")

    t.when("purple", "action:construct", "hex:g4", "choose:2", "end")

    t.then(level=2, remaining=3, warehouse={"water": 3})
    t.then("purple", points=2 + 2)
    assert levels(t) == [1] * 6 + [3] * 6
    assert not set(old) & set(fact(t, "display"))
    assert len(fact(t, "grid")) == 8


@rule("OM-EX-29", "OM-LEVEL-09")
def test_progress_is_scored():
    t = in_colony("purple", "green", "yellow", "blue")
    t.given("purple", cubes=["mine", "generator", "greenhouse"])
    t.given("yellow", cubes=["mine"])
    t.given("green", cubes=["oxygen_condenser"])
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 2))

    t.end_turn("purple")

    assert [t.seat(seat).points for seat in ("purple", "yellow", "green", "blue")] == [4, 1, 1, 0]


# Upgrades, ships, executive actions


@rule("OM-EX-30", "OM-COL-51", "OM-COL-56", "OM-COL-57")
def test_green_builds_her_private_ship():
    t = in_colony("green", "blue")
    t.given("green", bots=["g6"], blueprints=["private_ship"], mineral=1, water=1, plant=1, crystals=2)

    t.when("green", "action:upgrade")

    t.then("green", mineral=0, built={"private_ship": "g7"}, blueprints=[])
    assert t.why_not("green", "use:private_ship") is None


@rule("OM-EX-31", "OM-COL-60")
def test_a_level_2_technology_allows_three_upgrades():
    t = in_colony()
    cards = ["wind_turbines", "private_ship", "biomarket", "oxygen_tank"]
    t.given("purple", blueprints=cards, mineral=4, lab={"2b": "upgrade"}, shelters=["a1", "a2"])
    t.given("purple", bots=["g4", "g6", "e4", "i4"])

    t.when("purple", "action:upgrade", "card:wind_turbines", "tech:purple", "card:private_ship", "card:biomarket")

    t.then("purple", mineral=1, blueprints=["oxygen_tank"])
    assert t.legal("purple") == ["end"]


@rule("OM-EX-32", "OM-COL-68")
def test_a_ship_that_was_discarded_still_counts():
    t = in_colony()
    t.given(level=3)
    t.given("purple", depot=[3, 4, 5], hangar=1, water=2, plant=2)

    t.when("purple", "action:welcome_ship", "ship:3", "reward:colonists")

    assert t.legal("purple") == ["end"]
    t.then("purple", hangar=2, depot=[4, 5])


@rule("OM-EX-33", "OM-EXEC-02", "OM-COL-69")
def test_a_ship_opens_a_fourth_executive_action():
    t = in_colony()
    t.given("purple", depot=[1, 2, 3, 4], hangar=1, crystals=3, built={"automated_production": "g3"})

    executive = [option for option in t.legal("purple") if option.startswith(("executive:", "use:"))]

    assert executive == ["executive:5", "executive:6", "executive:7", "use:automated_production"]


@rule("OM-EX-34", "OM-EXEC-06", "OM-COL-42")
def test_a_colonist_raises_the_level_for_the_concentrator():
    t = in_colony()
    t.given("purple", built={"concentrator": "j6"}, crystals=2, plant=1, lab={"2b": "oxygen_condenser"})
    t.given("purple", bots=["j4"], quarters=1, shelters=["a1", "a2"])
    t.given("green", lab={})
    t.given(buildings={"i6": "oxygen_condenser", "j6": "oxygen_condenser"})

    t.when("purple", "use:concentrator", "hex:i4")

    t.then("purple", oxygen=4, quarters=0, working=1, lab={"2b": "oxygen_condenser"})


@rule("OM-EX-34", "OM-EXEC-06")
def test_without_the_colonist_the_level_is_too_low():
    t = in_colony()
    t.given("purple", built={"concentrator": "j6"}, crystals=2, plant=1, lab={"2b": "oxygen_condenser"})
    t.given("purple", bots=["j4"], quarters=0)
    t.given("green", lab={})
    t.given(buildings={"i6": "oxygen_condenser", "j6": "oxygen_condenser"})

    t.when("purple", "use:concentrator")

    assert t.why_not("purple", "hex:i4") == "om-why-tech-too-low"


# Derived


@rule("OM-EX-56", "OM-LEVEL-05", "OM-LEVEL-09", "OM-LEVEL-10")
def test_level_3_with_some_blueprints_taken():
    t = in_colony()
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 2))
    t.given("purple", cubes=["mine"])
    t.end_turn("purple")
    shown = fact(t, "display")
    level_1 = [card for card in shown if t.state.display[shown.index(card)] <= 12]
    level_3 = [card for card in shown if card not in level_1]
    t.given("purple", blueprints=level_1[:4])
    t.given("green", blueprints=level_3[:2])
    assert levels(t) == [1] * 2 + [3] * 4
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 3), remaining=1)

    t.end_turn("green")

    t.then(level=3, remaining=0)
    t.then("purple", points=2)
    assert levels(t) == [3] * 10


@rule("OM-EX-59", "OM-COL-07", "OM-COL-08", "OM-COL-19")
def test_a_bot_that_passes_changes_nothing_and_a_rover_collects_the_crystal_only():
    t = in_colony()
    t.given("purple", bots=["h4"], rover="i7", crystals=2)
    t.given(ground={"h3": "discovery_crystals_x3", "h2": "crystal", "i8": "crystal", "h8": "discovery_gain_water"})

    t.when("purple", "action:control_center", "bot1:n", "bot1:n", "boost:bots", "bot1:n")
    t.when("purple", "rover:s", "rover:sw", "boost:rover", "rover:sw")

    t.then("purple", bots=["h1"], rover="g9", arriving=1, discoveries=[])
    t.then(ground={"h3": "discovery_crystals_x3", "h2": "crystal", "i8": None, "h8": "discovery_gain_water"}, gone=[])


@rule("OM-EX-59", "OM-COL-07")
def test_a_bot_that_stays_destroys_the_tile():
    t = in_colony()
    t.given("purple", bots=["h4"])
    t.given(ground={"h3": "discovery_crystals_x3"})

    t.when("purple", "action:control_center", "bot1:n", "done")

    t.then(ground={"h3": None}, gone=["discovery_crystals_x3"])


@rule("OM-EX-60", "OM-COL-15", "OM-COL-16")
def test_the_rover_passes_a_research_tile_of_a_type_it_has():
    t = in_colony()
    t.given("purple", rover="b2", research=["a"])

    t.when("purple", "action:control_center", "rover:n")
    assert t.why_not("purple", "done") == "om-why-must-move-on"
    t.when("purple", "rover:ne", "done")

    t.then("purple", rover="c1", research=["a"])
    t.then(ground={"b1": "research_a2"})


@rule("OM-EX-60", "OM-COL-15", "OM-COL-16")
def test_the_rover_does_not_end_its_way_on_a_research_tile_of_a_type_it_has():
    t = in_colony()
    t.given("purple", rover="b3", research=["a"])

    t.when("purple", "action:control_center", "rover:n")

    assert t.why_not("purple", "rover:n") == "om-why-cannot-stay"


@rule("OM-EX-61", "OM-COL-48", "OM-COL-59", "OM-COL-61")
def test_green_upgrades_the_mine_of_purples_miner():
    t = in_colony("green", "purple")
    occupy(t, "purple", "i4")
    t.given("purple", quarters=4)
    t.given("green", bots=["i3"], blueprints=["metal_deposit"], mineral=1)
    t.when("green", "action:upgrade")
    t.then("purple", miners=[], quarters=4, beside=8)
    t.given(shuttle=("colony", 1))
    t.end_turn("green")
    t.end_turn("purple")

    t.when("green", "travel", "space:1")
    t.when("purple", "travel", "space:2")

    t.then("green", mineral=1)
    t.then("purple", mineral=0)


@rule("OM-EX-62", "OM-COL-26", "OM-COL-30", "OM-COL-32")
def test_shelters_of_two_players_are_no_complex():
    t = in_colony()
    t.given("purple", bots=["h4"], oxygen=1, lab={"2b": "shelter"})
    t.given(buildings={"h3": ("shelter", "green")})

    t.when("purple", "action:construct", "build:shelter", "hex:i4", "tech:purple")

    t.then("purple", arriving=2, cubes=[], shelters=["i3", "i4"])


@rule("OM-EX-64", "OM-LSS-10", "OM-LEVEL-01")
def test_a_marker_ahead_of_need_brings_nothing_though_the_last_missing_one_was_raised_before():
    t = builder(mineral=1, battery=1)
    t.given("purple", built={"wind_turbines": "g3"}, crystals=2)
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 2) | {"generator": 1}, rewards={"water_extractor": "reward_bots"})

    t.when("purple", "use:wind_turbines", "hex:i4", "choose:2", "action:construct", "build:water_extractor", "hex:h5")

    t.then(lss={"generator": 2, "water_extractor": 3}, level=1)
    t.then("purple", points=2)
    t.when("purple", "end")
    t.then(level=2)
