"""Schema of the database; a change here needs a migration. People are `players` there, and `User` in the code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    TypeDecorator,
    UniqueConstraint,
)

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
"""Names of constraints, the same in every database, so that a later migration can change them."""

metadata = MetaData(naming_convention=NAMES)


class InvalidJson:
    """Stands for a value that is no JSON; no type that a column may have accepts it."""


class Json(TypeDecorator[Any]):  # whatever JSON holds
    """JSON. A value that is none must not fail the query, which may be about many tables."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:  # as SQLAlchemy has it
        decode = super().result_processor(dialect, coltype)

        def decode_or_mark(value: Any) -> Any:  # as the driver has read it
            try:
                return value if decode is None else decode(value)
            except (ValueError, TypeError, RecursionError):
                return InvalidJson()

        return decode_or_mark


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
    Column("setup", Json, nullable=False),
    Column("seed", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("language", String, nullable=False),
    Column("settings", Json, nullable=False),
    Column("host", ForeignKey("players.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("seq", Integer, nullable=False, default=0, doc="of the last row, so that none is cut off unnoticed"),
    Column("waiting", Json, nullable=False, default=list, doc="the seats that are asked, for the lists of games"),
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
    Column("kind", String, nullable=False, doc="seat, watch, hand or device"),
    Column("table", ForeignKey("tables.id"), index=True),
    Column("seat", String, doc="the seat that is offered, or whose hand is shown"),
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
viewers = Table(
    "viewers",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String, primary_key=True, doc="whose hand is shown"),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True, doc="to whom"),
)
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Json, nullable=False, doc="a cache: without it the rows tell the same"),
)
rows = Table(
    "rows",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", String, nullable=False),
    Column("kind", String, nullable=False, doc="move, undo, take_back, confirm or consent"),
    Column("body", Json, nullable=False),
    Column("decision", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("hash", String, nullable=False, doc="of this row and the hash of the row before"),
    Column("state", String, doc="the hash of the game's state after this row, for some of the rows"),
    UniqueConstraint("table", "decision"),
)
chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String, nullable=False),
    Column("name", String, nullable=False, doc="of whoever sat there"),
    Column("text", String, nullable=False),
    Column("decision", String, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "decision"),
)
