"""Technologies: what their levels permit, and what another player's tile brings its owner."""

import pytest

from tests.on_mars.scenarios.playing import GOODS, PRICES, SHELTERS, cards, choose, raise_complex, table
from tests.support.ledger import rule, scenario

CHAIN = ("l3", "l4", "k5", "j5")
"""Connected one after the other; k3 touches the first of them only."""
SPACES = {1: "1b", 2: "2a", 3: "3b", 4: "4c"}
ROWS = (
    ("tech_mine", "mine", "mineral"),
    ("tech_generator", "generator", "battery"),
    ("tech_water_extractor", "water_extractor", "water"),
    ("tech_greenhouse", "greenhouse", "plant"),
    ("tech_oxygen_condenser", "oxygen_condenser", "oxygen"),
    ("tech_shelter", "shelter", "crystal"),
)
BUILDINGS = cards("tech, building, good", *ROWS)
LARGE = cards("tech, building, good", *ROWS[:5])
"""All but the shelters, of which there are five with the starting one."""
OF_ANOTHER = cards(
    "tech",
    ("tech_mine",),
    ("tech_generator",),
    ("tech_water_extractor",),
    ("tech_greenhouse",),
    ("tech_oxygen_condenser",),
    ("tech_shelter",),
    ("tech_rover",),
    ("tech_upgrade",),
    ("tech_ship",),
)


def site(building, others, shelter_tech="any", **facts):
    """Purple can build beside a chain of so many others; life support wants no more of them."""
    t = table(shelter_tech=shelter_tech)
    t.given("green", lab={})
    t.given(buildings={"i5": None})
    raise_complex(t, building, "purple", *CHAIN[:others])
    if building not in ("mine", "shelter"):
        t.given(lss={building: 2})
    stock = dict.fromkeys(GOODS, 0) | PRICES[building]
    t.given("purple", space=6, bots=["k4", "j3"], **(stock | {"lab": {}} | facts))
    return t


def build(t, building, hex="k3"):
    choose(t, "action:construct", f"build:{building}")
    t.when("purple", f"hex:{hex}")


# Buildings


@rule("OM-COL-41", "OM-COL-42", "OM-COL-43", "OM-COL-44")
@scenario("tech_mine", "tech_generator", "tech_water_extractor", "tech_greenhouse", "tech_oxygen_condenser")
@scenario("tech_shelter")
@BUILDINGS
@pytest.mark.parametrize("level", [1, 2])
def test_a_level_joins_one_building(tech, building, good, level):
    shelters = () if building == "shelter" else SHELTERS
    t = site(building, level, lab={SPACES[level]: building}, shelters=shelters)
    build(t, building)
    t.then("purple", **{"arriving" if good == "crystal" else good: level + 1})
    t.then("green", waiting=0)

    t = site(building, level + 1, lab={SPACES[level]: building})
    choose(t, "action:construct", f"build:{building}")
    assert t.why_not("purple", "hex:k3") == "om-why-tech-too-low"


@rule("OM-COL-42", "OM-COL-43")
@scenario("tech_mine", "tech_generator", "tech_water_extractor", "tech_greenhouse", "tech_oxygen_condenser")
@LARGE
def test_level_4_makes_a_complex_of_five(tech, building, good):
    t = site(building, 4, lab={"4c": building}, shelters=SHELTERS)

    build(t, building)

    t.then("purple", **{good: 5}, lab={"4c": building})


@rule("OM-COL-41", "OM-EX-24")
@scenario("tech_mine", "tech_generator", "tech_water_extractor", "tech_greenhouse", "tech_oxygen_condenser")
@scenario("tech_shelter")
@BUILDINGS
def test_no_other_technology_joins_buildings_of_the_type(tech, building, good):
    other = "mine" if building == "greenhouse" else "greenhouse"
    t = site(building, 1, lab={"4a": other, "5a": "upgrade", "4c": "rover"})

    choose(t, "action:construct", f"build:{building}")

    assert t.why_not("purple", "hex:k3") == "om-why-tech-too-low"


