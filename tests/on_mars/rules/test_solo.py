"""The solo game: set-up, solo cards, and what is special about Lacerda (OM-SOLO-01 to -09, -15 to -21)."""

import json

import pytest

from tests.on_mars.solo import (
    CARDS_OF_HIS,
    against_lacerda,
    distance,
    event_keys,
    names,
    new_buildings,
    now,
    opened,
    seed_of_start,
    take_turn,
    travel,
)
from tests.support.ledger import ROOT, rule, scenario

FACTS = json.loads((ROOT / "tests/facts/on_mars/solo_deck.json").read_text(encoding="utf-8"))
DECK = {f"solo_{card['id']}": card for card in FACTS["cards"]}
MISSIONS = {"mission_contracts": 2, "mission_bots": 3, "mission_discovery_tiles": 5}
"""None of them is met by what he does in orbit."""
FIRST_COLONIST_SPACES = {2, 3, 4, 6, 7, 8}


# Set-up


@rule("OM-SOLO-01")
def test_the_board_is_set_up_as_for_two():
    state = opened(1).state

    assert sum(state.warehouse) == 2 * 5
    assert state.tech_stack == []
    assert len([building for building in state.building if building > 5]) == 2


@rule("OM-SOLO-02")
def test_lacerda_has_no_goals_and_his_bot_stands_on_the_icon_of_the_mine():
    state = opened(seed_of_start(6)).state
    player, lacerda = state.seats

    assert len(player.goals) == 3
    assert lacerda.goals == []
    assert player.bots.count(-1) == 3
    assert lacerda.bots == [-1] * 4
    assert state.lacerda_bot == 0
    assert (lacerda.crystals, lacerda.markers, lacerda.depot) == (1, 8, [True] * 5)
    against_lacerda().then("lacerda", lab={"2b": "shelter"}, shelters=["e7"])


@rule("OM-SOLO-03")
def test_the_twelve_solo_cards_are_shuffled():
    decks = [names(opened(seed).state.solo_deck) for seed in (1, 2, 3)]

    assert all(sorted(deck) == sorted(DECK) for deck in decks)
    assert decks[0] != decks[1] != decks[2]


@rule("OM-SOLO-04")
def test_he_starts_on_the_space_of_any_first_colonist_tile():
    starts = {opened(seed).state.seats[1].space for seed in range(1, 80)}

    assert starts == FIRST_COLONIST_SPACES


@rule("OM-SOLO-04")
def test_the_player_chooses_an_empty_space_after_him():
    game = opened(seed_of_start(7))

    assert game.legal("purple") == [f"space:{space}" for space in (1, 2, 3, 4, 5, 6, 8)]


@rule("OM-SOLO-04")
@pytest.mark.parametrize("space", sorted(FIRST_COLONIST_SPACES))
def test_his_starting_space_brings_him_no_benefit(space):
    state = opened(seed_of_start(space)).state
    lacerda = state.seats[1]

    assert (lacerda.crystals, lacerda.arriving, lacerda.rover) == (1, 0, -1)
    assert lacerda.lab.count(0) == 12
    assert sum(state.warehouse) == 10
    assert state.lacerda_bot == 0
    assert state.blueprint_owner.count(2) == 0


@rule("OM-SOLO-04")
def test_the_player_gains_the_benefit_of_the_starting_space():
    game = opened(seed_of_start(7))

    game.play("purple", "space:6")

    assert game.state.seats[0].crystals == 2


@rule("OM-SOLO-05")
@pytest.mark.parametrize(("start", "side"), [(2, 0), (7, 1)])
def test_the_shuttle_starts_on_the_red_space_of_his_side(start, side):
    game = opened(seed_of_start(start))

    game.play("purple", "space:5")

    assert (game.state.shuttle_side, game.state.shuttle_space) == (side, 1)


# The solo cards


ORBIT_ACTIONS = {1: "obtain_blueprint", 2: None, 3: "research"}
COLONY_ACTIONS = {1: "construct", 2: "upgrade", 3: "hire"}


@rule("OM-SOLO-06")
@scenario(
    "solo_1", "solo_2", "solo_3", "solo_4", "solo_5", "solo_6", "solo_7", "solo_8", "solo_9", "solo_10", "solo_11",
    "solo_12",
)  # fmt: skip
@pytest.mark.parametrize("card", CARDS_OF_HIS)
def test_in_orbit_he_obtains_learns_or_develops_by_the_number_of_the_card(card):
    t = against_lacerda(lacerda=2)

    take_turn(t, card)

    action = DECK[card]["action"]
    lacerda = t.seat("lacerda")
    assert [row for row, count in lacerda.slots.items() if count] == [ORBIT_ACTIONS[action]] * (action != 2)
    assert len(lacerda.blueprints) == (action == 1)
    assert len(lacerda.lab) == 1 + (action == 2)
    assert ("4a" in lacerda.lab or "4b" in lacerda.lab or "4c" in lacerda.lab) == (action == 3)
    assert names(t.state.solo_discard) == [card]
    assert card not in names(t.state.solo_deck)


