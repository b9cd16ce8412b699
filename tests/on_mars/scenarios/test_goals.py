"""Private goals: what they ask for, and the two rewards of each."""

import pytest

from tests.on_mars.scenarios.playing import SHELTERS, cards, table
from tests.support.ledger import rule, scenario

MINES = {"k3": "mine", "k4": "mine", "l3": "mine", "l4": "mine"}
GREENHOUSES = {"k3": "greenhouse", "l3": "greenhouse", "l2": "greenhouse"}

REQUIREMENTS = (
    (
        "goal_1",
        [("purple", {"blueprints": ["gym", "casino"], "built": {"biomarket": "e5"}})],
        [("purple", {"blueprints": ["concentrator"]})],
    ),
    (
        "goal_2",
        [
            ("purple", {"built": {"biomarket": "e5", "concentrator": "i5"}, "blueprints": ["gym"]}),
            ("green", {"built": {"wind_turbines": "g3"}}),
        ],
        [("purple", {"built": {"private_ship": "g7"}})],
    ),
    (
        "goal_3",
        [
            ("", {"buildings": MINES}),
            ("purple", {"miners": ["k3"], "built": {"metal_deposit": "k4", "biomarket": "e5"}}),
            ("green", {"miners": ["l4"]}),
        ],
        [("purple", {"miners": ["l3"]})],
    ),
    (
        "goal_4",
        [("purple", {"discoveries": ["discovery_gain_water", "discovery_learn_tech"], "research": ["a"]})],
        [("purple", {"discoveries": ["discovery_gain_plant", "discovery_gain_oxygen", "discovery_gain_battery"]})],
    ),
    (
        "goal_5",
        [("", {"buildings": GREENHOUSES}), ("purple", {"built": {"biomarket": "k3"}})],
        [("", {"buildings": {"k2": "greenhouse"}})],
    ),
    (
        "goal_6",
        [("purple", {"shelters": SHELTERS, "mineral": 5, "battery": 3, "water": 3, "plant": 3, "oxygen": 3})],
        [("purple", {"plant": 4})],
    ),
    ("goal_7", [("purple", {"shelters": ["a1"]})], [("purple", {"shelters": ["a3"]})]),
    ("goal_8", [("", {"level": 2})], [("", {"level": 3})]),
    ("goal_9", [("purple", {"shelters": SHELTERS, "quarters": 6, "working": 2})], [("purple", {"quarters": 7})]),
    (
        "goal_10",
        [("purple", {"lab": {"1a": "mine", "1b": "rover", "2a": "ship", "2b": "shelter"}})],
        [("purple", {"lab": {"1a": "mine", "1b": "rover", "2a": "ship", "2b": "shelter", "2c": "greenhouse"}})],
    ),
    (
        "goal_11",
        [("purple", {"depot": [4, 5], "hangar": 2}), ("", {"level": 3})],
        [("purple", {"hangar": 3})],
    ),
    (
        "goal_12",
        [("purple", {"research": ["c"], "discoveries": ["discovery_gain_water"]})],
        [("purple", {"research": ["b", "c"]})],
    ),
    (
        "goal_14",
        [("purple", {"lab": {"2b": "shelter", "3a": "mine", "4a": "ship", "4c": "rover", "5a": "greenhouse"}})],
        [("purple", {"lab": {"2b": "shelter", "4a": "ship", "4b": "mine", "4c": "rover"}})],
    ),
    (
        "goal_15",
        [("purple", {"cubes": ["mine", "greenhouse"]}), ("green", {"cubes": ["mine", "generator"]})],
        [("purple", {"cubes": ["mine", "greenhouse", "generator"]})],
    ),
    (
        "goal_16",
        [
            ("", {"buildings": {**GREENHOUSES, "c3": "mine", "c4": "mine"}}),
            ("purple", {"built": {"biomarket": "k3", "hydroponic_farm": "l3", "metal_deposit": "c3"}}),
        ],
        [("", {"buildings": {"b3": "mine"}})],
    ),
)  # fmt: skip
FACTS = {goal: (below, met) for goal, below, met in REQUIREMENTS}
DEVELOPMENTS = {"goal_14": ("2b-3a", "4a-5a")}


def given(t, facts):
    for seat, those in facts:
        t.given(seat or None, **those)


def met(goal, **facts):
    """Purple meets the goal, and has nothing else that could pay for the rewards."""
    t = table()
    t.given("purple", goals=[goal])
    if goal == "goal_13":
        t.given("purple", scientists=["geologist"], contracts=["contract_7"], delivered={"contract_7": (3,)}, mineral=1)
        t.when("purple", "deliver:contract_7:mineral")
    else:
        for step in FACTS[goal]:
            given(t, step)
    t.given("purple", **facts)
    return t


