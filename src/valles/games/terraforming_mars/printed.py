"""Printed values of the components, by name, for the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from valles.games.terraforming_mars.rules.box import BOXES, functions_of_boxes
from valles.games.terraforming_mars.rules.card import Card
from valles.games.terraforming_mars.rules.component import (
    CORPORATION,
    HOLDINGS,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PRELUDE,
    TAGS,
    TEMPERATURE_STEPS,
)
from valles.games.terraforming_mars.rules.goal import Goals, goals_of
from valles.games.terraforming_mars.rules.map import map_named
from valles.games.terraforming_mars.rules.parameter import degrees
from valles.games.terraforming_mars.rules.payment import PAYING
from valles.games.terraforming_mars.rules.rulebook import RULES
from valles.games.terraforming_mars.rules.standard import PROJECT_NAMES, PROJECTS_FOR_ALL

__all__ = ["CARDS", "OCEAN_TILES", "OXYGEN_STEPS", "WARMEST", "Area", "Card"]

CARDS: Final[dict[str, Card]] = {card.id: card for card in RULES.cards()}
"""Cards by id, in the order of their numbers."""
PROJECTS: Final = dict(zip(PROJECT_NAMES, PROJECTS_FOR_ALL, strict=True))
"""The effect of each standard project."""
WARMEST: Final = degrees(TEMPERATURE_STEPS)
TARGETS: Final = {parameter.name: parameter.values[-1] for box in BOXES for parameter in box.parameters}
"""The target of each global parameter that a later box adds."""


def printed_goals(map: str, decks: list[str]) -> Goals:
    """Return the milestones and awards of a game on this map with these decks."""
    return goals_of(map_named(map), decks)


BOX_LINES: Final[dict[str, Callable[[Any, str], list[str]]]] = functions_of_boxes("terminal", "lines")
"""The lines of each box in a terminal, from a `PublicView` and a language."""


class Area(NamedTuple):
    name: str
    """The name in options."""
    label: str
    """The name for people."""
    mark: str
    """The mark in the drawing of the map."""
    ocean: bool
    """True if it is reserved for an ocean."""


def rows_of(map: str) -> list[list[Area]]:
    """Return the areas of the map, row by row."""
    printed = map_named(map)
    areas = iter(zip(printed.hexes.names, printed.labels, printed.hexes.marks, printed.is_ocean, strict=False))
    return [[Area(*next(areas)) for _ in range(length)] for length in printed.hexes.row_lengths]


def tags_of(card: Card) -> list[str]:
    return [TAGS[tag] for tag in card.tags]


def held_on(card: Card) -> str:
    """Return the resource that the card collects; empty if it collects none."""
    return HOLDINGS[card.holds]


def value_on(card: Card) -> int:
    """Return the M€ that each resource on the card pays for others; 0 if they do not pay."""
    return PAYING[card.pays].value if card.pays else 0


def has_price(card: Card) -> bool:
    """Return True if a price is printed in its corner."""
    return card.kind not in (CORPORATION, PRELUDE)
