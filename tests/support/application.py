"""The application without a network: requests and sockets straight into it, over http or https, as anybody."""

import asyncio
import json
import shutil
import sqlite3
import warnings
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import httpx
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning
from sqlalchemy import select

from tests.support.message import table_request
from tests.support.server import CHEAP, GENEROUS, PATIENCE, Talk, new_database, seeds
from tests.support.table import game_by_chance
from valles.hosting import opening
from valles.server.http.app import application
from valles.server.http.context import Settings
from valles.server.http.middleware import SecurityMiddleware
from valles.server.store.schema import chairs, metadata, sessions, spectators, viewers

HOST = "valles.test"
ORIGIN = f"https://{HOST}"
PASSWORD = "a long red canyon"
FIRST, SECOND, THIRD = "yellow", "blue", "pink"


class Closed(Exception):
    """The server has closed the socket, with this code."""

    def __init__(self, code):
        super().__init__(code)
        self.code = code


class Wire:
    """One socket: what a client of the websockets library offers, and no more than that."""

    def __init__(self, app, path, headers, scheme):
        self._to: asyncio.Queue[Any] = asyncio.Queue()
        self._from: asyncio.Queue[Any] = asyncio.Queue()
        raw = [(name.lower().encode(), value.encode()) for name, value in {"host": HOST, **headers}.items()]
        scope = {"type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": ""}
        scope |= {"headers": raw, "scheme": scheme, "client": ("127.0.0.1", 1), "server": (HOST, 443)}
        scope |= {"subprotocols": [], "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1"}
        self._task = asyncio.create_task(app({**scope, "state": {}}, self._to.get, self._from.put))
        self._to.put_nowait({"type": "websocket.connect"})

    async def shake_hands(self):
        """Closed, if the server does not want to talk."""
        message = await asyncio.wait_for(self._from.get(), PATIENCE)
        if message["type"] != "websocket.accept":
            raise Closed(message["code"])

    async def send(self, text):
        await self._to.put({"type": "websocket.receive", "text": text})

    async def recv(self):
        message = await asyncio.wait_for(self._from.get(), PATIENCE)
        if message["type"] == "websocket.close":
            raise Closed(message["code"])
        return message["text"]

    async def hang_up(self):
        await self._to.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)


