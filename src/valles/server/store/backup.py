"""A copy of the database while the server is running."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from valles.server.store.store import UnusableDatabase, address, database_file, display_name


async def back_up(url: str, path: str | Path) -> Path:
    """Copy a SQLite database, as it is at one moment, into a new file that appears only when it is whole."""
    parsed = address(url)
    source = database_file(parsed)
    if source is None:
        tool = f'pg_dump --format=custom --file="{path}" "{display_name(parsed)}"'
        raise UnusableDatabase(f"back up PostgreSQL with its own tool: {tool}")
    if not source.is_file():
        raise UnusableDatabase(f"there is no database {source} to back up")
    target = Path(path)
    if target.exists():
        raise UnusableDatabase(f"{target} exists already; name a new file for the backup")
    try:
        await asyncio.to_thread(_copy, source, target)
    except (sqlite3.Error, OSError) as error:
        raise UnusableDatabase(f"cannot back up {source} to {target}: {error}") from error
    return target


def _copy(source: Path, target: Path) -> None:
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(descriptor)
    try:
        _fill(source, name)
        os.replace(name, target)
    finally:
        for file_name in (name, f"{name}-journal", f"{name}-wal", f"{name}-shm"):
            Path(file_name).unlink(missing_ok=True)
    _sync(target.parent)


def _fill(source: Path, copy: str) -> None:
    """Copy all pages in one step, so that the copy is of one moment, and writers do not have to wait."""
    readable = f"{source.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(readable, uri=True)) as original, closing(sqlite3.connect(copy)) as target:
        target.execute("PRAGMA synchronous=FULL")
        original.backup(target, pages=-1)
        # A single file: nothing of it stays in a log beside it.
        target.execute("PRAGMA journal_mode=DELETE")
        problems = target.execute("PRAGMA quick_check").fetchone()[0]
    if problems != "ok":
        raise sqlite3.DatabaseError(problems)


def _sync(folder: Path) -> None:
    """Make the new name in the folder durable, where folders can be opened."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
