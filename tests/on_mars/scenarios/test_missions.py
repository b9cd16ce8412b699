"""Missions: what contributes to each, its crystals, and how it is completed."""

import pytest

import valles
from tests.on_mars.scenarios.playing import cards, choose, now, raise_complex, table, usable
from tests.support.ledger import rule, scenario

STEPS = cards(
    "mission, steps",
    ("mission_research_tiles", (5, 5, 5, 7)),
    ("mission_blueprints", (10, 10, 10, 13)),
    ("mission_advanced_buildings", (8, 8, 8, 10)),
    ("mission_bots", (3, 3, 4, 5)),
    ("mission_discovery_tiles", (5, 5, 7, 9)),
    ("mission_techs", (7, 7, 11, 12)),
    ("mission_progress_cubes", (8, 8, 11, 14)),
    ("mission_scientists", (4, 4, 4, 5)),
    ("mission_contracts", (2, 2, 2, 3)),
)
"""Contributions needed with one to four players."""
CRYSTALS = {
    "mission_research_tiles": 2,
    "mission_blueprints": 1,
    "mission_advanced_buildings": 1,
    "mission_bots": 2,
    "mission_discovery_tiles": 1,
    "mission_techs": 1,
    "mission_progress_cubes": 1,
    "mission_scientists": 2,
    "mission_contracts": 1,
}


# Ways to contribute: each returns a table where purple is about to, and purple's answers


def colony(**facts):
    t = table()
    t.given("purple", space=6, **facts)
    return t


def research_by_rover():
    t = colony(rover="k4")
    t.given(ground={"j1": None, "k3": "research_b1"})
    return t, ["action:control_center", "rover:n", "done", "yes", "done"]


def research_by_a_bot_as_rover():
    t = usable("recycling_bots", "two crystals", bots=["k4"])
    t.given(ground={"j1": None, "k3": "research_b1"})
    return t, ["use:recycling_bots", "bot1:n", "done", "done"]


def blueprint_by_main_action():
    t = table()
    t.given(display=["biomarket"])
    return t, ["action:obtain_blueprint"]


def blueprint_by_executive_action():
    t = table()
    t.given(display=["biomarket"], turn="purple", main_done=True)
    t.given("purple", crystals=3, depot=[1, 2, 4, 5])
    return t, ["executive:3", "card:biomarket"]


def blueprint_by_turn_order():
    t = table()
    t.given(display=["biomarket"])
    return t, ["action:landing_pod", "space:8", "card:biomarket"]


def upgrade_by_main_action():
    t = colony(blueprints=["wind_turbines"], mineral=1, bots=["g4"])
    return t, ["action:upgrade"]


def upgrade_by_advanced_building():
    t = usable("builder_drone_ai600", "two crystals", blueprints=["biomarket"], mineral=1)
    return t, ["use:builder_drone_ai600", "card:biomarket", "hex:e5"]


def bot_by_ship():
    t = colony(water=1, plant=1, bots=["g4"])
    return t, ["action:welcome_ship", "ship:1", "reward:bot"]


def bot_by_goal():
    t = colony(shelters=["a1", "a2"], quarters=7, goals=["goal_9"])
    return t, ["goal:goal_9", "choose:2", "ship:1", "reward:bot", "hex:a1"]


def discovery_by_rover():
    t = colony(rover="k4")
    t.given(ground={"k3": "discovery_gain_plant"})
    return t, ["action:control_center", "rover:n", "done", "yes"]


def discovery_by_a_bot_as_rover():
    t = usable("recycling_bots", "two crystals", bots=["k4"])
    t.given(ground={"k3": "discovery_gain_plant"})
    return t, ["use:recycling_bots", "bot1:n", "done"]


def tech_by_main_action():
    t = table()
    t.given(grid={"bottom_1": "mine"})
    return t, ["action:learn_tech", "lab:1a", "done", "done"]


def tech_by_discovery():
    t = colony(rover="k4")
    t.given(ground={"k3": "discovery_learn_tech"}, grid={"bottom_1": "mine"})
    return t, ["action:control_center", "rover:n", "done", "yes", "grid:bottom_1", "lab:1a", "done"]


def cube_by_main_action():
    t = colony(bots=["k4"], lab={"1a": "mine"})
    raise_complex(t, "mine", "", "l3")
    return t, ["action:construct", "build:mine", "hex:k3"]


def cube_by_advanced_building():
    t = usable("metal_deposit", "two crystals", bots=["k4"], lab={"1a": "mine"})
    raise_complex(t, "mine", "", "l3")
    return t, ["use:metal_deposit", "hex:k3"]


def scientist_by_main_action():
    t = colony(oxygen=2)
    return t, ["action:hire", "card:systems_engineer"]


