"""Setting up: components and board (OM-SETUP-01 to -23)."""

from collections import Counter

import pytest

import valles
from tests.on_mars.rules.opening import (
    FOUR,
    LSS_BUILDINGS,
    TECHS,
    decline,
    facts,
    fresh,
    hexes,
    names,
    on_the_ground,
    seat,
)
from tests.support.ledger import rule
from valles.games.on_mars.rules.colony import HEX_NAMES
from valles.games.on_mars.rules.component import BUILDINGS
from valles.games.on_mars.rules.component import TECHS as TECH_NAMES
from valles.games.on_mars.rules.rulebook import RULES
from valles.games.on_mars.rules.standin import ARROWS
from valles.kernel.view import HOLE
from valles.testing import table

SEEDS = range(6)
LEVEL_1 = [card["name"].lower().replace(" ", "_") for card in facts("blueprints")["cards"] if card["level"] == 1]
LEVEL_3 = [card["name"].lower().replace(" ", "_") for card in facts("blueprints")["cards"] if card["level"] == 3]
MISSIONS = {f"mission_{mission['id']}": mission for mission in facts("missions")["missions"]}
ORBIT_ACTIONS = {"landing_pod", "obtain_blueprint", "learn_tech", "research", "resupply"}
LACERDA_BEGINS = ("mission_blueprints", "mission_techs")
"""To these Lacerda may contribute with the benefit of his first space, before the player is asked."""
COLONY_ACTIONS = {"control_center", "construct", "upgrade", "welcome_ship", "hire"}


def techs(numbers):
    return [TECH_NAMES[number - 1] for number in numbers]


def buildings(game):
    """The buildings without owners, by hex."""
    return {HEX_NAMES[hex]: BUILDINGS[kind - 1] for hex, kind in enumerate(game.state.building) if 0 < kind <= 5}


# Components


@rule("OM-SETUP-01")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_one_to_four_players_sit_down_in_four_colours(players):
    assert fresh(players).seats == FOUR[:players]


@rule("OM-SETUP-01")
@pytest.mark.parametrize("players", (0, 5))
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(ValueError, match=f"1 to 4 players, not {players}"):
        valles.new("on_mars", players=players, seed=1)


@rule("OM-SETUP-01")
def test_a_single_player_meets_lacerda():
    assert fresh(1).state.is_lacerda(1)
    assert len(fresh(1).state.seats) == 2
    assert not fresh(2).state.is_lacerda(1)


@rule("OM-SETUP-02")
def test_the_shared_cards_and_tiles_are_complete():
    counts = Counter(card.family() for card in RULES.cards())
    expected = {
        "blueprint": 24, "scientist": 6, "contract": 12, "goal": 16, "mission": 9, "solo": 12, "discovery": 19,
        "research": 8, "reward": 8,
    }  # fmt: skip
    assert {family: counts[family] for family in expected} == expected
    assert counts["first_colonist_a"] + counts["first_colonist_b"] == 12


@rule("OM-SETUP-02")
def test_the_shared_pieces_lie_on_and_beside_the_board():
    state = fresh(4).state
    assert sum(1 for kind in state.building if 0 < kind <= 5) == 5
    assert sum(len(stack) for stack in state.stacks) == 30
    assert len(state.discovery_stack) + len(state.exploration) == 19
    assert len([tile for tile in state.ground if tile]) == 8
    assert len(state.grid) + len(state.tech_stack) == 16
    assert len(state.missions) == len(state.mission_steps) == 3
    assert len(state.lss) == 4


@rule("OM-SETUP-02")
def test_there_are_six_first_colonist_tiles():
    spaces = set()
    for seed in range(12):
        game = fresh(4, seed=seed, first_colonists=True)
        decline(game)
        spaces |= {board.space for board in game.state.seats}
    assert spaces == {tile["turn_order_space"] for tile in facts("first_colonists")["tiles"]}
    assert len(spaces) == 6


