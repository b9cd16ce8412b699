"""Stored data of a table, its chairs, rows and links as types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from valles.table.command import UnknownCommand, decoded
from valles.table.feature import Feature, FeatureChair, Fields, features
from valles.table.row import CorruptTable, Row, stored_hash

S = TypeVar("S", bound=Struct)
ROWS: Final = "damage-rows"
"""Reason of a damaged table whose rows cannot be used."""
Columns = Mapping[Any, Any]  # of all types, by names that may be of a subclass of str


class TableSettings(Struct, frozen=True):
    """Settings of a table beside the game."""

    features: Fields
    """Settings by feature, as its `Settings`. The fields of a feature that is not installed now are kept as JSON."""
    confirming: list[str] = []
    """Seats that confirmed turns when the game began; rows hold later changes."""
    points: bool = True
    """True if points are shown while the game is played."""
    knowing: list[str] = []
    """Users who played the finished game with the same deal; empty if there was none."""

    def of(self, feature: Feature[S]) -> S:
        """Return the settings of a feature."""
        settings: S | None = self.features.get(feature.name)
        return feature.Settings() if settings is None else settings

    def allow_hints(self) -> bool:
        """Return True unless a feature forbids hints."""
        return all(feature.allows_hints(self.of(feature)) for feature in features().values())

    def needs_bot(self, chair: FeatureChair) -> bool:
        """Return True if a computer plays for the person who has left this seat."""
        return chair.left is not None and any(
            feature.needs_bot(self.of(feature), chair) for feature in features().values()
        )


class TableProgress(Struct, frozen=True):
    """Data of a table that each row updates."""

    seq: int
    """Number of the last row, so that a missing one is noticed."""
    waiting: list[str]
    """Seats with a pending question."""
    finished: float | None


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table as it is stored, without its game."""

    id: str
    game: str
    setup: dict[str, Any]  # Each game has options of its own, which its rulebook checks.
    seed: int
    rules: int
    """Version of the rulebook with which the table was opened."""
    language: str
    settings: TableSettings
    host: str
    created: float
    started: float | None = None
    finished: float | None = None
    seq: int = 0
    waiting: list[str] = []

    def after(self, progress: TableProgress) -> StoredTable:
        """Return the table after a row."""
        return msgspec.structs.replace(self, **msgspec.structs.asdict(progress))

    def columns(self) -> dict[str, object]:
        """Return the columns on disk, where a seed is text because it has more than 64 bits."""
        return {**msgspec.structs.asdict(self), "seed": str(self.seed), "settings": msgspec.to_builtins(self.settings)}


class StoredChair(Struct, frozen=True, kw_only=True):
    """A seat of a table with the person or computer that has it."""

    table: str
    seat: str
    kind: Literal["person", "open", "bot"]
    player: str | None
    """Id of the user who sits there; one user may hold several chairs."""
    name: str
    bot: str | None
    """Computer opponent that plays, or would if the user leaves."""
    left: float | None = None
    """Time since which the user is away."""
    deleted: float | None = None
    """Time since which the user who sat there is gone for good."""


class Spectator(Struct, frozen=True):
    """A user who watches a table."""

    player: str
    name: str


class Viewer(Struct, frozen=True):
    """A user who sees a hand without deciding for it."""

    seat: str
    player: str
    name: str


class SeatLink(Struct, frozen=True, tag_field="kind", tag="seat"):
    """A link by which the first who opens it takes a seat."""

    id: str
    table: str
    seat: str
    expires: float
    used: float | None


class WatchLink(Struct, frozen=True, tag_field="kind", tag="watch"):
    """A link for spectators."""

    id: str
    table: str
    expires: float
    used: float | None


class HandLink(Struct, frozen=True, tag_field="kind", tag="hand"):
    """A link that shows a hand until its owner ends that."""

    id: str
    table: str
    seat: str
    expires: float
    used: float | None


class DeviceLink(Struct, frozen=True, tag_field="kind", tag="device"):
    """A link that opens the games of a user on another device."""

    id: str
    player: str
    expires: float
    used: float | None


class ResetLink(Struct, frozen=True, tag_field="kind", tag="reset"):
    """A link of the host of the server by which a user signs in who has lost all ways to do so."""

    id: str
    player: str
    expires: float
    used: float | None


class EmailLink(Struct, frozen=True, tag_field="kind", tag="email"):
    """A link in a mail by which a user shows that the address is the user's own."""

    id: str
    player: str
    expires: float
    used: float | None


StoredLink = SeatLink | WatchLink | HandLink | DeviceLink | ResetLink | EmailLink


