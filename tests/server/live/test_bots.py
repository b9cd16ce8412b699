"""Computer opponents know no more than their seat, never stop a table, and never hurry past people."""

import asyncio
import json
import multiprocessing
import os
import random
import signal
from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from tests.support.server import PATIENCE
from tests.support.table import decision_of, new_table, tables_on
from valles.game import seed_bytes
from valles.games.registry import rulebook
from valles.hosting.bot import question
from valles.hosting.snapshot import table_info
from valles.kernel.record import canonical
from valles.kernel.shuffle import Stream
from valles.players import Opponent, opponents
from valles.server.http.app import BOT_NICENESS
from valles.server.live.bot_process import BotPool, answer
from valles.server.live.bots import Bots
from valles.server.store import schema
from valles.server.store.store import SQLITE_SETTINGS, Store
from valles.table.command import Confirm, Consent, Move
from valles.table.live import opened_table
from valles.workers import TimeLimitExceeded
from valles.workers.process import initialize_worker, process_executor

GAMES = ["terraforming_mars", "on_mars"]


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch):
    """Whether rows survive a loss of power is tested elsewhere."""
    monkeypatch.setitem(SQLITE_SETTINGS, "synchronous", 0)


def run(scenario):
    return asyncio.run(asyncio.wait_for(scenario, PATIENCE))


class Here(Executor):
    """Thinks at once, in this process, and remembers what it was asked."""

    def __init__(self):
        self.requests = []

    def submit(self, function, /, *arguments, **named):
        self.requests.append(arguments[0])
        future: Future[Any] = Future()
        try:
            future.set_result(self.thought(function, *arguments, **named))
        except Exception as error:
            future.set_exception(error)
        return future

    def thought(self, function, question, budget):
        return function(question, budget)


class Held(Here):
    """Thinks until the test lets it finish."""

    def __init__(self):
        super().__init__()
        self.thoughts = []
        self.begun = asyncio.Event()

    def submit(self, function, /, *arguments, **named):
        self.thoughts.append((Future(), super().submit(function, *arguments, **named).result()))
        self.begun.set()
        return self.thoughts[-1][0]

    def finish(self):
        self.begun.clear()
        future, choice = self.thoughts.pop(0)
        future.set_result(choice)


@asynccontextmanager
async def bots_at(tables, start=Here, **options):
    bots = Bots(tables, BotPool(start), retry_delay=0, **options)
    tables.subscribe_all(bots.on_change)
    try:
        yield bots
    finally:
        await bots.close()


async def seat(tables, table, opponent, *seats):
    """Let an opponent play these seats."""
    for place in seats:
        await tables.store.update(schema.chairs, {"table": table.id, "seat": place}, kind="bot", bot=opponent)
    await tables.reload(table.id)


async def leave(tables, id, place, left, bot="random"):
    """Somebody leaves, or comes back if that is at no time."""
    await tables.store.update(schema.chairs, {"table": id, "seat": place}, bot=bot, left=left)
    await tables.reload(id)


async def bot_table(tables, game="terraforming_mars", opponent="random", **options):
    """Return a table with computers only."""
    table = await new_table(tables, game, **options)
    await seat(tables, table, opponent, *table.game.seats)
    return table


async def until(tables, id, condition):
    """Return the table, once it meets the condition."""
    changed = asyncio.Event()
    end = tables.subscribe(id, lambda _: changed.set())
    while not condition(table := await tables.table(id)):
        changed.clear()
        await changed.wait()
    end()
    return table


def is_over(table):
    return table.game.over


async def idle(bots):
    """Let the bots do all they can without anybody else."""
    await asyncio.sleep(0)  # until they are told of the last row
    while bots._serving:
        await asyncio.wait(bots._serving.values())


@pytest.mark.parametrize(("map", "shown"), [("tharsis", "learned"), ("hellas", "greedy")])
def test_where_an_opponent_cannot_play_the_usual_one_sits_in_and_is_shown(tmp_path, map, shown):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            table = await new_table(tables, "terraforming_mars", map=map)
            place = table.game.seats[0]
            await seat(tables, table, "learned", place)
            entry = await tables.entry(table.id)
            seats = table_info(entry.about, entry.chairs, "").seats
            assert [one.bot for one in seats if one.seat == place] == [shown]
            assert entry.bot_at(place) == shown

    run(scenario())


