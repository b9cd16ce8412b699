"""Winning the game against Lacerda (OM-SOLO-42 to -47)."""

from typing import Any

import pytest

from tests.on_mars.rules.closing import finish
from tests.support.ledger import rule, scenario
from valles.games.on_mars.rules.card import CARDS
from valles.games.on_mars.rules.scoring import solo_goals
from valles.testing import table

GREENHOUSES = dict.fromkeys(("e6", "d5", "d4", "e4"), "greenhouse")
"""With the one on e5 they form a complex of five."""

FIRST_COLONISTS = {"level": 3, "contracts": ["contract_9"], "goal": "goal_1", "lab": {"6a": "ship"}, "lead": 1}
NEXT_GENERATION = {
    "level": 3, "contracts": ["contract_6", "contract_9"], "goal": "goal_1", "research": ["a", "b"],
    "shelters": ["h3", "j2", "h2"], "lead": 10,
}  # fmt: skip
HUNKY_DORY = {
    "level": 4, "contracts": ["contract_6", "contract_9"], "goal": "goal_1", "miners": ["h4", "f4"],
    "built": {
        "metal_deposit": "g5", "wind_turbines": "g3", "private_ship": "g7", "biomarket": "e5", "concentrator": "i5",
    },
    "lead": 20,
}  # fmt: skip
MARTIAN_POTATO = {
    "level": 3, "contracts": ["contract_3", "contract_11"], "scientists": ["biochemist"], "buildings": GREENHOUSES,
    "built": {"biomarket": "e5", "hydroponic_farm": "e6", "eco_resort": "d5"}, "shelters": ["h3", "j2", "h2"],
    "plant": 5, "research": ["a", "c"], "lab": {"6a": "greenhouse"}, "space": 1, "lead": 30,
}  # fmt: skip
GOALS: dict[str, dict[str, Any]] = {
    "first_colonists": FIRST_COLONISTS,
    "next_generation": NEXT_GENERATION,
    "hunky_dory": HUNKY_DORY,
    "martian_potato": MARTIAN_POTATO,
}


def played(solo_goal, **changes):
    """A finished game of a player who has just what the solo goal asks for, apart from the changes."""
    facts = {**GOALS[solo_goal], **changes}
    level, lead, contracts = (facts.pop(name, ()) for name in ("level", "lead", "contracts"))
    buildings = {"h4": "mine", "f4": "mine", **facts.pop("buildings", {})}
    t = table("on_mars", seats=("purple",))
    t.given(level=level, buildings=buildings)
    t.given("purple", contracts=contracts, **facts)
    for contract in contracts:
        t.state.completed[int(contract.removeprefix("contract_")) - 1] = True
    t.given("purple", points=lead - t.score("purple")["total"] + t.lacerda_score()["total"])
    t.given("lacerda", space=6)
    finish(t)
    assert t.game.over
    assert t.score("purple")["total"] - t.lacerda_score()["total"] == lead
    return t


def reached(t):
    return [CARDS[number].id for number in solo_goals(t.state)]


@rule("OM-SOLO-42")
@pytest.mark.parametrize("goal", GOALS)
def test_meeting_every_requirement_of_one_goal_level_wins(goal):
    t = played(goal)
    assert goal in reached(t)
    assert t.game.winners == ("purple",)


@rule("OM-SOLO-42")
def test_more_points_than_lacerda_are_not_enough_without_a_goal():
    t = table("on_mars", seats=("purple",))
    t.given("purple", points=100)
    finish(t)
    assert t.game.over
    assert t.score("purple")["total"] > t.lacerda_score()["total"]
    assert reached(t) == []
    assert t.game.winners == ()


@rule("OM-SOLO-42")
def test_the_solo_game_ends_and_is_scored_as_any_other():
    t = table("on_mars", seats=("purple",))
    t.given("purple", arriving=2, hangar=1, points=4)
    t.given("lacerda", hangar=2, points=3, cubes=["mine", "generator", "greenhouse"])
    finish(t)
    t.then("purple", crystals=2)
    assert t.score("purple")["ships"] == 3
    score = t.lacerda_score()
    assert (score["ships"], score["progress"], score["play"], score["technologies"]) == (6, 4, 3, 2)


@rule("OM-SOLO-42", "OM-SOLO-43", "OM-SOLO-44")
def test_several_goals_may_be_reached_at_once():
    t = played("next_generation", lab={"6a": "ship"})
    assert reached(t) == ["first_colonists", "next_generation"]


@scenario("first_colonists")
@rule("OM-SOLO-43")
@pytest.mark.parametrize(
    "missing",
    [{"level": 2}, {"contracts": []}, {"goal": None}, {"lab": {"5a": "ship"}}, {"lead": 0}],
    ids=lambda missing: next(iter(missing)),
)
def test_each_requirement_of_first_colonists_counts(missing):
    assert "first_colonists" not in reached(played("first_colonists", **missing))