def scientist_by_goal():
    t = table()
    t.given("purple", goals=["goal_12"], research=["a", "b"])
    return t, ["goal:goal_12", "choose:2", "card:geologist"]


def contract_by_delivery():
    t = table()
    t.given("purple", contracts=["contract_7"], delivered={"contract_7": (3,)}, mineral=1)
    return t, ["deliver:contract_7:mineral"]


def contract_by_upgrade():
    t = colony(contracts=["contract_1"], blueprints=["wind_turbines"], mineral=1, bots=["k4"])
    raise_complex(t, "generator", "", "k3", "l3", "l2", "k2")
    return t, ["action:upgrade", "hex:k3"]


def contract_by_taking_what_is_fulfilled():
    t = colony(built={"wind_turbines": "k3"}, crystals=1)
    raise_complex(t, "generator", "", "k3", "l3", "l2", "k2")
    t.given(offers=["contract_1"])
    return t, ["action:hire", "card:contract_1"]


WAYS = pytest.mark.parametrize(
    ("mission", "way"),
    [
        ("mission_research_tiles", research_by_rover),
        ("mission_research_tiles", research_by_a_bot_as_rover),
        ("mission_blueprints", blueprint_by_main_action),
        ("mission_blueprints", blueprint_by_executive_action),
        ("mission_blueprints", blueprint_by_turn_order),
        ("mission_advanced_buildings", upgrade_by_main_action),
        ("mission_advanced_buildings", upgrade_by_advanced_building),
        ("mission_bots", bot_by_ship),
        ("mission_bots", bot_by_goal),
        ("mission_discovery_tiles", discovery_by_rover),
        ("mission_discovery_tiles", discovery_by_a_bot_as_rover),
        ("mission_techs", tech_by_main_action),
        ("mission_techs", tech_by_discovery),
        ("mission_progress_cubes", cube_by_main_action),
        ("mission_progress_cubes", cube_by_advanced_building),
        ("mission_scientists", scientist_by_main_action),
        ("mission_scientists", scientist_by_goal),
        ("mission_contracts", contract_by_delivery),
        ("mission_contracts", contract_by_upgrade),
        ("mission_contracts", contract_by_taking_what_is_fulfilled),
    ],
)


ALSO = {tech_by_discovery: "mission_discovery_tiles", contract_by_upgrade: "mission_advanced_buildings"}
"""These contribute to a second mission as well."""


def contribute(mission, way, steps):
    t, answers = way()
    t.given(missions={mission: steps})
    choose(t, *answers)
    return t


@rule("OM-MISSION-02", "OM-MISSION-05", "OM-MISSION-10")
@scenario("mission_research_tiles", "mission_blueprints", "mission_advanced_buildings", "mission_bots")
@scenario("mission_discovery_tiles", "mission_techs", "mission_progress_cubes", "mission_scientists")
@scenario("mission_contracts")
@WAYS
def test_contribution_gives_crystals_and_moves_the_cube(mission, way):
    t = contribute(mission, way, 4)

    t.then("purple", arriving=CRYSTALS[mission])
    t.then("green", arriving=0)
    t.then(missions={mission: 3}, remaining=3)


@rule("OM-MISSION-02", "OM-MISSION-04")
@scenario("mission_research_tiles", "mission_blueprints", "mission_advanced_buildings", "mission_bots")
@scenario("mission_discovery_tiles", "mission_techs", "mission_progress_cubes", "mission_scientists")
@scenario("mission_contracts")
@WAYS
def test_the_last_contribution_completes_the_mission(mission, way):
    t = contribute(mission, way, 1)

    t.then("purple", arriving=CRYSTALS[mission])
    t.then(remaining=2)
    assert now(t, "missions") == {}


@rule("OM-MISSION-04", "OM-MISSION-05")
@scenario("mission_research_tiles", "mission_blueprints", "mission_advanced_buildings", "mission_bots")
@scenario("mission_discovery_tiles", "mission_techs", "mission_progress_cubes", "mission_scientists")
@scenario("mission_contracts")
@WAYS
def test_contribution_counts_for_its_own_mission_alone(mission, way):
    others = [other for other in CRYSTALS if other not in (mission, ALSO.get(way))]
    for three in (others[0:3], others[3:6], others[-3:]):
        t, answers = way()
        t.given(missions=dict.fromkeys(three, 5))

        choose(t, *answers)

        t.then("purple", arriving=0)
        t.then(missions=dict.fromkeys(three, 5))


@rule("OM-SETUP-17", "OM-SETUP-19")
@scenario("mission_research_tiles", "mission_blueprints", "mission_advanced_buildings", "mission_bots")
@scenario("mission_discovery_tiles", "mission_techs", "mission_progress_cubes", "mission_scientists")
@scenario("mission_contracts")
@STEPS
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_mission_starts_on_the_step_for_the_number_of_players(mission, steps, players):
    states = (valles.new("on_mars", players=players, seed=seed).state for seed in range(1, 100))
    if players == 1:
        states = (state for state in states if state.seats[1].space not in (3, 8))

    missions = next(opened for opened in map(open_missions, states) if mission in opened)

    assert missions[mission] == steps[players - 1]