@rule("OM-SOLO-06")
@scenario(
    "solo_1", "solo_2", "solo_3", "solo_4", "solo_5", "solo_6", "solo_7", "solo_8", "solo_9", "solo_10", "solo_11",
    "solo_12",
)  # fmt: skip
@pytest.mark.parametrize("card", CARDS_OF_HIS)
def test_in_the_colony_he_constructs_upgrades_or_hires_by_the_number_of_the_card(card):
    t = against_lacerda(lacerda=6)
    t.given("lacerda", blueprints=["metal_deposit"])
    before = t.buildings()

    take_turn(t, card)

    action = DECK[card]["action"]
    lacerda = t.seat("lacerda")
    assert [row for row, count in lacerda.slots.items() if count] == [COLONY_ACTIONS[action]]
    assert len(new_buildings(t, before)) == (action == 1)
    assert lacerda.built == ({"metal_deposit": "g5"} if action == 2 else {})
    assert len(lacerda.scientists) == (action == 3)


@rule("OM-SOLO-08")
@scenario(
    "solo_1", "solo_2", "solo_3", "solo_4", "solo_5", "solo_6", "solo_7", "solo_8", "solo_9", "solo_10", "solo_11",
    "solo_12",
)  # fmt: skip
@pytest.mark.parametrize("card", CARDS_OF_HIS)
def test_in_the_second_pass_the_mission_of_the_card_advances_too(card):
    t = against_lacerda(lacerda=2)
    t.given(missions=MISSIONS, solo_pass=2, warehouse={"crystal": 0}, display=["metal_deposit"])

    take_turn(t, card)

    mission = list(MISSIONS)["ABC".index(DECK[card]["mission"])]
    t.then(missions={**MISSIONS, mission: MISSIONS[mission] - 1})
    t.then("lacerda", arriving={"mission_contracts": 1, "mission_bots": 2, "mission_discovery_tiles": 1}[mission])
    assert t.seat("lacerda").lab != {"2b": "shelter"} or t.seat("lacerda").blueprints


@rule("OM-SOLO-09")
@scenario(
    "solo_1", "solo_2", "solo_3", "solo_4", "solo_5", "solo_6", "solo_7", "solo_8", "solo_9", "solo_10", "solo_11",
    "solo_12",
)  # fmt: skip
@pytest.mark.parametrize("card", CARDS_OF_HIS)
def test_he_travels_with_the_shuttle_unless_his_latest_card_shows_an_x(card):
    t = against_lacerda(lacerda=2, player=5)

    travel(t, card)

    t.then("lacerda", side="colony" if DECK[card]["travels"] else "orbit")
    assert t.turn == "purple"


@rule("OM-SOLO-07", "OM-SOLO-08")
def test_an_empty_deck_is_shuffled_anew_when_he_is_to_turn_a_card_over():
    t = against_lacerda()
    t.given(missions=MISSIONS, shuttle=("orbit", 3), solo_deck=["solo_1"], solo_discard=CARDS_OF_HIS[1:])

    t.end_turn("purple")

    assert (t.state.solo_deck, len(t.state.solo_discard)) == ([], 12)
    t.then(solo_pass=1, missions=MISSIONS)

    t.given(shuttle=("orbit", 3))
    t.end_turn("purple")

    assert (len(t.state.solo_deck), len(t.state.solo_discard)) == (11, 1)
    assert sorted(names(t.state.solo_deck + t.state.solo_discard)) == sorted(CARDS_OF_HIS)
    t.then(solo_pass=2)
    assert sum(t.state.mission_steps) == sum(MISSIONS.values()) - 1


@rule("OM-SOLO-08")
def test_nothing_happens_to_a_mission_that_is_completed():
    t = against_lacerda()
    t.given(missions={"mission_contracts": 2}, solo_pass=2, remaining=2)

    take_turn(t, "solo_12")

    t.then(missions={"mission_contracts": 2}, remaining=2)
    t.then("lacerda", arriving=0)


@rule("OM-SOLO-08")
def test_his_card_can_complete_a_mission():
    t = against_lacerda()
    t.given(missions={"mission_contracts": 1}, solo_pass=2)

    take_turn(t, "solo_4")

    assert now(t, "missions") == {}
    t.then(remaining=2)
    t.then("lacerda", arriving=1)


# What is special about him


