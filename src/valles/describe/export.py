"""The index of all cards, as plain data."""

from __future__ import annotations

from typing import Any

from valles.describe.card import card_text
from valles.describe.icons import card_icons
from valles.describe.text import speak
from valles.kernel.rulebook import Rulebook


def cards(rules: Rulebook[Any], language: str) -> list[dict[str, Any]]:
    """Every card of the game; requirements and points as icon tokens, name and text in the language."""
    return [
        {
            **card.index(),
            "name": speak(card.noun(), language),
            "requirements": [icon for need in card.needs for icon in need.icons()],
            "points": [] if card.points is None else card.points.icons(),
            "text": card_text(card, language),
            "icons": card_icons(card),
        }
        for card in rules.cards()
    ]
