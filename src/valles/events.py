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

BLOCK: Final = 32
"""How many events are packed together."""
LATEST: Final = 4
"""How many events are never packed: they are read soon."""
BLOCKS_OPEN: Final = 64
"""How many blocks are kept unpacked, those of all games together."""
ALL_SEATS: Final = EVERYONE
"""For whom no event is a secret."""


def hears(seats: int, audience: int) -> bool:
    """Whether one of the seats (as bits) may hear what is for this audience."""
    return seats == ALL_SEATS or audience == EVERYONE or bool(audience & seats)


@dataclass(frozen=True, slots=True)
class Block:
    """Events as compressed bytes; about a thirtieth of their size."""

    data: bytes
    secrets: tuple[int, ...]
    """The audiences of those events that are not for everyone."""

    @classmethod
    def of(cls, events: Sequence[Event]) -> Block:
        secrets = tuple(event.audience for event in events if event.audience != EVERYONE)
        return cls(packed([plain_event(event) for event in events]), secrets)

    def events(self, seats: int) -> list[Event]:
        return [event for event in opened(self.data) if hears(seats, event.audience)]

    def count(self, seats: int) -> int:
        return BLOCK - sum(not hears(seats, audience) for audience in self.secrets)


@lru_cache(BLOCKS_OPEN)
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
        self._seats = ALL_SEATS
        self._blocks: tuple[Block, ...] = ()
        self.latest: list[Event] = list(events)
        """Those that are not packed; new ones are put at its end."""
        self.pack()

    def pack(self) -> None:
        """Pack the oldest of the latest ones, if there are many."""
        while len(self.latest) >= BLOCK + LATEST:
            self._blocks += (Block.of(self.latest[:BLOCK]),)
            del self.latest[:BLOCK]

    def cut(self, length: int) -> None:
        """Forget all events after so many."""
        whole = min(length // BLOCK, len(self._blocks))
        self.latest[:] = self[whole * BLOCK : length]
        self._blocks = self._blocks[:whole]

    def plain(self) -> list[Any]:
        """All events as plain data."""
        data = [event for block in self._blocks for event in unpacked(block.data) if hears(self._seats, event[0])]
        return data + [plain_event(event) for event in self.latest]

    def copy(self) -> EventLog:
        return self.heard(self._seats)

    def heard(self, seats: int) -> EventLog:
        """Those that one of the seats (as bits) may hear of, as they are now."""
        log = EventLog()
        log._seats, log._blocks = seats, self._blocks
        log.latest = [event for event in self.latest if hears(seats, event.audience)]
        return log

    def shared(self, other: EventLog) -> int:
        """How many of the first events are the same in the other log."""
        count = 0
        if self._seats == other._seats:
            same = takewhile(lambda both: both[0] == both[1], zip(self._blocks, other._blocks, strict=False))
            count = sum(block.count(self._seats) for block, _ in same)
        pairs = zip(self[count:], other[count:], strict=False)
        return count + sum(1 for _ in takewhile(lambda both: both[0] == both[1], pairs))

    def __len__(self) -> int:
        return sum(block.count(self._seats) for block in self._blocks) + len(self.latest)

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
        for block in self._blocks:
            end = begin + block.count(self._seats)
            if begin < last and first < end:
                found += block.events(self._seats)[max(0, first - begin) : last - begin]
            begin = end
        return found + self.latest[max(0, first - begin) : max(0, last - begin)]
