"""The solo game: Lacerda's actions in the colony (OM-SOLO-32 to -41)."""

import pytest

from tests.on_mars.solo import (
    CONSTRUCT,
    HIRE,
    UPGRADE,
    against_lacerda,
    built,
    distance,
    event_keys,
    now,
    over_chance,
    take_turn,
)
from tests.support.ledger import rule

TILE = "discovery_crystals_x3"


# Colony: constructing


@rule("OM-SOLO-32", "OM-SOLO-35")
@pytest.mark.parametrize(
    ("bot", "after"),
    [
        ("mine", "generator"),
        ("generator", "water_extractor"),
        ("water_extractor", "greenhouse"),
        ("greenhouse", "oxygen_condenser"),
        ("oxygen_condenser", "mine"),
    ],
)
def test_he_builds_the_type_under_his_bot_which_then_goes_on(bot, after):
    t = against_lacerda(lacerda=6)
    t.given(lacerda_bot=bot)
    before = t.buildings()

    take_turn(t, CONSTRUCT)

    assert built(t, before)[1] == bot
    t.then(lacerda_bot=after)
    t.then("lacerda", slots={"construct": 1})


@rule("OM-EX-45", "OM-SOLO-32", "OM-SOLO-33", "OM-SOLO-35")
def test_types_that_the_colony_has_enough_of_are_skipped_up_to_the_mine():
    t = against_lacerda(lacerda=6)
    t.given(level=1, lacerda_bot="greenhouse", lss={"greenhouse": 2, "oxygen_condenser": 2})
    t.given(buildings={"c3": "greenhouse", "k3": "oxygen_condenser"})
    before = t.buildings()

    take_turn(t, CONSTRUCT)

    assert built(t, before)[1] == "mine"
    t.then(lacerda_bot="generator")
    assert event_keys(t).count("om-log-lacerda-enough") == 2


@rule("OM-SOLO-32")
def test_at_a_higher_level_the_colony_needs_more():
    t = against_lacerda(lacerda=6)
    t.given(level=2, lacerda_bot="greenhouse", lss={"greenhouse": 2})
    before = t.buildings()

    take_turn(t, CONSTRUCT)

    assert built(t, before)[1] == "greenhouse"


@rule("OM-SOLO-33")
def test_a_mine_is_always_built():
    t = against_lacerda(lacerda=6)
    t.given(buildings={"g9": "mine", "c3": "mine", "k3": "mine"})
    before = t.buildings()

    take_turn(t, CONSTRUCT)

    assert built(t, before)[1] == "mine"


@rule("OM-SOLO-34")
@pytest.mark.parametrize(
    ("space", "places"),
    [
        ("1a", {"f7", "f8", "g9", "h7", "h8"}),
        ("2a", {"f4", "f5", "f6", "g4", "h4", "h5", "h6"}),
        ("3a", {"g7"}),
    ],
    ids=["a pair", "three", "four"],
)
def test_he_builds_the_largest_complex_that_his_technology_allows(space, places):
    """There is a pair of mines on g5 and g6, and one more on g8; g7 would join them all."""

    def place(chance):
        t = against_lacerda(lacerda=6)
        t.given(buildings={"g7": None, "g6": "mine", "g8": "mine"})
        t.given("lacerda", lab={"2b": "shelter", space: "mine"})
        before = t.buildings()
        take_turn(t, CONSTRUCT, chance)
        return built(t, before)[0]

    assert over_chance(place) <= places


@rule("OM-SOLO-34")
def test_without_technology_he_builds_two_hexes_from_a_building_of_the_type():
    t = against_lacerda(lacerda=6)
    before = t.buildings()

    take_turn(t, CONSTRUCT)

    assert distance(built(t, before)[0], "g5") == 2


