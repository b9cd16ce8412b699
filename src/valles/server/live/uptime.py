"""Server time: it passes while a server is up, is the same on all workers, and does not jump with the time of day."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from valles.server.store.schema import feature_states, uptime
from valles.server.store.store import Store
from valles.table.clock.timeline import Anchor, Timeline

EVERY: Final = 10.0
"""Seconds between two notes that the server is up."""
LONGEST_GAP: Final = 2.5 * EVERY
"""Seconds without such a note after which no server counts as up."""
TOLERANCE: Final = 2.0
"""Seconds by which the clocks of workers may differ."""
BLAMELESS: Final = 600.0
"""Seconds after a start in which nobody is blamed for having no time left."""
MOST_ANCHORS: Final = 500
"""Restarts and jumps that are remembered; longer ago no clock was set."""

log = structlog.get_logger()


class ServerTime:
    """Server time of a worker: its own monotonic clock, compared with what all workers share in the database."""

    def __init__(self, wall: Callable[[], float], monotonic: Callable[[], float] | None = None) -> None:
        """Use a time of day and a monotonic clock; a false time of day is its own."""
        self._wall = wall
        self._monotonic = monotonic or (time.monotonic if wall is time.time else wall)
        self.timeline = Timeline()
        self._number = 0
        """The number of the last anchor that is known here."""
        self._compare(wall())

    def now(self) -> float:
        """Return the server time."""
        return self._steady + max(0.0, self._monotonic() - self._read)

    def _compare(self, wall: float) -> None:
        """Continue from the server time that the shared timeline has at a time of day."""
        self._steady, self._read, self._compared = self.timeline.steady(wall), self._monotonic(), wall

    @property
    def age(self) -> float:
        """Return the seconds since the last comparison."""
        return self._monotonic() - self._read

    async def start(self, store: Store) -> None:
        """Begin where the last server has ended: the time in which none was up does not count."""
        await self._load(store)
        wall = await self._time_of_day(store)
        latest = await self._latest(store)
        if latest is None:
            await self._add(store, self.timeline.steady(wall), wall, 0.0)
        else:
            gap = self.timeline.steady(wall) - latest
            if not store.shared or not -TOLERANCE <= gap <= LONGEST_GAP:
                await self._add(store, latest, wall, latest + BLAMELESS)
        self._compare(wall)

    async def beat(self, store: Store) -> None:
        """Note that the server is up, and notice jumps of the time of day, as after a machine was asleep."""
        elapsed, compared = self.age, self._compared
        expected = self._steady + elapsed
        await self._load(store)
        wall = await self._time_of_day(store)
        jump = wall - compared - elapsed
        if abs(jump) > TOLERANCE and abs(self.timeline.steady(wall) - expected) > TOLERANCE:
            log.warning("the clock of the system jumped, or the machine was asleep", seconds=round(jump))
            await self._add(store, expected, wall, self.timeline.blameless)
        self._compare(wall)
        same = update(uptime).where(uptime.c.number == self._number, uptime.c.beat < self._steady)
        async with store.transaction() as connection:
            await connection.execute(same.values(beat=self._steady))

    async def stop(self, store: Store) -> None:
        """Note the moment at which the server ends."""
        with suppress(Exception):
            await self.beat(store)

    async def _time_of_day(self, store: Store) -> float:
        """Return the time of day; that of the database where several machines may share it."""
        if not store.shared:
            return self._wall()
        async with store.engine.connect() as connection:
            query = text("SELECT extract(epoch FROM clock_timestamp())")
            return float((await connection.execute(query)).scalar_one())

    async def _load(self, store: Store) -> None:
        """Read the anchors that are not known yet."""
        query = select(uptime).where(uptime.c.number > self._number).order_by(uptime.c.number.desc())
        async with store.engine.connect() as connection:
            records = (await connection.execute(query.limit(MOST_ANCHORS))).mappings().all()[::-1]
        if records:
            known = self.timeline.anchors if self._number else ()
            anchors = (*known, *(Anchor(record["steady"], record["wall"]) for record in records))
            self.timeline = Timeline(anchors[-MOST_ANCHORS:], records[-1]["blameless"])
            self._number = records[-1]["number"]

    async def _latest(self, store: Store) -> float | None:
        """Return the latest server time that is known from the database."""
        async with store.engine.connect() as connection:
            beat = (await connection.execute(select(func.max(uptime.c.beat)))).scalar_one()
            at = (await connection.execute(select(func.max(feature_states.c.at)))).scalar_one()
        # A damaged cell must not keep the server from starting.
        return None if beat is None else max(float(beat), at if isinstance(at, float) else 0.0)

    async def _add(self, store: Store, steady: float, wall: float, blameless: float) -> None:
        """Add an anchor, unless another worker has; whatever is due is looked at anew."""
        values = {"steady": steady, "wall": wall, "beat": steady, "blameless": blameless}
        due = update(feature_states).where(feature_states.c.due.is_not(None)).values(due=0.0)
        try:
            async with store.transaction() as connection:
                await connection.execute(insert(uptime).values(number=self._number + 1, **values))
                await connection.execute(due)
        except IntegrityError:
            log.info("another worker has noticed the restart")
        await self._load(store)
