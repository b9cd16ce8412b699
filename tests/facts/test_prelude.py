"""Prelude is what the facts say, card by card and effect by effect."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.facts.test_declarations import KEPT, RESOURCES, printed_tags, requirement, worth
from tests.support.ledger import rule
from valles import new
from valles.games.terraforming_mars.boxes.prelude.rules import DrawPreludes
from valles.games.terraforming_mars.effects.holding import Add
from valles.games.terraforming_mars.effects.modifier import Discount, HoldingAsCredits
from valles.games.terraforming_mars.effects.play import FundAwardFree, PlayFromHand
from valles.games.terraforming_mars.effects.production import Production, RaiseLowest
from valles.games.terraforming_mars.effects.project import Draw, RevealUntil
from valles.games.terraforming_mars.effects.stock import Gain, Pay
from valles.games.terraforming_mars.effects.terraform import PlaceTile, RaiseOxygen, RaiseRating, RaiseTemperature
from valles.games.terraforming_mars.effects.trigger import YOU_PLAY, YOU_PLAY_POINTS, Trigger
from valles.games.terraforming_mars.effects.verb import InOrder, Verb
from valles.games.terraforming_mars.rules import component
from valles.games.terraforming_mars.rules.card import DECKS, Modifier
from valles.games.terraforming_mars.rules.component import HOLDINGS, KINDS, ON_VOLCANO, STOCK, TAGS, TILES
from valles.games.terraforming_mars.rules.rulebook import RULES
from valles.games.terraforming_mars.rules.standard import PROJECTS_FOR_ALL, StandardProject

FACTS = json.loads((Path(__file__).parent / "terraforming_mars/prelude.json").read_text(encoding="utf-8"))
CARDS = {card.printed: card for card in RULES.cards() if DECKS[card.deck].name == "prelude"}
Effects = list[dict[str, Any]]


def amounts(verb: list[int]) -> list[tuple[str, int]]:
    return [(RESOURCES[name], amount) for name, amount in zip(STOCK, verb, strict=True) if amount]


def effects(verb: Verb) -> Effects:
    """What a verb does, in the words of the facts."""
    match verb:
        case Gain():
            return [{"do": "gain", "resource": kind, "amount": amount} for kind, amount in amounts(verb.amounts)]
        case Production():
            return [{"do": "production", "resource": kind, "delta": steps} for kind, steps in amounts(verb.changes)]
        case Pay():
            return [{"pay": "megacredit", "amount": verb.price}]
        case RaiseTemperature():
            return [{"do": "raise", "parameter": "temperature", "steps": verb.steps}]
        case RaiseOxygen():
            return [{"do": "raise", "parameter": "oxygen", "steps": verb.steps}]
        case RaiseRating():
            return [{"do": "tr", "steps": verb.steps}]
        case PlaceTile():
            special = {"where": {"areas": "volcanic", "ignore": ["city_next_to_city"]}}
            placed = {"do": "tile", "tile": TILES[verb.tile], "count": verb.count}
            return [placed | (special if verb.where == ON_VOLCANO else {})]
        case Draw():
            return [{"do": "draw", "cards": verb.count}]
    return later_effects(verb)


def later_effects(verb: Verb) -> Effects:
    """What only Prelude does."""
    match verb:
        case RevealUntil():
            rest: dict[str, Any] = {"matching": "to_hand", "rest": "discard"}
            return [{"do": "reveal_until", "tag": TAGS[verb.tag], "cards": verb.count, **rest}]
        case PlayFromHand():
            ignored: dict[str, Any] = {"ignore_requirements": ["temperature", "oxygen", "oceans"]}
            eased = {"discount": verb.discount} if verb.discount else ignored
            return [{"do": "play_card", "from": "hand", **eased}]
        case DrawPreludes():
            return [{"do": "play_prelude", "from": "prelude_deck", "draw": verb.count, "play": 1, "rest": "discard"}]
        case FundAwardFree():
            return [{"do": "fund_award", "price": 0}]
        case RaiseLowest():
            return [{"do": "production", "resource": "lowest", "delta": verb.steps}]
        case Add():
            kind = KEPT[HOLDINGS[verb.kind]]
            return [{"do": "add", "resource": kind, "amount": verb.amount, "to": "this"}]
    raise AssertionError(f"the facts have no word for {type(verb).__name__}")


def all_effects(verbs: Sequence[Verb]) -> Effects:
    return [effect for verb in verbs for effect in effects(verb)]


def action(verb: Verb | None) -> Effects:
    if verb is None:
        return []
    parts = verb.steps if isinstance(verb, InOrder) else [verb]
    price = [part for part in parts if isinstance(part, Pay)]
    return [{"cost": all_effects(price), "gain": all_effects([part for part in parts if part not in price])}]


def lasting(ability: Trigger | Modifier) -> dict[str, Any]:
    match ability:
        case Discount():
            return {"discount": ability.amount, "on": {"tag": TAGS[ability.tag]}, "per": "tag"}
        case HoldingAsCredits():
            tag, kind = {"tag": TAGS[ability.tag]}, KEPT[HOLDINGS[ability.kind]]
            money = {"instead_of": "megacredit", "rate": ability.value}
            return {"pay_with": kind, "from": "this", "on": tag, **money}
        case Trigger(event=event) if event == YOU_PLAY_POINTS:
            what = {"when": "card_played", "who": "self", "points_icon": "not_negative"}
            return {**what, "includes_this": True, "then": effects(ability.do)}
        case Trigger(event=event) if event == YOU_PLAY:
            tags = [TAGS[tag] for tag in ability.tags]
            what = {"when": "tag_played", "who": "self", "per": "tag"}
            return {**what, "tags": tags, "includes_this": True, "then": effects(ability.do)}
    raise AssertionError(f"the facts have no word for {type(ability).__name__}")


def as_set(effects_of: Effects) -> list[str]:
    """The effects in no order: drawing and production may be printed the other way round."""
    return sorted(json.dumps(one, sort_keys=True) for one in effects_of)


@rule("TM-PRE-01")
def test_the_box_holds_the_cards_of_the_facts():
    constants = FACTS["constants"]
    kinds = [KINDS[card.kind] for card in CARDS.values()]
    assert sorted(CARDS) == sorted(
        fact["number"] for part in ("preludes", "projects", "corporations") for fact in FACTS[part]
    )
    assert (kinds.count("prelude"), kinds.count("corporation")) == (constants["preludes"], constants["corporations"])
    assert len(CARDS) - constants["preludes"] - constants["corporations"] == constants["projects"]


@pytest.mark.parametrize("fact", FACTS["preludes"] + FACTS["projects"], ids=lambda fact: fact["id"])
def test_prelude_or_project(fact: dict[str, Any]):
    card = CARDS[fact["number"]]
    assert (card.id, card.name, KINDS[card.kind]) == (fact["id"], fact["name"]["en"], fact["kind"])
    assert (card.cost, printed_tags(card), worth(card.points)) == (fact["cost"], fact["tags"], fact["vp"])
    assert [requirement(need) for need in card.needs] == fact["requirements"]
    assert KEPT[HOLDINGS[card.holds]] == fact["holds"]
    assert as_set(all_effects(card.play)) == as_set(fact["immediate"])
    assert action(card.action) == fact["action"]
    assert [lasting(need) for need in (*card.when, *card.always)] == fact["effects"]


@pytest.mark.parametrize("fact", FACTS["corporations"], ids=lambda fact: fact["id"])
def test_corporation(fact: dict[str, Any]):
    card = CARDS[fact["number"]]
    assert (card.id, card.name, printed_tags(card)) == (fact["id"], fact["name"]["en"], fact["tags"])
    assert (card.credits, fact["start"]["resources"], fact["start"]["free_cards"]) == (
        fact["start"]["megacredit"],
        {},
        0,
    )
    started = {one["resource"]: one["delta"] for one in all_effects(card.play)}
    assert started == fact["start"]["production"]
    assert all_effects(card.first) == fact["first_action"]
    assert action(card.action) == fact["action"]
    assert [lasting(ability) for ability in (*card.when, *card.always)] == fact["effects"]


def test_the_constants_are_those_of_the_facts():
    constants = FACTS["constants"]
    assert constants["preludes_dealt"] == component.PRELUDES_DEALT
    assert constants["preludes_kept"] == component.PRELUDES_KEPT
    assert constants["compensation_for_an_unplayable_prelude"] == component.COMPENSATION
    assert constants["solo_last_generation"] == component.SOLO_GENERATIONS_WITH_PRELUDES
    state = new("terraforming_mars", players=1, prelude=True, seed=1).state
    dealt = sum(len(board.offered) for board in state.seats)
    assert len(state.deck) + len(state.discard) + dealt == constants["project_deck_with_corporate_era"]


def test_the_goal_of_a_rating_is_that_of_the_facts():
    goal = FACTS["solo_by_rating"]
    project = goal["standard_project"]
    assert goal["win"]["terraform_rating_min"] == component.GOAL_RATING
    assert component.STANDARD_PROJECTS[component.BUFFER_GAS] == project["id"]
    assert component.STANDARD_PRICES[component.BUFFER_GAS] == project["cost"][0]["amount"]
    declared = PROJECTS_FOR_ALL[component.BUFFER_GAS]
    assert isinstance(declared, StandardProject)
    assert all_effects(declared.steps) == project["gain"]
