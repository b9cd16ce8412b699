"""Schema of the database; a change here needs a migration. People are `players` there, and `User` in the code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
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

OWNED: Final = {"person": "owned"}
"""Marks a column that names a person: the row goes with the person, and is in the file with the person's own data."""
ABOUT: Final = {"person": "about"}
"""Marks a column that names a person: the row goes with the person, but others wrote it, who alone may read it."""
SHARED: Final = {"person": "shared"}
"""Marks a column that names a person: the row stays when the person goes, since others need it."""
SECRET: Final = {"secret": True}
"""Marks a column that leaves the database in no file."""

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
    Column("key", String, index=True, unique=True, doc="the name of an account as it is compared; none for guests"),
    Column("deleted", Float, doc="since when nobody has this id any more"),
)
sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True, doc="the hash of the cookie", info=SECRET),
    Column("player", ForeignKey("players.id"), nullable=False, index=True, info=OWNED),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("device", String, doc="the browser and its system, as Firefox/Linux"),
    Column("used", Float, doc="the time of the last request, to the hour"),
    Column("confirmed", Float, doc="when the person last proved to be the owner of the account"),
)
accounts = Table(
    "accounts",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True, info=OWNED),
    Column("created", Float, nullable=False),
    Column("password", String, doc="its hash by Argon2", info=SECRET),
    Column("changed", Float, doc="when the password was set"),
    Column("email", String),
    Column("verified", Float, doc="when the link in the mail to that address was opened"),
)
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True, doc="as the browser names it"),
    Column("player", ForeignKey("players.id"), nullable=False, index=True, info=OWNED),
    Column("domain", String, nullable=False, doc="where it is valid"),
    Column("key", String, nullable=False, doc="the public key", info=SECRET),
    Column("count", Integer, nullable=False, doc="of signatures, where the device counts them"),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("id", String, primary_key=True, doc="the hash of the code", info=SECRET),
    Column("player", ForeignKey("players.id"), nullable=False, index=True, info=OWNED),
    Column("created", Float, nullable=False),
    Column("used", Float),
)
challenges = Table(
    "challenges",
    metadata,
    Column("id", String, primary_key=True, doc="what a passkey has to sign", info=SECRET),
    Column("player", ForeignKey("players.id"), index=True, doc="who adds a passkey; none to sign in", info=OWNED),
    Column("domain", String, nullable=False),
    Column("origin", String, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)
preferences = Table(
    "preferences",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True, info=OWNED),
    Column("body", Json, nullable=False, doc="the settings of the page"),
    Column("changed", Float, nullable=False),
)
events = Table(
    "events",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("actor", ForeignKey("players.id"), index=True, doc="none for the command line", info=SHARED),
    Column("player", ForeignKey("players.id"), index=True, doc="to whom it was done", info=SHARED),
    Column("action", String, nullable=False, doc="such as reset"),
    Column("detail", Json, nullable=False),
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
    Column("host", ForeignKey("players.id"), nullable=False, info=SHARED),
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
    Column("player", ForeignKey("players.id"), index=True, doc="who sits there, perhaps on several", info=SHARED),
    Column("name", String, nullable=False),
    Column("bot", String, doc="the computer opponent that plays, or would if the player leaves"),
    Column("left", Float, doc="since when the player is away"),
    Column("deleted", Float, doc="since when the player who sat there is gone for good"),
)
links = Table(
    "links",
    metadata,
    Column("id", String, primary_key=True, doc="the hash of the secret", info=SECRET),
    Column("kind", String, nullable=False, doc="seat, watch, hand, device, reset or email"),
    Column("table", ForeignKey("tables.id"), index=True),
    Column("seat", String, doc="the seat that is offered, or whose hand is shown"),
    Column(
        "player", ForeignKey("players.id"), index=True, doc="who is signed in, or whose address is verified", info=OWNED
    ),
    Column("expires", Float, nullable=False, index=True),
    Column("used", Float, doc="of links of earlier releases; now a used link is deleted"),
)
spectators = Table(
    "spectators",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True, info=OWNED),
)
viewers = Table(
    "viewers",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String, primary_key=True, doc="whose hand is shown"),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True, doc="to whom", info=OWNED),
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
feature_states = Table(
    "feature_states",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("feature", String, primary_key=True),
    Column("version", Integer, nullable=False, doc="raised by each change, so that none is lost"),
    Column("body", Json, nullable=False),
    Column("at", Float, nullable=False, doc="the server time of the last change"),
    Column("due", Float, index=True, doc="the server time at which the feature has something to do"),
)
personal_settings = Table(
    "personal_settings",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True, info=OWNED),
    Column("feature", String, primary_key=True),
    Column("body", Json, nullable=False),
)
uptime = Table(
    "uptime",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("steady", Float, nullable=False, doc="server time: seconds in which the server was up"),
    Column("wall", Float, nullable=False, doc="the time of day from which on both run side by side"),
    Column("beat", Float, nullable=False, doc="the latest server time at which the server was up"),
    Column("blameless", Float, nullable=False, doc="the server time until which nobody is blamed"),
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
    Column("player", String, index=True, doc="who wrote it; none in lines of older versions", info=SHARED),
    Column("deleted", Float, doc="since when whoever wrote it is gone for good"),
    UniqueConstraint("table", "decision"),
)
placements = Table(
    "placements",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String, primary_key=True),
    Column("player", ForeignKey("players.id"), index=True, doc="none for a computer", info=SHARED),
    Column("bot", String),
    Column("game", String, nullable=False, index=True),
    Column("finished", Float, nullable=False),
    Column("players", Integer, nullable=False, doc="the number of seats"),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("left", Boolean, nullable=False, doc="whether a computer played to the end for the person"),
    Column("start", String, doc="such as the corporation"),
    Column("weight", Float, nullable=False, doc="in ratings; 0 if the game counts for none"),
    Column("mu", Float, doc="the rating after the game"),
    Column("sigma", Float),
)
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True, info=OWNED),
    Column("body", Json, nullable=False, doc="choices, quiet hours and time zone"),
)
notice_channels = Table(
    "notice_channels",
    metadata,
    Column("id", String, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True, info=OWNED),
    Column("kind", String, nullable=False, doc="push, mail, ntfy or webhook"),
    Column("address", String, nullable=False, doc="a URL, or a mail address"),
    Column("body", Json, nullable=False, doc="the name, the page's address, the keys of a browser", info=SECRET),
    Column("created", Float, nullable=False),
    Column("confirmed", Float, doc="since when notices are sent; none before, and after long failures"),
    Column("failing", Float, doc="since when every attempt has failed"),
    Column("attempts", Integer, nullable=False, default=0, doc="failures since the last success"),
    Column("problem", Json, doc="the last failure, as a phrase"),
    Column("next", Float, nullable=False, default=0.0, doc="the time of the next attempt, or until a worker sends"),
    UniqueConstraint("player", "address"),
)
notices = Table(
    "notices",
    metadata,
    Column("id", String, primary_key=True),
    Column("channel", ForeignKey("notice_channels.id", ondelete="CASCADE"), nullable=False),
    Column("player", ForeignKey("players.id"), nullable=False, index=True, info=OWNED),
    Column("event", String, nullable=False),
    Column("table", String, nullable=False, doc="the table that it is about, if any"),
    Column("mark", String, nullable=False, doc="with the columns before: what is told only once"),
    Column("args", Json, nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("sent", Float, doc="also if it was dropped"),
    UniqueConstraint("channel", "event", "table", "mark"),
    Index("ix_notices_sent_due", "sent", "due"),
)
muted_tables = Table(
    "muted_tables",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True, info=OWNED),
    Column("table", ForeignKey("tables.id"), primary_key=True),
)
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False, info=SECRET),
)