@rule("OM-SETUP-03")
@pytest.mark.parametrize("place", range(4))
def test_every_colour_has_the_same_pieces(place):
    game = fresh(4)
    board = game.state.seats[place]
    pieces = seat(game, place)
    assert pieces.quarters + pieces.working + pieces.beside + sum(pieces.slots.values()) == 12
    assert len(board.bots) == 4
    assert pieces.rover is None
    assert pieces.depot == [1, 2, 3, 4, 5]
    assert len(board.cubes) == 5
    assert pieces.markers == 8
    assert list(pieces.lab.values()) == ["shelter"]
    assert len(pieces.shelters) == 1


@rule("OM-SETUP-03")
def test_the_fifth_shelter_is_the_last():
    t = table("on_mars")
    t.given("purple", space=5, oxygen=2, shelters=["i1", "h1", "g1"], bots=["h3"])
    t.when("purple", "action:construct", "build:shelter", "hex:h4")
    t.then("purple", oxygen=1, shelters=["g1", "h1", "h4", "i1", "i3"])
    t.given("purple", mineral=2)
    t.given(turn="purple")
    t.when("purple", "action:construct")
    assert "build:generator" in t.legal("purple")
    assert t.why_not("purple", "build:shelter") == "om-why-stack-empty"


@rule("OM-SETUP-04")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_a_mine_and_one_building_of_each_lss_type_stand_on_the_map(players):
    game = fresh(players)
    assert sorted(buildings(game).values()) == sorted(["mine", *LSS_BUILDINGS])
    assert game.state.lss == [1, 1, 1, 1]


@rule("OM-SETUP-04")
def test_six_more_tiles_of_each_type_wait():
    counts = facts("buildings")["counts"]
    assert counts["regular_per_type"]["n"] == 6
    assert [sorted(stack) for stack in fresh().state.stacks] == [[1, 2, 3, 4, 5, 6]] * 5


# Orbit


@rule("OM-SETUP-05")
@pytest.mark.parametrize("space", range(1, 9))
def test_every_turn_order_space_and_action_belongs_to_one_side(space):
    t = table("on_mars")
    t.given("green", space=0)
    t.given("purple", space=space)
    other = COLONY_ACTIONS if space <= 4 else ORBIT_ACTIONS
    t.then("purple", side="orbit" if space <= 4 else "colony")
    refused = {action for action in ORBIT_ACTIONS | COLONY_ACTIONS if wrong_side(t, action)}
    assert refused == other


def wrong_side(t, action):
    return t.why_not("purple", f"action:{action}") == "om-why-wrong-side"


@rule("OM-SETUP-05")
@pytest.mark.parametrize(("side", "other"), [("orbit", "colony"), ("colony", "orbit")])
def test_both_sides_have_travel_spaces_of_their_own(side, other):
    t = table("on_mars")
    t.given(shuttle=(side, 3), level=3)
    for expected in ((side, 2), (side, 1), (other, 3)):
        t.given("green", stands=False)
        t.end_turn("purple")
        while t.game.pending[0].prompt.key == "om-ask-travel":
            t.when(t.turn, "stay")
        t.then(shuttle=expected)


@rule("OM-SETUP-06")
def test_the_discovery_tiles_are_shuffled_and_two_are_revealed():
    games = [fresh(seed=seed) for seed in SEEDS]
    everything = {card.id for card in RULES.cards() if card.family() == "discovery"}
    for game in games:
        assert len(game.state.exploration) == 2
        assert len(game.state.discovery_stack) == 17
        assert set(names(game.state.exploration + game.state.discovery_stack)) == everything
        assert game.view("purple").discovery_stack == [HOLE] * 17
        assert game.view("purple").exploration == game.state.exploration
    assert len({tuple(game.state.exploration) for game in games}) > 1


@rule("OM-SETUP-07")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 3)])
def test_the_warehouse_begins_with_three_of_each_of_its_kinds_or_two_for_two(players, each):
    mineral, battery, water, plant, oxygen, crystal, _ = fresh(players).state.warehouse
    assert (battery, water, plant, oxygen, crystal) == (each,) * 5
    assert mineral == 0


