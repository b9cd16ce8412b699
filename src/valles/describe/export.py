"""The index of all cards, as plain data."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from valles.describe.card import card_text
from valles.describe.icons import card_icons
from valles.describe.text import speak


class Cards(Protocol):
    name: str

    def cards(self) -> list[Any]: ...


def cards(rules: Cards, language: str) -> list[dict[str, Any]]:
    """Every card of the game; requirements and points as icon tokens, name and text in the language."""
    component = import_module(f"valles.{rules.name}.component")
    return [
        {
            "number": card.printed,
            "id": card.id,
            "name": speak(card.noun(), language),
            "kind": component.KINDS[card.kind],
            "deck": component.DECKS[card.deck],
            "cost": card.cost,
            "tags": [component.TAGS[tag] for tag in card.tags],
            "requirements": [icon for need in card.needs for icon in need.icons()],
            "points": [] if card.points is None else card.points.icons(),
            "text": card_text(card, language),
            "icons": card_icons(card),
        }
        for card in rules.cards()
    ]
