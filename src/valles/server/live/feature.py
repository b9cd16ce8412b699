"""Runs the features of tables: passes changes and messages to them, and gives them timers and a way to act."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import structlog
from msgspec import Struct, structs, to_builtins
from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from valles.hosting.entry import TableEntry, UnknownTable
from valles.hosting.feature import table_of
from valles.hosting.model import StoredChair, read_table
from valles.server.live.presence import Presence
from valles.server.live.tables import Tables, Unavailable, change_state
from valles.server.store import schema
from valles.server.store.feature import change_personal, personal_of, tables_with_state
from valles.table.command import Command
from valles.table.feature import AnyFeature, AnyTable, Stored, decoded_message, feature_named, features
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
        self._soon: dict[tuple[str, str], asyncio.Task[None]] = {}
        tables.subscribe_all(self._on_change)

    def _on_change(self, entry: TableEntry) -> None:
        for feature in features().values():
            try:
                feature.on_change(*self.at(feature, entry))
            except Exception as error:
                log.error("a feature failed", feature=feature.name, table=entry.about.id, exc_info=error)

    def at(self, feature: AnyFeature, entry: TableEntry) -> tuple[AnyTable, ServerFeatureHost]:
        """Return a table, and the server, as a feature knows them."""
        return table_of(feature, entry), ServerFeatureHost(self, feature, entry)

    def on_arrival(self, entry: TableEntry) -> None:
        """Tell the features that a person has connected to a table."""
        for feature in features().values():
            try:
                feature.on_arrival(*self.at(feature, entry))
            except Exception as error:
                log.error("a feature failed", feature=feature.name, table=entry.about.id, exc_info=error)

    def check_act(self, entry: TableEntry, chair: StoredChair) -> None:
        """Refuse commands of the person at a seat, if a feature does."""
        for feature in features().values():
            feature.check_act(table_of(feature, entry), chair)

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

    async def on_due(self, id: str, name: str) -> None:
        """Let a feature do what is due at a table, and store when something is due next."""
        feature = feature_named(name)
        table, host = self.at(feature, await self.tables.refreshed(id))
        await feature.on_due(table, host)
        entry = await self.tables.entry(id)
        stored = entry.data.states.get(name)
        if stored is not None and stored.due is not None and stored.due <= self.tables.time.now():
            # The time at which it is due depends on restarts and on the calendars of people, not on the state alone.
            await change_state(self.tables, id, feature, lambda table: table.state)

    async def personal(self, player: str, feature: AnyFeature) -> Struct:
        """Return the settings of a person for a feature."""
        stored = await personal_of(self.tables.store, [player])
        kind = feature.Personal or Struct
        return stored.get(feature.name, {}).get(player) or kind()

    async def change_personal(self, player: str, feature: AnyFeature, change: Callable[[Stored], Struct]) -> Struct:
        """Replace the settings of a person for a feature, and let all its tables follow."""
        changed = await change_personal(self.tables.store, player, feature.name, change)
        for id in await tables_with_state(self.tables.store, player, feature.name):
            with suppress(CorruptTable, Unavailable, UnknownTable):
                await self.tables.reload(id)
                await change_state(self.tables, id, feature, lambda table: table.state)
        return changed

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

    def start_soon(self, key: tuple[str, str], action: Callable[[], Awaitable[object]]) -> None:
        """Do something right after the present change, one after the other for each table and feature."""
        task = asyncio.create_task(self._run_soon(self._soon.get(key), action))
        self._soon[key] = task
        task.add_done_callback(lambda done: self._soon.pop(key) if self._soon.get(key) is done else None)

    async def _run_soon(self, before: asyncio.Task[None] | None, action: Callable[[], Awaitable[object]]) -> None:
        if before is not None:
            await asyncio.wait([before])
        with suppress(StaleAnswer, Refused, Unavailable, CorruptTable, UnknownTable):
            await action()

    async def settled(self) -> None:
        """Wait until everything is done that was to be done soon."""
        while self._soon:
            await asyncio.wait(self._soon.values())

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
        await self.settled()


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

    def start_soon(self, action: Callable[[], Awaitable[object]]) -> None:
        self._service.start_soon((self._table, self._feature.name), action)

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

    async def change_state(self, change: Callable[[AnyTable], Struct | None]) -> None:
        await change_state(self._service.tables, self._table, self._feature, change)

    async def change_personal(self, seat: str, change: Callable[[Stored], Struct]) -> None:
        await change_personal(self._service.tables.store, self._players[seat], self._feature.name, change)
        await self._service.tables.reload(self._table)

    async def save(self, settings: Struct) -> None:
        tables, table = self._service.tables, schema.tables
        async with tables.store.transaction() as connection:
            query = select(table).where(table.c.id == self._table).with_for_update()
            current = read_table((await connection.execute(query)).mappings().one()).settings
            changed = {**current.features, self._feature.name: settings}
            values = to_builtins(structs.replace(current, features=changed))
            await connection.execute(update(table).where(table.c.id == self._table).values(settings=values))
        await tables.reload(self._table)
