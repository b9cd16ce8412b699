"""Acknowledged means on disk, once; and whatever fails leaves memory and disk the same."""

import asyncio
import random
from contextlib import suppress

import pytest
from sqlalchemy import delete, update
from sqlalchemy.exc import OperationalError

from tests.support.table import decision_of, new_table, play, tables_on
from valles.hosting.entry import UnknownTable
from valles.server.live.tables import SNAPSHOT_EVERY, Tables, Unavailable, read_entry
from valles.server.store.schema import chairs, rows, snapshots
from valles.server.store.schema import tables as stored_tables
from valles.server.store.store import SQLITE_SETTINGS, Store
from valles.table.command import Confirm, Move
from valles.table.live import Refused, StaleAnswer, opened_table, rows_to_play
from valles.table.row import CorruptTable

GAMES = ["terraforming_mars", "on_mars"]


def run(scenario):
    return asyncio.run(scenario)


def test_the_database_keeps_what_it_is_given(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            return await tables.store.settings()

    assert run(scenario()) == SQLITE_SETTINGS


def test_a_computer_plays_only_once_the_game_has_begun(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await new_table(tables)
            await tables.store.update(chairs, {"table": "table", "seat": "blue"}, kind="bot", player=None, bot="greedy")
            entries = []
            for started in (None, 1.0):
                await tables.store.update(stored_tables, {"id": "table"}, started=started)
                entry = await tables.reload("table")
                entries.append([entry.bot_at(seat) for seat in ("yellow", "blue", "")])
            return entries

    assert run(scenario()) == [[None, None, None], [None, "greedy", None]]


@pytest.mark.nightly("durability", cases=50)
@pytest.mark.parametrize("game", GAMES)
def test_a_restart_after_any_decision_is_not_noticed(tmp_path, game, case, nightly):
    """With the snapshot, and at times from the rows alone; in a nightly run, after every decision of a game."""
    step, most = (1, 20_000) if nightly else (6, 120)

    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await new_table(tables, game, seed=7 + case)
            for number in range(0, most, step):
                if not await play(tables, "table", step, number, number):
                    break
                before = await tables.table("table")
                async with tables_on(tmp_path / "db") as restarted:
                    assert_same(await restarted.table("table"), before)
                if number % 10 == 0:
                    start = ("table", game, before.game.setup, before.game.seed, ())
                    assert_same(opened_table(*start, await tables.store.rows("table")), before)
            return before.game.over

    assert run(scenario()) == nightly


def assert_same(after, before):
    assert after.question_ids() == before.question_ids()
    assert after.game.hash() == before.game.hash()
    assert (after.seq, after.hash, after.made) == (before.seq, before.hash, before.made)
    for seat in before.game.seats:
        assert after.game.legal(seat) == before.game.legal(seat)


def test_the_same_decision_gets_the_same_answer(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            table = await new_table(tables)
            seat, move = decision_of(table, random.Random(1))
            first = await tables.act("table", seat, move, "once")
            again = await tables.act("table", seat, move, "once")
            with pytest.raises(Refused):
                await tables.act("table", seat, Move("9", ["pass"]), "once")
            return first, again, len(await tables.store.rows("table"))

    assert run(scenario()) == (1, 1, 1)


def test_an_old_question_cannot_be_answered(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            table = await new_table(tables)
            seat, move = decision_of(table, random.Random(1))
            await tables.act("table", seat, move, "first")
            with pytest.raises(StaleAnswer):
                await tables.act("table", seat, move, "second")
            return len(await tables.store.rows("table"))

    assert run(scenario()) == 1


@pytest.mark.parametrize("choice", ["standard:asteroid", "no such option", ""])
def test_what_is_impossible_is_refused_and_changes_nothing(tmp_path, choice):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            table = await new_table(tables)
            seat, pending = sorted(table.question_ids().items())[0]
            before = table.game.hash()
            with pytest.raises(Refused):
                await tables.act("table", seat, Move(pending, [choice]), "bad")
            return (await tables.table("table")).game.hash() == before, await tables.store.rows("table")

    assert run(scenario()) == (True, [])


def test_a_worker_reads_only_the_rows_that_another_has_written(tmp_path, monkeypatch):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await new_table(tables)
            await play(tables, "table", 2)
            other = Tables(tables.store)
            await other.entry("table")
            await play(tables, "table", 3, first=2)
            alone = (await other.refreshed("table")).live.seq
            monkeypatch.setattr(tables.store, "shared", True)
            read, rows_of = [], tables.store.rows

            async def noted(table, *after):
                read.append(after[:1])
                return await rows_of(table, *after)

            monkeypatch.setattr(tables.store, "rows", noted)
            return alone, (await other.refreshed("table")).live.seq, read

    assert run(scenario()) == (2, 5, [(2,)])


def test_listeners_are_notified_of_rows_of_other_workers_without_the_table_in_memory(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await new_table(tables)
            await play(tables, "table", 2)
            other, events = Tables(tables.store), []
            await other.catch_up("table", 2)
            unread = other.loaded
            other.subscribe("table", lambda entry: events.append(entry.live.seq))
            for seq in (2, 2, 1, 0):
                await other.catch_up("table", seq)
            return unread, events

    assert run(scenario()) == (0, [2])


def test_tables_stay_in_memory_while_there_is_room(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            opened = [await new_table(tables, id=id) for id in ("first", "second", "third")]
            return [await tables.table(table.id) is table for table in opened]

    assert run(scenario()) == [True, True, True]


async def gone_while_writing(tables, table):
    """Decide, and go before the row is written; whether that was soon enough."""
    acting = asyncio.create_task(tables.act("table", *decision_of(table, random.Random(5)), "decision"))
    while not tables._writing:
        await asyncio.sleep(0)
    acting.cancel()
    await tables.close()
    await asyncio.sleep(0)
    return acting.cancelled()


def test_a_write_that_fails_when_its_caller_has_gone_disturbs_nobody(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db", Failing) as tables:
            tables.store.fails_at = 1
            table = await new_table(tables)
            events, faults = [], []
            tables.subscribe("table", lambda entry: events.append(entry.live.seq))
            asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
            return await gone_while_writing(tables, table), tables.store.count, events, faults

    assert run(scenario()) == (True, 1, [], [])


def test_listeners_are_notified_of_a_write_whose_caller_was_cancelled(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            table, events = await new_table(tables), []
            tables.subscribe("table", lambda entry: events.append(entry.live.seq))
            return await gone_while_writing(tables, table), events

    assert run(scenario()) == (True, [1])


def test_with_a_snapshot_only_the_rows_after_it_are_to_be_played(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await new_table(tables)
            await play(tables, "table", SNAPSHOT_EVERY + 3)
            rows, snapshot = await tables.store.rows("table"), await tables.store.snapshot("table")
            return [rows_to_play("terraforming_mars", rows, kept) for kept in (None, snapshot)]

    assert run(scenario()) == [SNAPSHOT_EVERY + 3, 3]


class Failing(Store):
    """Fails at its n-th row, before or after it is written."""

    fails_at = 0
    written = False
    count = 0

    async def append(self, table, row, progress=None, also=None):
        self.count += 1
        if self.count == self.fails_at:
            if self.written:
                await super().append(table, row, progress, also)
            raise OperationalError("insert", {}, Exception("the disk is full"))
        await super().append(table, row, progress, also)


@pytest.mark.parametrize("written", [False, True])
@pytest.mark.parametrize("fails_at", [1, 2, 7])
def test_after_a_failure_memory_and_disk_are_the_same(tmp_path, fails_at, written):
    async def scenario():
        async with tables_on(tmp_path / "db", Failing) as tables:
            tables.store.fails_at, tables.store.written = fails_at, written
            await new_table(tables)
            events = []
            tables.subscribe("table", lambda entry: events.append(entry.live.seq))
            await play(tables, "table", fails_at - 1)
            seat, move = decision_of(await tables.table("table"), random.Random(5))
            with pytest.raises(Unavailable):
                await tables.act("table", seat, move, "failing")
            assert events == list(range(1, fails_at)), "nobody hears of a row that was not acknowledged"
            on_disk = len(await tables.store.rows("table"))
            assert (await tables.table("table")).seq == on_disk == fails_at - 1 + int(written)
            again = await tables.act("table", seat, move, "failing")
            assert again == fails_at
            assert len(await tables.store.rows("table")) == fails_at

    run(scenario())


def test_damage_is_found_and_harms_no_other_table(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            for id in ("damaged", "sound"):
                await new_table(tables, id=id)
                await play(tables, id, 10)
            async with tables.store.engine.begin() as connection:
                forged = update(rows).where(rows.c.table == "damaged", rows.c.seq == 4).values(seat="nobody")
                await connection.execute(forged)
        async with tables_on(tmp_path / "db") as tables:
            with pytest.raises(CorruptTable, match="row 4 of table damaged"):
                await tables.table("damaged")
            return (await tables.table("sound")).seq

    assert run(scenario()) == 10


def test_rows_cut_off_at_the_end_are_missed(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await new_table(tables)
            await play(tables, "table", 10)
            async with tables.store.engine.begin() as connection:
                await connection.execute(delete(rows).where(rows.c.seq > 8))
        async with tables_on(tmp_path / "db") as tables:
            with pytest.raises(CorruptTable, match="the last rows of table table are missing"):
                await tables.table("table")

    run(scenario())


def test_rows_of_another_worker_are_caught_up_with(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as one, tables_on(tmp_path / "db") as two:
            await new_table(one)
            await play(one, "table", 5)
            events = []
            await two.table("table")
            two.subscribe("table", lambda entry: events.append(entry.live.seq))
            await play(one, "table", 7, 2, 5)
            await two.catch_up("table", 12)
            await two.catch_up("table", 11)
            await two.catch_up("another", 1)
            same = (await two.table("table")).saved() == (await one.table("table")).saved()
            return events, same, two.loaded

    assert run(scenario()) == ([12], True, 1)


def test_of_many_tables_those_stay_in_memory_that_somebody_looks_at(tmp_path, monkeypatch):
    monkeypatch.setattr("valles.server.live.tables.MOST_LOADED", 3)

    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            for id in "abcdefg":
                await new_table(tables, id=id)
                await play(tables, id, 3)
                if id in "ac":
                    tables.subscribe(id, lambda entry: None)
            kept = set(tables._entries)
            again = (await tables.table("b")).saved()
            async with tables_on(tmp_path / "db") as restarted:
                return kept, again == (await restarted.table("b")).saved()

    kept, same = run(scenario())
    assert {"a", "c", "g"} <= kept and len(kept) <= 4 and same


def test_a_table_that_nobody_looks_at_any_more_keeps_no_views(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            table = await new_table(tables)
            leave = [tables.subscribe("table", lambda entry: None) for _ in range(2)]
            (await tables.entry("table")).view(table.game.seats[0])
            known = []
            for one in leave:
                one()
                known.append(len((await tables.entry("table")).views))
            return known

    assert run(scenario()) == [1, 0]


def test_a_decision_is_acknowledged_before_others_are_notified(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await new_table(tables)
            events = []
            tables.subscribe("table", lambda entry: events.append(entry.live.seq))
            await play(tables, "table", 1)
            before = events[:]
            await asyncio.sleep(0)
            return before, events

    assert run(scenario()) == ([], [1])


def test_listeners_of_all_tables_are_notified_of_an_opened_one(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await new_table(tables)
        async with tables_on(tmp_path / "db") as tables:
            events = []
            tables.subscribe_all(lambda entry: events.append(entry.live.id))
            await tables.table("table")
            await tables.table("table")
            return events

    assert run(scenario()) == ["table"]


def test_a_fault_is_forgotten_once_the_table_can_be_opened_again(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await new_table(tables)
            await play(tables, "table", 3)
            events = []
            for name in ("nobody", "yellow"):
                async with tables.store.engine.begin() as connection:
                    await connection.execute(update(chairs).where(chairs.c.seat != "blue").values(seat=name))
                tables._entries.clear()
                with suppress(CorruptTable):
                    await tables.table("table")
                events.append("table" in tables.faults)
            return events

    assert run(scenario()) == [True, False]


def test_what_was_played_to_open_a_table_is_not_played_again(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await new_table(tables)
            await play(tables, "table", SNAPSHOT_EVERY + 5)
            async with tables.store.engine.begin() as connection:
                await connection.execute(delete(snapshots))
            row = await tables.store.fetch_one(stored_tables, id="table")
            kept = []
            for thorough in (True, False):
                await read_entry(tables.store, row, thorough=thorough)
                kept.append(await tables.store.snapshot("table") is not None)
            return kept

    assert run(scenario()) == [False, True]


def test_an_unknown_table_is_unknown(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            with pytest.raises(UnknownTable):
                await tables.act("nowhere", "yellow", Confirm(), "x")

    run(scenario())


def test_two_halls_on_one_database_never_write_the_same_row(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as one, tables_on(tmp_path / "db") as two:
            await new_table(one)
            seat, move = decision_of(await two.table("table"), random.Random(1))
            await one.act("table", seat, move, "one")
            with pytest.raises(StaleAnswer):
                await two.act("table", seat, move, "two")
            assert (await two.table("table")).hash == (await one.table("table")).hash

    run(scenario())
