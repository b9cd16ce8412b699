"""Snapshots are a cache: with, without or with a bad one, a table opens in the state of its rows."""

import asyncio
import json

import pytest
from sqlalchemy import delete, update

from tests.support.table import new_table, play, tables_on
from valles.kernel.record import state_hash
from valles.server.live.tables import SNAPSHOT_EVERY
from valles.server.store.schema import snapshots
from valles.table.live import opened_table

GAMES = ["terraforming_mars", "on_mars"]
MOVES = SNAPSHOT_EVERY + 30


async def reopened(path):
    async with tables_on(path) as tables:
        return await tables.table("table")


async def played(path, game, moves=MOVES):
    async with tables_on(path) as tables:
        await new_table(tables, game, players=3)
        await play(tables, "table", moves)
        return await tables.table("table"), await tables.store.fetch_one(snapshots, table="table")


async def spoil(path, statement):
    async with tables_on(path) as tables, tables.store.engine.begin() as connection:
        await connection.execute(statement)


def same(one, other):
    def contents(table):
        return table.game.events, table.game.record(), table.question_ids(), table.saved(), table.decisions

    return contents(one) == contents(other)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opens_alike_with_and_without_its_snapshot(tmp_path, game):
    before, snapshot = asyncio.run(played(tmp_path / "db", game))
    with_snapshot = asyncio.run(reopened(tmp_path / "db"))
    asyncio.run(spoil(tmp_path / "db", delete(snapshots)))
    without = asyncio.run(reopened(tmp_path / "db"))

    assert snapshot["seq"] == SNAPSHOT_EVERY
    assert same(before, with_snapshot)
    assert same(before, without)


def bodies(snapshot):
    """Snapshots of another table, and such as no table ever had."""
    yield {}
    yield {"hash": snapshot["body"]["hash"]}
    yield {**snapshot["body"], "hash": "0" * 32}
    yield {**snapshot["body"], "game": None}
    yield signed({**snapshot["body"], "rules": 0, "game": None})
    yield {**snapshot["body"], "unconfirmed": "yellow"}
    (seat, revealing, first), *others = snapshot["body"]["made"]
    yield {**snapshot["body"], "made": [(seat, not revealing, first), *others]}


def signed(body):
    return {**body, "sum": state_hash({name: value for name, value in body.items() if name != "sum"})}


def test_a_snapshot_that_does_not_fit_is_left_aside(tmp_path):
    before, snapshot = asyncio.run(played(tmp_path / "db", "terraforming_mars"))
    for body in bodies(snapshot):
        asyncio.run(spoil(tmp_path / "db", update(snapshots).values(body=body)))
        assert same(before, asyncio.run(reopened(tmp_path / "db")))


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_behind_a_snapshot(tmp_path, game):
    before, _ = asyncio.run(played(tmp_path / "db", game))
    after = asyncio.run(reopened(tmp_path / "db"))

    for table in (before, after):
        table.go_back(SNAPSHOT_EVERY - 20)

    assert before.game.record() == after.game.record()
    assert before.game.events == after.game.events


def test_a_snapshot_is_plain_data(tmp_path):
    table, _ = asyncio.run(played(tmp_path / "db", "on_mars", 20))
    game = table.game

    saved = json.loads(json.dumps(table.saved()))
    again = opened_table("table", "on_mars", game.setup, game.seed, (), [], saved)

    assert again.seq == 0, "without the rows that it follows, nothing saved is believed"
