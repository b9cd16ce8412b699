"""A database taken to another one is the same there."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from tests.support.store import store_on
from tests.support.table import new_table, play
from valles.cli import app
from valles.server.live.tables import Tables
from valles.server.store import schema
from valles.server.store.schema import metadata, players
from valles.server.store.store import UnusableDatabase
from valles.server.store.transfer import transfer

GAMES = ("terraforming_mars", "on_mars")
FEW = range(4)
"""The tables of a database, where their number makes no difference."""


async def fill(path, numbers):
    """Write a database with games of any length, and what people have written."""
    async with store_on(path) as store:
        await store.insert(players, id="host", name="Zażółć “jaźń”", language="pl", created=0.1)
        for number in numbers:
            await new_table(Tables(store), GAMES[number % 2], id=f"table {number}", seed=2**127 + number)
            await play(Tables(store), f"table {number}", 7 * (number % 13), seed=number)
        line = {"number": 1, "seat": "green", "name": "Ann", "text": "𝄞 ok?", "decision": "1", "at": 1.5}
        await store.insert(schema.chat, table=f"table {numbers[0]}", **line)


@pytest.fixture
def source(tmp_path):
    asyncio.run(fill(tmp_path / "db", FEW))
    return tmp_path / "db"


async def content(url):
    """Return everything that is in a database, and the game at every table."""
    async with store_on(url) as store:
        async with store.engine.connect() as connection:
            contents = [(await connection.execute(select(table))).all() for table in metadata.sorted_tables]
        ids = [table["id"] for table in await store.fetch_all(schema.tables)]
        games = {id: (await Tables(store).table(id)).game.hash() for id in ids}
        return [sorted(map(repr, rows)) for rows in contents], games


@pytest.fixture
def url(postgres):
    """Return the address of an empty database, since a transfer refuses any other."""
    return postgres.database()


@pytest.mark.nightly("durability", cases=200, size=100, quick=4)
def test_a_database_goes_from_sqlite_to_postgresql_and_back(url, tmp_path, cases):
    source = tmp_path / "db"

    async def scenario():
        await fill(source, cases)
        counts = [await transfer(str(source), url), await transfer(url, str(tmp_path / "back"))]
        return counts, [await content(place) for place in (source, url, tmp_path / "back")]

    counts, (before, there, back) = asyncio.run(scenario())

    assert counts == [len(cases)] * 2
    assert len(before[1]) == len(cases)
    assert all(before[0][place] for place, table in enumerate(metadata.sorted_tables) if table.name in ("rows", "chat"))
    assert there == before
    assert back == before


def refusal(*urls):
    with pytest.raises(UnusableDatabase) as caught:
        asyncio.run(transfer(*map(str, urls)))
    return str(caught.value)


def test_nothing_is_written_into_a_database_that_holds_something(source, tmp_path):
    asyncio.run(transfer(str(source), str(tmp_path / "copy")))
    before = asyncio.run(content(tmp_path / "copy"))

    assert refusal(source, tmp_path / "copy") == f"the database {tmp_path / 'copy'} is not empty; name a new one"
    assert asyncio.run(content(tmp_path / "copy")) == before


def test_what_cannot_be_copied_whole_is_not_copied(source, tmp_path):
    with closing(sqlite3.connect(source)) as connection, connection:
        connection.execute("UPDATE tables SET settings = '{' WHERE id = ?", (f"table {FEW[-1]}",))

    assert refusal(source, tmp_path / "copy").startswith(f"cannot copy the database {source} to {tmp_path / 'copy'}: ")
    with closing(sqlite3.connect(tmp_path / "copy")) as connection, connection:
        assert connection.execute("SELECT count(*) FROM players").fetchone() == (0,)


def test_a_database_of_an_older_version_is_not_copied(source, tmp_path):
    with closing(sqlite3.connect(source)) as connection, connection:
        connection.execute('ALTER TABLE rows DROP COLUMN "state"')

    assert refusal(source, tmp_path / "copy") == (
        f"the database {source} is of an older version: start the server on it once"
    )


def test_the_command_prints_how_many_tables_were_copied_or_the_error(source, tmp_path):
    ran = CliRunner().invoke(app, ["copy", str(source), str(tmp_path / "copy")])
    missing = CliRunner().invoke(app, ["copy", str(tmp_path / "none"), str(tmp_path / "other")])

    assert (ran.exit_code, ran.output) == (0, f"{len(FEW)} tables copied\n")
    assert (missing.exit_code, "there is no database" in missing.output) == (2, True)
