"""Databases that are accepted or refused, and rows in order for any writer."""

import asyncio
import multiprocessing
import random
import subprocess
import sys
from types import SimpleNamespace

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.support.ledger import ROOT
from tests.support.store import add_table, append_or_lose, race, row_after, store_on
from valles.server.store import store as storage
from valles.server.store.backup import back_up
from valles.server.store.migrations import open_database
from valles.server.store.schema import players
from valles.server.store.store import DatabaseLock, UnusableDatabase, address, display_name, unsafe_settings
from valles.table.command import Move
from valles.table.row import CorruptTable, Row


def run(scenario):
    return asyncio.run(scenario)


def refused(url, **options):
    """Return the sentence with which a database is refused."""

    async def scenario():
        with pytest.raises(UnusableDatabase) as caught:
            await open_database(str(url), **options)
        return str(caught.value)

    return run(scenario())


# Names


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("games.db", "sqlite+aiosqlite:///games.db"),
        ("/var/games.db", "sqlite+aiosqlite:////var/games.db"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("sqlite+aiosqlite:////var/games.db", "sqlite+aiosqlite:////var/games.db"),
        ("postgresql://anna:p%40ss@host:5433/games", "postgresql+psycopg://anna:p%40ss@host:5433/games"),
        ("postgres://host/games", "postgresql+psycopg://host/games"),
        ("postgresql:///games?host=/run/pg", "postgresql+psycopg:///games?host=/run/pg"),
    ],
)
def test_a_database_is_named_as_people_write_it(written, meant):
    assert address(written) == address(meant)
    assert address(written).render_as_string(hide_password=False).replace("%2F", "/") == meant


@pytest.mark.parametrize("url", ["mysql://host/games", "postgresql://host:port/games", "http://host", "://"])
def test_a_name_that_means_no_database_is_refused(url):
    with pytest.raises(UnusableDatabase):
        address(url)


def test_a_message_never_shows_the_password():
    url = "postgresql://anna:secret@127.0.0.1:1/games"

    error = refused(url)

    assert "secret" not in error
    assert "anna" in error
    assert "secret" not in display_name(address(url))


def test_an_error_of_the_database_never_shows_what_was_written(tmp_path):
    async def scenario():
        async with store_on(tmp_path / "valles.db") as store:
            await store.insert(players, id="the id", name="Anna", language="de", created=0)
            with pytest.raises(IntegrityError) as caught:
                await store.insert(players, id="the id", name="a secret", language="de", created=0)
            return str(caught.value)

    error = run(scenario())

    assert "players" in error
    assert "a secret" not in error


# What is refused


def test_a_database_in_memory_is_refused():
    assert "in memory" in refused("sqlite://")
    assert "in memory" in refused("sqlite:///:memory:")


def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path):
    (tmp_path / "letter").write_text("Dear Anna, this is no database. " * 50)

    error = refused(tmp_path / "letter")

    assert "letter" in error and "not a database" in error
    assert (tmp_path / "letter").read_text().startswith("Dear Anna")


def test_a_database_in_a_missing_folder_is_refused(tmp_path):
    assert "No such file" in refused(tmp_path / "missing" / "db")


def test_a_folder_is_not_a_database(tmp_path):
    (tmp_path / "folder").mkdir()

    assert "cannot open the database" in refused(tmp_path / "folder")


# Settings


def test_the_settings_of_a_prepared_database_keep_what_is_acknowledged(tmp_path):
    async def scenario():
        async with store_on(tmp_path / "db") as store:
            return await store.settings()

    assert run(scenario()) == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


@pytest.mark.parametrize(
    ("name", "value"), [("synchronous", 1), ("foreign_keys", 0), ("busy_timeout", 100), ("journal_mode", "delete")]
)
def test_weaker_settings_are_refused_unless_asked_for(tmp_path, monkeypatch, name, value):
    monkeypatch.setitem(storage.SQLITE_SETTINGS, name, value)

    error = refused(tmp_path / "db")

    async def scenario():
        engine = await open_database(str(tmp_path / "db"), unsafe=True)
        await engine.dispose()

    run(scenario())
    assert f"{name}={value}" in error


def test_stronger_settings_are_not_weaker():
    assert unsafe_settings({"journal_mode": "wal", "synchronous": 3, "foreign_keys": 1, "busy_timeout": 60_000}) == []
    assert unsafe_settings({"fsync": "on", "synchronous_commit": "remote_apply"}) == []
    assert unsafe_settings({"fsync": "off", "synchronous_commit": "local"}) == ["fsync=off", "synchronous_commit=local"]


