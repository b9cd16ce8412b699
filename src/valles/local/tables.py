"""The tables of a device in memory: changed one row at a time, and stored before anybody sees the change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from msgspec import Struct, structs

from valles.hosting.bot import BotQuestion, question
from valles.hosting.entry import TableEntry
from valles.hosting.feature import feature_table
from valles.hosting.model import StoredChair, StoredTable, TableProgress
from valles.local.archive import Archive
from valles.local.storage import StorageFull
from valles.table.command import Command, Confirm, Consent, Move
from valles.table.feature import AnyFeature, AnyTable, Stored, features
from valles.table.live import Refused, StaleAnswer
from valles.table.row import Row

Listener = Callable[[TableEntry], None]
Choose = Callable[[BotQuestion], Awaitable[str]]
"""Returns the text of the option that a computer opponent chooses."""

OPTIONS: Final = {"confirm_after": 60.0, "away_after": 120.0}
"""Options that features ask for, as a server has them by default."""


class LocalTables:
    """All tables of a device; the only place that changes one."""

    def __init__(self, archive: Archive, choose: Choose, clock: Callable[[], float] = time.time) -> None:
        self.archive = archive
        self.clock = clock
        self._choose = choose
        self._entries: dict[str, TableEntry] = {}
        self._lock = asyncio.Lock()
        self._listeners: dict[str, list[Listener]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        """Tables at which computers decide at the moment."""
        self._timers: dict[tuple[str, str], tuple[float, asyncio.Task[None]]] = {}

    async def entry(self, id: str) -> TableEntry:
        """Return a table.

        Raises:
            UnknownTable: There is none.
            CorruptTable: It cannot be opened.
        """
        if id not in self._entries:
            self._changed(await self.archive.entry(id))
        return self._entries[id]

    def subscribe(self, id: str, listener: Listener) -> Callable[[], None]:
        """Call the listener after every change of a table, until the returned function is called."""
        self._listeners.setdefault(id, []).append(listener)
        return lambda: self._listeners[id].remove(listener)

    async def add(
        self, about: StoredTable, chairs: list[StoredChair], rows: Sequence[Row] = (), saved: object = None
    ) -> TableEntry:
        """Store a new table and return it."""
        await stored(self.archive.add(about, chairs, rows, saved))
        return await self.entry(about.id)

    async def change(self, about: StoredTable, chairs: list[StoredChair]) -> TableEntry:
        """Store other settings or seats of a table, and return it."""
        async with self._lock:
            before = self._entries[about.id]
            await stored(self.archive.save(about, chairs))
            if about.seed == before.about.seed and about.started == before.about.started:
                after = TableEntry(about=about, chairs=chairs, live=before.live)
            else:
                # The start decides who confirms turns, and may deal anew.
                after = await self.archive.entry(about.id)
        return self._changed(after)

    async def act(self, id: str, seat: str, command: Command, decision: str, durable: bool = True) -> int:
        """Carry out a command on a copy, store the row, replace the table, and return the number of the row.

        Raises:
            Refused: The command is impossible, or could not be stored. Nothing has changed.
            StaleAnswer: The question has changed since.
        """
        await self.entry(id)
        async with self._lock:
            entry = self._entries[id]
            if decision in entry.live.decisions:
                return await self._repeated(entry, seat, command, decision)
            if entry.about.started is None:
                raise Refused("problem-not-started")
            if isinstance(command, Consent):
                command = structs.replace(command, people=entry.people())
            entry.live.check_length(command)
            live = entry.live.with_command(seat, command, decision)
            now = self.clock()
            row = Row(
                seq=live.seq,
                seat=seat,
                command=command,
                decision=decision,
                at=now,
                hash=live.hash,
                state=live.game.hash(),
            )
            about = entry.about.after(
                TableProgress(live.seq, list(live.question_ids()), now if live.game.over else None)
            )
            after = TableEntry(about=about, chairs=entry.chairs, live=live)
            await stored(self.archive.append(after, row, durable))
        self._changed(after)
        return live.seq

    async def _repeated(self, entry: TableEntry, seat: str, command: Command, decision: str) -> int:
        """Return the row of a decision that was stored before; refuse another command with the same id."""
        number = entry.live.decisions[decision]
        row = (await self.archive.rows(entry.about.id))[number - 1]
        if isinstance(command, Consent) and isinstance(row.command, Consent):
            command = structs.replace(command, people=row.command.people)
        if (row.seat, row.command) != (seat, command):
            raise Refused("problem-decision-used")
        return number

    def _changed(self, entry: TableEntry) -> TableEntry:
        """Replace a table, and tell everybody who follows it."""
        id = entry.about.id
        self._entries[id] = entry
        for listener in list(self._listeners.get(id, ())):
            # Soon, not now: the acknowledgement comes first.
            asyncio.get_running_loop().call_soon(listener, entry)
        for feature in features().values():
            feature.on_change(*self.at(feature, entry))
        if id not in self._playing and next_computer(entry) is not None:
            self._playing[id] = asyncio.get_running_loop().create_task(self._play(id))
        return entry

    async def _play(self, id: str) -> None:
        """Let the computers of a table decide until a person has to."""
        try:
            await self._play_computers(id)
        finally:
            del self._playing[id]

    async def _play_computers(self, id: str) -> None:
        while (seat := next_computer(entry := self._entries[id])) is not None:
            live = entry.live
            try:
                if live.unconfirmed == seat:
                    await self.act(id, seat, Confirm(), f"bot:{seat}:confirm:{live.seq}", durable=False)
                    continue
                question_id = live.question_ids()[seat]
                choice = await self._choice(entry, seat)
                await self.act(id, seat, Move(question_id, [choice]), f"bot:{seat}:{question_id}", durable=False)
            except StaleAnswer:
                continue
            except Refused:
                # Without space nothing can be stored; the next change of the table tries again.
                return

    async def _choice(self, entry: TableEntry, seat: str) -> str:
        """Return the computer's answer, or the first legal one if it fails: people must not wait forever."""
        opponent = entry.bot_at(seat) or ""
        legal = entry.live.game.legal(seat)
        try:
            choice = await self._choose(question(entry.live, seat, opponent))
        except Exception:
            return legal[0]
        return choice if choice in legal else legal[0]

    # Features beside the game

    def at(self, feature: AnyFeature, entry: TableEntry) -> tuple[AnyTable, DeviceFeatureHost]:
        """Return a table, and the device, as a feature knows them."""
        table = feature_table(feature, entry.about, entry.chairs, entry.live)
        return table, DeviceFeatureHost(self, feature, entry.about.id)

    def schedule(self, key: tuple[str, str], seconds: float, action: Callable[[], Awaitable[object]]) -> None:
        """Start the timer of a table and a feature, in place of the one before."""
        self.cancel(key)
        self._timers[key] = (self.clock() + seconds, asyncio.create_task(self._wait(key, seconds, action)))

    async def _wait(self, key: tuple[str, str], seconds: float, action: Callable[[], Awaitable[object]]) -> None:
        await asyncio.sleep(seconds)
        # What the action changes must not cancel it.
        del self._timers[key]
        with suppress(Refused, StaleAnswer):
            await action()

    def cancel(self, key: tuple[str, str]) -> None:
        """Stop the timer of a table and a feature."""
        if key in self._timers:
            self._timers.pop(key)[1].cancel()

    def remaining(self, key: tuple[str, str]) -> float | None:
        """Return the seconds until a timer ends; None if it does not run."""
        return max(0.0, self._timers[key][0] - self.clock()) if key in self._timers else None


