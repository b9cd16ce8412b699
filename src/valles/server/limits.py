"""How much one client may ask for, so that nobody spoils the table for the others."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final

LARGEST_MESSAGE: Final = 8 * 1024
"""Bytes of a socket message (RELIABILITY S3)."""
LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 1024 * 1024
DEEPEST_JSON: Final = 20
LARGEST_QUEUE: Final = 1024 * 1024
"""Bytes that may wait for a client that does not read."""
SLOWEST_READER: Final = 20.0
"""Seconds after which a client that takes nothing from its socket is let go."""


@dataclass(frozen=True)
class Limits:
    messages: tuple[int, float] = (100, 20.0)
    """So many messages a socket in so many seconds."""
    entries: tuple[int, float] = (30, 900.0)
    """New guests, and links tried, of one address."""
    requests: tuple[int, float] = (600, 60.0)
    """Requests of one address."""
    lines: tuple[int, float] = (20, 60.0)
    """Lines that one player writes to others."""
    sockets_of_session: int = 6
    sockets_of_address: int = 30
    reader: float = SLOWEST_READER
    """Seconds that a message may take to a client."""


class Window:
    """Counts what happened in the last seconds, for each key."""

    def __init__(self, limit: tuple[int, float]) -> None:
        self.count, self.seconds = limit
        self._times: dict[str, deque[float]] = {}
        self._tidy_at = 0.0

    def allows(self, key: str, now: float) -> bool:
        """Note that it happens again, unless that is too often."""
        if len(self._times) > 10_000 and now >= self._tidy_at:
            self._tidy(now)
            self._tidy_at = now + self.seconds / 10
        times = self._times.setdefault(key, deque())
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.count:
            return False
        times.append(now)
        return True

    def _tidy(self, now: float) -> None:
        for key in [key for key, times in self._times.items() if not times or times[-1] <= now - self.seconds]:
            del self._times[key]
