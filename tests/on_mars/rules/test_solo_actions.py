"""The solo game: Lacerda's actions in orbit and in the colony (OM-SOLO-29 to -41)."""

import pytest

from tests.ledger import rule
from tests.on_mars.solo import (
    CONSTRUCT,
    HIRE,
    LEARN,
    OBTAIN,
    ONE_OF_ALL,
    RESEARCH,
    UPGRADE,
    against_lacerda,
    built,
    distance,
    now,
    over_chance,
    take_turn,
    told,
)

TILE = "discovery_crystals_x3"


# Orbit


@rule("OM-SOLO-29")
def test_without_scientists_he_takes_the_leftmost_blueprint_of_the_row_with_most_cards():
    t = against_lacerda(lacerda=2)
    t.given(display=["gym", "casino", "radar"])

    take_turn(t, OBTAIN)

    t.then("lacerda", blueprints=["gym"], markers=7)
    t.then(display=["casino", "radar"])


ROWS = {
    "lower row on a tie": ([None, "gym", "casino"], [None, None, "radar", "library"], "radar"),
    "upper row with more cards": ([None, "gym", "casino", "biomarket"], ["library", "radar"], "gym"),
    "lower row with more cards": (["gym"], [None, "library", "radar"], "library"),
}


def lay_out(t, upper, lower):
    t.given(display=[card for card in (*upper, *lower) if card])
    numbers = {card: t._number(card) for card in (*upper, *lower) if card}
    rows = [[numbers.get(card, 0) for card in row] + [0] * (6 - len(row)) for row in (upper, lower)]
    t.state.display = rows[0] + rows[1]


@rule("OM-SOLO-29")
@pytest.mark.parametrize("case", ROWS)
def test_the_row_with_more_cards_comes_first_and_the_lower_one_on_a_tie(case):
    upper, lower, expected = ROWS[case]
    t = against_lacerda(lacerda=2)
    lay_out(t, upper, lower)

    take_turn(t, OBTAIN)

    t.then("lacerda", blueprints=[expected])


@rule("OM-SOLO-29")
def test_he_prefers_the_blueprint_that_his_scientists_score():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", scientists=["systems_engineer"])
    t.given(display=["gym", "casino", "biomarket", "metal_deposit"])

    take_turn(t, OBTAIN)

    t.then("lacerda", blueprints=["metal_deposit"])


@rule("OM-SOLO-29")
def test_among_several_that_they_score_the_rows_decide():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", scientists=["systems_engineer", "hydrologist"])
    lay_out(t, ["gym", "biomarket"], ["casino", "concentrator", "mineral_mine", "trade_market"])

    take_turn(t, OBTAIN)

    t.then("lacerda", blueprints=["mineral_mine"])


GRIDS = {
    "the bottom row is free": ({"top_1": "mine", "middle_1": "generator", "bottom_2": "ship"}, "ship"),
    "the middle row is cheaper than the top one": ({"top_1": "mine", "middle_3": "generator"}, "generator"),
    "the leftmost of a row": ({"middle_2": "mine", "middle_3": "generator", "top_1": "ship"}, "mine"),
    "never a type he has": ({"bottom_1": "shelter", "top_2": "rover"}, "rover"),
}


@rule("OM-SOLO-30")
@pytest.mark.parametrize("case", GRIDS)
def test_he_learns_the_cheapest_technology(case):
    grid, expected = GRIDS[case]
    t = against_lacerda(lacerda=2)
    t.given(grid=grid, warehouse=ONE_OF_ALL)

    take_turn(t, LEARN)

    t.then("lacerda", lab={"1a": expected, "2b": "shelter"}, arriving=1)
    t.then(warehouse={**ONE_OF_ALL, "crystal": 0})
    assert expected not in now(t, "grid").values()


@rule("OM-SOLO-30")
def test_the_technology_he_learns_contributes_to_the_mission():
    t = against_lacerda(lacerda=2)
    t.given(grid={"bottom_1": "ship"}, warehouse={"crystal": 0}, missions={"mission_techs": 7})

    take_turn(t, LEARN)

    t.then(missions={"mission_techs": 6})
    t.then("lacerda", arriving=1)


@rule("OM-SOLO-30", "OM-SOLO-48")
def test_a_second_technology_goes_to_the_lower_space_and_brings_its_crystal():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"1a": "mine", "2b": "shelter"})
    t.given(grid={"bottom_1": "ship"}, warehouse=ONE_OF_ALL)

    take_turn(t, LEARN)

    t.then("lacerda", lab={"1a": "mine", "1b": "ship"}, arriving=1)
    t.then(warehouse=ONE_OF_ALL)


@rule("OM-SOLO-31")
def test_he_develops_the_most_developed_tile_and_then_the_least_developed_one():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"1a": "mine", "3a": "ship", "5a": "rover"})

    take_turn(t, RESEARCH)

    t.then("lacerda", lab={"6a": "rover", "3a": "ship", "1a": None, "5a": None}, crystals=0)
    assert "mine" in [t.seat("lacerda").lab.get(space) for space in ("2a", "2b")]


@rule("OM-SOLO-31")
def test_tiles_that_cannot_move_on_are_passed_over():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"6a": "rover", "5a": "ship", "2a": "mine", "1a": "generator", "2b": "shelter"})

    take_turn(t, RESEARCH)

    # 5a is blocked by 6a and 1a by 2a and 2b: shelter, the lower of level 2, goes first, then 1a is free to move.
    t.then("lacerda", lab={"6a": "rover", "5a": "ship", "2a": "mine", "2b": "generator", "1a": None})


@rule("OM-SOLO-31")
def test_of_equally_developed_tiles_the_lower_one_moves():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", lab={"1a": "mine", "1b": "ship", "2c": "rover", "2a": "generator"})

    take_turn(t, RESEARCH)

    t.then("lacerda", lab={"3b": "rover", "2a": "generator", "1a": "mine", "1b": None})


@rule("OM-SOLO-31", "OM-SOLO-41")
def test_where_a_tile_goes_is_left_to_chance():
    def spaces(chance):
        t = against_lacerda(lacerda=2)
        t.given("lacerda", lab={"2b": "rover", "6a": "ship", "3b": "mine", "4b": "generator", "4c": "greenhouse"})
        t.given("lacerda", lab={"2b": "rover"})
        take_turn(t, RESEARCH, chance)
        return next(iter(t.seat("lacerda").lab))

    assert over_chance(spaces) == {"4a", "4b", "4c"}


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
    assert told(t).count("om-log-lacerda-enough") == 2


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

    found = over_chance(refilled)
    assert len(found) > 5
    assert found <= {f"contract_{number}" for number in range(2, 13)}
