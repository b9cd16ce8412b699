"""The solo game: benefits that Lacerda meets on tiles and laboratory spaces (OM-SOLO-48)."""

import pytest

from tests.on_mars.solo import (
    CYCLE,
    LEARN,
    ONE_OF_ALL,
    RESEARCH,
    against_lacerda,
    built,
    drive,
    now,
    over_chance,
    take_turn,
    travel,
)
from tests.support.ledger import rule

# Benefits


@rule("OM-SOLO-48")
@pytest.mark.parametrize(
    "building", ["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter"]
)
def test_a_tile_lets_him_construct_its_type_whatever_the_colony_needs(building):
    t = against_lacerda()
    t.given(ground={"g4": f"discovery_construct_{building}"}, lacerda_bot="greenhouse")
    if building not in ("mine", "shelter"):
        t.given(lss={building: 3})
    before = t.buildings()

    drive(t)

    hex, kind = built(t, before)
    assert kind == (("shelter", "lacerda") if building == "shelter" else building)
    t.then(lacerda_bot="greenhouse" if building == "shelter" else [*CYCLE, "mine"][CYCLE.index(building) + 1])
    t.then("lacerda", slots={"construct": 0}, shelters=sorted(["e7", hex]) if building == "shelter" else ["e7"])


@rule("OM-SOLO-48")
def test_a_tile_for_any_building_means_the_type_under_his_bot():
    t = against_lacerda()
    t.given(ground={"g4": "discovery_construct_any"}, lacerda_bot="greenhouse", lss={"greenhouse": 2})
    before = t.buildings()

    drive(t)

    assert built(t, before)[1] == "oxygen_condenser"
    t.then(lacerda_bot="mine")


@rule("OM-SOLO-48")
def test_a_tile_lets_him_develop_as_research_does():
    t = against_lacerda()
    t.given("lacerda", lab={"1b": "mine", "5b": "ship"}, crystals=1)
    t.given(ground={"g4": "discovery_develop_x2"})

    drive(t)

    t.then("lacerda", lab={"6a": "ship", "5b": None, "1b": None}, slots={"research": 0}, crystals=0)


@rule("OM-SOLO-48", "OM-SOLO-40")
def test_a_research_tile_lets_him_develop_without_any_price():
    t = against_lacerda()
    t.given("lacerda", lab={"1b": "mine", "5b": "ship"})
    t.given(ground={"g4": "research_a1"})

    drive(t)

    t.then("lacerda", lab={"6a": "ship", "5b": None, "1b": None}, crystals=0)


@rule("OM-SOLO-48")
def test_a_tile_lets_him_upgrade_twice_without_technology():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", blueprints=["metal_deposit", "wind_turbines", "biomarket"], lab={"1a": "upgrade", "1b": "ship"})
    t.given(ground={"g4": "discovery_upgrade_x2"})

    take_turn(t, LEARN)

    assert len(t.seat("lacerda").built) == 2


@rule("OM-SOLO-48")
def test_a_tile_brings_him_two_blueprints():
    t = against_lacerda()
    t.given(ground={"g4": "discovery_blueprints_x2"}, display=["gym", "biomarket", "casino"])

    drive(t)

    t.then("lacerda", blueprints=["biomarket", "gym"], arriving=1, plant=0)


@rule("OM-SOLO-48")
def test_a_tile_brings_him_a_scientist_without_placing():
    t = against_lacerda()
    t.given("lacerda", slots={"hire": 1})
    t.given("purple", blueprints=["biomarket"])
    t.given(ground={"g4": "discovery_scientist_or_contract"})

    drive(t)

    assert list(t.seat("lacerda").scientists) == ["hydrologist"]
    t.then("lacerda", slots={"hire": 1})


@rule("OM-SOLO-10", "OM-SOLO-48", "OM-SOLO-39")
def test_a_scientist_from_a_tile_on_travel_is_replaced_by_chance_at_once():
    for chance in range(20):
        t = against_lacerda(lacerda=6, player=1)
        t.given(ground={"g4": "discovery_scientist_or_contract"})
        travel(t, chance=chance)
        if t.seat("lacerda").space == 4:
            break

    assert len(t.seat("lacerda").scientists) == 1
    offers = now(t, "offers")
    assert len([offer for offer in offers if offer.startswith("contract")]) == 1


@rule("OM-SOLO-48", "OM-SOLO-22")
def test_a_tile_lets_him_take_twice_from_the_warehouse():
    t = against_lacerda()
    t.given(ground={"g4": "discovery_warehouse_x2"}, warehouse={**ONE_OF_ALL, "plant": 3})

    drive(t)

    t.then(warehouse={**ONE_OF_ALL, "plant": 1})


@rule("OM-SOLO-48", "OM-SOLO-30")
def test_a_tile_lets_him_learn():
    t = against_lacerda()
    t.given(ground={"g4": "discovery_learn_tech"}, grid={"top_1": "mine", "middle_2": "ship"})

    drive(t)

    t.then("lacerda", lab={"1a": "ship"})


@rule("OM-SOLO-48", "OM-SOLO-25")
def test_the_bots_of_the_laboratory_move_his_bot_one_icon_on():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"3a": "rover", "4a": "ship", "5a": "mine", "5b": "generator", "6a": "greenhouse"})

    take_turn(t, RESEARCH)

    t.then("lacerda", lab={"4b": "rover"})
    t.then(lacerda_bot="generator")


@rule("OM-SOLO-48", "OM-SOLO-37")
def test_the_upgrade_of_the_laboratory_may_be_extended_by_technology():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"4a": "upgrade", "6a": "mine"}, blueprints=["metal_deposit", "wind_turbines"])

    take_turn(t, RESEARCH)

    t.then("lacerda", lab={"5a": "upgrade"})
    assert len(t.seat("lacerda").built) == 2


@rule("OM-SOLO-48", "OM-SOLO-29")
def test_the_blueprint_of_the_laboratory_is_chosen_like_any():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"4c": "ship", "6a": "mine"})
    t.given(display=["gym", "casino"])

    take_turn(t, RESEARCH)

    t.then("lacerda", lab={"5b": "ship"}, blueprints=["gym"])


@rule("OM-SOLO-48")
def test_the_mineral_of_the_laboratory_means_nothing_to_him():
    t = against_lacerda(lacerda=2)
    t.given(
        "lacerda",
        lab={"2a": "ship", "4a": "mine", "4b": "rover", "5a": "generator", "5b": "upgrade", "6a": "greenhouse"},
    )

    take_turn(t, RESEARCH)

    t.then("lacerda", lab={"3a": "ship"}, mineral=0)


@rule("OM-SOLO-41")
def test_of_two_laboratory_spaces_he_prefers_the_one_whose_benefit_he_can_use():
    def entered(chance):
        t = against_lacerda(lacerda=2)
        t.given("lacerda", lab={"4b": "ship", "6a": "mine"})
        t.given(display=["gym"])
        take_turn(t, RESEARCH, chance)
        return next(iter(t.seat("lacerda").lab))

    # There is nothing to upgrade on 5a.
    assert over_chance(entered) == {"5b"}