class Caller:
    """A client: with a bearer token, with cookies as a browser keeps them, or with nothing."""

    def __init__(self, app, token="", origin=ORIGIN):
        self.app = app
        self.token = token
        self.origin = origin
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app, raise_app_exceptions=False), base_url=origin)

    def headers(self):
        """How requests identify the sender: a program by its token, a browser by its origin."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {"Origin": self.origin}

    async def ask(self, method, path, body=None, **headers):
        return await self.http.request(method, path, json=body, headers={**self.headers(), **headers})

    async def get(self, path):
        return json_of(await self.ask("GET", path))

    async def post(self, path, **body):
        return json_of(await self.ask("POST", path, body or None))

    async def enter(self, name="Ann", bearer=True):
        me = await self.post("/api/guests", name=name, bearer=bearer)
        self.token = me["token"]
        return self

    async def keeps_name(self, name, password=PASSWORD):
        """Become an account; the recovery codes."""
        kept = await self.post("/api/account", name=name, password=password)
        self.token = kept["me"]["token"]
        return kept["codes"]

    async def open_table(self, *kinds, game="terraforming_mars", **wishes):
        chairs = [{"kind": kind} for kind in kinds]
        return (await self.post("/api/tables", game=game, chairs=chairs, **table_request(**wishes)))["id"]

    async def sits(self, host, table, seat):
        """Take a seat that the host offers; the secret of the link."""
        link = await host.post(f"/api/tables/{table}/links", seat=seat)
        await self.post("/api/links", secret=link["secret"])
        return link["secret"]

    async def sees_hand(self, owner, table, seat):
        """See the hand of somebody who shows it."""
        link = await owner.post(f"/api/tables/{table}/seats/{seat}/viewers")
        await self.post("/api/links", secret=link["secret"])

    async def watches(self, host, table):
        await watch(host, table, self)

    @asynccontextmanager
    async def at(self, table, seat=None, join=True, **headers):
        scheme = "wss" if self.origin.startswith("https") else "ws"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        fields = {**self.headers(), **({"cookie": cookies} if cookies else {}), **headers}
        wire = Wire(self.app, f"/api/tables/{table}/socket", fields, scheme)
        try:
            await wire.shake_hands()
            talk = Talk(wire)
            if join:
                await talk.say("join", seat=seat)
                await talk.hear("snapshot")
            yield talk
        finally:
            await wire.hang_up()


async def watch(host, table, *guests):
    """Let them all come by one link, which a second one would replace."""
    link = await host.post(f"/api/tables/{table}/links", seat=None)
    for guest in guests:
        await guest.post("/api/links", secret=link["secret"])


def json_of(answer):
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


async def messages_until_closed(talk):
    """Everything that still comes, and the code with which the socket is closed."""
    messages = []
    try:
        while True:
            messages.append(await talk.next())
    except Closed as closed:
        return messages, closed.code


@dataclass
class RunningApp:
    app: Any
    context: Any
    callers: list = field(default_factory=list)

    def caller(self, token="", origin=ORIGIN):
        self.callers.append(Caller(self.app, token, origin))
        return self.callers[-1]

    async def guest(self, name="Ann"):
        return await self.caller().enter(name)

    @property
    def store(self):
        return self.context.tables.store

    async def settle(self):
        """Wait until listeners and features have done what they do right after a change."""
        for _ in range(3):
            await asyncio.sleep(0)
            await self.context.features.settled()

    def forget(self, tables):
        """Let the server read these tables again from the database."""
        for table in tables:
            self.context.tables._entries.pop(table, None)

    async def content(self):
        """Return all that is in the database."""
        async with self.store.engine.connect() as connection:
            stored = {t.name: (await connection.execute(select(t))).mappings().all() for t in metadata.sorted_tables}
        return {name: sorted(json.dumps(dict(row), sort_keys=True) for row in rows) for name, rows in stored.items()}


def built_application(settings):
    """Return the application, without deprecation warnings of its framework."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        return application(settings)


FREE: list[Litestar] = []
"""Applications that have been stopped: to build one takes longer than most of what it is for."""


@contextmanager
def lent_application(settings):
    """Yield an application with these settings, until the block ends."""
    app = FREE.pop() if FREE else built_application(settings)._app
    app.state.settings = settings
    yield SecurityMiddleware(app, settings.origins, settings.hosts, settings.limits)
    FREE.append(app)


@asynccontextmanager
async def running_app(folder, new_seed=None, **settings):
    """Yield the application, as if a server had started it on the database in this folder.

    It deals the same in every run, unless the seeds come from elsewhere.
    """
    usual = {"limits": GENEROUS, "warm": False, "away_after": 0.0, "hash_cost": CHEAP}
    database = folder / "valles.db"
    if not database.exists():
        database.write_bytes(new_database())
    with lent_application(Settings(database=str(database), **{**usual, **settings})) as app:
        async with begun(app, new_seed) as here:
            yield here


@asynccontextmanager
async def begun(app, new_seed):
    begin_and_end: asyncio.Queue[Any] = asyncio.Queue()
    answers: asyncio.Queue[Any] = asyncio.Queue()
    living = asyncio.create_task(app({"type": "lifespan", "state": {}}, begin_and_end.get, answers.put))
    begin_and_end.put_nowait({"type": "lifespan.startup"})
    assert (await answers.get())["type"] == "lifespan.startup.complete"
    here = RunningApp(app, app._app.state.context)
    try:
        with patch.object(opening, "new_seed", new_seed or seeds()):
            yield here
    finally:
        for caller in here.callers:
            await caller.http.aclose()
        begin_and_end.put_nowait({"type": "lifespan.shutdown"})
        await living