class DeviceFeatureHost:
    """The device, for one feature at one table; see `valles.table.feature.FeatureHost`."""

    def __init__(self, tables: LocalTables, feature: AnyFeature, table: str) -> None:
        self._tables = tables
        self._feature = feature
        self._table = table
        self._key = (table, feature.name)

    def option(self, name: str) -> float:
        return OPTIONS[name]

    def now(self) -> float:
        return self._tables.clock()

    def absence(self, seat: str) -> float | None:
        """Everybody sits at this device."""
        return None

    def schedule(self, seconds: float, action: Callable[[], Awaitable[object]]) -> None:
        self._tables.schedule(self._key, seconds, action)

    def cancel(self) -> None:
        self._tables.cancel(self._key)

    def remaining(self) -> float | None:
        return self._tables.remaining(self._key)

    async def act(self, seat: str, command: Command, decision: str) -> None:
        await self._tables.act(self._table, seat, command, decision)

    async def set_left(self, seat: str, left: bool) -> None:
        entry = await self._tables.entry(self._table)
        time = self.now() if left else None
        chairs = [structs.replace(chair, left=time) if chair.seat == seat else chair for chair in entry.chairs]
        await self._tables.change(entry.about, chairs)

    def start_soon(self, action: Callable[[], Awaitable[object]]) -> None:
        """Do nothing: on a device features store nothing, so its tables have no clocks."""

    async def change_state(self, change: Callable[[AnyTable], Struct | None]) -> None:
        """Do nothing, for the same reason."""

    async def change_personal(self, seat: str, change: Callable[[Stored], Struct]) -> None:
        """Do nothing, for the same reason."""

    async def save(self, settings: Struct) -> None:
        entry = await self._tables.entry(self._table)
        changed = {**entry.about.settings.features, self._feature.name: settings}
        about = structs.replace(entry.about, settings=structs.replace(entry.about.settings, features=changed))
        await self._tables.change(about, entry.chairs)


def next_computer(entry: TableEntry) -> str | None:
    """Return the seat of a computer for which the table waits, if any."""
    live = entry.live
    if live.unconfirmed:
        return live.unconfirmed if entry.bot_at(live.unconfirmed) else None
    return next((seat for seat in live.question_ids() if entry.bot_at(seat)), None)


async def stored(writing: Awaitable[None]) -> None:
    """Wait for a write; refuse the change if it fails."""
    try:
        await writing
    except StorageFull as error:
        raise Refused("problem-storage-full", 507) from error
    except OSError as error:
        raise Refused("problem-unavailable", 503) from error
