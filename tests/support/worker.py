"""Several workers on one database, devices spread over them, and a check that all of them see the state of the rows."""

import asyncio
import json
import uuid
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import websockets

from tests.support.history import ClientLog, History, Insistent, shown
from tests.support.message import client_message
from tests.support.server import GENEROUS, PATIENCE, Client, Server
from valles.server.http.context import Settings
from valles.server.store.store import Store, durable_engine


@contextmanager
def workers_on(url, folder, count, **settings):
    """So many server processes on one database, each with a port of its own."""
    servers = [Server(Settings(database=url, limits=GENEROUS, **settings), folder) for _ in range(count)]
    try:
        with ThreadPoolExecutor(count) as pool:
            list(pool.map(Server.start, servers))
        yield servers
    finally:
        with ThreadPoolExecutor(count) as pool:
            list(pool.map(Server.stop, [server for server in servers if server.process is not None]))


def elsewhere(client, server):
    """Return the same session, at another worker."""
    other = Client(server, client.name, Authorization=f"Bearer {client.token}")
    other.token = client.token
    return other


@asynccontextmanager
async def everywhere(servers, *names):
    """Guests of these names: for each a client at every worker, with one session."""
    came = [await Client(servers[0], name).enter() for name in names]
    spread = [[client, *(elsewhere(client, server) for server in servers[1:])] for client in came]
    try:
        yield spread[0] if len(spread) == 1 else spread
    finally:
        for client in (client for clients in spread for client in clients):
            await client.close()


async def table_for_two(host, guest, game="terraforming_mars", **wishes):
    """Return a table that has begun; the seats of host and guest."""
    table = await host.open_table(game, chairs=("me", "open"), start=False, **wishes)
    own, free = (seat["seat"] for seat in sorted(table["seats"], key=lambda seat: not seat["mine"]))
    link = await host.post(f"/api/tables/{table['id']}/links", seat=free)
    await guest.redeem(link["secret"])
    await host.post(f"/api/tables/{table['id']}/start")
    return table["id"], own, free


class Device:
    """A socket at a table that receives all the time; `last` is what it shows."""

    def __init__(self, wire, table, history):
        self.wire, self.table, self.history = wire, table, history
        self.log = ClientLog()
        self.last: Any = None
        self.closed = None
        """The code with which the server closed it."""
        self._answers = {}
        self._news = asyncio.Condition()

    async def listen(self):
        try:
            async for text in self.wire:
                self._hear(json.loads(text))
                async with self._news:
                    self._news.notify_all()
        except websockets.ConnectionClosedError:
            self.closed = self.wire.close_code
            async with self._news:
                self._news.notify_all()

    def _hear(self, message):
        if message["type"] == "snapshot":
            self.log.add(message["log"], self.last is None)
            self.last = message
            self.history.see(self.table, message, self.log)
        elif message.get("decision") in self._answers:
            self.history.hear(message)
            self._answers[message["decision"]].set_result(message)

    async def until(self, holds):
        """Wait until something holds for this device."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: holds(self))

    async def act(self, kind, decision=None, **fields):
        """Return the answer to something that becomes a row."""
        decision = decision or uuid.uuid4().hex
        answer = self._answers[decision] = asyncio.get_running_loop().create_future()
        self.history.send(decision, self.table, fields["seat"], fields.get("choices"))
        await self.wire.send(json.dumps(client_message(kind, decision=decision, **fields)))
        return await asyncio.wait_for(answer, PATIENCE)

    async def decide(self, option, decision=None):
        """Answer the question that the device shows."""
        fields = {"seat": self.last["seat"], "question_id": self.last["question"]["id"], "choices": [option]}
        return await self.act("move", decision, **fields)

    def options(self):
        return [answer["option"] for answer in self.last["question"]["options"]]


@asynccontextmanager
async def device(client, table, seat=None, history=None):
    async with client.at(table, join=False) as talk:
        here = Device(talk.wire, table, history or History())
        listening = asyncio.create_task(here.listen())
        try:
            await talk.say("join", seat=seat)
            await here.until(lambda device: device.last is not None)
            yield here
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)


async def same_sight(devices, seq):
    """Wait until all devices show the table after this row; the seats whose devices differ then."""
    await asyncio.gather(*(device.until(lambda device: device.last["seq"] >= seq) for device in devices))
    seen: dict[str, set[Any]] = {}
    for one in devices:
        facts = {**one.last, "table": {**one.last["table"], "seats": [], "host": None}}
        seen.setdefault(one.last["seat"], set()).add(shown(facts, [facts["table"], one.log.lines]))
    return [seat for seat, sights in seen.items() if len(sights) > 1]


@asynccontextmanager
async def stored(url):
    engine = durable_engine(url)
    try:
        yield Store(engine)
    finally:
        await engine.dispose()


async def rows_of(url, id):
    async with stored(url) as store:
        return await store.rows(id)


class Wanderer(Insistent):
    """An insistent client that goes to the next worker whenever it is cut off."""

    def __init__(self, servers, *facts, **manners):
        super().__init__(*facts, **manners)
        self.urls = [server.url for server in servers]
        self.wire: Any = None

    @asynccontextmanager
    async def connected(self):
        self.url = self.urls[0]
        self.urls = [*self.urls[1:], self.url]
        async with super().connected() as self.wire:
            yield self.wire

    async def say(self, wire, type, **fields):
        if type == "join":
            here = [sent.seq or 0 for sent in self.history.sent.values() if sent.table == self.table]
            fields["seq"] = max(here, default=0)
        await super().say(wire, type, **fields)

    def cut(self):
        """Lose the connection."""
        self.wire.transport.abort()


def errors_of(servers):
    """What the workers have written down as going wrong."""
    return [line for server in servers for line in server.log.read_text().splitlines() if '"error"' in line]


@contextmanager
def no_errors(servers):
    before = len(errors_of(servers))
    yield
    errors = errors_of(servers)[before:]
    assert not errors, errors