@rule("OM-SOLO-34")
def test_no_bot_limits_where_he_builds():
    t = against_lacerda(lacerda=6)
    t.given("purple", bots=["a1"])
    t.given("lacerda", lab={"2b": "shelter", "1a": "mine"})
    before = t.buildings()

    take_turn(t, CONSTRUCT)

    assert distance(built(t, before)[0], "g5") == 1


@rule("OM-SOLO-34", "OM-SOLO-21")
def test_he_uses_the_players_technology_for_a_larger_complex():
    t = against_lacerda(lacerda=6)
    t.given(buildings={"g6": "mine"})
    t.given("lacerda", lab={"2b": "shelter", "1a": "mine"})
    t.given("purple", lab={"2b": "shelter", "2a": "mine"})
    before = t.buildings()

    take_turn(t, CONSTRUCT)

    hex = built(t, before)[0]
    assert min(distance(hex, "g5"), distance(hex, "g6")) == 1
    t.then("purple", waiting=1)


@rule("OM-SOLO-36", "OM-SOLO-41")
def test_among_equal_places_chance_decides():
    def place(chance):
        t = against_lacerda(lacerda=6)
        t.given("lacerda", lab={"2b": "shelter", "1a": "mine"})
        before = t.buildings()
        take_turn(t, CONSTRUCT, chance)
        return built(t, before)[0]

    assert over_chance(place) == {"g4", "g6", "f4", "f5", "h4", "h5"}


@rule("OM-SOLO-36")
def test_he_takes_the_results_of_construction_but_no_resources():
    t = against_lacerda(lacerda=6)
    t.given("lacerda", lab={"2b": "shelter", "1a": "generator"})
    t.given(lacerda_bot="generator", stacks={"generator": [2]}, missions={"mission_progress_cubes": 8})
    before = t.buildings()

    take_turn(t, CONSTRUCT)

    assert distance(built(t, before)[0], "g3") == 1
    t.then(lss={"generator": 2}, missions={"mission_progress_cubes": 7})
    t.then("lacerda", cubes=["generator"], battery=0, points=2, arriving=1 + 1)


@rule("OM-SOLO-36")
def test_a_miner_of_his_works_his_mine():
    t = against_lacerda(lacerda=6)
    before = t.buildings()

    take_turn(t, CONSTRUCT)

    t.then("lacerda", miners=[built(t, before)[0]], quarters=3, mineral=0)


@rule("OM-SOLO-36")
def test_the_arrows_of_his_tiles_bring_crystals_to_the_map():
    t = against_lacerda(lacerda=6)
    t.given(stacks={"mine": [6]})

    take_turn(t, CONSTRUCT)

    assert 1 <= list(now(t, "ground").values()).count("crystal") <= 3


@rule("OM-SOLO-36")
def test_the_player_moves_a_bot_that_his_building_displaces():
    t = against_lacerda(lacerda=6)
    ring = ["g4", "g6", "f4", "f5", "h4", "h5"]
    t.given(buildings=dict.fromkeys(ring[1:], "generator"))
    t.given("lacerda", lab={"2b": "shelter", "1a": "mine"})
    t.given("purple", bots=["g4"])

    take_turn(t, CONSTRUCT)

    t.then(buildings={"g4": "mine"})
    options = t.legal("purple")
    assert len(options) > 1
    assert all(distance(option.removeprefix("hex:"), "g4") == 1 for option in options)
    t.when("purple", options[0])
    t.then("purple", bots=[options[0].removeprefix("hex:")])
    t.then("lacerda", miners=["g4"])


# Colony: upgrading


@rule("OM-SOLO-37", "OM-SOLO-18")
def test_he_upgrades_a_building_anywhere_at_no_cost():
    t = against_lacerda(lacerda=6)
    t.given("lacerda", blueprints=["metal_deposit"])
    t.given("purple", bots=["a1"], miners=["g5"])

    take_turn(t, UPGRADE)

    t.then("lacerda", built={"metal_deposit": "g5"}, mineral=0, slots={"upgrade": 1})
    # The player's miner goes home.
    t.then("purple", quarters=4, miners=[])