@rule("OM-SETUP-08")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_the_grid_shows_one_shuffled_set_of_technologies_without_the_shelters(players):
    grids = [techs(fresh(players, seed=seed).state.grid) for seed in SEEDS]
    assert all(len(grid) == 8 and set(grid) == TECHS for grid in grids)
    assert len({tuple(grid) for grid in grids}) > 1


@rule("OM-SETUP-09")
@pytest.mark.parametrize("players", (3, 4))
def test_three_or_four_keep_the_other_set_face_down(players):
    stacks = [fresh(players, seed=seed) for seed in SEEDS]
    for game in stacks:
        assert sorted(techs(game.state.tech_stack)) == sorted(TECHS)
        assert game.view("purple").tech_stack == [HOLE] * 8
    assert len({tuple(game.state.tech_stack) for game in stacks}) > 1


@rule("OM-SETUP-10")
def test_level_1_blueprints_lie_above_those_of_level_3_and_six_are_shown():
    assert len(LEVEL_1) == len(LEVEL_3) == 12
    games = [fresh(seed=seed) for seed in SEEDS]
    for game in games:
        display = names(number for number in game.state.display if number)
        from_the_top = names(reversed(game.state.blueprint_deck))
        assert len(display) == 6
        assert sorted(display + from_the_top[:6]) == sorted(LEVEL_1)
        assert sorted(from_the_top[6:]) == sorted(LEVEL_3)
        assert game.view("purple").blueprint_deck == [HOLE] * 18
    assert len({tuple(game.state.display) for game in games}) > 1
    assert len({tuple(game.state.blueprint_deck[:12]) for game in games}) > 1


# Colony


@rule("OM-SETUP-11")
def test_the_six_scientists_are_on_offer_from_the_geologist_to_the_systems_engineer():
    assert names(fresh().state.offers) == [
        "geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer",
    ]  # fmt: skip


@rule("OM-SETUP-11")
@pytest.mark.parametrize("scientist", facts("scientists")["scientists"], ids=lambda scientist: scientist["id"])
def test_each_scientist_has_a_price_of_its_own_and_comes_with_its_marker(scientist):
    ((good, amount),) = scientist["hire_cost"].items()
    good = "quarters" if good == "move_colonists_living_to_working" else good
    t = table("on_mars")
    t.given("purple", space=5, crystals=1, **{"quarters": 1, good: amount + (good == "quarters")})
    t.given(offers=[scientist["id"], "contract_7"])
    t.when("purple", "action:hire", f"card:{scientist['id']}")
    t.then("purple", scientists={scientist["id"]: None}, **{"quarters": 0, good: 0})


@rule("OM-SETUP-11")
@pytest.mark.parametrize("good", ["battery", "water", "plant", "oxygen"])
def test_one_of_a_good_hires_nobody(good):
    t = table("on_mars")
    t.given("purple", space=5, quarters=2, **{good: 1})
    assert t.why_not("purple", "action:hire") == "om-why-too-expensive"


@rule("OM-SETUP-12")
def test_the_taker_finds_all_twelve_contracts_in_the_deck():
    t = table("on_mars")
    t.given("purple", space=5, mineral=2)
    t.when("purple", "action:hire", "card:rd_engineer", "end")
    assert sorted(t.legal("purple")) == sorted(f"card:contract_{number}" for number in range(1, 13))


@rule("OM-SETUP-13")
def test_the_starting_mine_stands_in_the_centre():
    assert hexes([facts("map")["marks"]["start_mine"]["hex"]]) == ["g5"]
    assert all(buildings(fresh(seed=seed))["g5"] == "mine" for seed in SEEDS)


@rule("OM-SETUP-14")
def test_the_starting_lss_buildings_stand_at_random_on_the_marked_hexes():
    marked = hexes(facts("map")["marks"]["start_buildings"]["hexes"])
    maps = [buildings(fresh(seed=seed)) for seed in SEEDS]
    for map in maps:
        assert {map[hex] for hex in marked} == LSS_BUILDINGS
    assert len({tuple(map[hex] for hex in marked) for map in maps}) > 1