# What they know


def brief(opponent):
    """Return the opponent, with few evaluations if it is slow; so the clock makes no difference."""
    return f"{opponent}:16" if Opponent.parse(opponent, "").is_slow else opponent


@pytest.mark.nightly("secrecy", cases=100, size=10)
@pytest.mark.parametrize(("game", "opponent"), [(game, brief(name)) for game in GAMES for name in opponents(game)])
def test_what_is_hidden_makes_no_difference(game, opponent, cases, nightly):
    """At every decision, another state behind the same view leads to the same question and the same choice."""
    rules = rulebook(game)
    for seed in cases:
        chance, stream = random.Random(seed), Stream(seed_bytes(seed), "hidden")
        table, other = (opened_table("table", game, rules.setup(players=3), seed, (), []) for _ in range(2))
        different = 0
        while not table.game.over:
            turn = chance.choice(table.game.pending)
            choice = chance.choice(turn.options)
            if nightly or chance.random() < 0.1:
                request = question(table, turn.seat, opponent)
                other.game.state = rules.filled(table.game.view(turn.seat), stream)
                different += other.game.hash() != table.game.hash()
                choice = answer(request)

                assert question(other, turn.seat, opponent) == request
                assert answer(question(other, turn.seat, opponent)) == choice
            table.game.play(turn.seat, choice)
        assert different > 30