@rule("OM-GOAL-02")
@scenario("goal_1", "goal_2", "goal_3", "goal_4", "goal_5", "goal_6", "goal_7", "goal_8", "goal_9", "goal_10")
@scenario("goal_11", "goal_12", "goal_14", "goal_15", "goal_16")
@cards("goal, below, last", *REQUIREMENTS)
def test_goal_is_met_by_the_last_piece_it_asks_for(goal, below, last):
    t = table()
    t.given("purple", goals=[goal])
    given(t, below)
    assert t.why_not("purple", f"goal:{goal}") == "om-why-goal-not-met"

    given(t, last)
    assert t.why_not("purple", f"goal:{goal}") is None


@rule("OM-GOAL-02", "OM-COL-84")
@scenario("goal_13")
def test_goal_13_asks_for_a_scientist_and_a_completed_contract():
    t = table()
    t.given("purple", goals=["goal_13"], scientists=["geologist"], contracts=["contract_7"], mineral=1)
    t.given("purple", delivered={"contract_7": (3,)})
    assert t.why_not("purple", "goal:goal_13") == "om-why-goal-not-met"
    t.when("purple", "deliver:contract_7:mineral")
    assert t.why_not("purple", "goal:goal_13") is None

    t = table()
    t.given("purple", goals=["goal_13"], contracts=["contract_7"], mineral=1, delivered={"contract_7": (3,)})
    t.when("purple", "deliver:contract_7:mineral")
    assert t.why_not("purple", "goal:goal_13") == "om-why-goal-not-met"


@rule("OM-GOAL-02")
@scenario("goal_16")
def test_goal_16_is_not_met_by_two_markers_in_one_complex():
    t = table()
    t.given(buildings={**GREENHOUSES, "k2": "greenhouse"})
    t.given("purple", goals=["goal_16"], built={"biomarket": "k3", "hydroponic_farm": "l3"})
    assert t.why_not("purple", "goal:goal_16") == "om-why-goal-not-met"

    t.given(buildings={"c3": "greenhouse", "c4": "greenhouse", "b3": "greenhouse"})
    t.given("purple", built={"eco_resort": "c3"})
    assert t.why_not("purple", "goal:goal_16") is None, "two complexes of the same type are different complexes"


@rule("OM-GOAL-02", "OM-GOAL-03", "OM-ORBIT-20")
@scenario("goal_1", "goal_2", "goal_3", "goal_4", "goal_5", "goal_6", "goal_7", "goal_8", "goal_9", "goal_10")
@scenario("goal_11", "goal_12", "goal_13", "goal_14", "goal_15", "goal_16")
@pytest.mark.parametrize("goal", [f"goal_{number}" for number in range(1, 17)])
def test_goal_may_be_rewarded_by_two_free_developments(goal):
    t = met(goal, crystals=0)
    stock = [t.seat("purple").mineral, t.seat("purple").plant, t.seat("purple").oxygen]
    one, two = DEVELOPMENTS.get(goal, ("2b-3a", "3a-4a"))

    t.when("purple", f"goal:{goal}", "choose:1", f"develop:{one}", f"develop:{two}")

    seat = t.seat("purple")
    assert two[-2:] in seat.lab and one[:2] not in seat.lab
    assert [seat.plant, seat.oxygen] == stock[1:] and seat.mineral >= stock[0], "3a gives a mineral, if there is room"
    assert (seat.goal, seat.goals) == (goal, [])
    assert "action:landing_pod" in t.legal("purple"), "there are two developments, no more"


@rule("OM-GOAL-03")
def test_a_second_goal_is_refused():
    t = met("goal_8")
    t.given("purple", goals=["goal_8", "goal_11"], hangar=3)

    t.when("purple", "goal:goal_8", "choose:1", "done")

    assert t.why_not("purple", "goal:goal_11") == "om-why-goal-done"


# The second rewards


def reward(t, goal, *answers):
    t.when("purple", f"goal:{goal}", "choose:2", *answers)
    t.then("purple", goal=goal)


@rule("OM-COL-54", "OM-COL-60")
@scenario("goal_1", "goal_16")
@pytest.mark.parametrize("goal", ["goal_1", "goal_16"])
@pytest.mark.parametrize("times", [1, 2])
def test_goals_1_and_16_upgrade_up_to_2_buildings_free(goal, times):
    t = met(goal, bots=["g4"], blueprints=["wind_turbines", "construction_yard", "oxygen_tank"])
    t.given("purple", lab={"3a": "upgrade"})
    t.given(buildings={"h3": "oxygen_condenser"})
    answers = ["card:wind_turbines", "card:construction_yard"][:times]

    reward(t, goal, *answers, *["done"] * (2 - times))

    built = t.seat("purple").built
    assert built["wind_turbines"] == "g3"
    assert built.get("construction_yard") == ("g5" if times == 2 else None)
    t.then("purple", mineral=0, quarters=3)
    assert "action:landing_pod" in t.legal("purple"), "there is no third, and no technology adds to them"