@rule("OM-SOLO-15")
def test_he_never_runs_out_of_colonists():
    t = against_lacerda(lacerda=6)
    t.given("lacerda", quarters=0)

    take_turn(t, "solo_3")

    t.then("lacerda", slots={"construct": 1})
    assert len(t.seat("lacerda").miners) == 1


@rule("OM-SOLO-15")
@pytest.mark.parametrize(
    ("shelters", "points"), [([], 3), (["e9"], 6), (["e9", "d8"], 10), (["e9", "d8", "d5", "c6"], 21)]
)
def test_his_living_quarters_score_as_if_they_were_full(shelters, points):
    t = against_lacerda()
    t.given("lacerda", shelters=shelters, quarters=0)

    assert t.lacerda_score()["colonists"] == points


@rule("OM-SOLO-15", "OM-SOLO-20")
def test_a_reward_for_colonists_takes_his_living_quarters_for_full():
    t = against_lacerda(lacerda=6)
    t.given("lacerda", shelters=["e9"], quarters=1)
    t.given(lacerda_bot="generator", rewards={"generator": "reward_colonists"})

    take_turn(t, "solo_3")

    # 2 for the first generator, 1 for each of 6 places.
    t.then("lacerda", points=2 + 6)


@rule("OM-SOLO-16")
def test_he_takes_no_executive_action():
    t = against_lacerda()
    t.given("lacerda", crystals=3, built={"casino": "e7"})

    take_turn(t, "solo_4")

    t.then("lacerda", crystals=3)
    assert not {"om-log-executive", "om-log-use"} & set(event_keys(t))


def levelled(**given):
    """A table where the colony reaches level 2 at the end of the player's turn."""
    t = against_lacerda(lacerda=2)
    t.given(lss=dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 2), **given)
    return t


@rule("OM-SOLO-17")
def test_when_the_level_rises_he_builds_a_shelter_and_takes_a_ship_and_a_bot():
    t = levelled()
    assert t.state.level == 1

    take_turn(t, "solo_1")

    t.then(level=2, lacerda_bots=1)
    lacerda = t.seat("lacerda")
    assert len(lacerda.shelters) == 2
    # His Shelter technology of level 2 allows a complex.
    assert distance(*lacerda.shelters) == 1
    t.then("lacerda", hangar=1, depot=[2, 3, 4, 5], bots=[])
    # A shelter in a complex of two brings two crystals, which reach the depot when his turn begins.
    t.then("lacerda", crystals=2)


@rule("OM-SOLO-17")
def test_without_a_sufficient_technology_the_shelter_stands_alone():
    t = levelled()
    t.given("lacerda", lab={})
    t.given("purple", lab={})

    take_turn(t, "solo_4")

    assert distance(*t.seat("lacerda").shelters) == 2


@rule("OM-SOLO-17", "OM-SOLO-21", "OM-ORBIT-25")
def test_he_uses_the_players_shelter_technology_and_the_player_is_compensated():
    t = levelled()
    t.given("lacerda", lab={})
    t.given("purple", lab={"6a": "shelter"}, oxygen=0)

    take_turn(t, "solo_4")

    assert distance(*t.seat("lacerda").shelters) == 1
    t.then("purple", oxygen=1, waiting=0)


@rule("OM-SOLO-17")
def test_with_five_shelters_he_builds_no_more():
    t = levelled()
    t.given("lacerda", shelters=["e9", "c6", "d8", "d5"])

    take_turn(t, "solo_1")

    assert len(t.seat("lacerda").shelters) == 5
    t.then(level=2, lacerda_bots=1)
    t.then("lacerda", hangar=1)


@rule("OM-SOLO-17")
def test_it_comes_at_the_end_of_the_turn_whosever_it_is():
    t = against_lacerda(lacerda=6)
    t.given(lss={"generator": 2, "water_extractor": 2, "greenhouse": 2, "oxygen_condenser": 1})
    t.given(lacerda_bot="oxygen_condenser")

    take_turn(t, "solo_3")

    t.then(level=2, lacerda_bots=1)
    t.then("lacerda", hangar=1)


@rule("OM-SOLO-17")
def test_the_new_bot_counts_for_missions():
    t = levelled(missions={"mission_bots": 3})

    take_turn(t, "solo_1")

    t.then(missions={"mission_bots": 2})
    # Two for the mission and two for the shelter; without one of his ships his depot has room for four.
    t.then("lacerda", crystals=4)


@rule("OM-SOLO-17")
def test_his_bots_count_for_rewards_with_that_of_the_progress_area():
    t = against_lacerda(lacerda=6)
    t.given(lacerda_bot="generator", rewards={"generator": "reward_bots"}, lacerda_bots=2)

    take_turn(t, "solo_3")

    # 2 for the first generator, 2 for each of three bots.
    t.then("lacerda", points=2 + 6)