@rule("OM-SOLO-43")
@pytest.mark.parametrize("contract", ("contract_6", "contract_7"))
def test_any_completed_contract_serves_first_colonists(contract):
    assert reached(played("first_colonists", contracts=[contract])) == ["first_colonists"]


@rule("OM-SOLO-43", "OM-SOLO-44", "OM-SOLO-45", "OM-SOLO-46")
@pytest.mark.parametrize(
    ("solo_goal", "contract"), [(name, card) for name in GOALS for card in GOALS[name]["contracts"]]
)
def test_a_contract_that_is_not_completed_does_not_serve(solo_goal, contract):
    t = played(solo_goal)
    t.state.completed[int(contract.removeprefix("contract_")) - 1] = False
    t.given("purple", points=t.seat("purple").points + 20)
    assert solo_goal not in reached(t)


@scenario("next_generation")
@rule("OM-SOLO-44")
@pytest.mark.parametrize(
    "missing",
    [
        {"level": 2},
        {"contracts": ["contract_6", "contract_1"]},
        {"contracts": ["contract_9", "contract_10"]},
        {"contracts": ["contract_6"]},
        {"goal": None},
        {"research": ["a"]},
        {"shelters": ["h3", "j2"]},
        {"lead": 9},
    ],
    ids=str,
)
def test_each_requirement_of_next_generation_counts(missing):
    assert "next_generation" not in reached(played("next_generation", **missing))


@scenario("hunky_dory")
@rule("OM-SOLO-45")
@pytest.mark.parametrize(
    "missing",
    [
        {"level": 3},
        {"contracts": ["contract_6", "contract_1"]},
        {"contracts": ["contract_9", "contract_10"]},
        {"goal": None},
        {"miners": ["h4"]},
        {"built": {"metal_deposit": "g5", "wind_turbines": "g3", "private_ship": "g7", "biomarket": "e5"}},
        {"lead": 19},
    ],
    ids=str,
)
def test_each_requirement_of_hunky_dory_counts(missing):
    assert "hunky_dory" not in reached(played("hunky_dory", **missing))


@rule("OM-SOLO-45")
def test_three_mines_may_all_have_miners_or_all_have_markers():
    others = {"wind_turbines": "g3", "private_ship": "g7", "biomarket": "e5", "concentrator": "i5"}
    miners = played("hunky_dory", miners=["g5", "h4", "f4"], built={**others, "gym": "i3"})
    assert reached(miners) == ["hunky_dory"]
    markers = {
        "metal_deposit": "g5",
        "construction_yard": "h4",
        "biolab": "f4",
        "biomarket": "e5",
        "concentrator": "i5",
    }
    assert reached(played("hunky_dory", miners=[], built=markers)) == ["hunky_dory"]


@scenario("martian_potato")
@rule("OM-SOLO-46", "OM-SOLO-47")
@pytest.mark.parametrize(
    "missing",
    [
        {"level": 2},
        {"contracts": ["contract_3", "contract_10"]},
        {"contracts": ["contract_2", "contract_11"]},
        {"scientists": ["geologist"]},
        {"built": {"biomarket": "e5", "hydroponic_farm": "e6", "gym": "i3"}},
        {"buildings": {"e6": "greenhouse", "d5": "greenhouse", "d4": "greenhouse"}},
        {"plant": 4},
        {"research": ["a"]},
        {"lab": {"5a": "greenhouse"}},
        {"lab": {"6a": "ship", "5a": "greenhouse"}},
        {"space": 5},
        {"lead": 29},
    ],
    ids=str,
)
def test_each_requirement_of_a_martian_potato_counts(missing):
    assert "martian_potato" not in reached(played("martian_potato", **missing))


@rule("OM-SOLO-46")
def test_a_martian_potato_needs_no_private_goal():
    assert reached(played("martian_potato")) == ["martian_potato"]


@rule("OM-SOLO-47")
def test_plants_on_contracts_do_not_count_as_plants_in_storage():
    t = played("martian_potato", plant=4)
    t.given("purple", delivered={"contract_11": (3, 2)})
    assert reached(t) == []


@rule("OM-SOLO-47")
@pytest.mark.parametrize(("delivered", "won"), ((True, False), (False, True)))
def test_a_plant_delivered_at_the_end_is_gone_from_the_storage(delivered, won):
    t = table("on_mars", seats=("purple",))
    facts = {
        name: fact for name, fact in MARTIAN_POTATO.items() if name not in ("level", "lead", "contracts", "buildings")
    }
    t.given(level=3, buildings=GREENHOUSES)
    t.given("purple", contracts=["contract_3", "contract_11", "contract_10"], points=200, **facts)
    t.given("purple", delivered={"contract_11": (2, 2) if delivered else (3, 2)})
    t.state.completed[2] = True
    t.state.completed[10] = not delivered
    finish(t)
    if delivered:
        t.when("purple", "deliver:contract_11:plant")
        t.then("purple", contracts={"contract_11": True}, plant=4)
    assert t.game.over
    assert (t.game.winners == ("purple",)) == won
