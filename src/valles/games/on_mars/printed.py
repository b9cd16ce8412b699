"""Printed values of the components, by name, for the terminal."""

from __future__ import annotations

from typing import Any, Final

from valles.games.on_mars.effects.lab import GRID_PRICES
from valles.games.on_mars.rules.building import building_noun
from valles.games.on_mars.rules.card import (
    BLUEPRINT_CARDS,
    LAB_BONUS,
    SCIENTIST_CARDS,
    SOLO_GOAL_CARDS,
    Card,
    Goal,
    SoloGoal,
)
from valles.games.on_mars.rules.card import CARDS as ALL_CARDS
from valles.games.on_mars.rules.colony import AROUND, CENTRE, DIRECTIONS, HEX_NAMES
from valles.games.on_mars.rules.colony import PLACES as PLACE_OF
from valles.games.on_mars.rules.component import (
    BUILDINGS,
    GRID,
    LAB,
    LAST_LEVEL,
    LSS_ROWS,
    MAIN_ACTIONS,
    SLOTS,
    TECH,
    TECHS,
)
from valles.games.on_mars.rules.payment import price_nouns
from valles.games.on_mars.rules.rulebook import RULES
from valles.games.on_mars.rules.turn import MAIN
from valles.kernel.phrase import Noun, Phrase

__all__ = ["BUILDINGS", "LAST_LEVEL", "LSS_ROWS", "SOLO_GOAL_CARDS", "Card", "Goal", "SoloGoal"]

CARDS: Final[dict[str, Card]] = {card.id: card for card in RULES.cards()}
"""Cards and tiles by their ids, in the order of their numbers."""
INDEX: Final[dict[str, dict[str, Any]]] = {id: card.index() for id, card in CARDS.items()}
"""The printed values of each card, in words."""
BLUEPRINT_EFFECTS: Final = {card.id: card.effect for card in BLUEPRINT_CARDS}
TECH_TILES: Final = {tech: ALL_CARDS[TECH + number] for number, tech in enumerate(TECHS)}
ACTIONS: Final = dict(zip(MAIN_ACTIONS, MAIN, strict=True))
"""The effect of each main action."""
LAB_BONUSES: Final = dict(zip(LAB, LAB_BONUS, strict=True))
"""The benefit of each laboratory space."""
GRID_ROWS: Final[dict[str, list[Noun]]] = {
    space.partition("_")[0]: price_nouns(price) for space, price in zip(GRID, GRID_PRICES, strict=True)
}
"""The price of a technology in each row of the grid."""

PLACES: Final = dict(zip(HEX_NAMES, PLACE_OF, strict=True))
"""The axial coordinates of each hex."""
NEIGHBOURS: Final[dict[str, dict[str, str]]] = {
    name: {way: HEX_NAMES[hex] for way, hex in zip(DIRECTIONS, ring, strict=True) if hex >= 0}
    for name, ring in zip(HEX_NAMES, AROUND, strict=True)
}
"""The neighbours of each hex by their directions."""
LANDING: Final = HEX_NAMES[CENTRE]
"""The first hex of a rover."""


def scientist_price(id: str) -> list[Noun]:
    return next(price_nouns(card.price) for card in SCIENTIST_CARDS if card.id == id)


def slots_of(action: str, boards: int) -> int:
    """Return the number of slots of an action: for hiring one of each colour (OM-PLACE-14)."""
    return boards if action == "hire" else SLOTS


def noun_of(building: str, count: int = 1) -> Noun:
    return building_noun(BUILDINGS.index(building), count)


def action_phrase(action: str) -> Phrase:
    """Return a short description of the main action."""
    return Phrase("om-ui-control-center") if action == "control_center" else ACTIONS[action].phrase()
