"""Using one's own and other players' technologies (OM-ORBIT-25 to -33)."""

import pytest

from tests.on_mars.rules.opening import THREE, pending_prompt
from tests.support.ledger import rule
from valles.testing import table


def joining(seats=THREE, **techs):
    """Purple in the colony, about to build an oxygen condenser beside that on i5 with somebody's technology."""
    t = table("on_mars", seats=seats)
    t.given("purple", space=5, plant=1, bots=["i3"])
    for seat in seats[1:]:
        t.given(seat, space=5 + seats.index(seat))
    for seat, space in techs.items():
        t.given(seat, lab={space: "oxygen_condenser"})
    return t


def build(t):
    t.when("purple", "action:construct", "build:oxygen_condenser", "hex:i4")


@rule("OM-ORBIT-25")
@pytest.mark.parametrize("owner", ["purple", "green"])
@pytest.mark.parametrize(
    ("building", "bot", "hex"),
    [
        ("mine", "h3", "g4"),
        ("generator", "g1", "g2"),
        ("water_extractor", "g9", "g8"),
        ("greenhouse", "e3", "e4"),
        ("oxygen_condenser", "i7", "i6"),
    ],
)
def test_a_building_technology_of_anybody_lets_one_form_a_complex(building, bot, hex, owner):
    t = table("on_mars")
    t.given("purple", space=5, bots=[bot, "i3"], mineral=2)
    t.when("purple", "action:construct", f"build:{building}")
    assert t.why_not("purple", f"hex:{hex}") == "om-why-tech-too-low"
    t.given(owner, lab={"1a": building})
    t.when("purple", f"hex:{hex}")
    t.then("purple", cubes=[building])


@rule("OM-ORBIT-25", "OM-ORBIT-28", "OM-ORBIT-31")
def test_the_shelter_technology_of_another_makes_a_complex_of_own_shelters():
    t = table("on_mars")
    t.given("purple", space=5, oxygen=1, lab={})
    t.given("green", lab={"4a": "shelter"})

    t.when("purple", "action:construct", "build:shelter", "hex:i2")

    t.then("purple", arriving=2, shelters=["i2", "i3"])
    t.then("green", waiting=1)
    t.when("purple", "end")
    t.when("green", "keep")
    t.then("green", waiting=0, oxygen=1, lab={"4a": "shelter"})


@rule("OM-ORBIT-25", "OM-GEN-19")
def test_with_any_technology_a_shelter_beside_that_of_another_makes_no_complex():
    t = table("on_mars")
    t.given("purple", space=5, oxygen=1, bots=["h4"], lab={"6a": "shelter"})
    t.given("green", lab={"6a": "shelter"})
    t.given(buildings={"h3": ("shelter", "green")})

    t.when("purple", "action:construct", "build:shelter", "hex:g4")

    t.then("purple", arriving=1)
    t.then("green", waiting=0)


@rule("OM-ORBIT-25")
def test_in_the_variant_a_shelter_technology_serves_its_owner_alone():
    t = table("on_mars", shelter_tech="own")
    t.given("purple", space=5, oxygen=2, mineral=1, lab={})
    t.given("green", lab={"6a": "shelter"})
    t.when("purple", "action:construct")
    assert t.why_not("purple", "build:shelter") == "om-why-tech-too-low"
    t = table("on_mars", shelter_tech="own")
    t.given("purple", space=5, oxygen=2, lab={"1a": "shelter"})
    t.when("purple", "action:construct", "build:shelter", "hex:i2")
    t.then("purple", arriving=2)


@rule("OM-ORBIT-25")
@pytest.mark.parametrize("owner", ["purple", "green"])
def test_a_rover_technology_adds_its_level_to_the_movement(owner):
    t = table("on_mars")
    t.given("purple", space=5)
    t.given(owner, lab={"2a": "rover"})
    t.when("purple", "action:control_center", "rover:n", "rover:n", f"tech:{owner}", "rover:n", "rover:n")
    t.then("purple", rover="g1")


