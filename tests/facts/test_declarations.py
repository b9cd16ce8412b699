"""The declarations, the map and the tracks are what the facts say."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.ledger import rule
from valles import new
from valles.games.terraforming_mars.effects import measure, need, points
from valles.games.terraforming_mars.effects.production import Production
from valles.games.terraforming_mars.effects.stock import Gain
from valles.games.terraforming_mars.effects.terraform import PlaceTile, RaiseTemperature
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.maps.tharsis import THARSIS
from valles.games.terraforming_mars.rules import component
from valles.games.terraforming_mars.rules.card import CARDS, DECKS, Card, Need, Points
from valles.games.terraforming_mars.rules.component import EVENT, EVENT_KIND, HOLDINGS, KINDS, STOCK, TAGS
from valles.games.terraforming_mars.rules.goal import Measure
from valles.games.terraforming_mars.rules.parameter import degrees
from valles.games.terraforming_mars.rules.rulebook import RULES
from valles.games.terraforming_mars.rules.standard import PROJECTS_FOR_ALL, StandardProject
from valles.games.terraforming_mars.rules.state import Seat

FACTS = Path(__file__).parent / "terraforming_mars"
RESOURCES = dict(zip(STOCK, ("megacredit", "steel", "titanium", "plant", "energy", "heat"), strict=True))
KEPT = {"": None, "animals": "animal", "microbes": "microbe", "sciences": "science", "fighters": "fighter"}


def facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


PROJECTS = facts("projects")
CORPORATIONS = facts("corporations")
BOARD = facts("tharsis_board")
TRACKS = facts("board_tracks")
BY_PRINTED_NUMBER = {card.printed: card for card in RULES.cards()}


def printed_tags(card: Card) -> list[str]:
    """The tags in order; the event tag of an event is not printed among the others."""
    tags = [TAGS[tag] for tag in card.tags]
    if card.kind == EVENT_KIND:
        assert card.tags[-1] == EVENT
        return tags[:-1]
    return tags


def requirement(declared: Need) -> dict[str, Any]:
    """A requirement in the words of the facts."""
    match declared:
        case need.NeedParameter():
            value = declared.parameter.values[declared.level]
            return {"type": declared.parameter.name, "max" if declared.at_most else "min": value}
        case need.NeedTags():
            return {"type": "tag", "tag": TAGS[declared.tag], "min": declared.least}
        case need.NeedProduction():
            return {"type": "production", "resource": RESOURCES[STOCK[declared.resource]], "min": declared.least}
        case need.NeedCities():
            return {"type": "cities", "min": declared.least, "any_player": True}
        case need.NeedGreeneries():
            return {"type": "greeneries", "min": declared.least, "any_player": False}
    raise AssertionError(f"the facts have no word for {type(declared).__name__}")


def worth(declared: Points | None) -> dict[str, Any] | None:
    """Points in the words of the facts."""
    match declared:
        case None:
            return None
        case points.FixedPoints():
            return {"fixed": declared.points}
        case points.PerHolding():
            kind = KEPT[HOLDINGS[declared.kind]]
            return {"per": "resource", "resource": kind, "every": declared.every, "points": declared.points}
        case points.PerTag():
            return {"per": "tag", "tag": TAGS[declared.tag], "every": 1, "points": 1}
        case points.PerCity():
            return {"per": "city", "where": "anywhere", "owner": "any", "every": declared.every, "points": 1}
        case points.PerAdjacentOcean():
            return {"per": "ocean", "where": "adjacent_to_this", "every": 1, "points": 1}
        case points.PerAdjacentCity():
            return {"per": "city", "where": "adjacent_to_this", "owner": "any", "every": 1, "points": 1}
        case points.IfAny():
            kind = KEPT[HOLDINGS[declared.kind]]
            return {"threshold": "resource", "resource": kind, "min": 1, "points": declared.points}
    raise AssertionError(f"the facts have no word for {type(declared).__name__}")


@rule("TM-SETUP-05", "TM-SETUP-06")
def test_the_decks_have_the_printed_sizes():
    first_box = [card for card in RULES.cards() if DECKS[card.deck].since == 1]
    projects = [DECKS[card.deck].name for card in first_box if KINDS[card.kind] != "corporation"]
    assert (len(projects), projects.count("base"), projects.count("corporate_era")) == (208, 137, 71)
    corporations = [DECKS[card.deck].name for card in first_box if KINDS[card.kind] == "corporation"]
    assert sorted(corporations) == ["base"] * 10 + ["beginner"] + ["corporate_era"] * 2
    assert [fact["copies"] for fact in CORPORATIONS if fact["deck"] == "beginner"] == [5]


def test_the_facts_and_the_card_table_hold_the_same_cards():
    assert len(PROJECTS) == TRACKS["components"]["project_cards"] == component.PROJECTS
    assert sum(fact["copies"] for fact in CORPORATIONS) == TRACKS["components"]["corporation_cards"]
    first_box = [card.printed for card in RULES.cards() if DECKS[card.deck].since == 1]
    assert sorted(first_box) == sorted(fact["number"] for fact in PROJECTS + CORPORATIONS)


@pytest.mark.parametrize("fact", PROJECTS, ids=lambda fact: fact["id"])
def test_project(fact: dict[str, Any]):
    card = CARDS[int(fact["number"])]
    assert card.printed == fact["number"]
    assert card.id == fact["id"]
    assert card.name == fact["name"]["en"]
    assert KINDS[card.kind] == fact["kind"]
    assert DECKS[card.deck].name == fact["deck"]
    assert card.cost == fact["cost"]
    assert printed_tags(card) == fact["tags"]
    assert [requirement(need) for need in card.needs] == fact["requirements"]
    assert worth(card.points) == fact["vp"]
    assert KEPT[HOLDINGS[card.holds]] == fact["holds"]
    assert bool(card.action) == bool(fact["action"])


@pytest.mark.parametrize("fact", CORPORATIONS, ids=lambda fact: fact["id"])
def test_corporation(fact: dict[str, Any]):
    card = BY_PRINTED_NUMBER[fact["number"]]
    assert card.id == fact["id"]
    assert card.name == fact["name"]["en"]
    assert KINDS[card.kind] == "corporation"
    assert DECKS[card.deck].name == fact["deck"]
    assert printed_tags(card) == fact["tags"]
    assert card.credits == fact["start"]["megacredit"]
    assert granted(card, Gain) == fact["start"]["resources"]
    assert granted(card, Production) == fact["start"]["production"]
    assert bool(card.first) == bool(fact["first_action"])
    assert bool(card.action) == bool(fact["action"])
    assert bool(card.when or card.always) == bool(fact["effects"])
    assert (card.cost, card.needs, card.points, card.holds) == (0, [], None, component.NO_RESOURCE)


def granted(card: Card, verb: type[Gain] | type[Production]) -> dict[str, int]:
    """What the start of a corporation gives, by resource."""
    amounts = [0] * len(STOCK)
    for part in card.play:
        if isinstance(part, verb):
            amounts = part.amounts if isinstance(part, Gain) else part.changes
    return {RESOURCES[name]: amount for name, amount in zip(STOCK, amounts, strict=True) if amount}


def marks(area: dict[str, Any]) -> dict[str, Any]:
    """What the map says of an area, in the words of the facts."""
    space = THARSIS.names.index(area["id"])
    stock = THARSIS.bonus_stock[space]
    printed = [RESOURCES[name] for name, amount in zip(STOCK, stock, strict=True) for _ in range(amount)]
    return {
        "kind": "ocean" if THARSIS.is_ocean[space] else "land",
        "bonus": sorted([*printed, *["card"] * THARSIS.bonus_cards[space]]),
        "volcanic": THARSIS.is_volcano[space],
        "reserved_for": "noctis_city" if space == THARSIS.reserved[component.AT_NOCTIS] else None,
    }


def test_the_map_has_the_areas_of_the_facts_row_by_row():
    assert THARSIS.hexes.row_lengths == BOARD["row_lengths"]
    assert [area["id"] for area in BOARD["hexes"] + BOARD["off_map"]] == THARSIS.names
    assert sum(THARSIS.is_ocean) == BOARD["ocean_areas"]
    assert len(BOARD["hexes"]) == THARSIS.areas


@pytest.mark.parametrize("area", BOARD["hexes"], ids=lambda area: area["id"])
def test_area(area: dict[str, Any]):
    space = THARSIS.names.index(area["id"])
    assert marks(area) == {key: sorted(area[key]) if key == "bonus" else area[key] for key in marks(area)}
    assert THARSIS.places[space] == (area["place"] or "")
    assert THARSIS.is_land[space] == (area["kind"] == "land" and area["reserved_for"] is None)
    q, r = area["axial"]
    near = [[q + dq, r + dr] for dq, dr in BOARD["axial"]["neighbours"]]
    expected = [other["id"] for other in BOARD["hexes"] if other["axial"] in near]
    assert sorted(THARSIS.names[other] for other in THARSIS.neighbours[space]) == sorted(expected)


@pytest.mark.parametrize("area", BOARD["off_map"], ids=lambda area: area["id"])
def test_an_area_beside_the_map_has_neither_neighbours_nor_bonus(area: dict[str, Any]):
    space = THARSIS.names.index(area["id"])
    rules = {"phobos_space_haven": component.AT_PHOBOS, "ganymede_colony": component.AT_GANYMEDE}
    assert space == THARSIS.reserved[rules[area["reserved_for"]]]
    assert space >= THARSIS.areas
    assert THARSIS.neighbours[space] == area["bonus"] == []
    assert not THARSIS.has_bonus[space] and not THARSIS.bonus_cards[space]
    assert not THARSIS.is_land[space] and not THARSIS.is_ocean[space]


def test_the_metal_of_an_area_is_printed_on_it():
    for area in BOARD["hexes"]:
        metals = {resource for resource in area["bonus"] if resource in ("steel", "titanium")}
        metal = THARSIS.metal[THARSIS.names.index(area["id"])]
        assert metals == ({RESOURCES[STOCK[metal]]} if metal else set())


def test_the_tracks_have_the_steps_and_bonuses_of_the_facts():
    temperature, oxygen, oceans = TRACKS["temperature"], TRACKS["oxygen"], TRACKS["oceans"]
    assert (temperature["min"], temperature["step"]) == (component.COLDEST, component.DEGREES_A_STEP)
    assert temperature["max"] == component.COLDEST + component.DEGREES_A_STEP * component.TEMPERATURE_STEPS
    assert (oxygen["max"], oceans["max"]) == (component.OXYGEN_STEPS, component.OCEAN_TILES)
    assert TRACKS["components"]["ocean_tiles"] == component.OCEAN_TILES
    heat = [{"do": "production", "resource": "heat", "delta": 1}]
    heats = {degrees(step): heat for step in component.HEAT_PRODUCTION_STEPS}
    heats[degrees(component.OCEAN_STEP)] = [{"do": "tile", "tile": "ocean", "count": 1}]
    assert heats == {bonus["at"]: bonus["then"] for bonus in temperature["bonuses"]}
    warmer = [{"do": "raise", "parameter": "temperature", "steps": 1}]
    assert oxygen["bonuses"] == [{"at": component.TEMPERATURE_STEP, "then": warmer}]
    assert oceans["bonuses"] == []


def test_a_new_game_starts_at_the_values_of_the_facts():
    table = new("terraforming_mars", players=2, seed=1).state
    assert degrees(table.temperature) == TRACKS["temperature"]["start"]
    assert (table.oxygen, table.oceans) == (TRACKS["oxygen"]["start"], TRACKS["oceans"]["start"])
    assert table.generation == TRACKS["generations"]["start"]
    assert [board.rating for board in table.seats] == [TRACKS["terraform_rating"]["start"]] * 2
    assert component.SOLO_RATING == TRACKS["terraform_rating"]["start_solo"] == TRACKS["solo"]["start_tr"]
    assert component.SOLO_GENERATIONS == TRACKS["generations"]["solo_last"] == TRACKS["solo"]["last_generation"]


def test_the_constants_are_those_of_the_facts():
    constants = TRACKS["constants"]
    board = Seat()
    assert constants["card_buy_price"] == component.CARD_PRICE
    assert constants["starting_hand_choice"] == component.STARTING_CARDS
    assert component.RESEARCH_CARDS == constants["research_draw"] == TRACKS["draft"]["cards"]
    assert board.metal_values[component.STEEL] == constants["steel_value"]
    assert board.metal_values[component.TITANIUM] == constants["titanium_value"]
    assert constants["ocean_neighbour_bonus_megacredit"] == component.OCEAN_BONUS
    assert board.greenery_price == component.PLANTS_A_GREENERY == constants["plants_per_greenery"]
    assert constants["heat_per_temperature_step"] == component.HEAT_A_STEP
    floors = [constants["megacredit_production_floor"], *[constants["other_production_floor"]] * 5]
    assert floors == component.PRODUCTION_FLOOR


@pytest.mark.parametrize("era", ["standard_game", "corporate_era"])
def test_the_start_production_is_that_of_the_facts(era: str):
    table = new("terraforming_mars", players=2, seed=1, corporate_era=era == "corporate_era").state
    expected = TRACKS["constants"][f"{era}_start_production"]
    for board in table.seats:
        assert dict(zip(RESOURCES.values(), board.production, strict=True)) == expected


def test_the_standard_projects_are_those_of_the_facts():
    projects = TRACKS["standard_projects"]
    assert list(component.STANDARD_PROJECTS[: component.BUFFER_GAS]) == [project["id"] for project in projects]
    sold, *paid = projects
    assert sold["cost"] == [{"pay": "hand_card", "amount": "X"}]
    prices = [0, *[project["cost"][0]["amount"] for project in paid]]
    assert prices == component.STANDARD_PRICES[: component.BUFFER_GAS]
    for project, declared in zip(paid, PROJECTS_FOR_ALL[1 : component.BUFFER_GAS], strict=True):
        assert isinstance(declared, StandardProject)
        assert [effect(verb) for verb in declared.steps] == project["gain"]


def effect(verb: Verb) -> dict[str, Any]:
    """What a standard project does, in the words of the facts."""
    match verb:
        case RaiseTemperature():
            return {"do": "raise", "parameter": "temperature", "steps": verb.steps}
        case PlaceTile():
            return {"do": "tile", "tile": component.TILES[verb.tile], "count": verb.count}
        case Production():
            ((resource, delta),) = [(i, steps) for i, steps in enumerate(verb.changes) if steps]
            return {"do": "production", "resource": RESOURCES[STOCK[resource]], "delta": delta}
    raise AssertionError(f"no standard project uses {type(verb).__name__}")


def test_the_milestones_and_awards_are_those_of_the_facts():
    milestones, awards = TRACKS["milestones"], TRACKS["awards"]
    assert [milestone.id for milestone in THARSIS.milestones] == [milestone["id"] for milestone in milestones["list"]]
    for milestone, fact in zip(THARSIS.milestones, milestones["list"], strict=True):
        assert milestone.goal == fact["min"]
        assert counted(milestone.measure) == fact["measure"]
    assert milestones["price"] == component.MILESTONE_PRICE
    assert milestones["victory_points"] == component.MILESTONE_POINTS
    assert milestones["claimable"] == component.MILESTONES_CLAIMABLE
    assert [award.id for award in THARSIS.awards] == [award["id"] for award in awards["list"]]
    for award, fact in zip(THARSIS.awards, awards["list"], strict=True):
        assert counted(award.measure) == fact["measure"]
    assert awards["prices"] == component.AWARD_PRICES
    assert len(component.AWARD_PRICES) == awards["fundable"]
    assert awards["victory_points_first"] == component.AWARD_FIRST
    assert awards["victory_points_second"] == component.AWARD_SECOND


def counted(declared: Measure) -> dict[str, Any]:
    """What a milestone or an award counts, in the words of the facts."""
    match declared:
        case measure.TerraformRating():
            return {"count": "terraform_rating"}
        case measure.OwnTiles(kinds=[]):
            return {"count": "tile", "owner": "self", "where": "anywhere"}
        case measure.OwnTiles(kinds=[component.CITY_TILE, component.CAPITAL_TILE]):
            return {"count": "city", "owner": "self", "where": "anywhere"}
        case measure.OwnTiles(kinds=[kind]):
            return {"count": component.TILES[kind], "owner": "self"}
        case measure.OwnTags():
            return {"count": "tag", "tag": TAGS[declared.tag], "owner": "self"}
        case measure.CardsInHand():
            return {"count": "hand_card", "owner": "self"}
        case measure.OwnProduction():
            return {"count": "production", "resource": RESOURCES[STOCK[declared.resource]]}
        case measure.OwnStock():
            names = [RESOURCES[STOCK[resource]] for resource in declared.resources]
            return {"count": "resource", **({"resource": names[0]} if len(names) == 1 else {"resources": names})}
    raise AssertionError(f"the facts have no word for {type(declared).__name__}")


def test_the_special_tiles_are_those_of_the_facts():
    assert list(component.TILES) == ["none", "ocean", "greenery", "city", *TRACKS["special_tiles"]]
    assert len(TRACKS["special_tiles"]) == TRACKS["components"]["special_tiles"]
