"""Missions and the marker of the missions that remain (OM-MISSION)."""

import pytest

import valles
from tests.on_mars.rules.closing import THREE, end_colonization
from tests.on_mars.rules.opening import facts, names
from tests.support.ledger import rule
from valles.testing import table

MISSIONS = {mission["id"]: mission for mission in facts("missions")["missions"]}
CONTRIBUTIONS = {
    "research_tiles": (5, ("action:control_center", "rover:n", "done", "yes", "develop:2b-3b", "done", "done")),
    "blueprints": (1, ("action:obtain_blueprint", "card:metal_deposit", "done")),
    "advanced_buildings": (5, ("action:upgrade",)),
    "bots": (5, ("action:welcome_ship", "ship:1", "pay:water", "pay:plant", "reward:bot")),
    "discovery_tiles": (5, ("action:control_center", "rover:s", "done", "yes")),
    "techs": (1, ("action:learn_tech", "grid:bottom_1", "lab:1a", "take:battery", "done")),
    "progress_cubes": (5, ("action:construct", "build:generator", "hex:h3", "done")),
    "scientists": (5, ("action:hire", "card:rd_engineer")),
    "contracts": (1, ("deliver:contract_10:oxygen",)),
}
"""For each mission the turn order space where purple stands at the table of `with_mission`, and what contributes."""
LSS = ("generator", "water_extractor", "greenhouse", "oxygen_condenser")


def with_mission(**missions):
    """A table where purple can contribute to any mission."""
    t = table("on_mars")
    t.given(missions={f"mission_{mission}": count for mission, count in missions.items()})
    t.given(ground={"d1": None, "g4": "research_a1", "g6": "discovery_gain_water"}, display=["metal_deposit", "gym"])
    t.given(grid={"bottom_1": "mine", "bottom_2": "rover"})
    t.given("purple", mineral=2, water=1, plant=1, oxygen=1, bots=["h4"])
    t.given("purple", contracts=["contract_10"], delivered={"contract_10": (2, 2)})
    t.given("purple", blueprints=["construction_yard", "biolab"], lab={"2b": "shelter", "2a": "generator"})
    return t


def missions(t):
    """The missions that are open, and the contributions that each still needs."""
    steps = zip(t.state.missions, t.state.mission_steps, strict=True)
    return {names([number])[0].removeprefix("mission_"): left for number, left in steps if number}


def reach(t, level):
    """At the end of purple's turn the colony has come to this level."""
    t.given(lss=dict.fromkeys(LSS, level))
    t.end_turn("purple")
    t.then(level=level)


# Contributions


@rule("OM-MISSION-01")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
@pytest.mark.parametrize("length", ("short", "long"))
def test_three_missions_are_open_at_the_start(players, length):
    game = valles.new("on_mars", players=players, seed=5, length=length)
    assert len(set(game.state.missions)) == 3 and all(game.state.missions)


@rule("OM-MISSION-01")
def test_every_player_may_contribute_to_each_mission():
    t = table("on_mars", seats=THREE)
    t.given(missions={"mission_blueprints": 10, "mission_techs": 11, "mission_bots": 4})
    t.given(display=["metal_deposit", "concentrator", "gym"], grid={"bottom_1": "mine", "bottom_2": "rover"})
    t.when("purple", "action:obtain_blueprint", "card:metal_deposit", "done", "end")
    t.given("green", crystals=1)
    t.when("green", "action:obtain_blueprint", "pay:crystal", "card:concentrator", "done", "end")
    t.then("purple", arriving=1)
    t.then("green", arriving=1)
    assert missions(t) == {"blueprints": 8, "techs": 11, "bots": 4}
    t.when("yellow", "action:learn_tech", "grid:bottom_1", "lab:1a", "done", "done")
    t.then("yellow", arriving=1)
    assert missions(t) == {"blueprints": 8, "techs": 10, "bots": 4}


@rule("OM-MISSION-02", "OM-MISSION-05")
@pytest.mark.parametrize("mission", CONTRIBUTIONS)
def test_what_contributes_brings_the_printed_crystals_and_moves_the_cube(mission):
    space, answers = CONTRIBUTIONS[mission]
    t = with_mission(**{mission: 3})
    t.given("purple", space=space)
    t.when("purple", *answers)
    t.then("purple", arriving=MISSIONS[mission]["crystals_per_contribution"], crystals=0)
    assert missions(t) == {mission: 2}


