"""The printed tables of Terraforming Mars for its page. None of them is a rule: the server says what may be done."""

from __future__ import annotations

from typing import Any, Final

from valles.games.page import PageData, benefit
from valles.games.terraforming_mars.effects.stock import Gain
from valles.games.terraforming_mars.effects.verb import TileVerb
from valles.games.terraforming_mars.rules import component as tm
from valles.games.terraforming_mars.rules.box import BOXES, Box
from valles.games.terraforming_mars.rules.card import CARDS, DECKS, Card
from valles.games.terraforming_mars.rules.goal import Award, Milestone
from valles.games.terraforming_mars.rules.map import MAPS, Map
from valles.games.terraforming_mars.rules.parameter import PARAMETERS, Parameter
from valles.games.terraforming_mars.rules.setup import credits_due
from valles.kernel.phrase import plain


def card_fields(card: Card, language: str) -> dict[str, Any]:
    """Return what the page knows of a card beside its face; of a corporation also the price of cards."""
    fields = {"credits": credits_of(card), "holds": tm.HOLDINGS[card.holds] or None, "acts": bool(card.action)}
    return {**fields, "card_price": card.card_price} if card.kind == tm.CORPORATION else fields


def credits_of(card: Card) -> int:
    """Return the M€ that a corporation begins with, or that a prelude brings, less its price."""
    if card.kind != tm.PRELUDE:
        return card.credits
    gained = sum(part.amounts[tm.CREDITS] for part in card.play if isinstance(part, Gain) and part.per is None)
    return gained - credits_due([card.number])


def tables() -> dict[str, Any]:
    """Return the printed tables."""
    return {
        "resources": tm.STOCK,
        "production_floor": dict(zip(tm.STOCK, tm.PRODUCTION_FLOOR, strict=True)),
        "holdings": tm.HOLDINGS[1:],
        "kinds": tm.KINDS,
        "tags": tm.TAGS,
        "decks": [deck.name for deck in DECKS],
        "projects": tm.PROJECTS,
        "maps": [game_map(map) for map in MAPS],
        "parameters": {parameter.name: track(parameter) for parameter in PARAMETERS},
        "boxes": [box_tables(box) for box in BOXES],
        "standard_projects": named_with(tm.STANDARD_PROJECTS, price=tm.STANDARD_PRICES),
        "milestone_price": tm.MILESTONE_PRICE,
        "milestone_points": tm.MILESTONE_POINTS,
        "milestones_claimable": tm.MILESTONES_CLAIMABLE,
        "award_prices": tm.AWARD_PRICES,
        "award_points": [tm.AWARD_FIRST, tm.AWARD_SECOND],
        "ocean_bonus": tm.OCEAN_BONUS,
        "heat_a_step": tm.HEAT_A_STEP,
        "preludes_kept": tm.PRELUDES_KEPT,
        "compensation": tm.COMPENSATION,
        "goal_rating": tm.GOAL_RATING,
    }


def named_with(names: tuple[str, ...], **columns: list[int]) -> list[dict[str, Any]]:
    """Return a row for each name, with its value of every column."""
    return [{"id": id, **{name: values[n] for name, values in columns.items()}} for n, id in enumerate(names)]


def game_map(map: Map) -> dict[str, Any]:
    """Return a map with its areas and their neighbours, milestones and awards."""
    return {
        "name": map.name,
        "spaces": [space(map, number) for number in range(map.spaces)],
        **goals(map.milestones, map.awards),
    }


def goals(milestones: list[Milestone], awards: list[Award]) -> dict[str, Any]:
    """Return milestones with what they ask for, and awards."""
    return {
        "milestones": [{**goal_words(goal), "goal": goal.goal} for goal in milestones],
        "awards": [goal_words(goal) for goal in awards],
    }


def goal_words(goal: Milestone | Award) -> dict[str, Any]:
    """Return a milestone or an award with its condition and the name of what it counts."""
    return {"id": goal.id, "phrase": plain(goal.phrase()), "counted": plain(goal.measure.counted())}


def space(map: Map, number: int) -> dict[str, Any]:
    """Return a space as it is printed. Spaces off the map have no row, column or place."""
    name = map.names[number]
    row, column = name[1:].split("c") if number < map.areas else (None, None)
    then = map.then[number]
    stock = zip(tm.STOCK, map.bonus_stock[number], strict=True)
    cards = map.bonus_cards[number]
    return {
        "name": name,
        "row": row and int(row),
        "column": column and int(column),
        "place": place(map, number) if number < map.areas else None,
        "called": map.places[number] or None,
        "ocean": map.is_ocean[number],
        "volcano": map.is_volcano[number],
        "reserved": reserved(map, number),
        "bonus": {**{kind: amount for kind, amount in stock if amount}, **({"cards": cards} if cards else {})},
        "price": map.prices[number],
        "then": None if then is None else benefit(then),
        "around": map.around[number] if number < map.areas else [],
        "box": next((box.name for box in BOXES for rule in box.spaces if map.reserved[rule] == number), None),
    }


def place(map: Map, number: int) -> list[float]:
    """Return the place of an area: areas to the right of the middle of the map, and rows below it."""
    across = [q + r / 2 for q, r in map.hexes.places]
    down = [r for _, r in map.hexes.places]
    return [across[number] - (min(across) + max(across)) / 2, down[number] - (min(down) + max(down)) / 2]


def reserved(map: Map, number: int) -> str | None:
    """Return the only tile that may lie on a space: an ocean, or the tile of the first card with that rule."""
    if map.is_ocean[number]:
        return "ocean"
    placing = ((card, part) for card in CARDS for part in card.play if isinstance(part, TileVerb))
    return next((card.id for card, part in placing if map.reserved[part.where] == number), None)


def track(parameter: Parameter) -> dict[str, Any]:
    """Return the value of each step of a track, and the steps that have a bonus."""
    bonuses = [{"step": step, "gives": gives} for step, gives in parameter.bonuses.items()]
    return {"values": parameter.values, "bonuses": bonuses}


def box_tables(box: Box) -> dict[str, Any]:
    """Return what a box adds to the printed tables of a game."""
    return {
        "name": box.name,
        "parameters": {parameter.name: track(parameter) for parameter in box.parameters},
        "standard_projects": [{"id": name, "price": project.price} for name, project in box.standard_projects],
        **goals(box.milestones, box.awards),
    }


PAGE: Final = PageData(tables, card_fields, ("terraforming-mars.md",))