@rule("OM-COL-54")
@scenario("goal_1", "goal_16")
@pytest.mark.parametrize("goal", ["goal_1", "goal_16"])
def test_goals_1_and_16_upgrade_in_the_building_zone_only(goal):
    t = met(goal, bots=["m3"], blueprints=["wind_turbines"])

    t.when("purple", f"goal:{goal}")

    assert t.why_not("purple", "choose:2")


@rule("OM-GEN-01", "OM-GEN-04")
@scenario("goal_2")
def test_goal_2_gives_3_resources_of_choice():
    t = met("goal_2")

    t.when("purple", "goal:goal_2", "choose:2", "take:water")
    assert t.why_not("purple", "take:mineral") and t.why_not("purple", "take:crystal")
    t.when("purple", "take:water")
    assert t.why_not("purple", "take:water") == "om-why-no-room"
    t.when("purple", "take:oxygen")

    t.then("purple", water=2, oxygen=1, battery=0, plant=0, mineral=0)
    assert "action:landing_pod" in t.legal("purple")


@rule("OM-GEN-05")
@scenario("goal_3")
@pytest.mark.parametrize(("shelters", "minerals"), [((), 2), (SHELTERS, 3)])
def test_goal_3_gives_3_minerals(shelters, minerals):
    t = met("goal_3", shelters=shelters)

    reward(t, "goal_3")

    t.then("purple", mineral=minerals)


@rule("OM-COL-12", "OM-BOOST-04")
@scenario("goal_4", "goal_8")
@pytest.mark.parametrize("goal", ["goal_4", "goal_8"])
def test_goals_4_and_8_move_the_rover_5_hexes_and_more_by_technology_and_crystals(goal):
    t = met(goal, rover="g5", crystals=1)
    t.given("green", lab={"1a": "rover"})

    t.when("purple", f"goal:{goal}", "choose:2", *["rover:n", "rover:s"] * 2, "rover:s")
    t.then("purple", rover="g6")
    assert t.why_not("purple", "rover:s") == "om-why-no-points"
    t.when("purple", "tech:green", "rover:s", "boost:rover", "rover:s")

    t.then("purple", rover="g8", crystals=0)
    t.then("green", waiting=1)
    assert "action:landing_pod" in t.legal("purple")


@scenario("goal_4", "goal_8")
@pytest.mark.parametrize("goal", ["goal_4", "goal_8"])
def test_goals_4_and_8_move_no_bot_and_let_the_rover_stop_early(goal):
    t = met(goal, rover="g5")
    t.given(ground={"g6": "discovery_crystals_x3"})

    t.when("purple", f"goal:{goal}", "choose:2")
    assert not [option for option in t.legal("purple") if option.startswith("bot")]
    t.when("purple", "rover:s", "done", "yes")

    t.then("purple", rover="g6", arriving=3)


@rule("OM-GEN-09")
@scenario("goal_5", "goal_7")
@pytest.mark.parametrize(("goal", "quarters", "room"), [("goal_5", 3, 1), ("goal_5", 1, 2), ("goal_7", 3, 2)])
def test_goals_5_and_7_bring_2_colonists_as_far_as_there_is_room(goal, quarters, room):
    t = met(goal, quarters=quarters)

    reward(t, goal)

    t.then("purple", quarters=quarters + room, beside=12 - quarters - room)


@rule("OM-COL-76")
@scenario("goal_6", "goal_13")
@pytest.mark.parametrize("goal", ["goal_6", "goal_13"])
def test_goals_6_and_13_take_a_contract_from_the_display_free(goal):
    t = met(goal)
    t.given(offers=["contract_8", "contract_9", "systems_engineer"])

    t.when("purple", f"goal:{goal}", "choose:2")
    assert "card:systems_engineer" not in t.legal("purple") and "card:contract_10" not in t.legal("purple")
    t.when("purple", "card:contract_9")

    t.then("purple", contracts={"contract_9": False}, crystals=0, quarters=3, slots={"hire": 0})
    t.then(offers=["contract_8", None, "systems_engineer", None, None, None])
    t.end_turn("purple")
    t.when("purple", "card:contract_1")
    t.then(offers=["contract_8", "contract_1", "systems_engineer", None, None, None])


@scenario("goal_6", "goal_13")
@pytest.mark.parametrize("goal", ["goal_6", "goal_13"])
def test_goals_6_and_13_have_no_second_reward_without_a_contract_on_display(goal):
    t = met(goal)

    t.when("purple", f"goal:{goal}")

    assert t.why_not("purple", "choose:2") == "om-why-not-on-display"


