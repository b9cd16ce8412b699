"""The check before an upgrade, which lists the tables that this version cannot continue."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from sqlalchemy import select

from valles.server.live.tables import read_entry
from valles.server.store import schema
from valles.server.store.store import Store, read_only_store
from valles.table.live import record
from valles.table.row import CorruptTable


@dataclass(frozen=True)
class CheckedTable:
    id: str
    game: str
    problem: str = ""
    """A sentence without its subject, as "is damaged: …"; empty if nothing is wrong."""
    record: str = ""
    """The record of a game that would freeze."""


async def checked(url: str) -> AsyncIterator[CheckedTable]:
    """Yield every table of a database, replayed from its first row by these rules."""
    async with read_only_store(url) as store:
        async with store.engine.connect() as connection:
            order = select(schema.tables.c.id).order_by(schema.tables.c.created)
            ids = (await connection.execute(order)).scalars().all()
        for id in ids:
            yield await checked_table(store, id)


async def checked_table(store: Store, id: str) -> CheckedTable:
    [row] = await store.fetch_all(schema.tables, id=id)
    game = str(row["game"])
    try:
        entry = await read_entry(store, row, thorough=True)
    except CorruptTable as error:
        return CheckedTable(id, game, f"is damaged: {error}")
    if entry.live.frozen is None:
        return CheckedTable(id, game)
    about = entry.about
    text = record(about.game, about.rules, about.setup, about.seed, await store.rows(id))
    return CheckedTable(id, game, f"would freeze from step {entry.live.frozen.args['step']} on", text)
