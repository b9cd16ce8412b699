"""Language models at the server: the tools of the Model Context Protocol, under the session of a guest."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Final

import structlog
from litestar import asgi
from litestar.enums import ScopeType
from litestar.types import HTTPReceiveMessage, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from valles.games.registry import rulebook
from valles.hosting import snapshot
from valles.hosting.entry import TableEntry, UnknownTable
from valles.hosting.model import SeatLink
from valles.hosting.opening import UNCONFIRMED, chair_at
from valles.hosting.person import User
from valles.kernel.record import canonical
from valles.mcp import tool
from valles.mcp.agent import Observation, known_game
from valles.mcp.description import DescriptionRequest
from valles.server.http.context import ServerContext
from valles.server.http.request import check_containers
from valles.server.limits import LARGEST_BODY, REQUESTER
from valles.server.live.tables import Unavailable
from valles.table.command import Command
from valles.table.feature.away import FEATURE as AWAY
from valles.table.live import Refused
from valles.table.message.lobby import Chair, NewTable, TableInfo
from valles.table.message.reply import Log
from valles.table.row import CorruptTable

if TYPE_CHECKING:
    from mcp.server.context import ServerRequestContext
    from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

log = structlog.get_logger()

PATH: Final = "/api/mcp"
HOST: Final = "valles.host"
"""Key of the host of a request in its scope."""


class ModelService:
    """Answers requests of language models. It is loaded with the first of them: that takes a second."""

    def __init__(self) -> None:
        self._started: asyncio.Future[StreamableHTTPSessionManager | None] | None = None
        self._end = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    async def manager(self) -> StreamableHTTPSessionManager | None:
        """Return the session manager; None where the library is not installed."""
        if self._started is None:
            self._started = asyncio.get_running_loop().create_future()
            self._running = asyncio.create_task(self._run(self._started), name="language models")
        return await asyncio.shield(self._started)

    async def _run(self, started: asyncio.Future[StreamableHTTPSessionManager | None]) -> None:
        try:
            service = await asyncio.to_thread(import_module, "valles.mcp.service")
        except ModuleNotFoundError as error:
            log.warning("there is no service for language models", missing=error.name)
            started.set_result(None)
            return
        manager: StreamableHTTPSessionManager = service.stateless(host_of, LARGEST_BODY)
        async with manager.run():
            started.set_result(manager)
            await self._end.wait()

    async def close(self) -> None:
        self._end.set()
        if self._running is not None:
            await self._running


async def host_of(request: ServerRequestContext[object, object]) -> ServerHost:
    """Return the host of a request, which was checked before."""
    host: ServerHost = request.request.scope[HOST]  # type: ignore[attr-defined]
    return host


@asgi(PATH, copy_scope=True)
async def endpoint(scope: Scope, receive: Receive, send: Send) -> None:
    state = scope["litestar_app"].state
    context: ServerContext = state.context
    context.admit(scope)
    user = await context.user(scope)
    REQUESTER.set(context.client(scope, user))
    if scope["type"] != ScopeType.HTTP or scope["method"] != "POST":
        # Nothing is sent without a request, and no session is kept that could be ended.
        raise Refused("problem-method", 405)
    manager = await state.models.manager()
    if manager is None:
        raise Refused("problem-mcp-missing", 501)
    body = await checked_body(receive)
    await manager.handle_request({**scope, HOST: ServerHost(context, scope, user)}, repeated(body, receive), send)


async def checked_body(receive: Receive) -> bytes:
    """Return the body of a request; refuse one that is too large or would take long to decode."""
    body, is_whole = b"", False
    while not is_whole:
        message = await receive()
        if message["type"] != "http.request":
            raise Refused("problem-bad-request", 400)  # The client has disconnected, so nobody reads this.
        body += message["body"]
        is_whole = not message["more_body"]
        if len(body) > LARGEST_BODY:
            raise Refused("problem-too-large", 413)
    check_containers(body)
    return body


def repeated(body: bytes, receive: Receive) -> Receive:
    """Return a function that receives a body that was read before, and then what comes after it."""
    waiting = [body]

    async def receive_again() -> HTTPReceiveMessage:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()  # type: ignore[return-value]  # only HTTP comes here

    return receive_again


@contextmanager
def refusals() -> Iterator[None]:
    """Turn errors that routes answer by a status into refusals with a sentence."""
    try:
        yield
    except UnknownTable as error:
        raise Refused("problem-unknown-table", 404) from error
    except CorruptTable as error:
        raise Refused(error.problem.key, 409, **error.problem.args) from error
    except (Unavailable, SQLAlchemyError) as error:
        raise Refused("problem-unavailable", 503) from error


class ServerHost:
    """The tables of one user, who sees and decides for the own seats only."""

    def __init__(self, context: ServerContext, scope: Scope, user: User) -> None:
        self.language = user.language
        self.owner = user.session
        self._context = context
        self._scope = scope
        self._user = user
        self._client = context.client(scope, user)

    async def tables(self) -> list[TableInfo]:
        with refusals():
            infos = await self._context.lobby.tables_of(self._user)
        return [table for table in infos if any(seat.mine for seat in table.seats)]

    # Taking a seat

    async def join(self, request: tool.JoinCall) -> tuple[str, str]:
        with refusals():
            if request.link:
                return await self._redeem_seat(request.link.rpartition("#")[2])
            entry = await self._entry(request.table) if request.table else await self._new_table(request)
            seat = self._own_seat(entry, "")
            chair = entry.chair(seat)
            if chair is not None and chair.left is not None:
                await AWAY.come_back(seat, True, self._context.features.at(AWAY, entry)[1])
            return entry.about.id, seat

    async def _redeem_seat(self, secret: str) -> tuple[str, str]:
        self._context.admit_guest(self._scope)
        link = await self._context.lobby.find_link(secret)
        if not isinstance(link, SeatLink):
            raise Refused("problem-link-dead", 404)
        await self._context.lobby.redeem_seat_link(self._user, link)
        return link.table, link.seat

    async def _new_table(self, request: tool.JoinCall) -> TableEntry:
        """Create a table against computers, and start its game."""
        rules = rulebook(known_game(request.game))
        if request.players > len(rules.colours):
            raise Refused("problem-too-many-seats", count=request.players, possible=len(rules.colours))
        bots = [Chair("bot", bot=request.opponent or None) for _ in range(request.players - 1)]
        new = NewTable(game=request.game, chairs=[Chair("me"), *bots], options=request.variants, features=UNCONFIRMED)
        entry = await self._context.lobby.create_table(self._user, new)
        return await self._context.lobby.start_game(self._user, entry.about.id)

    # Looking

    async def _entry(self, table: str) -> TableEntry:
        return await self._context.lobby.visible_table(self._user, table)

    def _own_seat(self, entry: TableEntry, seat: str) -> str:
        """Return the seat, if it is one's own; without a name the first that has a question, or the first."""
        own = entry.seats_of(self._user.id)
        if not own:
            raise Refused("problem-no-seat", 403)
        if seat and seat not in own:
            raise Refused("problem-not-your-seat", 403, seat=seat)
        return seat or next((pending for pending in entry.live.question_ids() if pending in own), own[0])

    async def observe(self, table: str, seat: str) -> Observation:
        with refusals():
            entry = await self._entry(table)
        seat = self._own_seat(entry, seat)
        if entry.about.started is None:
            raise Refused("problem-not-started")
        game = entry.live.game
        view = canonical(game.rules.save(game.state)) if game.over else entry.view(seat)
        shown = snapshot.snapshot_of(entry, self._user.id, seat, Log(0, []))
        return Observation(shown, view, game.events_for(seat), entry.tells_points)

    async def describe(self, request: DescriptionRequest) -> bytes:
        return await self._context.queries.description(self._client, request)

    # Deciding

    async def act(self, table: str, seat: str, command: Command) -> None:
        with refusals():
            entry = await self._entry(table)
            chair = chair_at(entry, self._own_seat(entry, seat))
            self._context.features.check_act(entry, chair)
            self._context.admit_act(self._client)
            await self._context.tables.act(table, chair.seat, command, uuid.uuid4().hex)

    async def wait(self, table: str, seat: str, seconds: float) -> None:
        changed = asyncio.Event()
        with refusals(), self._context.long_poll(self._user):
            self._own_seat(await self._entry(table), seat)
            unsubscribe = self._context.tables.subscribe(table, lambda entry: changed.set())
            try:
                with self._context.attendance(table, self._user.id):
                    async with asyncio.timeout(seconds):
                        while not self._is_ready(await self._entry(table), seat):
                            await changed.wait()
                            changed.clear()
            except TimeoutError:
                pass
            finally:
                unsubscribe()

    def _is_ready(self, entry: TableEntry, seat: str) -> bool:
        """Return True if the seat has something to decide, or the game is over."""
        own = self._own_seat(entry, seat)
        return entry.about.started is not None and (entry.live.game.over or own in entry.live.question_ids())
