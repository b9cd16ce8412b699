"""A server that is killed or stopped under load has all that it acknowledged, once."""

import asyncio
import random
import re
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert

from tests.support.history import History, Insistent, faults_in, faults_of, playing, until
from tests.support.server import clients, running
from tests.support.table import decision_of, new_table, tables_on
from valles.games.registry import rulebook
from valles.server.store import schema
from valles.server.store.store import Store, durable_engine
from valles.table.command import Move
from valles.table.live import opened_table
from valles.table.row import Row

GAMES = ("terraforming_mars", "on_mars")
CROWD = 1000
"""Tables in the database of a server that is to be back at once."""


async def seat_players(host, guest, history, chance, count):
    """Two insistent clients, who change their minds at times, at each of so many tables of both games."""
    players = []
    for number in range(count):
        wishes = {"game": GAMES[number % 2], "chairs": ("me", "open"), "confirming": number % 4 < 2}
        table = await host.open_table(**wishes, start=False)
        free = next(seat["seat"] for seat in table["seats"] if seat["kind"] == "open")
        link = await host.post(f"/api/tables/{table['id']}/links", seat=free)
        await guest.redeem(link["secret"])
        await host.post(f"/api/tables/{table['id']}/start")
        own = next(seat["seat"] for seat in table["seats"] if seat["kind"] != "open")
        for client, seat in ((host, own), (guest, free)):
            own_chance = random.Random(chance.random())
            players.append(Insistent(client, table["id"], (seat,), history, own_chance, doubts=0.1))
    return players


async def moment_of_a_commit(history, chance):
    """Wait for a random moment, most often just after a decision was sent, while its row is written."""
    if chance.random() < 0.8:
        history.moved.clear()
        await history.moved.wait()
        await asyncio.sleep(0.02 * chance.random())
    else:
        await asyncio.sleep(0.3 * chance.random())


def sound(path):
    with closing(sqlite3.connect(path)) as database:
        return database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def on_disk_before(path, unknown):
    """How many of these decisions were written before the moment that is given with each."""
    with closing(sqlite3.connect(path)) as database:
        written = dict(database.execute("SELECT decision, at FROM rows"))
    return sum(1 for decision, moment in unknown if written.get(decision, moment) < moment)


def tables_to_play(nightly):
    return 20 if nightly else 4


@pytest.mark.nightly("durability", cases=300, size=30, quick=5)
def test_what_was_acknowledged_survives_every_kill_once(tmp_path, cases, nightly, record_property):
    chance = random.Random(1 + cases.start)
    history = History()
    unknown: list[Any] = []

    async def scenario(server):
        async with clients(server, "Ann", "Bob") as (ann, bob):
            players = await seat_players(ann, bob, history, chance, tables_to_play(nightly))
            async with playing(players):
                for _ in cases:
                    await history.more_acknowledged(chance.randrange(5, 25))
                    await moment_of_a_commit(history, chance)
                    server.kill()
                    sent = (player.unanswered for player in players if player.unanswered)
                    unknown.extend((answer["decision"], time.time()) for answer in sent)
                    await asyncio.to_thread(server.start)
                await history.more_acknowledged(10)

    with running(tmp_path) as server:
        asyncio.run(scenario(server))

    database = tmp_path / "valles.db"
    assert asyncio.run(faults_in(history, database)) == []
    assert all(sent.seq or sent.refused for sent in history.sent.values())
    assert history.acknowledged >= 5 * len(cases)
    assert sound(database)
    assert '"error"' not in server.log.read_text()
    record_property("decisions", history.acknowledged)
    record_property("views", len(history.seen))
    record_property("unanswered", len(unknown))
    record_property("unanswered_and_on_disk", on_disk_before(database, unknown))