def open_missions(state):
    """The open missions and their steps; where Lacerda starts with a technology or blueprint, he has contributed."""
    names = {card.number: card.id for card in state.rules.cards()}
    return {names[number]: steps for number, steps in zip(state.missions, state.mission_steps, strict=True)}


@rule("OM-SETUP-17")
@scenario("mission_research_tiles", "mission_blueprints", "mission_advanced_buildings", "mission_bots")
@scenario("mission_discovery_tiles", "mission_techs", "mission_progress_cubes", "mission_scientists")
@scenario("mission_contracts")
@pytest.mark.parametrize(("options", "short"), [({}, 2), ({"length": "short"}, 2), ({"length": "long"}, 1)])
def test_missions_of_both_lengths_are_open_and_all_of_them_come_up(options, short):
    shorts = {"mission_blueprints", "mission_bots", "mission_techs", "mission_scientists"}
    seen = set()

    for seed in range(1, 60):
        missions = set(open_missions(valles.new("on_mars", players=2, seed=seed, **options).state))
        assert (len(missions), len(missions & shorts)) == (3, short)
        seen |= missions

    assert seen == set(CRYSTALS)


# What does not contribute


def nothing_contributed(t, mission, *answers):
    t.given(missions={mission: 5})
    choose(t, *answers)
    t.then(missions={mission: 5})
    t.then("purple", arriving=0)


@rule("OM-MISSION-05")
@scenario("mission_bots")
def test_colonists_and_the_bots_of_the_set_up_do_not_contribute():
    t = colony(water=1, plant=1)
    nothing_contributed(t, "mission_bots", "action:welcome_ship", "ship:1", "reward:colonists")
    t.then("purple", hangar=1)

    t = colony(water=1, plant=1, bots=["g4", "g6", "g8", "h8"])
    nothing_contributed(t, "mission_bots", "action:welcome_ship", "ship:1", "reward:bot")
    t.then("purple", hangar=1)


@rule("OM-COL-07", "OM-MISSION-05")
@scenario("mission_discovery_tiles", "mission_research_tiles")
@pytest.mark.parametrize(
    ("mission", "tile"),
    [("mission_discovery_tiles", "discovery_gain_plant"), ("mission_research_tiles", "research_b1")],
)
def test_tiles_that_a_bot_destroys_do_not_contribute(mission, tile):
    t = colony(bots=["k4"])
    t.given(ground={"j1": None, "k3": tile})

    nothing_contributed(t, mission, "action:control_center", "bot1:n", "done")

    t.then(gone=[tile])


@rule("OM-COL-31", "OM-COL-32")
@scenario("mission_progress_cubes")
def test_stand_alone_buildings_and_later_complexes_do_not_contribute():
    t = colony(bots=["k4"], lab={"1a": "mine"})
    raise_complex(t, "mine", "", "l3")
    nothing_contributed(t, "mission_progress_cubes", "action:construct", "build:mine", "hex:k5")

    t = colony(bots=["k4"], lab={"1a": "mine"}, cubes=["mine"])
    raise_complex(t, "mine", "", "l3")
    nothing_contributed(t, "mission_progress_cubes", "action:construct", "build:mine", "hex:k3")
    t.then(buildings={"k3": "mine"})


@rule("OM-COL-84")
@scenario("mission_contracts")
def test_a_contract_that_is_only_taken_or_served_in_part_does_not_contribute():
    t = colony(crystals=1, mineral=1)
    t.given(offers=["contract_7"])

    nothing_contributed(t, "mission_contracts", "action:hire", "deliver:contract_7:mineral")

    t.then("purple", delivered={"contract_7": 1})


@rule("OM-MISSION-03")
@scenario("mission_blueprints")
def test_each_of_several_contributions_in_a_turn_counts():
    t = table()
    t.given(display=["biomarket", "wind_turbines"], missions={"mission_blueprints": 5})

    choose(t, "action:obtain_blueprint", "card:biomarket", "boost", "card:wind_turbines")

    t.then("purple", arriving=2, blueprints=["wind_turbines", "biomarket"])
    t.then(missions={"mission_blueprints": 3})


@rule("OM-MISSION-06")
@scenario("mission_scientists")
def test_the_third_completed_mission_ends_the_missions_that_remain():
    t = colony(oxygen=2)
    t.given(missions={"mission_scientists": 1, "mission_bots": 2}, remaining=1)

    t.when("purple", "action:hire", "card:systems_engineer")

    t.then(remaining=0, missions={"mission_bots": 2, "mission_scientists": None})
