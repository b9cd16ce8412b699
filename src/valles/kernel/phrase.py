"""Phrases: texts independent of language, as a key with arguments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Union

from valles.kernel.icon import Icon
from valles.kernel.pickling import Reduced


@dataclass(frozen=True)
class Noun:
    """A word of the game, counted; the language decides its case and number."""

    key: str
    count: int = 1
    counted: bool = False
    """True if the number is spoken with the noun ("3 plants") or only decides its form."""

    def __reduce__(self) -> Reduced:
        """Return the noun anew: a compiled one cannot be filled after it was made."""
        return Noun, (self.key, self.count, self.counted)


Arg = Union[int, str, Noun, "Phrase", "list[Arg]"]


@dataclass(frozen=True)
class Phrase:
    """A message of the text files with its arguments."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def __reduce__(self) -> Reduced:
        return Phrase, (self.key, self.args)


EITHER: Final = "either"
"""The message that joins alternative nouns in the case that is needed there."""


def merged(ways: Iterable[Phrase]) -> list[Phrase]:
    """Return the phrases, neighbours that differ in one noun only as one: "spend 1 plant or 1 steel to gain 7 M€"."""
    phrases: list[Phrase] = []
    for way in ways:
        both = _either(phrases[-1], way) if phrases else None
        if both is None:
            phrases.append(way)
        else:
            phrases[-1] = both
    return phrases


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

    def __init__(self, phrase: Phrase, icons: list[Icon]) -> None:
        self._phrase = phrase
        self._icons = icons

    def phrase(self) -> Phrase:
        return self._phrase

    def icons(self) -> list[Icon]:
        return self._icons


@dataclass(frozen=True)
class Share:
    """Some of the points of a category, with their source and, if needed, how they are counted."""

    what: Phrase
    points: int
    how: Phrase | None = None
    card: str = ""
    """The id of the card, where it is one."""

    def __reduce__(self) -> Reduced:
        return Share, (self.what, self.points, self.how, self.card)


EVERYONE: Final = -1
"""The audience of a public event."""


@dataclass(frozen=True)
class Event:
    """A log entry, and the seats (as bits) that may know of it."""

    phrase: Phrase
    audience: int = EVERYONE

    def __reduce__(self) -> Reduced:
        return Event, (self.phrase, self.audience)

    def is_for(self, seats: int) -> bool:
        """Return True if one of the seats (as bits) may know of it; EVERYONE may know of everything."""
        return seats == EVERYONE or self.audience == EVERYONE or bool(self.audience & seats)


def phrases_in(arg: Arg) -> list[Phrase]:
    """Return all phrases in it, itself first."""
    inner = list(arg.args.values()) if isinstance(arg, Phrase) else arg if isinstance(arg, list) else []
    phrases = [arg] if isinstance(arg, Phrase) else []
    for part in inner:
        phrases += phrases_in(part)
    return phrases


def plain(arg: Arg) -> Any:
    """Return an argument, noun or phrase as plain data, from which `phrase_of` makes it again.

    Examples:
        >>> phrase = Phrase("gain", {"what": Noun("plants", 3, counted=True)})
        >>> plain(phrase)
        {'key': 'gain', 'args': {'what': {'key': 'plants', 'count': 3, 'counted': True}}}
        >>> phrase_of(plain(phrase)) == phrase
        True
    """
    if isinstance(arg, Phrase):
        return {"key": arg.key, "args": {name: plain(part) for name, part in arg.args.items()}}
    if isinstance(arg, Noun):
        return {"key": arg.key, "count": arg.count, "counted": arg.counted}
    return [plain(part) for part in arg] if isinstance(arg, list) else arg


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