@rule("OM-MISSION-05")
@pytest.mark.parametrize("mission", CONTRIBUTIONS)
def test_only_its_own_contribution_moves_the_cube_of_a_mission(mission):
    space, answers = CONTRIBUTIONS[mission]
    others = [other for other in CONTRIBUTIONS if other != mission]
    for three in (others[:3], others[3:6], others[5:]):
        t = with_mission(**dict.fromkeys(three, 3))
        t.given("purple", space=space)
        t.when("purple", *answers)
        t.then("purple", arriving=0)
        assert missions(t) == dict.fromkeys(three, 3)


@rule("OM-MISSION-05")
def test_the_action_beside_the_marker_contributes_nothing_by_itself():
    t = with_mission(scientists=3, research_tiles=3)
    t.given(offers=["contract_6", "rd_engineer"])
    t.given("purple", space=5, crystals=1)
    t.when("purple", "action:hire", "card:contract_6", "end")
    t.given("purple", space=5, stands=True)
    t.given(turn="purple")
    t.when("purple", "action:control_center", "rover:n", "done", "no")
    t.then("purple", arriving=0)
    assert missions(t) == {"scientists": 3, "research_tiles": 3}


@rule("OM-MISSION-03")
def test_several_contributions_in_a_turn_each_count_and_pay():
    t = with_mission(blueprints=5, scientists=3)
    t.given("purple", crystals=3, depot=[1, 2, 4, 5])
    t.given(display=["metal_deposit", "concentrator", "wind_turbines"])
    t.when("purple", "action:obtain_blueprint", "card:metal_deposit", "boost", "card:concentrator", "done")
    t.then("purple", arriving=2)
    t.when("purple", "executive:3", "card:wind_turbines")
    t.then("purple", arriving=3)
    assert missions(t) == {"blueprints": 2, "scientists": 3}


@rule("OM-MISSION-04")
def test_a_mission_whose_cube_reaches_the_check_mark_leaves_and_one_fewer_remains():
    t = with_mission(blueprints=1, scientists=3)
    t.when("purple", "action:obtain_blueprint", "card:metal_deposit", "done")
    t.then("purple", arriving=1)
    t.then(remaining=2)
    assert missions(t) == {"scientists": 3}


@rule("OM-MISSION-04")
def test_nothing_contributes_to_a_mission_that_is_over():
    t = with_mission(blueprints=1)
    t.given(display=["metal_deposit", "concentrator", "gym"])
    t.when("purple", "action:obtain_blueprint", "card:metal_deposit", "boost", "card:concentrator", "done")
    t.then("purple", arriving=1)
    t.then(remaining=2)


# The missions that remain


@rule("OM-MISSION-06")
@pytest.mark.parametrize(("remaining", "rounds"), ((3, False), (2, False), (1, True)))
def test_the_end_is_triggered_when_the_marker_has_left_space_1(remaining, rounds):
    t = with_mission(blueprints=1)
    t.given(remaining=remaining, shuttle=("orbit", 3))
    t.when("purple", "action:obtain_blueprint", "card:metal_deposit", "done", "end")
    end_colonization(t)
    t.then(remaining=remaining - 1, final=rounds)


@rule("OM-MISSION-07")
@pytest.mark.parametrize("first", ("mission", "level"))
def test_missions_and_colony_levels_move_the_marker_alike(first):
    t = with_mission(blueprints=1)
    t.given(level=2)
    if first == "level":
        reach(t, 3)
        t.then(remaining=2)
        t.given(turn="purple", display=["metal_deposit", "gym"])
    t.when("purple", "action:obtain_blueprint", "card:metal_deposit", "done")
    if first == "mission":
        t.then(remaining=2)
        reach(t, 3)
    t.then(remaining=1)


@rule("OM-MISSION-07")
@pytest.mark.parametrize(("level", "moved"), ((2, 0), (3, 1), (4, 1), (5, 1)))
def test_levels_3_to_5_move_the_marker_and_level_2_does_not(level, moved):
    t = table("on_mars")
    t.given(level=level - 1, remaining=3)
    reach(t, level)
    t.then(remaining=3 - moved)


@rule("OM-MISSION-08")
@pytest.mark.parametrize("done", (0, 1, 2, 3))
@pytest.mark.parametrize(("level", "needed"), ((1, 3), (2, 3), (3, 2), (4, 1), (5, 0)))
def test_how_many_missions_end_the_game_depends_on_the_level(level, needed, done):
    t = table("on_mars", seats=THREE)
    t.given(missions={"mission_blueprints": 1, "mission_techs": 1, "mission_contracts": 1}, shuttle=("orbit", 3))
    t.given("purple", contracts=["contract_10"], delivered={"contract_10": (2, 2)}, oxygen=1)
    t.given(display=["concentrator", "metal_deposit"], grid={"bottom_1": "mine", "bottom_2": "rover"})
    ways = [
        ("action:obtain_blueprint", "card:concentrator", "done"),
        ("deliver:contract_10:oxygen",),
        ("action:learn_tech", "grid:bottom_1", "lab:1b"),
    ]
    for answers in ways[:done]:
        t.given(turn="purple")
        t.when("purple", *answers)
    reach(t, level)
    end_colonization(t)
    t.then(final=done >= needed, remaining=max(0, needed - done))