@rule("OM-ORBIT-25")
@pytest.mark.parametrize("owner", ["purple", "green"])
def test_an_upgrade_technology_adds_its_level_in_upgrades(owner):
    t = table("on_mars")
    t.given("purple", space=5, mineral=2, bots=["g6", "g2"], quarters=1)
    t.given("purple", blueprints=["construction_yard", "wind_turbines"])
    t.given(owner, lab={"1a": "upgrade"})
    t.when("purple", "action:upgrade", "card:construction_yard")
    t.then("purple", mineral=1)
    t.when("purple", f"tech:{owner}", "card:wind_turbines")
    t.then("purple", mineral=0, built={"construction_yard": "g5", "wind_turbines": "g3"})


@rule("OM-ORBIT-25")
@pytest.mark.parametrize("owner", ["purple", "green"])
def test_a_ship_technology_adds_its_level_in_colonists(owner):
    t = table("on_mars")
    t.given(level=3)
    t.given("purple", space=5, water=2, plant=2, quarters=0)
    t.given(owner, lab={"1a": "ship"})
    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists", f"tech:{owner}")
    t.then("purple", hangar=1, working=0, quarters=3)


@rule("OM-ORBIT-25")
def test_an_effect_uses_a_technology_only_where_it_says_so():
    t = table("on_mars")
    t.given(ground={"g4": "discovery_upgrade_x2"}, buildings={"h2": "generator", "f2": "generator"})
    t.given("purple", space=5, mineral=2, bots=["g2"], lab={"1a": "upgrade"}, shelters=["i1", "k3"])
    t.given("purple", blueprints=["automated_production", "wind_turbines", "radar"], mineral=3)
    t.when("purple", "action:control_center", "rover:n", "done", "yes")
    t.when("purple", "card:automated_production", "hex:g3", "card:wind_turbines", "hex:h2")
    t.then("purple", mineral=1)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-ORBIT-26")
def test_the_levels_of_several_tiles_are_not_added():
    t = joining(purple="1a", green="1b", yellow="1a")
    t.given(buildings={"j4": "oxygen_condenser"})
    t.when("purple", "action:construct", "build:oxygen_condenser")
    assert t.why_not("purple", "hex:i4") == "om-why-tech-too-low"
    t.given("green", lab={"2a": "oxygen_condenser"})
    t.when("purple", "hex:i4")
    t.then("purple", oxygen=2)
    t.then("green", waiting=1)
    t.then("yellow", waiting=0)


@rule("OM-ORBIT-26")
def test_a_second_rover_tile_is_refused():
    t = table("on_mars")
    t.given("purple", space=5, lab={"1a": "rover"})
    t.given("green", lab={"1a": "rover"})
    t.when("purple", "action:control_center", "rover:n", "rover:n", "tech:purple", "rover:n")
    assert t.why_not("purple", "tech:green") == "om-why-already-used"


@rule("OM-ORBIT-27", "OM-ORBIT-28")
def test_the_owner_is_not_asked_whether_the_tile_may_be_used():
    t = joining(green="2a")
    build(t)
    assert t.turn == "purple"
    t.then("green", waiting=1)


@rule("OM-ORBIT-27")
def test_using_ones_own_tile_brings_nothing():
    t = joining(purple="2a")
    build(t)
    t.when("purple", "done", "end")
    t.then("purple", waiting=0, lab={"2a": "oxygen_condenser"})
    assert pending_prompt(t.game) == ("green", "om-ask-turn")


@rule("OM-ORBIT-28", "OM-ORBIT-29")
def test_the_oxygen_waits_outside_the_storage():
    t = joining(green="2a")
    t.given("green", oxygen=1)
    t.given(warehouse={"oxygen": 0})
    build(t)
    t.then("green", waiting=1, oxygen=1)
    t.then("yellow", waiting=0)
    t.then(warehouse={"oxygen": 0})


@rule("OM-ORBIT-30")
@pytest.mark.parametrize("owner", THREE)
def test_a_player_may_prefer_another_players_tile(owner):
    t = joining(purple="2a", green="1a", yellow="3a")
    build(t)
    assert t.legal("purple") == ["tech:purple", "tech:green", "tech:yellow"]
    t.when("purple", f"tech:{owner}")
    assert {seat: t.seat(seat).waiting for seat in THREE} == {seat: int(seat == owner != "purple") for seat in THREE}


