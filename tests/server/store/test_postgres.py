"""Several workers on a real PostgreSQL: one order of rows, and nobody stays behind."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError

from tests.support.ledger import ROOT
from tests.support.server import PATIENCE
from tests.support.store import add_table, append_or_lose, race, row_after, store_on
from valles.hosting.model import TableProgress
from valles.server.live.notification import NotificationListener
from valles.server.store.migrations import SERIAL, open_database
from valles.server.store.schema import players, rows, tables
from valles.server.store.store import UnusableDatabase, hash_secret
from valles.table.command import Consent, Move
from valles.table.row import Row

CONTESTED = 50
"""Rows that several processes want to write."""


def run(scenario, seconds=PATIENCE):
    async def bounded():
        async with asyncio.timeout(seconds):
            return await scenario

    return asyncio.run(bounded())


@pytest.fixture
def url(postgres):
    return postgres.database()


class Listener:
    """The notifications of a fan-out, in order: (table, seq), or None for "something may be missing"."""

    def __init__(self):
        self.notifications: asyncio.Queue[Any] = asyncio.Queue()

    async def notified(self, table, seq):
        self.notifications.put_nowait((table, seq))

    async def missed(self):
        self.notifications.put_nowait(None)

    async def next(self):
        return await self.notifications.get()

    async def until(self, expected):
        """Return all notifications up to this one."""
        before = []
        while (notification := await self.next()) != expected:
            before.append(notification)
        return before


@asynccontextmanager
async def listening(url, **options):
    """Yield a fan-out that has begun to listen."""
    listener = Listener()
    async with NotificationListener(url, listener.notified, listener.missed, **options):
        assert await listener.next() is None
        yield listener


async def backends(store):
    """Return the server processes behind fan-outs."""
    query = (
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'valles listener' AND datname = current_database()"
    )
    async with store.engine.connect() as connection:
        return (await connection.execute(text(query))).scalars().all()


# Storing


def test_what_is_stored_is_read_as_it_was(url):
    move = Move("", ["ä\u0001\u2028 \U0001f680", ""])
    nested = {"b": [None, True, -1.5], "a": {}}

    async def scenario():
        async with store_on(url) as store:
            await add_table(store, nested=nested)
            first = row_after([], "anna", move)
            second = row_after([first], "béla", Consent(2**53, []))
            await store.append("table", first)
            await store.append("table", second, TableProgress(2, ["anna"], 1_790_000_000.123456))
            about = await store.fetch_one(tables, id="table")
            later = await store.rows("table", first.seq, first.hash)
            return await store.rows("table") == [first, second], dict(about), later == [second]

    same, about, later = run(scenario())
    assert same
    assert later
    assert about["setup"] == {"players": 2, "nested": nested}
    assert about["waiting"] == ["anna"]
    assert about["finished"] == 1_790_000_000.123456


def test_facts_are_changed_only_where_all_conditions_hold(url):
    async def scenario():
        async with store_on(url) as store:
            await store.insert(players, id=hash_secret("a"), name="Anna", language="en", created=0.0)
            missed = await store.update(players, {"name": "Anna", "language": "de"}, name="Otto")
            hit = await store.update(players, {"name": "Anna", "language": "en"}, name="Otto")
            return missed, hit, [player["name"] for player in await store.fetch_all(players)]

    assert run(scenario()) == (0, 1, ["Otto"])


def test_weaker_settings_are_refused_unless_asked_for(url):
    weak = f"{url}&options=-csynchronous_commit%3Doff"

    async def scenario():
        with pytest.raises(UnusableDatabase, match="synchronous_commit=off"):
            await open_database(weak)
        engine = await open_database(weak, unsafe=True)
        await engine.dispose()

    run(scenario())


def test_the_settings_keep_what_is_acknowledged(url):
    async def scenario():
        async with store_on(url) as store:
            return await store.settings()

    assert run(scenario()) == {"fsync": "on", "synchronous_commit": "on"}


def test_workers_that_start_together_migrate_once(url):
    async def scenario():
        engines = await asyncio.gather(*(open_database(url) for _ in range(4)))
        async with engines[0].connect() as connection:
            revisions = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all()
        for engine in engines:
            await engine.dispose()
        return len(revisions)

    assert run(scenario()) == 1


def test_a_worker_waits_while_another_migrates(url):
    async def scenario():
        async with await psycopg.AsyncConnection.connect(url) as other:
            await other.execute("SELECT pg_advisory_xact_lock(%s)", [SERIAL])
            worker = asyncio.create_task(open_database(url))
            waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            while not worker.done() and await (await other.execute(waiting)).fetchone() == (0,):
                await asyncio.sleep(0)
            early = worker.done()
            await other.commit()
        await (await worker).dispose()
        return early

    assert run(scenario()) is False


# One order


@pytest.mark.nightly("workers", cases=10_000, size=5000, quick=150)
def test_of_conflicting_rows_one_is_written(url, cases):
    races = len(cases)

    async def scenario():
        async with AsyncExitStack() as workers:
            stores = [await workers.enter_async_context(store_on(url)) for _ in range(4)]
            await add_table(stores[0])
            winners = await race(stores, races)
            return winners, [await store.rows("table") for store in stores]

    winners, seen = run(scenario(), PATIENCE * max(1, races // 250))
    assert [won.count(True) for won in winners] == [1] * races
    assert [row.seq for row in seen[0]] == list(range(1, races + 1))
    assert [row.seat for row in seen[0]] == [f"worker{won.index(True)}" for won in winners]
    assert all(rows == seen[0] for rows in seen)


def test_a_worker_that_hangs_within_a_transaction_does_not_hold_up_others(url, monkeypatch):
    """Its session is ended, so that its locks are free; it learns of it when it goes on."""
    timeouts = {"idle_in_transaction_session_timeout": 300, "lock_timeout": 5000}
    monkeypatch.setattr("valles.server.store.store.POSTGRES_TIMEOUTS", timeouts)

    async def scenario():
        async with store_on(url) as frozen, store_on(url, checked=False) as other:
            await add_table(frozen)
            with pytest.raises(DBAPIError):
                async with frozen.transaction() as connection:
                    values = row_after([], "frozen").columns()
                    await connection.execute(insert(rows).values(table="table", **values))
                    await other.append("table", row := row_after([], "other"))
                    await connection.execute(text("SELECT 1"))
            await frozen.append("table", second := row_after([row], "frozen"))
            return await other.rows("table") == [row, second]

    assert run(scenario())


def test_a_worker_waits_for_a_lock_only_so_long(url, monkeypatch):
    timeouts = {"idle_in_transaction_session_timeout": 0, "lock_timeout": 100}
    monkeypatch.setattr("valles.server.store.store.POSTGRES_TIMEOUTS", timeouts)

    async def scenario():
        async with store_on(url) as busy, store_on(url, checked=False) as other:
            await add_table(busy)
            async with busy.transaction() as connection:
                await connection.execute(insert(rows).values(table="table", **row_after([], "busy").columns()))
                with pytest.raises(DBAPIError, match="lock timeout"):
                    await other.append("table", row_after([], "other"))

    run(scenario())


def test_processes_that_write_against_each_other_leave_one_chain(url):
    async def open_table():
        async with store_on(url) as store:
            await add_table(store)

    async def stored():
        async with store_on(url) as store:
            return await store.rows("table")

    run(open_table())
    names = ["anna", "bert", "cora"]
    command = [sys.executable, "-m", "tests.support.store", "append", url]
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "cwd": ROOT}
    workers: list[Any] = [subprocess.Popen([*command, name, str(CONTESTED)], **pipes) for name in names]
    for worker in workers:
        assert worker.stdout.readline() == "ready\n"
    for worker in workers:
        worker.stdin.write("go\n")
        worker.stdin.flush()
    outputs = [worker.communicate()[0].split() for worker in workers]

    assert [worker.returncode for worker in workers] == [0, 0, 0]
    rows = run(stored())
    assert len(rows) == CONTESTED
    for name, won in zip(names, outputs, strict=True):
        assert [row.seq for row in rows if row.seat == name] == list(map(int, won))


def test_rows_survive_a_crash_of_the_server_and_the_workers_go_on(url, postgres):
    async def scenario():
        async with store_on(url) as store, listening(url) as listener:
            await add_table(store)
            written: list[Row] = []
            for _ in range(3):
                written.append(row_after(written, "anna"))
                await store.append("table", written[-1])
            await listener.until(("table", 3))
            postgres.stop("immediate")
            with pytest.raises(DBAPIError):
                await store.append("table", row_after(written, "anna"))
            postgres.start()
            rows = await store.rows("table")
            notifications = []
            while await backends(store) == []:
                notifications.append(await listener.next())
            await store.append("table", row_after(written, "bert"))
            notifications += await listener.until(("table", 4))
            return rows == written, set(notifications)

    assert run(scenario()) == (True, {None})


# Fan-out


def test_every_worker_is_notified_once_of_every_row_and_never_of_lost_races(url):
    async def scenario():
        async with store_on(url) as store, listening(url) as one, listening(url) as two:
            await add_table(store)
            first = row_after([], "anna")
            assert await append_or_lose(store, first)
            assert not await append_or_lose(store, row_after([], "bert"))
            assert await append_or_lose(store, row_after([first], "anna"))
            await store.announce("table", 0)
            return [[await listener.next() for _ in range(3)] for listener in (one, two)]

    assert run(scenario()) == [[("table", 1), ("table", 2), ("table", 0)]] * 2


@pytest.mark.nightly("workers", cases=50, size=10, quick=5, serial=True)
def test_after_a_lost_connection_the_worker_is_informed_and_listens_again(url, cases):
    async def scenario():
        async with store_on(url) as store, listening(url) as listener:
            await add_table(store)
            written: list[Row] = []
            for _ in cases:
                pids = await backends(store)
                async with store.engine.connect() as connection:
                    await connection.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": pids[0]})
                assert await listener.next() is None, "the connection is lost"
                assert await listener.next() is None, "it is there again, and what came between was not heard"
                written.append(row_after(written, "anna"))
                await store.append("table", written[-1])
                assert await listener.next() == ("table", len(written))

    run(scenario())


def test_a_connection_that_died_silently_is_replaced(url):
    async def scenario():
        async with store_on(url) as store, listening(url, poll=0.2) as listener:
            await add_table(store)
            (pid,) = await backends(store)
            os.kill(pid, signal.SIGSTOP)
            try:
                assert await listener.next() is None
                assert await listener.next() is None
                await store.append("table", row_after([], "anna"))
                return await listener.until(("table", 1))
            finally:
                os.kill(pid, signal.SIGCONT)

    assert set(run(scenario())) <= {None}


def test_while_there_is_no_server_the_worker_is_informed_repeatedly():
    async def scenario():
        listener = Listener()
        async with NotificationListener(
            "postgresql://127.0.0.1:1/nowhere", listener.notified, listener.missed, poll=0.1
        ):
            return [await listener.next() for _ in range(4)]

    assert run(scenario()) == [None] * 4


def test_a_strange_notification_or_a_failing_listener_makes_nobody_deaf(url):
    class Failing(Listener):
        async def notified(self, table, seq):
            await super().notified(table, seq)
            raise ValueError(seq)

    async def scenario():
        listener = Failing()
        async with store_on(url) as store, NotificationListener(url, listener.notified, listener.missed):
            await listener.next()
            async with store.engine.begin() as connection:
                for strange in ("", "table", "table one", "table -1"):
                    await connection.execute(text("SELECT pg_notify('rows', :told)"), {"told": strange})
            await store.announce("a table with spaces", 5)
            await store.announce("table", 6)
            return await listener.until(("table", 6))

    assert run(scenario()) == [None] * 4 + [("a table with spaces", 5)]


def test_a_listener_that_ends_leaves_no_connection(url):
    async def scenario():
        async with store_on(url) as store:
            async with listening(url):
                during = len(await backends(store))
            while await backends(store):
                await asyncio.sleep(0)
            return during, len(asyncio.all_tasks())

    assert run(scenario()) == (1, 1)
