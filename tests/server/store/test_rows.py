"""Rows on disk and the commands they hold: older ones are read byte for byte, unknown ones are refused by a sentence.

`stored.json` is a table as the version before there were commands has written it, with rows of every kind.
"""

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import text, update
from structlog.testing import capture_logs

from tests.support.application import running_app
from tests.support.table import new_table, play, tables_on
from valles.hosting.person import User
from valles.server.limits import Limits
from valles.server.live.query_pool import QueryPool
from valles.server.lobby.lobby import Lobby
from valles.server.store import schema
from valles.table.command import (
    KINDS,
    Confirm,
    Confirming,
    Consent,
    Move,
    TakeBack,
    Undo,
    UnknownCommand,
    body_of,
    decoded,
    kind_of,
)
from valles.table.feature.away import FEATURE as AWAY
from valles.table.row import CorruptTable, stored_hash
from valles.workers.async_pool import AsyncPool

STORED = json.loads((Path(__file__).parent / "stored.json").read_text())
COLUMNS = ("seq", "seat", "kind", "body", "decision", "at", "hash")
AS_ON_DISK = text(f"SELECT {', '.join(COLUMNS)} FROM rows WHERE \"table\" = 'table' ORDER BY seq")


def run(scenario):
    return asyncio.run(scenario)


async def restore(tables):
    """Put the stored table into the database, each column as it was."""
    facts = {**STORED["table"], "id": "table", "language": "en", "host": "host", "created": 0.0, "started": 0.0}
    seats = json.loads(facts["setup"])["seats"]
    chair = {"table": "table", "kind": "person", "player": "host", "name": ""}
    async with tables.store.engine.begin() as connection:
        await connection.execute(put("tables", facts), facts)
        await connection.execute(put("chairs", {**chair, "seat": ""}), [{**chair, "seat": seat} for seat in seats])
        written = [{"table": "table", **dict(zip(COLUMNS, row, strict=True))} for row in STORED["rows"]]
        await connection.execute(put("rows", written[0]), written)


def put(into, names):
    """Return an INSERT that leaves texts as they are, where SQLAlchemy would make JSON of them."""
    columns = ", ".join(f'"{name}"' for name in names)
    return text(f"INSERT INTO {into} ({columns}) VALUES ({', '.join(f':{name}' for name in names)})")


async def on_disk(tables):
    async with tables.store.engine.connect() as connection:
        return [list(row) for row in await connection.execute(AS_ON_DISK)]


# Rows of older versions


