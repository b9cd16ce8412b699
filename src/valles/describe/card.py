"""The text of a card, put together from its declaration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from valles.describe.text import sentence, speak
from valles.kernel.phrase import Arg, Noun, Phrase


def card_text(card: Any, language: str) -> str:
    """All a card says: requirements, what it does when played, its action, its lasting effects, its points."""
    return " ".join(card_lines(card, language))


def card_lines(card: Any, language: str) -> list[str]:
    """The sentences of a card, one for each thing it says."""
    return [sentence(speak(phrase, language)) for phrase in _phrases(card, language)]


def _phrases(card: Any, language: str) -> Iterator[Phrase]:
    if card.needs:
        needs: list[Arg] = [need.phrase() for need in card.needs]
        yield Phrase("text-needs", {"needs": needs})
    if card.credits:
        yield Phrase("text-start", {"credits": Noun("credits", card.credits, True)})
    for part in card.play:
        yield part.phrase()
    for part in card.first:
        yield _headed("text-first", part, language)
    if card.action is not None:
        yield _headed("text-action", card.action, language)
    for part in (*card.when, *card.always):
        yield _headed("text-effect", part, language)
    if card.points is not None:
        yield card.points.phrase()


def _headed(key: str, part: Any, language: str) -> Phrase:
    return Phrase(key, {"effect": sentence(speak(part.phrase(), language))})
