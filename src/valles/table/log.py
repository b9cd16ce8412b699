"""The game of a table, in little memory: a server has thousands of games, and reads few old events again."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import Any, Final, overload

from valles.game import Game
from valles.kernel.phrase import EVERYONE, Event, event_of, plain_event
from valles.kernel.rulebook import Rulebook, Setup

Plain = Any  # JSON.
AnyState = Any  # Each game has its own class.
Rules = Rulebook[AnyState]

BLOCK: Final = 32
"""The number of events that are compressed together."""
LATEST: Final = 4
"""The number of events that are never compressed, as they are read soon."""
BLOCKS_OPEN: Final = 64
"""The number of blocks of all games that are cached uncompressed."""


@dataclass(frozen=True, slots=True)
class EventBlock:
    """Compressed events, of about a thirtieth of their size."""

    data: bytes
    secrets: tuple[int, ...]
    """The audiences of the events that are not for everyone."""

    @classmethod
    def of(cls, events: Sequence[Event]) -> EventBlock:
        secrets = tuple(event.audience for event in events if event.audience != EVERYONE)
        return cls(compressed([plain_event(event) for event in events]), secrets)

    def events(self, seats: int) -> list[Event]:
        return [event for event in uncompressed_events(self.data) if event.is_for(seats)]

    def count(self, seats: int) -> int:
        return BLOCK - sum(seats != EVERYONE and not audience & seats for audience in self.secrets)


@lru_cache(BLOCKS_OPEN)
def uncompressed_events(data: bytes) -> list[Event]:
    return [event_of(plain) for plain in uncompressed(data)]


def compressed(data: Plain) -> bytes:
    """Return plain data as compressed bytes."""
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), level=1)


def uncompressed(data: bytes) -> Plain:
    return json.loads(zlib.decompress(data))


class EventLog(Sequence[Event]):
    """A list of events, compressed but for the latest ones. Copies share what is compressed.

    Examples:
        >>> from valles.kernel.phrase import Event, Phrase
        >>> log = EventLog(Event(Phrase("log-pass", {"round": number})) for number in range(100))
        >>> len(log), log[70].phrase.args, len(log[95:])
        (100, {'round': 70}, 5)
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self._seats = EVERYONE
        self._blocks: tuple[EventBlock, ...] = ()
        self._latest: list[Event] = []
        self.extend(events)

    def extend(self, events: Iterable[Event]) -> None:
        """Append events, and compress the oldest of the latest ones if there are many."""
        self._latest.extend(events)
        while len(self._latest) >= BLOCK + LATEST:
            self._blocks += (EventBlock.of(self._latest[:BLOCK]),)
            del self._latest[:BLOCK]

    def __delitem__(self, at: slice) -> None:
        """Delete all events from one on."""
        length, end, _ = at.indices(len(self))
        if end != len(self):
            raise ValueError("only the last events of a log can be deleted")
        whole = min(length // BLOCK, len(self._blocks))
        self._latest[:] = self[whole * BLOCK : length]
        self._blocks = self._blocks[:whole]

    def plain(self) -> list[Plain]:
        """Return all events as plain data, without making objects of them."""
        return [event for block in self._blocks for event in uncompressed(block.data)] + [
            plain_event(event) for event in self._latest
        ]

    def copy(self) -> EventLog:
        return self.for_seats(self._seats)

    def for_seats(self, seats: int) -> EventLog:
        """Return the events that one of the seats (as bits) may know of."""
        log = EventLog()
        log._seats, log._blocks = seats, self._blocks
        log._latest = [event for event in self._latest if event.is_for(seats)]
        return log

    def shared_blocks(self, other: EventLog) -> int:
        """Return the number of events in the blocks that both logs begin with."""
        if self._seats != other._seats:
            return 0
        same = takewhile(lambda pair: pair[0] == pair[1], zip(self._blocks, other._blocks, strict=False))
        return sum(block.count(self._seats) for block, _ in same)

    def __len__(self) -> int:
        return sum(block.count(self._seats) for block in self._blocks) + len(self._latest)

    def __iter__(self) -> Iterator[Event]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EventLog) and len(self) == len(other) == shared_length(self, other)

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
        events: list[Event] = []
        begin = 0
        for block in self._blocks:
            end = begin + block.count(self._seats)
            if begin < last and first < end:
                events += block.events(self._seats)[max(0, first - begin) : last - begin]
            begin = end
        return events + self._latest[max(0, first - begin) : max(0, last - begin)]


def shared_length(one: Sequence[Event], other: Sequence[Event]) -> int:
    """Return the number of events that both sequences begin with."""
    count = one.shared_blocks(other) if isinstance(one, EventLog) and isinstance(other, EventLog) else 0
    end = min(len(one), len(other))  # A client that has just come has no line: nothing needs to be uncompressed.
    pairs = zip(one[count:end], other[count:end], strict=False)
    return count + sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


class TableGame(Game):
    """A game whose events and snapshots are compressed."""

    events: EventLog  # type: ignore[assignment]  # it has all that Game needs of a list

    def __init__(self, rules: Rules, setup: Setup, seed: int) -> None:
        super().__init__(rules, setup, seed)
        self.events = EventLog(self.events)

    def events_for(self, seat: str | None = None) -> EventLog:
        return self.events.for_seats(self._bits(seat))

    def _plain_events(self) -> list[Plain]:
        return self.events.plain()

    def _stored(self, state: AnyState) -> bytes:
        return compressed(self.rules.save(state))

    def _restored(self, stored: bytes) -> AnyState:
        return self.rules.load(uncompressed(stored))
