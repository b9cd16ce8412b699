"""Tells before an upgrade which tables this version could not go on with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import Column, Connection, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from valles.server import schema
from valles.server.row import Damaged
from valles.server.store import Store, UnusableDatabase, address, display_name, opened_for_reading
from valles.server.table import record
from valles.server.tables import read_entry


@dataclass(frozen=True)
class CheckedTable:
    id: str
    game: str
    problem: str = ""
    """What is wrong with it, as a sentence without its subject; empty if nothing is."""
    record: str = ""
    """The record of a game that would freeze."""


async def checked(url: str) -> AsyncIterator[CheckedTable]:
    """Every table of a database, replayed from its first row by these rules."""
    async with reading(url) as store:
        async with store.engine.connect() as connection:
            order = select(schema.tables.c.id).order_by(schema.tables.c.created)
            ids = (await connection.execute(order)).scalars().all()
        for id in ids:
            yield await checked_table(store, id)


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
        for name, table in schema.metadata.tables.items()
        for column in table.c
        if column.name not in there.get(name, ())
    ]


async def checked_table(store: Store, id: str) -> CheckedTable:
    [found] = await store.many(schema.tables, id=id)
    game = str(found["game"])
    try:
        entry = await read_entry(store, found, thorough=True)
    except Damaged as error:
        return CheckedTable(id, game, f"is damaged: {error}")
    if entry.live.frozen is None:
        return CheckedTable(id, game)
    about = entry.about
    text = record(about.game, about.rules, about.setup, about.seed, await store.rows(id))
    return CheckedTable(id, game, f"would freeze from step {entry.live.frozen.args['step']} on", text)
