"""A real server in a process of its own, which can be killed; and clients that talk to it as others would."""

import asyncio
import atexit
import json
import multiprocessing
import os
import random
import signal
import socket
import sys
import threading
import time
import urllib.request
import uuid
from collections import deque
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import websockets

from tests.support.message import client_message, table_request
from valles.games import registry
from valles.hosting import opening
from valles.server.http.context import Settings
from valles.server.http.serving import serve
from valles.server.limits import Limits
from valles.server.lobby.password import HashCost
from valles.server.store.migrations import migrate
from valles.server.store.store import address
from valles.table.message.field import VERSION

PATIENCE = 300
"""Seconds until something that has to come is called missing: many, since the machine may be busy with other things."""
MANY = 10**6
OFTEN = (MANY, 1.0)
GENEROUS = Limits(
    messages=OFTEN,
    changes=OFTEN,
    messages_of_address=OFTEN,
    commands=(MANY, 1.0),
    commands_of_address=(MANY, 1.0),
    guests=OFTEN,
    sign_ins=OFTEN,
    sign_ins_of_address=OFTEN,
    sign_ins_of_name=OFTEN,
    accounts=OFTEN,
    mails=OFTEN,
    exports=OFTEN,
    requests=OFTEN,
    lines=OFTEN,
    imports=OFTEN,
    channels=OFTEN,
    confirmations=OFTEN,
    tests=OFTEN,
    queries=OFTEN,
    queries_of_address=OFTEN,
    sockets_of_session=MANY,
    sockets_of_address=MANY,
    connections_of_address=MANY,
)
"""For tests that are not about limits: all their clients have one address."""

CHEAP = HashCost(iterations=1, memory=64)
"""For tests that are not about the time that a hash takes."""

METRICS = "figures"
TRIED: dict[str, Any] = {"metrics_token": METRICS, "away_after": 0.0, "warm": False, "hash_cost": CHEAP}
"""The settings of a server under test."""

FORKS = multiprocessing.get_context("forkserver")
"""Server processes are copies of one that has loaded everything, which takes longer than most of what they are for."""
FORKS.set_forkserver_preload(["tests.support.preload"])
os.environ["PYTHONWARNINGS"] = "ignore:resource_tracker"
"""A killed server leaves semaphores behind, which Python would warn of at the end."""


def seeds(seed=None):
    """What stands in for `opening.new_seed`: one seed for every table, or one after the other, always the same."""
    chance = random.Random(0)
    return lambda: chance.getrandbits(128) if seed is None else seed


def server_scope(fixture_name, config):
    """Share a server within a module; in a nightly run each item has its own, and so does the same when repeated."""
    return "function" if config.option.nightly else "module"


RESERVED: deque[socket.socket] = deque()
"""Sockets that hold the ports of servers under test, also while those are restarted."""
MOST_RESERVED = 100


@atexit.register
def release_ports() -> None:
    while RESERVED:
        RESERVED.pop().close()


def free_port():
    """Return a port that the system gives to nobody else: a server can listen there, since it sets SO_REUSEADDR."""
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    RESERVED.append(holder)
    if len(RESERVED) > MOST_RESERVED:
        RESERVED.popleft().close()
    return holder.getsockname()[1]


class Server:
    """A server process; `log` is the file with what it wrote down. With a seed, every new table has that one; without,
    each has its own, which is the same in every run.

    `beside` is a folder with packages that are installed beside Valles.
    """

    def __init__(self, settings, folder, port=0, workers=1, seed=None, beside=None):
        self.settings = settings
        self.seed = seed
        self.beside = beside
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.workers = workers
        self.process: Any = None

    def start(self):
        arguments = (self.settings, self.port, self.workers, self.log, self.seed, self.beside)
        self.process = FORKS.Process(target=run_server, args=arguments)
        self.process.start()
        try:
            self.wait_until_ready()
        except BaseException:
            self.kill()
            raise

    def wait_until_ready(self, seconds=PATIENCE):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.alive, self.log.read_text()
            with suppress(OSError), urllib.request.urlopen(f"{self.url}/api/ready", timeout=5):
                return
            time.sleep(0.02)
        raise TimeoutError(self.log.read_text())

    @property
    def alive(self):
        return self.process.is_alive()

    def kill(self):
        """Pull the plug, on the workers and the pool too."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()

    def stop(self):
        """Ask it to end; the exit code."""
        if self.alive:
            self.process.terminate()
            self.process.join(PATIENCE)
            if self.alive:
                self.kill()
        return self.process.exitcode


def end_with_parent():
    """Kill this group of processes when the test process ends, even if that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.killpg(0, signal.SIGKILL)