@rule("OM-SOLO-17")
def test_he_has_no_more_than_four_bots():
    t = levelled(lacerda_bots=3)

    take_turn(t, "solo_1")

    t.then(lacerda_bots=3)


@rule("OM-SOLO-17")
def test_his_ships_are_kept_for_the_score():
    t = against_lacerda()
    t.given("lacerda", hangar=2)

    assert t.lacerda_score()["ships"] == 6


@rule("OM-SOLO-18")
def test_he_neither_takes_nor_pays_resources():
    t = against_lacerda(lacerda=2)
    t.given(display=["metal_deposit"])
    take_turn(t, "solo_3")
    t.given("lacerda", space=6)
    t.given(lacerda_bot="generator")
    take_turn(t, "solo_5")
    take_turn(t, "solo_1")

    t.then("lacerda", mineral=0, battery=0, built={"metal_deposit": "g5"})
    assert list(t.buildings().values()).count("generator") == 2


@rule("OM-SOLO-19")
def test_he_gains_the_crystal_of_a_shelter_blueprint_and_his_depot_limits_him():
    t = against_lacerda(lacerda=2)
    t.given("lacerda", crystals=3)
    t.given(display=["casino"])

    take_turn(t, "solo_3")
    t.then("lacerda", crystals=3, arriving=1)

    take_turn(t, "solo_12")
    t.then("lacerda", crystals=3, arriving=0)


@rule("OM-SOLO-20")
@pytest.mark.parametrize(("hired", "crystals"), [(1, 0), (0, 1)])
def test_the_benefit_of_life_support_brings_back_his_hiring_colonist_or_a_crystal(hired, crystals):
    t = against_lacerda(lacerda=6)
    t.given("lacerda", slots={"hire": hired})
    t.given(lacerda_bot="generator")

    take_turn(t, "solo_3")

    t.then("lacerda", slots={"construct": 1, "hire": 0}, arriving=crystals)


@rule("OM-SOLO-20")
def test_he_scores_rewards_of_life_support_like_anybody():
    t = against_lacerda(lacerda=6)
    t.given(lacerda_bot="generator", rewards={"generator": "reward_shelters"})

    take_turn(t, "solo_3")

    t.then("lacerda", points=2 + 2)


@rule("OM-SOLO-21")
def test_the_player_is_compensated_when_he_uses_the_players_technology():
    t = against_lacerda(lacerda=6)
    t.given("purple", lab={"2b": "shelter", "1a": "mine"})
    before = t.buildings()

    take_turn(t, "solo_3")

    (hex,) = new_buildings(t, before)
    assert distance(hex, "g5") == 1
    t.then("purple", waiting=1)
    assert t.legal("purple") == ["develop:1a-2a", "keep"]
    t.when("purple", "keep")
    t.then("purple", oxygen=1, waiting=0)


@rule("OM-SOLO-21")
def test_his_own_technology_costs_him_nothing_if_it_suffices():
    t = against_lacerda(lacerda=6)
    t.given("purple", lab={"2b": "shelter", "4a": "mine"})
    t.given("lacerda", lab={"2b": "shelter", "1a": "mine"})
    before = t.buildings()

    take_turn(t, "solo_3")

    (hex,) = new_buildings(t, before)
    assert distance(hex, "g5") == 1
    t.then("purple", waiting=0, oxygen=0, lab={"2b": "shelter", "4a": "mine"})


def complex_of_the_player(lab):
    """The player builds a second generator beside the first with his technology."""
    t = against_lacerda(lacerda=6)
    t.given("purple", space=5, bots=["g4"], mineral=1)
    t.given("lacerda", lab={"2b": "shelter", **lab})
    t.given(solo_deck=CARDS_OF_HIS, shuttle=("orbit", 3))
    t.when("purple", "action:construct", "build:generator", "hex:h3", "done")
    t.then(buildings={"h3": "generator"})
    return t


@rule("OM-SOLO-21")
def test_he_develops_a_tile_that_the_player_has_used():
    t = complex_of_the_player({"3b": "generator", "4b": "mine"})
    t.then("lacerda", lab={"3b": "generator"})

    t.when("purple", "end")

    t.then("lacerda", lab={"4c": "generator", "2b": "shelter", "4b": "mine", "3b": None}, oxygen=0)


@rule("OM-SOLO-21")
def test_a_tile_that_cannot_be_developed_brings_him_nothing():
    t = complex_of_the_player({"6a": "generator"})

    t.when("purple", "end")

    t.then("lacerda", lab={"6a": "generator", "2b": "shelter"}, oxygen=0, waiting=0)
