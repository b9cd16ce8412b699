"""A release that plays a game differently alters no running game: such a table is frozen."""

import asyncio
import pickle
import random
import sqlite3
from contextlib import asynccontextmanager, closing

import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner

from tests.support.application import FIRST, SECOND, running_app
from tests.support.table import decision_of, new_table, play, tables_on
from valles import cli
from valles.game import Game, replay
from valles.server.live import query_worker
from valles.server.store import schema
from valles.table.command import Consent, Undo
from valles.table.live import Refused, record

played = Game._apply
CHANGED = 24
"""The move whose effect another release changes."""


@pytest.fixture
def other_release(monkeypatch):
    """Let one card bring a credit more than it did."""

    def begin():
        def changed(game, seat, option):
            played(game, seat, option)
            if len(game.moves) == CHANGED - 1:
                game.state.seats[seat].stock[0] += 1

        monkeypatch.setattr(Game, "_apply", changed)
        monkeypatch.setattr("valles.table.live.RELEASE", "next")
        # Other processes would play by the rules as they are.
        monkeypatch.setattr("valles.server.live.tables.MOST_REPLAYED", 1000)

    return begin


def run(scenario):
    return asyncio.run(scenario)


async def at_table(folder, rows, snapshot_after=0):
    """Return a table with so many rows, with a snapshot after one of them."""
    async with tables_on(folder / "valles.db") as tables:
        await new_table(tables)
        await play(tables, "table", snapshot_after or rows)
        if snapshot_after:
            live = await tables.table("table")
            await tables.store.save_snapshot("table", live.seq, live.saved())
            await play(tables, "table", rows - snapshot_after, first=snapshot_after, seed=2)
        return (await tables.table("table")).game.record()


async def opened_again(folder, **how):
    async with tables_on(folder / "valles.db", **how) as tables:
        return await tables.table("table")


async def elsewhere(request):
    """What another process would hand over."""
    return pickle.loads(pickle.dumps(query_worker.open_table(request, 0.0).answer))


def test_every_row_carries_the_hash_of_the_state(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "valles.db") as tables:
            await new_table(tables)
            await play(tables, "table", 12)
            live = await tables.table("table")
            return live.game.hash(), [row.state for row in await tables.store.rows("table")]

    last, states = run(scenario())

    assert None not in states and states[-1] == last


def test_a_last_move_that_another_release_plays_differently_freezes_the_table(tmp_path, other_release):
    run(at_table(tmp_path, CHANGED))
    other_release()

    table = run(opened_again(tmp_path))

    assert table.frozen is not None
    assert dict(table.frozen.args) == {"step": CHANGED, "shown": CHANGED - 1}


@pytest.mark.parametrize(("saved", "shown"), [(0, 23), (33, 33), (10, 23)])
def test_a_game_that_another_release_plays_differently_is_frozen_as_it_was(
    tmp_path, monkeypatch, other_release, saved, shown
):
    run(at_table(tmp_path, 40, snapshot_after=saved))
    other_release()

    table = run(opened_again(tmp_path))

    monkeypatch.setattr("valles.server.live.tables.MOST_REPLAYED", 10)
    other = run(opened_again(tmp_path, replay=elsewhere))
    assert (other.frozen, other.decisions, other.saved()) == (table.frozen, table.decisions, table.saved())
    assert table.frozen is not None
    assert dict(table.frozen.args) == {"step": 24, "shown": shown}
    assert (table.question_ids(), len(table.game.moves)) == ({}, shown)
    with pytest.raises(Refused) as refused:
        table.with_command(FIRST, Undo(0), "decision")
    assert refused.value.problem.key == "problem-frozen"


def test_a_saved_state_that_another_release_cannot_show_is_not_shown(tmp_path, monkeypatch, other_release):
    run(at_table(tmp_path, 40, snapshot_after=33))
    other_release()

    def failing(view):
        raise KeyError

    monkeypatch.setattr("valles.table.live.public_view", failing)

    table = run(opened_again(tmp_path))

    assert table.frozen is not None
    assert dict(table.frozen.args) == {"step": 24, "shown": 23}


