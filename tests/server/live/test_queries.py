"""What people look at is computed beside the event loop, once, in turns, and within a budget of processor time."""

import asyncio
import json
import random
import subprocess
import sys
from concurrent.futures import Executor, Future
from dataclasses import replace
from typing import get_args

import msgspec
import pytest
from sqlalchemy import select

from tests.support.application import json_of, record_of, running_app
from tests.support.ledger import ROOT
from tests.support.server import GENEROUS, PATIENCE
from tests.support.table import new_table, play, tables_on
from valles.game import new
from valles.hosting.replay import chart_of
from valles.kernel.record import canonical
from valles.server.http import app
from valles.server.limits import REQUESTER, ClientKey, Limits, TimeBudget
from valles.server.live import query_worker
from valles.server.live.query_pool import MAX_WAITING, QueryPool
from valles.server.live.query_worker import OpenRequest, Query, Timed
from valles.server.live.tables import MOST_REPLAYED, Tables
from valles.server.store import schema
from valles.table.live import Refused
from valles.table.message.request import (
    AskForm,
    AskHint,
    AskLesson,
    AskPoints,
    AskPreview,
    AskWhyNot,
    FromClient,
    ViewQuery,
)
from valles.table.query import QUERIES, immediate_answer, query_answer
from valles.table.row import CorruptTable
from valles.workers import TimeLimitExceeded
from valles.workers.async_pool import AsyncPool

FIRST, SECOND = "yellow", "blue"


class Beside(Executor):
    """Computes requests at once, or when the test lets it, and records them; each costs so many seconds."""

    def __init__(self, held=False, costs=0.0):
        self.held, self.costs = held, costs
        self.requests = []
        self.waiting = []
        self.begun = asyncio.Event()

    def submit(self, function, /, *arguments, **named):
        self.requests.append((function.__name__, arguments[0]))
        self.waiting.append((Future(), function, arguments))
        self.begun.set()
        future = self.waiting[-1][0]
        if not self.held:
            self.finish()
        return future

    def finish(self):
        future, function, arguments = self.waiting.pop(0)
        if not self.waiting:
            self.begun.clear()
        try:
            result = function(*arguments)
            future.set_result(replace(result, seconds=self.costs) if isinstance(result, Timed) else result)
        except Exception as error:
            future.set_exception(error)

    async def finish_until(self, task):
        """Finish one request after the other until a task is done."""
        while not task.done():
            await self.begun.wait()
            self.finish()
            await asyncio.sleep(0)

    @property
    def kinds(self):
        return [name for name, _ in self.requests]


def run(scenario):
    return asyncio.run(asyncio.wait_for(scenario, PATIENCE))


@pytest.fixture
def beside(monkeypatch):
    """Return the executor of the queries of an application that is started after this."""

    def with_executor(**options):
        executor = Beside(**options)
        monkeypatch.setattr(app, "process_executor", lambda count, niceness=0: executor)
        return executor

    return with_executor


async def opened(caller, *kinds):
    table = await caller.open_table(*(kinds or ("me", "hotseat")))
    await caller.post(f"/api/tables/{table}/start")
    return table


async def answer_to(talk, id):
    while (message := await talk.next()).get("id") != id:
        pass
    return message


# The event loop


def test_while_a_look_is_computed_everybody_goes_on(tmp_path, beside):
    async def scenario():
        executor = beside(held=True)
        async with running_app(tmp_path) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            async with ann.at(await opened(ann), FIRST) as talk:
                await talk.say("form", id=7, seat=FIRST)
                await talk.say("preview", id=8, seat=FIRST, choices=[talk.last["question"]["options"][0]["option"]])
                await talk.say("why_not", id=9, seat=FIRST, options=["pass"])
                await executor.begun.wait()

                me = await bob.get("/api/me")
                decided = await talk.decide(0)

                assert (me["name"], decided["type"]) == ("Bob", "ack"), "neither waits for the look"
                assert executor.kinds == ["answer_query"], "one at a time for a session"
                executor.held = False
                executor.finish()
                return [(await answer_to(talk, id))["type"] for id in (7, 8, 9)]

    assert run(scenario()) == ["form", "preview", "why_not"]


def test_every_query_has_a_function_that_answers_it():
    assert {message for message in get_args(FromClient) if issubclass(message, ViewQuery)} == set(QUERIES)


