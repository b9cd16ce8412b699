"""The cards and tiles of On Mars are declared as the facts say, and marked where the facts are not confirmed."""

from typing import Any

import pytest

from tests.facts.on_mars_ops import cost, declared, described, facts, tech_name
from tests.support.ledger import rule
from valles.games.on_mars.effects import need
from valles.games.on_mars.effects.upgrade import CONTRACT_COMPLEX, LEVEL_3_COMPLEX
from valles.games.on_mars.rules import component, standin
from valles.games.on_mars.rules.card import (
    A_CARDS,
    B_CARDS,
    BLUEPRINT_CARDS,
    CARDS,
    CONTRACT_CARDS,
    EXECUTIVE_CARDS,
    GOAL_CARDS,
    MISSION_CARDS,
    REWARD_CARDS,
    SCIENTIST_CARDS,
    SOLO_CARDS,
    SOLO_GOAL_CARDS,
    TILE_CARDS,
    Card,
    Need,
)
from valles.games.on_mars.rules.component import (
    BUILDINGS,
    COUNTS,
    FAMILIES,
    GOODS,
    LAB,
    MAIN_ACTIONS,
    SIDES,
    TASKS,
    TECHS,
)
from valles.games.on_mars.rules.measure import LARGE
from valles.games.on_mars.rules.rulebook import RULES
from valles.games.on_mars.rules.turn import building_price

BLUEPRINTS = facts("blueprints")["cards"]
SCIENTISTS = facts("scientists")["scientists"]
CONTRACTS = facts("contracts")["contracts"]
GOALS = facts("private_goals")["goals"]
MISSIONS = facts("missions")["missions"]
FIRST_COLONISTS = facts("first_colonists")["cards"]
DISCOVERIES = facts("discovery_tiles")["tiles"]
RESEARCH = facts("research_tiles")["tiles"]
REWARDS = facts("lss_rewards")["tiles"]
TECHNOLOGIES = facts("tech_tiles")
EXECUTIVES = facts("player_board")["executive_actions"]
SOLO = facts("solo_deck")["cards"]
SOLO_GOALS = facts("solo_goals")["goals"]

ACTIONS = {
    "research_development": "research", "construct_building": "construct", "upgrade_building": "upgrade",
    "hire_scientist_or_contract": "hire",
}  # fmt: skip
"""Main actions whose names are longer in the facts."""

MARKS = {
    "number": "number", "related_action": "action", "length": "length", "task": "task", "reward": "reward",
    "fourth": "buildings", "requirement.spaces": "spaces", "letter": "letter", "effect": "effect",
    "crystal allowed": "crystals",
}  # fmt: skip
"""How the cards name the fields that the facts call inferred or invented."""


def marks(fact: dict[str, Any], whole: str = "") -> list[str]:
    """The marks a card should bear; `whole` is the word for a fact that has no confidence by field."""
    fields = fact.get("confidence_by_field", {whole: fact["confidence"]})
    return sorted(MARKS.get(field, field) for field, how in fields.items() if how in ("inferred", "invented"))


def declared_marks(card: Card) -> list[str]:
    return sorted(card.standin)


def action_name(fact: str) -> str:
    return ACTIONS.get(fact, fact)


def names(fact: dict[str, Any]) -> str:
    return str(fact.get("name", fact.get("id", fact.get("number", fact.get("slot")))))


# The whole table


@rule("OM-SETUP-02")
def test_every_family_has_as_many_cards_as_the_facts():
    families = [card.family() for card in CARDS[1:]]
    sizes = {
        "blueprint": len(BLUEPRINTS),
        "scientist": len(SCIENTISTS),
        "contract": len(CONTRACTS),
        "goal": len(GOALS),
        "mission": len(MISSIONS),
        "first_colonist_a": facts("first_colonists")["split"]["a"],
        "first_colonist_b": facts("first_colonists")["split"]["b"],
        "discovery": len(DISCOVERIES),
        "research": len(RESEARCH),
        "reward": len(REWARDS),
        "tech": len(TECHNOLOGIES["types"]) + 1,
        "executive": len(EXECUTIVES),
        "solo": len(SOLO),
        "solo_goal": len(SOLO_GOALS),
    }
    assert {family: families.count(family) for family, _ in FAMILIES} == sizes
    assert list(sizes.values()) == [24, 6, 12, 16, 9, 4, 8, 19, 8, 8, 9, 8, 12, 4]


