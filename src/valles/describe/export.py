"""The index of all cards, as plain data."""

from __future__ import annotations

from typing import Any

from valles.describe.card import card_text
from valles.describe.icons import card_icons
from valles.describe.text import render
from valles.kernel.icon import plain
from valles.kernel.rulebook import Rulebook


def cards(rules: Rulebook[Any], language: str) -> list[dict[str, Any]]:
    """Return every card of the game: what is printed on it as plain words, name and text in the language."""
    return [entry(card, language) for card in rules.cards()]


def entry(card: Any, language: str) -> dict[str, Any]:
    """Return a card of the index."""
    return {
        **card.index(),
        "name": render(card.noun(), language),
        "text": card_text(card, language),
        "icons": plain(card_icons(card)),
    }
