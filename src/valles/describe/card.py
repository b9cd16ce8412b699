"""The text of a card, put together from its declaration."""

from __future__ import annotations

from typing import Any

from valles.describe.text import render, sentence
from valles.kernel.phrase import Phrase


def card_text(card: Any, language: str) -> str:
    """Return all that a card says, in the order it says it."""
    return " ".join(card_lines(card, language))


def card_lines(card: Any, language: str) -> list[str]:
    """Return the sentences of a card, one for each thing it says."""
    return [_line(head, part, language) for head, parts in card.sections() for part in parts]


def _line(head: str, part: Any, language: str) -> str:
    line = sentence(render(part.phrase(), language))
    return sentence(render(Phrase(head, {"effect": line}), language)) if head else line