@rule("OM-ORBIT-31")
def test_at_the_end_of_the_turn_the_owner_develops_the_tile_for_nothing():
    t = joining(green="2a")
    t.given("green", lab={"2a": "oxygen_condenser", "1a": "ship"})
    build(t)
    t.when("purple", "done")
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")
    t.when("purple", "end")
    assert pending_prompt(t.game) == ("green", "om-ask-compensate")
    assert t.legal("green") == ["develop:2a-3a", "keep"]
    t.when("green", "develop:2a-3a")
    t.then("green", lab={"3a": "oxygen_condenser", "1a": "ship"}, mineral=1, waiting=0, oxygen=0)
    assert pending_prompt(t.game) == ("green", "om-ask-turn")


@rule("OM-ORBIT-31")
def test_the_owner_may_keep_the_oxygen_instead():
    t = joining(green="2a")
    build(t)
    t.when("purple", "done", "end")
    t.when("green", "keep")
    t.then("green", lab={"2a": "oxygen_condenser"}, waiting=0, oxygen=1)


@rule("OM-ORBIT-31")
@pytest.mark.parametrize("lab", [{"6a": "oxygen_condenser"}, {"2a": "oxygen_condenser", "3a": "ship"}])
def test_if_the_tile_cannot_be_developed_the_oxygen_is_kept(lab):
    t = joining()
    t.given("green", lab=lab)
    build(t)
    t.when("purple", "done", "end")
    t.then("green", lab=lab, waiting=0, oxygen=1)
    assert pending_prompt(t.game) == ("green", "om-ask-turn")


@rule("OM-ORBIT-31", "OM-ORBIT-20")
def test_the_free_development_brings_the_benefit_of_its_space():
    t = joining(green="4c")
    t.given(display=["gym", "casino"])
    build(t)
    t.when("purple", "done", "end")
    t.when("green", "develop:4c-5b", "card:gym", "done")
    t.then("green", blueprints=["gym"], oxygen=0, waiting=0)


@rule("OM-ORBIT-32")
def test_kept_oxygen_is_lost_with_full_storage():
    t = joining(green="2a")
    t.given("green", oxygen=2)
    build(t)
    t.when("purple", "done", "end")
    t.when("green", "keep")
    t.then("green", oxygen=2, waiting=0)


@rule("OM-ORBIT-33")
def test_two_uses_of_a_tile_in_a_turn_are_compensated_one_by_one():
    t = joining(green="2a")
    t.given("purple", built={"concentrator": "i5"}, scientists={"geochemist": "concentrator"}, plant=2)
    t.given("purple", bots=["i3", "i7"])
    t.when("purple", "use:concentrator", "hex:i4", "done", "action:construct", "build:oxygen_condenser", "hex:j3")
    t.then("green", waiting=2)
    t.when("purple", "end")
    t.when("green", "develop:2a-3a")
    assert pending_prompt(t.game) == ("green", "om-ask-compensate")
    t.when("green", "keep")
    t.then("green", lab={"3a": "oxygen_condenser"}, oxygen=1, waiting=0, mineral=1)


@rule("OM-ORBIT-33")
def test_the_owners_of_two_tiles_used_in_a_turn_both_decide():
    t = joining(green="2a")
    t.given("yellow", lab={"1a": "rover"})
    t.given("purple", crystals=4, depot=[1, 3, 4, 5])
    t.when("purple", "executive:2", "rover:n", "rover:n", "tech:yellow", "done")
    build(t)
    t.when("purple", "done", "end")
    assert pending_prompt(t.game) == ("yellow", "om-ask-compensate")
    t.when("yellow", "keep")
    assert pending_prompt(t.game) == ("green", "om-ask-compensate")
    t.when("green", "keep")
    t.then("green", oxygen=1)
    t.then("yellow", oxygen=1)