def read_table(record: Columns) -> StoredTable:
    """Return a table from its columns."""
    with _reported_as_damage(f"what is stored of table {record['id']}", "damage-table"):
        columns = {**_columns(record), "seed": _seed(record["seed"]), "settings": read_settings(record["settings"])}
        about = msgspec.convert(columns, StoredTable)
        if about.seq and about.started is None:
            raise ValueError("it has steps, but has not begun")
        return about


def read_settings(stored: object) -> TableSettings:
    """Return the settings of a table, with those of features that are installed as structs."""
    settings = msgspec.convert(_with_features(stored), TableSettings)
    installed = {name: feature for name, feature in features().items() if name in settings.features}
    converted = {name: feature.settings(settings.features[name]) for name, feature in installed.items()}
    return msgspec.structs.replace(settings, features={**settings.features, **converted})


def _with_features(stored: object) -> object:
    """Return stored settings with those of features by name, also where an old database holds them side by side."""
    if not isinstance(stored, dict) or "features" in stored:
        return stored
    by_name = {
        feature.name: {name: stored[name] for name in feature.legacy if name in stored}
        for feature in features().values()
    }
    return {**stored, "features": by_name} if any(by_name.values()) else stored


def _seed(stored: object) -> int:
    """Return the seed, which no message may contain."""
    if not isinstance(stored, str) or not (stored.isascii() and stored.isdecimal()):
        raise ValueError("its seed is no number")
    return int(stored)


def partial_table(record: Columns) -> StoredTable:
    """Return the readable part of a damaged table; the rest is blank."""
    settings = TableSettings({})
    blank = StoredTable(
        id="", game="", setup={}, seed=0, rules=0, language="en", settings=settings, host="", created=0.0
    )
    values: dict[str, Any] = {}  # each column has a type of its own
    for field in msgspec.structs.fields(StoredTable):
        with suppress(msgspec.ValidationError):
            if field.name == "settings":
                values["settings"] = read_settings(record["settings"])
            elif field.name != "seed":
                values[field.name] = msgspec.convert(record[field.name], field.type)
    return msgspec.structs.replace(blank, **values)


def read_chair(record: Columns) -> StoredChair:
    """Return a chair from its columns."""
    with _reported_as_damage(f"a chair of table {record['table']}", "damage-seats"):
        return msgspec.convert(_columns(record), StoredChair)


def read_link(record: Columns) -> StoredLink:
    """Return a link from its columns."""
    with _reported_as_damage("a link", "damage-table"):
        link: StoredLink = msgspec.convert(_columns(record), StoredLink)
    return link


def _columns(record: Columns) -> dict[str, object]:
    """Return the values by plain names: SQLAlchemy's are of a subclass of str, which msgspec does not accept."""
    return {str(name): value for name, value in record.items()}


@contextmanager
def _reported_as_damage(subject: str, reason: str) -> Iterator[None]:
    try:
        yield
    except (msgspec.ValidationError, ValueError) as error:
        raise CorruptTable(f"{subject} cannot be read: {error}", reason) from error


def verified_rows(table: str, records: Sequence[Columns], after: int = 0, before: str = "") -> list[Row]:
    """Return rows from their columns, and check the chain of hashes.

    Args:
        table: Id of the table.
        records: Rows as they are stored.
        after: Number of the row before the first of them.
        before: Hash of that row.

    Raises:
        CorruptTable: A row is missing, cannot be read, or does not follow from the row before.
    """
    verified = []
    for number, stored in enumerate(records, after + 1):
        columns = (stored[name] for name in ("seq", "seat", "kind", "body", "decision"))
        if stored["seq"] != number or stored["hash"] != stored_hash(before, *columns):
            raise CorruptTable(f"row {number} of table {table} does not follow from the row before", ROWS)
        if not isinstance(stored["at"], int | float) or not isinstance(stored["state"], str | None):
            raise CorruptTable(f"row {number} of table {table} cannot be read: its time or state is none", ROWS)
        before = stored["hash"]
        verified.append(read_row(stored))
    return verified


def read_row(stored: Columns) -> Row:
    """Return a row from its columns. Commands are read from the database here only."""
    try:
        command = decoded(stored["kind"], stored["body"])
    except UnknownCommand as error:
        raise CorruptTable(f"row {stored['seq']} of table {stored['table']} cannot be read: {error}", ROWS) from error
    values = {name: stored[name] for name in ("seq", "seat", "decision", "at", "hash", "state")}
    return Row(command=command, **values)
