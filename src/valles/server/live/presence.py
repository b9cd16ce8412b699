"""Connections of players to tables, on all workers."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

EVERY: Final = 30.0
"""Seconds after which a worker announces again who is connected to it."""
TRUSTED: Final = 2.5 * EVERY
"""Seconds for which another worker's announcement holds; that worker may be dead."""
AT_ONCE: Final = 80
"""The number of connections in one announcement; a notification of PostgreSQL holds less than 8,000 bytes."""

Place = tuple[str, str]
"""A table and a player."""


class Presence:
    """The times since which players have had no connection to a table.

    Other workers announce theirs by notifications. After the server has started, and after notifications may have been
    lost, a player counts as disconnected only just now.
    """

    def __init__(
        self,
        memory: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
        topics: tuple[str, str] = ("here", "gone"),
    ) -> None:
        self.topics = topics
        """The topics of announcements of those who come and of those who go."""
        self.memory = memory
        """Seconds for which the end of a connection is remembered at least."""
        self.clock = clock
        self._certain_since = clock()
        self._open: Counter[Place] = Counter()
        self._seen: dict[Place, float] = {}
        """The time of the last connection of each player, the longest ago first."""
        self._remote: set[Place] = set()
        """Players who are connected to another worker."""
        self._changes: dict[Place, bool] = {}
        """Players who have come (True) or gone (False) since the last announcement."""
        self._wake = asyncio.Event()

    def absence(self, table: str, player: str) -> float | None:
        """Return for how many seconds the player has had no connection to the table; None while there is one."""
        place, now = (table, player), self.clock()
        seen = max(self._certain_since, self._seen.get(place, self._certain_since))
        if place in self._open or (place in self._remote and now - seen < TRUSTED):
            return None
        return now - seen

    @contextmanager
    def connection(self, table: str, player: str) -> Iterator[None]:
        """Count the player as connected to the table within the block."""
        self.enter(table, player)
        try:
            yield
        finally:
            self.leave(table, player)

    def switch(self, table: str, player: str) -> PresenceSwitch:
        """Return a switch that counts the player as connected while it is on."""
        return PresenceSwitch(self, table, player)

    def enter(self, table: str, player: str) -> None:
        """Count the player as connected to the table once more."""
        place = table, player
        self._open[place] += 1
        self._note(place, True)

    def leave(self, table: str, player: str) -> None:
        """End what `enter` has begun."""
        place = table, player
        self._open[place] -= 1
        if not self._open[place]:
            del self._open[place]
            self._see(place)
            self._note(place, False)

    def _note(self, place: Place, connected: bool) -> None:
        self._changes[place] = connected
        self._wake.set()

    def _see(self, place: Place) -> None:
        now = self.clock()
        self._seen.pop(place, None)
        self._seen[place] = now
        while now - self._seen[oldest := next(iter(self._seen))] > max(self.memory, TRUSTED):
            del self._seen[oldest]
            self._remote.discard(oldest)

    # Several workers

    async def announce(self, notify: Callable[[str, int], Awaitable[None]], every: float = EVERY) -> None:
        """Announce to other workers players who come and go, and sometimes all who are connected, until cancelled."""
        while True:
            try:
                async with asyncio.timeout(every):
                    await self._wake.wait()
            except TimeoutError:
                self._changes |= dict.fromkeys(self._open, True)
            self._wake.clear()
            changes, self._changes = self._changes, {}
            with suppress(SQLAlchemyError, OSError):
                for prefix, connected in zip(self.topics, (True, False), strict=True):
                    for part in parts(place for place, change in changes.items() if change is connected):
                        await notify(f"{prefix}/{part}", 0)

    def on_announcement(self, connected: bool, places: str) -> None:
        """Note the places of players who came or went, as another worker or this one has announced."""
        for place in places.split(","):
            table, _, player = place.partition("/")
            self._see((table, player))
            (self._remote.add if connected else self._remote.discard)((table, player))

    def on_missed(self) -> None:
        """Count every player as connected until now: announcements may have been lost."""
        self._certain_since = self.clock()


class PresenceSwitch:
    """Counts a player as connected to a table while it is on; at first it is off."""

    def __init__(self, presence: Presence, table: str, player: str) -> None:
        self._presence = presence
        self._place = table, player
        self._on = False

    def set(self, on: bool) -> None:
        """Switch it on or off."""
        if on != self._on:
            self._on = on
            (self._presence.enter if on else self._presence.leave)(*self._place)


def parts(places: Iterable[Place]) -> Iterator[str]:
    """Yield the places as text, in pieces that fit into a notification."""
    rest = iter(places)
    while piece := list(islice(rest, AT_ONCE)):
        yield ",".join("/".join(place) for place in piece)
