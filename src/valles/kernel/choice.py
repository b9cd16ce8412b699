"""Options: small integers in a fixed vocabulary, each with one canonical text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from valles.kernel.phrase import Phrase


class IllegalMove(Exception):
    """The move was not among the options; nothing has changed."""


class Vocabulary:
    """Every option a game ever offers. It only grows at its end; `version` counts how often.

    Examples:
        >>> words = Vocabulary(1, ("pass", [""]), ("step", ["left", "right"]))
        >>> words.texts
        ['pass', 'step:left', 'step:right']
        >>> words.number("step:right"), words.number("step:up")
        (2, -1)
    """

    def __init__(self, version: int, *kinds: tuple[str, Sequence[str]]) -> None:
        self.version = version
        self.texts: list[str] = []
        for kind, nouns in kinds:
            self.texts.extend(f"{kind}:{noun}" if noun else kind for noun in nouns)
        self.numbers: dict[str, int] = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            raise ValueError("two options of the vocabulary have the same text")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, option: int) -> str:
        return self.texts[option]

    def number(self, text: str) -> int:
        """The option with this text, or -1."""
        return self.numbers.get(text, -1)


@dataclass(frozen=True)
class Choice:
    """An open question to one seat."""

    seat: str
    asked: Phrase
    """What is asked; `speak` puts it into words."""
    options: tuple[str, ...]
    """Every legal answer and nothing else."""

    def __str__(self) -> str:
        return f"{self.seat} chooses ({self.asked.key}): {', '.join(self.options)}"
