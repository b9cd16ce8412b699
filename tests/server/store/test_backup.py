"""A backup taken while people play is whole, and plays on elsewhere."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import asynccontextmanager

import psutil
import pytest

from tests.support.ledger import ROOT
from tests.support.store import store_on
from tests.support.table import new_table, play
from valles.server.live.tables import Tables
from valles.server.store.backup import back_up
from valles.server.store.schema import players
from valles.server.store.store import UnusableDatabase

TABLES = {"first": "terraforming_mars", "second": "on_mars", "third": "terraforming_mars"}
DECISIONS = 60
"""Made at all tables together between one backup and the next, one after another as fast as they are written."""


def run(scenario):
    return asyncio.run(scenario)


@asynccontextmanager
async def tables_at(path):
    async with store_on(path) as store:
        yield Tables(store)


async def played_while_backed_up(folder, count):
    """Return the hashes after every row of several tables, and the backups taken meanwhile with their least rows."""
    hashes = {id: [""] for id in TABLES}
    moments = [asyncio.Event() for _ in range(count)]

    def note(id, game):
        hashes[id].append(game.hash())
        moments[sum(map(len, hashes.values())) // DECISIONS % count].set()

    async def backup(number):
        await moments[number].wait()
        acknowledged = {id: len(known) - 1 for id, known in hashes.items()}
        return await back_up(str(folder / "db"), folder / f"backup{number}"), acknowledged

    async with tables_at(folder / "db") as tables:
        await tables.store.insert(players, id="host", name="Host", language="en", created=0.0)
        for seed, (id, game) in enumerate(TABLES.items()):
            hashes[id][0] = (await new_table(tables, game, id=id, seed=seed)).game.hash()
            tables.subscribe(id, lambda entry, id=id: note(id, entry.live.game))
        backups = asyncio.gather(*map(backup, range(count)))
        await asyncio.gather(*(play(tables, id, DECISIONS * count // 2) for id in TABLES))
        return hashes, await backups


@pytest.mark.nightly("durability", cases=20, size=10, quick=3)
def test_a_backup_under_load_replays_to_the_same_games(tmp_path, cases):
    async def restored(path):
        async with tables_at(path) as tables:
            read = {id: await tables.table(id) for id in TABLES}
            hashes = {id: (table.seq, table.game.hash()) for id, table in read.items()}
            further = [(await play(tables, id, 1, 99, 10_000))[-1:] for id in TABLES]
        return hashes, further

    hashes, backups = run(played_while_backed_up(tmp_path, len(cases)))
    (tmp_path / "elsewhere").mkdir()
    for path, before in backups:
        contents, further = run(restored(path.rename(tmp_path / "elsewhere" / path.name)))
        for number, (id, (seq, hash)) in enumerate(contents.items()):
            assert before[id] <= seq < len(hashes[id]), "all that was acknowledged before the backup is in it"
            assert hash == hashes[id][seq]
            assert further[number] in ([seq + 1], [])


@pytest.mark.nightly("durability", cases=1000, size=1000, quick=6, serial=True)
def test_every_table_of_a_restored_backup_opens_as_it_was(tmp_path, cases, record_property):
    games = ("terraforming_mars", "on_mars")

    async def seen(path, ids):
        begun = time.monotonic()
        async with tables_at(path) as tables:
            read = {id: await tables.table(id) for id in ids}
            restored_tables = {
                id: (table.seq, table.hash, table.game.hash(), table.question_ids()) for id, table in read.items()
            }
        return restored_tables, time.monotonic() - begun

    async def fill():
        async with tables_at(tmp_path / "db") as tables:
            await tables.store.insert(players, id="host", name="Host", language="en", created=0.0)
            for number in cases:
                await new_table(tables, games[number % 2], id=f"table {number}", seed=number)
                await play(tables, f"table {number}", 5 * (number % 13), seed=number)
            return await back_up(str(tmp_path / "db"), tmp_path / "copy")

    backup = run(fill())
    (tmp_path / "elsewhere").mkdir()
    ids = [f"table {number}" for number in cases]
    before, _ = run(seen(tmp_path / "db", ids))
    after, seconds = run(seen(backup.rename(tmp_path / "elsewhere" / "db"), ids))

    assert after == before
    record_property("seconds_to_open_all_tables", round(seconds, 1))


async def backed_up_apart(folder):
    """Return a backup in a folder of its own."""
    async with tables_at(folder / "db"):
        (folder / "copies").mkdir()
        return await back_up(f"sqlite:///{folder / 'db'}", str(folder / "copies" / "copy"))


def test_a_backup_is_one_file_for_its_owner_alone(tmp_path):
    path = run(backed_up_apart(tmp_path))

    assert [file.name for file in (tmp_path / "copies").iterdir()] == ["copy"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_name_of_a_backup_is_on_disk_before_it_is_printed(tmp_path, monkeypatch):
    synced = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file)))

    run(backed_up_apart(tmp_path))

    [folder] = synced
    assert os.path.samestat(folder, (tmp_path / "copies").stat())


def test_a_backup_leaves_no_file_open(tmp_path):
    def backed_up_into(name):
        run(back_up(f"sqlite:///{tmp_path / 'db'}", str(tmp_path / name)))
        return psutil.Process().num_fds()

    async def scenario():
        async with tables_at(tmp_path / "db"):
            pass

    run(scenario())

    assert backed_up_into("first") == backed_up_into("second")


def refused(url, path):
    async def scenario():
        with pytest.raises(UnusableDatabase) as caught:
            await back_up(str(url), path)
        return str(caught.value)

    return run(scenario())


def test_a_killed_backup_leaves_no_half_file_and_can_be_repeated(tmp_path):
    async def scenario():
        async with tables_at(tmp_path / "db"):
            return await back_up(str(tmp_path / "db"), tmp_path / "copy")

    async def prepare():
        async with tables_at(tmp_path / "db"):
            pass

    run(prepare())
    command = [sys.executable, "-m", "tests.support.store", "backup", str(tmp_path / "db"), str(tmp_path / "copy")]
    assert subprocess.run(command, cwd=ROOT).returncode == -9
    assert not (tmp_path / "copy").exists()
    assert run(scenario()).exists()


def test_a_backup_never_replaces_a_file(tmp_path):
    sqlite3.connect(tmp_path / "db").close()
    (tmp_path / "copy").write_text("dear")

    assert "exists already" in refused(tmp_path / "db", tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "dear"


def test_a_failed_backup_is_reported_and_leaves_nothing(tmp_path):
    (tmp_path / "letter").write_text("Dear Anna, this is no database. " * 50)
    (tmp_path / "copies").mkdir()

    assert "there is no database" in refused(tmp_path / "missing", tmp_path / "copies" / "copy")
    assert "not a database" in refused(tmp_path / "letter", tmp_path / "copies" / "copy")
    assert "cannot back up" in refused(tmp_path / "letter", tmp_path / "no folder" / "copy")
    assert list((tmp_path / "copies").iterdir()) == []


def test_postgresql_has_its_own_tool_for_backups(tmp_path):
    error = refused("postgresql://anna:secret@host/games", tmp_path / "copy")

    assert "pg_dump" in error
    assert "secret" not in error
