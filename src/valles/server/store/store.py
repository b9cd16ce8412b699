"""The database: tables, chairs, sessions, links, and every row of every game. A row once written never changes."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
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
    bindparam,
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

from valles.hosting.model import ROWS, Spectator, TableProgress, Viewer, read_row, verified_rows
from valles.server.store.schema import chat, metadata, players, rows, sessions, snapshots, spectators, tables, viewers
from valles.table.row import CorruptTable, Row

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SQLITE_SETTINGS: Final = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
"""An acknowledged move is on disk: full synchronisation, and nothing weaker."""


POSTGRES_TIMEOUTS: Final = {"idle_in_transaction_session_timeout": 5000, "lock_timeout": 8000}
"""Milliseconds after which PostgreSQL ends the session of a worker that hangs, and another waits no more for locks."""
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}
"""Names of drivers in SQLAlchemy, by the part of a URL before ://."""


INSERT_ROW: Final = insert(rows)
UPDATE_TABLE: Final = update(tables).where(tables.c.id == bindparam("own_id"))
"""Statements of every decision, built once."""
PROBE_EVERY: Final = 2.0
"""Seconds for which the result of a trial write is kept."""
PROBE_BYTES: Final = 64 * 1024
HAS_NUMBER: Final = chat.c.number.between(1, 2**31 - 1)
"""Condition for lines of chat with a number; SQLite may hold anything else in that column."""

log = structlog.get_logger(__name__)


class UnusableDatabase(Exception):
    """The database cannot be used; the message is for the person who starts the server."""


class WriteConflict(Exception):
    """Another row was written first."""


def hash_secret(secret: str) -> str:
    """Return the stored form of a secret, so that a copy of the database reveals none."""
    return blake2b(secret.encode(), digest_size=32, person=b"valles secret").hexdigest()


Write = Callable[[AsyncConnection], Awaitable[None]]