@rule("OM-SETUP-15")
def test_each_stack_of_buildings_is_shuffled_and_shows_its_top_tile():
    games = [fresh(seed=seed) for seed in SEEDS]
    for game in games:
        for true, seen in zip(game.state.stacks, game.view("green").stacks, strict=True):
            assert len(true) == len(ARROWS[0])
            assert seen == [HOLE] * 5 + true[-1:]
    for building in range(5):
        assert len({tuple(game.state.stacks[building]) for game in games}) > 1


@rule("OM-SETUP-16")
def test_the_research_tiles_of_a_type_lie_face_up_in_one_corner():
    tiles = on_the_ground(fresh())
    corners = facts("map")["marks"]["research"]["corners"].values()
    assert len(tiles) == 8
    types = []
    for corner in corners:
        first, second = (tiles[hex] for hex in hexes(corner))
        assert first != second
        assert first[:-1] == second[:-1]
        types.append(first[:-1])
    assert len(set(types)) == 4


@rule("OM-SETUP-17")
@pytest.mark.parametrize(("length", "short", "long"), [("short", 2, 1), ("long", 1, 2)])
def test_a_short_game_has_two_short_missions_and_a_long_game_two_long_ones(length, short, long):
    drawn = [names(fresh(seed=seed, length=length).state.missions) for seed in range(40)]
    for missions in drawn:
        assert Counter(MISSIONS[mission]["length"] for mission in missions) == {"short": short, "long": long}
        assert len(set(missions)) == 3
    assert {mission for missions in drawn for mission in missions} == set(MISSIONS)


@rule("OM-SETUP-18")
def test_the_marker_of_each_mission_lies_at_the_action_it_names():
    words = {"construct_building": "construct", "upgrade_building": "upgrade", "hire_scientist_or_contract": "hire"}
    named = {id: mission["related_action"] for id, mission in MISSIONS.items()}
    shown = {card.id: card.index()["action"] for card in RULES.cards() if card.family() == "mission"}
    assert shown == {mission: words.get(action, action) for mission, action in named.items()}


@rule("OM-SETUP-19")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_the_cube_of_a_mission_begins_at_the_step_for_the_number_of_players(players):
    seen = set()
    for seed in range(40):
        state = fresh(players, seed=seed).state
        for mission, steps in zip(names(state.missions), state.mission_steps, strict=True):
            if players > 1 or mission not in LACERDA_BEGINS:
                assert steps == MISSIONS[mission]["steps"][str(players)]
            seen.add(mission)
    assert seen == set(MISSIONS)


@rule("OM-SETUP-20")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_three_missions_remain(players):
    assert fresh(players).state.remaining == 3


@rule("OM-SETUP-21")
def test_what_does_not_lie_in_the_warehouse_or_on_boards_is_the_general_supply():
    t = table("on_mars")
    t.given(warehouse=dict.fromkeys(("battery", "water", "plant", "oxygen", "crystal"), 0))
    t.given(display=["wind_turbines", "casino"])
    t.when("purple", "action:obtain_blueprint", "card:wind_turbines")
    t.then("purple", battery=1)
    t.then(warehouse={"battery": 0})


@rule("OM-SETUP-22")
def test_life_support_begins_at_level_1_with_its_markers_in_row_1():
    state = fresh().state
    assert state.level == 1
    assert state.lss == [1, 1, 1, 1]


@rule("OM-SETUP-22")
def test_two_of_each_type_are_needed_for_the_second_level():
    t = table("on_mars")
    t.given(lss={"generator": 2, "water_extractor": 2, "greenhouse": 2, "oxygen_condenser": 1})
    t.end_turn("purple")
    t.then(level=1)
    t.given(lss={"oxygen_condenser": 2})
    t.end_turn("green")
    t.then(level=2)


@rule("OM-SETUP-23")
def test_four_of_the_eight_life_support_rewards_are_drawn():
    drawn = [names(fresh(seed=seed).state.rewards) for seed in range(12)]
    assert all(len(set(rewards)) == len(rewards) == 4 for rewards in drawn)
    assert {reward for rewards in drawn for reward in rewards} == {
        card.id for card in RULES.cards() if card.family() == "reward"
    }