def query_about(kind, seat, option):
    """A query of a type, about an option where it is about any."""
    return kind(0, seat) if kind in (AskLesson, AskHint) else kind(0, seat, (option,))


@pytest.mark.parametrize("game", ["terraforming_mars", "on_mars"])
def test_a_look_finds_the_same_from_the_view_as_from_the_game(game):
    chance = random.Random(5)
    played = new(game, players=2, seed=5)
    for move in range(40):
        choice = chance.choice(played.pending)
        option = chance.choice(choice.options)
        view = canonical(played.rules.save(played.view(choice.seat)))
        about = {"game": game, "setup": canonical(played.setup), "view": view}
        for kind in QUERIES if move % 20 == 0 else (AskPreview, AskWhyNot):
            message = query_about(kind, choice.seat, option)
            answer = query_worker.answer_query(Query(**about, message=message), 0.0).answer
            assert answer == msgspec.json.encode(query_answer(played, message))
        assert '"seed":""' in view, "only the view is handed over"
        played.play(choice.seat, option)


def test_nobody_can_look_with_choices_that_are_not_possible(tmp_path, beside):
    async def scenario():
        executor = beside()
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            async with ann.at(await opened(ann), FIRST) as talk:
                problems = []
                for number in (1, 2):
                    await talk.say("form", id=number, seat=FIRST, choices=["pass"])
                    problems.append((await answer_to(talk, number))["problem"]["type"])
                return problems, executor.kinds

    assert run(scenario()) == (["problem-impossible"] * 2, ["answer_query"])


def test_a_game_that_fails_at_a_look_disturbs_nobody(tmp_path, beside, monkeypatch):
    def fails(game, query, points):
        raise LookupError("no cards")

    def takes_long(game, query, points):
        raise TimeLimitExceeded

    async def scenario():
        beside()
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            async with ann.at(await opened(ann), FIRST) as talk:
                problems = []
                for number, look in enumerate((fails, takes_long), 1):
                    monkeypatch.setitem(QUERIES, AskForm, look)
                    await talk.say("form", id=number, seat=FIRST)
                    problems.append((await answer_to(talk, number))["problem"]["type"])
                return problems, (await talk.decide(0))["type"]

    assert run(scenario()) == (["problem-internal", "problem-too-long"], "ack")


# Once


def test_the_same_look_is_computed_once_for_a_question(tmp_path, beside):
    async def scenario():
        executor = beside(held=True)
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            table = await opened(ann)
            async with ann.at(table, FIRST) as one, ann.at(table, FIRST) as other:
                await one.say("form", id=1, seat=FIRST)
                await other.say("form", id=2, seat=FIRST)
                await executor.begun.wait()
                await here.context.tables.entry(table)
                executor.held = False
                executor.finish()
                first, second = await answer_to(one, 1), await answer_to(other, 2)
                await one.say("form", id=3, seat=FIRST)
                third = await answer_to(one, 3)
                assert {**first, "id": 0} == {**second, "id": 0} == {**third, "id": 0}
                assert executor.kinds == ["answer_query"]

                await one.decide(0)
                await one.hear("snapshot")
                await one.say("form", id=4, seat=FIRST)
                assert (await answer_to(one, 4))["ways"] != first["ways"]
                return executor.kinds

    assert run(scenario()) == ["answer_query", "answer_query"]


def test_a_look_goes_on_for_those_who_still_wait(monkeypatch):
    monkeypatch.setattr(query_worker, "answer_query", computed)

    async def scenario():
        executor = Beside(held=True)
        queries = QueryPool(AsyncPool(lambda: executor), GENEROUS)
        gone, stays = query_of(queries, "ann", 0), query_of(queries, "ann", 0)
        await executor.begun.wait()
        gone.cancel()
        await asyncio.wait([gone])
        late = query_of(queries, "ann", 0)
        await asyncio.sleep(0)
        executor.finish()
        await asyncio.gather(stays, late)
        return executor.kinds

    assert run(scenario()) == ["computed"]


# In turns and within a budget


def computed(request, budget):
    return Timed(b"", 0.0)


def query_of(queries, session, number):
    query = Query(game="", setup="", view=f"{session} {number}", message=AskForm(0, ""))
    return asyncio.create_task(queries.answer(ClientKey(session, "address"), query))


