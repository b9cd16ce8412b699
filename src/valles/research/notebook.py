"""Cards of a game for notebooks.

    >>> from valles.research.notebook import card
    >>> card("terraforming_mars", "Asteroid").text[0]
    'Raise the temperature 1 step.'

A `Game` is displayed as a picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from html import escape
from typing import Any, Final

from valles.describe.card import card_lines
from valles.describe.text import render
from valles.games.registry import rulebook

STYLE: Final = (
    "max-width:24em;border:1px solid #8886;border-radius:8px;padding:.6em .9em;font-family:system-ui,sans-serif;"
    "background:light-dark(#fbf7f2,#1d1714);color:light-dark(#2b211c,#f2e8df);color-scheme:light dark"
)


@dataclass(frozen=True)
class ShownCard:
    """A card with its text in one language."""

    id: str
    name: str
    text: list[str]
    facts: dict[str, Any]
    """Printed values, by name."""

    def _repr_html_(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items() if value and name != "id")
        lines = "".join(f"<p style='margin:.3em 0'>{escape(line)}</p>" for line in self.text)
        return f"<div style='{STYLE}'><b>{escape(self.name)}</b>{lines}<small>{escape(facts)}</small></div>"


def card(game: str, name: str, language: str = "en") -> ShownCard:
    """Return the card of an id or a name.

    Raises:
        ValueError: There is none; the message has similar names.
    """
    cards = rulebook(game).cards()
    names = {card.id: render(card.noun(), language) for card in cards}
    for card in cards:
        if name.lower() in (card.id, names[card.id].lower()):
            index = {word: value for word, value in card.index().items() if isinstance(value, str | int)}
            return ShownCard(card.id, names[card.id], card_lines(card, language), index)
    similar = get_close_matches(name.lower(), names) or list(names)[:5]
    raise ValueError(f"{game} has no card {name!r}; similar: {', '.join(similar)} ({len(names)} in all)")
