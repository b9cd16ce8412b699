"""All tables of a server: loaded when somebody comes, changed one row at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import structlog
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from valles.players import opponents
from valles.server.command import Command, Consent, kind_of
from valles.server.metrics import COMMITS, ROWS
from valles.server.model import Progress, StoredChair, StoredTable, read_chair, read_table
from valles.server.protocol import Chart, Snapshot
from valles.server.row import Damaged, Row
from valles.server.schema import chairs, tables
from valles.server.store import Stale, Store
from valles.server.table import LiveTable, OutOfDate, Refused, opened

log = structlog.get_logger(__name__)

MOST_ROOMS: Final = 500
"""How many tables are kept in memory, as long as people are not at more of them."""
SNAPSHOT_EVERY: Final = 100
"""Rows between two snapshots of a table."""
ATTEMPTS: Final = 10
"""How often a row is planned anew because another worker was faster."""


class UnknownTable(LookupError):
    pass


class Unavailable(Exception):
    """The disk did not take the row; nothing has changed, and the client may ask again."""


@dataclass(frozen=True)
class Room:
    """A table and who sits at it, as they are on disk."""

    about: StoredTable
    chairs: list[StoredChair]
    live: LiveTable
    watching: Sequence[str] = ()
    """The names of the spectators."""
    told: dict[str | None, Snapshot] = field(default_factory=dict, compare=False)
    """What has been made of the table for each viewpoint, since many may look from the same."""
    charts: list[Chart] = field(default_factory=list, compare=False)
    """The chart of a finished game, once somebody has asked for it."""

    def chair(self, seat: str) -> StoredChair | None:
        return next((chair for chair in self.chairs if chair.seat == seat), None)

    def seats_of(self, player: str) -> list[str]:
        return [chair.seat for chair in self.chairs if chair.player == player]

    def people(self) -> list[str]:
        """The seats of people, also of those who are away: nobody looks ahead and goes back without them."""
        return [chair.seat for chair in self.chairs if chair.kind == "person"]

    def bot_at(self, seat: str) -> str | None:
        """The computer opponent that plays for the seat now, if any does."""
        chair = self.chair(seat)
        if chair is None or self.about.started is None:
            return None
        if chair.kind == "bot" or (chair.left is not None and self.about.settings.on_leave == "bot"):
            return chair.bot or opponents(self.about.game)[0]
        return None


Watcher = Callable[[Room], None]


class Hall:
    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self._rooms: dict[str, Room] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._watchers: dict[str, list[Watcher]] = {}
        self._everywhere: list[Watcher] = []
        self._writing: set[asyncio.Task[Room]] = set()

    # Looking

    async def room(self, id: str) -> Room:
        """The table as it is; read from its rows if nobody has been here since the server started."""
        if id not in self._rooms:
            async with self._lock(id):
                if id not in self._rooms:
                    self._make_room()
                    self._rooms[id] = await self._read(id)
                    self._tell(self._rooms[id])
        return self._rooms[id]

    @property
    def loaded(self) -> int:
        return len(self._rooms)

    async def table(self, id: str) -> LiveTable:
        return (await self.room(id)).live

    async def looked_at_again(self, id: str) -> Room:
        """The table as another worker may have left it a moment ago."""
        if self.store.shared:
            await self.heard(id, 0)
        return await self.room(id)

    async def _read(self, id: str, live: LiveTable | None = None) -> Room:
        # PostgreSQL takes no zero bytes.
        found = None if "\0" in id else await self.store.one(tables, id=id)
        if found is None:
            # Whoever guesses at ids leaves nothing behind.
            self._locks.pop(id, None)
            raise UnknownTable(id)
        about = read_table(found)
        seated = [read_chair(chair) for chair in await self.store.many(chairs, table=id)]
        live = live or await self._opened(about)
        order = live.game.seats
        watching = await self.store.watching(id)
        return Room(about, sorted(seated, key=lambda chair: order.index(chair.seat)), live, watching)

    async def _opened(self, about: StoredTable) -> LiveTable:
        """The table as its rows tell it."""
        written = await self.store.rows(about.id)
        if len(written) < about.seq:
            raise Damaged(f"the last rows of table {about.id} are missing")
        facts = (about.id, about.game, about.setup, about.seed, tuple(about.settings.confirming))
        kept = await self.store.kept(about.id)
        try:
            return opened(*facts, written, kept)
        except ValueError as error:
            # Its game is not installed, or no longer knows this setup.
            raise Damaged(f"table {about.id} cannot be opened: {error}") from error

    def watch(self, id: str, watcher: Watcher) -> Callable[[], None]:
        """Call the watcher after every change of the table; what is returned ends that."""
        watchers = self._watchers.setdefault(id, [])
        watchers.append(watcher)
        return lambda: watchers.remove(watcher)

    def watch_everything(self, watcher: Watcher) -> None:
        self._everywhere.append(watcher)

    def _tell(self, room: Room) -> None:
        """A watcher that fails harms neither the row nor the others."""
        for watcher in [*self._everywhere, *self._watchers.get(room.live.id, ())]:
            try:
                watcher(room)
            except Exception as error:
                log.error("a watcher failed", table=room.live.id, exc_info=error)

    def _make_room(self) -> None:
        """Forget the tables that nobody has looked at for longest; they are read again when somebody comes."""
        idle = [id for id in self._rooms if not self._watchers.get(id) and not self._lock(id).locked()]
        for id in idle[: max(0, len(self._rooms) - MOST_ROOMS)]:
            del self._rooms[id]
            self._locks.pop(id)
            self._watchers.pop(id, None)

    # Changing

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def renew(self, id: str) -> Room:
        """Read again who sits where, after that has changed on disk, and tell everybody."""
        async with self._lock(id):
            room = self._rooms[id] = await self._read_on(id)
        await self.store.announce(id, 0)
        self._tell(room)
        return room

    async def heard(self, id: str, seq: int) -> None:
        """Another worker has changed the table; nobody here needs it if nobody here knows it."""
        if not self._needs(id):
            return
        async with self._lock(id):
            known = self._rooms.get(id)
            if 0 < seq <= known.live.seq if known else not self._watchers.get(id):
                return
            room = self._rooms[id] = await self._read_on(id)
        if room != known:
            self._tell(room)

    def _needs(self, id: str) -> bool:
        """Whether a table is known here, or is watched, or is just being read."""
        return id in self._rooms or bool(self._watchers.get(id)) or (id in self._locks and self._locks[id].locked())

    async def _read_on(self, id: str) -> Room:
        """The table as it is on disk, from what is known of it; its start decides who confirms, so not from before."""
        known = self._rooms.get(id)
        started = known is not None and known.about.started is not None
        return await self._read(id, await self._caught_up(known.live) if known and started else None)

    async def _caught_up(self, live: LiveTable) -> LiveTable:
        """The table after the rows that others have written meanwhile."""
        for row in await self.store.rows(live.id, live.seq, live.hash):
            live = live.after(row)
        return live

    async def heard_nothing(self) -> None:
        """Notifications may have been lost: look at every table that is known here."""
        for id in {*self._rooms, *self._watchers}:
            try:
                await self.heard(id, 0)
            except Damaged as error:
                log.error("damaged table", what=str(error))

    async def act(self, id: str, seat: str, command: Command, decision: str) -> int:
        """Validate on a copy, commit, swap, and only then answer: the row's number.

        The same decision again gets the same answer. OutOfDate or Refused change nothing, nor does Unavailable.
        A caller that is cancelled does not tear a row apart: what has begun is brought to its end.
        """
        await self.room(id)
        writing = asyncio.create_task(self._act(id, seat, command, decision))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        try:
            with COMMITS.time():
                room = await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(self._tell_of)
            raise
        if room.live.seq == room.live.decisions[decision]:
            self._tell(room)
        return room.live.decisions[decision]

    def _tell_of(self, writing: asyncio.Task[Room]) -> None:
        """Whoever wanted the row has gone; the others hear of it all the same."""
        if not writing.cancelled() and writing.exception() is None:
            self._tell(writing.result())

    async def close(self) -> None:
        """Bring to an end what is being written."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def _act(self, id: str, seat: str, command: Command, decision: str) -> Room:
        async with self._lock(id):
            for _ in range(ATTEMPTS):
                try:
                    return await self._attempt(id, seat, command, decision)
                except Stale:
                    # Another worker's row may be this very decision, or leave its question as it was.
                    self._tell(await self._overtaken(id))
            raise OutOfDate

    async def _overtaken(self, id: str) -> Room:
        """The table with the rows of the worker that was faster; whoever looks here has to hear of them."""
        try:
            self._rooms[id] = await self._read_on(id)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable from error
        return self._rooms[id]

    async def _attempt(self, id: str, seat: str, command: Command, decision: str) -> Room:
        room = self._rooms.get(id) or await self._read(id)
        if decision in room.live.decisions:
            await self._compare(id, seat, command, decision)
            return room
        if room.about.started is None:
            self._tell(room := await self._overtaken(id))
        if room.about.started is None:
            raise Refused("problem-not-started")
        if isinstance(command, Consent):
            command = replace(command, people=room.people())
        after = room.live.planned(seat, command, decision)
        row = Row(after.seq, seat, command, decision, self.clock(), after.hash)
        progress = Progress(after.seq, list(after.pending()), row.at if after.game.over else None)
        await self._write(id, row, progress)
        ROWS.labels(kind_of(command)).inc()
        self._rooms[id] = Room(room.about.after(progress), room.chairs, after, room.watching)
        if after.seq % SNAPSHOT_EVERY == 0:
            await self.store.keep(id, after.seq, after.saved())
        return self._rooms[id]

    async def _compare(self, id: str, seat: str, command: Command, decision: str) -> None:
        """Refuse a decision whose id already stands for something else: its answer would not be true."""
        try:
            row = await self.store.decided(id, decision)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable from error
        if isinstance(command, Consent) and isinstance(row.command, Consent):
            # Who sits at the table may have changed since; the client does not say it.
            command = replace(command, people=row.command.people)
        if (row.seat, row.command) != (seat, command):
            raise Refused("problem-decision-used")

    async def _write(self, id: str, row: Row, progress: Progress) -> None:
        try:
            await self.store.append(id, row, progress=progress)
        except (SQLAlchemyError, OSError) as error:
            self._rooms.pop(id, None)
            raise Unavailable from error
