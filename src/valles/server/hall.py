"""All tables of a server: loaded when somebody comes, changed one row at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from valles.game import rulebook
from valles.server.store import Row, Stale, Store, chairs, tables
from valles.server.table import LiveTable, OutOfDate, opened


class UnknownTable(LookupError):
    pass


class Unavailable(Exception):
    """The disk did not take the row; nothing has changed, and the client may ask again."""


Watcher = Callable[[LiveTable], None]


class Hall:
    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self._tables: dict[str, LiveTable] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._watchers: dict[str, list[Watcher]] = {}

    async def open(self, id: str, game: str, setup: Any, seed: int, host: str, confirming: bool = False) -> LiveTable:
        """A new table, whose seats are still free."""
        rules = rulebook(game)
        await self.store.put(
            tables,
            id=id,
            game=game,
            setup=dict(setup),
            seed=str(seed),
            rules=rules.version,
            language="en",
            settings={"confirming": confirming},
            host=host,
            created=self.clock(),
        )
        for seat in rules.seats(setup):
            await self.store.put(chairs, table=id, seat=seat, kind="open", name="")
        return await self.table(id)

    async def table(self, id: str) -> LiveTable:
        """The table as it is; read from its rows if nobody has been here since the server started."""
        if id not in self._tables:
            self._tables[id] = await self._read(id)
        return self._tables[id]

    async def _read(self, id: str) -> LiveTable:
        found = await self.store.one(tables, id=id)
        if found is None:
            raise UnknownTable(id)
        rows = await self.store.rows(id)
        confirming = bool(found["settings"]["confirming"])
        return opened(id, found["game"], found["setup"], int(found["seed"]), confirming, rows)

    async def people(self, id: str) -> list[str]:
        """The seats at which people sit."""
        return [chair["seat"] for chair in await self.store.many(chairs, table=id) if chair["kind"] != "bot"]

    def watch(self, id: str, watcher: Watcher) -> Callable[[], None]:
        """Call the watcher after every row; what is returned ends that."""
        watchers = self._watchers.setdefault(id, [])
        watchers.append(watcher)
        return lambda: watchers.remove(watcher)

    async def act(self, id: str, seat: str, kind: str, body: Any, decision: str) -> int:
        """Validate on a copy, commit, swap, and only then answer: the row's number.

        The same decision again gets the same answer. OutOfDate or Refused change nothing, nor does Unavailable.
        """
        async with self._locks.setdefault(id, asyncio.Lock()):
            table = await self.table(id)
            if decision in table.decisions:
                return table.decisions[decision]
            if kind == "consent":
                body = {**body, "people": await self.people(id)}
            after = table.planned(kind, seat, body, decision)
            row = Row(after.seq, seat, kind, body, decision, self.clock(), after.hash)
            try:
                await self.store.append(id, row)
            except Stale:
                del self._tables[id]
                raise OutOfDate from None
            except (SQLAlchemyError, OSError) as error:
                del self._tables[id]
                raise Unavailable from error
            self._tables[id] = after
        for watcher in list(self._watchers.get(id, ())):
            watcher(after)
        return after.seq
