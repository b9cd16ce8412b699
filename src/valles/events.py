"""What happened in a game, kept small: a table has thousands of events, and few of them are read again."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import Any, Final, overload

from valles.kernel.phrase import EVERYONE, Event, phrase_of, plain

PARCEL: Final = 32
"""How many events are packed together."""
PARCELS_OPEN: Final = 64
"""How many parcels stay unpacked for a while, for all games together."""
ALL_EARS: Final = EVERYONE
"""Hears also what only some seats may know."""


def hears(ears: int, audience: int) -> bool:
    """Whether what is for this audience may be heard by seats (as bits)."""
    return ears == ALL_EARS or audience == EVERYONE or bool(audience & ears)


@dataclass(frozen=True, slots=True)
class Parcel:
    """Events as compressed bytes; about a thirtieth of their size."""

    data: bytes
    secrets: tuple[int, ...]
    """The audiences of those events that are not for everyone."""

    @classmethod
    def of(cls, events: Sequence[Event]) -> Parcel:
        secrets = tuple(event.audience for event in events if event.audience != EVERYONE)
        return cls(packed([plain_event(event) for event in events]), secrets)

    def events(self, ears: int) -> list[Event]:
        return [event for event in opened(self.data) if hears(ears, event.audience)]

    def count(self, ears: int) -> int:
        return PARCEL - sum(not hears(ears, audience) for audience in self.secrets)


@lru_cache(PARCELS_OPEN)
def opened(data: bytes) -> list[Event]:
    return events_of(unpacked(data))


def packed(data: Any) -> bytes:
    """Plain data as compressed bytes."""
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), level=1)


def unpacked(data: bytes) -> Any:
    return json.loads(zlib.decompress(data))


def plain_event(event: Event) -> list[Any]:
    """An event as plain data, from which `events_of` makes it again."""
    return [event.audience, plain(event.phrase)]


def events_of(data: Iterable[Any]) -> list[Event]:
    return [Event(phrase_of(said), audience) for audience, said in data]


class EventLog(Sequence[Event]):
    """Events in their order, all but the latest packed. Copies share what is packed.

    Examples:
        >>> from valles.kernel.phrase import Event, Phrase
        >>> log = EventLog(Event(Phrase("log-pass", {"round": number})) for number in range(100))
        >>> len(log), log[70].phrase.args, len(log[95:])
        (100, {'round': 70}, 5)
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self._ears = ALL_EARS
        self._parcels: tuple[Parcel, ...] = ()
        self.latest: list[Event] = list(events)
        """Those that are not packed; new ones are put at its end."""
        self.pack()

    def pack(self) -> None:
        """Pack the oldest of the latest ones, if there are many."""
        while len(self.latest) >= 2 * PARCEL:
            self._parcels += (Parcel.of(self.latest[:PARCEL]),)
            del self.latest[:PARCEL]

    def cut(self, length: int) -> None:
        """Forget all events after so many."""
        whole = min(length // PARCEL, len(self._parcels))
        self.latest[:] = self[whole * PARCEL : length]
        self._parcels = self._parcels[:whole]

    def plain(self) -> list[Any]:
        """All events as plain data."""
        data = [event for parcel in self._parcels for event in unpacked(parcel.data)]
        return data + [plain_event(event) for event in self.latest]

    def copy(self) -> EventLog:
        return self.heard(self._ears)

    def heard(self, ears: int) -> EventLog:
        """Those that seats (as bits) may hear of, as they are now."""
        log = EventLog()
        log._ears, log._parcels = ears, self._parcels
        log.latest = [event for event in self.latest if hears(ears, event.audience)]
        return log

    def shared(self, other: EventLog) -> int:
        """How many of the first events are the same in the other log."""
        count = 0
        if self._ears == other._ears:
            same = takewhile(lambda both: both[0] == both[1], zip(self._parcels, other._parcels, strict=False))
            count = sum(parcel.count(self._ears) for parcel, _ in same)
        pairs = zip(self[count:], other[count:], strict=False)
        return count + sum(1 for _ in takewhile(lambda both: both[0] == both[1], pairs))

    def __len__(self) -> int:
        return sum(parcel.count(self._ears) for parcel in self._parcels) + len(self.latest)

    def __iter__(self) -> Iterator[Event]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EventLog) and len(self) == len(other) == self.shared(other)

    __hash__ = None  # type: ignore[assignment]  # a log grows

    @overload
    def __getitem__(self, at: int) -> Event: ...

    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...

    def __getitem__(self, at: int | slice) -> Event | list[Event]:
        numbers = range(len(self))[at]
        if isinstance(numbers, int):
            return self._between(numbers, numbers + 1)[0]
        return self._between(numbers.start, numbers.stop) if numbers.step == 1 else self[:][at]

    def _between(self, first: int, last: int) -> list[Event]:
        found: list[Event] = []
        begin = 0
        for parcel in self._parcels:
            end = begin + parcel.count(self._ears)
            if begin < last and first < end:
                found += parcel.events(self._ears)[max(0, first - begin) : last - begin]
            begin = end
        return found + self.latest[max(0, first - begin) : max(0, last - begin)]