@rule("OM-COL-63", "OM-COL-68", "OM-COL-69")
@scenario("goal_9")
@pytest.mark.parametrize(("choice", "colonists"), [(["reward:colonists"], 2), (["reward:bot", "hex:a1"], 1)])
def test_goal_9_welcomes_a_ship_free(choice, colonists):
    t = met("goal_9")
    t.given(level=3)

    reward(t, "goal_9", "ship:3", *choice)

    t.then("purple", hangar=1, depot=[1, 2, 4, 5], quarters=7 + colonists, water=0, plant=0)
    t.then("purple", bots=["i3", "a1"] if colonists == 1 else ["i3"])
    assert "action:landing_pod" in t.legal("purple"), "one ship is all"


@rule("OM-COL-68")
@scenario("goal_9")
def test_goal_9_does_not_lift_the_limit_of_the_colony_level():
    t = met("goal_9", depot=[2, 3, 4, 5])

    t.when("purple", "goal:goal_9")

    assert t.why_not("purple", "choose:2")


@rule("OM-COL-49", "OM-GEN-11")
@scenario("goal_10", "goal_15")
@pytest.mark.parametrize("goal", ["goal_10", "goal_15"])
def test_goals_10_and_15_retrieve_2_colonists_from_slots_or_work(goal):
    t = met(goal, quarters=1, working=2, slots={"hire": 1, "research": 1}, miners=["g5"])

    reward(t, goal, "retrieve:hire", "retrieve:working_area")

    t.then("purple", quarters=3, working=1, slots={"hire": 0, "research": 1}, miners=["g5"])
    assert "action:landing_pod" in t.legal("purple")


@scenario("goal_10", "goal_15")
@pytest.mark.parametrize("goal", ["goal_10", "goal_15"])
def test_goals_10_and_15_retrieve_nobody_from_mines(goal):
    t = met(goal, miners=["g5"])

    t.when("purple", f"goal:{goal}")

    assert t.why_not("purple", "choose:2") == "om-why-nobody-there"


@rule("OM-EXEC-13", "OM-SHUTTLE-09", "OM-SHUTTLE-10", "OM-SHUTTLE-11", "OM-SHUTTLE-12")
@scenario("goal_11")
def test_goal_11_travels_to_the_colony_before_the_main_action():
    t = met("goal_11", quarters=1, working=1, slots={"construct": 1, "research": 1})
    t.given(exploration=["discovery_gain_water", "discovery_gain_plant"])

    t.when("purple", "goal:goal_11", "choose:2", "card:discovery_gain_plant", "hex:g8", "space:5")

    t.then("purple", side="colony", space=5, hangar=3, quarters=3, working=0, slots={"construct": 0, "research": 1})
    t.then(ground={"g8": "discovery_gain_plant"})
    assert t.why_not("purple", "action:resupply") == "om-why-wrong-side"
    t.when("purple", "action:control_center", "done", "end")
    assert t.turn == "green"


@rule("OM-EXEC-13", "OM-SHUTTLE-14", "OM-SHUTTLE-17")
@scenario("goal_11")
def test_goal_11_travels_to_orbit_with_production():
    t = met("goal_11", space=6, miners=["g5"], built={"biomarket": "e5"})

    t.when("purple", "goal:goal_11", "choose:2", "space:1")

    t.then("purple", side="orbit", space=1, hangar=3, mineral=1, plant=1)
    t.then(shuttle=("orbit", 1))


@rule("OM-COL-75", "OM-COL-76")
@scenario("goal_12")
def test_goal_12_hires_a_scientist_from_the_display_free():
    t = met("goal_12", slots={"hire": 1}, quarters=0)
    t.given(offers=["contract_8", "systems_engineer", "geologist"])

    t.when("purple", "goal:goal_12", "choose:2")
    assert "card:contract_8" not in t.legal("purple")
    t.when("purple", "card:systems_engineer")

    assert t.seat("purple").scientists == {"systems_engineer": None}
    t.then("purple", oxygen=0, quarters=0, slots={"hire": 1})


@scenario("goal_12")
def test_goal_12_has_no_second_reward_without_a_scientist_on_display():
    t = met("goal_12")
    t.given(offers=["contract_8"])

    t.when("purple", "goal:goal_12")

    assert t.why_not("purple", "choose:2") == "om-why-not-on-display"


@rule("OM-GEN-13")
@scenario("goal_14")
def test_goal_14_gives_3_crystals():
    t = met("goal_14")

    reward(t, "goal_14")

    t.then("purple", arriving=3, crystals=0)
