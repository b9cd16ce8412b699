"""How tests of the storage write: a store with one table, rows that follow each other, races, and processes to kill."""

import asyncio
import os
import signal
import sys
from contextlib import asynccontextmanager

from sqlalchemy import Engine, event

from valles.hosting.model import TableProgress
from valles.server.store import backup
from valles.server.store.migrations import migrate, open_database
from valles.server.store.schema import players, tables
from valles.server.store.store import Store, WriteConflict, address, durable_engine
from valles.table.command import Move
from valles.table.row import Row, chained


@asynccontextmanager
async def store_on(url, checked=True):
    """Yield a store as the server opens it; unchecked, as further workers may."""
    engine = await open_database(str(url)) if checked else durable_engine(str(url))
    try:
        yield Store(engine)
    finally:
        await engine.dispose()


async def add_table(store, id="table", **setup):
    if await store.fetch_one(players, id="host") is None:
        await store.insert(players, id="host", name="Host", language="en", created=0.0)
    facts = {"game": "terraforming_mars", "setup": {"players": 2, **setup}, "seed": "7", "rules": 1, "language": "en"}
    await store.insert(tables, id=id, **facts, settings={}, host="host", created=0.0)


def row_after(before, who, command=None):
    """Return the row that somebody wants to write after these rows."""
    seq = len(before) + 1
    command = command or Move("1", [f"by:{who}"])
    decision = f"{who} {seq}"
    last = before[-1].hash if before else ""
    return Row(
        seq=seq,
        seat=who,
        command=command,
        decision=decision,
        at=float(seq),
        hash=chained(last, seq, who, command, decision),
    )


async def append_or_lose(store, row):
    """Return True if the row was written; False if another was first."""
    try:
        await store.append("table", row)
    except WriteConflict:
        return False
    return True


async def race(stores, count):
    """So many rows, for each of which all stores try at once; who won each."""
    written: list[Row] = []
    winners = []
    for _ in range(count):
        expected = [row_after(written, f"worker{number}") for number in range(len(stores))]
        won = await asyncio.gather(*map(append_or_lose, stores, expected))
        winners.append(won)
        written.append(expected[won.index(True)])
    return winners


async def append_until(url, who, count):
    """Write rows against other processes until there are so many; print which of them were ours."""
    async with store_on(url, checked=False) as store:
        print("ready", flush=True)
        sys.stdin.readline()
        written = await store.rows("table")
        while len(written) < count:
            row = row_after(written, who)
            if await append_or_lose(store, row):
                print(row.seq, flush=True)
            written = await store.rows("table")


def die_after(statements):
    """Be killed just after so many statements to a database."""
    left = int(statements)

    @event.listens_for(Engine, "after_cursor_execute")
    def count(*_):
        nonlocal left
        left -= 1
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)


def migrate_and_die(url, statement):
    """Be killed just after the n-th statement of a migration; end well if there are fewer."""
    die_after(statement)
    migrate(address(url))


async def write_and_die(url, statement):
    """Write rows and snapshots, and print which rows are acknowledged, until killed after a statement."""
    async with store_on(url, checked=False) as store:
        written = await store.rows("table")
        die_after(statement)
        while True:
            row = row_after(written, "worker")
            await store.append("table", row, TableProgress(row.seq, ["worker"], None))
            print(row.seq, flush=True)
            written.append(row)
            await store.save_snapshot("table", row.seq, {"seq": row.seq})


async def back_up_and_die(url, path):
    """Be killed when the copy is made and only its name is missing."""
    os.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
    await backup.back_up(url, path)


async def hold(url):
    """Use the database until killed."""
    async with store_on(url):
        print("ready", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    what, url, *more = sys.argv[1:]
    if what == "append":
        asyncio.run(append_until(url, more[0], int(more[1])))
    elif what == "write":
        asyncio.run(write_and_die(url, more[0]))
    elif what == "migrate":
        migrate_and_die(url, more[0])
    elif what == "backup":
        asyncio.run(back_up_and_die(url, more[0]))
    elif what == "hold":
        asyncio.run(hold(url))