def test_a_game_that_another_release_plays_alike_goes_on(tmp_path, monkeypatch):
    before = run(at_table(tmp_path, 40, snapshot_after=33))
    monkeypatch.setattr("valles.table.live.RELEASE", "next")

    async def scenario():
        async with tables_on(tmp_path / "valles.db") as tables:
            table = await tables.table("table")
            seat, move = decision_of(table, random.Random(5))
            return table, await tables.act("table", seat, move, "next decision")

    table, seq = run(scenario())

    assert table.frozen is None and table.game.record() == before
    assert seq == 41


def test_rows_of_before_carry_no_hash_and_are_read_but_compared_with_the_snapshot(tmp_path, other_release):
    run(at_table(tmp_path, 40, snapshot_after=33))

    async def forget_hashes():
        async with tables_on(tmp_path / "valles.db") as tables:
            await tables.store.update(schema.rows, {"table": "table"}, state=None)

    run(forget_hashes())
    sound = run(opened_again(tmp_path))
    other_release()
    changed = run(opened_again(tmp_path))

    assert sound.frozen is None and sound.seq == 40
    assert changed.frozen is not None and dict(changed.frozen.args) == {"step": 1, "shown": 33}


def test_going_back_to_the_former_release_thaws_the_table(tmp_path, other_release, monkeypatch):
    run(at_table(tmp_path, 40, snapshot_after=33))
    other_release()
    frozen = run(opened_again(tmp_path))
    monkeypatch.undo()

    thawed = run(opened_again(tmp_path))

    assert frozen.frozen is not None
    assert thawed.frozen is None and thawed.question_ids()


def test_the_record_of_a_frozen_game_is_the_whole_game(tmp_path):
    """Also after undo, withdrawn answers and consent: it follows from the rows, without playing them."""

    async def scenario():
        async with tables_on(tmp_path / "valles.db") as tables:
            await new_table(tables)
            await play(tables, "table", 25)
            for to, count in ((20, 8), (15, 12)):
                for seat in (FIRST, SECOND):
                    command = Consent(to, [FIRST, SECOND])
                    await tables.act("table", seat, command, f"consent {to} {seat}")
                await play(tables, "table", count, seed=to, first=100 * to)
            live = await tables.table("table")
            seat = live.made[-1].seat
            assert live.undo_limit(seat) < len(live.made)
            await tables.act("table", seat, Undo(live.undo_limit(seat)), "undo")
            game = (await tables.table("table")).game
            stored = record(game.rules.name, game.rules.version, game.setup, 7, await tables.store.rows("table"))
            return game, stored

    game, stored = run(scenario())

    assert replay(stored).moves == game.moves
    assert stored.count("\n") == game.record().count("\n")
    assert any(len(line.split(" ")) == 4 for line in stored.splitlines()[1:]), "some moves carry hashes"


# What people are told


@asynccontextmanager
async def frozen_table(folder, other_release, *kinds):
    """Yield a table of a host that is frozen, served by the other release."""
    async with running_app(folder) as here:
        host, guest = await here.guest("Host"), await here.guest("Guest")
        id = await host.open_table("me", *kinds)
        if "open" in kinds:
            await guest.sits(host, id, SECOND)
        await host.post(f"/api/tables/{id}/start")
        await play(here.context.tables, id, 40)
    other_release()
    async with running_app(folder) as here:
        yield here, here.caller(host.token), here.caller(guest.token), id


def test_a_frozen_table_refuses_every_action_with_the_reason(tmp_path, other_release):
    async def scenario():
        async with frozen_table(tmp_path, other_release, "hotseat") as (here, host, _, id):
            with capture_logs() as logs:
                table = await host.get(f"/api/tables/{id}")
                [listed] = await host.get("/api/tables")
                async with host.at(id, FIRST) as talk:
                    shown = talk.last
                    answers = await talk.act("undo", seat=FIRST, to=0)
                    await talk.say("why_not", id=1, seat=FIRST, options=["pass"])
                    looked = await talk.hear("refusal")
                record_text = (await host.get(f"/api/tables/{id}/record"))["record"]
                chart = await host.ask("GET", f"/api/tables/{id}/chart")
            rows = await here.store.rows(id)
            return table, listed, shown, answers, looked, record_text, chart, rows, [line["event"] for line in logs]

    table, listed, shown, answers, looked, record_text, chart, rows, logs = run(scenario())

    assert table["fault"] == listed["fault"] == shown["table"]["fault"]
    assert table["fault"]["key"] == "problem-frozen" and table["fault"]["args"] == {"step": 24, "shown": 23}
    assert (shown["question"], shown["waiting"], shown["undo"], listed["waiting"]) == (None, [], None, [])
    assert answers["problem"]["type"] == looked["problem"]["type"] == chart.json()["type"] == "problem-frozen"
    assert len(rows) == 40 and record_text.splitlines()[-1] == "end 40"
    assert logs == ["frozen table"]