@rule("OM-MISSION-09")
def test_after_the_end_is_triggered_open_missions_still_bring_crystals():
    t = with_mission(blueprints=2)
    t.given(remaining=0, final=True)
    t.given(display=["metal_deposit", "concentrator", "gym"])
    t.when("purple", "action:obtain_blueprint", "card:metal_deposit", "boost", "card:concentrator", "done")
    t.then("purple", arriving=2)
    t.then(remaining=0)
    assert missions(t) == {}


# However it came about


@rule("OM-MISSION-10")
def test_an_executive_action_contributes():
    t = with_mission(blueprints=5)
    t.given("purple", crystals=3, depot=[1, 2, 4, 5])
    t.when("purple", "executive:3", "card:metal_deposit")
    t.then("purple", arriving=1)
    assert missions(t) == {"blueprints": 4}


@rule("OM-MISSION-10")
def test_a_tile_contributes():
    t = with_mission(blueprints=5)
    t.given("purple", space=5)
    t.given(ground={"g6": "discovery_blueprints_x2"}, display=["metal_deposit", "concentrator", "wind_turbines"])
    t.when("purple", "action:control_center", "rover:s", "done", "yes", "card:metal_deposit", "card:concentrator")
    t.then("purple", arriving=2)
    assert missions(t) == {"blueprints": 3}


@rule("OM-MISSION-10")
def test_the_reward_of_a_goal_contributes():
    t = with_mission(scientists=3)
    t.given("purple", research=["a", "b"], goals=["goal_12"])
    t.when("purple", "goal:goal_12", "choose:2", "card:geologist")
    t.then("purple", arriving=2)
    assert missions(t) == {"scientists": 2}


@rule("OM-MISSION-10")
def test_a_benefit_taken_on_travel_contributes():
    t = with_mission(techs=3, blueprints=5)
    t.given("purple", space=5)
    t.given("green", space=1)
    t.given(shuttle=("colony", 1))
    end_colonization(t)
    t.when("purple", "travel", "space:3", "grid:bottom_1", "lab:1a", "take:battery")
    t.then("purple", arriving=1)
    assert missions(t) == {"techs": 2, "blueprints": 5}


@rule("OM-MISSION-10")
def test_a_benefit_taken_at_the_set_up_contributes():
    seed = next(seed for seed in range(1, 100) if "mission_blueprints" in names(game_of(seed).state.missions))
    game = game_of(seed)
    place = names(game.state.missions).index("mission_blueprints")
    game.play("purple", "space:8")
    game.play("purple", game.legal("purple")[0])
    assert game.state.blueprint_owner.count(1) == 1
    assert game.state.mission_steps[place] == 9


def game_of(seed):
    return valles.new("on_mars", players=2, seed=seed, first="purple")


@rule("OM-MISSION-10")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_what_the_set_up_puts_out_never_counts(players):
    seen = set()
    for seed in range(30):
        game = valles.new("on_mars", players=players, seed=seed, first="purple")
        for name, steps in zip(names(game.state.missions), game.state.mission_steps, strict=True):
            mission = name.removeprefix("mission_")
            seen.add(mission)
            if players > 1 or mission not in ("blueprints", "techs"):
                assert steps == MISSIONS[mission]["steps"][str(players)], mission
    assert seen == set(MISSIONS)


@rule("OM-MISSION-10")
def test_a_contract_completed_by_the_building_of_another_contributes_for_its_owner():
    t = table("on_mars")
    t.given(missions={"mission_contracts": 2}, buildings={"g2": "generator", "g1": "generator"}, lss={"generator": 3})
    t.given("green", contracts=["contract_1"], built={"wind_turbines": "g3"})
    t.given("purple", space=5, mineral=1, lab={"3b": "generator"}, bots=["h3"])
    t.when("purple", "action:construct", "build:generator", "hex:h2")
    t.then("green", arriving=1, contracts={"contract_1": True})
    t.then("purple", arriving=0)
    assert missions(t) == {"contracts": 1}
