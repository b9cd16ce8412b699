"""Turns that nobody confirms: after a while they count as confirmed, so that the others need not wait."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from valles.server.command import Confirm
from valles.server.hall import Hall, Room, Unavailable
from valles.server.table import OutOfDate, Refused


class Grace:
    def __init__(self, hall: Hall, seconds: float) -> None:
        self._hall = hall
        self._seconds = seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}
        hall.watch_everything(self._look)

    def _look(self, room: Room) -> None:
        """Begin to wait for a confirmation; whatever happens at the table ends the waiting before."""
        id = room.live.id
        if id in self._tasks:
            self._tasks.pop(id).cancel()
        if room.live.unconfirmed:
            self._tasks[id] = asyncio.create_task(self._confirm_later(id, room.live.unconfirmed, room.live.seq))

    async def _confirm_later(self, id: str, seat: str, seq: int) -> None:
        await asyncio.sleep(self._seconds)
        del self._tasks[id]
        with suppress(OutOfDate, Refused, Unavailable):
            await self._hall.act(id, seat, Confirm(), f"grace:{seq}")

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
