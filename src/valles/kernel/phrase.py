"""Phrases: texts independent of language, as a key with arguments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Union

from valles.kernel.icon import Icon


@dataclass(frozen=True)
class Noun:
    """A word of the game, counted; the language decides its case and number."""

    key: str
    count: int = 1
    counted: bool = False
    """True if the number is spoken with the noun ("3 plants") or only decides its form."""


Arg = Union[int, str, Noun, "Phrase", "list[Arg]"]


@dataclass(frozen=True)
class Phrase:
    """A message of the text files with its arguments."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


EITHER: Final = "either"
"""The message that stands for one of several nouns, in the case that is wanted there."""


def merged(ways: Iterable[Phrase]) -> list[Phrase]:
    """Return the phrases, neighbours that differ in one noun only as one: "spend 1 plant or 1 steel to gain 7 M€"."""
    found: list[Phrase] = []
    for way in ways:
        both = _either(found[-1], way) if found else None
        if both is None:
            found.append(way)
        else:
            found[-1] = both
    return found


def _either(first: Phrase, second: Phrase) -> Phrase | None:
    if first.key != second.key or first.args.keys() != second.args.keys():
        return None
    different = [name for name, arg in first.args.items() if arg != second.args[name]]
    if len(different) != 1:
        return None
    both = _either_argument(first.args[different[0]], second.args[different[0]])
    return None if both is None else Phrase(first.key, {**first.args, different[0]: both})


def _either_argument(first: Arg, second: Arg) -> Arg | None:
    if isinstance(first, list) and isinstance(second, list):
        both = _either_argument(first[0], second[0]) if len(first) == len(second) == 1 else None
        return None if both is None else [both]
    if isinstance(first, Noun) and isinstance(second, Noun):
        return Phrase(EITHER, {"ways": [first, second]})
    if isinstance(first, Phrase) and first.key == EITHER and isinstance(second, Noun):
        ways = first.args["ways"]
        return Phrase(EITHER, {"ways": [*ways, second]}) if isinstance(ways, list) else None
    return _either(first, second) if isinstance(first, Phrase) and isinstance(second, Phrase) else None


class Line:
    """A line of a card that belongs to no effect: a phrase with icons."""

    def __init__(self, said: Phrase, shown: list[Icon]) -> None:
        self._said = said
        self._shown = shown

    def phrase(self) -> Phrase:
        return self._said

    def icons(self) -> list[Icon]:
        return self._shown


@dataclass(frozen=True)
class Share:
    """Some of the points of a category: what they are for, and how they are counted where that needs words."""

    what: Phrase
    points: int
    how: Phrase | None = None
    card: str = ""
    """The id of the card, where it is one."""


EVERYONE: Final = -1
"""The audience of what is no secret."""


@dataclass(frozen=True)
class Event:
    """A log entry, and the seats (as bits) that may know of it."""

    phrase: Phrase
    audience: int = EVERYONE

    def is_for(self, seats: int) -> bool:
        """Return True if one of the seats (as bits) may know of it; EVERYONE may know of everything."""
        return seats == EVERYONE or self.audience == EVERYONE or bool(self.audience & seats)


def phrases_in(said: Arg) -> list[Phrase]:
    """Return all phrases in it, itself first."""
    inner = list(said.args.values()) if isinstance(said, Phrase) else said if isinstance(said, list) else []
    found = [said] if isinstance(said, Phrase) else []
    for arg in inner:
        found += phrases_in(arg)
    return found


def plain(said: Arg) -> Any:
    """Return an argument, noun or phrase as plain data, from which `phrase_of` makes it again.

    Examples:
        >>> said = Phrase("gain", {"what": Noun("plants", 3, counted=True)})
        >>> plain(said)
        {'key': 'gain', 'args': {'what': {'key': 'plants', 'count': 3, 'counted': True}}}
        >>> phrase_of(plain(said)) == said
        True
    """
    if isinstance(said, Phrase):
        return {"key": said.key, "args": {name: plain(arg) for name, arg in said.args.items()}}
    if isinstance(said, Noun):
        return {"key": said.key, "count": said.count, "counted": said.counted}
    return [plain(arg) for arg in said] if isinstance(said, list) else said


def phrase_of(data: Any) -> Phrase:
    """Return the phrase that became this data."""
    return Phrase(data["key"], {name: _argument(arg) for name, arg in data["args"].items()})


def _argument(data: Any) -> Arg:
    if isinstance(data, dict):
        return phrase_of(data) if "args" in data else Noun(data["key"], data["count"], data["counted"])
    return [_argument(item) for item in data] if isinstance(data, list) else data


def plain_event(event: Event) -> list[Any]:
    """Return an event as plain data for `event_of`."""
    return [event.audience, plain(event.phrase)]


def event_of(data: Any) -> Event:
    """Return the event that became this data."""
    audience, phrase = data
    return Event(phrase_of(phrase), audience)