def test_a_table_of_an_older_version_opens_as_it_was(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await restore(tables)
            return await tables.entry("table"), await tables.store.rows("table")

    entry, read = run(scenario())

    assert {kind_of(row.command) for row in read} == set(KINDS), "every kind of row is tried"
    assert (entry.live.game.hash(), entry.live.question_ids()) == (STORED["state"], STORED["pending"])
    assert entry.live.hash == STORED["rows"][-1][-1]
    assert entry.about.settings.of(AWAY).on_leave == "bot"
    assert entry.people() == ["yellow", "blue", "pink"]


def test_the_same_commands_are_written_as_the_same_bytes(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "old") as old:
            await restore(old)
            read = await old.store.rows("table")
        async with tables_on(tmp_path / "new") as new:
            clock = iter(row.at for row in read)
            new.clock = lambda: next(clock)
            await new_table(new, STORED["table"]["game"], confirming=True, players=3)
            for row in read:
                await new.act("table", row.seat, row.command, row.decision)
            return await on_disk(new)

    assert run(scenario()) == STORED["rows"]


# Commands


@pytest.mark.parametrize(
    ("command", "kind", "body"),
    [
        (Move("3-1f", ["play:ants", "yes"]), "move", {"pending": "3-1f", "choices": ["play:ants", "yes"]}),
        (Confirm(), "confirm", {}),
        (Confirming(on=False), "confirming", {"on": False}),
        (Undo(7), "undo", {"to": 7}),
        (TakeBack(), "take_back", {}),
        (Consent(7, ["blue", "pink"]), "consent", {"to": 7, "people": ["blue", "pink"]}),
    ],
)
def test_a_command_is_a_kind_and_a_body_on_disk(command, kind, body):
    assert (kind_of(command), body_of(command)) == (kind, body)
    assert decoded(kind, json.loads(json.dumps(body))) == command


UNREADABLE = [
    ("cheat", {}, "this version of Valles knows no 'cheat', only move, confirm, confirming, undo, take_back, consent"),
    ("undo", {}, "its 'undo' is not as it should be: Object missing required field `to`"),
    ("undo", {"to": "2"}, "its 'undo' is not as it should be: Expected `int`, got `str`"),
    ("undo", {"to": 2, "by": "force"}, "its 'undo' is not as it should be: Object contains unknown field `by`"),
    ("consent", {"to": 2}, "its 'consent' is not as it should be: Object missing required field"),
    ("move", {"question_id": "1", "choices": ["a"]}, "its 'move' is not as it should be"),
    ("confirm", [], "its 'confirm' is not as it should be: Expected `object`, got `array`"),
]


@pytest.mark.parametrize(("kind", "body", "reason"), UNREADABLE)
def test_what_is_no_command_is_refused_with_the_reason(kind, body, reason):
    with pytest.raises(UnknownCommand) as refused:
        decoded(kind, body)

    assert str(refused.value).startswith(reason)


# What cannot be read


@pytest.mark.parametrize(("kind", "body", "reason"), UNREADABLE)
def test_a_row_of_a_newer_version_is_refused_by_a_sentence_and_kept(tmp_path, kind, body, reason):
    """Its hash is right: nothing is damaged, this version only does not know it."""

    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            for id in ("table", "other"):
                await new_table(tables, id=id)
                await play(tables, id, 3)
            before = (await tables.store.rows("table"))[-1].hash
            hash = stored_hash(before, 4, "yellow", kind, body, "new")
            row = {"seq": 4, "seat": "yellow", "kind": kind, "body": body, "decision": "new", "at": 0.0, "hash": hash}
            await tables.store.insert(schema.rows, table="table", **row)
        async with tables_on(tmp_path / "db") as tables:
            with pytest.raises(CorruptTable) as refused:
                await tables.table("table")
            return str(refused.value), await on_disk(tables), (await tables.table("other")).seq

    error, kept, other = run(scenario())

    assert error.startswith(f"row 4 of table table cannot be read: {reason}")
    assert [row[2] for row in kept] == ["move", "move", "move", kind]
    assert other == 3


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ({"game": "nowhere"}, "table table cannot be opened: there is no game 'nowhere'; there are terraforming_mars"),
        ({"settings": {}}, "what is stored of table table cannot be read: Object missing required field `features`"),
        ({"settings": {"on_leave": "fly"}}, "what is stored of table table cannot be read: Invalid enum value 'fly'"),
        ({"seed": "seven"}, "what is stored of table table cannot be read: its seed is no number"),
    ],
)
def test_a_table_that_cannot_be_opened_has_a_reason_and_does_not_affect_others(tmp_path, values, error):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            for id in ("table", "other"):
                await new_table(tables, id=id)
                await play(tables, id, 1)
            async with tables.store.engine.begin() as connection:
                await connection.execute(update(schema.tables).where(schema.tables.c.id == "table").values(**values))
        async with tables_on(tmp_path / "db") as tables:
            with pytest.raises(CorruptTable) as refused:
                await tables.table("table")
            lobby = Lobby(tables, QueryPool(AsyncPool(), Limits()))
            listed = [info.id for info in await lobby.tables_of(User("host", "Host", "en"))]
            return str(refused.value), listed, (await tables.table("other")).seq

    error, listed, other = run(scenario())

    assert error.startswith(error)
    assert "other" in listed
    assert other == 1


def test_a_table_whose_game_fails_is_refused_with_the_reason(tmp_path, monkeypatch):
    def broken(game):
        raise LookupError("no cards")

    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await new_table(tables)
        async with tables_on(tmp_path / "db") as tables:
            monkeypatch.setattr("valles.table.live.rulebook", broken)
            with pytest.raises(CorruptTable, match="table table cannot be opened: LookupError: no cards"):
                await tables.table("table")
            monkeypatch.undo()
            return (await tables.table("table")).seq

    assert run(scenario()) == 0


def test_requests_for_such_a_table_are_refused_and_the_log_has_the_reason(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest("Ann")
            ids = [await host.open_table("me", "me") for _ in range(2)]
            hash = stored_hash("", 1, "yellow", "cheat", {}, "new")
            row = {"seq": 1, "seat": "yellow", "kind": "cheat", "body": {}, "decision": "new", "at": 0.0, "hash": hash}
            await here.store.insert(schema.rows, table=ids[0], **row)
            here.forget(ids)
            with capture_logs() as logs:
                answers = [await host.ask("GET", f"/api/tables/{id}") for id in ids]
                async with host.at(ids[0], join=False) as talk:
                    refused = await talk.next()
            listed = [table["id"] for table in await host.get("/api/tables")]
            return ids, answers, refused, [log.get("what") for log in logs], listed

    ids, answers, refused, logs, listed = run(scenario())

    why = f"row 1 of table {ids[0]} cannot be read: this version of Valles knows no 'cheat'"
    assert [answer.status_code for answer in answers] == [409, 200]
    assert answers[0].json()["type"] == "problem-damaged"
    assert refused["problem"]["type"] == "problem-damaged"
    assert len(logs) == 1 and all(what.startswith(why) for what in logs)
    assert set(listed) == set(ids)