class Store:
    """Reads and writes one database."""

    def __init__(self, engine: AsyncEngine, missing: Collection[Column[Any]] = ()) -> None:  # columns of any type
        """Use an engine.

        Args:
            engine: Engine of the database.
            missing: Columns that a database of an older schema does not have; they are read as NULL.
        """
        self.engine = engine
        self._missing = missing
        self.shared = engine.dialect.name == "postgresql"
        """True if other workers may write at the same time."""
        self._write_lock = nullcontext() if self.shared else asyncio.Lock()
        self._probe_lock = asyncio.Lock()
        self._probe_time = -PROBE_EVERY
        self._writable = False

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction. On SQLite they queue here, since its own waiting is slow and unfair."""
        async with self._write_lock, self.engine.begin() as connection:
            yield connection

    # Tables and people

    async def insert(self, table: Table, /, **values: object) -> None:
        """Insert a row of any table."""
        async with self.transaction() as connection:
            await connection.execute(insert(table).values(**values))

    async def insert_all(self, *records: tuple[Table, Mapping[str, object]]) -> None:
        """Insert several rows, of any tables, all or none."""
        async with self.transaction() as connection:
            for table, group in groupby(records, lambda record: record[0]):
                await connection.execute(insert(table), [values for _, values in group])

    async def fetch_one(self, table: Table, /, **where: object) -> RowMapping | None:
        """Return the first row with these values; None if there is none."""
        records = await self.fetch_all(table, **where)
        return records[0] if records else None

    async def fetch_all(self, table: Table, /, **where: object) -> Sequence[RowMapping]:
        """Return all rows with these values."""
        query = self._select(table)
        for name, value in where.items():
            query = query.where(table.c[name] == value)
        async with self.engine.connect() as connection:
            records: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
        return records

    def _select(self, table: Table) -> Select[Any]:  # with the columns of the table
        return select(*(null().label(column.name) if column in self._missing else column for column in table.c))

    async def update(
        self, table: Table, /, where: Mapping[str, object], *conditions: ColumnElement[bool], **values: object
    ) -> int:
        """Set values of the rows for which all conditions hold; return their number."""
        query = update(table).values(**values).where(*conditions)
        for name, value in where.items():
            query = query.where(table.c[name] == value)
        async with self.transaction() as connection:
            return (await connection.execute(query)).rowcount

    async def spectators(self, table: str) -> list[Spectator]:
        """Return the people who watch a table."""
        query = select(players.c.id, players.c.name).join(spectators).where(spectators.c.table == table)
        async with self.engine.connect() as connection:
            records = (await connection.execute(query.order_by(players.c.name))).all()
        return [Spectator(player, name) for player, name in records]

    async def viewers(self, table: str) -> list[Viewer]:
        """Return the people who see a hand at a table without sitting there."""
        if viewers.c.seat in self._missing:
            return []
        query = select(viewers.c.seat, viewers.c.player, players.c.name).join(players).where(viewers.c.table == table)
        async with self.engine.connect() as connection:
            records = (await connection.execute(query.order_by(players.c.name))).all()
        # A cell that holds no text is no seat.
        return [Viewer(seat, player, name) for seat, player, name in records if isinstance(seat, str)]

    async def delete(self, table: Table, /, *conditions: ColumnElement[bool], **where: object) -> int:
        """Delete the rows for which all conditions hold, and with these values; return their number."""
        query = delete(table).where(*conditions)
        for name, value in where.items():
            query = query.where(table.c[name] == value)
        async with self.transaction() as connection:
            return (await connection.execute(query)).rowcount

    # The rows of a game

    async def rows(self, table: str, after: int = 0, before: str = "") -> list[Row]:
        """Return all rows of a table, or those after a row with this hash, and check the chain of hashes."""
        query = self._select(rows).where(rows.c.table == table, rows.c.seq > after).order_by(rows.c.seq)
        try:
            async with self.engine.connect() as connection:
                records = (await connection.execute(query)).mappings().all()
            # Thousands of rows must not hold the event loop.
            return await asyncio.to_thread(verified_rows, table, records, after, before)
        except (TypeError, ValueError) as error:
            raise CorruptTable(f"the rows of table {table} cannot be read", ROWS) from error
        except DatabaseError as error:
            # SQLite's temporary errors have classes of their own.
            if type(error) is not DatabaseError:
                raise
            raise CorruptTable(f"the rows of table {table} cannot be read", ROWS) from error

    async def append(
        self, table: str, row: Row, progress: TableProgress | None = None, also: Write | None = None
    ) -> None:
        """Write the next row. When this returns, the row is on disk.

        Args:
            table: Id of the table.
            row: The row.
            progress: Data of the table that follow from it.
            also: Writes more in the same transaction.

        Raises:
            WriteConflict: Another worker was faster.
        """
        try:
            async with self.transaction() as connection:
                await connection.execute(INSERT_ROW, {"table": table, **row.columns()})
                if progress is not None:
                    await connection.execute(UPDATE_TABLE, {"own_id": table, **asdict(progress)})
                if also is not None:
                    await also(connection)
                await self._announce(connection, table, row.seq)
        except IntegrityError as error:
            raise WriteConflict(f"row {row.seq} of table {table} is taken") from error

    async def row_of_decision(self, table: str, decision: str) -> Row:
        """Return the row of a decision that was written before."""
        record = await self.fetch_one(rows, table=table, decision=decision)
        if record is None:
            raise CorruptTable(f"the row of decision {decision} of table {table} is missing", ROWS)
        return read_row(record)

    async def snapshot(self, table: str) -> object:
        """Return the snapshot of a table; None if there is none that can be read."""
        try:
            record = await self.fetch_one(snapshots, table=table)
        except (SQLAlchemyError, ValueError):
            return None
        return record["body"] if record else None

    async def save_snapshot(self, table: str, seq: int, body: object) -> None:
        """Replace the snapshot of a table. It is a cache, so a failure loses nothing."""
        with suppress(SQLAlchemyError, OSError):
            async with self.transaction() as connection:
                await connection.execute(delete(snapshots).where(snapshots.c.table == table))
                await connection.execute(insert(snapshots).values(table=table, seq=seq, body=body))

    # Chat

    async def append_line(self, table: str, **line: object) -> int:
        """Write the next line of chat; return its number once it is on disk.

        Raises:
            WriteConflict: Another worker was faster.
        """
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table == table, HAS_NUMBER)
        try:
            async with self.transaction() as connection:
                number = int((await connection.execute(last)).scalar_one()) + 1
                await connection.execute(insert(chat).values(table=table, number=number, **line))
                await self._announce(connection, f"chat/{table}", number)
        except IntegrityError as error:
            raise WriteConflict(f"line {number} of table {table} is taken") from error
        return number

    async def lines(self, table: str, after: int, limit: int) -> Sequence[RowMapping]:
        """Return the newest lines of chat after one, in order."""
        query = select(chat).where(chat.c.table == table, chat.c.number > after, HAS_NUMBER)
        async with self.engine.connect() as connection:
            result = await connection.execute(query.order_by(chat.c.number.desc()).limit(limit))
            return result.mappings().all()[::-1]

    # Other workers

    async def announce(self, table: str, seq: int) -> None:
        """Notify other workers of a change that is no row, such as a seat that is taken."""
        if self.shared:
            async with self.transaction() as connection:
                await self._announce(connection, table, seq)

    async def announce_with(self, connection: AsyncConnection, table: str) -> None:
        """Notify other workers of a change that is no row, when the transaction of it is committed."""
        await self._announce(connection, table, 0)

    async def _announce(self, connection: AsyncConnection, table: str, seq: int) -> None:
        """Notify other workers, when the transaction is committed."""
        if self.shared:
            await connection.execute(text("SELECT pg_notify('rows', :payload)"), {"payload": f"{table} {seq}"})

    async def is_writable(self) -> bool:
        """Return True if a row could be written; tried at most once in some seconds."""
        async with self._probe_lock:
            if time.monotonic() >= self._probe_time + PROBE_EVERY:
                self._writable = await self._try_writing()
                self._probe_time = time.monotonic()
            return self._writable

    async def _try_writing(self) -> bool:
        """Begin a write that changes nothing, and fill a little of the disk, which a commit would need."""
        try:
            async with self.transaction() as connection:
                await connection.execute(delete(sessions).where(false()))
            if not self.shared:
                await asyncio.to_thread(_fill_and_remove, f"{self.engine.url.database}.probe")
        except (SQLAlchemyError, OSError) as error:
            log.error("nothing can be written", error=str(getattr(error, "orig", None) or error))
            return False
        return True

    async def settings(self) -> dict[str, str | int]:
        """Return the settings of the database on which the durability of a commit depends."""
        async with self.engine.connect() as connection:
            sqlite = self.engine.dialect.name == "sqlite"
            names = list(SQLITE_SETTINGS) if sqlite else ["fsync", "synchronous_commit"]
            command = "PRAGMA" if sqlite else "SHOW"
            return {name: (await connection.execute(text(f"{command} {name}"))).scalar_one() for name in names}


def unsafe_settings(settings: dict[str, str | int]) -> list[str]:
    """Return the settings under which an acknowledged row could be lost."""
    is_safe: dict[str, Callable[[str | int], bool]] = {
        "journal_mode": lambda mode: mode == "wal",
        "synchronous": lambda level: int(level) >= 2,
        "foreign_keys": lambda on: on == 1,
        "busy_timeout": lambda milliseconds: int(milliseconds) >= 5000,
        "fsync": lambda on: on == "on",
        "synchronous_commit": lambda level: level in ("on", "remote_apply"),
    }
    return [f"{name}={value}" for name, value in settings.items() if not is_safe[name](value)]


# Addresses and engines


def address(url: str) -> URL:
    """Return the URL of a database, with the driver that the server uses, from a path or a URL as people write it."""
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
    """Return the name of a database in messages: the file, or the URL without its password."""
    if url.get_backend_name() == "sqlite":
        return f"{url.database}"
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def database_file(url: URL) -> Path | None:
    """Return the file of a SQLite database; None for a database server."""
    if url.get_backend_name() != "sqlite":
        return None
    if url.database in (None, "", ":memory:"):
        raise UnusableDatabase("a database in memory keeps nothing; name a file")
    return Path(str(url.database))


def durable_engine(url: str) -> AsyncEngine:
    """Return the engine for a database, with settings under which a commit is durable."""
    parsed = address(url)
    if parsed.get_backend_name() != "sqlite":
        return postgres_engine(parsed)
    engine = create_async_engine(parsed, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for name, value in SQLITE_SETTINGS.items():
            cursor.execute(f"PRAGMA {name}={value}")
        cursor.close()
        accept_any_text(connection)

    return engine


def postgres_engine(url: URL) -> AsyncEngine:
    """Return the engine for PostgreSQL, where a worker that hangs within a transaction does not hold up others."""
    engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for name, milliseconds in POSTGRES_TIMEOUTS.items():
            cursor.execute(f"SET {name} = {milliseconds}")
        cursor.close()
        connection.commit()

    return engine


def accept_any_text(connection: DBAPIConnection) -> None:
    """Read text that is not UTF-8 with replacement characters: it must not fail a query about many tables."""
    connection.driver_connection.text_factory = lambda text: text.decode(errors="replace")


def read_only_engine(url: str) -> AsyncEngine:
    """Return the engine for a database that is only read, and may be in use."""
    parsed = address(url)
    file = database_file(parsed)
    if file is None:
        return create_async_engine(parsed, hide_parameters=True)
    if not file.is_file():
        raise UnusableDatabase(f"there is no database {file}")
    as_uri = f"{file.resolve().as_uri()}?mode=rw"
    engine = create_async_engine(parsed.set(database=as_uri, query={"uri": "true"}), hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA query_only=ON")
        cursor.close()
        accept_any_text(connection)

    return engine


@asynccontextmanager
async def read_only_store(url: str) -> AsyncIterator[Store]:
    """Open a database to which nothing is written; it may be in use, and have the schema of an older version."""
    engine = read_only_engine(url)
    try:
        async with engine.connect() as connection:
            missing = await connection.run_sync(missing_columns)
        yield Store(engine, missing)
    except SQLAlchemyError as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split())
        raise UnusableDatabase(f"cannot read the database {display_name(address(url))}: {reason}") from error
    finally:
        await engine.dispose()


def missing_columns(connection: Connection) -> list[Column[object]]:
    """Return the columns that a database of an older schema does not have."""
    columns = {
        name: {column["name"] for column in inspect(connection).get_columns(name)}
        for name in inspect(connection).get_table_names()
    }
    return [
        column
        for name, table in metadata.tables.items()
        for column in table.c
        if column.name not in columns.get(name, ())
    ]


class DatabaseLock:
    """Lock that lets one server use a SQLite file, until the process ends.

    A file beside the database is locked, and on Linux the database file itself too: without the first, a copy that is
    moved into place would be served a second time; without the second, deleting the first would let a second server in.
    SQLite's own locks do not mind: flock and fcntl are apart on Linux, but not on other systems.
    """

    def __init__(self, database: Path) -> None:
        """Take the locks.

        Raises:
            UnusableDatabase: Another server holds one of them.
        """
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
                _lock_file(file)
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


def _lock_file(file: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _fill_and_remove(path: str) -> None:
    """Write a small file to the disk and remove it; raises OSError if the disk is full or read-only."""
    try:
        with open(path, "wb") as file:
            file.write(bytes(PROBE_BYTES))
            file.flush()
            os.fsync(file.fileno())
    finally:
        with suppress(OSError):
            os.unlink(path)
