"""Cards and moments of a game as a notebook shows them.

    >>> from valles.research.notebook import card
    >>> card("terraforming_mars", "Asteroid").text[0]
    'Raise the temperature 1 step.'

A `Game` draws itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from html import escape
from typing import Any, Final

from valles.describe.card import card_lines
from valles.describe.text import speak
from valles.games.registry import rulebook

STYLE: Final = (
    "max-width:24em;border:1px solid #8886;border-radius:8px;padding:.6em .9em;font-family:system-ui,sans-serif;"
    "background:light-dark(#fbf7f2,#1d1714);color:light-dark(#2b211c,#f2e8df);color-scheme:light dark"
)


@dataclass(frozen=True)
class ShownCard:
    """A card with what it says in a language."""

    id: str
    name: str
    text: list[str]
    facts: dict[str, Any]
    """What is printed on it, in words."""

    def _repr_html_(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items() if value and name != "id")
        lines = "".join(f"<p style='margin:.3em 0'>{escape(line)}</p>" for line in self.text)
        return f"<div style='{STYLE}'><b>{escape(self.name)}</b>{lines}<small>{escape(facts)}</small></div>"


def card(game: str, name: str, language: str = "en") -> ShownCard:
    """The card of this id or name; raises ValueError with those whose names are alike."""
    cards = rulebook(game).cards()
    names = {one.id: speak(one.noun(), language) for one in cards}
    for one in cards:
        if name.lower() in (one.id, names[one.id].lower()):
            index = {word: value for word, value in one.index().items() if isinstance(value, str | int)}
            return ShownCard(one.id, names[one.id], card_lines(one, language), index)
    alike = get_close_matches(name.lower(), names) or list(names)[:5]
    raise ValueError(f"{game} has no card {name!r}; there are {', '.join(alike)} and others ({len(names)} in all)")
