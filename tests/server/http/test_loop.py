"""No message, request or tool holds the event loop for long, however large the table is, and each is charged.

Time is that of the processor, in units of a fixed piece of work: 20 ms of a core on which the figures of the server are
measured. A new message, route, tool or background job fails here until it has its dearest legal and refused form.
"""

import ast
import asyncio
import gc
from asyncio.events import Handle
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from time import thread_time
from typing import Any, get_args

import pytest

from tests.server.http.test_access import REQUESTS, filled
from tests.server.http.test_mcp import request
from tests.support.application import ORIGIN, record_of, running_app
from tests.support.ledger import ROOT
from tests.support.server import PATIENCE
from valles.game import new
from valles.mcp.tool import TOOLS
from valles.server.http import app
from valles.server.limits import LARGEST_BODY, RateLimit, TimeBudget
from valles.server.store import schema
from valles.table.command import KINDS, MOST_CHOICES
from valles.table.message.request import FromClient

LONG_GAME = 3000
"""Moves of an endless game in which nearly everybody only passes."""
UNCOUNTED = (
    "GET /",
    "GET /{path:path}",
    "GET /unsubscribe/{path:str}",
    "GET /docs",
    "GET /docs/{path:path}",
    "GET /api/health",
    "GET /api/ready",
    "GET /api/metrics",
)
"""Files of the page, which are in memory, and what monitoring reads."""
ANYTHING = ["no such option"] * MOST_CHOICES


def unit():
    """Return the time of a fixed piece of work on this machine, about 20 ms of an ordinary core."""
    times = []
    for _ in range(5):
        began = thread_time()
        sum(number % 7 for number in range(330_000))
        times.append(thread_time() - began)
    return min(times)


@dataclass
class LoopMonitor:
    """The longest time for which anything has held the event loop, and who was charged meanwhile."""

    longest: float = 0.0
    charged: set[str] = field(default_factory=set)

    @asynccontextmanager
    async def watching(self, monkeypatch):
        run, allows, spend = Handle._run, RateLimit.allows, TimeBudget.spend

        def timed(handle):
            began = thread_time()
            run(handle)
            self.longest = max(self.longest, thread_time() - began)

        def counted(limit, key, now):
            self.charged.add(key)
            return allows(limit, key, now)

        def spent(budget, key, now, seconds):
            self.charged.add(key)
            spend(budget, key, now, seconds)

        with monkeypatch.context() as patch:
            patch.setattr(Handle, "_run", timed)
            patch.setattr(RateLimit, "allows", counted)
            patch.setattr(TimeBudget, "spend", spent)
            await asyncio.sleep(0)  # What has gone on without waiting so far is one step of the loop.
            self.longest, self.charged = 0.0, set()
            yield self
            await asyncio.sleep(0)  # The last step ends here.


def long_record():
    """Return the record of an endless game: a legal one that no people play."""
    game = new("terraforming_mars", players=2, seed=5)
    while len(game.moves) < LONG_GAME:
        choice = game.pending[0]
        game.play(choice.seat, "pass" if "pass" in choice.options else choice.options[-1])
    return game.record()


def messages(seat, question):
    """Return the dearest legal and the dearest refused fields of each message, by its type or its kind of command."""
    options = [option["option"] for option in question["options"]]
    own, other, id = {"seat": seat, "decision": "decision-1"}, {"seat": "beige", "decision": "decision-2"}, {"id": 1}
    move = {"question_id": question["id"], "choices": [options[-1]]}
    return {
        "join": ({"seat": seat}, other),
        "move": ({**own, **move}, {**own, **move, "choices": [options[-1], *ANYTHING[1:]]}),
        "confirm": (own, other),
        "confirming": ({**own, "on": True}, {**other, "on": True}),
        "undo": ({**own, "to": 0}, {**own, "to": 10**6}),
        "take_back": (own, other),
        "consent": ({**own, "to": 0}, {**own, "to": 10**6}),
        "chat": ({**own, "text": "x" * 200}, {**other, "text": "x" * 200}),
        "feature": (
            {**id, "seat": seat, "feature": "away", "body": {}},
            {**id, "seat": seat, "feature": "none", "body": {"x": ANYTHING}},
        ),
        "visibility": ({"visible": False}, {"visible": ANYTHING}),
        "form": ({**id, "seat": seat}, {**id, "seat": seat, "choices": ANYTHING}),
        "preview": ({**id, "seat": seat, "choices": options[-1:]}, {**id, "seat": seat, "choices": ANYTHING}),
        "courses": ({**id, "seat": seat}, {**id, "seat": seat, "choices": ANYTHING}),
        "why_not": ({**id, "seat": seat, "options": options}, {**id, "seat": seat, "options": ANYTHING}),
        "lesson": (
            {**id, "seat": seat, "before": [{"name": "rating", "value": 20}] * 64},
            {**id, "seat": seat, "before": [{"name": "rating", "value": 20}] * 65},
        ),
        "hint": ({**id, "seat": seat}, {**id, "seat": "beige"}),
        "history": ({**id, "before": 10**7}, {**id, "before": -1}),
        "points": (id, {**id, "seat": seat}),
    }


ARGUMENTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "games": ({}, {"x": ANYTHING}),
    "join": ({"table": "TABLE"}, {"link": "x" * 300}),
    "observe": ({"table": "TABLE", "format": "json"}, {"table": "x" * 40}),
    "options": ({"table": "TABLE"}, {"table": "x" * 40}),
    "act": ({"table": "TABLE", "choice": "pass"}, {"table": "TABLE", "choice": ANYTHING}),
    "why_not": ({"table": "TABLE", "option": "pass"}, {"table": "TABLE", "option": "x" * 80}),
    "rules": ({"game": "on_mars"}, {"game": "on_mars", "topic": "x" * 60}),
    "card": ({"game": "terraforming_mars", "name": "Ants"}, {"game": "terraforming_mars", "name": "x" * 80}),
    "wait": ({"table": "TABLE", "seconds": 0}, {"table": "TABLE", "seconds": 51}),
    "undo": ({"table": "TABLE"}, {"table": "x" * 40}),
}
"""The dearest legal and the dearest refused arguments of each tool."""

LARGE_BODIES = (
    b"[" + b"0," * (LARGEST_BODY // 2 - 2) + b"0]",
    b"[" * (LARGEST_BODY // 2) + b"]" * (LARGEST_BODY // 2),
    b"[" + b"[]," * (LARGEST_BODY // 3 - 2) + b"[]]",
    b"{" * LARGEST_BODY,
)


@pytest.fixture(scope="module")
def limit():
    """Return the longest time for which anything may hold the event loop: 20 ms of an ordinary core."""
    return unit()


@pytest.fixture
def beside(monkeypatch):
    """Let a thread do what processes do: its time is its own."""
    monkeypatch.setattr(app, "process_executor", lambda count, niceness=0: ThreadPoolExecutor(1))


def run(scenario):
    gc.disable()  # A collection is nobody's doing.
    try:
        return asyncio.run(asyncio.wait_for(scenario, PATIENCE))
    finally:
        gc.enable()


async def answered(talk, kind, fields):
    """Send a message, and wait for its answer."""
    await talk.say(kind, **fields)
    if kind == "visibility":  # which has no answer
        await talk.say("history", id=1, before=0)
    updates = {"chat", "snapshot"} - ({"snapshot"} if kind == "join" else set())
    while (await talk.next())["type"] in updates:
        pass


def test_no_message_holds_the_event_loop_and_each_is_charged(tmp_path, beside, limit, monkeypatch):
    record, monitor, slow, free = long_record(), LoopMonitor(), [], []

    async def scenario():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            for form in (0, 1):
                table = (await ann.post("/api/records", record=record))["id"]
                info = await ann.get(f"/api/tables/{table}")
                seat = next(iter((await here.context.tables.table(table)).question_ids()))
                assert seat in [chair["seat"] for chair in info["seats"]]
                async with ann.at(table, seat) as talk:
                    cases = messages(seat, talk.last["question"])
                tags = {kind.__struct_config__.tag for kind in get_args(FromClient)}
                assert cases.keys() == tags - {"act"} | KINDS.keys()
                session = (await here.context.lobby.sessions.user_of(ann.token)).session
                for kind, forms in cases.items():
                    async with ann.at(table, seat) as talk:
                        async with monitor.watching(monkeypatch):
                            await answered(talk, kind, forms[form])
                        if monitor.longest > limit:
                            slow.append((kind, form, round(monitor.longest / limit, 1)))
                        if not {session, "127.0.0.1"} <= monitor.charged:
                            free.append((kind, form))
        return slow, free

    assert run(scenario()) == ([], [])


def test_no_tool_holds_the_event_loop_and_each_is_charged(tmp_path, beside, limit, monkeypatch):
    record, monitor, slow, free = long_record(), LoopMonitor(), [], []
    assert ARGUMENTS.keys() == TOOLS.keys()

    async def scenario():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            table = (await ann.post("/api/records", record=record))["id"]
            for tool in ("games", "rules", "card"):  # which load the service and the texts
                await ann.ask("POST", "/api/mcp", request(tool, ARGUMENTS[tool][0]))
            for tool, forms in ARGUMENTS.items():
                for form, arguments in enumerate(forms):
                    values = {name: table if value == "TABLE" else value for name, value in arguments.items()}
                    async with monitor.watching(monkeypatch):
                        await ann.ask("POST", "/api/mcp", request(tool, values))
                    if monitor.longest > limit:
                        slow.append((tool, form, round(monitor.longest / limit, 1)))
                    if "127.0.0.1" not in monitor.charged:
                        free.append((tool, form))
        return slow, free

    assert run(scenario()) == ([], [])


def test_no_request_holds_the_event_loop_and_each_is_charged(tmp_path, beside, limit, monkeypatch):
    long, over, monitor, slow, free = long_record(), record_of(), LoopMonitor(), [], []

    async def scenario():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            tables = [(await ann.post("/api/records", record=record))["id"] for record in (long, over)]
            world = type("World", (), {"used": "x" * 40, "record": over})
            for label, variants in REQUESTS.items():
                method, template = label.split()
                if template == "/api/me/session":
                    continue  # it would end the session of all others, and only deletes a row
                for table in tables if "{id:str}" in template else tables[:1]:
                    path = template.replace("{id:str}", table).replace("{seat:str}", "yellow")
                    path = path.replace("{move:int}", "3").replace("{language:str}", "de").replace("{path:path}", "x")
                    path = (
                        path.replace("{channel:str}", "none")
                        .replace("{token:str}", "none")
                        .replace("{path:str}", "none")
                    )
                    bodies = [filled(body, world) for body, _ in variants]
                    large = LARGE_BODIES if method in ("POST", "PATCH", "PUT") else ()
                    for body in [*bodies, *large]:
                        headers = {**ann.headers(), "Origin": ORIGIN}
                        content = {"json": body} if not isinstance(body, bytes) else {"content": body}
                        if isinstance(body, bytes):
                            headers["Content-Type"] = "application/json"
                        async with monitor.watching(monkeypatch):
                            answer = await ann.http.request(method, path, headers=headers, **content)
                        assert answer.status_code < 500 or answer.status_code == 503, (label, answer.text)
                        if monitor.longest > limit:
                            slow.append((label, str(body)[:40], round(monitor.longest / limit, 1)))
                        if "127.0.0.1" not in monitor.charged and label not in UNCOUNTED:
                            free.append(label)
        return slow, free

    assert run(scenario()) == ([], [])


async def copied(here, table, count):
    """Write so many copies of a table without its rows."""
    about = await here.store.fetch_one(schema.tables, id=table)
    chairs = await here.store.fetch_all(schema.chairs, table=table)
    ids = [f"copy-{number}" for number in range(count)]
    abouts = [(schema.tables, {**about, "id": id, "seq": 0, "created": about["created"] - 7200}) for id in ids]
    await here.store.insert_all(*abouts, *((schema.chairs, {**chair, "table": id}) for id in ids for chair in chairs))


def test_a_list_of_a_hundred_tables_holds_the_event_loop_for_a_few_milliseconds(tmp_path, beside, limit, monkeypatch):
    monitor = LoopMonitor()

    async def scenario():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            await copied(here, await ann.open_table("me", "hotseat", "bot", "bot", "bot"), 120)
            longest = []
            for method, path, body in (("GET", "/api/tables", None), ("POST", "/api/mcp", request("games", {}))):
                await ann.ask(method, path, body)
                async with monitor.watching(monkeypatch):
                    answer = await ann.ask(method, path, body)
                assert answer.text.count("copy-") >= 99
                longest.append(monitor.longest)
            return longest

    assert max(run(scenario())) < limit / 2


# What nobody asks for at the moment

JOBS = {
    "http/app.py: bots.on_change": "computer",
    "http/app.py: bots.take_over()": "computer: it finds tables in the database and schedules them like a change",
    "http/app.py: announcing": "presence",
    "http/app.py: follow_events(context)": "one number of the database, every ten seconds",
    "http/app.py: context.ladder.on_change": "finished",
    "http/app.py: context.ladder.catch_up()": "finished: it opens tables, which does the same for each",
    "http/mcp.py: self._run(self._started)": "loads the service in a thread",
    "http/socket.py: self._end": "sets an event",
    "http/socket.py: self._check_joined": "closes a socket",
    "http/socket.py: self._receive_loop()": "each message is measured above",
    "http/socket.py: self._send_loop()": "computer",
    "http/socket.py: self._context.wait_for_end(self.user.session)": "one row of the database",
    "http/socket.py: self._send_answer(entry, message)": "each query is measured above",
    "http/transport.py: self._check": "compares the state of one connection",
    "http/transport.py: self.transport.abort": "closes a connection",
    "live/bots.py: self._serve(id)": "computer",
    "live/bots.py: self.schedule": "computer",
    "live/feature.py: self._on_change": "computer",
    "live/feature.py: self._run(key, seconds, action)": "a command of a feature, which is measured above",
    "live/feature.py: self._run_soon(self._soon.get(key), action)": "a command of a feature, which is measured above",
    "live/notification.py: self._run()": "missed",
    "live/notification.py: _shut_down": "closes a connection",
    "live/query_pool.py: self._run(session, job)": "each query is measured above",
    "live/tables.py: self._act(id, seat, command, decision)": "each command is measured above",
    "live/sweep.py: self._run()": "not measured: it does what is due at tables, so many at once",
    "live/tables.py: self._notify": "computer",
    "notice/service.py: self.on_change": "computer",
    "notice/service.py: self._write_loop()": "not measured: it writes new notices to the database",
    "notice/service.py: self._send_loop()": "not measured: it reads notices that are due, each sent by a task",
    "notice/service.py: self._send_by(channel)": "not measured: it waits for other servers",
    "rating/ladder.py: self._follow(entry)": "finished",
}
"""What the server starts by itself, and the part of the test below that runs it, or the reason why it is short."""
STARTERS = ("create_task", "ensure_future", "call_later", "call_at", "call_soon", "subscribe_all")


def jobs():
    """Return what the server starts beside what it is asked for, by its place in the source."""
    folder = ROOT / "src/valles/server"
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in STARTERS:
                job = node.args[1 if node.func.attr in ("call_later", "call_at") else 0]
                yield f"{path.relative_to(folder).as_posix()}: {ast.unparse(job)}"


def test_every_background_job_is_listed():
    assert {*jobs()} == JOBS.keys()


def test_no_background_job_holds_the_event_loop(tmp_path, beside, limit, monkeypatch):
    record, monitor, longest = long_record(), LoopMonitor(), {}

    async def scenario():
        async with running_app(tmp_path) as here, AsyncExitStack() as stack:
            ann = await here.guest()
            table = (await ann.post("/api/records", record=record))["id"]
            await copied(here, await ann.open_table("me", "hotseat"), 100)
            seat = next(iter((await here.context.tables.table(table)).question_ids()))
            for _ in range(50):
                await stack.enter_async_context(ann.at(table))

            async with monitor.watching(monkeypatch):
                await here.store.update(
                    schema.chairs, {"table": table, "seat": seat}, kind="bot", player=None, bot="random"
                )
                before = (await here.context.tables.reload(table)).live.seq
                while (await here.context.tables.table(table)).seq == before:
                    await asyncio.sleep(0.01)
            longest["computer"] = monitor.longest

            over = (await ann.post("/api/records", record=record_of()))["id"]
            here.forget([over])
            async with monitor.watching(monkeypatch):
                await here.context.tables.entry(over)
                await here.context.ladder.close()
            longest["finished"] = monitor.longest

            for number in range(100):
                await here.context.tables.entry(f"copy-{number}")
            async with monitor.watching(monkeypatch):
                await here.context.on_missed()
            longest["missed"] = monitor.longest

            for number in range(5000):
                stack.enter_context(here.context.presence.connection(f"table {number}", "player"))
            announced = asyncio.Event()

            async def notify(text, seq):
                announced.set()

            async with monitor.watching(monkeypatch):
                announcing = asyncio.create_task(here.context.presence.announce(notify))
                await announced.wait()
                announcing.cancel()
            longest["presence"] = monitor.longest
        return {job: round(seconds / limit, 1) for job, seconds in longest.items() if seconds > limit}

    assert run(scenario()) == {}