@rule("OM-ORBIT-25", "OM-ORBIT-30")
@scenario("tech_mine", "tech_generator", "tech_water_extractor", "tech_greenhouse", "tech_oxygen_condenser")
@scenario("tech_shelter")
@BUILDINGS
@pytest.mark.parametrize(("owner", "waiting"), [("purple", 0), ("green", 1)])
def test_the_builder_chooses_whose_tile_is_used(tech, building, good, owner, waiting):
    t = site(building, 1, lab={"1a": building})
    t.given("green", lab={"1b": building})

    build(t, building)
    t.when("purple", f"tech:{owner}")

    t.then("green", waiting=waiting)


@rule("OM-ORBIT-25", "OM-GEN-19")
@scenario("tech_shelter")
def test_in_the_variant_the_shelter_tile_serves_its_owner_alone():
    t = site("shelter", 1, shelter_tech="own")
    t.given("green", lab={"6a": "shelter"})

    choose(t, "action:construct", "build:shelter")

    assert t.why_not("purple", "hex:k3") == "om-why-tech-too-low"


@rule("OM-SETUP-28")
@scenario("tech_shelter")
def test_the_shelter_tile_starts_on_the_middle_of_the_second_column():
    t = table("purple", "green", "yellow", "blue")

    assert [t.seat(seat).lab for seat in t.game.seats] == [{"2b": "shelter"}] * 4


# Rover, upgrade, ship


@rule("OM-COL-12", "OM-EX-17")
@scenario("tech_rover")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_rover_technology_adds_its_level_to_the_points(level):
    t = table()
    t.given("purple", space=6, rover="g9", lab={SPACES[level]: "rover"})

    t.when("purple", "action:control_center", "rover:n", "rover:n", "tech:purple", *["rover:n"] * level)

    t.then("purple", rover=f"g{7 - level}")
    assert t.why_not("purple", "rover:n") == "om-why-no-points"


@rule("OM-ORBIT-26")
@scenario("tech_rover")
def test_a_second_rover_tile_adds_nothing():
    t = table()
    t.given("purple", space=6, rover="g9", lab={"1a": "rover"})
    t.given("green", lab={"3a": "rover"})

    t.when("purple", "action:control_center", "rover:n", "rover:n", "tech:purple", "rover:n")

    assert t.why_not("purple", "tech:green") == "om-why-already-used"
    assert t.why_not("purple", "rover:n") == "om-why-no-points"


def upgrading(level, **facts):
    """Purple has a blueprint for each of five buildings around the bot, a mineral for each, and the technology."""
    t = table()
    around = {"k3": "generator", "l3": "greenhouse", "l4": "mine", "k5": "oxygen_condenser", "j5": "water_extractor"}
    t.given(buildings=around)
    t.given("purple", space=6, bots=["k4"], shelters=SHELTERS, mineral=5)
    t.given("purple", blueprints=["wind_turbines", "biomarket", "metal_deposit", "concentrator", "private_ship"])
    t.given("purple", lab={SPACES[level]: "upgrade"} if level else {})
    return t


@rule("OM-COL-60", "OM-EX-31")
@scenario("tech_upgrade")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_upgrade_technology_adds_its_level_to_the_upgrades(level):
    t = upgrading(level)
    blueprints = ["card:wind_turbines", "card:biomarket", "card:metal_deposit", "card:concentrator"]

    t.when("purple", "action:upgrade", blueprints[0], "tech:purple", *blueprints[1 : 1 + level])

    assert len(t.seat("purple").built) == 1 + level
    t.then("purple", mineral=5 - 1 - level, working=0)
    assert "end" in t.legal("purple")


@rule("OM-COL-60")
@scenario("tech_upgrade")
def test_without_the_technology_there_is_one_upgrade():
    t = upgrading(0)

    t.when("purple", "action:upgrade", "card:wind_turbines")

    t.then("purple", mineral=4, built={"wind_turbines": "k3"})
    assert "end" in t.legal("purple")


def welcoming(colony_level, **facts):
    """Purple in the colony with water and plants for all ships, and nobody at home who could boost."""
    t = table()
    t.given(level=colony_level)
    t.given("purple", space=6, shelters=SHELTERS, quarters=0, water=5, plant=5, **facts)
    return t