def run_server(settings, port, workers, log, seed, beside):
    """In a process of its own, which leads a group with those that it starts."""
    os.setsid()
    threading.Thread(target=end_with_parent, daemon=True).start()
    if beside is not None:
        sys.path.append(str(beside))
        os.environ["PYTHONPATH"] = str(beside)  # for the processes of its pools
        registry.entries.cache_clear()  # the modules of the main process may have filled it
    opening.new_seed = seeds(seed)
    sys.stdin = None  # uvicorn would hand it on to its workers, who do not have it
    with log.open("ab") as written:
        for stream in (1, 2):
            os.dup2(written.fileno(), stream)
    serve(settings, "127.0.0.1", port, workers)


@cache
def new_database():
    """The bytes of a database with which a server has begun; the tests of migrations make theirs from nothing."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "valles.db"
        migrate(address(str(file)))
        return file.read_bytes()


@contextmanager
def running(folder, limits=GENEROUS, database=None, workers=1, seed=None, beside=None, **settings):
    """Yield a server on a database in this folder, until the block ends."""
    own = folder / "valles.db"
    if database is None and not own.exists():
        own.write_bytes(new_database())
    held = Settings(database=str(database or own), limits=limits, **{**TRIED, **settings})
    server = Server(held, folder, workers=workers, seed=seed, beside=beside)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Client:
    """Somebody who plays: a bearer token and an HTTP client."""

    def __init__(self, server, name="Ann", **headers):
        self.server = server
        self.name = name
        self.token = ""
        # Nothing is encrypted here, and each client would read all certificates of the system for nothing.
        self.http = httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE, verify=False)

    async def enter(self):
        me = await self.post("/api/guests", name=self.name, bearer=True)
        self.token = me["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        return self

    async def ask(self, method, path, body=None, status=None):
        """Return the response to a request; or its content, if its status is the one expected."""
        headers = {} if self.token else {"Authorization": "Bearer none"}
        answer = await self.http.request(method, path, json=body, headers=headers)
        if status is None:
            return answer
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def metrics(self):
        """What Prometheus reads."""
        answer = await self.http.get("/api/metrics", headers={"Authorization": f"Bearer {METRICS}"})
        assert answer.status_code == 200, answer.text
        return answer.text

    async def post(self, path, **body):
        answer = await self.ask("POST", path, body or None)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def get(self, path, status=200):
        return await self.ask("GET", path, status=status)

    async def open_table(self, game="terraforming_mars", chairs=("me", "hotseat"), start=True, **wishes):
        options = [{"kind": chair} if isinstance(chair, str) else chair for chair in chairs]
        table = await self.post("/api/tables", game=game, chairs=options, **table_request(**wishes))
        return await self.post(f"/api/tables/{table['id']}/start") if start else table

    async def redeem(self, secret, **more):
        return await self.post("/api/links", secret=secret, **more)

    @asynccontextmanager
    async def at(self, table, seat=None, join=True):
        """Yield a socket at the table, joined and with its first snapshot read."""
        headers = {"Authorization": f"Bearer {self.token}"}
        address = self.server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        async with websockets.connect(address, additional_headers=headers) as wire:
            talk = Talk(wire)
            if join:
                await talk.say("join", seat=seat)
                await talk.hear("snapshot")
            yield talk

    async def close(self):
        await self.http.aclose()


class Talk:
    """A conversation over a socket; `last` is the last snapshot."""

    def __init__(self, wire):
        self.wire = wire
        self.last: Any = None

    async def say(self, kind, **fields):
        version = {"version": VERSION} if kind == "join" else {}
        await self.wire.send(json.dumps(client_message(kind, **version, **fields)))

    async def next(self):
        message = json.loads(await asyncio.wait_for(self.wire.recv(), PATIENCE))
        if message["type"] == "snapshot":
            self.last = message
        return message

    async def hear(self, kind):
        """Return the next message of this kind."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def act(self, kind, decision=None, **fields):
        """Do something that becomes a row: the acknowledgement, refusal or word that it is out of date."""
        decision = decision or uuid.uuid4().hex
        await self.say(kind, decision=decision, **fields)
        while (message := await self.next()).get("decision") != decision:
            pass
        return message

    async def decide(self, choice=0, seat=None):
        """Answer the open question by an option or by its place in the list."""
        question = self.last["question"]
        option = question["options"][choice]["option"] if isinstance(choice, int) else choice
        fields = {"seat": seat or self.last["seat"], "question_id": question["id"], "choices": [option]}
        return await self.act("move", **fields)


@asynccontextmanager
async def clients(server, *names):
    """Guests of these names."""
    came = [await Client(server, name).enter() for name in names]
    try:
        yield came[0] if len(came) == 1 else came
    finally:
        for client in came:
            await client.close()