# One server per file


def test_a_second_server_on_the_same_file_is_refused(tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "db")

    async def scenario():
        async with store_on(tmp_path / "db"):
            for name in ("db", "link"):
                with pytest.raises(UnusableDatabase, match="another server already uses"):
                    await open_database(str(tmp_path / name))
            async with store_on(tmp_path / "other"):
                pass
        async with store_on(tmp_path / "db"):
            pass

    run(scenario())


def test_a_refused_database_is_not_kept_locked(tmp_path):
    (tmp_path / "db").write_text("no database " * 100)
    refused(tmp_path / "db")
    (tmp_path / "db").unlink()

    async def scenario():
        async with store_on(tmp_path / "db"):
            pass

    run(scenario())


def test_a_killed_server_leaves_no_lock(tmp_path):
    command = [sys.executable, "-m", "tests.support.store", "hold", str(tmp_path / "db")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None and server.stdout.readline() == "ready\n"
        assert "another server already uses" in refused(tmp_path / "db")
        server.kill()

    async def scenario():
        async with store_on(tmp_path / "db"):
            pass

    run(scenario())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets us lock the database file beside SQLite")
def test_without_its_lock_file_a_database_is_still_locked(tmp_path):
    command = [sys.executable, "-m", "tests.support.store", "hold", str(tmp_path / "db")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None and server.stdout.readline() == "ready\n"
        (tmp_path / "db.lock").unlink()
        assert "another server already uses" in refused(tmp_path / "db")
        server.kill()


def wait_for_end(ready, end):
    ready.set()
    end.wait()


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="no fork on this system")
def test_a_forked_child_does_not_keep_the_lock(tmp_path):
    lock = DatabaseLock(tmp_path / "db")
    forking = multiprocessing.get_context("fork")
    ready, end = forking.Event(), forking.Event()
    child = forking.Process(target=wait_for_end, args=(ready, end))
    child.start()
    ready.wait()

    try:
        with pytest.raises(UnusableDatabase):
            DatabaseLock(tmp_path / "db")
        lock.release()
        DatabaseLock(tmp_path / "db").release()
    finally:
        end.set()
        child.join()
        child.close()


# Rows


@pytest.mark.nightly("workers", cases=10_000, size=5000, quick=100)
def test_of_conflicting_rows_one_is_written(tmp_path, cases):
    races = len(cases)

    async def scenario():
        async with store_on(tmp_path / "db") as one, store_on(tmp_path / "db", checked=False) as two:
            await add_table(one)
            winners = await race([one, two, one], races)
            return winners, await two.rows("table")

    winners, rows = run(scenario())
    assert [won.count(True) for won in winners] == [1] * races
    assert [row.seq for row in rows] == list(range(1, races + 1))
    assert [row.seat for row in rows] == [f"worker{won.index(True)}" for won in winners]


def test_one_decision_is_never_two_rows(tmp_path):
    async def scenario():
        async with store_on(tmp_path / "db") as store:
            await add_table(store)
            first = row_after([], "anna")
            await store.append("table", first)
            again = row_after([first], "anna")
            twice = type(again)(**{**again.__dict__, "decision": first.decision})
            return await append_or_lose(store, twice), await store.rows("table") == [first]

    assert run(scenario()) == (False, True)


def test_a_row_of_no_table_is_not_written(tmp_path):
    async def scenario():
        async with store_on(tmp_path / "db") as store:
            return await append_or_lose(store, row_after([], "anna")), await store.rows("table")

    assert run(scenario()) == (False, [])


# Damage


async def write(store, table, count):
    await add_table(store, table)
    written: list[Row] = []
    for number in range(count):
        written.append(row_after(written, "anna", Move(str(number), ["pass", "card:ants"])))
        await store.append(table, written[-1])
    return written


@pytest.mark.parametrize(
    ("tampering", "first"),
    [
        ("UPDATE rows SET seat = 'bert' WHERE {row} 4", 4),
        ("UPDATE rows SET kind = 'undo' WHERE {row} 4", 4),
        ("UPDATE rows SET body = '{{}}' WHERE {row} 4", 4),
        ("UPDATE rows SET decision = 'other' WHERE {row} 4", 4),
        ("UPDATE rows SET hash = '' WHERE {row} 4", 4),
        ("UPDATE rows SET seq = 40 WHERE {row} 4", 4),
        ("DELETE FROM rows WHERE {row} 1", 1),
        ("DELETE FROM rows WHERE {row} 4", 4),
        ("UPDATE rows SET seq = CASE seq WHEN 4 THEN 104 ELSE 4 END WHERE {row} 4 OR {row} 5", 4),
        ("INSERT INTO rows SELECT \"table\", 9, seat, kind, body, 'new', at, hash, NULL FROM rows WHERE {row} 8", 9),
        ("UPDATE rows SET \"table\" = 'damaged', seq = 9, decision = 'new' WHERE \"table\" = 'sound' AND seq = 9", 9),
    ],
)
def test_tampering_is_found_at_the_first_row_that_does_not_fit(tmp_path, tampering, first):
    async def scenario():
        async with store_on(tmp_path / "db") as store:
            await write(store, "damaged", 8)
            sound = await write(store, "sound", 9)
            async with store.engine.begin() as connection:
                await connection.execute(text(tampering.format(row="\"table\" = 'damaged' AND seq =")))
            with pytest.raises(CorruptTable, match=f"row {first} of table damaged"):
                await store.rows("damaged")
            left = await store.rows("sound")
            return left == sound[: len(left)]

    assert run(scenario())


@pytest.mark.parametrize("body", ["'{'", "x'7b'", "CAST(x'22ff22' AS TEXT)"])
def test_what_cannot_be_read_at_all_is_damage_too(tmp_path, body):
    async def scenario():
        async with store_on(tmp_path / "db") as store:
            await write(store, "damaged", 3)
            sound = await write(store, "sound", 3)
            async with store.engine.begin() as connection:
                await connection.execute(text(f"UPDATE rows SET body = {body} WHERE \"table\" = 'damaged' AND seq = 2"))
            with pytest.raises(CorruptTable, match="table damaged"):
                await store.rows("damaged")
            return await store.rows("sound") == sound

    assert run(scenario())


def test_a_name_with_wrong_bytes_is_read_with_signs_for_them(tmp_path):
    async def scenario():
        async with store_on(tmp_path / "db") as store:
            await add_table(store)
            async with store.engine.begin() as connection:
                await connection.execute(text("UPDATE players SET name = CAST(x'48ff' AS TEXT)"))
            return (await store.fetch_one(players, id="host"))["name"]

    assert run(scenario()) == "H\ufffd"


def test_a_database_that_is_only_busy_is_not_called_damaged(tmp_path, monkeypatch):
    def busy():
        raise OperationalError("select", {}, Exception("database is locked"))

    async def scenario():
        async with store_on(tmp_path / "db") as store:
            monkeypatch.setattr(store, "engine", SimpleNamespace(connect=busy))
            with pytest.raises(OperationalError):
                await store.rows("table")

    run(scenario())


@pytest.mark.nightly("durability", cases=200, size=100, quick=40)
def test_a_file_with_wrong_bytes_is_read_correctly_or_refused(tmp_path, cases):
    """Never another game: what is read is what was written, though its end may be missing."""
    names = ["one", "two", "three"]

    async def original():
        async with store_on(tmp_path / "db") as store:
            written = {name: [row.hash for row in await write(store, name, 15)] for name in names}
            return written, (await back_up(str(tmp_path / "db"), tmp_path / "whole")).read_bytes()

    async def read(path):
        try:
            async with store_on(path) as store:
                return [await rows_or_damage(store, name) for name in names]
        except UnusableDatabase:
            return [None] * len(names)

    async def rows_or_damage(store, name):
        try:
            return [row.hash for row in await store.rows(name)]
        except CorruptTable:
            return None

    written, whole = run(original())
    outcomes = []
    for seed in cases:
        chance = random.Random(seed)
        content = bytearray(whole)
        for _ in range(chance.choice([1, 4, 40, 400])):
            content[chance.randrange(len(content))] = chance.randrange(256)
        path = tmp_path / f"copy{seed}"
        path.write_bytes(content)
        for name, value in zip(names, run(read(path)), strict=True):
            assert value is None or value == written[name][: len(value)], f"seed {seed}"
            outcomes.append(value)
    # A few copies, chosen with --cases, need not be damaged in every way.
    assert len(cases) < 40 or None in outcomes
    assert len(cases) < 40 or written["one"] in outcomes
