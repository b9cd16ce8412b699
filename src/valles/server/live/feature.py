"""Runs the features of tables: passes changes and messages to them, and gives them timers and a way to act."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import structlog
from msgspec import Struct, structs, to_builtins
from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from valles.hosting.entry import TableEntry
from valles.hosting.model import StoredChair, read_table
from valles.hosting.snapshot import feature_table
from valles.server.live.presence import Presence
from valles.server.live.tables import Tables, Unavailable
from valles.server.store import schema
from valles.table.command import Command
from valles.table.feature import AnyFeature, AnyTable, decoded_message, feature_named, features
from valles.table.live import Refused, StaleAnswer
from valles.table.message.reply import FeatureAnswer
from valles.table.message.request import FeatureMessage
from valles.table.row import CorruptTable

log = structlog.get_logger()

Sleep = Callable[[float], Awaitable[None]]


class Features:
    """The features of all tables of a server process."""

    def __init__(
        self, tables: Tables, presence: Presence, options: Mapping[str, float], sleep: Sleep = asyncio.sleep
    ) -> None:
        self.tables = tables
        self.presence = presence
        self.options = options
        self.sleep = sleep
        """Tests replace it by a clock of theirs."""
        self._timers: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._ends: dict[tuple[str, str], float] = {}
        """The times at which the timers end."""
        tables.subscribe_all(self._on_change)

    def _on_change(self, entry: TableEntry) -> None:
        for feature in features().values():
            try:
                feature.on_change(*self.at(feature, entry))
            except Exception as error:
                log.error("a feature failed", feature=feature.name, table=entry.about.id, exc_info=error)

    def at(self, feature: AnyFeature, entry: TableEntry) -> tuple[AnyTable, ServerFeatureHost]:
        """Return a table, and the server, as a feature knows them."""
        table = feature_table(feature, entry.about, entry.chairs, entry.live)
        return table, ServerFeatureHost(self, feature, entry)

    def check_act(self, entry: TableEntry, chair: StoredChair) -> None:
        """Refuse commands of the person at a seat, if a feature does."""
        for feature in features().values():
            feature.check_act(feature_table(feature, entry.about, entry.chairs, entry.live), chair)

    async def answer(self, entry: TableEntry, message: FeatureMessage) -> FeatureAnswer:
        """Pass a message to its feature, and return the answer."""
        feature = feature_named(message.feature)
        decoded = decoded_message(feature, message.body)
        table, host = self.at(feature, entry)
        try:
            answer = await feature.on_message(table, message.seat, decoded, host)
        except StaleAnswer as error:
            raise Refused("problem-out-of-date") from error
        except (Refused, Unavailable, CorruptTable, SQLAlchemyError):
            raise
        except Exception as error:
            log.error("a feature failed", feature=feature.name, table=entry.about.id, exc_info=error)
            raise Refused("problem-internal", 500) from error
        return FeatureAnswer(message.id, None if answer is None else to_builtins(answer))

    def schedule(self, key: tuple[str, str], seconds: float, action: Callable[[], Awaitable[object]]) -> None:
        """Start the timer of a table and a feature, in place of the one before."""
        self.cancel(key)
        self._ends[key] = self.tables.clock() + seconds
        self._timers[key] = asyncio.create_task(self._run(key, seconds, action))

    def cancel(self, key: tuple[str, str]) -> None:
        """Stop the timer of a table and a feature."""
        if key in self._timers:
            self._timers.pop(key).cancel()

    def remaining(self, key: tuple[str, str]) -> float | None:
        """Return the seconds until the timer of a table and a feature ends; None if it does not run."""
        return max(0.0, self._ends[key] - self.tables.clock()) if key in self._timers else None

    async def _run(self, key: tuple[str, str], seconds: float, action: Callable[[], Awaitable[object]]) -> None:
        await self.sleep(seconds)
        # What the action changes must not cancel it.
        del self._timers[key]
        with suppress(StaleAnswer, Refused, Unavailable, CorruptTable):
            await action()

    async def close(self) -> None:
        """Stop all timers."""
        for timer in self._timers.values():
            timer.cancel()
        await asyncio.gather(*self._timers.values(), return_exceptions=True)


class ServerFeatureHost:
    """The server, for one feature at one table; see `valles.table.feature.FeatureHost`."""

    def __init__(self, service: Features, feature: AnyFeature, entry: TableEntry) -> None:
        self._service = service
        self._feature = feature
        self._table = entry.about.id
        self._players = {chair.seat: str(chair.player) for chair in entry.chairs}

    def option(self, name: str) -> float:
        return self._service.options[name]

    def now(self) -> float:
        return self._service.tables.clock()

    def absence(self, seat: str) -> float | None:
        return self._service.presence.absence(self._table, self._players[seat])

    def schedule(self, seconds: float, action: Callable[[], Awaitable[object]]) -> None:
        self._service.schedule((self._table, self._feature.name), seconds, action)

    def cancel(self) -> None:
        self._service.cancel((self._table, self._feature.name))

    def remaining(self) -> float | None:
        return self._service.remaining((self._table, self._feature.name))

    async def act(self, seat: str, command: Command, decision: str) -> None:
        await self._service.tables.act(self._table, seat, command, decision)

    async def set_left(self, seat: str, left: bool) -> None:
        tables = self._service.tables
        time = tables.clock() if left else None
        await tables.store.update(schema.chairs, {"table": self._table, "seat": seat, "kind": "person"}, left=time)
        await tables.reload(self._table)

    async def save(self, settings: Struct) -> None:
        tables, table = self._service.tables, schema.tables
        async with tables.store.transaction() as connection:
            query = select(table).where(table.c.id == self._table).with_for_update()
            current = read_table((await connection.execute(query)).mappings().one()).settings
            changed = {**current.features, self._feature.name: settings}
            values = to_builtins(structs.replace(current, features=changed))
            await connection.execute(update(table).where(table.c.id == self._table).values(settings=values))
        await tables.reload(self._table)