@pytest.mark.nightly("durability", cases=20, size=10, quick=2)
def test_a_stopped_server_closes_its_sockets_and_loses_nothing(tmp_path, cases, nightly, record_property):
    chance = random.Random(2 + cases.start)
    history = History()
    seconds = []

    async def stop(server, players):
        begun = time.monotonic()
        assert await asyncio.to_thread(server.stop) == 0
        seconds.append(time.monotonic() - begun)
        await until(lambda: not any(player.here for player in players))
        assert {player.codes[-1] for player in players} <= {1001, 1012}
        assert {len(player.codes) for player in players} == {len(seconds)}

    async def scenario(server):
        async with clients(server, "Ann", "Bob") as (ann, bob):
            players = await seat_players(ann, bob, history, chance, tables_to_play(nightly))
            async with playing(players):
                for _ in cases:
                    await until(lambda: all(player.here for player in players))
                    await history.more_acknowledged(chance.randrange(10, 40))
                    await moment_of_a_commit(history, chance)
                    await stop(server, players)
                    await asyncio.to_thread(server.start)
                await history.more_acknowledged(10)

    with running(tmp_path) as server:
        asyncio.run(scenario(server))

    assert asyncio.run(faults_in(history, tmp_path / "valles.db")) == []
    assert all(sent.seq or sent.refused for sent in history.sent.values())
    assert sound(tmp_path / "valles.db")
    assert '"error"' not in server.log.read_text()
    record_property("seconds_of_the_slowest_stop", round(max(seconds), 1))
    record_property("decisions", history.acknowledged)


# Many tables


async def crowd(path, id, count):
    """Copy a table so many times, with a computer at the seats that are not asked."""
    engine = durable_engine(str(path))
    store = Store(engine)
    about: Any = await store.fetch_one(schema.tables, id=id)
    seated, played = await store.fetch_all(schema.chairs, table=id), await store.rows(id)
    copies = [f"copy{number:04}" for number in range(count)]
    facts = {schema.tables: [{**about, "id": copy} for copy in copies]}
    facts[schema.chairs] = [{**chair, "table": copy} for copy in copies for chair in seated]
    for chair in facts[schema.chairs]:
        if chair["seat"] not in about["waiting"]:
            chair |= {"kind": "bot", "player": None}
    facts[schema.rows] = [{**row.columns(), "table": copy} for copy in copies for row in played]
    async with engine.begin() as connection:
        for into, values in facts.items():
            await connection.execute(insert(into), values)
    await engine.dispose()


async def tables_in_memory(client):
    [count] = re.findall(r"^valles_tables (\S+)$", await client.metrics(), re.MULTILINE)
    return float(count)


@pytest.mark.nightly("durability", serial=True)
def test_a_server_with_a_thousand_tables_is_back_without_reading_them(tmp_path, record_property):
    chance = random.Random(3)
    history = History()

    async def scenario(server):
        async with clients(server, "Ann") as ann:
            table = await ann.open_table()
            seats = [seat["seat"] for seat in table["seats"]]
            player = Insistent(ann, table["id"], seats, history, chance)
            async with playing([player]):
                await history.more_acknowledged(30)
                server.kill()
                await crowd(tmp_path / "valles.db", table["id"], CROWD)
                begun = time.monotonic()
                await asyncio.to_thread(server.start)
                ready = time.monotonic() - begun
                await history.more_acknowledged(1)
                record_property("seconds_until_ready", round(ready, 1))
                record_property("seconds_until_the_first_acknowledgement", round(time.monotonic() - begun, 1))
                assert await tables_in_memory(ann) == 1
            assert player.codes[0] is None, "the client was cut off, and came back by itself"
            waiting = (await ann.get("/api/tables/copy0999"))["waiting"][0]
            async with ann.at("copy0999", waiting) as talk:
                assert talk.last["seq"] >= 30
            assert await tables_in_memory(ann) == 2

    with running(tmp_path) as server:
        asyncio.run(scenario(server))

    assert asyncio.run(faults_in(history, tmp_path / "valles.db")) == []


# One row, whoever goes away or comes first


class Slow(Store):
    """Writes a row, and returns only when the test lets it."""

    def __init__(self, engine):
        super().__init__(engine)
        self.written, self.go_on = asyncio.Event(), asyncio.Event()

    async def append(self, table, row, progress=None, also=None):
        await super().append(table, row, progress, also)
        self.written.set()
        await self.go_on.wait()


