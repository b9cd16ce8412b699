"""What is on disk: tables, chairs, sessions, links, and every row of every game. A row once written never changes."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import structlog
from msgspec.structs import asdict
from sqlalchemy import (
    URL,
    Column,
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    Table,
    delete,
    event,
    false,
    func,
    insert,
    inspect,
    make_url,
    null,
    select,
    text,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from valles.server.store.model import Progress, Spectator, Viewer
from valles.server.store.schema import chat, metadata, players, rows, sessions, snapshots, spectators, tables, viewers
from valles.table.command import UnknownCommand, decoded
from valles.table.row import Damaged, Row, stored_hash

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SQLITE_SETTINGS: Final = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
"""An acknowledged move is on disk: full synchronisation, and nothing weaker."""


DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}
"""The part of a URL before ://, and its name in SQLAlchemy."""


ROWS: Final = "damage-rows"
"""Why a table is damaged, where it is its rows."""
PROBE_EVERY: Final = 2.0
"""Seconds for which it is believed that the database can be written, or cannot."""
PROBE_BYTES: Final = 64 * 1024
NUMBERED: Final = chat.c.number.between(1, 2**31 - 1)
"""Holds for lines with a number; SQLite may hold anything else in that column."""

log = structlog.get_logger(__name__)


class UnusableDatabase(Exception):
    """The database cannot be used; the message is a sentence for whoever starts the server."""


class Stale(Exception):
    """Another row was written first."""


def checked_rows(table: str, found: Sequence[RowMapping], after: int = 0, before: str = "") -> list[Row]:
    """The rows, if the hash of each follows from the row before; otherwise Damaged."""
    loaded = []
    for number, stored in enumerate(found, after + 1):
        columns = (stored[name] for name in ("seq", "seat", "kind", "body", "decision"))
        if stored["seq"] != number or stored["hash"] != stored_hash(before, *columns):
            raise Damaged(f"row {number} of table {table} does not follow from the row before", ROWS)
        if not isinstance(stored["at"], int | float) or not isinstance(stored["state"], str | None):
            raise Damaged(f"row {number} of table {table} cannot be read: its time or state is none", ROWS)
        before = stored["hash"]
        loaded.append(read_row(stored))
    return loaded


def read_row(stored: RowMapping) -> Row:
    """A row from its columns; commands are read from the database here only."""
    try:
        command = decoded(stored["kind"], stored["body"])
    except UnknownCommand as error:
        raise Damaged(f"row {stored['seq']} of table {stored['table']} cannot be read: {error}", ROWS) from error
    values = (stored[name] for name in ("decision", "at", "hash", "state"))
    return Row(stored["seq"], stored["seat"], command, *values)


def hashed(secret: str) -> str:
    """How secrets are stored, so that a copy of the database reveals none."""
    return blake2b(secret.encode(), digest_size=32, person=b"valles secret").hexdigest()