def test_sessions_take_turns(monkeypatch):
    monkeypatch.setattr(query_worker, "answer_query", computed)

    async def scenario():
        executor = Beside(held=True)
        queries = QueryPool(AsyncPool(lambda: executor), GENEROUS)
        for number in range(5):
            query_of(queries, "greedy", number)
        await executor.begun.wait()
        waiting = query_of(queries, "patient", 0)
        await executor.finish_until(waiting)
        await queries.close()
        return [look.view for _, look in executor.requests]

    assert run(scenario())[:2] == ["greedy 0", "patient 0"], "somebody else waits for one look at most"


def test_a_session_has_a_bounded_queue(monkeypatch):
    monkeypatch.setattr(query_worker, "answer_query", computed)

    async def scenario():
        executor = Beside(held=True)
        queries = QueryPool(AsyncPool(lambda: executor), GENEROUS)
        tasks = [query_of(queries, "greedy", number) for number in range(MAX_WAITING + 2)]
        await executor.begun.wait()
        await asyncio.wait([tasks[-1]])
        await queries.close()
        return tasks[-1].exception()

    refused = run(scenario())

    assert isinstance(refused, Refused)
    assert (refused.problem.key, refused.status) == ("problem-too-fast", 429)


def test_a_replay_never_takes_the_last_process(monkeypatch):
    monkeypatch.setattr(query_worker, "answer_query", computed)
    monkeypatch.setattr(query_worker, "chart", computed)

    async def scenario():
        executor = Beside(held=True)
        queries = QueryPool(AsyncPool(lambda: executor, size=2), GENEROUS)
        readers = [queries.chart(ClientKey(f"reader {number}", ""), f"record {number}") for number in range(3)]
        reading = asyncio.gather(*readers)
        await executor.begun.wait()
        playing = query_of(queries, "player", 0)
        while len(executor.requests) < 2:
            await asyncio.sleep(0)
        reading.cancel()
        playing.cancel()
        return [request if isinstance(request, str) else request.view for _, request in executor.requests]

    assert run(scenario()) == ["record 0", "player 0"]


def request_of(table):
    """Return a request to open a table of this id."""
    return OpenRequest(id=table, game="", setup={}, seed=0, confirming=(), rows=[], saved=None)


def test_opening_a_table_never_waits_for_replays(monkeypatch):
    monkeypatch.setattr(query_worker, "chart", computed)
    monkeypatch.setattr(query_worker, "open_table", computed)

    async def scenario():
        executor = Beside(held=True)
        queries = QueryPool(AsyncPool(lambda: executor, size=2), GENEROUS)
        readers = [queries.chart(ClientKey(f"reader {number}", ""), f"record {number}") for number in range(3)]
        reading = asyncio.gather(*readers)
        await executor.begun.wait()
        opening = asyncio.create_task(queries.opened_table(request_of("table")))
        while len(executor.requests) < 2:
            await asyncio.sleep(0)
        reading.cancel()
        opening.cancel()
        return [request if isinstance(request, str) else request.id for _, request in executor.requests]

    assert run(scenario()) == ["record 0", "table"]


def test_tables_are_opened_in_turns_of_those_who_need_them(monkeypatch):
    monkeypatch.setattr(query_worker, "open_table", computed)

    async def scenario():
        executor = Beside(held=True)
        queries = QueryPool(AsyncPool(lambda: executor), GENEROUS)

        def opens(session, table):
            REQUESTER.set(ClientKey(session, "address"))
            return asyncio.create_task(queries.opened_table(request_of(table)))

        opening = [opens("greedy", f"greedy {number}") for number in range(5)]
        await executor.begun.wait()
        patient = opens("patient", "patient 0")
        await executor.finish_until(patient)
        for task in opening:
            task.cancel()
        await queries.close()
        return [request.id for _, request in executor.requests]

    assert run(scenario())[:2] == ["greedy 0", "patient 0"]


def test_points_are_counted_beside_the_event_loop_and_once(tmp_path, beside):
    async def scenario():
        executor = beside()
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            table = (await ann.post("/api/records", record=record_of()))["id"]
            async with ann.at(table) as talk:
                await talk.say("points", id=7)
                points = await answer_to(talk, 7)
                await talk.say("points", id=8)
                again = await answer_to(talk, 8)
            game = (await here.context.tables.table(table)).game
            expected = msgspec.to_builtins(immediate_answer(game, None, AskPoints(7)))
            return points, {**again, "id": 7}, expected, executor.kinds

    points, again, expected, kinds = run(scenario())

    assert points == again == expected
    assert points["shares"]
    assert kinds == ["restore", "answer_points"]


