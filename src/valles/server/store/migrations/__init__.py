"""Migrates a database to the current schema, and refuses one that could lose acknowledged moves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Lock
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
    DatabaseLock,
    Store,
    UnusableDatabase,
    address,
    database_file,
    display_name,
    durable_engine,
    unsafe_settings,
)

SERIAL: Final = 0x76616C6C6573
"""Number of the PostgreSQL lock under which one worker migrates while the others wait."""

_migration_lock = Lock()
"""Alembic keeps the running migration in module variables."""


async def open_database(url: str, unsafe: bool = False) -> AsyncEngine:
    """Return the engine for a database that a server may use: migrated, its settings checked, a SQLite file locked.

    The lock is held until the engine is disposed of or the process ends.

    Raises:
        UnusableDatabase: The database cannot be opened, or could lose acknowledged moves.
    """
    parsed = address(url)
    file = database_file(parsed)
    lock = DatabaseLock(file) if file is not None else None
    engine = durable_engine(url)
    if lock is not None:
        event.listen(engine.sync_engine, "engine_disposed", lambda _: lock.release())
    try:
        await asyncio.to_thread(migrate, parsed)
        weak = unsafe_settings(await Store(engine).settings())
        if weak and not unsafe:
            raise UnusableDatabase(
                f"the database {display_name(parsed)} could lose acknowledged moves: {', '.join(weak)}"
            )
    except (SQLAlchemyError, UnicodeError) as error:
        await engine.dispose()
        raise UnusableDatabase(f"cannot open the database {display_name(parsed)}: {_reason(error)}") from error
    except BaseException:
        await engine.dispose()
        raise
    return engine


def migrate(url: URL) -> None:
    """Bring the schema to the newest revision, in one transaction."""
    engine = _migration_engine(url)
    try:
        with _migration_lock, engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:serial)"), {"serial": SERIAL})
            config = Config(attributes={"connection": connection})
            config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
            _check(connection, ScriptDirectory.from_config(config), display_name(url))
            command.upgrade(config, "head")
            for table in metadata.sorted_tables:
                # A damaged file may lack a column without an error of SQLite.
                connection.execute(select(table).limit(0))
    finally:
        engine.dispose()


def _migration_engine(url: URL) -> Engine:
    """Return a plain engine whose transactions begin at once; else SQLite would change the schema outside of one."""
    if url.get_backend_name() == "postgresql":
        return create_engine(url, poolclass=NullPool)
    engine = create_engine(url.set(drivername="sqlite"), poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _check(connection: Connection, scripts: ScriptDirectory, name: str) -> None:
    """Refuse a database of a newer Valles, or with tables that Valles did not make."""
    revisions = {script.revision for script in scripts.walk_revisions()}
    current = MigrationContext.configure(connection).get_current_heads()
    if not set(current) <= revisions:
        raise UnusableDatabase(f"the database {name} was used by a newer Valles; use that version or newer")
    foreign = sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))
    if foreign and not current:
        raise UnusableDatabase(f'the database {name} has a table "{foreign[0]}" that Valles did not make')


def _reason(error: Exception) -> str:
    """Return the message of the driver, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())
