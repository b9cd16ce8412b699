"""The printed tables of On Mars for its page. None of them is a rule: the server says what may be done."""

from __future__ import annotations

from typing import Any, Final

from valles.describe.text import render
from valles.games.on_mars.effects.lab import GRID_PRICES, LEVEL_PRICES
from valles.games.on_mars.effects.offer import CONTRACT_PRICE
from valles.games.on_mars.effects.ship import SHIP_PRICE, Welcome, colonists_brought
from valles.games.on_mars.effects.upgrade import UPGRADE_PRICE
from valles.games.on_mars.rules import building, colony, standin
from valles.games.on_mars.rules import component as om
from valles.games.on_mars.rules.card import (
    CONTRACT_CARDS,
    LAB_BONUS,
    LSS_BENEFIT,
    SPACE_BONUS,
    Card,
    Goal,
    Need,
    SoloGoal,
)
from valles.games.on_mars.rules.payment import price_icons
from valles.games.on_mars.rules.turn import MAIN
from valles.games.on_mars.rules.vocabulary import DELIVER, DELIVERY_OF, DEVELOP, REWARD_BOT, REWARD_COLONISTS
from valles.games.page import PageData, benefit
from valles.kernel.icon import Icon, Thing, either, gained, lost, nodes
from valles.kernel.icon import plain as icons


def card_fields(card: Card, language: str) -> dict[str, Any]:
    """Return the needs of a goal."""
    return {"needs": [need(one, language) for one in card.needs]} if isinstance(card, (Goal, SoloGoal)) else {}


def need(need: Need, language: str) -> dict[str, Any]:
    """Return a need: the figure of a seat that it counts, and the least that it must be."""
    return {"figure": need.figure(), "least": need.least, "text": render(need.phrase(), language)}


def tables() -> dict[str, Any]:
    """Return the printed tables."""
    return {
        "resources": om.GOODS[: om.RESOURCES],
        "warehouse_goods": [om.GOODS[good] for good in om.WAREHOUSE_GOODS],
        "buildings": [
            {"id": id, "price": icons(price_icons(price)), "gain": good_of(id), "arrows": arrows(tiles)}
            for id, price, tiles in zip(om.BUILDINGS, building.PRICES, building.ARROWS_OF, strict=True)
        ],
        "stacks": om.BUILDINGS[: om.STACKS],
        "sides": om.SIDES,
        "turn_order": [turn_order_space(number) for number in range(1, om.SPACES + 1)],
        "actions": [action(number) for number in range(len(om.MAIN_ACTIONS))],
        "lab": [lab_space(number) for number in range(len(om.LAB))],
        "developments": [development(number) for number in range(len(om.DEVELOPMENTS))],
        "deliveries": [delivery(number) for number in range(len(DELIVERY_OF))],
        "lab_points": om.LAB_POINTS,
        "lab_prices": [icons(price_icons(packed)) for packed in LEVEL_PRICES],
        "grid": om.GRID,
        "grid_prices": [icons(price_icons(price)) for price in GRID_PRICES],
        "contract_price": icons(price_icons(CONTRACT_PRICE)),
        "hexes": [map_hex(number) for number in range(colony.HEXES)],
        "directions": colony.DIRECTIONS,
        "life_support": om.BUILDINGS[om.GENERATOR : om.GENERATOR + om.LSS],
        "life_support_rows": om.LSS_ROWS,
        "life_support_benefit": benefit(LSS_BENEFIT[0]),
        "progress_points": om.PROGRESS_POINTS,
        "quarters_points": om.QUARTERS_POINTS,
        "quarters_a_shelter": om.QUARTERS_A_SHELTER,
        "shuttle_lands_on": standin.SHUTTLE_LANDS_ON,
        "last_level": om.LAST_LEVEL,
        "missions_open": om.MISSIONS_OPEN,
        "tasks": om.TASKS,
        "pieces": {
            "colonists": om.COLONISTS, "bots": om.BOTS, "ships": om.SHIPS, "depot": om.DEPOT, "markers": om.MARKERS,
            "shelters": om.SHELTERS, "blueprints": om.BLUEPRINTS, "display": om.DISPLAY, "scientists": om.SCIENTISTS,
            "contracts": om.CONTRACTS,
        },
        "points": {"ship": om.SHIP_POINTS, "scientist": om.SCIENTIST_POINTS, "advanced": om.ADVANCED_POINTS},
    }  # fmt: skip


