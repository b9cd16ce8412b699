"""What is on disk: tables, chairs, sessions, links, and every row of every game. A row once written never changes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", Float, nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True, doc="the hash of the cookie"),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("seed", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("language", String, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("host", ForeignKey("players.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
)
chairs = Table(
    "chairs",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String, primary_key=True),
    Column("kind", String, nullable=False, doc="person, open or bot"),
    Column("player", ForeignKey("players.id"), index=True, doc="who sits there; one player may hold several"),
    Column("name", String, nullable=False),
    Column("bot", String, doc="the computer opponent that plays, or would if the player leaves"),
    Column("left", Float, doc="since when the player is away"),
)
links = Table(
    "links",
    metadata,
    Column("id", String, primary_key=True, doc="the hash of the secret"),
    Column("kind", String, nullable=False, doc="seat, watch or device"),
    Column("table", ForeignKey("tables.id"), index=True),
    Column("seat", String, doc="the seat that is offered"),
    Column("player", ForeignKey("players.id"), doc="whose devices are joined"),
    Column("expires", Float, nullable=False),
    Column("used", Float),
)
spectators = Table(
    "spectators",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True),
)
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", JSON, nullable=False, doc="a cache: without it the rows tell the same"),
)
rows = Table(
    "rows",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", String, nullable=False),
    Column("kind", String, nullable=False, doc="move, undo, take_back, confirm or consent"),
    Column("body", JSON, nullable=False),
    Column("decision", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("hash", String, nullable=False, doc="of this row and the hash of the row before"),
    UniqueConstraint("table", "decision"),
)

SQLITE_SETTINGS: Final = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
"""An acknowledged move is on disk: full synchronisation, and nothing weaker (RELIABILITY D3)."""


class Damaged(Exception):
    """The rows of a table do not fit together; names the first that does not."""


class Stale(Exception):
    """Another row was written first."""


@dataclass(frozen=True)
class Row:
    seq: int
    seat: str
    kind: str
    body: Any
    decision: str
    at: float
    hash: str


def chained(before: str, seq: int, seat: str, kind: str, body: Any, decision: str) -> str:
    """The hash that ties a row to all rows before it."""
    told = json.dumps([before, seq, seat, kind, body, decision], separators=(",", ":"), sort_keys=True)
    return blake2b(told.encode(), digest_size=16).hexdigest()


def hashed(secret: str) -> str:
    """How secrets are kept: a copy of the database opens no seat."""
    return blake2b(secret.encode(), digest_size=32, person=b"valles secret").hexdigest()


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    # Tables and people

    async def put(self, into: Table, /, **values: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(into).values(**values))

    async def one(self, among: Table, /, **where: Any) -> Any | None:
        """The row with these values, as a mapping."""
        found = await self.many(among, **where)
        return found[0] if found else None

    async def many(self, among: Table, /, **where: Any) -> Sequence[Any]:
        query = select(among)
        for name, value in where.items():
            query = query.where(among.c[name] == value)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def change(self, among: Table, /, where: dict[str, Any], **values: Any) -> int:
        """Set values where all conditions hold; how many rows that were."""
        query = update(among).values(**values)
        for name, value in where.items():
            query = query.where(among.c[name] == value)
        async with self.engine.begin() as connection:
            return (await connection.execute(query)).rowcount

    # The rows of a game

    async def rows(self, table: str) -> list[Row]:
        """All rows of a table, their chain checked."""
        query = select(rows).where(rows.c.table == table).order_by(rows.c.seq)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        loaded = [Row(r["seq"], r["seat"], r["kind"], r["body"], r["decision"], r["at"], r["hash"]) for r in found]
        before = ""
        for number, row in enumerate(loaded, 1):
            expected = chained(before, row.seq, row.seat, row.kind, row.body, row.decision)
            if row.seq != number or row.hash != expected:
                raise Damaged(f"row {number} of table {table} does not follow from the row before")
            before = row.hash
        return loaded

    async def append(self, table: str, row: Row) -> None:
        """Write the next row; Stale if somebody else was faster. When this returns, the row is on disk."""
        values = {name: getattr(row, name) for name in ("seq", "seat", "kind", "body", "decision", "at", "hash")}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(rows).values(table=table, **values))
                await self._announce(connection, table, row.seq)
        except IntegrityError as error:
            raise Stale(f"row {row.seq} of table {table} is taken") from error

    async def _announce(self, connection: AsyncConnection, table: str, seq: int) -> None:
        """Tell other workers, once the row is committed."""
        if self.engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_notify('rows', :told)"), {"told": f"{table} {seq}"})

    async def settings(self) -> dict[str, Any]:
        """How the database keeps what is written, as it says itself."""
        async with self.engine.connect() as connection:
            sqlite = self.engine.dialect.name == "sqlite"
            names = list(SQLITE_SETTINGS) if sqlite else ["fsync", "synchronous_commit"]
            ask = "PRAGMA" if sqlite else "SHOW"
            return {name: (await connection.execute(text(f"{ask} {name}"))).scalar() for name in names}


def opened(url: str) -> AsyncEngine:
    """The engine for a database URL, with settings that keep what is acknowledged."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for name, value in SQLITE_SETTINGS.items():
                cursor.execute(f"PRAGMA {name}={value}")
            cursor.close()

    return engine