def test_only_the_view_of_the_seat_is_handed_over(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            executor = Here()
            table = await new_table(tables)
            yellow, other = table.game.seats
            await seat(tables, table, "random", yellow)
            async with bots_at(tables, lambda: executor) as bots:
                bots.schedule("table")
                await idle(bots)

            views = {canonical(table.game.rules.save(table.game.view(place))): place for place in table.game.seats}
            assert views[executor.requests[0].view] == yellow
            assert json.loads(executor.requests[0].view)["seed"] == ""
            assert {(task.seat, task.number) for task in executor.requests} == {("yellow", 0)}
            assert list((await tables.table("table")).question_ids()) == [other]

    run(scenario())


# They play


@pytest.mark.nightly("players")
@pytest.mark.parametrize("game", GAMES)
def test_computers_play_a_game_to_its_end(tmp_path, game, nightly):
    players = 2 if nightly or game == "terraforming_mars" else 1
    children = set(multiprocessing.active_children())

    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await bot_table(tables, game, players=players)
            async with bots_at(tables, process_executor) as bots:
                bots.schedule("table")
                table = await until(tables, "table", is_over)
            return table, await tables.store.rows("table")

    table, rows = run(scenario())

    assert [row.seq for row in rows] == list(range(1, table.seq + 1))
    assert {row.seat for row in rows} == set(table.game.seats)
    assert set(multiprocessing.active_children()) <= children


def test_a_restart_changes_nothing(tmp_path):
    """The rows of a game in which the server is restarted now and then are those of one in which it is not."""

    async def played(database, stops):
        for stop in stops:
            async with tables_on(database) as tables, bots_at(tables) as bots:
                if not await tables.store.fetch_one(schema.tables, id="table"):
                    await bot_table(tables)
                await bots.resume()
                await until(tables, "table", lambda table, stop=stop: table.seq >= stop)
        async with tables_on(database) as tables:
            return [(row.seat, row.command, row.decision) for row in (await tables.store.rows("table"))[: stops[-1]]]

    assert run(played(tmp_path / "one", [120])) == run(played(tmp_path / "two", [7, 8, 40, 90, 120]))


def test_tables_that_do_not_wait_for_a_computer_are_left_alone(tmp_path):
    async def scenario():
        ids = ["early", "late", "patient", "for people"]
        async with tables_on(tmp_path / "db") as tables:
            for id in ids[:2]:
                await bot_table(tables, id=id)
            for id in ids[2:]:
                table = await new_table(tables, "on_mars", id=id)
                seat, other = sorted(table.game.seats, key=lambda place: place not in table.question_ids())
                await leave(tables, id, seat if id == "patient" else other, 1.0)
                await tables.store.update(schema.tables, {"id": id}, waiting=[seat])
            await tables.store.update(schema.tables, {"id": "early"}, started=None)
            await tables.store.update(schema.tables, {"id": "late"}, finished=2.0)
            await tables.store.update(schema.tables, {"id": "patient"}, settings={"on_leave": "wait"})
        async with tables_on(tmp_path / "db") as tables, bots_at(tables) as bots:
            await bots.resume()
            await idle(bots)
            assert tables.loaded == 0, "no table waits for a computer, and none is read"
            bots.schedule("early")
            bots.schedule("nowhere")
            await idle(bots)
            return [(await tables.table(id)).seq for id in ids]

    assert run(scenario()) == [0, 0, 0, 0]


def test_a_turn_that_is_not_confirmed_is_not_answered(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            executor = Here()
            table = await new_table(tables, "on_mars", confirming=True)
            person, bot = sorted(table.game.seats, key=lambda place: place not in table.question_ids())
            await seat(tables, table, "random", bot)
            async with bots_at(tables, lambda: executor) as bots:
                bots.schedule("table")
                chance = random.Random(1)
                for number in range(200):
                    table = await tables.table("table")
                    if table.unconfirmed:
                        break
                    place, move = decision_of(table, chance)
                    assert place == person
                    await tables.act("table", place, move, f"decision {number}")
                    await idle(bots)
                assert (table.unconfirmed, table.question_ids(), executor.requests) == (person, {}, [])

                await tables.act("table", person, Confirm(), "confirmed")
                await idle(bots)

            table = await tables.table("table")
            assert executor.requests and list(table.question_ids()) == [person]
            assert [(row.seat, row.command) for row in await tables.store.rows("table")][-1] == (bot, Confirm())

    run(scenario())


# They are people's guests


def test_a_thought_that_is_overtaken_is_forgotten(tmp_path):
    """Somebody takes a move back while the computer thinks about it."""

    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            executor = Held()
            table = await new_table(tables, "on_mars")
            person, bot = sorted(table.game.seats, key=lambda place: place not in table.question_ids())
            await seat(tables, table, "random", bot)
            async with bots_at(tables, lambda: executor) as bots:
                bots.schedule("table")
                await idle(bots)
                chance = random.Random(2)
                for number in range(200):
                    table = await tables.table("table")
                    if person not in table.question_ids():
                        break
                    place, move = decision_of(table, chance)
                    await tables.act("table", place, move, f"decision {number}")
                await executor.begun.wait()
                before = len(table.made)
                await tables.act("table", person, Consent(before - 1, people=[]), "back")
                assert list((await tables.table("table")).question_ids()) == [person]

                executor.finish()
                await idle(bots)

            rows = await tables.store.rows("table")
            assert rows[-1].decision == "back"
            assert {row.seat for row in rows} == {person}

    run(scenario())


def test_who_comes_back_while_the_computer_thinks_decides_alone(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            executor = Held()
            table = await new_table(tables, "on_mars")
            (person,) = table.question_ids()
            async with bots_at(tables, lambda: executor) as bots:
                await leave(tables, "table", person, 5.0)
                await executor.begun.wait()
                await leave(tables, "table", person, None)
                executor.finish()
                await idle(bots)
            return (await tables.table("table")).seq

    assert run(scenario()) == 0


@pytest.mark.nightly("players", cases=200, quick=4)
def test_a_table_goes_on_whenever_somebody_leaves(tmp_path, case):
    """People leave at any moment and some come back; the game ends all the same."""
    game, players = [("terraforming_mars", 2), ("on_mars", 2), ("on_mars", 1), ("terraforming_mars", 1)][case % 4]

    async def scenario():
        chance = random.Random(case)
        first = chance.randrange(1, 20)
        async with tables_on(tmp_path / "db") as tables:
            table = await new_table(tables, game, players=players, seed=case, confirming=case % 2 == 0)
            away: set[str] = set()
            async with bots_at(tables) as bots:
                for move in range(20_000):
                    table = await tables.table("table")
                    if table.game.over:
                        break
                    if move == first or chance.random() < 0.01:
                        person = chance.choice(table.game.seats)
                        away ^= {person}
                        await leave(tables, "table", person, float(move) if person in away else None)
                        await idle(bots)
                        table = await tables.table("table")
                    await act_for_people(tables, table, away, chance, move)
                    await idle(bots)
            return table.game.over, await tables.store.rows("table")

    over, rows = run(scenario())

    assert over
    assert {row.decision.startswith("bot:") for row in rows} == {True, False}


async def act_for_people(tables, table, away, chance, move):
    """One row of somebody who is there, if the table waits for any of them."""
    if table.unconfirmed and table.unconfirmed not in away:
        await tables.act(table.id, table.unconfirmed, Confirm(), f"confirm {move}")
    elif present := sorted(set(table.question_ids()) - away):
        person = chance.choice(present)
        answer = Move(table.question_ids()[person], [chance.choice(table.game.legal(person))])
        await tables.act(table.id, person, answer, f"move {move}")


# Many tables


@pytest.mark.nightly("load")
def test_no_more_decisions_are_waited_for_than_the_cap(tmp_path, nightly):
    """However many tables ask for a computer at once."""

    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            executor = Held()
            for number in range(100 if nightly else 20):
                await bot_table(tables, id=f"table {number}")
            async with bots_at(tables, lambda: executor, concurrent=2) as bots:
                await bots.resume()
                most = 0
                for _ in range(60):
                    await executor.begun.wait()
                    most = max(most, len(executor.thoughts), len(bots._serving))
                    executor.finish()
                    if executor.thoughts:
                        executor.begun.set()
            return most

    assert run(scenario()) == 2


class NeverReady(Here):
    """A slow opponent thinks for ever."""

    def submit(self, function, /, *arguments, **named):
        if not Opponent.parse(arguments[0].opponent, "").is_slow:
            return super().submit(function, *arguments, **named)
        self.requests.append(arguments[0])
        return Future()


def test_nobody_waits_for_slow_opponents(tmp_path):
    """However many of them think, the others go on, in processes of their own."""

    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            executors: list[NeverReady] = []

            def start():
                executors.append(NeverReady())
                return executors[-1]

            for number in range(20):
                await bot_table(tables, id=f"slow {number}", opponent="expert")
            await bot_table(tables, id="quick")
            async with bots_at(tables, start, concurrent=2) as bots:
                for number in range(20):
                    bots.schedule(f"slow {number}")
                bots.schedule("quick")
                await until(tables, "quick", is_over)
            return [Counter(question.opponent for question in each.requests) for each in executors]

    slow, quick = run(scenario())
    assert slow == {"expert": 20} and quick.keys() == {"random"}


def test_tables_take_turns(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            counts: Counter[str] = Counter()
            uneven = []
            done = asyncio.Event()

            def count(entry):
                counts[entry.live.id] += 1
                uneven.append(max(counts.values()) - min(counts[id] for id in ids) > 1)
                if len(uneven) == 100:
                    done.set()

            ids = [f"table {number}" for number in range(5)]
            for id in ids:
                await bot_table(tables, id=id)
                tables.subscribe(id, count)
            async with bots_at(tables, concurrent=1) as bots:
                await bots.resume()
                await done.wait()
            return uneven[:100]

    assert run(scenario()) == [False] * 100


# What goes wrong


class Failing(Store):
    """Every third row fails, before or after it is written."""

    count = 0
    written = False

    async def append(self, table, row, progress=None, also=None):
        self.count += 1
        if self.count % 3 == 0:
            if self.written:
                await super().append(table, row, progress, also)
            raise OperationalError("insert", {}, Exception("the disk is full"))
        await super().append(table, row, progress, also)


@pytest.mark.parametrize("written", [False, True])
def test_what_the_disk_does_not_take_is_tried_again(tmp_path, written):
    async def scenario(database, store):
        async with tables_on(database, store) as tables, bots_at(tables) as bots:
            tables.store.written = written
            await bot_table(tables)
            bots.schedule("table")
            await until(tables, "table", lambda table: table.seq >= 60)
            rows = await tables.store.rows("table")
            return [(row.seat, row.command, row.decision) for row in rows[:60]]

    assert run(scenario(tmp_path / "failing", Failing)) == run(scenario(tmp_path / "sound", Store))


class Reading(Store):
    """Reads rows when the test lets it, and counts that."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.begun, self.released, self.read = asyncio.Event(), asyncio.Event(), 0

    async def rows(self, *arguments):
        self.begun.set()
        await self.released.wait()
        self.read += 1
        return await super().rows(*arguments)


def test_what_is_being_read_is_read_to_the_end_before_all_stops(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await bot_table(tables)
        async with tables_on(tmp_path / "db", Reading) as tables, bots_at(tables) as bots:
            bots.schedule("table")
            await tables.store.begun.wait()
            closing = asyncio.create_task(bots.close())
            await asyncio.sleep(0)
            tables.store.released.set()
            await closing
            return tables.store.read, len(await tables.store.rows("table"))

    assert run(scenario()) == (1, 0)


class Confused(Here):
    def thought(self, function, question, budget):
        return "no such option"


class Broken(Here):
    def thought(self, function, question, budget):
        raise TimeLimitExceeded


@pytest.mark.parametrize(("executor", "problem"), [(Confused, "an illegal choice"), (Broken, "TimeLimitExceeded")])
def test_an_opponent_that_fails_takes_the_first_legal_option(tmp_path, executor, problem):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            table = await bot_table(tables, "on_mars")
            async with bots_at(tables, executor) as bots:
                bots.schedule("table")
                await until(tables, "table", lambda table: table.seq >= 1)
            (place,) = table.question_ids()
            return (await tables.store.rows("table"))[0], place, table.game.legal(place)[0]

    with capture_logs() as logs:
        row, place, first = run(scenario())

    assert (row.seat, row.command.choices) == (place, [first])
    where = {"table": "table", "row": 0, "seat": place, "opponent": "random"}
    assert logs[0] == {"event": "opponent failed", "log_level": "error", **where, "problem": problem}


def test_one_damaged_table_does_not_stop_another(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            for id in ("damaged", "sound"):
                await bot_table(tables, id=id)
            async with bots_at(tables) as bots:
                bots.schedule("damaged")
                await until(tables, "damaged", lambda table: table.seq >= 5)
            await tables.store.update(schema.rows, {"table": "damaged", "seq": 3}, seat="nobody")
        async with tables_on(tmp_path / "db") as tables, bots_at(tables) as bots:
            await bots.resume()
            await until(tables, "sound", lambda table: table.seq >= 20)

    with capture_logs() as logs:
        run(scenario())

    assert [(line["table"], line["event"]) for line in logs] == [("damaged", "damaged table")]
    assert "row 3 of table damaged" in logs[0]["what"]


class Murdered(ProcessPoolExecutor):
    """A worker process that is killed while it thinks about its fifth question."""

    def __init__(self):
        super().__init__(1, multiprocessing.get_context("spawn"), initialize_worker)
        self.worker = super().submit(os.getpid).result()
        self.count = 0

    def submit(self, function, /, *arguments, **named):
        future = super().submit(function, *arguments, **named)
        self.count += 1
        if self.count == 5:
            os.kill(self.worker, signal.SIGKILL)
        return future


def test_a_killed_process_is_replaced(tmp_path):
    children = set(multiprocessing.active_children())

    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            await bot_table(tables)
            started = []

            def start():
                started.append(Murdered())
                return started[-1]

            async with bots_at(tables, start) as bots:
                bots.schedule("table")
                await until(tables, "table", lambda table: table.seq >= 8)
            return len({executor.worker for executor in started})

    with capture_logs() as logs:
        assert run(scenario()) == 2

    assert logs == []
    assert set(multiprocessing.active_children()) <= children


def test_a_worker_process_is_polite_and_gives_up_in_time():
    table = opened_table("table", "terraforming_mars", rulebook("terraforming_mars").setup(players=2), 1, (), [])
    with process_executor(niceness=BOT_NICENESS) as executor:
        own, workers = os.nice(0), executor.submit(os.nice, 0).result()
        late = executor.submit(answer, question(table, "yellow", "greedy"), 1e-6)

        assert workers == min(own + BOT_NICENESS, 19)
        with pytest.raises(TimeLimitExceeded):
            late.result()
        assert executor.submit(answer, question(table, "yellow", "random")).result() in table.game.legal("yellow")