def test_a_row_is_whole_though_its_client_has_gone_meanwhile(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db", Slow) as tables:
            seat, move = decision_of(await new_table(tables), random.Random(1))
            messages = []
            tables.subscribe("table", lambda entry: messages.append(entry.live.seq))
            acting = asyncio.create_task(tables.act("table", seat, move, "only-one"))
            await tables.store.written.wait()
            acting.cancel()
            await asyncio.gather(acting, return_exceptions=True)
            tables.store.go_on.set()
            again = await tables.act("table", seat, move, "only-one")
            await tables.close()
            return (
                acting.cancelled(),
                again,
                (await tables.table("table")).seq,
                len(await tables.store.rows("table")),
                messages,
            )

    cancelled, again, in_memory, on_disk, messages = asyncio.run(scenario())

    assert cancelled
    assert (again, in_memory, on_disk) == (1, 1, 1)
    assert messages and set(messages) == {1}, "the others hear of the row"


def test_the_same_decision_gets_the_same_answer_at_another_worker(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as one, tables_on(tmp_path / "db") as two:
            await new_table(one)
            seat, move = decision_of(await two.table("table"), random.Random(1))
            first = await one.act("table", seat, move, "only-one")
            return first, await two.act("table", seat, move, "only-one"), len(await one.store.rows("table"))

    assert asyncio.run(scenario()) == (1, 1, 1)


def test_answers_to_the_same_moment_at_two_workers_are_both_taken(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as one, tables_on(tmp_path / "db") as two:
            table = await new_table(one)
            await two.table("table")
            question = table.question_ids()
            for number, (tables, seat) in enumerate(zip((one, two), question, strict=False)):
                move = Move(question[seat], table.game.legal(seat)[:1])
                await tables.act("table", seat, move, f"decision-{number}")
            return len(question), len(await one.store.rows("table")), (await two.table("table")).seq

    question, on_disk, in_memory = asyncio.run(scenario())

    assert on_disk == in_memory == question == 2


# The checker itself


ABOUT: dict[str, Any] = {
    "game": "terraforming_mars",
    "setup": rulebook("terraforming_mars").setup(players=2),
    "seed": "7",
    "settings": {},
}


def rows_of(*decisions):
    """Return a game in which the first seat that is asked always takes its first option."""
    live = opened_table("table", ABOUT["game"], ABOUT["setup"], 7, (), [])
    made = []
    for decision in decisions:
        seat, pending = sorted(live.question_ids().items())[0]
        move = Move(pending, [live.game.legal(seat)[0]])
        live = live.with_command(seat, move, decision)
        made.append(Row(seq=live.seq, seat=seat, command=move, decision=decision, at=0.0, hash=live.hash))
    return made


def history_of(made):
    """Return the history of clients to which these rows were sent."""
    history = History()
    for row in made:
        history.send(row.decision, "table", row.seat, row.command.choices)
        history.hear({"type": "ack", "decision": row.decision, "seq": row.seq})
    return history


SPOILED = {
    "lost": lambda made: made[:2],
    "doubled": lambda made: [*made, replace(made[0], seq=4)],
    "a gap": lambda made: [made[0], replace(made[1], seq=3), replace(made[2], seq=4)],
    "another order": lambda made: [made[0], replace(made[2], seq=2), replace(made[1], seq=3)],
    "another answer": lambda made: [*made[:2], replace(made[2], command=Move(made[2].command.question_id, ["pass"]))],
    "a stranger": lambda made: [*made, rows_of("one", "two", "three", "nobody's")[3]],
    "another hash": lambda made: [*made[:2], replace(made[2], hash=made[0].hash)],
}


@pytest.mark.parametrize("how", SPOILED)
def test_a_broken_promise_is_found(how):
    made = rows_of("one", "two", "three")
    history = history_of(made)

    assert faults_of(history, "table", ABOUT, made) == []
    assert faults_of(history, "table", ABOUT, SPOILED[how](made)) != []


def test_views_that_do_not_follow_from_the_rows_are_detected():
    made = rows_of("one", "two", "three")
    history = history_of(made)
    history.seen.append(("table", "yellow", 2, 0, "the hash of another view"))

    assert faults_of(history, "table", ABOUT, made) == ["seat yellow was shown something else at row 2"]


def test_a_refused_decision_that_was_written_is_found():
    made = rows_of("one", "two", "three")
    history = history_of(made[:2])
    history.send("three", "table", made[2].seat, made[2].command.choices)
    unknown = faults_of(history, "table", ABOUT, made)
    history.hear({"type": "stale", "decision": "three"})

    assert unknown == []
    assert faults_of(history, "table", ABOUT, made) == ["three was refused (stale) and is row 3"]
