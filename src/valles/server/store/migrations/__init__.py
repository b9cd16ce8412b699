"""Migrates a database to the current schema, and refuses one that could lose acknowledged moves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Lock as ThreadLock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from valles.server.store.schema import metadata
from valles.server.store.store import (
    Lock,
    Store,
    UnusableDatabase,
    address,
    database_file,
    display_name,
    opened,
    unsafe_settings,
)

SERIAL: Final = 0x76616C6C6573
"""The number of the PostgreSQL lock under which one worker migrates while the others wait."""

_alone = ThreadLock()
"""Alembic keeps the running migration in module variables."""


async def prepared(url: str, unsafe: bool = False) -> AsyncEngine:
    """The engine for a database that a server may use: migrated, its settings checked, a SQLite file locked.

    UnusableDatabase says why not. The lock is held until the engine is disposed of or the process ends.
    """
    where = address(url)
    file = database_file(where)
    lock = Lock(file) if file is not None else None
    engine = opened(url)
    if lock is not None:
        event.listen(engine.sync_engine, "engine_disposed", lambda _: lock.release())
    try:
        await asyncio.to_thread(migrate, where)
        weak = unsafe_settings(await Store(engine).settings())
        if weak and not unsafe:
            raise UnusableDatabase(
                f"the database {display_name(where)} could lose acknowledged moves: {', '.join(weak)}"
            )
    except (SQLAlchemyError, UnicodeError) as error:
        await engine.dispose()
        raise UnusableDatabase(f"cannot open the database {display_name(where)}: {_reason(error)}") from error
    except BaseException:
        await engine.dispose()
        raise
    return engine


def migrate(where: URL) -> None:
    """Bring the schema to the newest revision, in one transaction."""
    engine = _migrating(where)
    try:
        with _alone, engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:serial)"), {"serial": SERIAL})
            config = Config(attributes={"connection": connection})
            config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
            _check(connection, ScriptDirectory.from_config(config), display_name(where))
            command.upgrade(config, "head")
            for table in metadata.sorted_tables:
                # A damaged file may lack a column without an error of SQLite.
                connection.execute(select(table).limit(0))
    finally:
        engine.dispose()


def _migrating(where: URL) -> Engine:
    """A plain engine whose transactions begin at once; the SQLite driver would change the schema outside of one."""
    if where.get_backend_name() == "postgresql":
        return create_engine(where, poolclass=NullPool)
    engine = create_engine(where.set(drivername="sqlite"), poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _check(connection: Connection, scripts: ScriptDirectory, name: str) -> None:
    """Refuse a database of a newer Valles, or with tables that Valles did not make."""
    known = {script.revision for script in scripts.walk_revisions()}
    current = MigrationContext.configure(connection).get_current_heads()
    if not set(current) <= known:
        raise UnusableDatabase(f"the database {name} was used by a newer Valles; use that version or newer")
    foreign = sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))
    if foreign and not current:
        raise UnusableDatabase(f'the database {name} has a table "{foreign[0]}" that Valles did not make')


def _reason(error: Exception) -> str:
    """What the driver says, in one line."""
    said = str(getattr(error, "orig", None) or error).strip()
    return " ".join(said.split())