@rule("OM-SOLO-37")
def test_without_an_upgrade_technology_he_upgrades_one_building():
    t = against_lacerda(lacerda=6)
    t.given("lacerda", blueprints=["metal_deposit", "wind_turbines", "biomarket"])

    take_turn(t, UPGRADE)

    assert len(t.seat("lacerda").built) == 1


@rule("OM-SOLO-37", "OM-SOLO-21")
@pytest.mark.parametrize(
    ("own", "players", "upgrades", "waiting"),
    [("2a", None, 3, 0), (None, "2a", 3, 1), ("1a", "2a", 3, 1), ("1a", "1b", 2, 0), ("4a", "5a", 4, 0)],
)
def test_an_upgrade_technology_of_either_side_is_used_for_as_many_as_possible(own, players, upgrades, waiting):
    t = against_lacerda(lacerda=6)
    t.given("lacerda", lab={"2b": "shelter", **({own: "upgrade"} if own else {})})
    t.given("purple", lab={"2b": "shelter", **({players: "upgrade"} if players else {})})
    t.given("lacerda", blueprints=["metal_deposit", "wind_turbines", "biomarket", "oxygen_tank"])

    take_turn(t, UPGRADE)

    assert len(t.seat("lacerda").built) == upgrades
    t.then("purple", waiting=waiting)


@rule("OM-SOLO-37")
def test_he_prefers_blueprints_that_his_scientists_score():
    def upgraded(chance):
        t = against_lacerda(lacerda=6)
        t.given("lacerda", blueprints=["metal_deposit", "wind_turbines"], scientists=["geologist"])
        take_turn(t, UPGRADE, chance)
        return next(iter(t.seat("lacerda").built))

    assert over_chance(upgraded) == {"wind_turbines"}


@rule("OM-SOLO-37", "OM-SOLO-41")
def test_otherwise_chance_decides_between_blueprints():
    def upgraded(chance):
        t = against_lacerda(lacerda=6)
        t.given("lacerda", blueprints=["metal_deposit", "wind_turbines"])
        take_turn(t, UPGRADE, chance)
        return next(iter(t.seat("lacerda").built))

    assert over_chance(upgraded) == {"metal_deposit", "wind_turbines"}


@rule("OM-SOLO-37", "OM-SOLO-41")
def test_a_blueprint_of_level_3_is_better_than_one_of_level_1():
    def upgraded(chance):
        t = against_lacerda(lacerda=6)
        t.given("lacerda", blueprints=["metal_deposit", "trade_market"])
        t.given(buildings={"e6": "greenhouse", "d6": "greenhouse"})
        take_turn(t, UPGRADE, chance)
        return next(iter(t.seat("lacerda").built))

    assert over_chance(upgraded) == {"trade_market"}


@rule("OM-SOLO-37")
def test_a_blueprint_of_level_1_leaves_the_only_large_complex_to_one_of_level_3():
    def upgraded(chance):
        t = against_lacerda(lacerda=6)
        t.given("lacerda", lab={"1a": "upgrade"}, blueprints=["metal_deposit", "mineral_mine"])
        t.given("purple", built={"construction_yard": "g5", "biolab": "g6"})
        t.given(buildings={"g6": "mine", "g7": "mine", "c3": "mine"})
        take_turn(t, UPGRADE, chance)
        return tuple(sorted(t.seat("lacerda").built.items()))

    assert over_chance(upgraded) == {(("metal_deposit", "c3"), ("mineral_mine", "g7"))}