@rule("OM-COL-83")
@scenario("tech_ship")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_ship_technology_adds_its_level_to_the_colonists(level):
    t = welcoming(5, lab={SPACES[level]: "ship"})

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists", "tech:purple")

    t.then("purple", hangar=1, water=4, plant=4, working=0, quarters=2 + level)
    assert "end" in t.legal("purple"), "colonists of this turn do not boost"


@rule("OM-COL-68", "OM-COL-83")
@scenario("tech_ship")
def test_ship_technology_brings_no_further_ship():
    t = welcoming(5, lab={"3a": "ship"})

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists")

    assert t.legal("purple") == ["tech:purple", "done"]


# The tile of another player


def beside(tech):
    """What lies on 2b in the laboratory of the owner."""
    return "mine" if tech.endswith("shelter") else "shelter"


def used(tech):
    """Purple has used the level 1 tile of green, and can end the turn."""
    name = tech.removeprefix("tech_")
    if name == "rover":
        t = table()
        t.given("purple", space=6, rover="g9")
    elif name == "upgrade":
        t = upgrading(0)
    elif name == "ship":
        t = welcoming(2)
    else:
        t = site(name, 1)
    t.given("green", lab={"1a": name, "2b": beside(name)}, oxygen=0)
    play = {
        "rover": ["action:control_center", "rover:n", "rover:n", "tech:green", "rover:n", "done"],
        "upgrade": ["action:upgrade", "card:wind_turbines", "tech:green", "card:biomarket"],
        "ship": ["action:welcome_ship", "ship:1", "reward:colonists", "tech:green"],
    }
    choose(t, *play.get(name, ["action:construct", f"build:{name}", "hex:k3"]))
    t.then("green", waiting=1, oxygen=0)
    return t


@rule("OM-ORBIT-28", "OM-ORBIT-29", "OM-ORBIT-31", "OM-ORBIT-32")
@scenario("tech_mine", "tech_generator", "tech_water_extractor", "tech_greenhouse", "tech_oxygen_condenser")
@scenario("tech_shelter", "tech_rover", "tech_upgrade", "tech_ship")
@OF_ANOTHER
def test_the_owner_of_a_used_tile_may_keep_an_oxygen(tech):
    t = used(tech)

    t.when("purple", "end")
    t.when("green", "keep")

    t.then("green", waiting=0, oxygen=1)
    assert t.seat("green").lab == {"1a": tech.removeprefix("tech_"), "2b": beside(tech)}
    assert t.turn == "green"


@rule("OM-ORBIT-31", "OM-ORBIT-20")
@scenario("tech_mine", "tech_generator", "tech_water_extractor", "tech_greenhouse", "tech_oxygen_condenser")
@scenario("tech_shelter", "tech_rover", "tech_upgrade", "tech_ship")
@OF_ANOTHER
def test_the_owner_of_a_used_tile_may_develop_it_instead(tech):
    t = used(tech)

    t.when("purple", "end")
    assert sorted(t.legal("green")) == ["develop:1a-2a", "keep"], "no other tile may be developed"
    t.when("green", "develop:1a-2a")

    t.then("green", waiting=0, oxygen=0)
    assert t.seat("green").lab == {"2a": tech.removeprefix("tech_"), "2b": beside(tech)}


@rule("OM-ORBIT-31", "OM-ORBIT-32")
@scenario("tech_mine", "tech_generator", "tech_water_extractor", "tech_greenhouse", "tech_oxygen_condenser")
@scenario("tech_shelter", "tech_rover", "tech_upgrade", "tech_ship")
@OF_ANOTHER
def test_a_tile_that_cannot_move_leaves_the_oxygen_as_far_as_there_is_room(tech):
    t = used(tech)
    t.given("green", lab={"1a": tech.removeprefix("tech_"), "2a": beside(tech)}, oxygen=2)
    full = {"2b": "ship" if tech != "tech_ship" else "mine"}
    t.given("green", lab=t.seat("green").lab | full)

    t.when("purple", "end")

    t.then("green", waiting=0, oxygen=2)
    assert t.turn == "green"
    assert "keep" not in t.legal("green")
