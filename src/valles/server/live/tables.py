"""All tables of a server: loaded on demand, changed one row at a time, and on disk before any client is notified."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import structlog
from msgspec import Struct, structs
from sqlalchemy import RowMapping
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from valles.hosting.entry import TableEntry, UnknownTable, check_seats
from valles.hosting.feature import NO_DATA, StateChange, state_change, state_changes, table_of
from valles.hosting.model import ROWS as CORRUPT_ROWS
from valles.hosting.model import StoredTable, TableProgress, read_chair, read_table
from valles.kernel.phrase import Phrase
from valles.server.live.query_worker import OpenedTable, OpenRequest, WorkerError, after_rows, live_table
from valles.server.live.state import feature_data
from valles.server.live.uptime import ServerTime
from valles.server.metrics import COMMITS, ROWS
from valles.server.store import schema
from valles.server.store.feature import write_state
from valles.server.store.store import Store, WriteConflict
from valles.table.command import Command, Consent, TakeBack, Undo, kind_of
from valles.table.feature import AnyFeature, AnyTable
from valles.table.live import LiveTable, Refused, ReplayMismatch, game_errors_as_corruption, rows_to_play
from valles.table.row import CorruptTable, Row
from valles.workers import WorkerDied

log = structlog.get_logger(__name__)

MOST_LOADED: Final = 500
"""The number of tables that are kept in memory; more only while clients are connected to all of them."""
SNAPSHOT_EVERY: Final = 100
"""Rows between two snapshots of a table."""
MOST_REPLAYED: Final = 10
"""The number of rows that are replayed on the event loop; more are replayed in another process."""
MOST_WRITES: Final = 50
"""The number of writes at the same time, about a second of one core; further requests are told to try again."""


class Unavailable(Exception):
    """The row could not be written; nothing has changed, and the client may try again."""


Listener = Callable[[TableEntry], None]
Replay = Callable[[OpenRequest], Awaitable[OpenedTable]]
"""A function that replays the rows of a table in another process."""


class Tables:
    """The tables in memory, with their listeners; the only place that changes a table in play."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time, replay: Replay | None = None) -> None:
        self.store = store
        self.clock = clock
        self.time = ServerTime(clock)
        self._replay = replay
        self.charge: Callable[[float], None] = lambda seconds: None
        """Is called with the seconds of processor time that a command takes, also if it is refused."""
        self._entries: dict[str, TableEntry] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._listeners: dict[str, list[Listener]] = {}
        self._listeners_of_all: list[Listener] = []
        self._writing: set[asyncio.Task[TableEntry]] = set()
        self._reported: dict[str, str] = {}
        """The last log line about each damaged or frozen table."""
        self.faults: dict[str, Phrase] = {}
        """The reasons why tables cannot be opened or go on, as far as that is known by now."""

    # Reading

    async def entry(self, id: str) -> TableEntry:
        """Return the table, read from the database if it is not in memory."""
        if id not in self._entries:
            async with self._lock(id):
                if id not in self._entries:
                    self._evict_idle()
                    self._entries[id] = await self._read(id)
                    self._notify(self._entries[id])
        return self._entries[id]

    @property
    def loaded(self) -> int:
        return len(self._entries)

    async def table(self, id: str) -> LiveTable:
        return (await self.entry(id)).live

    async def refreshed(self, id: str) -> TableEntry:
        """Return the table with rows that another worker may have written a moment ago."""
        if self.store.shared:
            await self.catch_up(id, 0)
        return await self.entry(id)

    async def _read(self, id: str, known: LiveTable | None = None) -> TableEntry:
        """Read the table from disk. If it is given as it was before, only the new rows are replayed."""
        try:
            # Rows come first: should another worker write meanwhile, its notification is of a row not read yet.
            live = await _caught_up(self.store, known) if known is not None else None
            # PostgreSQL takes no zero bytes.
            row = None if "\0" in id else await self.store.fetch_one(schema.tables, id=id)
            if row is None:
                # Guessed ids must not fill the memory.
                self._locks.pop(id, None)
                raise UnknownTable(id)
            entry = await read_entry(self.store, row, live, replay=self._replay, time=self.time)
        except CorruptTable as error:
            self.report(id, error.problem, str(error))
            raise
        if entry.live.frozen is not None:
            self.report(id, entry.live.frozen, f"frozen after row {entry.live.seq}")
        else:
            self.faults.pop(id, None)
            self._reported.pop(id, None)
        return entry

    def report(self, id: str, fault: Phrase, detail: str) -> None:
        """Store the reason why a table cannot be opened or go on, and log it once."""
        self.faults[id] = fault
        if self._reported.get(id) != detail:
            self._reported[id] = detail
            log.error("damaged table" if fault.key == "problem-damaged" else "frozen table", table=id, what=detail)

    def subscribe(self, id: str, listener: Listener) -> Callable[[], None]:
        """Call the listener after every change of the table, until the returned function is called."""
        listeners = self._listeners.setdefault(id, [])
        listeners.append(listener)

        def unsubscribe() -> None:
            listeners.remove(listener)
            entry = self._entries.get(id)
            if entry is not None and not listeners:
                # Nobody needs its caches now.
                self._entries[id] = entry.without_caches()

        return unsubscribe

    def listeners(self, id: str) -> int:
        """Return the number of listeners to one table."""
        return len(self._listeners.get(id, ()))

    def subscribe_all(self, listener: Listener) -> None:
        """Call the listener after every change of any table."""
        self._listeners_of_all.append(listener)

    def _notify(self, entry: TableEntry) -> None:
        """Call the listeners; one that fails affects neither the row nor the other listeners."""
        for listener in [*self._listeners_of_all, *self._listeners.get(entry.live.id, ())]:
            try:
                listener(entry)
            except Exception as error:
                log.error("a listener failed", table=entry.live.id, exc_info=error)

    def _evict_idle(self) -> None:
        """Drop the oldest entries that nobody listens to; they are read again on demand."""
        idle = [id for id in self._entries if not self._listeners.get(id) and not self._lock(id).locked()]
        for id in idle[: max(0, len(self._entries) - MOST_LOADED)]:
            del self._entries[id]
            self._locks.pop(id)
            self._listeners.pop(id, None)

    # Changing

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def reload(self, id: str) -> TableEntry:
        """Read the table again after its seats have changed on disk, and notify the listeners."""
        async with self._lock(id):
            entry = self._entries[id] = await self._reread(id)
        await self.store.announce(id, 0)
        self._notify(entry)
        return entry

    async def catch_up(self, id: str, seq: int) -> None:
        """Read the rows of another worker if the table is in use here; a seq of 0 stands for any change."""
        if not self._needs(id):
            return
        async with self._lock(id):
            known = self._entries.get(id)
            if 0 < seq <= known.live.seq if known else not self._listeners.get(id):
                return
            entry = self._entries[id] = await self._reread(id)
        if entry != known:
            self._notify(entry)

    def _needs(self, id: str) -> bool:
        """Return True if a table is in memory, or has listeners, or is being read at the moment."""
        return id in self._entries or bool(self._listeners.get(id)) or (id in self._locks and self._locks[id].locked())

    async def _reread(self, id: str) -> TableEntry:
        """Return the table as it is on disk, with only the new rows replayed.

        All rows are replayed for a table that had not started: the start decides who confirms turns.
        """
        known = self._entries.get(id)
        started = known is not None and known.about.started is not None
        return await self._read(id, known.live if known and started else None)

    async def catch_up_all(self) -> None:
        """Read every table again that is in use here, as notifications may have been lost."""
        for id in {*self._entries, *self._listeners}:
            with suppress(CorruptTable):
                await self.catch_up(id, 0)

    @property
    def busy(self) -> bool:
        """True if so many writes have begun that another one would wait for long."""
        return len(self._writing) >= MOST_WRITES

    async def act(self, id: str, seat: str, command: Command, decision: str) -> int:
        """Carry out a command on a copy, commit it, replace the table, and return the number of the row.

        The same decision again gets the same number. Cancelling the caller does not cancel a write that has begun.

        Raises:
            StaleAnswer: The question has changed since. Nothing has changed, as with the other errors.
            Refused: The command is impossible.
            Unavailable: The row could not be written.
        """
        await self.entry(id)
        writing = asyncio.create_task(self._act(id, seat, command, decision))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        try:
            with COMMITS.time():
                entry = await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(self._notify_when_written)
            raise
        row = entry.live.decisions[decision]
        if row == entry.live.seq:
            # Soon, not now: with hundreds of listeners the caller's own acknowledgement comes first.
            asyncio.get_running_loop().call_soon(self._notify, entry)
        return row

    def _notify_when_written(self, writing: asyncio.Task[TableEntry]) -> None:
        """Notify the listeners of a write whose caller was cancelled."""
        if not writing.cancelled() and writing.exception() is None:
            self._notify(writing.result())

    async def close(self) -> None:
        """Wait for the writes that have begun."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def _act(self, id: str, seat: str, command: Command, decision: str) -> TableEntry:
        async with self._lock(id):
            known: tuple[int, list[int]] | None = None
            while True:
                try:
                    return await self._attempt(id, seat, command, decision)
                except WriteConflict as error:
                    # Another worker's row may be this very decision, or leave its question as it was. However many
                    # there are, each of them brings the table further; if none did, the database is at fault.
                    entry = await self._reread_after_conflict(id)
                    if entry.progress == known:
                        raise Unavailable from error
                    known = entry.progress
                    self._notify(entry)

    async def _reread_after_conflict(self, id: str) -> TableEntry:
        """Return the table with the rows of the worker that was faster; the caller notifies the listeners."""
        try:
            self._entries[id] = await self._reread(id)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable from error
        return self._entries[id]

    async def _attempt(self, id: str, seat: str, command: Command, decision: str) -> TableEntry:
        entry = self._entries.get(id) or await self._read(id)
        if decision in entry.live.decisions:
            await self._compare(id, seat, command, decision)
            return entry
        if entry.about.started is None:
            self._notify(entry := await self._reread_after_conflict(id))
        if entry.about.started is None:
            raise Refused("problem-not-started")
        if isinstance(command, Consent):
            command = structs.replace(command, people=entry.people())
        entry.live.check_length(command)
        after = await planned(entry.live, seat, command, decision, self.charge)
        row = Row(
            seq=after.seq,
            seat=seat,
            command=command,
            decision=decision,
            at=self.clock(),
            hash=after.hash,
            state=after.game.hash(),
        )
        progress = TableProgress(after.seq, list(after.question_ids()), row.at if after.game.over else None)
        about = entry.about.after(progress)
        changes = changed_states(entry, entry.after(about, after, ()))
        await self._write(id, row, progress, changes)
        ROWS.labels(kind_of(command)).inc()
        self._entries[id] = entry.after(about, after, changes)
        if after.seq % SNAPSHOT_EVERY == 0:
            await self.store.save_snapshot(id, after.seq, after.saved())
        return self._entries[id]

    async def _compare(self, id: str, seat: str, command: Command, decision: str) -> None:
        """Refuse a decision id that was used for another command: an acknowledgement would be wrong."""
        try:
            row = await self.store.row_of_decision(id, decision)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable from error
        except CorruptTable as error:
            self.report(id, error.problem, str(error))
            raise
        if isinstance(command, Consent) and isinstance(row.command, Consent):
            # Who sits at the table may have changed since, and the client does not send it.
            command = structs.replace(command, people=row.command.people)
        if (row.seat, row.command) != (seat, command):
            raise Refused("problem-decision-used")

    async def _write(self, id: str, row: Row, progress: TableProgress, changes: Sequence[StateChange]) -> None:
        async def write_states(connection: AsyncConnection) -> None:
            for change in changes:
                await write_state(connection, id, change)

        try:
            await self.store.append(id, row, progress=progress, also=write_states if changes else None)
        except (SQLAlchemyError, OSError) as error:
            self._entries.pop(id, None)
            raise Unavailable from error


def changed_states(before: TableEntry, after: TableEntry) -> list[StateChange]:
    """Return what features store because of a command; one that fails must not affect the game."""
    try:
        return state_changes(before, after)
    except Exception as error:
        log.error("a feature failed", table=before.about.id, exc_info=error)
        return []


async def change_state(
    tables: Tables, id: str, feature: AnyFeature, change: Callable[[AnyTable], Struct | None]
) -> TableEntry:
    """Replace the state of a feature at a table, and notify everybody there.

    Args:
        tables: The tables.
        id: The table.
        feature: The feature.
        change: Takes the table as the feature knows it, and returns the new state; None leaves it as it is.

    Raises:
        Unavailable: Nothing could be written.
    """
    await tables.entry(id)
    async with tables._lock(id):
        entry = tables._entries.get(id) or await tables._read(id)
        while True:
            table = table_of(feature, entry)
            state = change(table)
            if state is None:
                return entry
            changes = [state_change(feature, entry, state, table)]
            try:
                async with tables.store.transaction() as connection:
                    await write_state(connection, id, changes[0])
                    await tables.store.announce_with(connection, id)
                break
            except WriteConflict:
                before, entry = entry.progress, await tables._reread_after_conflict(id)
                if entry.progress == before:
                    raise Unavailable from None
            except (SQLAlchemyError, OSError) as error:
                raise Unavailable from error
        tables._entries[id] = entry = entry.after(entry.about, entry.live, changes)
    tables._notify(entry)
    return entry


async def planned(
    live: LiveTable, seat: str, command: Command, decision: str, charge: Callable[[float], None]
) -> LiveTable:
    """Return the table after a command, and charge the processor time, also if the command is refused.

    To go back may mean to replay the whole game, which must not hold the event loop.
    """
    seconds = 0.0

    def plan() -> LiveTable:
        nonlocal seconds
        began = time.thread_time()
        try:
            return live.with_command(seat, command, decision)
        finally:
            seconds = time.thread_time() - began

    try:
        return await asyncio.to_thread(plan) if isinstance(command, Undo | TakeBack | Consent) else plan()
    finally:
        charge(seconds)


# Reading


async def read_entry(
    store: Store,
    row: RowMapping,
    live: LiveTable | None = None,
    thorough: bool = False,
    replay: Replay | None = None,
    time: ServerTime | None = None,
) -> TableEntry:
    """Return the entry of a row of the database.

    Args:
        store: The database.
        row: The row of the table.
        live: The table in play; without it the table is opened.
        thorough: True to replay all its rows.
        replay: A function that replays many rows in another process.
        time: Server time, for the features.

    Raises:
        CorruptTable: The stored data cannot be used.
    """
    about = read_table(row)
    stored = [read_chair(chair) for chair in await store.fetch_all(schema.chairs, table=about.id)]
    live = live or await _opened(store, about, thorough, replay)
    order = live.game.seats
    check_seats(about.id, stored, order)
    chairs = sorted(stored, key=lambda chair: order.index(chair.seat))
    data = await feature_data(store, [(about, chairs)]) if time is not None else {}
    return TableEntry(
        about=about,
        chairs=chairs,
        live=live,
        spectators=await store.spectators(about.id),
        viewers=await store.viewers(about.id),
        data=data.get(about.id, NO_DATA),
        time=time,
    )


async def _caught_up(store: Store, live: LiveTable) -> LiveTable | None:
    """Return the table after the rows that other workers have written since; None if it has to be opened anew."""
    if live.frozen is not None:
        return None
    try:
        for row in await store.rows(live.id, live.seq, live.hash):
            live = live.with_row(row)
    except ReplayMismatch:
        return None
    return live


async def _opened(store: Store, about: StoredTable, thorough: bool, replay: Replay | None) -> LiveTable:
    """Return the table after all its rows. Many rows are replayed in another process."""
    written = await store.rows(about.id)
    if len(written) < about.seq:
        raise CorruptTable(f"the last rows of table {about.id} are missing", CORRUPT_ROWS)
    snapshot = await store.snapshot(about.id)
    confirming = tuple(about.settings.confirming)
    request = OpenRequest(
        id=about.id,
        game=about.game,
        setup=about.setup,
        seed=about.seed,
        confirming=confirming,
        rows=written,
        saved=snapshot,
        thorough=thorough,
    )
    # A long table must not hold the event loop, not even to check its snapshot.
    with game_errors_as_corruption(about.id):
        to_play = await asyncio.to_thread(rows_to_play, about.game, written, snapshot)
    opened = None
    if replay is not None and to_play > MOST_REPLAYED:
        try:
            opened = await replay(request)
        except (WorkerDied, WorkerError, Refused) as error:
            raise Unavailable from error
    build = partial(after_rows, request) if opened is None else partial(live_table, request, opened)
    live = await asyncio.to_thread(build)
    if to_play >= SNAPSHOT_EVERY and live.frozen is None and not thorough:
        # What was played once need not be played again.
        await store.save_snapshot(about.id, live.seq, live.saved() if opened is None else opened.saved)
    return live