def test_a_session_and_an_address_have_budgets_of_processor_time(monkeypatch):
    monkeypatch.setattr(query_worker, "answer_query", computed)

    async def scenario():
        now = 100.0
        limits = replace(GENEROUS, queries=(1.0, 60.0), queries_of_address=(2.0, 60.0))
        queries = QueryPool(AsyncPool(lambda: Beside(costs=0.6)), limits, lambda: now)

        async def asks(session, number):
            try:
                await query_of(queries, session, number)
            except Refused as error:
                return error.problem.args["seconds"]
            return 0

        spent = [await asks("ann", number) for number in range(3)]
        again = await asks("ann", 0)
        others = [await asks("bob", 0), await asks("bob", 1), await asks("cat", 0)]
        now = 161.0
        return spent, again, others, await asks("ann", 3)

    assert run(scenario()) == ([0, 0, 60], 0, [0, 0, 60], 0)


def test_time_that_was_spent_comes_back():
    budget = TimeBudget((2.0, 10.0))

    for at in (0.0, 4.0, 5.0):
        assert budget.wait("ann", at) == 0
        budget.spend("ann", at, 0.9)
    assert budget.wait("ann", 6.0) == 4.0
    assert budget.wait("bob", 6.0) == 0
    assert budget.wait("ann", 10.5) == 0
    for number in range(1000):
        budget.spend(f"somebody {number}", 20.0 + number, 1.0)
    assert len(budget._spent) <= 11


def test_a_player_without_budget_can_still_decide(tmp_path, beside):
    async def scenario():
        executor = beside(costs=100.0)
        async with running_app(tmp_path, limits=replace(GENEROUS, queries=Limits().queries)) as here:
            ann = await here.guest()
            async with ann.at(await opened(ann), FIRST) as talk:
                await talk.say("form", id=1, seat=FIRST)
                first = await answer_to(talk, 1)
                await talk.say("why_not", id=2, seat=FIRST, options=["pass"])
                refused = (await answer_to(talk, 2))["problem"]
                return first["type"], refused, (await talk.decide(0))["type"], executor.kinds

    first, refused, decided, computed = run(scenario())

    assert (first, decided, computed) == ("form", "ack", ["answer_query"])
    assert (refused["type"], refused["status"]) == ("problem-too-fast", 429)
    assert 0 < refused["args"]["seconds"] <= 60


# Long games


async def long_table(folder, moves=40):
    async with tables_on(folder / "valles.db") as tables:
        await new_table(tables)
        await play(tables, "table", moves)
        return (await tables.table("table")).game.hash()


def test_a_long_table_is_replayed_beside_the_event_loop(tmp_path):
    async def scenario():
        before = await long_table(tmp_path)
        executor = Beside()
        async with tables_on(tmp_path / "valles.db") as read:
            tables = Tables(read.store, replay=QueryPool(AsyncPool(lambda: executor), GENEROUS).opened_table)
            table = await tables.table("table")
            return before, table.game.hash(), table.seq, executor.kinds

    before, after, seq, kinds = run(scenario())

    assert (after, seq, kinds) == (before, 40, ["open_table"])
    assert seq > MOST_REPLAYED


def test_long_tables_wait_for_one_another(tmp_path):
    async def scenario():
        ids = ["one", "two", "three"]
        async with tables_on(tmp_path / "valles.db") as tables:
            for id in ids:
                await new_table(tables, id=id)
                await play(tables, id, MOST_REPLAYED + 1)
        executor = Beside()
        async with tables_on(tmp_path / "valles.db") as read:
            tables = Tables(read.store, replay=QueryPool(AsyncPool(lambda: executor), GENEROUS).opened_table)
            opened = await asyncio.gather(*(tables.table(id) for id in ids))
            return [table.seq for table in opened], executor.kinds

    assert run(scenario()) == ([MOST_REPLAYED + 1] * 3, ["open_table"] * 3)