# A world with everybody in it

TABLES = ("waiting", "running", "finished", "other", "missing")


@dataclass
class World:
    """Who is there, by role, each with a token; which tables there are; and a link that has been used."""

    tokens: dict
    tables: dict
    used: str
    record: str


def record_of(most=100_000, seed=5):
    """Return the record of a game decided by chance: a whole one, or its first moves."""
    return game_by_chance("terraforming_mars", seed, most=most).record()


async def build_world(folder):
    async with running_app(folder) as here:
        names = (
            "host", "first", "second", "third", "spectator", "pupil", "removed", "other user", "used invite",
            "sent away", "elsewhere", "account holder",
        )  # fmt: skip
        people = {name: await here.guest(name) for name in names}
        host = people["host"]
        tables = {"missing": "AAAAAAAAAAAAAAAA"}
        for state in ("waiting", "running"):
            table = tables[state] = await host.open_table("open", "open", "open", on_leave="wait")
            used = await people["first"].sits(host, table, FIRST)
            await people["second"].sits(host, table, SECOND)
            await people["removed"].sits(host, table, THIRD)
            await people["spectator"].watches(host, table)
            json_of(await host.ask("DELETE", f"/api/tables/{table}/seats/{THIRD}"))
        await people["third"].sits(host, tables["running"], THIRD)
        await host.post(f"/api/tables/{tables['running']}/start")
        await people["sent away"].sees_hand(people["first"], tables["running"], FIRST)
        await people["pupil"].sees_hand(people["first"], tables["running"], FIRST)
        tables["other"] = await people["elsewhere"].open_table("me", "hotseat")
        await people["elsewhere"].post(f"/api/tables/{tables['other']}/start")
        tables["finished"] = (await host.post("/api/records", record=record_of()))["id"]
        await seat_people(here, people, tables["finished"])
        await people["account holder"].keeps_name("Holder")
        tokens = {name: people[name].token for name in names}
        tokens |= {"anonymous": "", "expired session": await expired_session(here, people["first"])}
        return World(tokens, tables, used, record_of(most=3))


async def seat_people(here, people, table):
    """Everybody where they sit at the other tables; a record gives all seats to its importer."""
    for seat, name in ((FIRST, "first"), (SECOND, "second")):
        me = await people[name].get("/api/me")
        await here.store.update(chairs, {"table": table, "seat": seat}, player=me["player"], name=name)
    watching = (await people["spectator"].get("/api/me"))["player"]
    await here.store.insert(spectators, table=table, player=watching)
    learning = (await people["pupil"].get("/api/me"))["player"]
    await here.store.insert(viewers, table=table, seat=FIRST, player=learning)


async def expired_session(here, person):
    """Return the token of a second device of this person, whose session has come to its end."""
    link = await person.post("/api/me/devices")
    token = (await here.caller().post("/api/links", secret=link["secret"], bearer=True))["me"]["token"]
    known = await here.context.lobby.sessions.user_of(token)
    await here.store.update(sessions, {"id": known.session}, expires=1.0)
    return token


class Watch:
    """Sees from outside whether anything is written to the database, and can put back what it was."""

    def __init__(self, template, database):
        self._template = sqlite3.connect(template)
        self._database = sqlite3.connect(database)

    def version(self):
        """Another number after every write of anybody else."""
        return self._database.execute("PRAGMA data_version").fetchone()[0]

    def put_back(self):
        self._template.backup(self._database)

    def close(self):
        self._template.close()
        self._database.close()


@asynccontextmanager
async def visit(built, folder):
    """Yield a copy of the world, served, and somebody who watches its database."""
    world, template = built
    shutil.copy(template / "valles.db", folder / "valles.db")
    async with running_app(folder) as here:
        watch = Watch(template / "valles.db", folder / "valles.db")
        try:
            yield here, world, watch
        finally:
            watch.close()
