"""Copying everything from one database to another, such as from a SQLite file to PostgreSQL."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from valles.server.store.migrations import open_database
from valles.server.store.schema import metadata, tables
from valles.server.store.store import (
    UnusableDatabase,
    address,
    display_name,
    missing_columns,
    read_only_engine,
)

PART_SIZE = 500
"""Number of rows that are read and written together."""


async def transfer(source: str, target: str) -> int:
    """Copy a database, as it is at one moment, into an empty one, all or nothing; return the number of its tables."""
    names = [display_name(address(url)) for url in (source, target)]
    reader = read_only_engine(source)
    try:
        async with reader.connect() as connection:
            if await connection.run_sync(missing_columns):
                raise UnusableDatabase(f"the database {names[0]} is of an older version: start the server on it once")
        writer = await open_database(target)
        try:
            # What others write meanwhile is not seen: a transaction of SQLite reads as of one moment anyway.
            level = {"isolation_level": "REPEATABLE READ" if reader.dialect.name == "postgresql" else "SERIALIZABLE"}
            async with reader.connect() as origin, writer.begin() as copy:
                return await _copy(await origin.execution_options(**level), copy, names[1])
        finally:
            await writer.dispose()
    except SQLAlchemyError as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split())
        raise UnusableDatabase(f"cannot copy the database {names[0]} to {names[1]}: {reason}") from error
    finally:
        await reader.dispose()


async def _copy(origin: AsyncConnection, copy: AsyncConnection, name: str) -> int:
    count = 0
    for table in metadata.sorted_tables:
        if (await copy.execute(select(table).limit(1))).first() is not None:
            raise UnusableDatabase(f"the database {name} is not empty; name a new one")
        records = await origin.stream(select(table))
        async for part in records.mappings().partitions(PART_SIZE):
            await copy.execute(insert(table), [dict(row) for row in part])
            count += len(part) if table is tables else 0
    return count
