"""The WebSocket of a table: a connection checks and handles what its client sends, and sends what it may know."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from msgspec import structs
from sqlalchemy.exc import SQLAlchemyError

from valles.hosting import snapshot
from valles.hosting.access import check_query, checked_seat, own_chair
from valles.hosting.entry import TableEntry, UnknownTable
from valles.hosting.person import User
from valles.kernel.phrase import Event, Phrase
from valles.kernel.record import canonical
from valles.server.http.context import ServerContext
from valles.server.http.middleware import TOO_MANY, problem
from valles.server.http.request import client_network, language_of
from valles.server.limits import LARGEST_QUEUE, REQUESTER, ClientKey
from valles.server.live.query_pool import QueryPool
from valles.server.live.query_worker import PointsQuery, Query, with_id
from valles.server.live.tables import Unavailable
from valles.table.command import Confirming
from valles.table.live import Refused, StaleAnswer
from valles.table.message.field import VERSION
from valles.table.message.reply import Ack, ChatLines, FromServer, PointsAnswer, Refusal, Stale
from valles.table.message.request import (
    Act,
    AskHistory,
    AskPoints,
    ChatMessage,
    FeatureMessage,
    FromClient,
    GameQuery,
    Join,
    ViewQuery,
    Visibility,
)
from valles.table.query import immediate_answer, log_since
from valles.table.row import CorruptTable

GOING_AWAY: Final = 1001
INTERNAL_ERROR: Final = 1011
TRY_LATER: Final = 1013
UNKNOWN_SESSION: Final = 4401
NO_SUCH_TABLE: Final = 4404
NOT_JOINED: Final = 4408
DAMAGED: Final = 4409
OTHER_VERSION: Final = 4426
CLOSE_CODES: Final = {
    GOING_AWAY: "the client or the server ends the connection",
    1008: "the request comes from another origin",
    1009: "the message was too large",
    1012: "the server restarts; connect again",
    TRY_LATER: "the database cannot be read; connect again after a while",
    UNKNOWN_SESSION: "the session is unknown or over",
    NO_SUCH_TABLE: "there is no such table for this player",
    NOT_JOINED: "the client has not joined within a while",
    DAMAGED: "what is stored of the table cannot be used; the refusal before says why",
    OTHER_VERSION: "the client speaks another version of the protocol; a page is to be reloaded",
    TOO_MANY: "too many sockets or messages, or the client has read nothing for too long",
}
WATCHERS_PER_SECOND: Final = 200
"""Snapshots of one table that are sent in a second to those who only watch."""
SEND_ERRORS: Final = (WebSocketDisconnect, RuntimeError, OSError)
"""Errors of sending to a client that has disconnected."""

log = structlog.get_logger()

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[None, None, State], id: str) -> None:
    """Sit at a table, or watch it."""
    context: ServerContext = socket.app.state.context
    try:
        context.admit(socket.scope)
    except Refused:
        # Accepting a socket only to close it costs far more than the refusal of a handshake.
        await socket.close(TOO_MANY)
        return
    await socket.accept()
    try:
        user = await context.user(socket.scope)
        REQUESTER.set(context.client(socket.scope, user))
        await context.lobby.visible_table(user, id)
        context.admit_socket(socket.scope, user)
    except Refused as error:
        await _reject(socket, error.problem, error.status, UNKNOWN_SESSION if error.status == 401 else TOO_MANY)
        return
    except UnknownTable:
        await _reject(socket, Phrase("problem-unknown-table"), 404, NO_SUCH_TABLE)
        return
    except CorruptTable as error:
        await _reject(socket, error.problem, 409, DAMAGED)
        return
    except (Unavailable, SQLAlchemyError) as error:
        log.error("the database does not answer", path=socket.scope["path"], exc_info=error)
        await _reject(socket, Phrase("problem-unavailable"), 503, TRY_LATER)
        return
    connection = Connection(context, socket, user, id)
    context.connections.add(connection)
    try:
        await connection.run()
    finally:
        connection.sight.set(False)
        context.connections.discard(connection)


async def _reject(socket: WebSocket[None, None, State], phrase: Phrase, status: int, code: int) -> None:
    refusal = Refusal(problem(phrase, status, language_of(socket.scope)))
    with suppress(*SEND_ERRORS):
        await socket.send_data(encoder.encode(refusal).decode(), mode="text")
        await socket.close(code)


def query_of(entry: TableEntry, message: ViewQuery) -> Query:
    """Return the query of a message, about the view of its seat."""
    game = entry.live.game
    return Query(
        game=game.rules.name,
        setup=canonical(game.setup),
        view=entry.view(message.seat),
        message=structs.replace(message, id=0),
        points=entry.tells_points,
    )


def points_query(entry: TableEntry, seat: str | None) -> PointsQuery:
    """Return the query for the shares of the points, as a seat or a spectator sees them."""
    game = entry.live.game
    return PointsQuery(
        game=game.rules.name,
        setup=canonical(game.setup),
        view=canonical(game.rules.save(game.state)) if game.over else entry.view(seat),
        rows=entry.live.hash,
        seat=seat,
        log=game.events_for(seat),
    )


async def computed_answer(
    queries: QueryPool, client: ClientKey, entry: TableEntry, message: ViewQuery | AskPoints, seat: str | None
) -> bytes:
    """Return the answer to a query as it is sent, with the id 0; a process computes it.

    Args:
        queries: The processes.
        client: The client that is charged for it.
        entry: The table.
        message: The query.
        seat: The seat whose hidden information the client may see, if any.
    """
    if isinstance(message, ViewQuery):
        return await queries.answer(client, query_of(entry, message))
    if not entry.tells_points:
        return encoder.encode(PointsAnswer(0, {}))
    return await queries.points(client, points_query(entry, seat))


def check_act(context: ServerContext, user: User, entry: TableEntry, seat: str) -> None:
    """Refuse a command for a seat that the user may not decide for now."""
    context.features.check_act(entry, own_chair(entry, user.id, seat))


async def act(context: ServerContext, user: User, client: ClientKey, entry: TableEntry, message: Act) -> int:
    """Carry out a command, and return the number of its row; of the last row if it changes nothing."""
    table = entry.about.id
    try:
        check_act(context, user, entry, message.seat)
    except Refused:
        check_act(context, user, await context.tables.refreshed(table), message.seat)
    context.admit_act(client)
    if isinstance(message.command, Confirming):
        context.admit_change(user)
        live = (await context.tables.refreshed(table)).live
        if live.is_unchanged(message.seat, message.command) and message.decision not in live.decisions:
            return live.seq
    return await context.tables.act(table, message.seat, message.command, message.decision)


async def append_line(context: ServerContext, user: User, entry: TableEntry, message: ChatMessage) -> int:
    """Write a line of chat and return its number; notify everybody, even if its author disconnects meanwhile."""
    table = entry.about.id
    if message.seat not in entry.seats_of(user.id):
        entry = await context.tables.refreshed(table)
    chair = own_chair(entry, user.id, message.seat)
    context.admit_line(user)
    try:
        number = await context.chat.write(table, message, chair.name, user.id)
        context.post_line(entry, user.id, chair.name)
        return number
    finally:
        context.notify_chat(table)


class UpdatePace:
    """The time until the next update of somebody who only watches, who is then sent the newest state."""

    def __init__(self, wake: asyncio.Event) -> None:
        self._wake = wake
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        return self._timer is not None

    def wait(self, seconds: float) -> None:
        """Send no update for so many seconds, and wake the connection after them."""
        self._timer = asyncio.get_running_loop().call_later(seconds, self._end)

    def _end(self) -> None:
        self._timer = None
        self._wake.set()

    def reset(self) -> None:
        """Send the next update at once."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Connection:
    """A socket of a client at a table."""

    def __init__(self, context: ServerContext, socket: WebSocket[None, None, State], user: User, id: str) -> None:
        self.user = user
        self.address = client_network(socket.scope)
        self._client = context.client(socket.scope, user)
        self._context = context
        self._socket = socket
        self.table = id
        self._seat: str | None = None
        self._joined = False
        self._place = ExitStack()
        """Ends the presence of the user at the table, which begins with the first join."""
        self.sight = context.looking.switch(id, user.id)
        self._sent_log: Sequence[Event] = ()
        self._replies: deque[bytes] = deque()
        self._queued = 0
        self._has_changed = False
        self._has_chat = False
        self._last_line = 0
        """Number of the last line of chat that was sent."""
        self._wake = asyncio.Event()
        self._close_code = 0
        self._unreachable = False
        self._limits = context.settings.limits
        self._pace = UpdatePace(self._wake)
        self._query_tasks: set[asyncio.Task[None]] = set()
        """Queries that are being answered; decisions do not wait for them."""

    async def run(self) -> None:
        """Receive and send until either side closes."""
        unsubscribe = self._context.tables.subscribe(self.table, self._on_change)
        receiving = asyncio.create_task(self._receive_loop())
        sending = asyncio.create_task(self._send_loop())
        ending = asyncio.create_task(self._context.wait_for_end(self.user.session))
        joining = asyncio.get_running_loop().call_later(self._limits.join_timeout, self._check_joined)
        try:
            await asyncio.wait([receiving, sending, ending], return_when=asyncio.FIRST_COMPLETED)
            if ending.done():
                self.close(UNKNOWN_SESSION)
            if self._close_code:
                await asyncio.wait([sending], timeout=self._limits.send_timeout)
        finally:
            unsubscribe()
            self._place.close()
            joining.cancel()
            self._pace.reset()
            for task in (receiving, sending, ending, *self._query_tasks):
                task.cancel()
            for result in await asyncio.gather(receiving, sending, ending, return_exceptions=True):
                if isinstance(result, Exception):
                    log.error("failed", path=self._socket.scope["path"], exc_info=result)
                    self._close_code = INTERNAL_ERROR
        if not self._unreachable:
            with suppress(*SEND_ERRORS):
                async with asyncio.timeout(self._limits.send_timeout):
                    await self._socket.close(self._close_code or GOING_AWAY)

    def close(self, code: int) -> None:
        """Close the socket, after the replies in the queue have been sent."""
        self._close_code = code
        self._wake.set()

    def _check_joined(self) -> None:
        if not self._joined:
            self.close(NOT_JOINED)

    def _on_change(self, entry: TableEntry | None = None) -> None:
        self._has_changed = True
        self._wake.set()

    def on_chat(self) -> None:
        """Wake the connection for new lines of chat."""
        self._has_chat = True
        self._wake.set()

    # Sending

    def _reply(self, message: FromServer) -> None:
        self._reply_encoded(encoder.encode(message))

    def _reply_encoded(self, text: bytes) -> None:
        self._queued += len(text)
        if self._queued > LARGEST_QUEUE:
            self.close(TOO_MANY)
        else:
            self._replies.append(text)
        self._wake.set()

    async def _send_loop(self) -> None:
        """Send replies in order, then the newest snapshot: a slow client misses only intermediate ones."""
        while not self._close_code or self._replies:
            await self._wake.wait()
            self._wake.clear()
            while self._replies:
                text = self._replies.popleft()
                await self._send(text.decode())
                self._queued -= len(text)
            if (self._has_changed or self._has_chat) and not self._close_code and not self._pace.is_waiting:
                await self._send_updates()

    async def _send_updates(self) -> None:
        """Send a snapshot if the table has changed, and new lines of chat, as long as the user may see the table."""
        changed, self._has_changed = self._has_changed, False
        chat, self._has_chat = self._has_chat, False
        try:
            entry = await self._context.lobby.table_for_update(self.user, self.table)
            lines = await self._context.chat.lines(self.table, self._last_line) if chat and self._joined else []
        except UnknownTable:
            self.close(NO_SUCH_TABLE)
            return
        except CorruptTable as error:
            self._end_corrupt(error)
            return
        except (Unavailable, SQLAlchemyError):
            self.close(TRY_LATER)
            return
        if changed and self._joined:
            await self._send_snapshot(entry)
        if not entry.takes_part(self.user.id):
            self._pace.wait(self._context.tables.listeners(self.table) / WATCHERS_PER_SECOND)
        if lines:
            self._last_line = lines[-1].number
            await self._send(encoder.encode(ChatLines(lines)).decode())

    async def _send_snapshot(self, entry: TableEntry) -> None:
        if self._seat not in entry.hands_of(self.user.id):
            self._seat = None
        now = entry.live.game.events_for(self._viewpoint(entry))
        log = log_since(self._sent_log, now)
        self._sent_log = now
        await self._send(snapshot.text_of(entry, self.user.id, self._seat, log))

    async def _send(self, text: str) -> None:
        try:
            async with asyncio.timeout(self._limits.send_timeout):
                await self._socket.send_data(text, mode="text")
        except SEND_ERRORS:
            self._unreachable = True
            self._replies.clear()
            self.close(TOO_MANY)

    # Receiving

    async def _receive_loop(self) -> None:
        with suppress(WebSocketDisconnect):
            while not self._close_code:
                message = await self._socket.receive()
                if message["type"] != "websocket.receive":
                    return
                try:
                    self._context.admit_message(self._client)
                except Refused as error:
                    self._refuse(error)
                    self.close(TOO_MANY)
                    return
                await self._handle(message.get("text") or message.get("bytes") or b"")

    async def _handle(self, text: str | bytes) -> None:
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._refuse(Refused("problem-malformed", 400, reason=str(error)[:200]))
            return
        try:
            await self._dispatch(message)
        except StaleAnswer:
            self._reply(Stale(message.decision))
            self._on_change()
        except (Unavailable, SQLAlchemyError):
            self._refuse(Refused("problem-unavailable", 503), message)
        except UnknownTable:
            self.close(NO_SUCH_TABLE)
        except CorruptTable as error:
            self._end_corrupt(error)
        except Refused as error:
            self._refuse(error, message)

    def _end_corrupt(self, error: CorruptTable) -> None:
        """Send the reason for which the table cannot be used any more, and close."""
        self._reply(Refusal(problem(error.problem, 409, self.user.language)))
        self.close(DAMAGED)

    def _refuse(self, error: Refused, message: FromClient | ViewQuery | None = None) -> None:
        document = problem(error.problem, error.status, self.user.language)
        self._reply(Refusal(document, getattr(message, "decision", None), getattr(message, "id", None)))

    async def _dispatch(self, message: FromClient) -> None:
        # Access may have ended before this connection is closed for it.
        entry = await self._context.lobby.visible_table(self.user, self.table)
        if isinstance(message, Join):
            if message.version != VERSION:
                self._refuse(Refused("problem-version", 426), message)
                self.close(OTHER_VERSION)
                return
            if message.seq > entry.live.seq or message.seat not in (None, *entry.hands_of(self.user.id)):
                # Another worker may have newer rows.
                entry = await self._context.tables.refreshed(self.table)
            self._seat = checked_seat(entry, self.user.id, message.seat)
            first = not self._joined
            if first:
                self._place.enter_context(self._context.presence.connection(self.table, self.user.id))
            self._joined, self._sent_log, self._last_line = True, (), 0
            self._pace.reset()
            self.sight.set(True)
            self._on_change()
            self.on_chat()
            if first:
                self._context.features.on_arrival(entry)
        elif not self._joined:
            raise Refused("problem-join-first", 409)
        elif isinstance(message, Act):
            self._reply(Ack(message.decision, await act(self._context, self.user, self._client, entry, message)))
        elif isinstance(message, ChatMessage):
            self._reply(Ack(message.decision, await append_line(self._context, self.user, entry, message)))
        elif isinstance(message, Visibility):
            self.sight.set(message.visible)
        elif isinstance(message, FeatureMessage):
            own_chair(entry, self.user.id, message.seat)
            self._reply(await self._context.features.answer(entry, message))
        else:
            self._answer_query(entry, message)

    def _viewpoint(self, entry: TableEntry) -> str | None:
        """Return the seat whose hidden information may be sent; None before the start, when seats change hands."""
        shown = entry.about.started is not None and self._seat in entry.hands_of(self.user.id)
        return self._seat if shown else None

    def _answer_query(self, entry: TableEntry, message: ViewQuery | GameQuery) -> None:
        """Answer a query, which changes nothing."""
        if isinstance(message, AskHistory):
            self._reply(immediate_answer(entry.live.game, self._viewpoint(entry), message))
            return
        if isinstance(message, ViewQuery):
            check_query(entry, self.user.id, message)
        task = asyncio.create_task(self._send_answer(entry, message))
        self._query_tasks.add(task)
        task.add_done_callback(self._query_tasks.discard)

    async def _send_answer(self, entry: TableEntry, message: ViewQuery | AskPoints) -> None:
        """Send the answer to a query; an error does not end the connection."""
        try:
            answer = await computed_answer(self._context.queries, self._client, entry, message, self._viewpoint(entry))
            self._reply_encoded(with_id(answer, message.id))
        except Refused as error:
            self._refuse(error, message)
        except Exception as error:
            log.error("a query failed", table=self.table, exc_info=error)
            self._refuse(Refused("problem-internal", 500), message)