def test_the_record_of_a_frozen_game_shows_nobody_the_cards_of_others(tmp_path, other_release):
    async def scenario():
        async with frozen_table(tmp_path, other_release, "open") as (_, host, guest, id):
            responses = [await who.ask("GET", f"/api/tables/{id}/record") for who in (host, guest)]
            return [(answer.status_code, answer.json()["type"]) for answer in responses]

    assert run(scenario()) == [(403, "problem-frozen-record")] * 2


# Before and during an upgrade


def check(*arguments):
    done = CliRunner().invoke(cli.app, ["check", *map(str, arguments)])
    return done.exit_code, done.output.splitlines()


def test_a_host_learns_before_the_upgrade_what_would_freeze(tmp_path, other_release):
    report = run(at_table(tmp_path, 40, snapshot_after=33))
    before = check(tmp_path / "valles.db")
    other_release()
    after = check(tmp_path / "valles.db", "--records", tmp_path / "records")

    assert before == (0, ["1 tables, of which 1 can go on"])
    sentence = "table table (terraforming_mars) would freeze from step 24 on"
    assert after == (1, [sentence, "1 tables, of which 0 can go on"])
    kept = (tmp_path / "records" / "table.txt").read_text(encoding="utf-8")
    assert [line.split()[:3] for line in kept.splitlines()[1:]] == [
        line.split()[:3] for line in report.splitlines()[1:]
    ]


def test_a_check_reads_a_database_of_an_older_schema_and_finds_damage(tmp_path):
    run(at_table(tmp_path, 12))
    with closing(sqlite3.connect(tmp_path / "valles.db", isolation_level=None)) as connection:
        connection.execute("ALTER TABLE rows DROP COLUMN state")
        sound = check(tmp_path / "valles.db")
        connection.execute("UPDATE rows SET seat = 'nobody' WHERE seq = 5")
    damaged = check(tmp_path / "valles.db")

    assert sound == (0, ["1 tables, of which 1 can go on"])
    assert damaged[0] == 1 and "is damaged: row 5 of table table" in damaged[1][0]
    assert check(tmp_path / "missing.db")[0] == 2


def test_a_server_that_finishes_first_begins_no_game(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest("Host")
            running, waiting = [await host.open_table("me", "hotseat") for _ in range(2)]
            await host.post(f"/api/tables/{running}/start")
        async with running_app(tmp_path, finish_first=True) as here:
            host = here.caller(host.token)
            chairs = [{"kind": "me"}]
            refused = [
                await host.ask("POST", "/api/tables", {"game": "on_mars", "chairs": chairs}),
                await host.ask("POST", f"/api/tables/{waiting}/start"),
                await host.ask("POST", "/api/records", {"record": "any"}),
            ]
            async with host.at(running, FIRST) as talk:
                message = await talk.decide()
            return (
                [answer.json()["type"] for answer in refused],
                message["type"],
                (await host.get("/api/me"))["finishing"],
            )

    assert run(scenario()) == (["problem-finishing"] * 3, "ack", True)


def test_a_table_is_verified_once_for_each_release(tmp_path, monkeypatch):
    """After that a snapshot of the release spares it."""
    monkeypatch.setattr("valles.server.live.tables.SNAPSHOT_EVERY", 30)
    run(at_table(tmp_path, 40, snapshot_after=33))
    monkeypatch.setattr("valles.table.live.RELEASE", "next")

    async def scenario():
        async with tables_on(tmp_path / "valles.db") as tables:
            await tables.table("table")
            return (await tables.store.snapshot("table"))["release"]

    assert run(scenario()) == "next"
