"""The stored data of a table, its chairs and its links as types; rows are in `row.py`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping

from valles.table.message import OnLeave
from valles.table.row import Damaged


class TableSettings(Struct, frozen=True):
    on_leave: OnLeave
    """Who plays for somebody who is away."""
    confirm: bool = True
    """Whether people confirm the end of their turns from the start."""
    confirming: list[str] = []
    """The seats that did so when the game began; rows tell what has changed since."""
    points: bool = True
    """Whether points are told while the game is played."""


class Progress(Struct, frozen=True):
    """What each row updates in the data of its table."""

    seq: int
    """Of the last row, so that none is cut off unnoticed."""
    waiting: list[str]
    """The seats that are asked."""
    finished: float | None


class StoredTable(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    setup: dict[str, Any]  # Each game has options of its own, which its rulebook checks.
    seed: int
    rules: int
    """The version of the rulebook with which the table was opened."""
    language: str
    settings: TableSettings
    host: str
    created: float
    started: float | None = None
    finished: float | None = None
    seq: int = 0
    waiting: list[str] = []

    def after(self, progress: Progress) -> StoredTable:
        return msgspec.structs.replace(self, **msgspec.structs.asdict(progress))

    def columns(self) -> dict[str, object]:
        """The table as it is on disk, where a seed is text because it has more than 64 bits."""
        return {**msgspec.structs.asdict(self), "seed": str(self.seed), "settings": msgspec.to_builtins(self.settings)}


class StoredChair(Struct, frozen=True):
    table: str
    seat: str
    kind: Literal["person", "open", "bot"]
    player: str | None
    """Who sits there; one player may hold several chairs."""
    name: str
    bot: str | None
    """The computer opponent that plays, or would if the player leaves."""
    left: float | None = None
    """Since when the player is away."""


class Spectator(Struct, frozen=True):
    """Somebody who watches a table."""

    player: str
    name: str


class Viewer(Struct, frozen=True):
    """Somebody who sees a hand without deciding for it."""

    seat: str
    player: str
    name: str


class SeatLink(Struct, frozen=True, tag_field="kind", tag="seat"):
    """Offers a seat to whoever comes first."""

    id: str
    table: str
    seat: str
    expires: float
    used: float | None


class WatchLink(Struct, frozen=True, tag_field="kind", tag="watch"):
    id: str
    table: str
    expires: float
    used: float | None


class HandLink(Struct, frozen=True, tag_field="kind", tag="hand"):
    """Shows a hand to whoever has it, until its owner ends that."""

    id: str
    table: str
    seat: str
    expires: float
    used: float | None


class DeviceLink(Struct, frozen=True, tag_field="kind", tag="device"):
    """Opens the games of a player on another device."""

    id: str
    player: str
    expires: float
    used: float | None


StoredLink = SeatLink | WatchLink | HandLink | DeviceLink


def read_table(found: RowMapping) -> StoredTable:
    with _damage_of(f"what is stored of table {found['id']}", "damage-table"):
        about = msgspec.convert({**_columns(found), "seed": _seed(found["seed"])}, StoredTable)
        if about.seq and about.started is None:
            raise ValueError("it has steps, but has not begun")
        return about


def _seed(stored: object) -> int:
    """The seed, which no message may contain."""
    if not isinstance(stored, str) or not (stored.isascii() and stored.isdecimal()):
        raise ValueError("its seed is no number")
    return int(stored)


def salvaged_table(found: RowMapping) -> StoredTable:
    """What can still be told of a damaged table; what cannot be read is left out."""
    settings = TableSettings("wait")
    blank = StoredTable(
        id="", game="", setup={}, seed=0, rules=0, language="en", settings=settings, host="", created=0.0
    )
    read: dict[str, Any] = {}  # each column has a type of its own
    for field in msgspec.structs.fields(StoredTable):
        with suppress(msgspec.ValidationError):
            if field.name != "seed":
                read[field.name] = msgspec.convert(found[field.name], field.type)
    return msgspec.structs.replace(blank, **read)


def read_chair(found: RowMapping) -> StoredChair:
    with _damage_of(f"a chair of table {found['table']}", "damage-seats"):
        return msgspec.convert(_columns(found), StoredChair)


def read_link(found: RowMapping) -> StoredLink:
    with _damage_of("a link", "damage-table"):
        link: StoredLink = msgspec.convert(_columns(found), StoredLink)
    return link


def _columns(found: RowMapping) -> dict[str, object]:
    """The values by plain names: SQLAlchemy's names are of a subclass of str, which msgspec does not accept."""
    return {str(name): value for name, value in found.items()}


@contextmanager
def _damage_of(what: str, reason: str) -> Iterator[None]:
    try:
        yield
    except (msgspec.ValidationError, ValueError) as error:
        raise Damaged(f"{what} cannot be read: {error}", reason) from error
