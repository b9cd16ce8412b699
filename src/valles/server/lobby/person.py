"""Merging, deleting and exporting everything that is stored of a person."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Column, RowMapping, Select, and_, delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from valles.hosting.model import StoredTable, read_table
from valles.hosting.person import User
from valles.server.live.tables import Tables
from valles.server.store import schema
from valles.server.store.store import Store
from valles.table.live import Refused, record
from valles.table.message.account import Preferences
from valles.table.row import CorruptTable

MOST_RECORDS: Final = 5000
"""Records of games in the file with a person's data, the newest ones."""


def person_columns(*kinds: str) -> Iterator[Column[Any]]:  # columns of any type
    """Yield the columns that name a person and are marked as one of these kinds."""
    for table in schema.metadata.sorted_tables:
        yield from (column for column in table.c if column.info.get("person") in kinds)


class People:
    """Merges, deletes and exports people."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store: Store = tables.store
        self._clock: Callable[[], float] = tables.clock

    # Merging

    async def check_merge(self, guest: User, person: User) -> None:
        """Refuse to merge an account, or somebody who sits at a table at which the other sits or sees a hand."""
        if guest.has_account:
            raise Refused("problem-merge-account")
        async with self._store.engine.connect() as connection:
            if await _meet(connection, guest.id, person.id):
                raise Refused("problem-merge-table", name=person.name)

    async def merge(self, guest: User, person: User) -> None:
        """Make everything of a guest a person's own: seats, tables, settings. The guest is no more.

        Raises:
            Refused: One sits at a table at which the other sits or sees a hand: nobody may see two hands.
        """
        await self.check_merge(guest, person)
        places = await self._tables_of(guest.id)
        async with self._store.transaction() as connection:
            if await _meet(connection, guest.id, person.id):
                raise Refused("problem-merge-table", name=person.name)
            for table in (schema.sessions, schema.links, schema.challenges):
                # Whoever knew them knew a guest, and must not come into an account by them.
                await connection.execute(delete(table).where(table.c.player == guest.id))
            for column in person_columns("owned", "about", "shared"):
                await _move(connection, column, guest.id, person.id)
            await connection.execute(delete(schema.players).where(schema.players.c.id == guest.id))
        await self._refresh(places)

    # Deletion

    async def delete(self, user: User) -> list[str]:
        """Delete a person, whose games stay for the others; return the sessions, which the caller closes."""
        places = await self._tables_of(user.id)
        sessions = [session["id"] for session in await self._store.fetch_all(schema.sessions, player=user.id)]
        now = self._clock()
        async with self._store.transaction() as connection:
            for id in places:
                await _leave_table(connection, id, user.id, now)
            await _unname_lines(connection, user.id, now)
            await _leave_chairs(connection, user.id, now)
            for column in person_columns("owned", "about"):
                await connection.execute(delete(column.table).where(column == user.id))
            gone = {"name": "", "key": None, "language": "en", "deleted": now}
            await connection.execute(update(schema.players).where(schema.players.c.id == user.id).values(**gone))
        await self._refresh(places)
        return sessions

    async def _tables_of(self, player: str) -> list[str]:
        """Return the tables at which a person has any place."""
        places = (schema.chairs.c, schema.spectators.c, schema.viewers.c)
        present = [schema.tables.c.id.in_(select(place.table).where(place.player == player)) for place in places]
        query = select(schema.tables.c.id).where(or_(schema.tables.c.host == player, *present))
        async with self._store.engine.connect() as connection:
            return [id for (id,) in await connection.execute(query) if isinstance(id, str)]

    async def _refresh(self, places: Sequence[str]) -> None:
        """Let everybody at these tables see the change, also from other workers."""
        for id in places:
            try:
                await self._tables.catch_up(id, 0)
            except CorruptTable:
                continue
            await self._store.announce(id, 0)

    # Export

    async def export(self, user: User) -> bytes:
        """Return an archive with everything that is stored of a person, and the records of finished games."""
        data = {column.table.name: await self._own_rows(column, user) for column in person_columns("owned")}
        data["players"] = [dict(row) for row in await self._store.fetch_all(schema.players, id=user.id)]
        data["chat"] = [dict(row) for row in await self._store.fetch_all(schema.chat, player=user.id)]
        data["chairs"] = [dict(row) for row in await self._store.fetch_all(schema.chairs, player=user.id)]
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
            text = await asyncio.to_thread(json.dumps, data, ensure_ascii=False, indent=1, default=str)
            file.writestr("data.json", text)
            for about in await self._finished(user):
                try:
                    rows = await self._store.rows(about.id)
                    text = await asyncio.to_thread(record, about.game, about.rules, about.setup, about.seed, rows)
                except CorruptTable:
                    continue
                await asyncio.to_thread(file.writestr, f"records/{about.id}.txt", text)
        return archive.getvalue()

    async def _own_rows(self, column: Column[Any], user: User) -> list[dict[str, object]]:  # a column of any type
        """Return the rows of a person without what must stay secret."""
        rows = await self._store.fetch_all(column.table, **{column.name: user.id})
        secret = {each.name for each in column.table.c if each.info.get("secret")}
        return [{name: value for name, value in row.items() if name not in secret} for row in rows]

    async def _finished(self, user: User) -> list[StoredTable]:
        """Return the finished tables at which a person sat."""
        tables = schema.tables
        seats = select(schema.chairs.c.table).where(schema.chairs.c.player == user.id)
        query = select(tables).where(tables.c.finished.is_not(None), tables.c.id.in_(seats))
        async with self._store.engine.connect() as connection:
            query = query.order_by(tables.c.finished.desc()).limit(MOST_RECORDS)
            records = (await connection.execute(query)).mappings().all()
        return [about for stored in records if (about := _readable(stored)) is not None]

    async def keep_preferences(self, user: User, body: dict[str, Any]) -> Preferences:  # the page knows what they mean
        """Store the settings of the page; return them with the time."""
        now = self._clock()
        values: dict[str, object] = {"body": body, "changed": now}
        if not await self._store.update(schema.preferences, {"player": user.id}, **values):
            # Another device may store them at the same moment, and come first.
            with suppress(IntegrityError):
                await self._store.insert(schema.preferences, player=user.id, **values)
        return Preferences(body, now)

    async def counts(self, user: User) -> tuple[int, int]:
        """Return the numbers of tables in play and of finished games at which a person sits."""
        tables = schema.tables.c
        query = select(tables.finished).where(tables.id.in_(_seats(user.id)), tables.started.is_not(None))
        async with self._store.engine.connect() as connection:
            ends = (await connection.execute(query)).scalars().all()
        return ends.count(None), len(ends) - ends.count(None)


def _readable(stored: RowMapping) -> StoredTable | None:
    try:
        return read_table(stored)
    except CorruptTable:
        return None


def _seats(player: str) -> Select[tuple[str]]:
    return select(schema.chairs.c.table).where(schema.chairs.c.player == player)


async def _meet(connection: AsyncConnection, guest: str, person: str) -> bool:
    """Return True if one sits at an unfinished table at which the other sits or sees a hand."""
    hands = {
        player: select(schema.chairs.c.table)
        .where(schema.chairs.c.player == player)
        .union(select(schema.viewers.c.table).where(schema.viewers.c.player == player))
        for player in (guest, person)
    }
    tables = schema.tables.c
    both = and_(tables.id.in_(hands[guest]), tables.id.in_(hands[person]))
    seated = or_(tables.id.in_(_seats(guest)), tables.id.in_(_seats(person)))
    query = select(tables.id).where(tables.finished.is_(None), both, seated).limit(1)
    return (await connection.execute(query)).first() is not None


async def _move(connection: AsyncConnection, column: Column[Any], guest: str, person: str) -> None:  # of any type
    """Let the rows of a guest name a person instead; of those that both have, the person's stay."""
    table = column.table
    twin = table.alias()
    others = [twin.c[key.name] == table.c[key.name] for key in table.primary_key if key.name != column.name]
    mine = update(table).where(column == guest)
    if column.primary_key:
        taken = select(twin.c[column.name]).where(twin.c[column.name] == person, *others)
        mine = mine.where(~taken.exists())
    await connection.execute(mine.values({column.name: person}))
    await connection.execute(delete(table).where(column == guest))


