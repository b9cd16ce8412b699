"""Whatever is wrong with one cell of the database is the affair of one table."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from sqlalchemy import String
from structlog.testing import capture_logs

from tests.support.application import FIRST, SECOND, running_app
from tests.support.table import play
from valles.server.live.bot_process import BotPool
from valles.server.live.bots import Bots
from valles.server.store.schema import chairs, metadata

OF_A_TABLE = [
    table
    for table in metadata.sorted_tables
    if table.name == "tables" or ("table" in table.c and table.name not in ("placements", "notices"))
]
"""Without the places of finished games, and notices that wait to be sent."""
GARBAGE = {"bytes": b"\x00\xff", "cut JSON": '["yel', "nothing": None}
DETECTABLE = {
    *(("tables", name) for name in ("game", "setup", "seed", "rules", "settings", "created", "started", "waiting")),
    *(("chairs", name) for name in ("table", "seat", "kind", "name", "left")),
    *(("rows", name) for name in ("table", "seq", "seat", "kind", "body", "decision", "at", "hash", "state")),
}
"""The cells in which garbage of some kind leaves the table unusable; others are only a cache, or matter to nobody."""


def damages(every):
    """Return the cells of a table with what is put there: every kind of garbage, or one for each cell."""
    return [
        (table.name, column.name, kind)
        for table in OF_A_TABLE
        for column in table.c
        if not (column.primary_key and table.name == "feature_states")  # Features would write it anew.
        for kind in (GARBAGE if every else ["bytes" if isinstance(column.type, String) else "cut JSON"])
    ]


async def build(folder):
    """Two tables of one host, each with a bot, rows, chat, a spectator and a snapshot; and the secret of a link."""
    async with running_app(folder) as here:
        host, sam = await here.guest("Host"), await here.guest("Sam")
        features = {"away": {"on_leave": "wait"}, "clock": {"kind": "live"}}
        ids = [await host.open_table("me", "hotseat", features=features) for _ in range(2)]
        for id in ids:
            link = await host.post(f"/api/tables/{id}/links", seat=None)
            await sam.post("/api/links", secret=link["secret"])
            await host.post(f"/api/tables/{id}/start")
            await sam.sees_hand(host, id, FIRST)
            assert (await host.ask("PUT", f"/api/tables/{id}/notices", {"muted": True})).status_code == 204
            live, count = await here.context.tables.table(id), 0
            while count < 12 or set(live.question_ids()) != {FIRST}:
                await play(here.context.tables, id, 1, first=count)
                live, count = await here.context.tables.table(id), count + 1
            await here.store.update(chairs, {"table": id, "seat": SECOND}, kind="bot", player=None)
            await here.store.save_snapshot(id, live.seq, live.saved())
            async with host.at(id, FIRST) as talk:
                await talk.act("chat", seat=FIRST, text="Hello")
        return ids, (host.token, sam.token), link["secret"]


def allow_anything(database):
    """Let every cell be NULL, as in a file that was written by something else."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '')")
        connection.execute("PRAGMA writable_schema=RESET")


def connected(database):
    """Return a connection for use beside a server: it waits in a thread while the server writes."""
    return sqlite3.connect(database, isolation_level=None, timeout=60, check_same_thread=False)


class Cell:
    """One cell of what belongs to a table: its newest row, which the snapshot and the chain end with."""

    def __init__(self, connection, table, column, id):
        key = "id" if table == "tables" else '"table"'
        query = f"SELECT max(rowid) FROM {table} WHERE {key} = ?"
        [self._row] = connection.execute(query, [id]).fetchone()
        self._connection, self._where = connection, f'{table} SET "{column}" = ? WHERE rowid = ?'
        query = f'SELECT "{column}" FROM {table} WHERE rowid = ?'
        [self._before] = connection.execute(query, [self._row]).fetchone()

    def set(self, value):
        self._connection.execute(f"UPDATE {self._where}", [value, self._row])

    def restore(self):
        self.set(self._before)


async def seen(here, host, ids):
    """The replies about a damaged table: its page, its line in the list, and its socket; the other is as usual."""
    here.forget(ids[1:])
    here.context.tables._reported.clear()
    await Bots(here.context.tables, BotPool(ThreadPoolExecutor))._waiting()
    answer = await host.ask("GET", f"/api/tables/{ids[1]}")
    answered = await host.ask("GET", "/api/tables")
    other = await host.ask("GET", f"/api/tables/{ids[0]}")
    async with host.at(ids[1], join=False) as talk:
        await talk.say("join", seat=None)
        first = await talk.next()
    listed = {table["id"]: table for table in answered.json()} if answered.status_code == 200 else {}
    assert other.status_code == 200 and listed[ids[0]]["fault"] is None
    return answer, listed.get(ids[1]), first


@pytest.mark.nightly("durability")
def test_garbage_in_any_cell_is_the_affair_of_its_table(tmp_path, nightly):
    errors = {}

    async def scenario():
        ids, tokens, secret = await build(tmp_path)
        allow_anything(tmp_path / "valles.db")
        async with running_app(tmp_path) as here:
            host, sam = (here.caller(token) for token in tokens)
            with closing(connected(tmp_path / "valles.db")) as connection:
                for table, column, kind in damages(every=nightly):
                    cell = Cell(connection, table, column, ids[1])
                    with capture_logs() as logs:
                        await asyncio.to_thread(cell.set, GARBAGE[kind])
                        errors[table, column, kind] = (*await seen(here, host, ids), logs)
                        if table == "links":
                            assert (await sam.ask("POST", "/api/links", {"secret": secret})).status_code in (200, 404)
                        await asyncio.to_thread(cell.restore)
            here.forget(ids)
            assert (await host.get(f"/api/tables/{ids[1]}"))["fault"] is None

    asyncio.run(scenario())

    detected = set()
    for (table, column, kind), (answer, listed, first, logs) in errors.items():
        where = f"{table}.{column}: {kind}"
        assert answer.status_code in (200, 404, 409), where
        assert [line for line in logs if "exc_info" in line] == [], where
        if answer.status_code == 409:
            detected.add((table, column))
            assert answer.json()["type"] == first["problem"]["type"] == "problem-damaged", where
            assert listed is None or listed["fault"]["key"] == "problem-damaged", where
            assert [line["event"] for line in logs].count("damaged table") == 1, where
        elif answer.status_code == 200:
            assert first["type"] == "snapshot", where
    assert DETECTABLE - detected == set()
    assert not any(table in ("snapshots", "chat", "links", "spectators", "viewers") for table, _ in detected)


def test_a_server_starts_with_a_table_that_is_damaged(tmp_path):
    async def scenario():
        ids, tokens, _ = await build(tmp_path)
        with closing(sqlite3.connect(tmp_path / "valles.db", isolation_level=None)) as connection:
            for cell in (("tables", "waiting"), ("tables", "settings"), ("chairs", "left")):
                Cell(connection, *cell, ids[1]).set('["yel')
        async with running_app(tmp_path) as here:
            host = here.caller(tokens[0])
            return [(table["id"] == ids[1], table["fault"] is not None) for table in await host.get("/api/tables")]

    assert sorted(asyncio.run(scenario())) == [(False, False), (True, True)]
