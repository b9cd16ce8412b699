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


EVERYONE: Final = -1


@dataclass(frozen=True)
class Event:
    """Something that happened, and the seats (as bits) that may hear of it."""

    phrase: Phrase
    audience: int = EVERYONE
