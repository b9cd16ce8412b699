"""Notifications between workers on one PostgreSQL. A single process on SQLite does not need them."""

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

from valles.server.store.store import address

CHANNEL: Final = "rows"
POLL: Final = 2.0
"""Seconds after which a silent connection is tested; without a connection, the time between two calls of on_missed."""
FIRST_WAIT: Final = 0.1

OnNotification = Callable[[str, int], Awaitable[None]]
OnMissed = Callable[[], Awaitable[None]]

log = structlog.get_logger(__name__)


class NotificationListener:
    """Listens on a connection of its own while its context is open, and connects again when it is lost.

    `on_notification(topic, seq)` is called for every notification of any worker, such as that of a new row.
    `on_missed()` is called when some may have been lost: after each connect, and repeatedly while there is no
    connection. The calls never overlap.
    """

    def __init__(self, url: str, on_notification: OnNotification, on_missed: OnMissed, poll: float = POLL) -> None:
        self._url = address(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._on_notification = on_notification
        self._on_missed = on_missed
        self._poll = poll
        self._task: asyncio.Task[None] | None = None
        self._failed = False
        """True if a callback has failed, so that its notification has had no effect yet."""
        self.connected = False

    async def __aenter__(self) -> NotificationListener:
        self._task = asyncio.create_task(self._run(), name="notifications")
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
                log.warning("notifications_lost", error=type(error).__name__, wait=wait)
            self.connected = False
            await self._call(self._on_missed())
            # Random, so that not all workers connect at the same moment.
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait = min(2 * wait, self._poll)

    async def _listen(self) -> None:
        """Listen until the connection is lost, which raises."""
        async with asyncio.timeout(self._poll):
            connection = await AsyncConnection.connect(self._url, autocommit=True, application_name="valles listener")
        try:
            await self._execute(connection, f"LISTEN {CHANNEL}")
            self.connected = True
            await self._call(self._on_missed())
            while True:
                async for note in connection.notifies(timeout=self._poll):
                    await self._dispatch(note)
                await self._execute(connection, "SELECT 1")
                if self._failed:
                    self._failed = False
                    await self._call(self._on_missed())
        finally:
            await connection.close()

    async def _execute(self, connection: AsyncConnection, statement: str) -> None:
        """Execute a statement; raise if there is no answer in time, since a dead connection may look alive."""
        late = asyncio.get_running_loop().call_later(self._poll, _shut_down, connection)
        try:
            await connection.execute(statement.encode())
        finally:
            late.cancel()

    async def _dispatch(self, note: Notify) -> None:
        table, _, seq = note.payload.rpartition(" ")
        if table and seq.isdecimal():
            await self._call(self._on_notification(table, int(seq)))
        else:
            await self._call(self._on_missed())

    async def _call(self, callback: Awaitable[None]) -> None:
        """Await a callback; if it fails, the listener goes on."""
        try:
            await callback
        except Exception:
            self._failed = True
            log.exception("notification_callback_failed")


def _shut_down(connection: AsyncConnection) -> None:
    """Shut down the socket of a connection; cancelling the query would first wait for the server."""
    with socket.socket(fileno=os.dup(connection.fileno())) as raw:
        raw.shutdown(socket.SHUT_RDWR)
