"""What is to be said, in no language: a key and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Union


@dataclass(frozen=True)
class Noun:
    """A word of the game, counted; the language decides its case and number."""

    key: str
    count: int = 1
    counted: bool = False
    """Whether the number is spoken with the noun ("3 plants") or only decides its form."""


Arg = Union[int, str, Noun, "Phrase", "list[Arg]"]


@dataclass(frozen=True)
class Phrase:
    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


class Line:
    """What a card says as a whole, beside what its effects say: a phrase and the icons for it."""

    def __init__(self, said: Phrase, shown: list[str]) -> None:
        self._said = said
        self._shown = shown

    def phrase(self) -> Phrase:
        return self._said

    def icons(self) -> list[str]:
        return self._shown


EVERYONE: Final = -1


@dataclass(frozen=True)
class Event:
    """Something that happened, and the seats (as bits) that may hear of it."""

    phrase: Phrase
    audience: int = EVERYONE