class Store:
    def __init__(self, engine: AsyncEngine, lacking: Collection[Column[Any]] = ()) -> None:  # columns of any type
        """Columns that a database of an older schema lacks are read as NULL."""
        self.engine = engine
        self._lacking = lacking
        self.shared = engine.dialect.name == "postgresql"
        """Whether other workers may write at the same time."""
        self._turn = nullcontext() if self.shared else asyncio.Lock()
        self._probing = asyncio.Lock()
        self._probed = -PROBE_EVERY
        self._writable = False

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. On SQLite they queue here, since its own waiting is slow and unfair."""
        async with self._turn, self.engine.begin() as connection:
            yield connection

    # Tables and people

    async def put(self, into: Table, /, **values: object) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(into).values(**values))

    async def put_all(self, *facts: tuple[Table, Mapping[str, object]]) -> None:
        """Several rows, of any tables, all or none."""
        async with self.writing() as connection:
            for into, alike in groupby(facts, lambda fact: fact[0]):
                await connection.execute(insert(into), [values for _, values in alike])

    async def one(self, among: Table, /, **where: object) -> RowMapping | None:
        """The row with these values."""
        found = await self.many(among, **where)
        return found[0] if found else None

    async def many(self, among: Table, /, **where: object) -> Sequence[RowMapping]:
        query = self._select(among)
        for name, value in where.items():
            query = query.where(among.c[name] == value)
        async with self.engine.connect() as connection:
            found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
        return found

    def _select(self, among: Table) -> Select[Any]:  # with the columns of the table
        return select(*(null().label(column.name) if column in self._lacking else column for column in among.c))

    async def change(
        self, among: Table, /, where: Mapping[str, object], *also: ColumnElement[bool], **values: object
    ) -> int:
        """Set values where all conditions hold; returns the number of rows."""
        query = update(among).values(**values).where(*also)
        for name, value in where.items():
            query = query.where(among.c[name] == value)
        async with self.writing() as connection:
            return (await connection.execute(query)).rowcount

    async def spectators(self, table: str) -> list[Spectator]:
        """Who watches a table."""
        query = select(players.c.id, players.c.name).join(spectators).where(spectators.c.table == table)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query.order_by(players.c.name))).all()
        return [Spectator(player, name) for player, name in found]

    async def viewers(self, table: str) -> list[Viewer]:
        """Who sees which hand at a table without sitting there."""
        if viewers.c.seat in self._lacking:
            return []
        query = select(viewers.c.seat, viewers.c.player, players.c.name).join(players).where(viewers.c.table == table)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query.order_by(players.c.name))).all()
        # A cell that holds no text is nobody's seat.
        return [Viewer(seat, player, name) for seat, player, name in found if isinstance(seat, str)]

    async def remove(self, among: Table, /, **where: object) -> int:
        """Delete the rows with these values; returns their number."""
        query = delete(among)
        for name, value in where.items():
            query = query.where(among.c[name] == value)
        async with self.writing() as connection:
            return (await connection.execute(query)).rowcount

    # The rows of a game

    async def rows(self, table: str, after: int = 0, before: str = "") -> list[Row]:
        """All rows of a table, or those after a row with this hash; the chain of hashes is checked."""
        query = self._select(rows).where(rows.c.table == table, rows.c.seq > after).order_by(rows.c.seq)
        try:
            async with self.engine.connect() as connection:
                found = (await connection.execute(query)).mappings().all()
            return checked_rows(table, found, after, before)
        except (TypeError, ValueError) as error:
            raise Damaged(f"the rows of table {table} cannot be read", ROWS) from error
        except DatabaseError as error:
            # SQLite's temporary errors have classes of their own.
            if type(error) is not DatabaseError:
                raise
            raise Damaged(f"the rows of table {table} cannot be read", ROWS) from error

    async def append(self, table: str, row: Row, progress: Progress | None = None) -> None:
        """Write the next row; Stale if somebody else was faster. When this returns, the row is on disk."""
        try:
            async with self.writing() as connection:
                await connection.execute(insert(rows).values(table=table, **row.columns()))
                if progress is not None:
                    noted = update(tables).where(tables.c.id == table).values(**asdict(progress))
                    await connection.execute(noted)
                await self._announce(connection, table, row.seq)
        except IntegrityError as error:
            raise Stale(f"row {row.seq} of table {table} is taken") from error

    async def decided(self, table: str, decision: str) -> Row:
        """The row of a decision that is known to be on disk."""
        found = await self.one(rows, table=table, decision=decision)
        if found is None:
            raise Damaged(f"the row of decision {decision} of table {table} is missing", ROWS)
        return read_row(found)

    async def snapshot(self, table: str) -> object:
        """The snapshot of a table, if there is one that can be read."""
        try:
            found = await self.one(snapshots, table=table)
        except (SQLAlchemyError, ValueError):
            return None
        return found["body"] if found else None

    async def save_snapshot(self, table: str, seq: int, body: object) -> None:
        """Replace the snapshot of a table. It is a cache, so a failure loses nothing."""
        with suppress(SQLAlchemyError, OSError):
            async with self.writing() as connection:
                await connection.execute(delete(snapshots).where(snapshots.c.table == table))
                await connection.execute(insert(snapshots).values(table=table, seq=seq, body=body))

    # Chat

    async def append_line(self, table: str, **line: object) -> int:
        """Write the next line; returns its number once it is on disk. Stale if somebody else was faster."""
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table == table, NUMBERED)
        try:
            async with self.writing() as connection:
                number = int((await connection.execute(last)).scalar_one()) + 1
                await connection.execute(insert(chat).values(table=table, number=number, **line))
                await self._announce(connection, f"chat/{table}", number)
        except IntegrityError as error:
            raise Stale(f"line {number} of table {table} is taken") from error
        return number

    async def lines(self, table: str, after: int, most: int) -> Sequence[RowMapping]:
        """The newest lines after one, in order."""
        query = select(chat).where(chat.c.table == table, chat.c.number > after, NUMBERED)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(chat.c.number.desc()).limit(most))
            return found.mappings().all()[::-1]

    # Other workers

    async def announce(self, table: str, seq: int) -> None:
        """Notify other workers of a change that is no row, such as who sits where."""
        if self.shared:
            async with self.writing() as connection:
                await self._announce(connection, table, seq)

    async def _announce(self, connection: AsyncConnection, table: str, seq: int) -> None:
        """Notify other workers, when the transaction is committed."""
        if self.shared:
            await connection.execute(text("SELECT pg_notify('rows', :told)"), {"told": f"{table} {seq}"})

    async def writable(self) -> bool:
        """Whether a row could be written; tried at most once in some seconds, whoever asks how often."""
        async with self._probing:
            if time.monotonic() >= self._probed + PROBE_EVERY:
                self._writable = await self._try_writing()
                self._probed = time.monotonic()
            return self._writable

    async def _try_writing(self) -> bool:
        """Begin a write that changes nothing, and fill a little of the disk, which a commit would need."""
        try:
            async with self.writing() as connection:
                await connection.execute(delete(sessions).where(false()))
            if not self.shared:
                await asyncio.to_thread(_fill_and_remove, f"{self.engine.url.database}.probe")
        except (SQLAlchemyError, OSError) as error:
            log.error("nothing can be written", error=str(getattr(error, "orig", None) or error))
            return False
        return True

    async def settings(self) -> dict[str, str | int]:
        """The settings of the database that decide whether a commit is durable."""
        async with self.engine.connect() as connection:
            sqlite = self.engine.dialect.name == "sqlite"
            names = list(SQLITE_SETTINGS) if sqlite else ["fsync", "synchronous_commit"]
            ask = "PRAGMA" if sqlite else "SHOW"
            return {name: (await connection.execute(text(f"{ask} {name}"))).scalar_one() for name in names}


def unsafe_settings(settings: dict[str, str | int]) -> list[str]:
    """The settings under which an acknowledged row could be lost."""
    enough: dict[str, Callable[[str | int], bool]] = {
        "journal_mode": lambda mode: mode == "wal",
        "synchronous": lambda level: int(level) >= 2,
        "foreign_keys": lambda on: on == 1,
        "busy_timeout": lambda milliseconds: int(milliseconds) >= 5000,
        "fsync": lambda on: on == "on",
        "synchronous_commit": lambda level: level in ("on", "remote_apply"),
    }
    return [f"{name}={value}" for name, value in settings.items() if not enough[name](value)]


# Which database


def address(url: str) -> URL:
    """A path, or a URL as people write it, with the driver that the server uses."""
    if "://" not in url:
        return URL.create(DRIVERS["sqlite"], database=url)
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise UnusableDatabase("the URL of the database cannot be read") from error
    name = parsed.drivername
    if name not in DRIVERS and name not in DRIVERS.values():
        raise UnusableDatabase(f"a database is a file, sqlite:///FILE or postgresql://…, not {name}://…")
    return parsed.set(drivername=DRIVERS.get(name, name))


def display_name(url: URL) -> str:
    """The name of a database in messages: the file, or the URL without its password."""
    if url.get_backend_name() == "sqlite":
        return f"{url.database}"
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def database_file(url: URL) -> Path | None:
    """The file of a SQLite database; None for a database server."""
    if url.get_backend_name() != "sqlite":
        return None
    if url.database in (None, "", ":memory:"):
        raise UnusableDatabase("a database in memory keeps nothing; name a file")
    return Path(str(url.database))


def opened(url: str) -> AsyncEngine:
    """The engine for a database URL, with settings under which a commit is durable."""
    where = address(url)
    if where.get_backend_name() != "sqlite":
        return create_async_engine(where, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(where, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for name, value in SQLITE_SETTINGS.items():
            cursor.execute(f"PRAGMA {name}={value}")
        cursor.close()
        accept_any_text(connection)

    return engine


def accept_any_text(connection: DBAPIConnection) -> None:
    """Let text that is not UTF-8 be read with signs for what is wrong: it must not fail a query about many tables."""
    connection.driver_connection.text_factory = lambda text: text.decode(errors="replace")


def opened_for_reading(url: str) -> AsyncEngine:
    """The engine for a database that is only read, and may be in use."""
    where = address(url)
    file = database_file(where)
    if file is None:
        return create_async_engine(where, hide_parameters=True)
    if not file.is_file():
        raise UnusableDatabase(f"there is no database {file}")
    as_uri = f"{file.resolve().as_uri()}?mode=rw"
    engine = create_async_engine(where.set(database=as_uri, query={"uri": "true"}), hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA query_only=ON")
        cursor.close()
        accept_any_text(connection)

    return engine


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[Store]:
    """A database to which nothing is written; it may be in use, and have the schema of an older version."""
    engine = opened_for_reading(url)
    try:
        async with engine.connect() as connection:
            lacking = await connection.run_sync(lacking_columns)
        yield Store(engine, lacking)
    except SQLAlchemyError as error:
        said = " ".join(str(getattr(error, "orig", None) or error).split())
        raise UnusableDatabase(f"cannot read the database {display_name(address(url))}: {said}") from error
    finally:
        await engine.dispose()


def lacking_columns(connection: Connection) -> list[Column[object]]:
    """The columns that a database of an older schema does not have."""
    there = {
        name: {column["name"] for column in inspect(connection).get_columns(name)}
        for name in inspect(connection).get_table_names()
    }
    return [
        column
        for name, table in metadata.tables.items()
        for column in table.c
        if column.name not in there.get(name, ())
    ]


class Lock:
    """Lets one server use a SQLite file, until the process ends.

    A file beside the database is locked, and on Linux the database file itself too: without the first, a copy that is
    moved into place would be served a second time; without the second, deleting the first would let a second server in.
    SQLite's own locks do not mind: flock and fcntl are apart on Linux, but not on other systems.
    """

    def __init__(self, database: Path) -> None:
        """Take the locks; UnusableDatabase if another server has one."""
        self._files: list[int] = []
        names = [f"{database.resolve()}.lock", *([str(database)] if sys.platform == "linux" else [])]
        try:
            for name in names:
                self._files.append(os.open(name, os.O_RDWR | os.O_CREAT, 0o644))
        except OSError as error:
            self.release()
            raise UnusableDatabase(f"cannot open the database {database}: {error.strerror}") from error
        try:
            for file in self._files:
                _take(file)
        except OSError as error:
            self.release()
            raise UnusableDatabase(f"another server already uses the database {database}") from error
        if sys.platform != "win32":
            os.register_at_fork(after_in_child=self.release)

    def release(self) -> None:
        """Release the locks, after SQLite has closed the file: closing it here ends SQLite's own locks on it.

        A child process only closes its copies of the file descriptors.
        """
        for file in self._files:
            os.close(file)
        self._files = []


def _take(file: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _fill_and_remove(path: str) -> None:
    """Write a small file to the disk; OSError if that is full or read-only."""
    try:
        with open(path, "wb") as file:
            file.write(bytes(PROBE_BYTES))
            file.flush()
            os.fsync(file.fileno())
    finally:
        with suppress(OSError):
            os.unlink(path)
