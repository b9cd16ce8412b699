"""Databases of every earlier schema, full of games in all phases, become today's with all of them."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from tests.support.ledger import ROOT
from tests.support.server import PATIENCE
from tests.support.store import store_on
from tests.support.table import new_table, play
from valles.server.live.tables import Tables
from valles.server.lobby.chat import Chat
from valles.server.store import migrations
from valles.server.store.schema import players
from valles.server.store.store import address
from valles.table.message.request import ChatMessage

SCRIPTS = ScriptDirectory(str(Path(migrations.__file__).parent))
HEAD = SCRIPTS.get_current_head()
EARLIER = [script.revision for script in SCRIPTS.walk_revisions() if script.revision != HEAD]
GAMES = ("terraforming_mars", "on_mars")
LENGTHS = (0, 3, 25, 70, 140, 300, 10_000)
"""After how many decisions the stored games were left: in every phase, and at their end."""


def run(scenario):
    return asyncio.run(scenario)


async def fill(path, count):
    """A database of today with games in all phases: for each table how many rows it has, and the hash of its game."""
    async with store_on(path) as store:
        tables = Tables(store)
        await store.insert(players, id="host", name="Host", language="en", created=0.0)
        for number in range(count):
            game, length = GAMES[number % 2], LENGTHS[number // 2 % len(LENGTHS)]
            await new_table(tables, game, id=f"table {number}", seed=number)
            await play(tables, f"table {number}", length, seed=number)
        await Chat(store, lambda: 1.0).write("table 0", ChatMessage("yellow", "decision", "Hello"), "Host")
        return await seen(tables, count)


async def seen(tables, count):
    states = {}
    for number in range(count):
        live = await tables.table(f"table {number}")
        states[live.id] = (live.seq, live.hash, live.game.hash(), live.question_ids())
    return states


def make_old(new, old, revision):
    """A database of an earlier schema with what that could hold of a database of today."""
    engine = migrations._migration_engine(address(str(old)))
    with migrations._migration_lock, engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", SCRIPTS.dir.replace("%", "%%"))
        command.upgrade(config, revision)
    engine.dispose()
    with closing(sqlite3.connect(old)) as database:
        database.execute("ATTACH ? AS new", (str(new),))
        names = [name for (name,) in database.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")]
        for name in names:
            if name != "alembic_version":
                columns = ", ".join(f'"{column}"' for column in kept_columns(database, name))
                database.execute(f'INSERT INTO main."{name}" ({columns}) SELECT {columns} FROM new."{name}"')
        database.commit()


def kept_columns(database, table):
    """Return the columns of a table that both databases have."""
    both = [
        {row[1] for row in database.execute(f'PRAGMA {schema}.table_info("{table}")')} for schema in ("main", "new")
    ]
    return sorted(set.intersection(*both))


def content(path):
    """Return the revision of a database, and all that is in it."""
    with closing(sqlite3.connect(path)) as database:
        return sorted(database.iterdump())


@pytest.fixture(scope="module")
def filled(tmp_path_factory, nightly):
    path = tmp_path_factory.mktemp("filled") / "new"
    return path, run(fill(path, 20 if nightly else 4))


def test_there_are_earlier_schemas():
    assert EARLIER


@pytest.mark.nightly("durability")
@pytest.mark.parametrize("revision", EARLIER)
def test_a_database_of_an_earlier_schema_keeps_its_games_and_they_go_on(
    tmp_path, filled, revision, nightly, record_property
):
    new, before = filled
    more_decisions = 10_000 if nightly else 3
    make_old(new, tmp_path / "old", revision)

    async def upgraded(further):
        async with store_on(tmp_path / "old") as store:
            tables = Tables(store)
            states = await seen(tables, len(before))
            for number in range(len(before)):
                await play(tables, f"table {number}", further, seed=99, first=20_000)
            return states, await seen(tables, len(before))

    states, after = run(upgraded(more_decisions))
    again, _ = run(upgraded(0))

    assert states == before
    assert again == after
    assert sum(seq for seq, *_ in after.values()) > sum(seq for seq, *_ in before.values())
    record_property("games", len(after))
    record_property("rows", sum(seq for seq, *_ in after.values()))


@pytest.mark.nightly("durability", cases=60, size=20, quick=2)
@pytest.mark.parametrize("revision", EARLIER)
def test_a_killed_upgrade_leaves_the_old_database_or_the_new_one(tmp_path, filled, revision, cases, record_property):
    """A case is a kill after one statement; behind the last statement the upgrade lives."""
    new, before = filled
    make_old(new, tmp_path / "old", revision)
    old, killed = content(tmp_path / "old"), 0

    async def read():
        async with store_on(tmp_path / "old") as store:
            return await seen(Tables(store), len(before))

    for number in cases:
        statement = str(1 + number % 20)
        migrate = [sys.executable, "-m", "tests.support.store", "migrate", str(tmp_path / "old"), statement]
        ended = subprocess.run(migrate, cwd=ROOT, timeout=PATIENCE).returncode
        if ended == 0:
            os.remove(tmp_path / "old")
            make_old(new, tmp_path / "old", revision)
            continue
        killed += 1
        assert content(tmp_path / "old") == old

    assert killed
    assert run(read()) == before
    record_property("kills", killed)