def test_every_card_has_its_own_number_and_id():
    cards = CARDS[1:]
    assert [card.number for card in cards] == list(range(1, component.CARD_COUNT))
    assert len({card.id for card in cards}) == len(cards)
    assert len({card.noun().key for card in cards}) == len(cards)


@pytest.mark.parametrize(
    ("table", "start"),
    [
        (BLUEPRINT_CARDS, component.BLUEPRINT),
        (SCIENTIST_CARDS, component.SCIENTIST),
        (CONTRACT_CARDS, component.CONTRACT),
        (GOAL_CARDS, component.GOAL),
        (MISSION_CARDS, component.MISSION),
        (A_CARDS, component.FIRST_A),
        (B_CARDS, component.FIRST_B),
        (TILE_CARDS, component.DISCOVERY),
        (REWARD_CARDS, component.REWARD),
        (EXECUTIVE_CARDS, component.EXECUTIVE),
        (SOLO_CARDS, component.SOLO),
        (SOLO_GOAL_CARDS, component.SOLO_GOAL),
    ],
)
def test_a_table_holds_its_family_in_the_order_of_the_numbers(table: list[Card], start: int):
    assert table == CARDS[start : start + len(table)]


def test_no_effect_belongs_to_two_cards():
    places = [effect.place for effect in RULES.effects]
    assert len({id(effect) for effect in RULES.effects}) == len(set(places)) == len(places)


# Blueprints, scientists, contracts


@pytest.mark.parametrize("fact", BLUEPRINTS, ids=names)
def test_blueprint(fact: dict[str, Any]):
    card = BLUEPRINT_CARDS[fact["number"] - 1]
    assert card.printed() == fact["number"]
    assert card.name == fact["name"]
    assert card.id == fact["name"].lower().replace(" ", "_")
    assert card.level == fact["level"]
    assert BUILDINGS[card.building] == fact["building"]
    assert {GOODS[card.gain]: 1} == fact["gain_on_take"]
    assert component.ADVANCED_POINTS[card.level] == fact["op_built"] == -fact["op_unbuilt"]
    assert {1: 1, 3: LEVEL_3_COMPLEX}[card.level] == fact["min_complex_size"]
    executive = fact["executive"]
    assert declared(card.effect) == described(executive["effect"], executive["boost"])
    assert executive["cost_crystals"] == building_price()
    (worker,) = [scientist.id for scientist in SCIENTIST_CARDS if scientist.works_in == card.building]
    assert worker == executive["free_with_scientist"]
    assert declared_marks(card) == marks(fact)


@pytest.mark.parametrize("fact", SCIENTISTS, ids=names)
def test_scientist(fact: dict[str, Any]):
    card = SCIENTIST_CARDS[fact["display_position"] - 1]
    assert (card.id, card.name) == (fact["id"], fact["name"])
    assert card.price == cost(fact["hire_cost"])
    assert BUILDINGS[card.works_in] == fact["works_in"]
    assert fact["scores_op"] == {
        "per_advanced_building_of_type": BUILDINGS[card.scores],
        "op_each": component.SCIENTIST_POINTS,
        "any_owner": True,
    }
    assert declared_marks(card) == marks(fact)


@pytest.mark.parametrize("fact", CONTRACTS, ids=names)
def test_contract(fact: dict[str, Any]):
    card = CONTRACT_CARDS[fact["number"] - 1]
    assert card.id == f"contract_{fact['number']}"
    goods = {GOODS[good]: amount for good, amount in zip(card.goods, card.amounts, strict=True)}
    if fact["kind"] == "upgrade":
        requirement: dict[str, Any] = {"own_advanced_marker_on": BUILDINGS[card.building]}
        assert (requirement | {"complex_size_min": CONTRACT_COMPLEX}, goods) == (fact["requirement"], {})
    else:
        assert (card.building, goods) == (-1, fact["requirement"])
    assert (card.number >= component.DELIVERY) == (fact["kind"] == "delivery")
    assert (card.success, card.failure) == (fact["op_complete"], fact["op_failed"])
    assert declared_marks(card) == marks(fact)


