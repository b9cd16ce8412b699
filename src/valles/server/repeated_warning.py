"""Warnings that anybody can cause as often as wanted, and that must not fill the disk."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

import structlog

EVERY: Final = 60.0
"""Seconds between two lines of the log about the same event."""

log = structlog.get_logger()


class RepeatedMessages(logging.Filter):
    """Passes each message of a library at most once a minute, but every exception."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._next: dict[str, float] = {}
        """The time from which a message is passed again, by its text before arguments are filled in."""

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        if not record.exc_info and now < self._next.get(str(record.msg), now):
            return False
        self._next[str(record.msg)] = now + EVERY
        return True


class RepeatedWarning:
    """A warning that is logged at most once a minute, with the number of events that it stands for."""

    def __init__(self, event: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._event = event
        self._clock = clock
        self._next = -EVERY
        self._count = 0

    def log(self, **facts: object) -> None:
        """Count the event; log it with these facts unless it was logged a moment ago."""
        self._count += 1
        now = self._clock()
        if now >= self._next:
            log.warning(self._event, count=self._count, **facts)
            self._next, self._count = now + EVERY, 0