def good_of(kind: str) -> str:
    """Return the good that a building gives: crystals for shelters, otherwise the resource with the same number."""
    number = om.BUILDINGS.index(kind)
    return om.GOODS[om.CRYSTAL if number == om.SHELTER else number]


def arrows(tiles: list[list[int]]) -> list[list[str]]:
    """Return the directions of the arrows of each tile."""
    return [[colony.DIRECTIONS[direction] for direction in tile] for tile in tiles]


def turn_order_space(number: int) -> dict[str, Any]:
    side = om.SIDES[om.ORBIT if number <= om.SPACES_A_SIDE else om.COLONY]
    return {"number": number, "side": side, "benefit": benefit(SPACE_BONUS[number])}


def action(number: int) -> dict[str, Any]:
    """Return a main action with its slots for colonists, price, effect and boost."""
    row = om.SLOT_OF[number]
    slots = None if row < 0 else len(om.SEATS) if row == om.HIRE_ROW else om.SLOTS
    side = om.ORBIT if number < om.CONTROL_CENTER else om.COLONY
    boosts = [icon.name for icon in nodes(MAIN[number].icons()) if isinstance(icon, Thing) and icon.kind == "boost"]
    boost = boosts[0] if boosts else None
    about = {"id": om.MAIN_ACTIONS[number], "side": om.SIDES[side], "slots": slots, "boost": boost}
    colonist = [] if row < 0 else [lost(1, "colonist")]
    price = [*colonist, *price_icons(ACTION_PRICES.get(om.MAIN_ACTIONS[number], 0))]
    return {**about, "price": icons(price), "effect": icons(effect_of(MAIN[number]))}


ACTION_PRICES = {"welcome_ship": SHIP_PRICE, "upgrade": UPGRADE_PRICE}
"""Price of each step of a main action, where it is always the same."""


def effect_of(effect: Any) -> list[Icon]:
    """Return the icons of the effect of a main action, without its boost."""
    if isinstance(effect, Welcome):
        ways = [(option, gained(colonists_brought(option), "colonist")) for option in (REWARD_COLONISTS, REWARD_BOT)]
        return either([[colonists, *([Thing("bots")] if way == REWARD_BOT else [])] for way, colonists in ways])
    return [icon for icon in effect.icons() if not (isinstance(icon, Thing) and icon.kind == "boost")]


def lab_space(number: int) -> dict[str, Any]:
    return {
        "id": om.LAB[number],
        "level": om.LAB_LEVEL[number],
        "to": [om.LAB[end] for end in om.LAB_TO[number]],
        "benefit": benefit(LAB_BONUS[number]),
    }


def development(number: int) -> dict[str, Any]:
    """Return the two spaces of a development, by the noun of its option."""
    start, end = om.DEVELOPMENTS[number]
    return {"id": DEVELOP.nouns[number], "from": om.LAB[start], "to": om.LAB[end]}


def delivery(number: int) -> dict[str, Any]:
    """Return the contract and the good of a delivery, by the noun of its option."""
    contract, place = DELIVERY_OF[number]
    card = CONTRACT_CARDS[contract]
    return {"id": DELIVER.nouns[number], "card": card.id, "good": om.GOODS[card.goods[place]]}


def map_hex(number: int) -> dict[str, Any]:
    """Return a hex with its column and row from the upper left, and its axial coordinates from the middle."""
    name = colony.HEX_NAMES[number]
    q, r = colony.PLACES[number]
    return {"name": name, "column": name[0], "row": int(name[1:]), "q": q, "r": r, "around": colony.AROUND[number]}


PAGE: Final = PageData(tables, card_fields, ("on-mars.md", "on-mars-components.md"))