def test_a_damaged_long_table_is_refused_with_the_reason(tmp_path):
    async def scenario():
        await long_table(tmp_path)
        async with tables_on(tmp_path / "valles.db") as read:
            await read.store.update(schema.tables, {"id": "table"}, setup={})
            tables = Tables(read.store, replay=QueryPool(AsyncPool(Beside), GENEROUS).opened_table)
            await tables.table("table")

    with pytest.raises(CorruptTable, match="table table cannot be opened"):
        run(scenario())


def test_an_import_is_replayed_once_and_quick_to_open_afterwards(tmp_path, beside):
    async def scenario():
        executor = beside()
        played = new("terraforming_mars", players=2, seed=4)
        chance = random.Random(4)
        for _ in range(40):
            choice = chance.choice(played.pending)
            played.play(choice.seat, chance.choice(choice.options))
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            table = (await ann.post("/api/records", record=played.record()))["id"]
            here.forget([table])
            again = await here.context.tables.table(table)
            async with here.store.engine.connect() as connection:
                seq = (await connection.execute(select(schema.snapshots.c.seq))).scalar_one()
            return again.game == played, seq, executor.kinds

    assert run(scenario()) == (True, 40, ["restore"])


def test_records_that_are_refused_count_too(tmp_path, beside):
    async def scenario():
        executor = beside()
        async with running_app(tmp_path, limits=replace(GENEROUS, imports=(3, 3600.0))) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            answers = [await ann.ask("POST", "/api/records", {"record": "nonsense"}) for _ in range(4)]
            other = await bob.ask("POST", "/api/records", {"record": "nonsense"})
            return [answer.status_code for answer in (*answers, other)], answers[-1].json(), executor.kinds

    codes, refused, kinds = run(scenario())

    assert codes == [400, 400, 400, 429, 400]
    assert (refused["type"], refused["args"]) == ("problem-too-many-imports", {"count": 3})
    assert kinds == ["restore"] * 4
    assert Limits().imports == (20, 3600.0)


def test_a_finished_game_is_looked_back_at_beside_the_event_loop(tmp_path, beside):
    async def scenario():
        executor = beside()
        played = new("terraforming_mars", players=1, seed=2)
        chance = random.Random(2)
        while not played.over:
            played.play(played.seats[0], chance.choice(played.legal(played.seats[0])))
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            table = (await ann.post("/api/records", record=played.record()))["id"]
            path = f"/api/tables/{table}"
            urls = [f"{path}/chart", f"{path}/replay/20", f"{path}/replay/20?seat=yellow", f"{path}/chart"]
            bodies = [json_of(await ann.ask("GET", one)) for one in urls]
            missing = await ann.ask("GET", f"{path}/replay/{len(played.moves) + 1}")
            return played, bodies, missing.status_code, executor.kinds

    played, (chart, watched, seated, again), missing, kinds = run(scenario())

    assert chart == again == json.loads(msgspec.json.encode(chart_of(played)))
    assert watched["view"] == json.loads(msgspec.json.encode(played.at(20).public()))
    assert seated["view"] == json.loads(msgspec.json.encode(played.at(20).public(FIRST)))
    assert (seated["seat"], seated["question"], seated["undo"]) == (FIRST, None, None)
    assert missing == 404
    assert kinds == ["restore", "chart", "replay_snapshot", "replay_snapshot"]


# Processes


def test_a_process_loads_the_games_and_nothing_of_the_database_or_the_network():
    loaded = "import sys, valles.server.live.preload; print(*sys.modules)"
    names = subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True, check=True)

    modules = set(names.stdout.split())
    assert {f"valles.games.{game}.rules.rulebook" for game in ("terraforming_mars", "on_mars")} <= modules
    assert not {"sqlalchemy", "litestar", "uvicorn", "valles.server.store.store"} & modules


def test_processes_start_with_the_server(tmp_path, beside):
    async def scenario():
        executor = beside()
        async with running_app(tmp_path, warm=True, queries=3, bots=2):
            return executor.kinds

    assert run(scenario()) == ["_warm_up"] * 5


def test_a_real_process_answers_and_is_replaced_when_it_dies(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            async with ann.at(await opened(ann), FIRST) as talk:
                await talk.say("form", id=1, seat=FIRST)
                first = await answer_to(talk, 1)
                for process in here.context.queries._pool._executor._processes.values():
                    process.kill()
                await talk.say("why_not", id=2, seat=FIRST, options=["pass"])
                return first["complete"], (await answer_to(talk, 2))["type"]

    assert run(scenario()) == (True, "why_not")
