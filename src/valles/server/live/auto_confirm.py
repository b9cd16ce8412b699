"""Confirmation of a turn after some time, so that the others need not wait for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from valles.server.live.tables import TableEntry, Tables, Unavailable
from valles.table.command import Confirm
from valles.table.live import Refused, StaleAnswer
from valles.table.row import CorruptTable


class AutoConfirm:
    def __init__(self, tables: Tables, seconds: float) -> None:
        self._tables = tables
        self._seconds = seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}
        tables.subscribe_all(self._on_change)

    def _on_change(self, entry: TableEntry) -> None:
        """Start a timer if a turn is not confirmed; every change at the table cancels the timer before."""
        id = entry.live.id
        if id in self._tasks:
            self._tasks.pop(id).cancel()
        if entry.live.unconfirmed:
            self._tasks[id] = asyncio.create_task(self._confirm_later(id, entry.live.unconfirmed, entry.live.seq))

    async def _confirm_later(self, id: str, seat: str, seq: int) -> None:
        await asyncio.sleep(self._seconds)
        del self._tasks[id]
        with suppress(StaleAnswer, Refused, Unavailable, CorruptTable):
            await self._tables.act(id, seat, Confirm(), f"grace:{seq}")

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