# Goals

COUNTED = {
    "blueprints": "blueprints",
    "own advanced buildings on map": "advanced",
    "mines with own colonist or own advanced marker": "mines",
    "discovery tiles taken with own rover": "discoveries",
    "same-type resources in storage, not mineral": "same_resources",
    "own shelters on map": "shelters",
    "colonists in living quarters": "quarters",
    "tech tiles in lab, shelter tech counts": "techs",
    "ships in hangar": "hangar",
    "research tiles": "research",
    "scientists": "scientists",
    "completed contracts": "contracts",
    "own cubes in progress area": "cubes",
}


def required(fact: dict[str, Any]) -> list[Any]:
    """The requirements of a private goal."""
    if "all" in fact:
        return [part for each in fact["all"] for part in required(each)]
    if "colony_level_min" in fact:
        return [("have", "level", fact["colony_level_min"])]
    match fact["have"]:
        case "own advanced marker on a complex":
            assert fact["n"] == 1
            return [("have", "largest", fact["complex_size_min"])]
        case "own advanced markers in different complexes":
            assert fact["complex_size_min"] == LARGE
            return [("have", "complexes", fact["n"])]
        case "tech tiles on the three lab spaces drawn on the card":
            assert fact["n"] == len(fact["spaces"])
            return [("lab", *fact["spaces"])]
    return [("have", COUNTED[fact["have"]], fact["n"])]


def needed(declared: Need) -> Any:
    """A declared requirement in the same words."""
    match declared:
        case need.Have():
            return ("have", COUNTS[declared.kind], declared.least)
        case need.LabSpaces():
            return ("lab", *[LAB[space] for space in declared.spaces])
        case need.BothContracts():
            return ("contracts of each kind",)
        case need.CompletedContract():
            return ("contract", declared.contract.printed())
        case need.CompletedGoal():
            return ("goal",)
        case need.HaveScientist():
            return ("scientist", declared.scientist.id)
        case need.HaveAdvanced():
            return ("advanced", BUILDINGS[declared.building], declared.least)
        case need.ComplexOf():
            return ("complex", BUILDINGS[declared.building], declared.least)
        case need.HaveStored():
            return ("stored", GOODS[declared.good], declared.least)
        case need.TechAt():
            return ("tech", TECHS[declared.tech], declared.least)
        case need.OnSide():
            return ("side", SIDES[declared.side])
        case need.Lead():
            return ("lead", declared.least)
    raise AssertionError(f"the facts have no word for {type(declared).__name__}")


@pytest.mark.parametrize("fact", GOALS, ids=names)
def test_private_goal(fact: dict[str, Any]):
    card = GOAL_CARDS[fact["number"] - 1]
    assert card.id == f"goal_{fact['number']}"
    assert [needed(need) for need in card.needs] == required(fact["requirement"])
    assert declared(card.rewards) == ("choose", *[described([reward]) for reward in fact["rewards_choose_one"]])
    assert declared_marks(card) == marks(fact)


