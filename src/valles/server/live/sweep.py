"""One sweep over everything that is due at tables: no timer in memory, so a restart or a dead worker loses nothing."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from valles.server.live.feature import Features
from valles.server.live.uptime import EVERY
from valles.server.store.feature import due_states, has_due, postpone

INTERVAL: Final = 1.0
"""Seconds between two sweeps."""
AT_ONCE: Final = 100
"""Tables that one sweep looks at."""
POSTPONED: Final = 60.0
"""Seconds until a table is looked at again that failed."""

log = structlog.get_logger()


class Sweep:
    """Does what is due at all tables."""

    def __init__(self, features: Features) -> None:
        self._features = features
        self._ends = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Sweep again and again, until closed."""
        self._running = asyncio.create_task(self._run(), name="sweep")

    async def close(self) -> None:
        """Stop, after the sweep that has begun."""
        self._ends.set()
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        while not self._ends.is_set():
            try:
                async with asyncio.timeout(INTERVAL):
                    await self._ends.wait()
                    return
            except TimeoutError:
                pass
            try:
                await self.sweep()
            except (SQLAlchemyError, OSError) as error:
                log.warning("nothing could be read of what is due", error=str(getattr(error, "orig", None) or error))
            except Exception as error:
                log.error("the sweep failed", exc_info=error)

    async def sweep(self) -> None:
        """Do everything that is due now."""
        tables = self._features.tables
        if tables.time.age >= EVERY and await has_due(tables.store):
            await tables.time.beat(tables.store)
        now = tables.time.now()
        for table, feature in await due_states(tables.store, now, AT_ONCE):
            try:
                await self._features.on_due(table, feature)
            except Exception as error:
                log.error("something that is due failed", table=table, feature=feature, exc_info=error)
                await postpone(tables.store, table, feature, now + POSTPONED)
