"""How workers on one PostgreSQL hear of each other's rows; one process on SQLite needs nothing of this."""

from __future__ import annotations

import asyncio
import os
import random
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog
from psycopg import AsyncConnection, Error, Notify

from valles.server.store import address

CHANNEL: Final = "rows"
POLL: Final = 2.0
"""Seconds after which a silent connection is tried, and after which somebody without one looks for himself."""
FIRST_WAIT: Final = 0.1

Heard = Callable[[str, int], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]

log = structlog.get_logger(__name__)


class Fanout:
    """Listens with a connection of its own for as long as it is entered, whatever happens to that connection.

    `heard(table, seq)` is called for every row that any worker commits. `missed()` is called when rows may have been
    missed: each time the connection is made, and again and again while there is none. One call ends before the next.
    """

    def __init__(self, url: str, heard: Heard, missed: Missed, poll: float = POLL) -> None:
        self._where = address(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        self._poll = poll
        self._task: asyncio.Task[None] | None = None
        self._failed = False
        """Whether a callback has failed, so that what it was told is still unknown here."""
        self.connected = False

    async def __aenter__(self) -> Fanout:
        self._task = asyncio.create_task(self._run(), name="fanout")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                await self._listen()
            except (Error, OSError, TimeoutError) as error:
                if self.connected:
                    wait = FIRST_WAIT
                log.warning("fanout_lost", error=type(error).__name__, wait=wait)
            self.connected = False
            await self._call(self._missed())
            # Not all workers at the same moment.
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait = min(2 * wait, self._poll)

    async def _listen(self) -> None:
        """Listen until the connection is lost, which raises."""
        async with asyncio.timeout(self._poll):
            connection = await AsyncConnection.connect(self._where, autocommit=True, application_name="valles fanout")
        try:
            await self._ask(connection, f"LISTEN {CHANNEL}")
            self.connected = True
            await self._call(self._missed())
            while True:
                async for note in connection.notifies(timeout=self._poll):
                    await self._tell(note)
                await self._ask(connection, "SELECT 1")
                if self._failed:
                    self._failed = False
                    await self._call(self._missed())
        finally:
            await connection.close()

    async def _ask(self, connection: AsyncConnection, statement: str) -> None:
        """Raise if there is no answer in time: a connection may be dead without anybody having said so."""
        late = asyncio.get_running_loop().call_later(self._poll, _cut, connection)
        try:
            await connection.execute(statement.encode())
        finally:
            late.cancel()

    async def _tell(self, note: Notify) -> None:
        table, _, seq = note.payload.rpartition(" ")
        if table and seq.isdecimal():
            await self._call(self._heard(table, int(seq)))
        else:
            await self._call(self._missed())

    async def _call(self, callback: Awaitable[None]) -> None:
        """A callback that fails must not make this worker deaf."""
        try:
            await callback
        except Exception:
            self._failed = True
            log.exception("fanout_callback_failed")


def _cut(connection: AsyncConnection) -> None:
    """End a connection under whoever waits for it; merely cancelling would first wait for the server to agree."""
    with socket.socket(fileno=os.dup(connection.fileno())) as wire:
        wire.shutdown(socket.SHUT_RDWR)
