"""Tables as a device stores them, as texts: with the same columns as in the database of a server."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from valles.describe.language import LANGUAGES
from valles.hosting.entry import TableEntry, UnknownTable, check_seats
from valles.hosting.model import (
    ROWS,
    StoredChair,
    StoredTable,
    partial_table,
    read_chair,
    read_table,
    verified_rows,
)
from valles.hosting.person import User
from valles.kernel.phrase import Phrase
from valles.local.storage import Storage
from valles.table.live import LiveTable, game_errors_as_corruption, opened_table
from valles.table.message.reply import ChatLine
from valles.table.row import CorruptTable, Row

PERSON: Final = "person"
DEVICE: Final = "device"
"""The id of the one person of a device."""
SNAPSHOT_EVERY: Final = 100
"""Rows between two snapshots of a table."""

JsonObject = dict[str, Any]  # columns of all types


@dataclass(frozen=True)
class Listing:
    """A table in a list, without its game."""

    about: StoredTable
    chairs: list[StoredChair]
    fault: Phrase | None = None


def table_key(id: str) -> str:
    return f"table/{id}"


def row_key(id: str, seq: int) -> str:
    return f"row/{id}/{seq:06}"


def row_text(id: str, row: Row) -> str:
    return json.dumps({"table": id, **row.columns()})


class Archive:
    """Reads and writes the person and the tables of a device."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def person(self) -> User | None:
        """Return the person of this device; None if nobody has come in yet."""
        stored = _object((await self._storage.read(PERSON)).get(PERSON, ""))
        name, language = stored.get("name"), stored.get("language")
        return User(DEVICE, name, language) if isinstance(name, str) and language in LANGUAGES else None

    async def save_person(self, user: User | None) -> None:
        """Store the person of this device; None for nobody."""
        facts = {} if user is None else {"name": user.name, "language": user.language}
        await self._storage.write({PERSON: json.dumps(facts)})

    async def add(
        self, about: StoredTable, chairs: Sequence[StoredChair], rows: Sequence[Row] = (), saved: object = None
    ) -> None:
        """Store a new table with its rows, all or nothing."""
        texts = {table_key(about.id): _table_text(about, chairs)}
        texts.update((row_key(about.id, row.seq), row_text(about.id, row)) for row in rows)
        if saved is not None:
            texts[f"saved/{about.id}"] = json.dumps(saved)
        await self._storage.write(texts)

    async def save(self, about: StoredTable, chairs: Sequence[StoredChair]) -> None:
        """Store changed settings or seats of a table."""
        await self._storage.write({table_key(about.id): _table_text(about, chairs)})

    async def append(self, entry: TableEntry, row: Row, durable: bool) -> None:
        """Store the next row of a table, and the table after it."""
        id = entry.about.id
        texts = {row_key(id, row.seq): row_text(id, row), table_key(id): _table_text(entry.about, entry.chairs)}
        if row.seq % SNAPSHOT_EVERY == 0:
            texts[f"saved/{id}"] = json.dumps(entry.live.saved())
        await self._storage.write(texts, durable)

    async def rows(self, id: str) -> list[Row]:
        """Return the rows of a table, with the chain of their hashes checked."""
        texts = await self._storage.read(f"row/{id}/")
        try:
            return verified_rows(id, [_object(text) for text in texts.values()])
        except (KeyError, TypeError, ValueError) as error:
            raise CorruptTable(f"the rows of table {id} cannot be read", ROWS) from error

    async def entry(self, id: str) -> TableEntry:
        """Return a table with its game.

        Raises:
            UnknownTable: There is no such table.
            CorruptTable: What is stored of it cannot be used.
        """
        texts = await self._storage.read(table_key(id))
        if table_key(id) not in texts:
            raise UnknownTable(id)
        about, stored = _read(texts[table_key(id)])
        rows = await self.rows(id)
        if len(rows) < about.seq:
            raise CorruptTable(f"the last rows of table {id} are missing", ROWS)
        saved = _object((await self._storage.read(f"saved/{id}")).get(f"saved/{id}", ""))
        live = _live(about, rows, saved)
        check_seats(id, stored, live.game.seats)
        chairs = sorted(stored, key=lambda chair: live.game.seats.index(chair.seat))
        return TableEntry(about=about, chairs=chairs, live=live)

    async def listings(self) -> list[Listing]:
        """Return all tables, the newest first; of damaged ones what can be read."""
        texts = await self._storage.read("table/")
        listings = [_listing(key.removeprefix("table/"), text) for key, text in texts.items()]
        return sorted(listings, key=lambda listing: -listing.about.created)

    async def lines(self, id: str) -> list[ChatLine]:
        """Return the chat of a table."""
        texts = await self._storage.read(f"chat/{id}/")
        return [msgspec.convert(_object(text), ChatLine) for text in texts.values()]

    async def add_line(self, id: str, line: ChatLine) -> None:
        """Store a line of chat."""
        await self._storage.write({f"chat/{id}/{line.number:06}": msgspec.json.encode(line).decode()})


def _table_text(about: StoredTable, chairs: Sequence[StoredChair]) -> str:
    return json.dumps({"table": about.columns(), "chairs": [msgspec.structs.asdict(chair) for chair in chairs]})


def _object(text: str) -> JsonObject:
    """Return the object of a text; an empty one if it is none."""
    try:
        value = json.loads(text)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def _read(text: str) -> tuple[StoredTable, list[StoredChair]]:
    stored = _object(text)
    try:
        return read_table(stored["table"]), [read_chair(chair) for chair in stored["chairs"]]
    except (KeyError, TypeError, AttributeError) as error:
        raise CorruptTable("what is stored of a table cannot be read", "damage-table") from error


def _live(about: StoredTable, rows: list[Row], saved: Mapping[str, object]) -> LiveTable:
    with game_errors_as_corruption(about.id):
        confirming = tuple(about.settings.confirming)
        return opened_table(about.id, about.game, about.setup, about.seed, confirming, rows, saved)


def _listing(id: str, text: str) -> Listing:
    try:
        return Listing(*_read(text))
    except CorruptTable as error:
        stored = _object(text).get("table")
        columns = stored if isinstance(stored, dict) else {}
        names = StoredTable.__struct_fields__
        return Listing(partial_table({**dict.fromkeys(names), **columns, "id": id}), [], error.problem)
