"""Progress of many tasks, as a line of text."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta


class Progress:
    """Counts of tasks that are done, have failed or have killed a worker, with the pace and the expected end."""

    def __init__(
        self,
        total: int,
        write: Callable[[str], None] = lambda text: None,
        *,
        unit: str = "tasks",
        every: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start the clock.

        Args:
            total: Number of tasks.
            write: Shows a line of text.
            unit: What the tasks are, in the plural.
            every: Seconds between two lines.
            clock: Returns the time in seconds.
        """
        self.total = total
        self.done = self.failed = self.died = 0
        self._unit, self._write, self._every, self._clock = unit, write, every, clock
        self._start = self._written = clock()

    def add(self, done: int = 0, failed: int = 0, died: int = 0) -> None:
        """Count tasks and dead workers, and write a line if it is time for one."""
        self.done += done
        self.failed += failed
        self.died += died
        now = self._clock()
        if now - self._written >= self._every or self.done == self.total:
            self._written = now
            self._write(self.text())

    @property
    def rate(self) -> float:
        """Tasks done a second."""
        return self.done / max(1e-9, self._clock() - self._start)

    def text(self) -> str:
        """Return the progress as a line of text."""
        parts = [f"{self.done:,} of {self.total:,} {self._unit}", f"{self.rate:,.1f} a second"]
        if 0 < self.done < self.total:
            left = round((self.total - self.done) / self.rate)
            end = datetime.now().astimezone() + timedelta(seconds=left)
            parts.append(f"{timedelta(seconds=left)} left (until {end:%H:%M})")
        parts += [f"{self.failed:,} failed"] if self.failed else []
        parts += [f"{self.died:,} workers died"] if self.died else []
        return ", ".join(parts)