async def _leave_table(connection: AsyncConnection, id: str, player: str, now: float) -> None:
    """Leave one table for good: a free seat before the game, a computer while it is played; and another host."""
    tables, chairs = schema.tables, schema.chairs
    others = select(chairs.c.player).where(
        chairs.c.table == id, chairs.c.kind == "person", chairs.c.player.is_not(None), chairs.c.player != player
    )
    remaining = (await connection.execute(others.order_by(chairs.c.seat).limit(1))).scalar()
    about = (await connection.execute(select(tables.c.started, tables.c.finished).where(tables.c.id == id))).one()
    own = update(chairs).where(chairs.c.table == id, chairs.c.player == player)
    if about.started is None:
        await connection.execute(own.values(kind="open", player=None, name=""))
    elif about.finished is None and remaining is not None:
        await connection.execute(own.values(kind="bot", player=None, name="", left=None, deleted=now))
    if remaining is not None:
        hosted = update(tables).where(tables.c.id == id, tables.c.host == player)
        await connection.execute(hosted.values(host=remaining))


async def _leave_chairs(connection: AsyncConnection, player: str, now: float) -> None:
    """Remove the name from all other seats: they keep their results."""
    chairs = schema.chairs
    await connection.execute(update(chairs).where(chairs.c.player == player).values(player=None, name="", deleted=now))


async def _unname_lines(connection: AsyncConnection, player: str, now: float) -> None:
    """Remove the name from lines of chat; older ones are known by the seat and the name on it."""
    chat, chairs = schema.chat, schema.chairs
    seat = select(chairs.c.seat).where(
        chairs.c.table == chat.c.table,
        chairs.c.seat == chat.c.seat,
        chairs.c.name == chat.c.name,
        chairs.c.player == player,
    )
    written = or_(chat.c.player == player, and_(chat.c.player.is_(None), seat.exists()))
    await connection.execute(update(chat).where(written).values(player=None, name="", deleted=now))