def solo_required(fact: dict[str, Any]) -> Any:
    """One requirement of a solo goal; a total of two contracts follows from one of each kind."""
    match fact:
        case {"colony_level_min": least}:
            return ("have", "level", least)
        case {"contracts_completed_min": 2, "of_each_kind": 1}:
            return ("contracts of each kind",)
        case {"contracts_completed_min": least}:
            assert "of_each_kind" not in fact
            return ("have", "contracts", least)
        case {"private_goals_completed": 1}:
            return ("goal",)
        case {"tech_tile_at_level": level, "n": 1}:
            return ("have", "top_tech", level)
        case {"research_tiles_min": least}:
            return ("have", "research", least)
        case {"shelters_built_min": least}:
            return ("have", "shelters", least)
        case {"mines_with_own_colonist_or_marker_min": least}:
            return ("have", "mines", least)
        case {"advanced_buildings_min": least}:
            return ("have", "advanced", least)
        case {"complete_contract": number}:
            return ("contract", number)
        case {"own_scientist": scientist}:
            return ("scientist", scientist)
        case {"advanced_greenhouses_min": least}:
            return ("advanced", "greenhouse", least)
        case {"expanded_greenhouse_complex_to_min": least}:
            return ("complex", "greenhouse", least)
        case {"plants_in_storage_min": least}:
            return ("stored", "plant", least)
        case {"tech_level": levels}:
            ((tech, level),) = levels.items()
            return ("tech", tech_name(tech), level)
        case {"finish_side": side}:
            return ("side", side)
        case {"op_margin_min": least}:
            return ("lead", least)
    raise AssertionError(f"no word for {fact}")


@pytest.mark.parametrize("place", range(len(SOLO_GOALS)), ids=[goal["id"] for goal in SOLO_GOALS])
def test_solo_goal(place: int):
    fact, card = SOLO_GOALS[place], SOLO_GOAL_CARDS[place]
    assert (card.id, card.name) == (fact["id"], fact["name"])
    assert [needed(need) for need in card.needs] == [solo_required(each) for each in fact["requirements"]]
    assert declared_marks(card) == marks(fact)


@pytest.mark.parametrize("fact", SOLO, ids=names)
def test_solo_card(fact: dict[str, Any]):
    card = SOLO_CARDS[fact["id"] - 1]
    assert card.id == f"solo_{fact['id']}"
    assert ("ABC"[card.mission], card.travels, card.action) == (fact["mission"], fact["travels"], fact["action"])
    assert declared_marks(card) == marks(fact)


# Missions and First Colonists


@pytest.mark.parametrize("fact", MISSIONS, ids=names)
def test_mission(fact: dict[str, Any]):
    card = MISSION_CARDS[fact["index"] - 1]
    assert card.id == f"mission_{fact['id']}"
    assert {str(players): card.steps[players] for players in range(1, 5)} == fact["steps"]
    assert card.crystals == fact["crystals_per_contribution"]
    assert MAIN_ACTIONS[card.action] == action_name(fact["related_action"])
    assert card.long == (fact["length"] == "long")
    assert declared_marks(card) == marks(fact)


CONTRIBUTIONS = {
    "research_tiles": component.RESEARCH_TAKEN,
    "blueprints": component.BLUEPRINT_TAKEN,
    "advanced_buildings": component.BUILDING_UPGRADED,
    "bots": component.BOT_PLACED,
    "discovery_tiles": component.DISCOVERY_TAKEN,
    "techs": component.TECH_TAKEN,
    "progress_cubes": component.CUBE_PLACED,
    "scientists": component.SCIENTIST_TAKEN,
    "contracts": component.CONTRACT_COMPLETED,
}


@pytest.mark.parametrize("fact", MISSIONS, ids=names)
def test_a_mission_counts_what_it_is_named_after(fact: dict[str, Any]):
    (card,) = [card for card in MISSION_CARDS if card.counts == CONTRIBUTIONS[fact["id"]]]
    assert card.id == f"mission_{fact['id']}"


def test_the_cards_a_show_the_buildings_of_the_facts():
    cards = [fact for fact in FIRST_COLONISTS if fact["deck"] == "A"]
    assert [card.id for card in A_CARDS] == [fact["id"].lower() for fact in cards]
    assert [[BUILDINGS[building] for building in card.buildings] for card in A_CARDS] == [
        fact["building_types"] for fact in cards
    ]
    assert [declared_marks(card) for card in A_CARDS] == [marks(fact) for fact in cards]


def test_the_cards_b_show_the_tasks_and_rewards_of_the_facts():
    cards = [fact for fact in FIRST_COLONISTS if fact["deck"] == "B"]
    tasks = [{"develop_tech": "develop"}.get(fact["task"], fact["task"]) for fact in cards]
    assert [card.id for card in B_CARDS] == [fact["id"].lower() for fact in cards]
    assert [TASKS[card.task] for card in B_CARDS] == tasks
    assert [{GOODS[card.good]: 1} for card in B_CARDS] == [fact["reward"] for fact in cards]
    assert [declared_marks(card) for card in B_CARDS] == [marks(fact) for fact in cards]