@rule("OM-SOLO-37")
@pytest.mark.parametrize(
    ("scientists", "blueprints", "reason"),
    [
        (["systems_engineer"], ["metal_deposit"], "om-log-lacerda-scored"),
        ([], ["metal_deposit", "trade_market"], "om-log-lacerda-third-level"),
        ([], ["metal_deposit", "wind_turbines"], "om-log-lacerda-fitting"),
    ],
)
def test_the_log_has_the_reason_for_an_upgrade_with_a_blueprint(scientists, blueprints, reason):
    t = against_lacerda(lacerda=6)
    t.given("lacerda", blueprints=blueprints, scientists=scientists)
    t.given(buildings={"e6": "greenhouse", "d6": "greenhouse"})

    take_turn(t, UPGRADE)

    reasons = {f"om-log-lacerda-{why}" for why in ("scored", "third-level", "fitting")}
    assert [key for key in event_keys(t) if key in reasons] == [reason]


# Colony: hiring


@rule("OM-SOLO-38", "OM-SOLO-40")
def test_he_hires_the_scientist_who_could_score_most_blueprints_of_both_sides():
    t = against_lacerda(lacerda=6)
    t.given("purple", blueprints=["biomarket"], built={"hydroponic_farm": "e5"})
    t.given("lacerda", blueprints=["eco_resort", "metal_deposit", "construction_yard"])

    take_turn(t, HIRE)

    # Three greenhouses and two mines: the hydrologist scores greenhouses.
    assert list(t.seat("lacerda").scientists) == ["hydrologist"]
    t.then("lacerda", slots={"hire": 1}, quarters=3, working=0, battery=0, crystals=0)


@rule("OM-SOLO-38", "OM-SOLO-41")
def test_among_equal_scientists_chance_decides():
    def hired(chance):
        t = against_lacerda(lacerda=6)
        t.given("lacerda", blueprints=["biomarket", "metal_deposit"])
        take_turn(t, HIRE, chance)
        return next(iter(t.seat("lacerda").scientists))

    assert over_chance(hired) == {"hydrologist", "systems_engineer"}


CONTRACTS = ["rd_engineer", "contract_8", "contract_2", "contract_9"]
"""Only the second contract is worth 12 points."""


@rule("OM-SOLO-38", "OM-SOLO-39", "OM-SOLO-40")
def test_with_two_scientists_he_takes_the_contract_worth_most_which_is_completed_at_once():
    t = against_lacerda(lacerda=6)
    t.given("lacerda", scientists=["geologist", "hydrologist"], crystals=1)
    t.given(offers=CONTRACTS, missions={"mission_contracts": 2})

    take_turn(t, HIRE)

    t.then("lacerda", contracts={"contract_2": True}, crystals=0, arriving=1, slots={"hire": 1})
    t.then(missions={"mission_contracts": 1})
    assert t.lacerda_score()["contracts"] == 12


@rule("OM-SOLO-40")
def test_he_needs_a_crystal_for_a_contract_beside_the_cost_of_the_slot():
    t = against_lacerda(lacerda=6)
    t.given("purple", slots={"hire": 1})
    t.given("lacerda", scientists=["geologist", "hydrologist"], crystals=1)
    t.given(offers=CONTRACTS, ground={"g3": TILE})

    take_turn(t, HIRE)

    assert t.seat("lacerda").contracts == {}
    t.then("lacerda", crystals=1, slots={"hire": 0}, rover="g3")


@rule("OM-SOLO-38")
def test_without_a_scientist_on_display_he_takes_a_contract():
    t = against_lacerda(lacerda=6)
    t.given("lacerda", crystals=1)
    t.given(offers=CONTRACTS[1:])

    take_turn(t, HIRE)

    assert t.seat("lacerda").contracts == {"contract_2": True}
    assert t.seat("lacerda").scientists == {}


@rule("OM-SOLO-39")
def test_the_emptied_space_is_refilled_with_a_contract_by_chance():
    def refilled(chance):
        t = against_lacerda(lacerda=6)
        t.given(offers=["geologist", "contract_1"])
        take_turn(t, HIRE, chance)
        assert t.turn == "purple"
        return now(t, "offers")[0]

    outcomes = over_chance(refilled)
    assert len(outcomes) > 5
    assert outcomes <= {f"contract_{number}" for number in range(2, 13)}
