"""Takes everything from one database to another, such as from a SQLite file to PostgreSQL."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from valles.server.store.migrations import prepared
from valles.server.store.schema import metadata, tables
from valles.server.store.store import (
    UnusableDatabase,
    address,
    display_name,
    lacking_columns,
    opened_for_reading,
)

AT_ONCE = 500
"""Rows that are read and written together."""


async def transferred(source: str, target: str) -> int:
    """Copy a database, as it is at one moment, into an empty one, all or nothing; how many tables it had."""
    names = [display_name(address(url)) for url in (source, target)]
    reader = opened_for_reading(source)
    try:
        async with reader.connect() as connection:
            if await connection.run_sync(lacking_columns):
                raise UnusableDatabase(f"the database {names[0]} is of an older version: start the server on it once")
        writer = await prepared(target)
        try:
            # What others write meanwhile is not seen: a transaction of SQLite reads as of one moment anyway.
            level = {"isolation_level": "REPEATABLE READ" if reader.dialect.name == "postgresql" else "SERIALIZABLE"}
            async with reader.connect() as origin, writer.begin() as copy:
                return await _copy(await origin.execution_options(**level), copy, names[1])
        finally:
            await writer.dispose()
    except SQLAlchemyError as error:
        said = " ".join(str(getattr(error, "orig", None) or error).split())
        raise UnusableDatabase(f"cannot copy the database {names[0]} to {names[1]}: {said}") from error
    finally:
        await reader.dispose()


async def _copy(origin: AsyncConnection, copy: AsyncConnection, name: str) -> int:
    count = 0
    for table in metadata.sorted_tables:
        if (await copy.execute(select(table).limit(1))).first() is not None:
            raise UnusableDatabase(f"the database {name} is not empty; name a new one")
        found = await origin.stream(select(table))
        async for part in found.mappings().partitions(AT_ONCE):
            await copy.execute(insert(table), [dict(row) for row in part])
            count += len(part) if table is tables else 0
    return count