def test_the_first_colonist_tiles_name_the_spaces_of_the_facts():
    tiles = facts("first_colonists")["tiles"]
    assert list(component.FIRST_SPACES) == [tile["turn_order_space"] for tile in tiles]


# Tiles and executive actions


@pytest.mark.parametrize("place", range(len(DISCOVERIES)), ids=[tile["id"] for tile in DISCOVERIES])
def test_discovery_tile(place: int):
    fact, card = DISCOVERIES[place], TILE_CARDS[place]
    assert card.id == f"discovery_{fact['id']}"
    assert declared(card.effect) == described(fact["effect"])
    assert declared_marks(card) == marks(fact, "building" if fact["id"].startswith("construct") else "amount")


@pytest.mark.parametrize("place", range(len(RESEARCH)), ids=[tile["id"] for tile in RESEARCH])
def test_research_tile(place: int):
    fact, card = RESEARCH[place], TILE_CARDS[len(DISCOVERIES) + place]
    assert card.id == f"research_{fact['letter'].lower()}{fact['copy']}"
    assert declared(card.effect) == described(fact["effect"])
    assert declared_marks(card) == marks(fact)


REWARDED = {
    "level of own most developed tech tile": "top_tech",
    "own ship in hangar": "hangar",
    "own advanced-building marker on Mars": "advanced",
    "mine with own colonist or own advanced marker": "mines",
    "own bot on Mars": "bots",
    "discovery tile collected by own rover": "discoveries",
    "own shelter on Mars": "shelters",
    "own colonist in living quarters": "quarters",
}


@pytest.mark.parametrize("place", range(len(REWARDS)), ids=[tile["id"] for tile in REWARDS])
def test_life_support_reward(place: int):
    fact, card = REWARDS[place], REWARD_CARDS[place]
    assert card.id == f"reward_{fact['id']}"
    assert COUNTS[card.kind] == REWARDED[fact["counts"]]
    assert card.each == (1 if fact["score"] == "= level" else fact["op_per"])
    assert declared_marks(card) == marks(fact)


def test_the_technologies_are_those_of_the_facts():
    shelter = TECHNOLOGIES["shelter_tiles"][0]
    types = {tech_name(fact["id"]): fact for fact in [*TECHNOLOGIES["types"], shelter]}
    assert sorted(types) == sorted(TECHS)
    for place, name in enumerate(TECHS):
        card = CARDS[component.TECH + place]
        assert card.id == f"tech_{name}"
        assert declared_marks(card) == marks(types[name])


def test_the_ship_technology_brings_as_many_colonists_as_its_level():
    (ship,) = [fact for fact in TECHNOLOGIES["types"] if fact["id"] == "ship"]
    assert ship["effect"]["level_L_gives"].startswith("up to L additional colonists")
    assert standin.COLONISTS_A_SHIP_TECH_LEVEL == 1


def test_the_grid_offers_one_tile_of_each_type_twice():
    types = [tech_name(fact["id"]) for fact in TECHNOLOGIES["types"]]
    assert [TECHS[tech] for tech in component.GRID_TECHS] == types
    assert {fact["copies"] for fact in TECHNOLOGIES["types"]} == {TECHNOLOGIES["general"]["sets"]} == {2}


@pytest.mark.parametrize("fact", EXECUTIVES, ids=names)
def test_executive_action(fact: dict[str, Any]):
    card = EXECUTIVE_CARDS[fact["slot"] - 1]
    assert card.id == f"executive_{fact['slot']}"
    assert card.crystals == fact["cost_crystals"]
    assert (fact["slot"] <= component.SHIPS) == fact["blocked_by_ship_at_start"]
    if fact["effect"][0]["op"] == "use_advanced_building":
        assert card.effect is None
    else:
        assert declared(card.effect) == described(fact["effect"], fact["boost"])
    assert declared_marks(card) == marks(fact)
