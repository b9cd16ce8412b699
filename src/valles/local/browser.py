"""The service of a device in a browser: what the worker of the page calls, and what it stores."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from valles.local.connection import LocalConnection
from valles.local.network import ForwardPass, PageNetwork
from valles.local.service import LocalService
from valles.local.storage import StorageFull
from valles.players.network import set_loader

FULL: Final = "QuotaExceededError"
"""The name of the browser's error when there is no space left."""


class BrowserStorage:
    """A storage in IndexedDB. Texts cross the border between the two languages as JSON."""

    def __init__(self, database: Any) -> None:  # an object of JavaScript, with functions `read` and `write`
        self._database = database

    async def read(self, prefix: str) -> Mapping[str, str]:
        texts: Mapping[str, str] = json.loads(await self._database.read(prefix))
        return texts

    async def write(self, texts: Mapping[str, str], durable: bool = True) -> None:
        error = await self._database.write(json.dumps(texts), durable)
        if error == FULL:
            raise StorageFull
        if error:
            raise OSError(error)


class PageService:
    """The service as a page in JavaScript uses it."""

    def __init__(
        self,
        database: Any,  # an object of JavaScript
        networks: Any,  # likewise
        post: Callable[[str, str], None],
        close: Callable[[str, int], None],
    ) -> None:
        """Create the service.

        Args:
            database: The storage of the browser, with functions `read` and `write`.
            networks: The networks of computers, with functions `fetch` and `build`.
            post: Takes messages to the page, with the name of their channel.
            close: Closes a channel for good, with a code.
        """
        self._networks = networks
        set_loader(lambda info, weights: PageNetwork(info, weights, self._build))
        self._service = LocalService(BrowserStorage(database), self._fetch)
        self._post = post
        self._close = close
        self._connections: dict[str, LocalConnection] = {}

    async def _fetch(self, game: str) -> None:
        error = await self._networks.fetch(game)
        if error:
            raise OSError(error)

    def _build(self, shape: str, weights: dict[str, tuple[str, bytes]]) -> ForwardPass:
        from pyodide.ffi import to_js  # type: ignore[import-not-found]  # of Python in a browser alone

        forward = self._networks.build(shape, to_js({name: list(weight) for name, weight in weights.items()}))

        def run(rows: bytes, count: int) -> bytes:
            result: bytes = forward(to_js(rows), count).to_bytes()
            return result

        return run

    async def open(self) -> None:
        """Read what the service has to know from the start."""
        await self._service.open()

    async def request(self, method: str, path: str, body: str) -> str:
        """Return the response to a request: its status in three digits, then its body."""
        response = await self._service.request(method, path, body)
        return f"{response.status:03}{response.body.decode()}"

    def connect(self, channel: str, table: str) -> None:
        """Open a channel of a page to a table."""
        self.disconnect(channel)
        self._connections[channel] = self._service.connect(
            table, lambda text: self._post(channel, text), lambda code: self._close(channel, code)
        )

    async def receive(self, channel: str, text: str) -> None:
        """Handle a message of a page."""
        connection = self._connections.get(channel)
        if connection is not None:
            await connection.receive(text)

    def disconnect(self, channel: str) -> None:
        """Close a channel from the side of the page."""
        connection = self._connections.pop(channel, None)
        if connection is not None:
            connection.end()
